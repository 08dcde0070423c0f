import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import {
  checkClues,
  checkGrid,
  colourOf,
  markOf,
  nonogram,
  nonogramFromCells,
  solveNonogram,
  type Mark,
  type NonogramPuzzle,
  type NonogramState,
} from '../index.ts';
import {
  cluedBy,
  colouredCluesOf,
  colouredNoise,
  colouredSolutionsOf,
  completionsOf,
  marksOf,
  palettes,
} from './colours.fixture.ts';
import { provedColours } from './prove.ts';

const budget = () => createBudget({ steps: 1_000_000 });

/** A board of noise with its claim, and its solutions by trying. */
function boardOf(
  seed: string,
  ends: 'clues' | 'grid' | 'host' = 'clues',
): { puzzle: NonogramPuzzle; solutions: string[]; cells: number[] } {
  const random = createRandom(seed);
  const [width, height, colours] = [2 + random.int(4), 2 + random.int(4), 1 + random.int(3)];
  const cells = colouredNoise(width, height, colours, random);
  const grid = { cells: Uint8Array.from(cells), width, height, palette: palettes.slice(0, colours) };
  const made = run(provedColours(grid, ends, budget()));
  if (!made.ok) throw new Error(made.reason);
  return { puzzle: made.value, solutions: colouredSolutionsOf(colouredCluesOf(cells, width, height)), cells };
}
const textOf = (state: NonogramState): string =>
  Array.from(state.marks, (mark) => String((colourOf(mark) ?? -1) + 1)).join('');
const play = (puzzle: NonogramPuzzle, state: NonogramState, cells: readonly number[], mark: Mark): NonogramState =>
  nonogram.reduce(state, { type: 'mark', cells, mark }, puzzle);

describe('play in colours', () => {
  test('marks and colours are told apart', () => {
    expect([0, 1, 2, 3, 4, 9].map(colourOf)).toEqual([undefined, 0, undefined, 1, 2, 7]);
    for (let colour = 0; colour < 8; colour += 1) expect(colourOf(markOf(colour))).toBe(colour);
  });

  test('random games go as they go on paper: lines fit and the game ends where the painted cells say so', () => {
    const ended = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`game ${seed}`);
      const ends = (['clues', 'grid', 'host'] as const)[seed % 3]!;
      const { puzzle, cells, solutions } = boardOf(`board ${seed}`, ends);
      const colours = puzzle.palette!.length;
      let state = nonogram.start(puzzle);
      for (let step = 0; step < 40 && nonogram.status(state, puzzle) === 'playing'; step += 1) {
        const cell = random.int(cells.length);
        const wanted = marksOf([cells[cell]!])[0] as Mark;
        const mark = random.int(5) === 0 ? (random.int(10) as Mark) : wanted;
        const next = play(puzzle, state, [cell], mark);
        // A colour that the palette does not have is no move, nor is the mark that is there.
        if (mark > colours + 1 && mark > 2) expect(next).toBe(state);
        else expect(next.marks[cell]).toBe(mark);
        state = next;
        const text = textOf(state);
        const now = colouredCluesOf(Array.from(text, Number), puzzle.columns.length, puzzle.rows.length);
        const said = [...state.fits].map((fit) => fit === 1);
        const runs = [
          ...now.rows.map((clue, y) => [clue, now.rowColours[y]]),
          ...now.columns.map((clue, x) => [clue, now.columnColours[x]]),
        ];
        const asked = [
          ...puzzle.rows.map((clue, y) => [clue, puzzle.rowColours![y]]),
          ...puzzle.columns.map((clue, x) => [clue, puzzle.columnColours![x]]),
        ];
        expect(said).toEqual(runs.map((line, at) => JSON.stringify(line) === JSON.stringify(asked[at])));
        expect(state.filled).toBe(Array.from(text).filter((digit) => digit !== '0').length);
        expect(state.unknown).toBe(state.marks.filter((each) => each === 0).length);
        const isSolution = solutions.includes(text);
        expect(checkClues(state.marks, puzzle).fits).toBe(isSolution);
        expect(checkGrid(state.marks, cells.join('')).fits).toBe(text === cells.join(''));
        const over = ends === 'clues' ? isSolution : ends === 'grid' && text === cells.join('');
        expect(nonogram.status(state, puzzle)).toBe(over ? 'solved' : 'playing');
        if (ends !== 'host') continue;
        const accepted = nonogram.reduce(state, { type: 'accept' }, puzzle);
        expect(nonogram.status(accepted, puzzle)).toBe(isSolution ? 'solved' : 'playing');
      }
      ended.set(nonogram.status(state, puzzle), (ended.get(nonogram.status(state, puzzle)) ?? 0) + 1);
    }
    expect(Math.min(...ended.values())).toBeGreaterThan(50);
  });

  test('hints lead from any sound position to a solution, and what they say of a line is so', () => {
    const kinds = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`hints ${seed}`);
      const { puzzle, solutions } = boardOf(`hinted ${seed}`, seed % 4 === 0 ? 'grid' : 'clues');
      const [width, height] = [puzzle.columns.length, puzzle.rows.length];
      let state = nonogram.start(puzzle);
      const goal = puzzle.solution ?? solutions[random.int(solutions.length)]!;
      for (let n = random.int(5); n > 0; n -= 1) {
        const cell = random.int(goal.length);
        state = play(puzzle, state, [cell], marksOf([Number(goal[cell])])[0] as Mark);
      }
      for (let steps = 0; nonogram.status(state, puzzle) !== 'solved'; steps += 1) {
        const told = nonogram.hint(state, puzzle, budget());
        if (!told.ok) throw new Error(`${told.reason} on hinted ${seed}`);
        const { move, because } = told.value;
        if (move?.type !== 'mark') throw new Error('no mark');
        const { reason, line } = because;
        kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1);
        expect(move.cells.every((cell) => state.marks[cell] === 0)).toBe(true);
        if ('leftmost' in reason) {
          const at = Array.from({ length: line < height ? width : height }, (_, nth) =>
            line < height ? line * width + nth : nth * width + line - height,
          );
          const clue = [...puzzle.rows, ...puzzle.columns][line]!;
          const colours = [...puzzle.rowColours!, ...puzzle.columnColours!][line]!;
          const ways = completionsOf(clue, colours, at.length)
            .map(marksOf)
            .filter((way) => way.every((mark, nth) => state.marks[at[nth]!] === 0 || state.marks[at[nth]!] === mark));
          for (const cell of move.cells) expect(ways.every((way) => way[at.indexOf(cell)] === move.mark)).toBe(true);
          const starts = ways.map((way) =>
            [...way.keys()].filter((nth) => way[nth] !== 2 && way[nth] !== way[nth - 1]),
          );
          expect(reason.leftmost).toEqual(clue.map((_, nth) => Math.min(...starts.map((all) => all[nth]!))));
          expect(reason.rightmost).toEqual(clue.map((_, nth) => Math.max(...starts.map((all) => all[nth]!))));
          if (reason.kind === 'overlap') {
            const [first, end] = [reason.rightmost[reason.run]!, reason.leftmost[reason.run]! + clue[reason.run]!];
            expect(move.cells).toEqual(at.slice(first, end).filter((cell) => state.marks[cell] === 0));
          }
        } else {
          // On a board that its grid ends, the grid is what is told.
          const left = (puzzle.solution === undefined ? solutions : [puzzle.solution]).filter((text) =>
            marksOf(Array.from(text, Number)).every(
              (mark, cell) => state.marks[cell] === 0 || state.marks[cell] === mark,
            ),
          );
          const isForced = (cell: number): boolean => left.every((text) => text[cell] === left[0]![cell]);
          if (reason.kind !== 'choice') expect(isForced(move.cells[0]!)).toBe(true);
          else expect([...state.marks.keys()].some((cell) => state.marks[cell] === 0 && isForced(cell))).toBe(false);
        }
        state = nonogram.reduce(state, move, puzzle);
        expect(steps).toBeLessThan(60);
      }
      expect(solutions).toContain(textOf(state));
    }
    for (const kind of ['overlap', 'every-way', 'complete', 'out-of-reach', 'contradiction', 'choice'])
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
  });

  test('judge and solve: sound where a solution agrees with the marks, and the moves lead to one', () => {
    const verdicts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`judged ${seed}`);
      const { puzzle, solutions, cells } = boardOf(`judged ${seed}`, (['clues', 'grid', 'host'] as const)[seed % 3]);
      let state = nonogram.start(puzzle);
      for (let n = random.int(6); n > 0; n -= 1) {
        const cell = random.int(cells.length);
        const mark = random.int(6) === 0 ? ([1, 2, 3, 4][random.int(4)] as Mark) : (marksOf([cells[cell]!])[0] as Mark);
        state = play(puzzle, state, [cell], mark);
      }
      const agreeing = (puzzle.solution === undefined ? solutions : [puzzle.solution]).filter((text) =>
        marksOf(Array.from(text, Number)).every((mark, cell) => state.marks[cell] === 0 || state.marks[cell] === mark),
      );
      const judged = nonogram.judge(state, puzzle, budget());
      const claim = agreeing.length > 0 ? 'sound' : 'wrong';
      verdicts.set(claim, (verdicts.get(claim) ?? 0) + 1);
      expect(judged).toMatchObject({ ok: true, value: { holds: agreeing.length > 0, claim } });
      const solved = nonogram.solve(state, puzzle, budget());
      expect(solved.ok).toBe(agreeing.length > 0 && nonogram.status(state, puzzle) !== 'solved');
      if (!solved.ok) continue;
      for (const move of solved.value) state = nonogram.reduce(state, move, puzzle);
      expect(nonogram.status(state, puzzle)).toBe('solved');
      expect(agreeing).toContain(textOf(state));
    }
    expect(Math.min(...verdicts.values())).toBeGreaterThan(40);
  });

  test('a board that is full and wrong is judged wrong', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const { puzzle, cells } = boardOf(`full ${seed}`);
      const wrong = cells.with(0, cells[0] === 0 ? 1 : 0);
      let state = nonogram.start(puzzle);
      for (const [cell, value] of wrong.entries()) state = play(puzzle, state, [cell], marksOf([value])[0] as Mark);
      expect(nonogram.judge(state, puzzle, budget())).toMatchObject({ value: { holds: false, claim: 'wrong' } });
    }
  });

  test('the solver of clues says what there is, with a proof that verifies', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { puzzle, solutions } = boardOf(`solved ${seed}`);
      const solved = solveNonogram(puzzle, { trail: true });
      if (!solved.ok) throw new Error(solved.reason);
      const verdict = solutions.length === 1 ? 'unique' : 'multiple';
      expect(solved.value.verdict).toBe(verdict);
      for (const cells of solved.value.solutions) expect(solutions).toContain(cells.join(''));
      const proved = { ...puzzle, claim: verdict, trail: solved.value.trail! } as const;
      expect(nonogram.verify(proved, budget())).toMatchObject({
        value: { holds: true, claim: verdict },
      });
    }
  });
});

describe('puzzles in colours from outside', () => {
  const puzzle = {
    rows: [[1, 1], []],
    columns: [[1], [1]],
    palette: ['#ff0000', '#00FF00'],
    rowColours: [[0, 1], []],
    columnColours: [[0], [1]],
    claim: 'unique',
    trail: [0, 1],
    ends: 'clues',
  };

  test('are read as they are, with 0 for an empty line as well', () => {
    expect(nonogram.codec.puzzle(puzzle)).toMatchObject({ ok: true, value: puzzle });
    expect(nonogram.codec.puzzle({ ...puzzle, rows: [[1, 1], [0]] }).ok).toBe(true);
    expect(nonogram.codec.puzzle({ ...puzzle, ends: 'grid', solution: '1200' }).ok).toBe(true);
    const verified = nonogram.verify(puzzle as NonogramPuzzle, budget());
    expect(verified).toMatchObject({ ok: true, value: { holds: true, claim: 'unique' } });
  });

  test.each([
    [{ palette: ['red', '#00ff00'] }, 'palette[0]'],
    [{ palette: ['#ff0000', '#00ff0'] }, 'palette[1]'],
    [{ palette: ['#ff0000', '#00ff00;}'] }, 'palette[1]'],
    [{ palette: ['#ff0000', '#00ff00\n'] }, 'palette[1]'],
    [{ palette: ['#ff0000', 'url(x)'] }, 'palette[1]'],
    [{ palette: ['#aabbcc', '#AABBCC'] }, 'palette[1]'],
    [{ palette: [] }, 'palette'],
    [{ palette: Array.from({ length: 9 }, (_, nth) => `#00000${nth}`) }, 'palette'],
    [{ palette: ['#ff0000'] }, 'rowColours[0]'],
    [{ palette: undefined }, 'rowColours'],
    [{ rowColours: undefined }, 'palette'],
    [{ columnColours: undefined }, 'palette'],
    [{ rowColours: [[0, 1]] }, 'rowColours'],
    [{ rowColours: [[0], []] }, 'rowColours[0]'],
    [{ rowColours: [[0, 1], [0]] }, 'rowColours[1]'],
    [{ columnColours: [[0], [8]] }, 'columnColours[1][0]'],
    [{ columnColours: [[0], [-1]] }, 'columnColours[1][0]'],
    [{ columnColours: [[0], ['1']] }, 'columnColours[1][0]'],
    [{ solution: '1300' }, 'solution'],
    [{ solution: '120' }, 'solution'],
  ])('are refused with %j', (change, path) => {
    const given = Object.fromEntries(
      Object.entries({ ...puzzle, ...change }).filter(([, value]) => value !== undefined),
    );
    const decoded = nonogram.codec.puzzle(given);
    expect(!decoded.ok && decoded.detail.map((problem) => problem.path)).toContain(path);
  });

  test('clues whose colours are no colours are refused by the solver', () => {
    const { rows, columns, rowColours, columnColours } = puzzle;
    expect(solveNonogram({ rows, columns, rowColours, columnColours })).toMatchObject({ value: { verdict: 'unique' } });
    for (const wrong of [
      { rowColours: 3 },
      { rowColours: [[0, 9], []] },
      { columnColours: [[0]] },
      { palette: ['red'] },
    ]) {
      const given = { rows, columns, rowColours, columnColours, ...wrong } as unknown as NonogramPuzzle;
      expect(solveNonogram(given)).toMatchObject({ ok: false, reason: 'invalid-clues' });
    }
  });
});

describe('boards in colours from seeds and pictures', () => {
  test('generated: of one solution, as dense as was said, with every colour', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const palette = palettes.slice(0, 1 + (seed % 8));
      const options = { width: 4 + (seed % 9), height: 4 + (seed % 7), palette, density: 0.6 };
      const made = nonogram.generate(options, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      expect(nonogram.codec.puzzle(made.value)).toMatchObject({ ok: true, value: made.value });
      expect(made.value).toMatchObject({ claim: 'unique', palette });
      expect(nonogram.verify(made.value, budget())).toMatchObject({ value: { holds: true } });
      const cells = made.value.rows.flat().reduce((sum, length) => sum + length, 0);
      expect(cells).toBe(Math.round(0.6 * options.width * options.height));
      expect(new Set(made.value.rowColours!.flat()).size).toBe(palette.length);
    }
  });

  test('generated with any number of solutions: what is claimed is so', () => {
    const claims = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const options = { width: 4, height: 4, palette: palettes.slice(0, 2), density: 0.4, unique: false };
      const made = nonogram.generate(options, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const { rows, columns, rowColours, columnColours, claim } = made.value;
      const count = colouredSolutionsOf({
        rows,
        columns,
        rowColours: rowColours!,
        columnColours: columnColours!,
      }).length;
      claims.add(claim);
      expect(claim).toBe(count === 1 ? 'unique' : 'multiple');
    }
    expect(claims.size).toBe(2);
  });

  test('with a difficulty or another shape: refused, with what is wanted', () => {
    const options = { width: 5, height: 5, palette: palettes.slice(0, 2) };
    for (const more of [{ difficulty: 'easy' as const }, { shape: 'blobs' as const }]) {
      expect(nonogram.codec.options({ ...options, ...more }).ok).toBe(false);
      const made = nonogram.generate({ ...options, ...more }, createRandom(0), budget());
      expect(made).toMatchObject({ ok: false, reason: 'invalid-options', detail: { code: 'palette' } });
    }
    expect(nonogram.codec.options({ ...options, palette: ['red'] }).ok).toBe(false);
  });

  test('of a picture: few cells are changed until lines solve it, and those that are told', () => {
    const counts = { as: 0, mended: 0 };
    for (let seed = 0; seed < 150; seed += 1) {
      const random = createRandom(`picture ${seed}`);
      const [width, height] = [4 + random.int(6), 4 + random.int(6)];
      const cells = colouredNoise(width, height, 2, random);
      const made = nonogramFromCells(cells, width, palettes.slice(0, 2));
      if (!made.ok) throw new Error(made.reason);
      const { puzzle, changed, report } = made.value;
      expect(report.solvable).toBe(true);
      expect(puzzle.claim).toBe('unique');
      // Lines alone: nothing in the trail supposes anything.
      expect(puzzle.trail.every((token) => token < width + height)).toBe(true);
      expect([...cells.keys()].filter((cell) => cells[cell] !== made.value.cells[cell])).toEqual(changed);
      expect(puzzle.rows).toEqual(colouredCluesOf(made.value.cells, width, height).rows);
      expect(changed.length === 0).toBe(report.open.length === 0);
      counts[changed.length === 0 ? 'as' : 'mended'] += 1;
      const kept = nonogramFromCells(cells, width, palettes.slice(0, 2), { repair: false });
      expect(kept).toMatchObject({ ok: true, value: { cells, changed: [], report: { open: report.open } } });
      expect(kept.ok && kept.value.puzzle.rowColours).toEqual(colouredCluesOf(cells, width, height).rowColours);
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
  });

  test('of cells that are none: refused', () => {
    const palette = palettes.slice(0, 2);
    const bad: [readonly number[], number, readonly string[]][] = [
      [[], 1, palette],
      [[0, 0], 1, palette],
      [[1, 3], 1, palette],
      [[1, 2, 1], 2, palette],
      [[1, 2], 0, palette],
      [[1, 1.5], 1, palette],
      [[1, -1], 1, palette],
      [[1, 2], 1, ['red', 'blue']],
    ];
    for (const [cells, width, colours] of bad) {
      expect(nonogramFromCells(cells, width, colours)).toMatchObject({ ok: false, reason: 'invalid-cells' });
    }
    expect(nonogramFromCells({ length: 1e9 }, 1, palette)).toMatchObject({ ok: false, reason: 'invalid-cells' });
    const stopped = nonogramFromCells([1, 2, 2, 1], 2, palette, { budget: createBudget({ steps: 1 }) });
    expect(stopped).toMatchObject({ ok: false, reason: 'budget' });
    expect(cluedBy([1, 1, 2, 0, 2])).toEqual({ runs: [2, 1, 1], colours: [0, 1, 1] });
  });
});
