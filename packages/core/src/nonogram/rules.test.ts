// Play against a model on paper: a list of marks, and rules as a person tells them.
import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { boardOf, knownBoards, type Known } from './boards.fixture.ts';
import { cellsOf, linesOf } from './grids.fixture.ts';
import { nonogram } from './index.ts';
import { runsOf } from './lines.fixture.ts';
import type { Mark, NonogramMove, NonogramState } from './types.ts';

interface Paper {
  readonly marks: readonly number[];
  readonly accepted: boolean;
}

const sizesOf = ({ puzzle }: Known): readonly [width: number, height: number] => [
  puzzle.columns.length,
  puzzle.rows.length,
];
function fitsOn(board: Known, { marks }: Paper): number[] {
  return linesOf(board.puzzle).map((clue, line) => {
    const runs = runsOf(cellsOf(line, ...sizesOf(board)).map((cell) => marks[cell]!));
    return String(runs) === String(clue) ? 1 : 0;
  });
}
function isSolved(board: Known, paper: Paper): boolean {
  const { ends } = board.puzzle;
  if (ends === 'host') return paper.accepted;
  if (ends === 'clues') return !fitsOn(board, paper).includes(0);
  return paper.marks.map((mark) => (mark === 1 ? '1' : '0')).join('') === board.grid;
}
function isComplete({ puzzle }: Known, { marks }: Paper): boolean {
  const filled = marks.filter((mark) => mark === 1).length;
  return !marks.includes(0) || filled >= puzzle.rows.flat().reduce((sum, run) => sum + run, 0);
}
function isLegal(board: Known, paper: Paper, move: NonogramMove): boolean {
  if (isSolved(board, paper)) return false;
  if (move.type === 'accept') return board.puzzle.ends === 'host' && !fitsOn(board, paper).includes(0);
  // Notes have tests of their own.
  if (move.type === 'note') return false;
  const { cells, mark } = move;
  return (
    cells.length > 0 &&
    new Set(cells).size === cells.length &&
    cells.every((cell) => cell >= 0 && cell < paper.marks.length) &&
    cells.some((cell) => paper.marks[cell] !== mark)
  );
}
function after(paper: Paper, move: NonogramMove): Paper {
  if (move.type === 'accept') return { ...paper, accepted: true };
  if (move.type === 'note') return paper;
  return { ...paper, marks: paper.marks.map((mark, cell) => (move.cells.includes(cell) ? move.mark : mark)) };
}

function expectState(board: Known, paper: Paper, state: NonogramState): void {
  const fits = fitsOn(board, paper);
  const said = { ...state, marks: [...state.marks], fits: [...state.fits] };
  const counted = {
    width: board.puzzle.columns.length,
    marks: paper.marks,
    fits,
    unfit: fits.filter((is) => is === 0).length,
    filled: paper.marks.filter((mark) => mark === 1).length,
    unknown: paper.marks.filter((mark) => mark === 0).length,
    accepted: paper.accepted,
  };
  expect(said).toEqual(counted);
  expect(nonogram.status(state, board.puzzle)).toBe(isSolved(board, paper) ? 'solved' : 'playing');
  expect(nonogram.complete(state, board.puzzle)).toBe(isComplete(board, paper));
}

/** Strokes of any kind, more often right than wrong, so that games come to their end. */
function randomMove(board: Known, random: ReturnType<typeof createRandom>): NonogramMove {
  if (random.int(6) === 0) return { type: 'accept' };
  const size = board.grid.length;
  const mark = random.int(3) as Mark;
  const right = Array.from(board.grid).flatMap((cell, at) => ((cell === '1') === (mark === 1) ? [at] : []));
  const all = Array.from({ length: size }, (_, at) => at);
  const cells = random.shuffle(random.int(5) > 0 && mark !== 0 ? right : all).slice(0, random.int(5));
  const spoilt = random.int(12);
  if (spoilt === 0) return { type: 'mark', cells: [...cells, size], mark };
  if (spoilt === 1) return { type: 'mark', cells: [...cells, ...cells.slice(0, 1)], mark };
  return { type: 'mark', cells, mark };
}

describe('play', () => {
  test('300 games go as they go on paper', () => {
    const random = createRandom('games');
    const seen = { legal: 0, illegal: 0, solved: 0, accepted: 0, refusedAfter: 0 };
    for (const board of knownBoards(300, 'boards to play')) {
      const start = nonogram.start(board.puzzle);
      let paper: Paper = { marks: Array.from(board.grid, () => 0), accepted: false };
      let state = start;
      expectState(board, paper, state);
      for (let turn = 0; turn < 30; turn += 1) {
        const solved = isSolved(board, paper);
        const move = randomMove(board, random);
        const before = structuredClone(state);
        const next = nonogram.reduce(state, move, board.puzzle);
        expect(state).toStrictEqual(before);
        const legal = isLegal(board, paper, move);
        if ((next !== state) !== legal) expect.fail(`${JSON.stringify(move)} is ${legal ? 'refused' : 'taken'}`);
        if (!legal) {
          seen.illegal += 1;
          if (solved) seen.refusedAfter += 1;
          continue;
        }
        seen.legal += 1;
        if (move.type === 'accept') seen.accepted += 1;
        expectChanged(board, paper, after(paper, move), nonogram.changed(state, next));
        expectChanged(board, after(paper, move), paper, nonogram.changed(next, state));
        paper = after(paper, move);
        state = next;
        expectState(board, paper, state);
        if (isSolved(board, paper)) seen.solved += 1;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
  });

  function expectChanged(board: Known, from: Paper, to: Paper, changed: 'all' | readonly number[]): void {
    const differ = linesOf(board.puzzle).flatMap((_, line) =>
      cellsOf(line, ...sizesOf(board)).some((cell) => from.marks[cell] !== to.marks[cell]) ? [line] : [],
    );
    if (changed === 'all') expect.fail('everything is said to have changed');
    expect(changed.toSorted((a, b) => a - b)).toEqual(differ);
  }

  test('changes over many moves, and none', () => {
    const board = boardOf([1, 0, 1, 1, 1, 0], 3, 2, 'clues');
    const { puzzle } = board;
    const start = nonogram.start(puzzle);
    const mark = (cells: number[], by: Mark): NonogramMove => ({ type: 'mark', cells, mark: by });
    const one = nonogram.reduce(start, mark([0], 2), puzzle);
    const two = nonogram.reduce(one, mark([5], 1), puzzle);
    const back = nonogram.reduce(two, mark([0, 5], 0), puzzle);
    const paperOf = ({ marks, accepted }: NonogramState): Paper => ({ marks: [...marks], accepted });
    expect(nonogram.changed(start, one)).toEqual([0, 2]);
    expectChanged(board, paperOf(start), paperOf(two), nonogram.changed(start, two));
    expect(nonogram.changed(start, back)).toEqual([]);
    expect(nonogram.changed(start, start)).toEqual([]);
    expect(back).toStrictEqual(start);
  });

  test('a stroke sets all its cells, those too that are marked otherwise', () => {
    const { puzzle } = boardOf([1, 0, 1, 1, 1, 0], 3, 2, 'clues');
    const crossed = nonogram.reduce(nonogram.start(puzzle), { type: 'mark', cells: [0, 1], mark: 2 }, puzzle);
    const filled = nonogram.reduce(crossed, { type: 'mark', cells: [1, 2], mark: 1 }, puzzle);
    expect([...filled.marks]).toEqual([2, 1, 1, 0, 0, 0]);
    const same = nonogram.reduce(filled, { type: 'mark', cells: [1, 2], mark: 1 }, puzzle);
    expect(same).toBe(filled);
    const partly = nonogram.reduce(filled, { type: 'mark', cells: [1, 2, 3], mark: 1 }, puzzle);
    expect([...partly.marks]).toEqual([2, 1, 1, 1, 0, 0]);
  });
});

describe('the three endings, on a board of two solutions', () => {
  const diagonal = [1, 0, 0, 1];
  const fill = (cells: number[]): NonogramMove => ({ type: 'mark', cells, mark: 1 });

  test('by the clues: either grid ends it, without a cross', () => {
    const { puzzle } = boardOf(diagonal, 2, 2, 'clues');
    for (const cells of [
      [0, 3],
      [1, 2],
    ]) {
      const state = nonogram.reduce(nonogram.start(puzzle), fill(cells), puzzle);
      expect(nonogram.status(state, puzzle)).toBe('solved');
      expect(nonogram.reduce(state, fill([0, 1, 2, 3]), puzzle)).toBe(state);
      expect(nonogram.reduce(state, { type: 'mark', cells: [0, 1, 2, 3], mark: 0 }, puzzle)).toBe(state);
      expect(nonogram.reduce(state, { type: 'accept' }, puzzle)).toBe(state);
    }
  });

  test('by the grid: the other one fits all clues, is complete, and the game goes on', () => {
    const { puzzle } = boardOf(diagonal, 2, 2, 'grid');
    const other = nonogram.reduce(nonogram.start(puzzle), fill([1, 2]), puzzle);
    expect([...other.fits]).toEqual([1, 1, 1, 1]);
    expect(nonogram.status(other, puzzle)).toBe('playing');
    expect(nonogram.complete(other, puzzle)).toBe(true);
    expect(nonogram.reduce(other, { type: 'accept' }, puzzle)).toBe(other);
    const crossed = nonogram.reduce(other, { type: 'mark', cells: [1, 2], mark: 2 }, puzzle);
    const right = nonogram.reduce(crossed, fill([0, 3]), puzzle);
    expect(nonogram.status(right, puzzle)).toBe('solved');
  });

  test('by the host: when all clues fit, and not before; then nothing more is taken', () => {
    const { puzzle } = boardOf(diagonal, 2, 2, 'host');
    const start = nonogram.start(puzzle);
    expect(nonogram.reduce(start, { type: 'accept' }, puzzle)).toBe(start);
    const fitting = nonogram.reduce(start, fill([1, 2]), puzzle);
    expect(nonogram.status(fitting, puzzle)).toBe('playing');
    const other = nonogram.reduce(fitting, { type: 'mark', cells: [0], mark: 1 }, puzzle);
    expect(nonogram.reduce(other, { type: 'accept' }, puzzle)).toBe(other);
    const accepted = nonogram.reduce(fitting, { type: 'accept' }, puzzle);
    expect(accepted).toMatchObject({ accepted: true, marks: fitting.marks });
    expect(nonogram.status(accepted, puzzle)).toBe('solved');
    expect(nonogram.reduce(accepted, { type: 'accept' }, puzzle)).toBe(accepted);
    expect(nonogram.reduce(accepted, fill([0]), puzzle)).toBe(accepted);
    expect(nonogram.changed(fitting, accepted)).toEqual([]);
  });

  test('a board with nothing to fill is solved as it stands, unless the host has a word', () => {
    for (const ends of ['clues', 'grid'] as const) {
      const { puzzle } = boardOf([0, 0], 2, 1, ends);
      expect(nonogram.status(nonogram.start(puzzle), puzzle)).toBe('solved');
    }
    const { puzzle } = boardOf([0, 0], 2, 1, 'host');
    const start = nonogram.start(puzzle);
    expect(nonogram.status(start, puzzle)).toBe('playing');
    expect(nonogram.status(nonogram.reduce(start, { type: 'accept' }, puzzle), puzzle)).toBe('solved');
  });

  test('[0] for the empty lines ends it as [] does', () => {
    const { puzzle } = boardOf([1, 0, 0, 0], 2, 2, 'clues');
    const zeros = { ...puzzle, rows: [[1], [0]], columns: [[1], [0]] };
    const start = nonogram.start(zeros);
    expect([...start.fits]).toEqual([0, 1, 0, 1]);
    expect(start.unfit).toBe(2);
    const state = nonogram.reduce(start, fill([0]), zeros);
    expect(nonogram.status(state, zeros)).toBe('solved');
    expect(nonogram.complete(state, zeros)).toBe(true);
  });
});

test('moves that are none are given back, and never thrown at', () => {
  const { puzzle } = boardOf([1, 0, 1, 1, 1, 0], 3, 2, 'host');
  const start = nonogram.start(puzzle);
  for (const move of [
    null,
    undefined,
    0,
    'mark',
    [],
    {},
    { type: 'mark' },
    { type: 'mark', cells: [0] },
    { type: 'mark', mark: 1 },
    { type: 'mark', cells: [], mark: 1 },
    { type: 'mark', cells: [0, 0], mark: 1 },
    { type: 'mark', cells: [6], mark: 1 },
    { type: 'mark', cells: [-1], mark: 1 },
    { type: 'mark', cells: [0.5], mark: 1 },
    { type: 'mark', cells: ['0'], mark: 1 },
    { type: 'mark', cells: [[0]], mark: 1 },
    { type: 'mark', cells: 0, mark: 1 },
    { type: 'mark', cells: { 0: 0, length: 1 }, mark: 1 },
    { type: 'mark', cells: [0], mark: 3 },
    { type: 'mark', cells: [0], mark: -1 },
    { type: 'mark', cells: [0], mark: '1' },
    { type: 'mark', cells: [0], mark: true },
    { type: 'mark', cells: [0], mark: 0 },
    { type: 'mark', cells: [0], mark: 1, more: 1 },
    { type: 'accept', more: 1 },
    { type: 'accept' },
    { type: 'Mark', cells: [0], mark: 1 },
  ])
    expect(nonogram.reduce(start, move as NonogramMove, puzzle), JSON.stringify(move)).toBe(start);
});
