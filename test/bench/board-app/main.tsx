// The Turtle in a production build; the bench mounts it and presses tiles.
import '@kumiki/react/styles.css';
import { createBudget, createRandom, createSession } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { TileStack } from '@kumiki/react/tile-stack';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const made = tileStack.generate({ layout: 'turtle' }, createRandom('bench'), createBudget({ steps: 1_000_000 }));
if (!made.ok) throw new Error(made.reason);
const puzzle = made.value;
let root: Root | undefined;

Object.assign(window, {
  order: puzzle.order,
  mount() {
    root = createRoot(document.getElementById('app')!);
    flushSync(() => root!.render(<TileStack session={createSession(tileStack, puzzle)} />));
    document.body.getBoundingClientRect();
  },
  unmount() {
    root?.unmount();
  },
  press(tile: number) {
    const face = document.querySelector(`.kumiki-ts-tile[data-tile="${tile}"] .kumiki-ts-face`)!;
    flushSync(() => void face.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    document.body.getBoundingClientRect();
  },
});
