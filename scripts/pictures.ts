// `pnpm run pictures`: takes the pictures of the README, and one of all brands, from the real boards.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from './browser.ts';

const folder = join(import.meta.dirname, '../stories/pictures');
mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: join(import.meta.dirname, 'pictures-app'),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  server: { host: '127.0.0.1', port: 0 },
});
await server.listen();
const browser = await chromium.launch(findBrowser());
for (const scheme of ['light', 'dark']) {
  for (const board of ['crossword', 'nonogram', 'tile-stack']) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    const page = await browser.newPage({ viewport: { width: 640, height: 900 }, deviceScaleFactor: 2 });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${server.resolvedUrls!.local[0]!}?board=${board}&scheme=${scheme}`);
    await page.locator('[data-phase="ready"]').waitFor();
    await page.waitForTimeout(600);
    const file = join(folder, `${board}-${scheme}.png`);
    await page.locator('#app').screenshot({ path: file });
    await page.close();
    console.log(`${board}, ${scheme}`);
    /* oxlint-enable no-await-in-loop */
  }
}
const sheet = await browser.newPage({ viewport: { width: 2000, height: 1200 } });
await sheet.goto(`${server.resolvedUrls!.local[0]!}contact.html`);
await sheet.locator('[data-phase="ready"]').nth(35).waitFor();
await sheet.waitForTimeout(600);
await sheet.locator('.sheet').screenshot({ path: join(folder, 'brands.png') });
console.log('brands');
await browser.close();
await server.close();
