// The boards in a production build; the bench mounts them and plays.
import '@kumiki/react/styles.css';
import { createBudget, createRandom, createSession } from '@kumiki/core';
import { crossword, crosswordFromEntries } from '@kumiki/core/crossword';
import { deriveClues, nonogram } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

const made = tileStack.generate({ layout: 'turtle' }, createRandom('bench'), createBudget({ steps: 1_000_000 }));
if (!made.ok) throw new Error(made.reason);
const puzzle = made.value;
let root: Root | undefined;

/** The yardstick: 144 tiles of four plain shapes, one component a tile, nothing else. No faces, no names, no keys. */
let choose: (tile: number) => void = () => {};
const PlainTile = memo(function PlainTile({ at, chosen }: { readonly at: number; readonly chosen: boolean }) {
  const [x, y] = [(at % 16) * 60, Math.floor(at / 16) * 80];
  return (
    <g>
      <rect x={x + 7} y={y + 7} width={60} height={80} fill="gray" />
      <rect x={x + 4} y={y + 4} width={60} height={80} fill="silver" />
      <rect x={x} y={y} width={60} height={80} fill={chosen ? 'lavender' : 'ivory'} stroke="black" />
      <circle cx={x + 30} cy={y + 40} r={16} fill="navy" />
    </g>
  );
});
function Plain() {
  const [chosen, setChosen] = useState(-1);
  useEffect(() => {
    choose = setChosen;
  }, []);
  return (
    <svg viewBox="0 0 980 740" width="960">
      {Array.from({ length: 144 }, (_, at) => (
        <PlainTile key={at} at={at} chosen={at === chosen} />
      ))}
    </svg>
  );
}

/** A board in the middle of a game: 45 % of the cells are filled, 25 % crossed. */
function nonogramOf(size: number) {
  const random = createRandom('bench');
  const cells = Uint8Array.from({ length: size * size }, () => (random.int(100) < 45 ? 1 : 0));
  const clues = deriveClues(cells, size, size);
  const session = createSession(nonogram, { ...clues, claim: 'solvable', trail: [], ends: 'host' });
  const some = (mark: number, share: number): number[] =>
    [...cells.keys()].filter((cell) => cells[cell] === mark && random.int(100) < share);
  session.dispatch({ type: 'mark', cells: some(1, 99), mark: 1 });
  session.dispatch({ type: 'mark', cells: some(0, 45), mark: 2 });
  return session;
}
const games = new Map([30, 50, 100].map((size) => [size, nonogramOf(size)]));

/** A lattice of 15 × 15: a word in every other row and column, with a clue each. */
function lattice() {
  const random = createRandom('bench');
  const letter = (x: number, y: number): string => letters[y * 15 + x]!;
  const letters = Array.from({ length: 225 }, () => String.fromCharCode(65 + random.int(26)));
  const line = Array.from({ length: 15 }, (_, at) => at);
  const entries = line
    .filter((at) => at % 2 === 0)
    .flatMap((at) => [
      {
        answer: line.map((x) => letter(x, at)).join(''),
        row: at,
        column: 0,
        direction: 'across' as const,
        clue: `Row ${at}`,
      },
      {
        answer: line.map((y) => letter(at, y)).join(''),
        row: 0,
        column: at,
        direction: 'down' as const,
        clue: `Column ${at}`,
      },
    ]);
  const woven = crosswordFromEntries({ entries });
  if (!woven.ok) throw new Error(woven.reason);
  return woven.value;
}
const words = lattice();

Object.assign(window, {
  mountCrossword() {
    root = createRoot(document.getElementById('app')!);
    flushSync(() => root!.render(<Crossword session={createSession(crossword, words)} keyboard="none" />));
    document.querySelector<HTMLInputElement>('.kumiki-cw-input')!.focus();
    document.body.getBoundingClientRect();
  },
  typeLetter(letter: string) {
    document.execCommand('insertText', false, letter);
    document.body.getBoundingClientRect();
  },
  mountNonogram(size: number) {
    root = createRoot(document.getElementById('app')!);
    flushSync(() => root!.render(<Nonogram session={games.get(size)!} />));
    document.body.getBoundingClientRect();
  },
  paint(size: number, x: number, y: number) {
    const area = document.querySelector('.kumiki-ng-area')!;
    const { left, top, width } = area.getBoundingClientRect();
    const at = { clientX: left + ((x + 0.5) * width) / size, clientY: top + ((y + 0.5) * width) / size };
    const init = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', ...at };
    area.dispatchEvent(new PointerEvent('pointerdown', { ...init, button: 0, buttons: 1 }));
    area.dispatchEvent(new PointerEvent('pointerup', { ...init, button: 0, buttons: 0 }));
  },
  nodes: () => document.querySelectorAll('#app *').length,

  order: puzzle.order,
  mount() {
    root = createRoot(document.getElementById('app')!);
    flushSync(() => root!.render(<TileStack session={createSession(tileStack, puzzle)} />));
    document.body.getBoundingClientRect();
  },
  mountPlain() {
    root = createRoot(document.getElementById('app')!);
    flushSync(() => root!.render(<Plain />));
    document.body.getBoundingClientRect();
  },
  pressPlain() {
    flushSync(() => choose(7));
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
