// Numbers on their colours: which colour it is can be seen by shape alone, under the narrowest figure too, and the chips
// of a row have room.
import { deriveColouredClues, type NonogramPuzzle } from '@kumiki/core/nonogram';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, contrast, take } from '../../../../test/access/pixels.ts';
import { show } from '../../../../test/board/show.tsx';
import { nextFrame } from '../board/pointers.fixture.ts';
import { Nonogram } from './index.ts';

const puzzleOf = (cells: readonly number[], width: number, palette: readonly string[]): NonogramPuzzle => ({
  ...deriveColouredClues(cells, width, cells.length / width),
  palette,
  claim: 'solvable',
  trail: [],
  ends: 'clues',
});

async function open(puzzle: NonogramPuzzle, width: number, scheme: 'light' | 'dark' = 'light') {
  await page.viewport(1000, 900);
  const box = show(<Nonogram puzzle={puzzle} scheme={scheme} />, width);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
  await nextFrame();
  return box;
}

/** Eight greys that nobody tells apart. */
const greys = Array.from({ length: 8 }, (_, nth) => `#5a5a5${nth}`);
/** In each row one cell of each colour. */
const ones = Array.from({ length: 64 }, (_, at) => 1 + ((at + Math.floor(at / 8)) % 8));

/** Of a chip in nine fields, row by row: those where its pattern is seen. */
async function seenOf(chip: Element): Promise<string> {
  const where = boxOf(chip, 1);
  const edge = chip.querySelector<SVGElement>('.kumiki-ng-chip-edge');
  const marked = await take(where);
  edge?.setAttribute('visibility', 'hidden');
  await nextFrame();
  const plain = await take(where);
  edge?.removeAttribute('visibility');
  const fields = Array.from({ length: 9 }, () => 0);
  const { width, height, data } = marked;
  for (let at = 0; at < width * height; at += 1) {
    const rgb = ({ data: of }: { readonly data: Uint8ClampedArray }): [number, number, number] => [
      of[4 * at]!,
      of[4 * at + 1]!,
      of[4 * at + 2]!,
    ];
    if (contrast(rgb(marked), rgb(plain)) < 2) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    fields[3 * Math.floor((3 * y) / height) + Math.floor((3 * x) / width)]! += 1;
  }
  expect(data.length).toBeGreaterThan(300);
  const most = (width * height) / 9;
  return fields.map((count) => (count > 0.08 * most ? '#' : '.')).join('');
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['a desk', 640],
    ['a phone', 360],
  ])('each of eight greys has marks of its own around a 1, and none under it: %s', async (_name, width) => {
    const box = await open(puzzleOf(ones, 8, greys), width, scheme);
    const chips = [...box.querySelectorAll<HTMLElement>('[data-line="0"] .kumiki-ng-chip-back')];
    expect(chips.map((chip) => chip.parentElement!.textContent)).toEqual(Array.from({ length: 8 }, () => '1'));
    const seen: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    for (const chip of chips) seen.push(await seenOf(chip));
    expect(new Set(seen).size).toBe(8);
    expect(seen.map((fields) => fields[4]).join('')).toBe('........');
    // Of ten pixels the top of a figure may take one.
    if (width < 400) return;
    expect(seen).toEqual([
      '.........',
      // As in the cells: a slanting line, a dot, a line across, one upright, a square, the other slant, two lines.
      '..#...#..',
      '#.#...#.#',
      '...#.#...',
      '#.##.##.#',
      '####.####',
      '#.......#',
      '###...###',
    ]);
  });
});

test.each([
  [8, 640],
  [8, 360],
  [20, 700],
  [20, 360],
])('chips of a row of %i cells lie beside the grid, one beside the other, on %i pixels', async (side, width) => {
  // As many runs as a row can have, and some of two digits.
  const cells = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return y % 3 === 0
      ? 1 + (x % 8)
      : y % 3 === 1
        ? x < Math.min(12, side - 2)
          ? 2
          : x === side - 1
            ? 1
            : 0
        : (x * y) % 3;
  });
  const box = await open(puzzleOf(cells, side, greys), width);
  const grid = box.querySelector('.kumiki-ng-area')!.getBoundingClientRect();
  const scroller = box.querySelector('.kumiki-ng-scroller')!.getBoundingClientRect();
  for (let y = 0; y < side; y += 1) {
    const chips = [...box.querySelectorAll(`[data-line="${y}"] .kumiki-ng-chip-back`)].map((chip) =>
      chip.getBoundingClientRect(),
    );
    for (const [nth, chip] of chips.entries()) {
      expect(chip.right).toBeLessThanOrEqual(grid.left);
      expect(chip.left).toBeGreaterThanOrEqual(scroller.left - 0.5);
      if (nth > 0) expect(chip.left - chips[nth - 1]!.right).toBeGreaterThanOrEqual(0);
    }
  }
  const column = [...box.querySelectorAll(`[data-line="${side}"] .kumiki-ng-chip-back`)];
  expect(column.length).toBeGreaterThan(2);
  for (const chip of column) expect(chip.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.top);
});
