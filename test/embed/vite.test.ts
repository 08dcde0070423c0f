import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, ThemeScheme } from '@kumiki/react/theme';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { repository } from '../../scripts/check-packages/packages.ts';
import { measure, table } from '../../scripts/sizes.ts';
import { builtAsset, createConsumerApp, type ConsumerApp } from './consumer-app.ts';
import { alive } from './leaks.ts';
import { startDevServer } from './dev-server.ts';
import { findNode } from './old-node.ts';
import { watchPage, type PageWatch } from './page-watch.ts';
import { playThrough, tileStackBoard, untilReady } from './play.ts';
import { serveFolder } from './static-server.ts';
import { serveDrawn } from './wall.ts';

/** What server.mjs of the app prints. */
interface Served {
  readonly dom: string;
  readonly digest: string;
  readonly locales: readonly string[];
  readonly english: string;
  readonly themes: readonly {
    readonly scheme: ThemeScheme;
    readonly vars: Theme['vars'];
    readonly sheet: string;
    readonly asked: string;
    readonly low: readonly unknown[];
  }[];
  readonly refused: unknown;
  readonly waiting: string;
  readonly dealt: string;
}

const puzzles = ['crossword', 'nonogram', 'null-puzzle', 'tile-stack'];
let app: ConsumerApp;
let served: Served;
let browser: Browser;
/** Where the build put the library's workers, one for each board of the page; to be answered 404. */
let workerPaths: string[];
const missing = /^\/assets\/(?:crossword|nonogram|null-puzzle|tile-stack)\.worker-/;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await createConsumerApp();
  [browser] = await Promise.all([
    chromium.launch(findBrowser()),
    app.node([join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']),
  ]);
  served = await serve();
  workerPaths = puzzles.map((puzzle) => `/assets/${builtAsset(app, RegExp(`^${puzzle}\\.worker-.*\\.js$`))}`);
});
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- the page before its server
    await close();
  }
});
afterAll(async () => {
  await browser?.close();
  app?.remove();
});

async function serve(node?: string): Promise<Served> {
  const { stdout, stderr } = await app.node(['server.mjs'], node);
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Served;
}

async function open(url: string): Promise<{ page: Page; watch: PageWatch }> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1000, height: 1100 } });
  opened.push(() => context.close());
  const page = await context.newPage();
  const watch = await watchPage(page);
  await page.goto(url);
  return { page, watch };
}

async function openBuilt(
  options: { readonly csp?: string; readonly missing?: RegExp } = {},
  path = '/',
): Promise<{ page: Page; watch: PageWatch; url: string }> {
  const server = await serveFolder(join(app.folder, 'dist'), options);
  opened.push(server.close);
  return { ...(await open(server.url + path)), url: server.url };
}

/** The board is the one that Node deals for the seed, wherever the job ran. */
async function expectGoldenBoard(page: Page): Promise<void> {
  const { digest } = await import('@kumiki/core');
  expect(digest(await tileStackBoard(page))).toBe(served.digest);
}

const wayOf = (page: Page): Promise<string | undefined> => page.evaluate(() => window.embed.way());
const workersOf = (page: Page): string[] => page.workers().map((worker) => worker.url());
/** One for each board, in any order, and no more. */
async function expectWorkers(page: Page, urls: readonly unknown[]): Promise<void> {
  await expect.poll(() => workersOf(page).length).toBe(urls.length);
  expect(workersOf(page)).toEqual(expect.arrayContaining([...urls]));
}

test('nothing has grown past what the guide says of its size', async () => {
  const sizes = await measure();
  console.log(table(sizes));
  const guide = readFileSync(join(repository, 'stories/guides/sizes.mdx'), 'utf8').split('\n');
  for (const { name, gzip } of sizes) {
    const row = guide.find((line) => line.startsWith(`| ${name} `))?.split('|') ?? [];
    const told = Number(row[3]);
    expect(gzip / 1000, `${name}: write the guide anew by scripts/sizes.ts`).toBeGreaterThan(0.9 * told);
    expect(gzip / 1000, `${name}: write the guide anew by scripts/sizes.ts`).toBeLessThan(1.02 * told + 0.1);
  }
});

test('types: the app compiles against the packed declarations, libraries checked too', async () => {
  const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc');
  expect(await app.node([tsc, '-p', '.'])).toEqual({ stdout: '', stderr: '' });
});

test('built: the worker starts by URL, the board is golden, mouse, toolbar and keys play', async () => {
  const { page, watch, url } = await openBuilt();
  await untilReady(page);
  await expectWorkers(
    page,
    workerPaths.map((path) => url + path),
  );
  expect(await wayOf(page)).toBe('url');
  await expectGoldenBoard(page);
  await playThrough(page);
  expect(watch.errors).toEqual([]);
});

test("built, under CSP default-src 'self': the same, and nothing violates it", async () => {
  const { page, watch, url } = await openBuilt({ csp: "default-src 'self'" });
  await untilReady(page);
  await expectWorkers(
    page,
    workerPaths.map((path) => url + path),
  );
  expect(await wayOf(page)).toBe('url');
  await expectGoldenBoard(page);
  await playThrough(page);
  expect(await watch.violations()).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('built, the worker file missing: a worker from a blob', async () => {
  const { page, url } = await openBuilt({ missing });
  await untilReady(page);
  await expectWorkers(
    page,
    puzzles.map(() => expect.stringContaining(`blob:${url}/`)),
  );
  expect(await wayOf(page)).toBe('blob');
  await expectGoldenBoard(page);
});

test("built, the worker file missing under CSP default-src 'self': on the page", async () => {
  const { page } = await openBuilt({ missing, csp: "default-src 'self'" });
  await untilReady(page);
  expect(workersOf(page)).toEqual([]);
  expect(await wayOf(page)).toBe('inline');
  await expectGoldenBoard(page);
});

test("built, under CSP worker-src 'none': on the page", async () => {
  const { page } = await openBuilt({ csp: "worker-src 'none'" });
  await untilReady(page);
  expect(workersOf(page)).toEqual([]);
  expect(await wayOf(page)).toBe('inline');
  await expectGoldenBoard(page);
  await playThrough(page);
});

test("built, with a worker of the app's own: `import '@kumiki/core/worker'` is not shaken off, it answers", async () => {
  const { page, watch, url } = await openBuilt({}, '/own-worker.html');
  await untilReady(page);
  expect(workersOf(page)).toEqual([`${url}/assets/${builtAsset(app, /^puzzle\.worker-.*\.js$/)}`]);
  expect(await wayOf(page)).toBe('own');
  await expectGoldenBoard(page);
  expect(watch.errors).toEqual([]);
});

test("built, with a puzzle of the app's own in the app's own worker, beside ours", async () => {
  const { page, watch, url } = await openBuilt({}, '/own-puzzle.html');
  await untilReady(page);
  await page.waitForSelector('section[data-phase="ready"] fieldset');
  // The one serves the puzzle of the app alone; ours goes on to its own.
  const own = builtAsset(app, /^sum-worker-.*\.js$/);
  await expectWorkers(page, [`${url}/assets/${own}`, expect.stringMatching(/\/tile-stack\.worker-/)]);
  await expectGoldenBoard(page);
  const ways = await page.evaluate(() => window.embed.ownPuzzle!.getSnapshot().puzzle.picks);
  // oxlint-disable-next-line no-await-in-loop -- a player presses one after the other
  for (const at of ways) await page.locator('fieldset button').nth(at).click();
  await page.waitForSelector('section[data-status="solved"] fieldset');
  await page.locator('section:has(fieldset) [data-action="undo"]').click();
  await page.waitForSelector('section[data-status="playing"] fieldset');
  expect(watch.errors).toEqual([]);
});

test('built, with styles.layer.css: our buttons win over the layer before, and give way to the one after', async () => {
  const { page } = await openBuilt({}, '/layers.html');
  await untilReady(page);
  const looks = (selector: string): Promise<readonly [string, string]> =>
    page.locator(selector).evaluate((element) => {
      const { blockSize, backgroundColor } = getComputedStyle(element);
      return [blockSize, backgroundColor] as const;
    });
  expect(await looks('#of-the-page')).toEqual(['90px', 'rgb(255, 0, 0)']);
  expect(await looks('#tile-stack [data-action="undo"]')).toEqual(['36px', 'rgba(0, 0, 0, 0)']);
  expect(await looks('#tile-stack [data-action="redo"]')).toEqual(['50px', 'rgba(0, 0, 0, 0)']);
});

test('built: the scheme can be set at run time, though builds rewrite style sheets', async () => {
  const { page } = await openBuilt();
  await untilReady(page);
  const colour = (scheme: string): Promise<string> =>
    page.locator('#tile-stack').evaluate((element, wanted) => {
      element.setAttribute('data-kumiki-scheme', wanted);
      return getComputedStyle(element).color;
    }, scheme);
  expect(await colour('dark')).not.toBe(await colour('light'));
});

test('vite dev: the worker starts by URL, the board is golden', async () => {
  const server = await startDevServer(app);
  opened.push(server.close);
  const { page, watch } = await open(server.url);
  await untilReady(page);
  await expectWorkers(
    page,
    puzzles.map((puzzle) => expect.stringContaining(`/${puzzle}.worker.js`)),
  );
  expect(await wayOf(page)).toBe('url');
  await expectGoldenBoard(page);
  expect(watch.errors).toEqual([]);
});

test('server-drawn, under a strict policy: whole before its script, and neither moved nor mended after it', async () => {
  const server = await serveDrawn(app);
  opened.push(server.close);
  const boxes = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.kumiki-root, .kumiki-board, .kumiki-ng-clue, .kumiki-cw-cell, .kumiki-cw-clue, .kumiki-ts-face, .kumiki-st-figure',
        ),
      ]
        .filter(
          (element) =>
            element.closest('#served-nonogram, #served-crossword, #served-tile-stack') ||
            element.matches('.kumiki-root, .kumiki-st-figure'),
        )
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
    );
  const asleep = await browser.newContext({ viewport: { width: 1000, height: 1100 }, javaScriptEnabled: false });
  opened.push(() => asleep.close());
  const still = await asleep.newPage();
  await still.goto(`${server.url}/served.html`);
  const before = await boxes(still);
  expect(before.filter((box) => box.startsWith('kumiki-ts-face'))).toHaveLength(144);
  expect(before.filter((box) => box.startsWith('kumiki-ng-clue')).length).toBeGreaterThanOrEqual(30);
  const { page, watch } = await open(`${server.url}/served.html`);
  await page.waitForSelector('#crossword[data-phase="ready"]');
  await expect.poll(() => page.evaluate(() => window.embed.servedNonogram !== undefined)).toBe(true);
  const after = await boxes(page);
  const own = (all: readonly string[]): readonly string[] => all.filter((box) => !box.startsWith('kumiki-root'));
  expect(own(after)).toEqual(own(before));
  expect(await page.evaluate(() => window.embed.recovered)).toEqual([]);
  expect(await watch.violations()).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('boards that come and go 200 times leave nothing behind', async () => {
  const { page, watch } = await openBuilt({}, '/cycles.html');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const cycle = (times: number): Promise<void> =>
    page.evaluate((n) => (window as unknown as { cycles: (times: number) => Promise<void> }).cycles(n), times);
  await cycle(20);
  const before = await alive(page, session);
  await cycle(200);
  const after = await alive(page, session);
  console.log(`Alive before and after 200 cycles: ${JSON.stringify(before)} ${JSON.stringify(after)}`);
  expect(after.workers).toBe(0);
  // The last boards may be held for a while by the page's own machinery: less than two nodes a cycle, a listener in five.
  expect(after.listeners - before.listeners).toBeLessThan(40);
  expect(after.nodes - before.nodes).toBeLessThan(400);
  expect(after.heap - before.heap).toBeLessThan(1_500_000);
  expect(watch.errors).toEqual([]);
});

function expectServed({ dom, digest, locales, english, themes, refused, waiting, dealt }: Served): void {
  expect(dom).toBe('undefined');
  expect(digest).toBe(served.digest);
  expect(locales).toEqual(['en', 'ja']);
  expect(english).toContain('aria-label="Game"');
  expect(waiting).not.toContain('aria-label="Game"');
  expect(themes.map(({ scheme }) => scheme)).toEqual(['light', 'dark']);
  for (const { vars, sheet, asked, low } of themes) {
    expect(low).toEqual([]);
    for (const [name, value] of Object.entries(vars)) {
      expect(sheet).toContain(`${name}:${value}`);
      expect(asked).toContain(`${name}:${value}`);
    }
    expect(sheet).toContain(':is([data-kumiki-theme="acme"])');
  }
  expect(refused).toMatchObject({
    ok: false,
    reason: 'impossible',
    detail: { nearest: { ink: expect.stringMatching(/^#/) } },
  });
  expect(waiting).toContain('data-phase="idle"');
  expect(waiting.match(/class="kumiki-ts-tile"/g)).toHaveLength(144);
  expect(dealt).toContain('data-phase="ready"');
  expect(dealt.match(/class="kumiki-ts-button"/g)).toHaveLength(144);
  // A strict CSP ignores them, and the page would look different until it is hydrated.
  expect(waiting + dealt).not.toMatch(/\sstyle=/);
}

test('server: the packages render without a DOM', () => {
  expectServed(served);
});

test('server: the same on Node 20', async ({ skip }) => {
  const node = findNode(20);
  if (node === undefined) {
    console.log('Skipped: there is no Node 20 on the PATH; the packages promise to run there.');
    return skip();
  }
  return expectServed(await serve(node));
});
