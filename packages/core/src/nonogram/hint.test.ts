// The reasons of hints, followed by hand: all completions of a line, and lines walked one after the other.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import type { Hint } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { knownBoards } from './boards.fixture.ts';
import { cellsOf, linesOf, noise } from './grids.fixture.ts';
import { nonogram } from './index.ts';
import { agreeing, completionsOf, forcedByWalking, numbersOf } from './lines.fixture.ts';
import type { LineReason, NonogramPuzzle, NonogramState, NonogramTypes } from './types.ts';
import { deriveClues } from './clues.ts';

const budget = () => createBudget({ steps: 2_000_000 });
type Told = Hint<NonogramTypes> & {
  readonly move: { readonly type: 'mark'; readonly cells: readonly number[]; readonly mark: number };
};

function hintOn(state: NonogramState, puzzle: NonogramPuzzle): Told {
  const hint = nonogram.hint(state, puzzle, budget());
  if (!hint.ok) throw new Error(hint.reason);
  if (hint.value.move?.type !== 'mark') throw new Error('a mark was wanted');
  return hint.value as Told;
}

/** What is wrong with the reason of a line, by all ways to fill it; '' where nothing is. */
function faultOfLine(puzzle: NonogramPuzzle, state: NonogramState, told: Told, reason: LineReason): string {
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const { line } = told.because;
  const clue = numbersOf(linesOf(puzzle)[line]!);
  const cells = cellsOf(line, width, height);
  const marks = cells.map((cell) => state.marks[cell]!);
  const ways = agreeing(completionsOf(clue, cells.length), marks);
  const starts = ways.map((way) => Array.from(way.matchAll(/#+/g), ({ index }) => index));
  const leftmost = clue.map((_, run) => Math.min(...starts.map((of) => of[run]!)));
  const rightmost = clue.map((_, run) => Math.max(...starts.map((of) => of[run]!)));
  if (String(reason.leftmost) !== String(leftmost) || String(reason.rightmost) !== String(rightmost)) return 'places';
  const at = told.move.cells.map((cell) => cells.indexOf(cell));
  const covered = (cell: number, run: number): boolean => cell >= rightmost[run]! && cell < leftmost[run]! + clue[run]!;
  const reached = (cell: number): boolean =>
    clue.some((length, run) => cell >= leftmost[run]! && cell < rightmost[run]! + length);
  const forced = ways.every((way) => at.every((cell) => (way[cell] === '#') === (told.move.mark === 1)));
  if (!forced || at.some((cell) => marks[cell] !== 0)) return 'not forced';
  switch (reason.kind) {
    case 'overlap':
      return told.move.mark === 1 && at.every((cell) => covered(cell, reason.run)) ? '' : 'no overlap';
    case 'complete': {
      const there = marks.filter((mark) => mark === 1).length === clue.reduce((sum, run) => sum + run, 0);
      return told.move.mark === 2 && there && at.length === marks.filter((mark) => mark === 0).length
        ? ''
        : 'incomplete';
    }
    case 'out-of-reach':
      return told.move.mark === 2 && !at.some(reached) ? '' : 'within reach';
    default:
      // Something simpler would have been said of it.
      if (told.move.mark === 1) return at.some((cell) => clue.some((_, run) => covered(cell, run))) ? 'an overlap' : '';
      return at.every(reached) ? '' : 'out of reach';
  }
}

/** The same of a chain: each step follows from the cells before it, the last line can't be, and no step is idle. */
function faultOfChain(puzzle: NonogramPuzzle, state: NonogramState, told: Told): string {
  const { reason, tried } = told.because;
  if (reason.kind !== 'contradiction' || tried === undefined) return 'no chain';
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const marks = state.marks.slice();
  if (marks[tried] !== 0 || told.move.cells[0] !== tried) return 'a known cell';
  const walk = (line: number): number[] | undefined =>
    forcedByWalking(
      linesOf(puzzle)[line]!,
      cellsOf(line, width, height).map((cell) => marks[cell]!),
    );
  marks[tried] = told.move.mark === 1 ? 2 : 1;
  for (const { line, filled, crossed } of reason.chain) {
    const cells = cellsOf(line, width, height);
    const forced = walk(line);
    if (!forced || filled.length + crossed.length === 0) return 'an idle step';
    for (const [some, mark] of [
      [filled, 1],
      [crossed, 2],
    ] as const) {
      if (some.some((cell) => marks[cell] !== 0 || forced[cells.indexOf(cell)] !== mark)) return 'not forced';
    }
    for (const cell of filled) marks[cell] = 1;
    for (const cell of crossed) marks[cell] = 2;
  }
  if (walk(reason.ends) !== undefined) return 'no contradiction';
  return told.keys.includes(reason.ends) ? '' : 'the last line is not lit';
}

describe('the reasons of hints', () => {
  test('are so, on 1,200 small boards of one solution or several, to their ends', () => {
    const seen: Record<string, number> = {};
    for (const { puzzle } of knownBoards(1_200, 'reasons', 6)) {
      let state = nonogram.start(puzzle);
      for (let n = 0; n < 40 && nonogram.status(state, puzzle) === 'playing' && state.unfit > 0; n += 1) {
        const told = hintOn(state, puzzle);
        const { reason } = told.because;
        seen[reason.kind] = (seen[reason.kind] ?? 0) + 1;
        expect(told.technique).toBe(reason.kind);
        const what = `${JSON.stringify(told)} on ${String(state.marks)} of ${JSON.stringify(puzzle)}`;
        if ('leftmost' in reason) expect(faultOfLine(puzzle, state, told, reason), what).toBe('');
        else if (reason.kind === 'contradiction') expect(faultOfChain(puzzle, state, told), what).toBe('');
        state = nonogram.reduce(state, told.move, puzzle);
      }
    }
    for (const kind of ['overlap', 'complete', 'out-of-reach', 'every-way', 'contradiction', 'choice']) {
      expect(seen[kind], kind).toBeGreaterThan(20);
    }
  });

  test('of boards that lines alone do not solve are chains without a step too many', () => {
    const random = createRandom('chains');
    let chains = 0;
    for (let nth = 0; nth < 400 && chains < 60; nth += 1) {
      const cells = noise(12, 12, 58, random);
      const clues = deriveClues(cells, 12, 12);
      const puzzle = { ...clues, claim: 'solvable' as const, trail: [], ends: 'clues' as const };
      let state = nonogram.start(puzzle);
      for (let n = 0; n < 60 && nonogram.status(state, puzzle) === 'playing'; n += 1) {
        const told = hintOn(state, puzzle);
        const { reason } = told.because;
        if (reason.kind === 'choice' || reason.kind === 'search') break;
        if (reason.kind === 'contradiction') {
          chains += 1;
          expect(faultOfChain(puzzle, state, told)).toBe('');
          // Every step is wanted: without the cells of one, a later one does not follow.
          for (const left of reason.chain.keys()) {
            const fewer = { ...reason, chain: reason.chain.toSpliced(left, 1) };
            const because = { ...told.because, reason: fewer };
            const without = faultOfChain(puzzle, state, { ...told, because });
            if (without === '') expect.fail(`step ${left} of ${JSON.stringify(told)} is idle`);
          }
        }
        state = nonogram.reduce(state, told.move, puzzle);
      }
    }
    expect(chains).toBeGreaterThanOrEqual(60);
  });

  test('are of the smallest line that tells anything: of all of them none with fewer unknown cells does', () => {
    const seen = { small: 0, ties: 0 };
    for (const { puzzle } of knownBoards(500, 'smallest', 6)) {
      let state = nonogram.start(puzzle);
      const [width, height] = [puzzle.columns.length, puzzle.rows.length];
      for (let n = 0; n < 40 && nonogram.status(state, puzzle) === 'playing' && state.unfit > 0; n += 1) {
        const told = hintOn(state, puzzle);
        /** By line: how many cells are unknown, where all ways to fill it have one of them in common. */
        const telling = linesOf(puzzle).map((clue, line) => {
          const marks = cellsOf(line, width, height).map((cell) => state.marks[cell]!);
          const ways = agreeing(completionsOf(numbersOf(clue), marks.length), marks);
          const tells = marks.some((mark, at) => mark === 0 && ways.every((way) => way[at] === ways[0]![at]));
          return tells ? marks.filter((mark) => mark === 0).length : Number.POSITIVE_INFINITY;
        });
        const least = Math.min(...telling);
        const { line, tried } = told.because;
        // A cell is supposed only where no line tells anything.
        expect(tried === undefined).toBe(least < Number.POSITIVE_INFINITY);
        if (tried === undefined) {
          expect(line).toBe(telling.indexOf(least));
          seen.small += Number(Math.max(...telling.filter((of) => of < Number.POSITIVE_INFINITY)) > least);
          seen.ties += Number(telling.filter((of) => of === least).length > 1);
        }
        state = nonogram.reduce(state, told.move, puzzle);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
  });
});
