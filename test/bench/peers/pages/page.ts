import type { ReactNode } from 'react';

/** What the bench does with a page; each page says how. */
export interface BenchPage {
  readonly mount: () => void;
  readonly unmount: () => void;
}

export function expose(page: BenchPage): void {
  Object.assign(window, { bench: page });
}

export interface Mounting {
  readonly createRoot: (box: Element) => { render: (node: ReactNode) => void; unmount: () => void };
  readonly flushSync: (act: () => void) => void;
}

/** A page that mounts one element at once, and makes the browser lay it out. */
export function pageOf({ createRoot, flushSync }: Mounting, element: () => ReactNode, focus?: string): BenchPage {
  const box = document.querySelector('#app')!;
  let root: ReturnType<Mounting['createRoot']> | undefined;
  return {
    mount() {
      root = createRoot(box);
      flushSync(() => root!.render(element()));
      box.getBoundingClientRect();
      if (focus !== undefined) box.querySelector<HTMLElement>(focus)?.focus();
    },
    unmount: () => root?.unmount(),
  };
}
