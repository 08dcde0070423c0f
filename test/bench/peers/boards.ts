// `node --conditions=source test/bench/peers/boards.ts`: our boards beside others on the same work, in production builds in
// headless Chromium: milliseconds of the main thread (thread time, medians), less those of an idle frame.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCrossword } from '@kumiki/core/crossword';
import react from '@vitejs/plugin-react';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../../../scripts/browser.ts';
import { installPeers } from './packages.ts';
import { words } from './pages/words.ts';

const RUNS = 15;
const pages = join(import.meta.dirname, 'pages');
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const peers = await installPeers();
const built = mkdtempSync(join(tmpdir(), 'kumiki-boards-'));
const browser = await chromium.launch(findBrowser());
try {
  const rows: object[] = [];
  prepare(peers.folder);
  for (const [name, root, entry] of [
    ['Kumiki', join(import.meta.dirname, 'pages'), 'kumiki'],
    ['react-crossword 5.2.0', join(peers.folder, 'pages'), 'react-crossword'],
    ['Guardian react-crossword 19.0.1', join(peers.folder, 'pages'), 'guardian'],
    ['mycrossword 2.4.0', join(peers.folder, 'pages'), 'mycrossword'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would share the cores
    rows.push(await withPage(root, entry, (page, session) => measureCrossword(name, page, session)));
  }
  console.table(rows);
  console.table(await withPage(pages, 'nonograms', measureNonograms));
} finally {
  await browser.close();
  peers.remove();
  rmSync(built, { recursive: true, force: true });
}

/** The pages beside the packages they import, with the same puzzle in the files that those packages read. */
function prepare(folder: string): void {
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  for (const format of ['react-crossword', 'guardian'] as const) {
    const written = writeCrossword(words, format);
    if (!written.ok) throw new Error(JSON.stringify(written.detail));
    writeFileSync(join(folder, 'pages', `words.${format}.json`), written.value.content);
  }
}

async function withPage<R>(
  root: string,
  entry: string,
  act: (page: Page, session: CDPSession) => Promise<R>,
): Promise<R> {
  const outDir = join(built, entry);
  const shell = join(root, `${entry}.html`);
  writeFileSync(
    shell,
    `<!doctype html><meta charset="utf-8"><div id="app"></div><script type="module" src="./${entry}.tsx"></script>`,
  );
  try {
    await build({
      root,
      logLevel: 'error',
      configFile: false,
      plugins: [react()],
      resolve: { conditions: ['source', 'module', 'browser', 'production'] },
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: shell } },
    });
  } finally {
    rmSync(shell);
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
  try {
    await page.goto(`${server.resolvedUrls!.local[0]!}${entry}.html`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await act(page, session);
  } finally {
    await page.close();
    await server.close();
  }
}

/** Thread time of an act and the frame after it. */
async function cost(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  const before = await read();
  await act();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  return (await read()) - before;
}

async function measureCrossword(name: string, page: Page, session: CDPSession): Promise<object> {
  const took = { mount: [] as number[], key: [] as number[], idle: [] as number[], idleKey: [] as number[] };
  const key = (letter: string): Promise<void> => page.keyboard.press(letter);
  let letters = 0;
  /* oxlint-disable no-await-in-loop -- measured one after the other */
  for (let n = 0; n < RUNS; n += 1) {
    took.idle.push(await cost(page, session, () => page.evaluate('0')));
    took.mount.push(await cost(page, session, () => page.evaluate('bench.mount()')));
    // Into the first cell, as a player begins.
    if (name !== 'Kumiki') await page.mouse.click(26, 26);
    for (const letter of 'abcd') took.key.push(await cost(page, session, () => key(letter)));
    letters = await page.evaluate<number>(
      `[...document.querySelectorAll('#app *')].filter((element) => element.children.length === 0 && /^[ABCD]$/i.test((element.value ?? element.textContent).trim())).length`,
    );
    await page.evaluate('bench.unmount()');
    took.idleKey.push(await cost(page, session, () => key('a')));
  }
  /* oxlint-enable no-await-in-loop */
  if (letters < 4) throw new Error(`${name}: the letters did not arrive (${letters}), so nothing was measured.`);
  return {
    'crossword 15 × 15': name,
    'mount, ms': (median(took.mount) - median(took.idle)).toFixed(1),
    'a letter, ms': (median(took.key) - median(took.idleKey)).toFixed(2),
  };
}

async function measureNonograms(page: Page, session: CDPSession): Promise<object[]> {
  const rows: object[] = [];
  /* oxlint-disable no-await-in-loop -- measured one after the other */
  for (const name of await page.evaluate<string[]>('Object.keys(ways)')) {
    const way = `ways[${JSON.stringify(name)}]`;
    const took = { mount: [] as number[], press: [] as number[], idle: [] as number[] };
    let nodes = 0;
    for (let n = 0; n < RUNS; n += 1) {
      took.idle.push(await cost(page, session, () => page.evaluate('0')));
      took.mount.push(await cost(page, session, () => page.evaluate(`${way}.mount()`)));
      for (const cell of [3, 44, 85]) {
        took.press.push(await cost(page, session, () => page.evaluate(`${way}.press(${cell + n})`)));
      }
      nodes = await page.evaluate<number>(`document.querySelectorAll('#app *').length`);
      await page.evaluate(`${way}.unmount()`);
    }
    rows.push({
      nonogram: name,
      'mount, ms': (median(took.mount) - median(took.idle)).toFixed(1),
      'a press, ms': (median(took.press) - median(took.idle)).toFixed(2),
      elements: nodes,
    });
  }
  /* oxlint-enable no-await-in-loop */
  return rows;
}
