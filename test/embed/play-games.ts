import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Board = 'tileStack' | 'nonogram' | 'crossword';
const step = (page: Page, board: Board): Promise<number> =>
  page.evaluate((name) => window.embed[name]!.getSnapshot().step, board);

export async function untilAllReady(page: Page): Promise<void> {
  for (const id of ['tile-stack', 'nonogram', 'crossword']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.waitForSelector(`#${id}[data-phase="ready"]`, { timeout: 60_000 });
  }
  await expect.poll(() => page.evaluate(() => window.embed.crossword !== undefined)).toBe(true);
}

/** A move on each of the three boards by mouse or key, and back by the board's own button. */
export async function playGames(page: Page): Promise<void> {
  const undo = async (id: string, board: Board): Promise<void> => {
    await expect.poll(() => step(page, board), { message: `a move on ${board}` }).toBe(1);
    await page.locator(`#${id} [data-action="undo"]`).click();
    await expect.poll(() => step(page, board), { message: `undone on ${board}` }).toBe(0);
  };
  const [a, b] = await page.evaluate(() => window.embed.tileStack!.getSnapshot().puzzle.order[0]!);
  for (const tile of [a, b]) {
    // oxlint-disable-next-line no-await-in-loop -- one tile after the other
    await page.locator(`#tile-stack .kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`).click();
  }
  await undo('tile-stack', 'tileStack');

  await page.locator('#nonogram .kumiki-ng-area').click({ position: { x: 6, y: 6 } });
  await undo('nonogram', 'nonogram');

  await page.locator('#crossword .kumiki-cw-cell:not([data-kind="given"])').first().click();
  await page.keyboard.type('q');
  await undo('crossword', 'crossword');
}

/**
 * Milliseconds of the main thread that boards of about a second cost the page, less what the page does in the same
 * time without it.
 */
export async function mainThreadCost(page: Page): Promise<{ readonly cost: number; readonly wall: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  };
  // Warm: the worker is started, its code compiled.
  await page.evaluate(() => window.embed.way());
  const before = await busy();
  const wall = await page.evaluate(async () => {
    const began = performance.now();
    await window.embed.work();
    return performance.now() - began;
  });
  const working = await busy();
  await page.waitForTimeout(wall);
  const idle = (await busy()) - working;
  await session.detach();
  return { cost: working - before - idle, wall };
}
