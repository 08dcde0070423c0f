import { createBudget, type Budget, type Stopped } from '../../budget.ts';
import { decoder, integer, list, oneOf, optional, record, boolean, type Decoder, type Problem } from '../../decode.ts';
import { defaultSteps, limits } from '../../limits.ts';
import type { Job, OwnJobs } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { run } from '../../run.ts';
import { difficultyShape, repairProblems } from '../difficulty/decode.ts';
import { adjusted } from '../generation/adjusted.ts';
import type { NonogramTypes, PaintArgs, Painted } from '../types.ts';
import { colouredBoards } from './adjust.ts';
import { paletteShape } from './decode.ts';
import { mostColours } from './marks.ts';
import { provedColours } from './prove.ts';
import { repairColours } from './repair.ts';

export type PaintResult = Result<Painted, 'invalid-cells' | Stopped, readonly Problem[] | undefined>;

/**
 * Makes a puzzle of a picture in colours: the fewest cells that a greedy search finds are changed until looking at lines
 * solves it, and the puzzle says what was proved of it: one solution, several, or that the picture is one.
 *
 * @param cells - row by row, 0 blank and c + 1 for colour c of the palette; at least one is painted.
 * @param width - cells of a row, 1 … 512; the height follows.
 * @param palette - `#rrggbb`, 1 … 8 colours.
 * @param options - what ends the game (`clues` unless told), whether to repair (unless told, it does), how hard the board is
 *   to be, and a budget.
 * @returns the puzzle, its cells, those that were changed, and a report; `invalid-cells` with the problems, `budget` or
 *   `cancelled`.
 */
export function nonogramFromCells(
  cells: ArrayLike<number>,
  width: number,
  palette: readonly string[],
  options: Pick<PaintArgs, 'ends' | 'repair' | 'difficulty'> & { readonly budget?: Budget } = {},
): PaintResult {
  const { budget = createBudget({ steps: defaultSteps }), ...rest } = options;
  const count = limits.side * limits.side;
  const copy = cells.length <= count ? Array.from(cells) : [];
  const decoded = decodePaint({ cells: copy, width, palette, ...rest });
  return decoded.ok ? run(painted(decoded.value, budget)) : fail('invalid-cells', decoded.detail);
}

const decodePaint: Decoder<PaintArgs> = decoder(
  record({
    cells: list(integer(0, mostColours), limits.side * limits.side, 1),
    width: integer(1, limits.side),
    palette: paletteShape,
    ends: optional(oneOf('clues', 'grid', 'host')),
    repair: optional(boolean()),
    difficulty: optional(difficultyShape),
  }),
  (args) => {
    const { cells, width, palette } = args;
    const height = cells.length / width;
    if (!Number.isInteger(height) || height > limits.side) {
      const message = `cells: ${cells.length} are no 1 to ${limits.side} rows of ${width}.`;
      return [{ path: 'cells', code: 'cells', message }];
    }
    const most = cells.reduce((a, b) => Math.max(a, b), 0);
    if (most > 0 && most <= palette.length) return repairProblems(args);
    const message = `cells: 0 for blank and 1 to ${palette.length} for the colours are wanted, and a painted cell at least.`;
    return [{ path: 'cells', code: 'cells', message }];
  },
);

/** The engine's job `paint`, for a worker `own:paint`. */
export const paintJob: OwnJobs<NonogramTypes>['paint'] = {
  args: decodePaint,
  run: (args, { budget }) => painted(args, budget),
};

function* painted(args: PaintArgs, budget: Budget): Job<PaintResult, never> {
  const { width, palette, ends = 'clues', repair = true } = args;
  const grid = { cells: Uint8Array.from(args.cells), width, height: args.cells.length / width, palette };
  const repaired = yield* repairColours(grid, budget, repair);
  if (!repaired.ok) return repaired;
  const { open } = repaired.value;
  const made = yield* adjusted(grid.cells, repaired.value, colouredBoards(grid), args.difficulty, budget);
  if (!made.ok) return made;
  const { cells, changed } = made.value;
  const proved = yield* provedColours({ ...grid, cells }, ends, budget);
  if (!proved.ok) return proved;
  const { height } = grid;
  const report = { open, ...made.value.report };
  return succeed({ puzzle: proved.value, width, height, cells: [...cells], changed, report }, budget.spent);
}
