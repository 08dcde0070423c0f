import '@kumiki/react/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

/** Puts an element on the page of a browser test, in StrictMode, in a box of a width in pixels. */
export function show(element: ReactNode, width = 800): HTMLElement {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  const root = createRoot(box);
  root.render(<StrictMode>{element}</StrictMode>);
  mounted.push(() => {
    root.unmount();
    box.remove();
  });
  return box;
}
