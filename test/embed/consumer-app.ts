import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packAll } from '../../scripts/check-packages/packed.ts';
import { readManifest, repository } from '../../scripts/check-packages/packages.ts';
import { pnpm } from '../../scripts/check-packages/pnpm.ts';

const run = promisify(execFile);

export interface ConsumerApp {
  readonly folder: string;
  /** Runs one of its files by a Node; the answer is what it prints. Throws with what it printed when it fails. */
  readonly node: (args: readonly string[], node?: string) => Promise<{ stdout: string; stderr: string }>;
  readonly remove: () => void;
}

/** A folder beside this file, and what an app of its kind installs beside React and our packages. */
export interface AppKind {
  readonly template: 'vite-app' | 'next-app' | 'plain-app';
  /** Versions of their own; those without one are the repository's. */
  readonly needs: Readonly<Record<string, string | undefined>>;
}
export const viteApp: AppKind = {
  template: 'vite-app',
  needs: { '@vitejs/plugin-react': undefined, vite: undefined },
};

/** An app outside of the repository that has installed the packages from their tarballs, as a user's would. */
export async function createConsumerApp({ template, needs }: AppKind = viteApp): Promise<ConsumerApp> {
  await pnpm(['run', 'build'], repository);
  const parent = mkdtempSync(join(tmpdir(), 'kumiki-embed-'));
  const remove = (): void => rmSync(parent, { recursive: true, force: true });
  try {
    const folder = join(parent, 'app');
    cpSync(new URL(template, import.meta.url), folder, { recursive: true });
    cpSync(new URL('shared', import.meta.url), join(folder, 'shared'), { recursive: true });
    for (const part of ['core', 'react']) {
      const puzzle = new URL(`../fixture-puzzle/${part}`, import.meta.url);
      cpSync(puzzle, join(folder, 'fixture-puzzle', part), { recursive: true });
    }
    await install(folder, join(parent, 'tarballs'), needs);
    return { folder, node: (args, node = process.execPath) => runNode(node, args, folder), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

async function install(folder: string, tarballs: string, needs: AppKind['needs']): Promise<void> {
  mkdirSync(tarballs);
  const packed = await packAll(tarballs);
  const own = Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]));
  const { devDependencies = {} } = readManifest(repository);
  const pinned = (...names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, needs[name] ?? devDependencies[name]!]));
  const manifest = {
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { ...own, ...pinned('react', 'react-dom') },
    devDependencies: pinned('@types/react', '@types/react-dom', ...Object.keys(needs)),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The packages depend on one another by version, and no registry has them yet.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: own }));
  await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], folder);
}

async function runNode(
  node: string,
  args: readonly string[],
  cwd: string,
): Promise<{ stdout: string; stderr: string }> {
  // Vitest's own NODE_ENV would make a development build.
  const { NODE_ENV: _mode, ...env } = process.env;
  try {
    return await run(node, args, { cwd, env: { ...env, NEXT_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 24 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${args.join(' ')} failed in the app.\n${stdout}${stderr}`, { cause: error });
  }
}

/** The one file of dist/assets whose name fits. */
export function builtAsset(app: ConsumerApp, name: RegExp): string {
  const found = readdirSync(join(app.folder, 'dist', 'assets')).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`One asset ${String(name)} was expected; there are: ${found.join(', ')}`);
  return found[0]!;
}
