import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ConsumerApp } from './consumer-app.ts';

/** `vite dev` of the app, in a process of its own. */
export async function startDevServer(app: ConsumerApp): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const { NODE_ENV: _mode, ...env } = process.env;
  const vite = join(app.folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: app.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(String(port))) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`vite dev ended early:\n${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      child.kill();
      return ended;
    },
  };
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
