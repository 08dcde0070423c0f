// When the board is solved, the picture stands alone: what helped to find it goes back.
import { createSession } from '@kumiki/core';
import { nonogram, nonogramFromRows } from '@kumiki/core/nonogram';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../test/board/show.tsx';
import { mouse, nextFrame, type Point } from '../board/pointers.fixture.ts';
import { Nonogram } from './index.ts';

/** A chalice, ten cells wide: it has lines of five, blank cells to cross, and a row to be painted last. */
const rows = [
  '##########',
  '##########',
  '.########.',
  '..######..',
  '...####...',
  '....##....',
  '....##....',
  '....##....',
  '..######..',
  '.########.',
];
const cellsOf = (sign: string): number[] =>
  Array.from(rows.join('').matchAll(/[#.]/g), ({ 0: cell, index }) => (cell === sign ? index : -1)).filter(
    (cell) => cell >= 0,
  );

afterEach(async () => {
  await mouse.move([890, 890]);
});

test('lines, crosses, notes, light and marks of the clues go, the picture stays; an undo brings them back', async () => {
  await page.viewport(900, 900);
  const made = nonogramFromRows(rows);
  if (!made.ok) throw new Error(made.reason);
  const session = createSession(nonogram, made.value);
  const last = cellsOf('#').filter((cell) => cell >= 90);
  session.dispatch({ type: 'mark', cells: cellsOf('#').filter((cell) => cell < 90), mark: 1 });
  session.dispatch({ type: 'mark', cells: [20, 29, 30], mark: 2 });
  session.dispatch({ type: 'note', cells: [90, 39], on: true });
  const box = show(<Nonogram session={session} />, 500);
  const area = await vi.waitUntil(() => box.querySelector('.kumiki-ng-area'));
  const style = (part: string): CSSStyleDeclaration => {
    const element = box.querySelector(part);
    if (!element) throw new Error(`${part} is not there`);
    return getComputedStyle(element);
  };
  const at = (x: number, y: number): Point => {
    const { left, top, width, height } = area.getBoundingClientRect();
    return [left + ((x + 0.5) * width) / 10, top + ((y + 0.5) * height) / 10];
  };
  const helps = ['lines', 'fifths', 'crossed', 'noted'].map((part) => `.kumiki-ng-${part}`);
  const picture = ['paper', 'filled', 'frame'].map((part) => `.kumiki-ng-${part}`);
  const opacities = (parts: readonly string[]): string[] => parts.map((part) => style(part).opacity);
  const clear = 'rgba(0, 0, 0, 0)';
  /** The numbers of row 1, which was done before, and of the last row. */
  const lit = '.kumiki-ng-clue[data-active]';
  const colours = (): Set<string> =>
    new Set(Array.from(box.querySelectorAll('.kumiki-ng-clue'), (clue) => getComputedStyle(clue).color));

  await mouse.press(at(1, 9));
  await mouse.move(at(4, 9), 'left');
  await nextFrame();
  expect(opacities(helps)).toEqual(helps.map(() => '1'));
  expect(opacities(picture)).toEqual(picture.map(() => '1'));
  expect(style('.kumiki-ng-crosshair').display).not.toBe('none');
  expect(style(lit).backgroundColor).not.toBe(clear);
  expect(style('.kumiki-ng-filled').animationName).toBe('none');
  expect(style('.kumiki-ng-area').cursor).toBe('crosshair');
  expect(colours().size).toBe(2);
  const drawn = style('.kumiki-ng-filled').fill;

  await mouse.move(at(8, 9), 'left');
  await mouse.release(at(8, 9));
  await vi.waitFor(() => expect(session.getSnapshot().status).toBe('solved'));
  expect(last.every((cell) => session.getSnapshot().state.marks[cell] === 1)).toBe(true);
  await vi.waitFor(() => expect(opacities(helps)).toEqual(helps.map(() => '0')), 5_000);
  expect(opacities(picture)).toEqual(picture.map(() => '1'));
  expect(style('.kumiki-ng-filled').animationName).toBe('kumiki-ng-reveal');
  await vi.waitFor(() => expect(style('.kumiki-ng-filled').fill).toBe(drawn), 5_000);
  // The pointer is still on the board; nothing lights its lines, and all numbers are those of lines that are done.
  for (const light of box.querySelectorAll('.kumiki-ng-crosshair'))
    expect(getComputedStyle(light).display).toBe('none');
  for (const clue of box.querySelectorAll('.kumiki-ng-clue')) {
    expect(clue).toHaveAttribute('data-state', 'complete');
    expect(getComputedStyle(clue).backgroundColor).toBe(clear);
  }
  expect(colours().size).toBe(1);
  expect(style('.kumiki-ng-area').cursor).toBe('default');

  session.undo();
  await vi.waitFor(() => expect(opacities(helps)).toEqual(helps.map(() => '1')), 5_000);
});
