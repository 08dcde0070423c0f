// The wall: the packages as they would be published, in apps as people have them, in a real browser.
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { createConsumerApp, viteApp, type AppKind, type ConsumerApp } from './consumer-app.ts';
import { watchPage } from './page-watch.ts';
import { mainThreadCost, playGames, untilAllReady } from './play-games.ts';
import { serveFolder } from './static-server.ts';
import { settings, type Setting } from './wall.ts';

const all = process.env['KUMIKI_WALL'] === '1';
const run = settings.filter(({ always }) => all || always);

interface Row {
  readonly way: string;
  readonly cost: number;
  readonly wall: number;
}
const matrix = new Map<string, Row | 'failed'>(run.map(({ name }) => [name, 'failed']));
const apps = new Map<AppKind, Promise<ConsumerApp>>();
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(findBrowser());
});
afterAll(async () => {
  await browser?.close();
  for (const app of apps.values()) {
    // oxlint-disable-next-line no-await-in-loop -- a handful
    (await app.catch(() => undefined))?.remove();
  }
  const width = Math.max(...settings.map(({ name }) => name.length));
  console.log(
    settings
      .map(({ name }) => {
        const row = matrix.get(name);
        const said =
          row === undefined
            ? 'not run: `pnpm run wall` runs it'
            : row === 'failed'
              ? 'FAILED'
              : `generates (${row.way}), plays, undoes; ${row.cost.toFixed(0)} ms of the main thread for ${row.wall.toFixed(0)} ms of work`;
        return `${name.padEnd(width)}  ${said}`;
      })
      .join('\n'),
  );
});

function appOf(kind: AppKind): Promise<ConsumerApp> {
  const app = apps.get(kind) ?? createConsumerApp(kind);
  apps.set(kind, app);
  return app;
}

describe.each(run)('$name', (setting: Setting) => {
  test('makes its boards off the main thread, plays a move on each and takes it back, without a complaint', async () => {
    const app = await appOf(setting.kind);
    const server = await setting.serve(app);
    const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
    try {
      const page = await context.newPage();
      const watch = await watchPage(page);
      await page.goto(server.url + setting.path);
      await untilAllReady(page);
      const way = await page.evaluate(() => window.embed.way());
      expect(way).toMatch(/^(?:url|blob)$/);
      await playGames(page);
      const { cost, wall } = await mainThreadCost(page);
      // On the main thread it would be all of it: see the last test.
      expect(cost).toBeLessThan(0.5 * wall);
      expect(await page.evaluate(() => window.embed.recovered)).toEqual([]);
      // Vite 7 does not find the worker while it develops, says so once, and the chain goes on.
      const expected = setting.name === 'Vite 7, dev' ? /404/ : /^$/;
      expect(watch.errors.filter((text) => !expected.test(text))).toEqual([]);
      if (setting.csp !== undefined) expect(await watch.violations()).toEqual([]);
      expect(await setting.check?.(app, page)).toEqual(setting.check && []);
      matrix.set(setting.name, { way: way!, cost, wall });
    } finally {
      await context.close();
      await server.close();
    }
  });
});

test('what is told of the main thread would tell a board that is made on it', async () => {
  const app = await appOf(viteApp);
  const server = await serveFolder(join(app.folder, 'dist'), { csp: "worker-src 'none'" });
  const page = await browser.newPage();
  try {
    await page.goto(server.url);
    await untilAllReady(page);
    expect(await page.evaluate(() => window.embed.way())).toBe('inline');
    const { cost, wall } = await mainThreadCost(page);
    expect(cost).toBeGreaterThan(0.7 * wall);
  } finally {
    await page.close();
    await server.close();
  }
});
