// `pnpm run bench`: main-thread CPU of the boards in a production build, headless Chromium, medians.
// Thread time (style, layout and paint recording included, raster not), so a busy machine does not count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../../scripts/browser.ts';

const RUNS = 15;
const root = join(import.meta.dirname, 'board-app');
const outDir = mkdtempSync(join(tmpdir(), 'kumiki-bench-'));
const shared = { root, logLevel: 'error', configFile: false, build: { outDir, emptyOutDir: true } } as const;
await build({
  ...shared,
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
});
const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
const browser = await chromium.launch(findBrowser());
const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
page.on('pageerror', (error) => {
  throw error;
});
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });

/** What the time goes into, in ms. `TaskDuration` is all of it. */
const parts = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Cost = Record<(typeof parts)[number], number>;
const read = async (): Promise<Cost> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (part: string): number => metrics.find(({ name }) => name === part)!.value * 1000;
  return Object.fromEntries(parts.map((part) => [part, ms(part)])) as Cost;
};
const measure = async (act: string): Promise<Cost> => {
  const before = await read();
  // In a task of the page's own, so that its script is counted as script.
  await page.evaluate(
    `new Promise((done) => setTimeout(() => { ${act}; requestAnimationFrame(() => setTimeout(done)); }))`,
  );
  const after = await read();
  return Object.fromEntries(parts.map((part) => [part, after[part] - before[part]])) as Cost;
};
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const took: Record<string, Cost[]> = {
  mount: [],
  select: [],
  'take a pair': [],
  'plain 144 × 4 shapes: mount': [],
  'plain 144 × 4 shapes: select': [],
  'crossword 15 × 15: mount': [],
  'crossword 15 × 15: letter': [],
  'nonogram 30 × 30: mount': [],
  'nonogram 30 × 30: paint': [],
  'nonogram 50 × 50: mount': [],
  'nonogram 50 × 50: paint': [],
  'nonogram 100 × 100: mount': [],
  'nonogram 100 × 100: paint': [],
  nothing: [],
};
const nodes: Record<number, number> = {};
await page.goto(server.resolvedUrls!.local[0]!);
for (let n = 0; n < RUNS; n += 1) {
  /* oxlint-disable no-await-in-loop -- measured one after the other */
  took['mount']!.push(await measure('mount()'));
  took['select']!.push(await measure('press(order[0][0])'));
  took['take a pair']!.push(await measure('press(order[0][1])'));
  took['nothing']!.push(await measure('0'));
  await page.evaluate('unmount()');
  took['crossword 15 × 15: mount']!.push(await measure('mountCrossword()'));
  for (const letter of 'abcd') took['crossword 15 × 15: letter']!.push(await measure(`typeLetter('${letter}')`));
  await page.evaluate('unmount()');
  for (const size of [30, 50, 100]) {
    took[`nonogram ${size} × ${size}: mount`]!.push(await measure(`mountNonogram(${size})`));
    nodes[size] = await page.evaluate<number>('nodes()');
    for (const at of [3, 4, 5]) {
      took[`nonogram ${size} × ${size}: paint`]!.push(await measure(`paint(${size}, ${at}, ${(7 * n + at) % size})`));
    }
    await page.evaluate('unmount()');
  }
  took['plain 144 × 4 shapes: mount']!.push(await measure('mountPlain()'));
  took['plain 144 × 4 shapes: select']!.push(await measure('pressPlain()'));
  await page.evaluate('unmount()');
  /* oxlint-enable no-await-in-loop */
}
const of = (what: string, part: keyof Cost): number => median(took[what]!.map((cost) => cost[part]));
/** Milliseconds: what must not be passed, and what is aimed at. */
const goals: Readonly<Record<string, readonly [floor: number, aim: number]>> = {
  mount: [28, 20],
  select: [1.5, 0.8],
  'crossword 15 × 15: mount': [30, 20],
  'crossword 15 × 15: letter': [3, 1.5],
  'nonogram 30 × 30: mount': [35, 12],
  'nonogram 30 × 30: paint': [3, 1.5],
  'nonogram 100 × 100: mount': [45, 25],
  'nonogram 100 × 100: paint': [3.5, 2],
};
const net = (what: string): number => of(what, 'TaskDuration') - of('nothing', 'TaskDuration');
console.table(
  Object.keys(took).map((what) => ({
    what,
    'CPU ms less an idle frame': net(what).toFixed(2),
    floor: goals[what]?.[0] ?? '',
    aim: goals[what]?.[1] ?? '',
    script: of(what, 'ScriptDuration').toFixed(2),
    style: of(what, 'RecalcStyleDuration').toFixed(2),
    layout: of(what, 'LayoutDuration').toFixed(2),
  })),
);
console.log('elements of a mounted nonogram by size', nodes);
await browser.close();
await server.close();
rmSync(outDir, { recursive: true, force: true });
// Told and not thrown: a processor that is busy takes twice as long for the same.
for (const [what, [floor]] of Object.entries(goals))
  if (net(what) > floor) console.log(`Above the floor: ${what}, ${net(what).toFixed(2)} ms instead of ${floor}.`);
