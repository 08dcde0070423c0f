// An empty line may be [0] as well as []: every public function that takes clues says the same of both.
import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { readLink, writeLink } from '../link/index.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { restoreSession } from '../session/save.ts';
import { createSession } from '../session/session.ts';
import { jobOf } from '../worker/job-of.ts';
import { colouredCluesOf, colouredNoise, marksOf } from './colour/colours.fixture.ts';
import { cluesOf, noise } from './grids.fixture.ts';
import * as api from './index.ts';
import type { Clue, Clues, NonogramPuzzle, NonogramState } from './types.ts';

const { nonogram, nonogramRules, solveNonogram } = api;
const palette = ['#c62828', '#1565c0'];

interface Taken {
  readonly puzzle: NonogramPuzzle;
  /** A grid of it, as values. */
  readonly cells: readonly number[];
  /** Some of the grid's marks, now and then a wrong one. */
  readonly marks: readonly number[];
}
const zeroed = (lines: readonly Clue[]): Clue[] => lines.map((clue) => (clue.length === 0 ? [0] : clue));
const withZeros = ({ puzzle, ...rest }: Taken): Taken => ({
  ...rest,
  puzzle: { ...puzzle, rows: zeroed(puzzle.rows), columns: zeroed(puzzle.columns) },
});
const cluesIn = ({ rows, columns, rowColours, columnColours }: NonogramPuzzle): Clues => ({
  rows,
  columns,
  ...(rowColours && columnColours ? { rowColours, columnColours } : {}),
});
const stateOf = ({ puzzle, marks }: Taken): NonogramState => {
  let state = nonogram.start(puzzle);
  for (const [cell, mark] of marks.entries())
    if (mark !== 0) state = nonogram.reduce(state, { type: 'mark', cells: [cell], mark: mark as 1 }, puzzle);
  return state;
};
const budget = () => createBudget({ steps: 1e6 });
const linesIn = (taken: Taken) => {
  const { rows, columns } = taken.puzzle;
  return [...rows, ...columns].map((clue, line) => {
    const length = line < rows.length ? columns.length : rows.length;
    const cellOf = (nth: number): number =>
      line < rows.length ? line * columns.length + nth : nth * columns.length + line - rows.length;
    const marks = Array.from({ length }, (_, nth) => taken.marks[cellOf(nth)]!);
    return { clue, marks, colours: api.runColours(line, taken.puzzle) };
  });
};
const job = (op: string, args: unknown): unknown => {
  const made = jobOf(nonogram, op, args, { random: createRandom(0), budget: budget(), assets: noAssets });
  return made.ok ? run(made.value) : made;
};
const fileOf = ({ puzzle, cells }: Taken, goal: boolean): api.NonogramFile => ({
  clues: cluesIn(puzzle),
  meta: {},
  ...(puzzle.palette ? { palette: puzzle.palette } : {}),
  ...(goal ? { goal: cells.join('') } : {}),
});

const takers: Readonly<Record<string, (taken: Taken) => unknown>> = {
  checkClues: ({ puzzle, cells }) =>
    [cells, cells.with(0, 1 - Math.min(1, cells[0]!))].map((some) => api.checkClues(some, puzzle)),
  closedRunsFit: (taken) => linesIn(taken).map(({ clue, marks, colours }) => api.closedRunsFit(clue, marks, colours)),
  clueProgress: (taken) =>
    linesIn(taken).flatMap(({ clue, marks, colours }) =>
      (['off', 'line', 'anchored', 'exact'] as const).flatMap((clueState) =>
        (['off', 'closed-runs', 'line'] as const).map((errors) =>
          api.clueProgress(clue, marks, { clueState, errors }, colours),
        ),
      ),
    ),
  rateNonogram: ({ puzzle }) => api.rateNonogram(cluesIn(puzzle)),
  readNonogram: ({ puzzle }) => [
    api.readNonogram(JSON.stringify(cluesIn(puzzle))),
    api.readNonogram(JSON.stringify(puzzle)),
  ],
  runColours: ({ puzzle }) => [...puzzle.rows, ...puzzle.columns].map((_, line) => api.runColours(line, puzzle)),
  solveLine: (taken) => linesIn(taken).map(({ clue, marks, colours }) => api.solveLine(clue, marks, colours)),
  solveNonogram: ({ puzzle }) => [solveNonogram(puzzle), solveNonogram(puzzle, { trail: true })],
  writeNonogram: (taken) =>
    (['non', 'nin', 'olsak', 'json', 'pbm', 'raw-pbm'] as const).flatMap((format) =>
      [true, false].map((goal) => api.writeNonogram(fileOf(taken, goal), format, { lossy: true })),
    ),
  'nonogram.codec.puzzle': ({ puzzle }) => nonogramRules.codec.puzzle(puzzle).ok,
  'nonogram.start': ({ puzzle }) => nonogram.start(puzzle),
  'nonogram.reduce': (taken) => stateOf(taken),
  'nonogram.status': (taken) => [
    nonogram.status(stateOf(taken), taken.puzzle),
    nonogram.status(stateOf({ ...taken, marks: marksOf(taken.cells) }), taken.puzzle),
  ],
  'nonogram.complete': (taken) => [
    nonogram.complete(stateOf(taken), taken.puzzle),
    nonogram.complete(stateOf({ ...taken, marks: marksOf(taken.cells) }), taken.puzzle),
  ],
  'nonogram.changed': (taken) => nonogram.changed(nonogram.start(taken.puzzle), stateOf(taken)),
  'nonogram.verify': ({ puzzle }) => nonogram.verify(puzzle, budget()),
  'nonogram.solve': (taken) => nonogram.solve(stateOf(taken), taken.puzzle, budget()),
  'nonogram.hint': (taken) => nonogram.hint(stateOf(taken), taken.puzzle, budget()),
  'nonogram.judge': (taken) => nonogram.judge(stateOf(taken), taken.puzzle, budget()),
  'own:decide': ({ puzzle }) =>
    job('own:decide', { ...cluesIn(puzzle), ...(puzzle.palette ? { palette: puzzle.palette } : {}), trail: true }),
  'own:rate': ({ puzzle: { rows, columns } }) => job('own:rate', { rows, columns }),
};
/** They take cells, marks, pixels or text, or make boards anew. */
const others = [
  'checkGrid',
  'colourOf',
  'deriveClues',
  'deriveColouredClues',
  'isNoted',
  'markFor',
  'markOf',
  'nonogramFromCells',
  'nonogramFromPixels',
  'nonogramFromRows',
  'valueOf',
  'nonogram.codec.move',
  'nonogram.codec.options',
  'nonogram.generate',
  'nonogram.reshuffle',
  'own:paint',
  'own:picture',
];

function boards(inColours: boolean): Taken[] {
  const random = createRandom(`empty lines ${inColours}`);
  const found: Taken[] = [];
  while (found.length < 150) {
    const [width, height] = [2 + random.int(5), 2 + random.int(5)];
    const cells = inColours
      ? colouredNoise(width, height, 2, random).map((value) => (random.int(2) === 0 ? value : 0))
      : [...noise(width, height, random.int(Math.ceil((width * height) / 2)), random)];
    const clues = inColours ? { ...colouredCluesOf(cells, width, height), palette } : cluesOf(cells, width, height);
    if (![...clues.rows, ...clues.columns].some((clue) => clue.length === 0)) continue;
    const solved = solveNonogram(clues, { trail: true });
    if (!solved.ok || solved.value.verdict === 'none') throw new Error('it has a grid');
    const ends = (['clues', 'grid', 'host'] as const)[found.length % 3]!;
    const solution = ends === 'grid' ? { solution: cells.join('') } : {};
    const puzzle = { ...clues, claim: solved.value.verdict, trail: solved.value.trail!, ends, ...solution };
    const marks: number[] = marksOf(cells).map((mark) => (random.int(2) === 0 ? mark : 0));
    if (random.int(4) === 0) marks[random.int(marks.length)] = random.int(3);
    found.push({ puzzle, cells, marks });
  }
  return found;
}

describe.each([
  ['black and white', boards(false)],
  ['colours', boards(true)],
] as const)('[0] is [] in %s', (_name, taken) => {
  test('the boards have what is asked about', () => {
    const lines = taken.flatMap(({ puzzle }) => [...puzzle.rows, ...puzzle.columns]);
    expect(lines.filter((clue) => clue.length === 0).length).toBeGreaterThan(300);
    expect(lines.filter((clue) => clue.length > 0).length).toBeGreaterThan(300);
    for (const one of taken) expect(JSON.stringify(withZeros(one))).toContain('[0]');
  });

  test.each(Object.entries(takers))('for %s', (_taker, ask) => {
    for (const one of taken) expect(ask(withZeros(one)), JSON.stringify(one)).toStrictEqual(ask(one));
  });

  test('in a game, its save and its link', () => {
    const gameOf = ({ puzzle, marks }: Taken) => {
      const session = createSession(nonogram, puzzle);
      for (const [cell, mark] of marks.entries())
        if (mark !== 0) session.dispatch({ type: 'mark', cells: [cell], mark: mark as 1 }, { group: `${cell % 3}` });
      session.undo();
      const restored = restoreSession(nonogram, JSON.parse(JSON.stringify(session.save())));
      const link = writeLink(session, { form: 'board', steps: true });
      const linked = readLink(nonogram, link.ok ? link.value : '');
      if (!restored.ok || !linked.ok || linked.value.form !== 'board') throw new Error('it does not come back');
      return [session, restored.value.session, linked.value.session].map((game) => {
        const { puzzle: board, ...snapshot } = game.getSnapshot();
        const { puzzle: _first, ...save } = game.save();
        return { ...snapshot, save, lines: [board.rows.length, board.columns.length] };
      });
    };
    for (const one of taken) expect(gameOf(withZeros(one)), JSON.stringify(one)).toStrictEqual(gameOf(one));
  });
});

test('nothing public that takes clues is missing here', () => {
  const names = Object.entries(api)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);
  const calls = Object.entries(nonogram)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => `nonogram.${name}`);
  const codecs = Object.keys(nonogram.codec).map((name) => `nonogram.codec.${name}`);
  const own = Object.keys(nonogram.own).map((name) => `own:${name}`);
  expect([...names, ...calls, ...codecs, ...own].toSorted()).toEqual([...Object.keys(takers), ...others].toSorted());
});
