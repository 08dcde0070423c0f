import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ConsumerApp } from './consumer-app.ts';

export interface AppServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** `vite dev` of the app, in a process of its own. */
export function startDevServer(app: ConsumerApp): Promise<AppServer> {
  return startServer(app, (port) => [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--strictPort',
  ]);
}

/** `next start` of the built app. */
export function startNext(app: ConsumerApp): Promise<AppServer> {
  return startServer(app, (port) => [
    join('node_modules', 'next', 'dist', 'bin', 'next'),
    'start',
    '--hostname',
    '127.0.0.1',
    '--port',
    port,
  ]);
}

async function startServer(app: ConsumerApp, args: (port: string) => string[]): Promise<AppServer> {
  const port = await freePort();
  const { NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(process.execPath, args(String(port)), {
    cwd: app.folder,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const close = (): Promise<void> => {
    child.kill();
    return ended;
  };
  let said = '';
  const url = `http://127.0.0.1:${port}`;
  const hear = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${said}`);
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    if (await answers(url)) return { url, close };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
  await close();
  throw new Error(`The server does not answer:\n${said}`);
}

/** Does a server say anything under an address? */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
