import type { Page } from 'playwright-core';

/** What a page complained of since it was opened. */
export interface PageWatch {
  readonly errors: string[];
  readonly violations: () => Promise<string[]>;
}

/** Listens to a page; call it before the page goes anywhere. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    errors,
    violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}
