/** Milliseconds after the last change, and at the most after the first one that is not saved yet. */
export const AUTOSAVE = { quiet: 400, most: 2_000 } as const;

/** Saves some time after a change, and at once when the page is hidden or left: then it may never come back. */
export interface Autosave {
  readonly touch: () => void;
  /** Saves now what is not saved yet. */
  readonly flush: () => void;
  /** Forgets what is not saved yet: somebody else's newer game has come. */
  readonly forget: () => void;
  readonly stop: () => void;
}

export function createAutosave(save: () => void, page: Document = document): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    since = undefined;
  };
  const flush = (): void => {
    if (timer === undefined) return;
    forget();
    save();
  };
  const hide = (): void => {
    if (page.visibilityState === 'hidden') flush();
  };
  page.addEventListener('visibilitychange', hide);
  page.defaultView?.addEventListener('pagehide', flush);
  return {
    touch() {
      const now = performance.now();
      since ??= now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(AUTOSAVE.quiet, since + AUTOSAVE.most - now)));
    },
    flush,
    forget,
    stop() {
      flush();
      page.removeEventListener('visibilitychange', hide);
      page.defaultView?.removeEventListener('pagehide', flush);
    },
  };
}
