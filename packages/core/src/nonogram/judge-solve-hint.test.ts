// What the engine says of a position, against all solutions of the board.
import { describe, expect, test } from 'vitest';
import { createBudget, type Budget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import { boardOf, knownBoards, type Known } from './boards.fixture.ts';
import { cellsOf, fulfils, inAccord, linesOf, noise } from './grids.fixture.ts';
import { nonogram } from './index.ts';
import { forcedByWalking } from './lines.fixture.ts';
import type { NonogramPuzzle, NonogramState } from './types.ts';

const budget = (steps = 1_000_000): Budget => createBudget({ steps });

/** The grids that end the game as a player wants it. */
const goalsOf = ({ puzzle, solutions, grid }: Known): readonly string[] =>
  puzzle.ends === 'grid' ? [grid] : solutions;

/** A position with some marks of one solution, and now and then a wrong one. */
function positionOf(board: Known, random: Random): NonogramState {
  const solution = board.solutions[random.int(board.solutions.length)]!;
  const known = random.int(10);
  const marks = Array.from(solution, (cell) => (random.int(10) < known ? 2 - Number(cell) : 0));
  if (random.int(4) === 0) marks[random.int(marks.length)] = random.int(3);
  return stateWith(board.puzzle, marks);
}
/** Reached as a player reaches it, crosses first: filled cells may end the game. */
function stateWith(puzzle: NonogramPuzzle, marks: ArrayLike<number>): NonogramState {
  let state = nonogram.start(puzzle);
  for (const mark of [2, 1] as const) {
    const cells = Array.from(marks, (held, cell) => (held === mark ? cell : -1)).filter((cell) => cell !== -1);
    state = nonogram.reduce(state, { type: 'mark', cells, mark }, puzzle);
  }
  return state;
}

describe('on 900 boards of one solution or several', () => {
  const boards = knownBoards(900, 'positions');

  test('judge holds when a wanted solution agrees with every mark', () => {
    const random = createRandom('judge');
    const seen = { holds: 0, lost: 0 };
    for (const board of boards) {
      for (let nth = 0; nth < 3; nth += 1) {
        const state = positionOf(board, random);
        const truth = goalsOf(board).some((goal) => inAccord(state.marks, goal));
        const verdict = nonogram.judge(state, board.puzzle, budget());
        if (!verdict.ok) throw new Error(verdict.reason);
        if (verdict.value.holds !== truth)
          expect.fail(`judge says ${verdict.value.holds}: ${String(state.marks)} on ${JSON.stringify(board.puzzle)}`);
        seen[truth ? 'holds' : 'lost'] += 1;
        const again = nonogram.judge(nonogram.start(board.puzzle), board.puzzle, budget(), verdict.value);
        expect(again.ok && again.value.holds).toBe(true);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(200);
  });

  test('solve plays to the end and takes no mark back, or there is no way', () => {
    const random = createRandom('solve');
    const seen = { played: 0, none: 0 };
    for (const board of boards) {
      const { puzzle } = board;
      const state = positionOf(board, random);
      const solved = nonogram.solve(state, puzzle, budget());
      const open = nonogram.status(state, puzzle) === 'playing';
      const way = open && goalsOf(board).some((goal) => inAccord(state.marks, goal));
      if (solved.ok !== way) expect.fail(`solve of ${String(state.marks)} on ${JSON.stringify(puzzle)}`);
      if (!solved.ok) {
        expect(solved.reason).toBe('none');
        seen.none += 1;
        continue;
      }
      seen.played += 1;
      let at = state;
      for (const move of solved.value) {
        expect(nonogram.status(at, puzzle)).toBe('playing');
        const next = nonogram.reduce(at, move, puzzle);
        expect(next).not.toBe(at);
        if ([...at.marks].some((mark, cell) => mark !== 0 && next.marks[cell] !== mark))
          expect.fail(`${JSON.stringify(move)} takes a mark back: ${String(at.marks)}`);
        at = next;
      }
      expect(nonogram.status(at, puzzle)).toBe('solved');
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  test('a hint is a legal move that every solution left agrees with; none when solved, wrong when lost', () => {
    const random = createRandom('hint');
    const seen = { solved: 0, wrong: 0, forced: 0, open: 0 };
    for (const board of boards) {
      const { puzzle } = board;
      const state = positionOf(board, random);
      const hint = nonogram.hint(state, puzzle, budget());
      const left = goalsOf(board).filter((goal) => inAccord(state.marks, goal));
      if (nonogram.status(state, puzzle) === 'solved') {
        expect(hint).toMatchObject({ ok: false, reason: 'none' });
        seen.solved += 1;
        continue;
      }
      if (left.length === 0) {
        expect(hint).toMatchObject({ ok: false, reason: 'wrong' });
        seen.wrong += 1;
        continue;
      }
      // The clues have nothing more to say, and the page has not agreed yet.
      if (puzzle.ends === 'host' && state.unfit === 0) {
        expect(hint).toMatchObject({ ok: false, reason: 'none' });
        continue;
      }
      if (!hint.ok) expect.fail(`${hint.reason} of ${String(state.marks)} on ${JSON.stringify(puzzle)}`);
      const { keys, move, technique } = hint.value;
      expect(technique).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const key of keys) expect(key >= 0 && key < linesOf(puzzle).length).toBe(true);
      if (move === undefined) expect.fail(`no move in ${String(state.marks)} on ${JSON.stringify(puzzle)}`);
      const next = nonogram.reduce(state, move, puzzle);
      expect(next).not.toBe(state);
      const kept = left.filter((goal) => inAccord(next.marks, goal));
      expect(kept.length).toBeGreaterThan(0);
      // Where nothing is forced there is nothing better than a good guess.
      const settled = Array.from(state.marks).some(
        (mark, cell) => mark === 0 && new Set(left.map((goal) => goal[cell])).size === 1,
      );
      if (settled && kept.length !== left.length)
        expect.fail(`${JSON.stringify(move)} is not forced in ${String(state.marks)} on ${JSON.stringify(puzzle)}`);
      seen[settled ? 'forced' : 'open'] += 1;
    }
    expect(Math.min(seen.solved, seen.wrong, seen.forced)).toBeGreaterThan(30);
  });
});

describe('on boards of one solution', () => {
  const random = createRandom('single');
  const boards = Array.from({ length: 60 }, (_, nth) => {
    const made = nonogram.generate({ width: 10, height: 10, density: 0.5 }, createRandom(nth), budget());
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  });

  test('what a hint says of its line is so: the clue and the marks on it force the cells of the move', () => {
    let hints = 0;
    for (const puzzle of boards) {
      let state = nonogram.start(puzzle);
      while (nonogram.status(state, puzzle) === 'playing') {
        const hint = nonogram.hint(state, puzzle, budget());
        if (!hint.ok) throw new Error(hint.reason);
        const { because, keys, move } = hint.value;
        if (move?.type !== 'mark') throw new Error('a mark was wanted');
        expect(keys).toContain(because.line);
        const cells = cellsOf(because.line, 10, 10);
        if (because.tried === undefined) {
          const forced = forcedByWalking(
            linesOf(puzzle)[because.line]!,
            cells.map((cell) => state.marks[cell]!),
          )!;
          for (const cell of move.cells) {
            expect(state.marks[cell]).toBe(0);
            expect(forced[cells.indexOf(cell)], `cell ${cell} by line ${because.line}`).toBe(move.mark);
          }
        } else expect(move.cells).toContain(because.tried);
        state = nonogram.reduce(state, move, puzzle);
        hints += 1;
      }
      expect(fulfils(state.marks, puzzle)).toBe(true);
    }
    expect(hints).toBeGreaterThan(600);
  });

  test('a wrong mark is found out at once, wherever it is', () => {
    for (const puzzle of boards.slice(0, 20)) {
      const [solution] = solutionOf(puzzle);
      for (let nth = 0; nth < 5; nth += 1) {
        const wrong = random.int(100);
        const marks = Array.from(solution!, (cell, at) => {
          if (at === wrong) return 1 + Number(cell);
          return random.int(3) === 0 ? 2 - Number(cell) : 0;
        });
        const state = stateWith(puzzle, marks);
        const verdict = nonogram.judge(state, puzzle, budget());
        expect(verdict).toMatchObject({ ok: true, value: { holds: false } });
        expect(nonogram.solve(state, puzzle, budget())).toMatchObject({ ok: false, reason: 'none' });
        expect(nonogram.hint(state, puzzle, budget())).toMatchObject({ ok: false, reason: 'wrong' });
      }
    }
  });

  function solutionOf(puzzle: NonogramPuzzle): string[] {
    const start = nonogram.start(puzzle);
    const solved = nonogram.solve(start, puzzle, budget());
    if (!solved.ok) throw new Error(solved.reason);
    const end = solved.value.reduce((state, move) => nonogram.reduce(state, move, puzzle), start);
    expect(fulfils(end.marks, puzzle)).toBe(true);
    return [Array.from(end.marks, (mark) => (mark === 1 ? '1' : '0')).join('')];
  }

  test('a board with a wrong claim or no trail is judged by what is so', () => {
    const wrong: string[] = [];
    for (let nth = 0; nth < 200; nth += 1) {
      const [width, height] = [2 + random.int(3), 2 + random.int(3)];
      const grid = noise(width, height, 1 + random.int(width * height - 1), random);
      const board = boardOf(grid, width, height, 'clues');
      const state = positionOf(board, random);
      const truth = board.solutions.some((goal) => inAccord(state.marks, goal));
      for (const claim of ['unique', 'multiple', 'solvable'] as const) {
        const lying = { ...board.puzzle, claim, trail: [random.int(width + height), random.int(width + height)] };
        const verdict = nonogram.judge(state, lying, budget());
        if (!verdict.ok || verdict.value.holds !== truth)
          wrong.push(`${JSON.stringify(verdict)} of ${String(state.marks)} on ${JSON.stringify(lying)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('by the host', () => {
  test('with every clue fulfilled there is only his word to wait for', () => {
    const { puzzle } = boardOf([1, 0, 0, 1], 2, 2, 'host');
    const state = stateWith(puzzle, [1, 0, 0, 1]);
    const solved = nonogram.solve(state, puzzle, budget());
    expect(solved.ok && solved.value.at(-1)).toEqual({ type: 'accept' });
    expect(nonogram.judge(state, puzzle, budget())).toMatchObject({ ok: true, value: { holds: true } });
  });
});
