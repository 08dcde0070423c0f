// Prints what the packages weigh in an app: `node scripts/sizes.ts`, after a build.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Rolldown } from 'tsdown';
import { publishedPackages, repository } from './check-packages/packages.ts';

export interface Size {
  readonly name: string;
  readonly minified: number;
  readonly gzip: number;
  /** Chunks beside it that are only loaded when they are needed, gzip. */
  readonly later: number;
}

/** Everything minified, React left out. */
export async function measure(): Promise<Size[]> {
  const entries = Object.fromEntries(
    publishedPackages().map(({ id, manifest }) => [
      id,
      Object.keys(manifest.publishConfig?.exports ?? {}).filter((path) => !/\.(?:css|json)$/.test(path)),
    ]),
  );
  const name = (id: string, path: string): string => `@kumiki/${id}${path.slice(1)}`;
  const puzzles = (entries['core'] ?? []).filter((path) => path.endsWith('/rules')).map((path) => path.slice(2, -6));
  return Promise.all([
    bundled('core: kernel', [name('core', '.')]),
    ...puzzles.flatMap((puzzle) => [
      bundled(`core: ${puzzle}, rules`, [name('core', `./${puzzle}/rules`)]),
      bundled(`core: ${puzzle}, rules and engine`, [name('core', `./${puzzle}`)]),
    ]),
    bundled('react: kernel', [name('react', '.')]),
    bundled('react: tile stack, ready-made', [name('react', './tile-stack')], '{ TileStack }'),
    bundled(
      'react: everything',
      (entries['react'] ?? []).map((path) => name('react', path)),
    ),
    ...['styles.css', 'runner/worker.js'].map(async (file): Promise<Size> => {
      const text = await readFile(join(repository, 'packages/react/dist', file), 'utf8');
      return { name: `react: ${file}`, minified: Buffer.byteLength(text), gzip: gzip(text), later: 0 };
    }),
  ]);
}

export function table(sizes: readonly Size[]): string {
  const kilo = (bytes: number): string => (bytes === 0 ? '' : (bytes / 1000).toFixed(1)).padStart(9);
  const width = Math.max(...sizes.map(({ name }) => name.length));
  return [
    `${'kB, React left out'.padEnd(width)}  minified     gzip    later`,
    ...sizes.map(
      ({ name, minified, gzip: packed, later }) =>
        `${name.padEnd(width)} ${kilo(minified)}${kilo(packed)}${kilo(later)}`,
    ),
  ].join('\n');
}

async function bundled(name: string, modules: readonly string[], what = '*'): Promise<Size> {
  const entry = 'virtual:entry';
  const bundle = await Rolldown.rolldown({
    input: entry,
    cwd: repository,
    platform: 'browser',
    checks: { moduleLevelDirective: false },
    external: [/^react(?:-dom)?(?:\/|$)/],
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => (id === entry ? join(repository, 'entry.js') : importer && null),
        load: (id) =>
          id === join(repository, 'entry.js')
            ? modules
                .map((module, at) =>
                  what === '*' ? `export * as m${at} from '${module}';` : `export ${what} from '${module}';`,
                )
                .join('\n')
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry)!;
  const now = new Set([first.fileName]);
  for (const file of now)
    for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) now.add(next);
  const sum = (some: typeof chunks, size: (code: string) => number): number =>
    some.reduce((total, { code }) => total + size(code), 0);
  const initial = chunks.filter(({ fileName }) => now.has(fileName));
  return {
    name,
    minified: sum(initial, (code) => Buffer.byteLength(code)),
    gzip: sum(initial, gzip),
    later: sum(
      chunks.filter(({ fileName }) => !now.has(fileName)),
      gzip,
    ),
  };
}

function gzip(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

if (import.meta.main) console.log(table(await measure()));
