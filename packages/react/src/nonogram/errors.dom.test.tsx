// What the board tells to be wrong: by the solution, against all solutions of small boards; and by closed runs, which know
// of no crossing line.
import { createRandom, createSession, type Random, type Session } from '@kumiki/core';
import {
  deriveClues,
  nonogram,
  nonogramRules,
  type Mark,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunnerOptions } from '../runner/types.ts';
import { Nonogram, type NonogramProps } from './index.ts';

afterEach(cleanup);

const onThePage: RunnerOptions = {
  createWorker: () => {
    throw new Error('not here');
  },
  puzzles: async () => ({ nonogram }),
};

/** All grids of a size that have these clues, by trying every one. */
const grids = new Map<string, Map<string, number[][]>>();
function solutionsOf({ rows, columns }: NonogramPuzzle): number[][] {
  const [width, height] = [columns.length, rows.length];
  const size = `${width} ${height}`;
  if (!grids.has(size)) {
    const byClues = new Map<string, number[][]>();
    for (let bits = 0; bits < 2 ** (width * height); bits += 1) {
      const cells = Array.from({ length: width * height }, (_, at) => (bits >> at) & 1);
      const lines = [
        ...Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width)),
        ...Array.from({ length: width }, (_, x) => cells.filter((_cell, at) => at % width === x)),
      ];
      const key = lines.map((line) => (line.join('').match(/1+/g) ?? []).map((run) => run.length).join(' ')).join('/');
      byClues.set(key, [...(byClues.get(key) ?? []), cells]);
    }
    grids.set(size, byClues);
  }
  return (
    grids.get(size)!.get([...rows, ...columns].map((clue) => clue.filter((run) => run > 0).join(' ')).join('/')) ?? []
  );
}
function puzzleOf(cells: readonly number[], width: number): NonogramPuzzle {
  const clues = deriveClues(cells, width, cells.length / width);
  const board = { ...clues, claim: 'unique' as const, trail: [], ends: 'clues' as const };
  return { ...board, claim: solutionsOf(board).length === 1 ? 'unique' : 'multiple' };
}
function sessionOf(puzzle: NonogramPuzzle, marks: readonly number[]): Session<NonogramTypes> {
  const session = createSession(nonogramRules, puzzle);
  for (const mark of [2, 1] as const) {
    const cells = marks.flatMap((held, at) => (held === mark ? [at] : []));
    if (cells.length > 0) session.dispatch({ type: 'mark', cells, mark });
  }
  return session;
}
const noise = (length: number, random: Random): number[] => Array.from({ length }, () => random.int(2));
function show(props: NonogramProps) {
  const { container } = render(<Nonogram {...onThePage} {...props} />);
  const label = (line: number): HTMLElement => container.querySelector(`.kumiki-ng-clue[data-line="${line}"]`)!;
  return {
    container,
    /** What a label shows of its line. */
    told: (line: number): string =>
      [
        label(line).dataset['state'] ?? '',
        ...[...label(line).querySelectorAll('[data-done]')].map((one) => one.textContent),
      ].join(),
    wrong: (): number[] =>
      [...container.querySelectorAll<HTMLElement>('[data-cell]')].flatMap((cell) =>
        cell.getAttribute('aria-label')!.endsWith(', wrong') ? [Number(cell.dataset['cell'])] : [],
      ),
    waves: (): number =>
      (container.querySelector('.kumiki-ng-wrong-cells')?.getAttribute('d') ?? '').match(/M/g)?.length ?? 0,
  };
}

describe('errors by the solution, on boards to twelve cells', { timeout: 60_000 }, () => {
  const sizes = [
    [3, 4],
    [4, 3],
    [2, 6],
    [12, 1],
  ] as const;

  test.each(sizes)(
    '%i × %i: marks that no solution has, where there is one alone, and no other',
    async (width, height) => {
      const random = createRandom(`wrong ${width}`);
      const seen = { unique: 0, several: 0, wrong: 0 };
      for (let nth = 0; nth < 10; nth += 1) {
        const puzzle = puzzleOf(noise(width * height, random), width);
        const marks = Array.from({ length: width * height }, () => random.int(3));
        const session = sessionOf(puzzle, marks);
        const held = [...session.getSnapshot().state.marks];
        if (session.getSnapshot().status === 'solved') continue;
        const board = show({ session, errors: 'solution' });
        const all = solutionsOf(puzzle);
        const isWrong = (mark: number, at: number): boolean =>
          all.length === 1 && mark !== 0 && (mark === 1) !== (all[0]![at] === 1);
        const wrong = [...held.keys()].filter((at) => isWrong(held[at]!, at));
        // oxlint-disable-next-line no-await-in-loop -- one board after the other
        await waitFor(() => expect(board.wrong()).toEqual(wrong));
        expect(board.waves()).toBe(wrong.length);
        // A mark more changes what is told of its own cell alone.
        const cell = random.int(held.length);
        const mark = ((held[cell]! + 1) % 3) as Mark;
        act(() => void session.dispatch({ type: 'mark', cells: [cell], mark }));
        const after = [...session.getSnapshot().state.marks];
        if (session.getSnapshot().status !== 'solved')
          expect(board.wrong()).toEqual([...after.keys()].filter((at) => isWrong(after[at]!, at)));
        seen[all.length === 1 ? 'unique' : 'several'] += 1;
        seen.wrong += wrong.length;
        cleanup();
      }
      expect(seen.unique).toBeGreaterThan(0);
      expect(seen.wrong).toBeGreaterThan(0);
    },
  );

  test('mirrored, the same marks are wrong', async () => {
    const random = createRandom('mirrored');
    let boards = 0;
    for (let nth = 0; nth < 12; nth += 1) {
      const cells = noise(12, random);
      const turn = (line: readonly number[]): number[] =>
        [0, 1, 2].flatMap((y) => line.slice(4 * y, 4 * y + 4).toReversed());
      const marks = Array.from({ length: 12 }, () => random.int(3));
      const [straight, mirrored] = [puzzleOf(cells, 4), puzzleOf(turn(cells), 4)];
      if (straight.claim !== 'unique') continue;
      boards += 1;
      const one = show({ session: sessionOf(straight, marks), errors: 'solution' });
      const isWrong = marks.map((mark, at) => Number(mark !== 0 && (mark === 1) !== (cells[at] === 1)));
      const indices = (of: readonly number[]): number[] => of.flatMap((is, at) => (is === 1 ? [at] : []));
      // oxlint-disable no-await-in-loop -- one board after the other
      await waitFor(() => expect(one.wrong()).toEqual(indices(isWrong)));
      cleanup();
      const other = show({ session: sessionOf(mirrored, turn(marks)), errors: 'solution' });
      await waitFor(() => expect(other.wrong()).toEqual(indices(turn(isWrong))));
      // oxlint-enable no-await-in-loop
      cleanup();
    }
    expect(boards).toBeGreaterThan(4);
  });
});

describe('errors by closed runs know of no crossing line', { timeout: 60_000 }, () => {
  test('a row tells the same on boards that have nothing in common but its clue and its marks', () => {
    const random = createRandom('crossing');
    const seen = { contradicted: 0, plain: 0, done: 0 };
    for (let nth = 0; nth < 60; nth += 1) {
      const [row, y] = [noise(6, random), random.int(6)];
      const spoilt = row.with(random.int(6), random.int(2));
      const inRow = spoilt.map((cell) => (random.int(5) < 4 ? 2 - cell : 0));
      const tell = (): string => {
        const cells = noise(36, random);
        const marks = Array.from({ length: 36 }, () => random.int(3));
        for (const [x, cell] of row.entries()) {
          cells[6 * y + x] = cell;
          marks[6 * y + x] = inRow[x]!;
        }
        const board = { ...deriveClues(cells, 6, 6), claim: 'solvable' as const, trail: [], ends: 'clues' as const };
        const told = show({ session: sessionOf(board, marks), errors: 'closed-runs' }).told(y);
        cleanup();
        return told;
      };
      const [first, other] = [tell(), tell()];
      expect(other).toBe(first);
      seen[first.startsWith('contradicted') ? 'contradicted' : 'plain'] += 1;
      seen.done += Number(/^,./.test(first));
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(5);
  });

  test('what is marked elsewhere changes no label of a line, in the default and in every mode', () => {
    const random = createRandom('elsewhere');
    for (const errors of [undefined, 'closed-runs', 'line'] as const) {
      const board = {
        ...deriveClues(noise(36, random), 6, 6),
        claim: 'solvable' as const,
        trail: [],
        ends: 'clues' as const,
      };
      const session = sessionOf(
        board,
        Array.from({ length: 36 }, () => random.int(3)),
      );
      const { told } = show({ session, ...(errors ? { errors } : {}) });
      const all = (): string[] => Array.from({ length: 12 }, (_, line) => told(line));
      let changes = 0;
      for (let nth = 0; nth < 60; nth += 1) {
        const before = all();
        const cell = random.int(36);
        act(() => void session.dispatch({ type: 'mark', cells: [cell], mark: random.int(3) as Mark }));
        const own = new Set([Math.floor(cell / 6), 6 + (cell % 6)]);
        for (const [line, text] of all().entries()) {
          if (own.has(line)) changes += Number(text !== before[line]);
          else expect(text).toBe(before[line]);
        }
      }
      expect(changes).toBeGreaterThan(5);
      cleanup();
    }
  });
});
