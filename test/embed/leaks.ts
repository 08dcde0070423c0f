import type { CDPSession, Page } from 'playwright-core';

/** What is alive in a page after the garbage was collected. */
export interface Alive {
  readonly workers: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Bytes. */
  readonly heap: number;
}

export async function alive(page: Page, session: CDPSession): Promise<Alive> {
  // The library's worker waits a while for the next board before it goes.
  await page.waitForFunction(() => true);
  for (let tries = 0; page.workers().length > 0 && tries < 100; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until they have gone
    await page.waitForTimeout(200);
  }
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)!.value;
  return {
    workers: page.workers().length,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}
