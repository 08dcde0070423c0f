import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs pnpm: the one that runs this script, or, where a file is run by hand, the one that npx brings. */
export async function pnpm(args: readonly string[], cwd: string): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const present = folders.some((folder) => existsSync(join(folder, 'pnpm')));
  const [command, all] = present ? ['pnpm', args] : ['npx', ['--yes', 'pnpm@12', ...args]];
  try {
    const { stdout } = await run(command, all, { cwd, maxBuffer: 2 ** 24 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error });
  }
}
