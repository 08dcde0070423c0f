import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository: string = fileURLToPath(new URL('../..', import.meta.url));

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly publishConfig?: { readonly exports?: Manifest['exports'] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** A package of this repository that is published. */
export interface Package {
  /** The name of its folder. */
  readonly id: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** What bundlers keep although nothing of it is used: module paths and globs. Without a list they keep everything. */
export function effectsOf({ sideEffects = true }: Manifest): readonly string[] {
  return typeof sideEffects === 'boolean' ? [] : sideEffects;
}

export function publishedPackages(): Package[] {
  const all = join(repository, 'packages');
  return readdirSync(all)
    .map((id) => ({ id, folder: join(all, id) }))
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .map((found) => ({ ...found, manifest: readManifest(found.folder) }))
    .filter(({ manifest }) => !manifest.private);
}
