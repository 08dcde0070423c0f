import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a printer would get of a page: how many sheets of A4, upright. `html` is the whole document. */
    pdfPages: (html: string) => Promise<number>;
  }
}

/** In a page of its own: a test runs in a frame, and browsers print whole pages. */
export const pdfPages: BrowserCommand<[html: string]> = async ({ context }, html) => {
  const page = await context.newPage();
  try {
    await page.setContent(html);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    // Objects of pages are written plainly.
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  } finally {
    await page.close();
  }
};
