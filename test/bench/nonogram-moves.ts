// What a move costs a nonogram: `node --conditions=source test/bench/nonogram-moves.ts`. The numbers of its row and its
// column are told anew, in every mode, in black and white and in colours; and the whole move, with the rules. CPU time,
// medians, fixed seeds. The goals are for the clues of a move, in black and white as the board tells them by default.
import { createRandom } from '@kumiki/core';
import {
  clueProgress,
  deriveClues,
  deriveColouredClues,
  nonogramRules,
  runColours,
  type Clue,
  type Feedback,
  type Mark,
  type NonogramPuzzle,
  type NonogramState,
} from '@kumiki/core/nonogram';

/** Microseconds: what may not be missed, and what is aimed at. */
const goals: Readonly<Record<number, readonly [floor: number, aim: number]>> = { 50: [100, 10], 100: [200, 20] };
const MOVES = 2_000;
const ROUNDS = 9;
const PALETTE = ['#c62828', '#2e7d32', '#1565c0', '#f9a825'];

interface Game {
  readonly puzzle: NonogramPuzzle;
  readonly state: NonogramState;
  /** Cells that are marked one after the other, and what they become. */
  readonly moves: readonly { readonly cell: number; readonly mark: Mark }[];
}

/** A board in the middle of a game: 55 % filled, in patches where there are colours, a third of the cells marked. */
function gameOf(size: number, colours: number): Game {
  const random = createRandom(`moves ${size} ${colours}`);
  let ink = 1;
  const cells = Uint8Array.from({ length: size * size }, () => {
    if (random.int(4) === 0) ink = 1 + random.int(colours);
    return random.int(100) < 55 ? ink : 0;
  });
  const clues = colours > 1 ? deriveColouredClues(cells, size, size) : deriveClues(cells, size, size);
  const painted = colours > 1 ? { palette: PALETTE.slice(0, colours) } : {};
  const puzzle: NonogramPuzzle = { ...clues, ...painted, claim: 'solvable', trail: [], ends: 'clues' };
  const markOf = (cell: number): Mark => {
    const value = cells[cell]!;
    return (value === 0 ? 2 : value === 1 ? 1 : value + 1) as Mark;
  };
  let state = nonogramRules.start(puzzle);
  for (let mark = 1; mark <= colours + 1; mark += 1) {
    const some = [...cells.keys()].filter((cell) => markOf(cell) === mark && random.int(3) === 0);
    state = nonogramRules.reduce(state, { type: 'mark', cells: some, mark: mark as Mark }, puzzle);
  }
  const moves = Array.from({ length: MOVES }, () => {
    const cell = random.int(cells.length);
    // Every tenth is a slip.
    return { cell, mark: random.int(10) === 0 ? 1 : markOf(cell) };
  });
  return { puzzle, state, moves };
}

function clueOf(line: number, { rows, columns }: NonogramPuzzle): Clue {
  return line < rows.length ? rows[line]! : columns[line - rows.length]!;
}
/** The marks of a line, as a board takes them out for each label. */
function marksOf(line: number, { rows, columns }: NonogramPuzzle, marks: Uint8Array): Uint8Array {
  const [width, height] = [columns.length, rows.length];
  if (line < height) return marks.subarray(line * width, (line + 1) * width);
  return Uint8Array.from({ length: height }, (_, y) => marks[y * width + line - height]!);
}
function tell(cell: number, puzzle: NonogramPuzzle, { marks }: NonogramState, feedback: Feedback): void {
  const width = puzzle.columns.length;
  for (const line of [Math.floor(cell / width), puzzle.rows.length + (cell % width)])
    clueProgress(clueOf(line, puzzle), marksOf(line, puzzle, marks), feedback, runColours(line, puzzle));
}

/** Microseconds a move: the median of some rounds. */
function timed(round: () => void): number {
  round();
  const times = Array.from({ length: ROUNDS }, () => {
    const from = process.cpuUsage();
    round();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / MOVES;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const modes: readonly (readonly [name: string, feedback: Feedback])[] = [
  ['exact, closed runs (default)', { clueState: 'exact', errors: 'closed-runs' }],
  ['exact, line', { clueState: 'exact', errors: 'line' }],
  ['anchored, closed runs', { clueState: 'anchored', errors: 'closed-runs' }],
  ['line, closed runs', { clueState: 'line', errors: 'closed-runs' }],
  ['off, line', { clueState: 'off', errors: 'line' }],
];
const missed: string[] = [];
const rows = [20, 50, 100].flatMap((size) =>
  [1, 4].flatMap((colours) => {
    const { puzzle, state, moves } = gameOf(size, colours);
    return modes.map(([mode, feedback], nth) => {
      const clues = timed(() => {
        for (const { cell } of moves) tell(cell, puzzle, state, feedback);
      });
      const whole = timed(() => {
        let at = state;
        for (const { cell, mark } of moves) {
          at = nonogramRules.reduce(at, { type: 'mark', cells: [cell], mark }, puzzle);
          tell(cell, puzzle, at, feedback);
        }
      });
      const [floor, aim] = (nth === 0 && colours === 1 ? goals[size] : undefined) ?? [];
      if (floor !== undefined && clues > floor) missed.push(`${size} × ${size}: ${clues.toFixed(1)} µs`);
      return {
        board: `${size} × ${size}`,
        colours: colours > 1 ? colours : 'black and white',
        mode,
        'clues, µs a move': clues.toFixed(2),
        floor: floor ?? '',
        aim: aim ?? '',
        'whole move, µs': whole.toFixed(2),
      };
    });
  }),
);
console.log('clues of a row and a column, after each move');
console.table(rows);
if (missed.length > 0) throw new Error(`Missed a floor: ${missed.join(', ')}.`);
