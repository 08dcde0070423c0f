// Ways to draw a nonogram in React, bare of everything but cells and a press that fills one: what ours is held against.
import '@kumiki/react/styles.css';
import { createRandom, createSession } from '@kumiki/core';
import { deriveClues, nonogram } from '@kumiki/core/nonogram';
import { Nonogram } from '@kumiki/react/nonogram';
import { memo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageOf, type BenchPage } from './page.ts';
import './nonograms.css';

const random = createRandom('bench');
const start = (size: number): Uint8Array =>
  Uint8Array.from({ length: size * size }, () => (random.int(100) < 45 ? 1 : 0));
const boards = new Map([30, 100].map((size) => [size, start(size)]));
let press: (cell: number) => void = () => {};

function useMarks(size: number): Uint8Array {
  const [marks, setMarks] = useState(() => boards.get(size)!);
  // oxlint-disable-next-line react/immutability, react/globals -- the bench presses from outside
  press = (cell) => setMarks((before) => before.with(cell, before[cell] === 1 ? 0 : 1));
  return marks;
}
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** A button a cell, all rendered again. */
function Naive({ size }: { readonly size: number }): ReactNode {
  const marks = useMarks(size);
  return (
    <div className="cells">
      {range(size).map((y) => (
        <div key={y} className="row">
          {range(size).map((x) => (
            <button
              key={x}
              type="button"
              className={marks[y * size + x] === 1 ? 'cell full' : 'cell'}
              aria-pressed={marks[y * size + x] === 1}
              aria-label={`Row ${y + 1}, column ${x + 1}`}
              onClick={() => press(y * size + x)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const Row = memo(function Row({ cells, y }: { readonly cells: string; readonly y: number }): ReactNode {
  return (
    <div className="row">
      {Array.from(cells, (cell, x) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <button
          key={x}
          type="button"
          className={cell === '1' ? 'cell full' : 'cell'}
          aria-label={`Row ${y + 1}, column ${x + 1}`}
        />
      ))}
    </div>
  );
});
/** A button a cell, in rows that are rendered when they change. */
function Rows({ size }: { readonly size: number }): ReactNode {
  const marks = useMarks(size);
  return (
    <div className="cells">
      {range(size).map((y) => (
        <Row key={y} y={y} cells={marks.subarray(y * size, (y + 1) * size).join('')} />
      ))}
    </div>
  );
}

/** One path for all that is filled: nothing for the keyboard, nothing for a screen reader. */
function OnePath({ size }: { readonly size: number }): ReactNode {
  const marks = useMarks(size);
  let d = '';
  for (const [at, mark] of marks.entries()) if (mark === 1) d += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
  return (
    <svg className="cells" viewBox={`0 0 ${size} ${size}`} width={800} height={800}>
      <path d={d} />
    </svg>
  );
}

/** Ours: clues that colour, keys, names for screen readers, undo. */
function sessionOf(size: number) {
  const cells = boards.get(size)!;
  const session = createSession(nonogram, {
    ...deriveClues(cells, size, size),
    claim: 'solvable',
    trail: [],
    ends: 'host',
  });
  session.dispatch({ type: 'mark', cells: [...cells.keys()].filter((cell) => cells[cell] === 1), mark: 1 });
  return session;
}
function pressOurs(size: number, cell: number): void {
  const area = document.querySelector('.kumiki-ng-area')!;
  const { left, top, width } = area.getBoundingClientRect();
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const at = { clientX: left + ((x + 0.5) * width) / size, clientY: top + ((y + 0.5) * width) / size };
  const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', ...at };
  area.dispatchEvent(new PointerEvent('pointerdown', { ...init, button: 0, buttons: 1 }));
  area.dispatchEvent(new PointerEvent('pointerup', { ...init, button: 0, buttons: 0 }));
}

interface Way extends BenchPage {
  readonly press: (cell: number) => void;
}
const mounting = { createRoot, flushSync };
const plain = (element: () => ReactNode): Way => ({
  ...pageOf(mounting, element),
  press(cell) {
    flushSync(() => press(cell));
    document.body.getBoundingClientRect();
  },
});
const ways: Record<string, (size: number) => Way> = {
  'a button a cell': (size) => plain(() => <Naive size={size} />),
  'memoised rows': (size) => plain(() => <Rows size={size} />),
  'one path': (size) => plain(() => <OnePath size={size} />),
  Kumiki: (size) => {
    const session = sessionOf(size);
    return {
      ...pageOf(mounting, () => <Nonogram session={session} strokes="free" />),
      press: (cell) => pressOurs(size, cell),
    };
  },
};
Object.assign(window, {
  ways: Object.fromEntries(
    Object.entries(ways).flatMap(([name, way]) => [30, 100].map((size) => [`${name}, ${size} × ${size}`, way(size)])),
  ),
});
