import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { publishedPackages, readManifest, repository, type Manifest, type Package } from './packages.ts';
import { pnpm } from './pnpm.ts';

const run = promisify(execFile);

/** A package as the registry would get it. */
export interface Packed {
  readonly source: Package;
  readonly tarball: string;
  /** Where its files lie unpacked, and their paths in it with `/`. */
  readonly folder: string;
  readonly files: readonly string[];
  /** The package.json in the tarball: pnpm has applied publishConfig. */
  readonly manifest: Manifest;
}

/** Packs the built packages into tarballs in a folder and unpacks each beside it. */
export async function packAll(into: string): Promise<Packed[]> {
  const packages = publishedPackages();
  for (const { id, folder } of packages) {
    if (!existsSync(join(folder, 'dist'))) {
      throw new Error(`packages/${id} has no dist, so there is nothing to pack. Run \`pnpm run build\` first.`);
    }
  }
  const filters = packages.map(({ id }) => `--filter=./packages/${id}`);
  await pnpm(['--recursive', ...filters, 'pack', '--pack-destination', into], repository);
  return Promise.all(
    packages.map(async (source) => {
      const { name, version } = source.manifest;
      const tarball = join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
      const folder = join(into, source.id);
      mkdirSync(folder);
      await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
      return { source, tarball, folder, files: filesIn(folder), manifest: readManifest(folder) };
    }),
  );
}

export function textOf(packed: Packed, file: string): string {
  return readFileSync(join(packed.folder, file), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}
