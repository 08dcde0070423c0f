import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { serveFolder } from '../embed/static-server.ts';
import type { Shot } from './shots.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const built = join(modules, '.cache/look-app');

/** Built once: two dozen pages of single modules take longer than the pictures. In a process without a test runner. */
async function buildApp(): Promise<void> {
  const { NODE_ENV: _mode, ...env } = process.env;
  const vite = join(modules, 'vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', built], {
    cwd: join(import.meta.dirname, 'app'),
    env,
    timeout: 50_000,
  });
}

export interface Studio {
  /** The major version of the browser: another one may draw letters and edges otherwise. */
  readonly major: number;
  /** A page with the board of a picture, ready and at rest. */
  readonly open: (shot: Shot) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Builds the page of boards, serves it and starts the browser that takes their pictures. */
export async function openStudio(): Promise<Studio> {
  const [browser] = await Promise.all([chromium.launch(findBrowser()), buildApp()]);
  const server = await serveFolder(built);

  async function open({ board, scheme, brand, width, forcedColors, hint, press, focus, hover }: Shot): Promise<Page> {
    const page = await browser.newPage({
      viewport: { width, height: 1000 },
      deviceScaleFactor: 1,
      locale: 'en',
      colorScheme: scheme,
      reducedMotion: 'reduce',
      forcedColors: forcedColors ? 'active' : 'none',
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${server.url}/?${new URLSearchParams({ board, scheme, ...(brand ? { brand } : {}) })}`);
    await page
      .locator('[data-phase="ready"]')
      .waitFor()
      .catch((error: Error) => {
        throw errors[0] ?? error;
      });
    if (hint) {
      await page.locator('[data-action="hint"]').click();
      await page.locator('[data-hint], .kumiki-ng-hint').first().waitFor({ state: 'attached', timeout: 5000 });
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    if (press) {
      await page.locator(press).click();
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    }
    if (focus) {
      await page.locator(focus).focus();
      await page.keyboard.press('ArrowRight');
    }
    if (hover) await page.locator(hover).first().hover({ force: true });
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  return {
    major: Number.parseInt(browser.version(), 10),
    open,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The picture of a page as it is now. */
export const snap = (page: Page): Promise<Buffer> =>
  page.locator('#app').screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

/** The picture of a page, once two in a row are the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  let last = await snap(page);
  for (let tries = 0; tries < 20; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const next = await snap(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page does not come to rest: something on it moves.');
}
