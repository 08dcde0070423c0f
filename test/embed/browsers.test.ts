// Each board in the other two engines: `pnpm run wall`. Debian has them: firefox-esr, webkit2gtk-driver, xvfb.
import { existsSync, globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until, type Driver } from './browsers/driver.ts';
import { startFirefox } from './browsers/firefox.ts';
import { startWebKit } from './browsers/webkit.ts';
import { createConsumerApp, type ConsumerApp } from './consumer-app.ts';
import type { AppServer } from './dev-server.ts';
import { settings } from './wall.ts';

const firefox = '/usr/bin/firefox-esr';
const webkit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? '',
  display: '/usr/bin/Xvfb',
};
const engines: readonly (readonly [name: string, isThere: boolean, start: () => Promise<Driver>])[] = [
  ['Firefox ESR', existsSync(firefox), () => startFirefox(firefox, 9_372)],
  ['WebKitGTK', Object.values(webkit).every((file) => existsSync(file)), () => startWebKit(webkit, 9_473)],
];
const asked = process.env['KUMIKI_WALL'] === '1';

let app: ConsumerApp;
let server: AppServer;
beforeAll(async () => {
  if (!asked) return;
  app = await createConsumerApp();
  server = await settings[0]!.serve(app);
});
afterAll(async () => {
  await server?.close();
  app?.remove();
});

describe.skipIf(!asked).each(engines)('%s', (name, isThere, start) => {
  test('makes the boards off the main thread, plays a move on each and takes it back', async ({ skip }) => {
    if (!isThere) {
      console.log(`Skipped: ${name} is not installed here.`);
      skip();
    }
    const driver = await start();
    try {
      await driver.open(server.url);
      for (const id of ['tile-stack', 'nonogram', 'crossword']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await until(driver, `document.querySelector('#${id}')?.dataset.phase === 'ready'`);
      }
      expect(await driver.evaluate('window.embed.way()')).toMatch(/^(?:url|blob)$/);
      const stepOf = (board: string): string => `window.embed.${board}.getSnapshot().step`;
      const undone = async (id: string, board: string): Promise<void> => {
        await until(driver, `${stepOf(board)} === 1`, 10);
        await driver.click(`#${id} [data-action="undo"]`);
        await until(driver, `${stepOf(board)} === 0`, 10);
      };
      const pair = await driver.evaluate<string>(
        'JSON.stringify(window.embed.tileStack.getSnapshot().puzzle.order[0])',
      );
      for (const tile of JSON.parse(pair) as number[]) {
        // oxlint-disable-next-line no-await-in-loop -- one tile after the other
        await driver.click(`#tile-stack .kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`);
      }
      await undone('tile-stack', 'tileStack');
      await driver.click('#nonogram .kumiki-ng-area', { x: 6, y: 6 });
      await undone('nonogram', 'nonogram');
      await driver.click('#crossword .kumiki-cw-cell:not([data-kind="given"])');
      await driver.type('q');
      await undone('crossword', 'crossword');
      console.log(`${name}: ${await driver.evaluate<string>('navigator.userAgent')}`);
    } finally {
      await driver.close();
    }
  });
});
