// Hints of boards in colours that no single line helps with: their chains followed by hand, every way to fill a line
// written down.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import type { Hint } from '../../puzzle.ts';
import { createRandom } from '../../random.ts';
import { nonogram } from '../index.ts';
import type { NonogramPuzzle, NonogramState, NonogramTypes, Refuted } from '../types.ts';
import {
  colouredCluesOf,
  colouredNoise,
  colouredSolutionsOf,
  completionsOf,
  palettes,
  possibleOf,
} from './colours.fixture.ts';

type Told = Hint<NonogramTypes> & {
  readonly move: { readonly type: 'mark'; readonly cells: readonly number[]; readonly mark: number };
};
const valueOf = (mark: number): number => [-1, 1, 0, 2, 3, 4, 5, 6, 7, 8][mark]!;

interface Line {
  readonly cells: readonly number[];
  readonly ways: readonly (readonly number[])[];
  readonly colours: readonly number[];
}
function linesOf({ rows, columns, rowColours, columnColours }: NonogramPuzzle): Line[] {
  const [width, height] = [columns.length, rows.length];
  return [
    ...rows.map((clue, y) => ({
      cells: columns.map((_, x) => y * width + x),
      ways: completionsOf(clue, rowColours![y]!, width),
      colours: rowColours![y]!,
    })),
    ...columns.map((clue, x) => ({
      cells: rows.map((_, y) => y * width + x),
      ways: completionsOf(clue, columnColours![x]!, height),
      colours: columnColours![x]!,
    })),
  ];
}

/** What is wrong with a chain from a position in which the cell is supposed to be something; '' where nothing is. */
function faultOf(lines: readonly Line[], start: readonly number[], cell: number, told: Refuted): string {
  let may = start.with(cell, 1 << valueOf(told.supposed));
  const walk = (line: number): number[] | undefined => {
    const { ways, cells } = lines[line]!;
    return possibleOf(
      ways,
      cells.map((at) => may[at]!),
    );
  };
  for (const { line, filled, crossed, marks, narrowed } of told.chain) {
    const left = walk(line);
    const { cells } = lines[line]!;
    const said = [
      ...filled.map((at, nth) => [at, 1 << valueOf(marks![nth]!)] as const),
      ...crossed.map((at) => [at, 1] as const),
      ...narrowed!.map((one) => [one.cell, one.may] as const),
    ];
    if (!left || said.length === 0) return 'an idle step';
    for (const [at, set] of said) {
      if ((left[cells.indexOf(at)]! & ~set) !== 0) return 'not forced';
      if ((may[at]! & ~set) === 0) return 'nothing new';
      may = may.with(at, may[at]! & set);
    }
  }
  return walk(told.ends) === undefined ? '' : 'no contradiction';
}

/** Marks that lines alone give: what a player has when no line tells anything more. */
function played(puzzle: NonogramPuzzle): { readonly state: NonogramState; readonly told: Told } | undefined {
  let state = nonogram.start(puzzle);
  for (let n = 0; n < 80 && nonogram.status(state, puzzle) === 'playing'; n += 1) {
    const hint = nonogram.hint(state, puzzle, createBudget({ steps: 2_000_000 }));
    if (!hint.ok) throw new Error(hint.reason);
    if (!('leftmost' in hint.value.because.reason)) return { state, told: hint.value as Told };
    state = nonogram.reduce(state, hint.value.move!, puzzle);
  }
  return undefined;
}

describe('where no line of a board in colours tells anything by its marks', () => {
  const found: { readonly puzzle: NonogramPuzzle; readonly state: NonogramState; readonly told: Told }[] = [];
  for (let nth = 0; nth < 700; nth += 1) {
    const random = createRandom(`chains ${nth}`);
    const [width, height, colours] = [4 + random.int(4), 4 + random.int(3), 2 + random.int(2)];
    const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
    const claim = colouredSolutionsOf(clues).length === 1 ? ('unique' as const) : ('multiple' as const);
    const puzzle = { ...clues, palette: palettes.slice(0, colours), claim, trail: [], ends: 'clues' as const };
    const at = played(puzzle);
    if (at) found.push({ puzzle, ...at });
  }
  const chains = found.flatMap(({ puzzle, state, told }) => {
    const { reason, tried } = told.because;
    if (reason.kind !== 'contradiction') return [];
    const { supposed, chain, ends, others = [] } = reason;
    const all = (1 << (puzzle.palette!.length + 1)) - 1;
    return [
      {
        puzzle,
        told,
        lines: linesOf(puzzle),
        cell: tried!,
        start: Array.from(state.marks, (mark) => (mark === 0 ? all : 1 << valueOf(mark))),
        refuted: [{ supposed: supposed!, chain, ends }, ...others],
      },
    ];
  });

  test('all but one thing are ruled out by chains that hold, and no step of them is idle', () => {
    const seen = { chains: 0, steps: 0, narrowed: 0, others: 0 };
    for (const { puzzle, told, lines, cell, start, refuted } of chains) {
      expect(told.move.cells).toEqual([cell]);
      expect(start[cell]! & (start[cell]! - 1), 'an unmarked cell').not.toBe(0);
      seen.chains += 1;
      seen.others += refuted.length - 1;
      for (const one of refuted) {
        expect(faultOf(lines, start, cell, one), JSON.stringify({ puzzle, told })).toBe('');
        for (const left of one.chain.keys()) {
          const fewer = { ...one, chain: one.chain.toSpliced(left, 1) };
          expect(faultOf(lines, start, cell, fewer), `step ${left} of ${JSON.stringify(told)}`).not.toBe('');
        }
        seen.steps += one.chain.length;
        seen.narrowed += one.chain.reduce((sum, step) => sum + step.narrowed!.length, 0);
      }
      expect(told.keys).toContain(refuted[0]!.ends);
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
  });

  test('what is not ruled out is what the cell is in every solution, and no colour of both its lines is left out', () => {
    for (const { puzzle, told, lines, cell, start, refuted } of chains) {
      const solutions = colouredSolutionsOf(puzzle as Required<NonogramPuzzle>).filter((text) =>
        Array.from(text).every((digit, at) => ((start[at]! >> Number(digit)) & 1) === 1),
      );
      const value = valueOf(told.move.mark);
      expect(new Set(solutions.map((text) => Number(text[cell])))).toEqual(new Set([value]));
      const own = lines.filter(({ cells }) => cells.includes(cell));
      const likely = [0, ...puzzle.palette!.map((_, colour) => colour + 1)].filter(
        (other) => other !== value && (other === 0 || own.every(({ colours }) => colours.includes(other - 1))),
      );
      const said = refuted.map(({ supposed }) => valueOf(supposed));
      expect(said).not.toContain(value);
      // A colour that one of the lines does not have is named where there is nothing else.
      if (likely.length > 0) expect(said.toSorted((a, b) => a - b)).toEqual(likely);
      else expect(said).toHaveLength(1);
    }
  });

  test('where no chain is told, lines rule out no cell: supposing each, one after the other', () => {
    let others = 0;
    for (const { puzzle, state, told } of found) {
      if (told.because.reason.kind === 'contradiction') continue;
      others += 1;
      const lines = linesOf(puzzle);
      const all = (1 << (puzzle.palette!.length + 1)) - 1;
      const start = Array.from(state.marks, (mark) => (mark === 0 ? all : 1 << valueOf(mark)));
      /** Can a cell be so, as far as lines tell? */
      const stands = (cell: number, value: number): boolean => {
        let may: readonly number[] = start.with(cell, 1 << value);
        for (let before = ''; before !== String(may);) {
          before = String(may);
          for (const { cells, ways } of lines) {
            const left = possibleOf(
              ways,
              cells.map((at) => may[at]!),
            );
            if (!left) return false;
            const next = [...may];
            for (const [nth, at] of cells.entries()) next[at] = left[nth]!;
            may = next;
          }
        }
        return true;
      };
      for (const [cell, set] of start.entries()) {
        if ((set & (set - 1)) === 0) continue;
        const left = Array.from({ length: puzzle.palette!.length + 1 }, (_, value) => value).filter((value) =>
          stands(cell, value),
        );
        expect(left.length, JSON.stringify(told)).toBeGreaterThan(1);
      }
    }
    expect(others).toBeGreaterThan(20);
  });
});

test('a hint in colours is of the smallest line that tells anything by its marks', () => {
  let [small, supposed] = [0, 0];
  for (let nth = 0; nth < 200; nth += 1) {
    const random = createRandom(`smallest ${nth}`);
    const [width, height, colours] = [4 + random.int(3), 4 + random.int(2), 2 + random.int(2)];
    const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
    const claim = colouredSolutionsOf(clues).length === 1 ? ('unique' as const) : ('multiple' as const);
    const puzzle = { ...clues, palette: palettes.slice(0, colours), claim, trail: [], ends: 'clues' as const };
    const lines = linesOf(puzzle);
    const all = (1 << (colours + 1)) - 1;
    let state = nonogram.start(puzzle);
    for (let n = 0; n < 60 && nonogram.status(state, puzzle) === 'playing' && state.unfit > 0; n += 1) {
      const hint = nonogram.hint(state, puzzle, createBudget({ steps: 2_000_000 }));
      if (!hint.ok) throw new Error(hint.reason);
      const may = Array.from(state.marks, (mark) => (mark === 0 ? all : 1 << valueOf(mark)));
      const telling = lines.map(({ cells, ways }) => {
        const here = cells.map((cell) => may[cell]!);
        const left = possibleOf(ways, here)!;
        const tells = left.some((set, at) => (set & (set - 1)) === 0 && here[at] === all);
        return tells ? here.filter((set) => set === all).length : Number.POSITIVE_INFINITY;
      });
      const least = Math.min(...telling);
      const { line, tried } = hint.value.because;
      expect(tried === undefined).toBe(least < Number.POSITIVE_INFINITY);
      if (tried === undefined) {
        expect(line).toBe(telling.indexOf(least));
        small += Number(telling.some((of) => of > least && of < Number.POSITIVE_INFINITY));
      } else supposed += 1;
      state = nonogram.reduce(state, hint.value.move!, puzzle);
    }
  }
  expect(Math.min(small, supposed)).toBeGreaterThan(50);
});
