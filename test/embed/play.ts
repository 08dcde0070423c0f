import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Embed } from './shared/embed.ts';

const board = '#tile-stack';

export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector(`${board}[data-phase="ready"]`, { timeout: 60_000 });
}

export function tileStackBoard(
  page: Page,
): Promise<ReturnType<NonNullable<Embed['tileStack']>['getSnapshot']>['puzzle']> {
  return page.evaluate(() => window.embed.tileStack!.getSnapshot().puzzle);
}

/** A pair by mouse, undo by the toolbar, a pair by keys; then the lamps to the end. */
export async function playThrough(page: Page): Promise<void> {
  const left = (): Promise<number> => page.evaluate(() => window.embed.tileStack!.getSnapshot().state.left);
  const [pair] = (await tileStackBoard(page)).order;
  const [a, b] = pair!;
  expect(await left()).toBe(144);
  await clickFace(page, a);
  await page.waitForSelector(`${board} .kumiki-ts-tile[data-tile="${a}"][data-selected]`);
  await clickFace(page, b);
  await expect.poll(left).toBe(142);
  // They fly off, and then they are gone.
  const drawn = page.locator(`${board} [data-tile="${a}"], ${board} [data-tile="${b}"]`);
  await expect.poll(() => drawn.count()).toBe(0);

  await page.locator(`${board} [data-action="undo"]`).click();
  await expect.poll(left).toBe(144);

  // The undo button has the focus; the board is before it.
  await page.keyboard.press('Shift+Tab');
  for (const tile of [a, b]) {
    // oxlint-disable no-await-in-loop -- one key after the other
    for (let presses = 0; (await focusedTile(page)) !== tile; presses += 1) {
      expect(presses, `F reaches tile ${tile}`).toBeLessThan(144);
      await page.keyboard.press('f');
    }
    await page.keyboard.press('Enter');
    // oxlint-enable no-await-in-loop
  }
  await expect.poll(left).toBe(142);

  const { presses } = await page.evaluate(() => window.embed.nullPuzzle!.getSnapshot().puzzle);
  // oxlint-disable-next-line no-await-in-loop -- a player presses one after the other
  for (const lamp of presses) await page.locator('.null-puzzle .kumiki-lamp').nth(lamp).click();
  await page.waitForSelector('.null-puzzle[data-status="solved"]');
}

/** With the mouse itself, at the middle of the face. */
async function clickFace(page: Page, tile: number): Promise<void> {
  const box = await page.locator(`${board} .kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
}

async function focusedTile(page: Page): Promise<number> {
  return page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset['tile'] ?? -1));
}
