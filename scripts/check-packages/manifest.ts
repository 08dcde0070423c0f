import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readFileSync } from 'node:fs';
import { effectsOf, type Manifest } from './packages.ts';
import type { Packed } from './packed.ts';

/** The package.json that users get: publint's rules, and what pnpm had to rewrite. */
export async function checkManifest({ source, tarball, files, manifest }: Packed): Promise<string[]> {
  const bytes = readFileSync(tarball);
  const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) };
  const { messages, pkg } = await publint({ pack, strict: true, level: 'warning' });
  const problems = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);

  for (const field of ['dependencies', 'peerDependencies'] as const) {
    for (const [name, range] of Object.entries(manifest[field] ?? {})) {
      if (!/^(?:workspace|link|file|catalog|portal):/.test(range)) continue;
      problems.push(`${field} names ${name} as ${range}, which only this repository understands. Pack with pnpm.`);
    }
  }
  if (JSON.stringify(manifest.exports) !== JSON.stringify(source.manifest.publishConfig?.exports)) {
    problems.push('exports is not what publishConfig.exports says: publishConfig was not applied. Pack with pnpm.');
  }
  const here = Object.keys(source.manifest.exports ?? {}).join(', ');
  const there = Object.keys(manifest.exports ?? {}).join(', ');
  if (here !== there) {
    problems.push(
      `in the repository the entry points are ${here}, in the tarball ${there}: keep exports and publishConfig.exports alike.`,
    );
  }
  for (const [path, target] of targetsOf(manifest)) {
    if (files.includes(target.slice(2))) continue;
    problems.push(
      `exports["${path}"] points to ${target}, which is not in the tarball. Mend the path, or build first.`,
    );
  }
  for (const effect of effectsOf(manifest)) {
    if (effect.startsWith('./src/') || effect.includes('*') || files.includes(effect.slice(2))) continue;
    problems.push(`sideEffects names ${effect}, which is not in the tarball. Mend the path.`);
  }
  return problems;
}

function targetsOf({ exports = {} }: Manifest): [path: string, target: string][] {
  return Object.entries(exports).flatMap(([path, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file): [string, string] => [path, file]),
  );
}
