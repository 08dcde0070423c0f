// `node scripts/sizes.ts`, after a build: what the packages weigh in an app, beside the goals. With `--peers` beside others
// too, by the same bundler; with `--write` into the guide.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Rolldown } from 'tsdown';
import { repository } from './check-packages/packages.ts';

export interface Size {
  readonly name: string;
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Chunks beside it that are only loaded when they are needed, gzip; without what stands in for workers. */
  readonly later: number;
  /** Gzip, in kB. */
  readonly goal?: number;
}

/** One thing that an app imports: `export { … } from` modules. */
interface Wanted {
  readonly name: string;
  readonly modules: readonly (readonly [from: string, what: string])[];
  readonly goal?: number;
}
const ready = [
  ['@kumiki/react/crossword', '{ Crossword }'],
  ['@kumiki/react/nonogram', '{ Nonogram }'],
  ['@kumiki/react/tile-stack', '{ TileStack }'],
] as const;
const puzzles = ['crossword', 'nonogram', 'tile-stack'] as const;
const all = (from: string): Wanted => ({ name: from, modules: [[from, '*']] });
const wanted: readonly Wanted[] = [
  ...ready.map(([from, what]) => ({
    name: `${from}: the ready-made board`,
    modules: [[from, what]] as const,
    goal: 14,
  })),
  { name: 'all three ready-made boards', modules: ready, goal: 28 },
  ...['@kumiki/react', '@kumiki/react/messages', '@kumiki/react/theme', '@kumiki/react/static'].map(all),
  { name: '@kumiki/react/nonogram: the studio', modules: [['@kumiki/react/nonogram', '{ NonogramStudio }']] },
  ...['@kumiki/core', '@kumiki/core/link'].map(all),
  ...puzzles.flatMap((puzzle) => [`@kumiki/core/${puzzle}/rules`, `@kumiki/core/${puzzle}`].map(all)),
  ...['/crossword', '/nonogram', '/nonogram/picture', '/tile-stack'].map((entry) => all(`@kumiki/formats${entry}`)),
];
const peers: readonly Wanted[] = [
  all('@jaredreisinger/react-crossword'),
  { name: '@guardian/react-crossword', modules: [['@guardian/react-crossword', '{ Crossword }']] },
  { name: 'mycrossword', modules: [['mycrossword', '{ MyCrossword }']] },
  all('react-chessboard'),
];

/** Everything minified, React left out. */
export async function measure(): Promise<Size[]> {
  const dist = (file: string): Promise<string> => readFile(join(repository, 'packages/react/dist', file), 'utf8');
  const weighed = async (name: string, files: readonly string[], goal: number): Promise<Size> => ({
    name: `@kumiki/react: ${name}`,
    ...weigh([(await Promise.all(files.map(dist))).join('\n')]),
    later: 0,
    goal,
  });
  const [bundles, files] = await Promise.all([
    Promise.all(wanted.map((each) => bundled(each, repository))),
    Promise.all([
      weighed('styles.css, all boards', ['styles.css'], 4),
      ...puzzles.map((puzzle) => weighed(`base.css, ${puzzle}.css`, ['base.css', `${puzzle}.css`], 4)),
      ...puzzles.map((puzzle) => weighed(`the worker of ${puzzle}`, [`runner/library/${puzzle}.worker.js`], 16)),
    ]),
  ]);
  return [...bundles, ...files];
}

/** The same of others, that lie in a folder. */
export function measurePeers(folder: string): Promise<Size[]> {
  return Promise.all(peers.map((each) => bundled(each, folder)));
}

const kilo = (bytes: number): string => (bytes === 0 ? '' : (bytes / 1000).toFixed(1));
const heads = ['kB, React left out', 'minified', 'gzip', 'brotli', 'later, gzip', 'goal, gzip'] as const;
const cells = ({ name, minified, gzip, brotli, later, goal }: Size): string[] => [
  name,
  ...[minified, gzip, brotli, later].map(kilo),
  goal === undefined ? '' : String(goal),
];

export function table(sizes: readonly Size[]): string {
  const rows = [heads, ...sizes.map(cells)];
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n');
}

function markdown(sizes: readonly Size[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [
    line(heads),
    line(heads.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...sizes.map((size) => line(cells(size))),
  ].join('\n');
}

async function bundled({ name, modules, goal }: Wanted, folder: string): Promise<Size> {
  const entry = 'virtual:entry';
  const bundle = await Rolldown.rolldown({
    input: entry,
    cwd: folder,
    platform: 'browser',
    checks: { moduleLevelDirective: false },
    external: [/^react(?:-dom)?(?:\/|$)/, /\.css$/],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => (id === entry ? join(folder, 'entry.js') : importer && null),
        load: (id) =>
          id === join(folder, 'entry.js')
            ? modules
                .map(([module, what], at) => `export ${what === '*' ? `* as m${at}` : what} from '${module}';`)
                .join('\n')
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = output.filter((file) => file.type === 'chunk');
  const now = new Set([chunks.find((chunk) => chunk.isEntry)!.fileName]);
  for (const file of now)
    for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) now.add(next);
  const codes = (some: typeof chunks): string[] => some.map(({ code }) => code);
  const initial = chunks.filter(({ fileName }) => now.has(fileName));
  const others = chunks.filter((chunk) => !now.has(chunk.fileName) && !/\.(?:engine|source)$/.test(chunk.name));
  return { name, ...weigh(codes(initial)), later: weigh(codes(others)).gzip, ...(goal === undefined ? {} : { goal }) };
}

/** Bytes of files, each packed by itself as a server does. */
function weigh(codes: readonly string[]): Pick<Size, 'minified' | 'gzip' | 'brotli'> {
  const sum = (size: (code: string) => number): number => codes.reduce((total, code) => total + size(code), 0);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    minified: sum((code) => Buffer.byteLength(code)),
    gzip: sum((code) => gzipSync(code, { level: 9 }).length),
    brotli: sum((code) => brotliCompressSync(code, quality).length),
  };
}

if (import.meta.main) {
  const sizes = await measure();
  console.log(table(sizes));
  if (process.argv.includes('--peers') || process.argv.includes('--write')) {
    const { installPeers } = await import('../test/bench/peers/packages.ts');
    const { folder, remove } = await installPeers();
    try {
      const others = await measurePeers(folder);
      console.log(`\n${table(others)}`);
      if (process.argv.includes('--write')) await writeGuide(sizes, others);
    } finally {
      remove();
    }
  }
}

async function writeGuide(sizes: readonly Size[], others: readonly Size[]): Promise<void> {
  const page = join(repository, 'stories/guides/sizes.mdx');
  const text = await readFile(page, 'utf8');
  const between = (name: string, content: string, source: string): string => {
    const [start, end] = [`{/* ${name} */}`, `{/* end of ${name} */}`];
    const [from, to] = [source.indexOf(start), source.indexOf(end)];
    if (from < 0 || to < 0) throw new Error(`${page} has no place for ${name}: it wants ${start} and ${end}.`);
    return `${source.slice(0, from)}${start}\n\n${content}\n\n${source.slice(to)}`;
  };
  await writeFile(page, between('peers', markdown(others), between('sizes', markdown(sizes), text)));
}
