import { spawn, type ChildProcess } from 'node:child_process';
import { answers } from '../dev-server.ts';
import { keyActions, placeOf, pointerActions, type Driver } from './driver.ts';

/** WebKitGTK by its driver, in a display of its own that nobody sees. */
export async function startWebKit(
  { driver, browser, display }: { readonly driver: string; readonly browser: string; readonly display: string },
  port: number,
): Promise<Driver> {
  const name = `:${port % 1_000}`;
  const children: ChildProcess[] = [
    spawn(display, [name, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
  ];
  await new Promise((resolve) => void setTimeout(resolve, 1_000));
  // Root may not use its sandbox.
  const env = { ...process.env, DISPLAY: name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GDK_BACKEND: 'x11' };
  children.push(spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }));
  const call = async <V>(method: string, path: string, body?: object): Promise<V> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value as V;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    if (await answers(`http://127.0.0.1:${port}/status`)) break;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  });
  const at = `/session/${sessionId}`;
  const evaluate = <V>(expression: string): Promise<V> =>
    call<V>('POST', `${at}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
      args: [],
    });
  return {
    open: (url) => call('POST', `${at}/url`, { url }),
    evaluate,
    async click(selector, place) {
      const { x, y } = JSON.parse(await evaluate<string>(placeOf(selector, place))) as { x: number; y: number };
      await call('POST', `${at}/actions`, { actions: pointerActions(x, y) });
    },
    type: (key) => call('POST', `${at}/actions`, { actions: keyActions(key) }),
    async close() {
      await call('DELETE', at).catch(() => undefined);
      for (const child of children.toReversed()) child.kill();
    },
  };
}
