import { createRandom, type Position, type Status } from '@kumiki/core';
import { nonogram, type Mark, type NonogramMove, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram';
import { cluedBy, colouredCluesOf } from '../../../packages/core/src/nonogram/colour/colours.fixture.ts';
import { followColours } from '../../../packages/core/src/nonogram/colour/follow-colours.fixture.ts';
import { followTrail, isProved } from '../../../packages/core/src/nonogram/follow-trail.fixture.ts';
import { cellsOf, cluesOf, fulfils, linesOf, noise } from '../../../packages/core/src/nonogram/grids.fixture.ts';
import { numbersOf, runsOf } from '../../../packages/core/src/nonogram/lines.fixture.ts';
import type { Case } from '../case.ts';

type At = Position<NonogramTypes>;
type Pick = (below: number) => number;

const widthOf = ({ puzzle }: At): number => puzzle.columns.length;
const heightOf = ({ puzzle }: At): number => puzzle.rows.length;
const marksOn = (at: At, line: number): number[] =>
  cellsOf(line, widthOf(at), heightOf(at)).map((cell) => at.state.marks[cell]!);

/** By line, whether its runs are the clue; asked for every candidate of a position, so worked out once a state. */
const fitsOfState = new WeakMap<At['state'], readonly boolean[]>();
function fitsOf(at: At): readonly boolean[] {
  const known = fitsOfState.get(at.state);
  if (known) return known;
  const fits = linesOf(at.puzzle).map((clue, line) => {
    if (!at.puzzle.palette) return String(runsOf(marksOn(at, line))) === String(numbersOf(clue));
    const colours = [...at.puzzle.rowColours!, ...at.puzzle.columnColours!][line];
    const now = cluedBy(marksOn(at, line).map(valueIn));
    return JSON.stringify([now.runs, now.colours]) === JSON.stringify([numbersOf(clue), colours]);
  });
  fitsOfState.set(at.state, fits);
  return fits;
}

/** A mark as a grid writes it. */
function valueIn(mark: number): number {
  return [0, 1, 0, 2, 3, 4, 5, 6, 7, 8][mark]!;
}
/** The marks that paint, of this board. */
const inksOf = ({ palette = [''] }: NonogramPuzzle): Mark[] => palette.map((_, colour) => [1, 3, 4, 5][colour] as Mark);

function statusOf(at: At): Status {
  const { puzzle, state } = at;
  const filled = (): string => Array.from(state.marks, (mark) => valueIn(mark)).join('');
  const solved = {
    clues: () => !fitsOf(at).includes(false),
    grid: () => filled() === puzzle.solution,
    host: () => state.accepted,
  }[puzzle.ends]();
  return solved ? 'solved' : 'playing';
}

function isLegal(at: At, move: NonogramMove): boolean {
  if (statusOf(at) === 'solved') return false;
  if (move.type === 'accept') return at.puzzle.ends === 'host' && !fitsOf(at).includes(false);
  const { cells } = move;
  const { marks, notes } = at.state;
  if (cells.length === 0 || new Set(cells).size < cells.length) return false;
  if (cells.some((cell) => marks[cell] === undefined)) return false;
  if (move.type === 'note') return cells.some((cell) => marks[cell] === 0 && (notes?.[cell] === 1) !== move.on);
  if (move.mark > 2 && !inksOf(at.puzzle).includes(move.mark)) return false;
  return cells.some((cell) => marks[cell] !== move.mark);
}

/** The proof of a board: its trail shows what it claims, and the grid that ends the game is one of its solutions. */
function isSound(puzzle: NonogramPuzzle): boolean {
  if (puzzle.palette) {
    const seen = followColours(puzzle);
    if (!isProved(puzzle.claim, seen)) return false;
    const all = puzzle.solution === undefined ? undefined : cluesText(Array.from(puzzle.solution, Number), puzzle);
    return (
      all === undefined ||
      all === JSON.stringify([puzzle.rows, puzzle.rowColours, puzzle.columns, puzzle.columnColours])
    );
  }
  if (!isProved(puzzle.claim, followTrail(puzzle, puzzle.trail))) return false;
  if (puzzle.ends !== 'grid') return true;
  const { solution = '' } = puzzle;
  return (
    solution.length === puzzle.rows.length * puzzle.columns.length && fulfils(Array.from(solution, Number), puzzle)
  );
}

function cluesText(cells: readonly number[], { rows, columns }: NonogramPuzzle): string {
  const said = colouredCluesOf(cells, columns.length, rows.length);
  return JSON.stringify([said.rows, said.rowColours, said.columns, said.columnColours]);
}

/** A change to one of the clues that have a number, drawn from the rows and columns. */
function withClue(
  puzzle: NonogramPuzzle,
  pick: Pick,
  change: (clue: readonly number[]) => readonly number[] | undefined,
): NonogramPuzzle | undefined {
  const lines = linesOf(puzzle);
  const told = [...lines.keys()].filter((line) => lines[line]!.length > 0);
  if (told.length === 0) return undefined;
  const line = told[pick(told.length)]!;
  const clue = change(lines[line]!);
  // A run more or less would need a colour more or less.
  if (clue === undefined || (puzzle.palette && clue.length !== lines[line]!.length)) return undefined;
  const changed = lines.with(line, clue);
  return { ...puzzle, rows: changed.slice(0, puzzle.rows.length), columns: changed.slice(puzzle.rows.length) };
}

/** A board nobody has thought about: of noise, and without a trail; with one of its cells marked wrongly. */
function unproved(size: number, filled: number, seed: string, wrong?: number): At {
  const grid = noise(size, size, filled, createRandom(seed));
  const puzzle: NonogramPuzzle = { ...cluesOf(grid, size, size), claim: 'solvable', trail: [], ends: 'clues' };
  const state = nonogram.start(puzzle);
  if (wrong === undefined) return { puzzle, state };
  const mark = grid[wrong] === 1 ? 2 : 1;
  return { puzzle, state: nonogram.reduce(state, { type: 'mark', cells: [wrong], mark }, puzzle) };
}

const single = { rows: [[1]], columns: [[1]], claim: 'unique', trail: [0], ends: 'clues' };

/** A lozenge. */
const mask = ['...##...', '.######.', '########', '########', '.######.', '...##...'];

const palette = ['#c62828', '#2e7d32', '#1565c0'];

export const nonogramCase: Case<NonogramTypes> = {
  options: {
    'five by five': { width: 5, height: 5 },
    wide: { width: 15, height: 7, density: 0.6 },
    high: { width: 4, height: 12 },
    'twenty wide': { width: 20, height: 6 },
    'one row': { width: 30, height: 1 },
    'half empty, any number of solutions': { width: 8, height: 8, density: 0.4, unique: false },
    'ended by the grid': { width: 7, height: 7, ends: 'grid' },
    'ended by one grid of several': { width: 6, height: 6, density: 0.4, unique: false, ends: 'grid' },
    'nearly full': { width: 9, height: 9, density: 0.9 },
    blobs: { width: 12, height: 10, shape: 'blobs' },
    mirror: { width: 9, height: 11, shape: 'mirror', ends: 'grid' },
    mask: { width: 8, height: 6, shape: 'mask', mask },
    'blobs, any number of solutions': { width: 8, height: 8, shape: 'blobs', density: 0.4, unique: false },
    easy: { width: 8, height: 8, difficulty: 'easy' },
    'medium, mirrored': { width: 10, height: 10, shape: 'mirror', difficulty: 'medium' },
    hard: { width: 7, height: 7, difficulty: 'hard' },
    'in colours': { width: 7, height: 6, palette },
    'in two colours, ended by one grid of several': {
      width: 5,
      height: 5,
      palette: palette.slice(1),
      density: 0.4,
      unique: false,
      ends: 'grid',
    },
    'level and score': { width: 7, height: 9, difficulty: { level: 1, score: [0.2, 0.4] } },
  },
  varied: { width: 12, height: 12 },
  tiny: {
    'three by two': { width: 3, height: 2 },
    'two by three, any number of solutions': { width: 2, height: 3, density: 0.5, unique: false },
    'two by two, any number of solutions': { width: 2, height: 2, density: 0.5, unique: false },
    'one grid of several': { width: 3, height: 2, density: 0.34, unique: false, ends: 'grid' },
    'two by two, ended by the grid': { width: 2, height: 2, density: 0.5, unique: false, ends: 'grid' },
    'one row': { width: 6, height: 1 },
    'one column': { width: 1, height: 5, ends: 'grid' },
    'in two colours, any number of solutions': {
      width: 2,
      height: 2,
      density: 0.5,
      unique: false,
      palette: palette.slice(1),
    },
    'in two colours, ended by the grid': { width: 3, height: 1, density: 0.7, ends: 'grid', palette: palette.slice(1) },
  },
  absurd: {
    'nothing to fill': { width: 10, height: 10, density: 0 },
    'less than half a cell': { width: 3, height: 3, density: 0.05 },
    'one of a thousand': { width: 32, height: 32, density: 0.001 },
    'as large as it gets': { width: 512, height: 512 },
    'as large as it gets, and thin': { width: 512, height: 512, density: 0.02, unique: false },
    'too thin to have a single solution': { width: 40, height: 40, density: 0.25 },
    'very long': { width: 512, height: 2, density: 0.3 },
    full: { width: 60, height: 60, density: 1 },
    'as large as it gets, in blobs': { width: 512, height: 512, shape: 'blobs' },
    'as large as it gets, and mirrored': { width: 512, height: 512, shape: 'mirror', density: 0.3 },
    'a mask without a cell': { width: 2, height: 1, shape: 'mask', mask: ['..'] },
    'harder than its level': { width: 9, height: 9, difficulty: { level: 1, score: [0.9, 1] } },
    'hard, where nothing is': { width: 3, height: 2, difficulty: 'hard' },
    'as large as it gets, in colours': { width: 512, height: 512, palette },
    'too thin to have a single solution, in colours': { width: 40, height: 40, density: 0.25, palette },
    'as hard as it gets': { width: 20, height: 20, difficulty: { level: 4, score: [0.8, 1] } },
  },
  refused: {
    options: [
      {},
      { width: 10 },
      { width: 0, height: 10 },
      { width: 10, height: 513 },
      { width: 10.5, height: 10 },
      { width: '10', height: 10 },
      { width: 10, height: 10, density: 1.01 },
      { width: 10, height: 10, density: -0.1 },
      { width: 10, height: 10, density: '0.5' },
      { width: 10, height: 10, unique: 1 },
      { width: 10, height: 10, ends: 'never' },
      { width: 10, height: 10, shape: 'cubes' },
      { width: 2, height: 1, shape: 'mask' },
      { width: 2, height: 1, mask: ['##'] },
      { width: 2, height: 1, shape: 'mask', mask: ['###'] },
      { width: 2, height: 1, shape: 'mask', mask: ['# '] },
      { width: 2, height: 1, shape: 'mask', mask: '##' },
      { width: 10, height: 10, difficulty: 'extreme' },
      { width: 10, height: 10, difficulty: { level: 5 } },
      { width: 10, height: 10, difficulty: { score: [0, 2] } },
      { width: 10, height: 10, difficulty: { score: [0.4, 0.3] } },
      { width: 10, height: 10, difficulty: 'easy', unique: false },
      { width: 10, height: 10, palette: ['red'] },
      { width: 10, height: 10, palette: ['#ff0000'], difficulty: 'easy' },
    ],
    puzzle: [
      { ...single, rows: [] },
      { ...single, columns: [] },
      { ...single, rows: [1] },
      { ...single, rows: [[-1]] },
      { ...single, rows: [[1.5]] },
      { ...single, rows: [['1']] },
      { ...single, rows: Array.from({ length: 513 }, () => []) },
      { ...single, claim: 'sure' },
      { ...single, trail: 'trail' },
      { ...single, trail: [-1] },
      { ...single, trail: [0.5] },
      { ...single, ends: 'never' },
      { ...single, ends: 'grid' },
      { ...single, ends: 'grid', solution: '' },
      { ...single, ends: 'grid', solution: '11' },
      { ...single, ends: 'grid', solution: '2' },
      { ...single, ends: 'grid', solution: 1 },
      { ...single, remark: 'nice' },
      { ...single, palette: ['#ff0000'] },
      { ...single, rowColours: [[0]], columnColours: [[0]] },
      { ...single, palette: ['red'], rowColours: [[0]], columnColours: [[0]] },
      { ...single, palette: ['#ff0000'], rowColours: [[0]], columnColours: [[1]] },
    ],
    move: [
      { type: 'mark' },
      { type: 'mark', cells: [0] },
      { type: 'mark', mark: 1 },
      { type: 'mark', cells: 0, mark: 1 },
      { type: 'mark', cells: [-1], mark: 1 },
      { type: 'mark', cells: [0], mark: 10 },
      { type: 'mark', cells: [0], mark: '1' },
      { type: 'accept', more: 1 },
      { type: 'fill', cells: [0] },
    ],
  },
  hostileMoves: [
    { type: 'mark', cells: [], mark: 1 },
    { type: 'mark', cells: [0, 0], mark: 1 },
    { type: 'mark', cells: [0, 262_143], mark: 1 },
    { type: 'mark', cells: [512 * 512], mark: 1 },
    { type: 'mark', cells: ['0'], mark: 1 },
    { type: 'mark', cells: [[0]], mark: 1 },
    { type: 'mark', cells: { 0: 0, length: 1 }, mark: 1 },
    { type: 'mark', cells: [new Number(0)], mark: 1 },
    { type: 'mark', cells: [0], mark: new Number(1) },
    { type: 'mark', cells: [0], mark: 3 },
    { type: 'mark', cells: [0], mark: true },
    { type: 'mark', cells: [0], mark: 1, and: 1 },
    { type: 'Mark', cells: [0], mark: 1 },
    { type: new String('mark'), cells: [0], mark: 1 },
    { type: 'accept', cells: [0] },
  ],
  candidates: (at) => {
    const { marks } = at.state;
    const cells = [...marks.keys()];
    const first = marks[0] as Mark;
    const unknown = cells.filter((cell) => marks[cell] === 0);
    return [
      { type: 'mark', cells: [], mark: 1 },
      { type: 'mark', cells: [0], mark: first },
      { type: 'mark', cells: [0, marks.length], mark: 1 },
      { type: 'mark', cells: [cells.at(-1)!, cells.at(-1)!], mark: first === 1 ? 2 : 1 },
      { type: 'accept' },
      { type: 'mark', cells: cellsOf(0, widthOf(at), heightOf(at)), mark: 2 },
      { type: 'mark', cells: unknown.slice(-2), mark: 1 },
      { type: 'note', cells: cells.slice(0, 3), on: true },
      { type: 'note', cells: cells.slice(1, 4), on: false },
      { type: 'note', cells: [0, 0], on: true },
      { type: 'note', cells: [marks.length], on: true },
      ...cells.flatMap((cell) =>
        ([0, 2, ...inksOf(at.puzzle)] as const)
          .filter((mark) => marks[cell] !== mark)
          .map((mark) => ({ type: 'mark' as const, cells: [cell], mark })),
      ),
    ];
  },
  onward: ({ state }, move) =>
    move.type === 'accept' ||
    (move.type === 'mark' && move.mark !== 0 && move.cells.every((cell) => state.marks[cell] === 0)),
  spoilt: (at, move, pick) => {
    const { marks } = at.state;
    if (move.type === 'accept') return [{ type: 'mark', cells: [], mark: 0 }];
    if (move.type === 'note')
      return [
        { ...move, cells: [] },
        { ...move, cells: [...move.cells, marks.length] },
      ];
    const cell = pick(marks.length);
    const alike = [...marks.keys()].filter((other) => marks[other] === marks[cell]);
    return [
      { ...move, cells: [] },
      { ...move, cells: [...move.cells, move.cells[0]!] },
      { ...move, cells: [...move.cells, marks.length] },
      { ...move, cells: alike.slice(0, 50), mark: marks[cell] as Mark },
      { ...move, mark: ((at.puzzle.palette?.length ?? 1) + 2) as Mark },
      ...(isLegal(at, { type: 'accept' }) ? [] : [{ type: 'accept' as const }]),
    ];
  },
  legal: isLegal,
  status: statusOf,
  invariants: (at) => [
    [at.state.width, widthOf(at)],
    [at.state.marks.length, widthOf(at) * heightOf(at)],
    [[...at.state.fits].map((fits) => fits === 1), fitsOf(at)],
    [at.state.unfit, fitsOf(at).filter((fits) => !fits).length],
    [at.state.filled, at.state.marks.filter((mark) => valueIn(mark) > 0).length],
    [at.state.unknown, at.state.marks.filter((mark) => mark === 0).length],
    [at.state.marks.some((mark) => mark > 2 && !inksOf(at.puzzle).includes(mark as Mark)), false],
    [at.state.accepted && at.puzzle.ends !== 'host', false],
  ],
  keys: (puzzle) => [...linesOf(puzzle).keys()],
  look: (at, key) => [marksOn(at, key), fitsOf(at)[key] ?? null],
  proved: isSound,
  tamperings: [
    {
      name: 'a run one longer',
      breaks: true,
      tamper: (puzzle, pick) =>
        withClue(puzzle, pick, (clue) => {
          const at = pick(clue.length);
          return clue.with(at, clue[at]! + 1);
        }),
    },
    { name: 'a clue gone', breaks: true, tamper: (puzzle, pick) => withClue(puzzle, pick, () => []) },
    {
      name: 'a run gone',
      breaks: true,
      tamper: (puzzle, pick) => withClue(puzzle, pick, (clue) => clue.toSpliced(pick(clue.length), 1)),
    },
    { name: 'no trail', breaks: true, tamper: (puzzle) => ({ ...puzzle, trail: [] }) },
    {
      name: 'one solution called several, and several one',
      breaks: true,
      tamper: (puzzle) => {
        if (puzzle.claim === 'solvable') return undefined;
        return { ...puzzle, claim: puzzle.claim === 'unique' ? 'multiple' : 'unique' };
      },
    },
    {
      name: 'a cell of the grid turned',
      breaks: true,
      tamper: (puzzle, pick) => {
        if (puzzle.solution === undefined) return undefined;
        const cells = Array.from(puzzle.solution);
        const at = pick(cells.length);
        return { ...puzzle, solution: cells.with(at, cells[at] === '1' ? '0' : '1').join('') };
      },
    },
    {
      name: 'a row too many',
      breaks: false,
      tamper: (puzzle) => (puzzle.rows.length === 512 ? undefined : { ...puzzle, rows: [...puzzle.rows, []] }),
    },
    {
      name: 'two runs melted into one',
      breaks: false,
      tamper: (puzzle, pick) =>
        withClue(puzzle, pick, (clue) => {
          if (clue.length < 2) return undefined;
          const at = pick(clue.length - 1);
          return clue.toSpliced(at, 2, clue[at]! + clue[at + 1]!);
        }),
    },
    {
      name: 'a clue read from its end',
      breaks: false,
      tamper: (puzzle, pick) => withClue(puzzle, pick, (clue) => clue.toReversed()),
    },
    {
      name: 'a row moved to the end',
      breaks: false,
      tamper: (puzzle, pick) => {
        const rows = [...puzzle.rows];
        const at = pick(rows.length);
        rows.push(...rows.splice(at, 1));
        if (!puzzle.rowColours) return { ...puzzle, rows };
        const rowColours = [...puzzle.rowColours];
        rowColours.push(...rowColours.splice(at, 1));
        return { ...puzzle, rows, rowColours };
      },
    },
    {
      name: 'the last step of the trail gone',
      breaks: false,
      tamper: (puzzle) => ({ ...puzzle, trail: puzzle.trail.slice(0, -1) }),
    },
    {
      name: 'a step of the trail gone',
      breaks: false,
      tamper: (puzzle, pick) => ({ ...puzzle, trail: puzzle.trail.toSpliced(pick(puzzle.trail.length), 1) }),
    },
    {
      name: 'a step of the trail changed',
      breaks: false,
      tamper: (puzzle, pick) => {
        const [width, height] = [puzzle.columns.length, puzzle.rows.length];
        const step = pick(width + height + 2 * width * height);
        return { ...puzzle, trail: puzzle.trail.with(pick(puzzle.trail.length), step) };
      },
    },
    {
      name: 'the trail from its end',
      breaks: false,
      tamper: (puzzle) => ({ ...puzzle, trail: puzzle.trail.toReversed() }),
    },
    {
      name: 'ended by the host',
      breaks: false,
      tamper: ({ solution: _solution, ...puzzle }) => ({ ...puzzle, ends: 'host' }),
    },
  ],
  // A line is worked out in a tenth of a microsecond at the least, and a step pays for five.
  leastSteps: (op, { rows, columns, trail }) =>
    op === 'verify' ? Math.max(1, trail.length / 50) : Math.max(1, (rows.length + columns.length) / 50),
  // Found by trying: the first takes 650 steps, the second, a wrong mark on a board of one solution (as trying both ways by
  // lines tells), 400, and the third 323,000.
  hard: () => [
    { at: unproved(18, 120, 'noise 3'), holds: true },
    { at: unproved(14, 82, 'single 33165', 145), holds: false },
    { at: unproved(40, 600, 'harder') },
  ],
  own: {
    picture: [],
    paint: [
      {
        // Two colours side by side: the first row tells them, the second is blank.
        args: { cells: [1, 2, 0, 0], width: 2, palette: ['#ff0000', '#0000ff'] },
        value: {
          puzzle: {
            rows: [[1, 1], []],
            columns: [[1], [1]],
            rowColours: [[0, 1], []],
            columnColours: [[0], [1]],
            palette: ['#ff0000', '#0000ff'],
            claim: 'unique',
            trail: [0, 1],
            ends: 'clues',
          },
          width: 2,
          height: 2,
          cells: [1, 2, 0, 0],
          changed: [],
          report: { open: [], solvable: true, fewest: true },
        },
      },
    ],
    rate: [
      {
        // First the row of three and the column of two, 2 of 5 lines; then the three others, completed.
        args: { rows: [[3], [1]], columns: [[1], [2], [1]] },
        value: { level: 0, score: 0.03, rounds: 2, tightest: { lines: 2, of: 5 }, slack: 0.333 },
      },
    ],
    decide: [
      {
        args: { rows: [[2], [0]], columns: [[1], [1]] },
        value: { verdict: 'unique', solutions: [Uint8Array.of(1, 1, 0, 0)] },
      },
      { args: { rows: [[1], []], columns: [[], [1, 1]] }, value: { verdict: 'none', solutions: [] } },
      // Two diagonals. In two colours there is only one.
      { args: { rows: [[1], [1]], columns: [[1], [1]] }, value: { verdict: 'multiple' } },
      {
        args: {
          rows: [[1], [1]],
          columns: [[1], [1]],
          rowColours: [[1], [0]],
          columnColours: [[0], [1]],
          palette: palette.slice(1),
        },
        value: { verdict: 'unique', solutions: [Uint8Array.of(0, 2, 1, 0)] },
      },
      { args: cluesOf(noise(25, 25, 262, createRandom('decide')), 25, 25) },
    ],
  },
};
