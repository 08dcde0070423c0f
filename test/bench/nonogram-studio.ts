// What the studio costs the page: `node --conditions=source test/bench/nonogram-studio.ts`. A production build in headless
// Chromium, a JPEG of 4,000 × 3,000; milliseconds of the main thread (thread time, medians) from a slider's move to the
// picture that is made of it, all its tasks together; the longest of them, where it is long enough for the browser to tell (by
// the clock, so a busy machine counts); and how long all takes by the clock, nearly all of it in the worker.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../../scripts/browser.ts';

const RUNS = 9;
const root = join(import.meta.dirname, 'studio-app');
const outDir = mkdtempSync(join(tmpdir(), 'kumiki-studio-'));
const shared = { root, logLevel: 'error', configFile: false, build: { outDir, emptyOutDir: true } } as const;
await build({
  ...shared,
  plugins: [react()],
  worker: { format: 'es' },
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
const busy = async (): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const took = new Map<string, { readonly page: number; readonly longest: number; readonly all: number }[]>();
async function measure(what: string, act: string): Promise<void> {
  const [before, from] = [await busy(), performance.now()];
  await page.evaluate(act);
  const all = performance.now() - from;
  const own = (await busy()) - before;
  took.set(what, [
    ...(took.get(what) ?? []),
    { page: own, longest: await page.evaluate<number>('longestTask()'), all },
  ]);
}

await page.goto(server.resolvedUrls!.local[0]!);
await page.evaluate('file()');
await page.evaluate('decode()');
await page.evaluate('longestTask()');
/* oxlint-disable no-await-in-loop -- measured one after the other */
for (let run = 0; run < RUNS; run += 1) {
  await measure('open the picture, 20 cells, black and white', 'open()');
  await measure('60 cells', 'size(60)');
  await measure('60 cells in 6 colours', 'colours(6)');
  await measure('30 cells in 6 colours', 'size(30)');
  await measure('30 cells in 6 colours, hard', 'difficulty(3)');
  await measure('finding 6 colours for 60 cells on the page, for comparison', 'quantise(60, 6)');
  await page.evaluate('close()');
}
/* oxlint-enable no-await-in-loop */
console.log('the studio, a picture of 12 million pixels, ms');
const rows = [...took].map(([what, times]) => ({
  what,
  'on the page': median(times.map(({ page: own }) => own)).toFixed(1),
  'longest task': (([longest]) => (longest! > 0 ? longest!.toFixed(0) : '< 50'))([
    median(times.map(({ longest }) => longest)),
  ]),
  'by the clock': median(times.map(({ all }) => all)).toFixed(0),
}));
console.table(rows);
await browser.close();
await server.close();
rmSync(outDir, { recursive: true, force: true });
