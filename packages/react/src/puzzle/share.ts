/** Neither is there on every page: an old browser, a page without https. */
type Ways = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Can a result be handed on here: by the system's own sheet, or at least by the clipboard? */
export function canShare(): boolean {
  if (typeof navigator === 'undefined') return false;
  const here: Ways = navigator;
  return here.share !== undefined || here.clipboard !== undefined;
}

/**
 * Hands a result on, with the address of the page. By the system's sheet where there is one, else by the clipboard.
 * Says which; `dismissed` when the player thought better of it or the browser would not.
 */
export async function share(text: string): Promise<'shared' | 'copied' | 'dismissed'> {
  const url = location.href;
  try {
    const here: Ways = navigator;
    if (here.share) {
      await here.share({ text, url });
      return 'shared';
    }
    await here.clipboard?.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'dismissed';
  }
}
