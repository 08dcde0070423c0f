import { expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { createBoard, type Board } from '../board.ts';
import { cluesOf, noise } from '../grids.fixture.ts';
import type { Clues } from '../types.ts';
import { agreed, probed, probedToTheEnd, settled } from './levels.fixture.ts';
import { bothWays, probe, probeDeeper, settle } from './probe.ts';

type Reason = typeof probe;
const plenty = () => createBudget({ steps: 1e9 });

/** Literals in order, told by the engine and by the naive solver. */
function both(reason: Reason, board: Board, naive: Map<number, number> | undefined): [unknown, unknown] {
  const forced = run(reason(board, plenty()));
  const told = forced.ok ? forced.value.toSorted((a, b) => a - b) : forced.reason;
  const wanted = naive && [...naive].map(([cell, mark]) => 2 * cell + (mark === 1 ? 1 : 0)).toSorted((a, b) => a - b);
  return [told, wanted ?? 'contradiction'];
}

/** A board settled by lines with one cell known beforehand, right or wrong; undefined where lines contradict or finish. */
function started(clues: Clues, cell: number, value: 0 | 1): { board: Board; marks: readonly number[] } | undefined {
  const board = createBoard(clues);
  board.set(cell, value);
  board.wakeAll();
  const held = run(settle(board, plenty()));
  if (!held.ok || !held.value || board.unknown === 0) return undefined;
  const marks = Array.from({ length: board.width * board.height }, (_, at) => {
    const known = board.valueOf(at);
    return known === undefined ? 0 : 2 - known;
  });
  return { board, marks };
}

test('supposing cells finds what trying it by hand finds, on boards of one, several and no solutions', () => {
  const random = createRandom('probing');
  const seen = { probe: 0, contradiction: 0, bothWays: 0, deeper: 0 };
  for (let nth = 0; nth < 1_500; nth += 1) {
    const [width, height] = [4 + random.int(4), 4 + random.int(4)];
    const grid = cluesOf(
      noise(width, height, Math.round(width * height * (nth % 4 < 2 ? 0.45 : 0.35)), random),
      width,
      height,
    );
    // Of every other board the columns are mixed up, so that it may have no solution.
    const clues = nth % 2 === 0 ? grid : { rows: grid.rows, columns: random.shuffle([...grid.columns]) };
    const begun = started(clues, random.int(width * height), random.int(2) as 0 | 1);
    // Few cells are open, since the naive solver takes their number cubed.
    if (!begun || begun.board.unknown > 18) continue;
    const { board, marks } = begun;
    const { known } = board;
    expect(marks).toEqual(settled(clues, marks));
    const [forced, wanted] = both(probe, board, probed(clues, marks, settled));
    expect(forced).toEqual(wanted);
    if (wanted === 'contradiction') seen.contradiction += 1;
    else if ((wanted as unknown[]).length > 0) seen.probe += 1;
    const [same, agreeing] = both(bothWays, board, agreed(clues, marks));
    expect(same).toEqual(agreeing);
    if ((agreeing as unknown[]).length > 0) seen.bothWays += 1;
    const [deep, deeper] = both(probeDeeper, board, probed(clues, marks, probedToTheEnd));
    expect(deep).toEqual(deeper);
    if (String(deeper) !== String(wanted)) seen.deeper += 1;
    // It is left as it was.
    expect(board.known).toBe(known);
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(0);
});

test('within a supposition one cell follows after the other: a chain finds more than its first link', () => {
  const rows = ['##....', '#...#.', '...###', '..#.#.', '.#....', '..#.#.'];
  const grid = Array.from(rows.join(''), (character) => (character === '#' ? 1 : 0));
  const clues = cluesOf(grid, 6, 6);
  const { board, marks } = started(clues, 16, 1)!;
  const firstLink = (given: Clues, from: readonly number[]): readonly number[] | undefined => {
    const after = settled(given, from);
    return after && probed(given, after, settled) && after;
  };
  const [found, wanted] = both(probeDeeper, board, probed(clues, marks, probedToTheEnd));
  expect(found).toEqual(wanted);
  expect((wanted as unknown[]).length).toBeGreaterThan(probed(clues, marks, firstLink)!.size);
});
