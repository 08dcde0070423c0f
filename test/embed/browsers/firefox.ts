import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyActions, placeOf, pointerActions, type Driver } from './driver.ts';

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(binary: string, port: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'kumiki-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  for (let tries = 0; !said.includes('WebDriver BiDi listening'); tries += 1) {
    if (tries > 300 || child.exitCode !== null) throw new Error(`Firefox does not listen:\n${said}`);
    // oxlint-disable-next-line no-await-in-loop -- until it listens
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  const send = async <V>(method: string, params: object): Promise<V> => {
    sent += 1;
    const id = sent;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as V;
  };
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const evaluate = async <V>(expression: string): Promise<V> => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: unknown };
      exceptionDetails?: { text: string };
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value as V;
  };
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate,
    async click(selector, at) {
      const { x, y } = JSON.parse(await evaluate<string>(placeOf(selector, at))) as { x: number; y: number };
      await send('input.performActions', { context, actions: pointerActions(x, y) });
    },
    type: (key) => send('input.performActions', { context, actions: keyActions(key) }),
    async close() {
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
