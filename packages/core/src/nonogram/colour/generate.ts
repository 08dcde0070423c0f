import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import type { GenerateReason, Job, Tools } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { fail, succeed, type Ok, type Result } from '../../result.ts';
import { defaultDensity, remarkOn } from '../density.ts';
import { problemOf } from '../generation/check-options.ts';
import { stepsToProve } from '../prove.ts';
import type { NonogramDetail, NonogramOptions, NonogramPuzzle, Palette } from '../types.ts';
import { deriveColouredClues } from './clues.ts';
import { colouredPuzzle, provedColours, type ColouredGrid } from './prove.ts';
import { searchColours } from './search.ts';

/** Patches of each colour. */
const PATCHES = 2;
/** Cells that are painted between two looks at the budget. */
const AT_ONCE = 1_000;

/**
 * Fills cells at random, exactly as many as the density says, in patches of colour, and solves; where several grids fit
 * the clues, moves one cell among those in which they differ and solves again; starts anew after some such moves. Every
 * colour is there where there are cells enough. Every board it returns was solved to its end: the trail is the proof.
 */
export function* generateColours(
  options: NonogramOptions,
  palette: Palette,
  { random, budget }: Pick<Tools, 'random' | 'budget'>,
): Job<Result<NonogramPuzzle, GenerateReason, NonogramDetail>, never> {
  const wrong = problemOf(options);
  if (wrong) return fail('invalid-options', wrong, budget.spent);
  const { width, height, unique = true, ends = 'clues' } = options;
  const density = options.density ?? defaultDensity(width, height);
  const remark = remarkOn(density);
  const filled = Math.round(density * width * height);
  if (filled === 0) return fail('impossible', { code: 'nothing-filled', cells: width * height }, budget.spent);
  let tried = 0;
  const give = (puzzle: NonogramPuzzle): Ok<NonogramPuzzle> =>
    succeed(remark === undefined ? puzzle : { ...puzzle, remark }, budget.spent);
  const end = ({ reason }: { readonly reason: Stopped }): Result<never, Stopped, NonogramDetail> =>
    fail(reason, { code: 'stopped', tried, density, ...(remark === undefined ? {} : { remark }) }, budget.spent);

  const cells = new Uint8Array(width * height);
  const grid = { cells, width, height, palette };
  for (;;) {
    cells.fill(1, 0, filled).fill(0, filled);
    random.shuffle(cells as unknown as number[]);
    tried += 1;
    if (!(yield* pay(budget, 1 + Math.floor(cells.length / 100)))) return end(stopped(budget));
    if (!(yield* paint(grid, random, budget))) return end(stopped(budget));
    if (!unique) {
      const made = yield* provedColours(grid, ends, budget);
      return made.ok ? give(made.value) : end(made);
    }
    const mended = yield* mend(grid, random, budget);
    if (!mended.ok) return end(mended);
    if (mended.value) return give(colouredPuzzle(grid, ends, 'unique', mended.value));
  }
}

/** Gives every filled cell the colour of the nearest of some places, and colours that are nowhere then a cell. False: out of budget. */
function* paint({ cells, width, palette }: ColouredGrid, random: Random, budget: Budget): Job<boolean, never> {
  const places = Array.from({ length: PATCHES * palette.length }, () => random.int(cells.length));
  const counts = palette.map(() => 0);
  const filled = [...cells.keys()].filter((cell) => cells[cell]! > 0);
  for (const [nth, cell] of filled.entries()) {
    if (nth % AT_ONCE === 0 && !(yield* pay(budget, 1 + Math.floor((AT_ONCE * places.length) / 200)))) return false;
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (const [at, place] of places.entries()) {
      const across = Math.abs((place % width) - (cell % width));
      const distance = across + Math.abs(Math.floor(place / width) - Math.floor(cell / width));
      if (distance < least) [nearest, least] = [at % palette.length, distance];
    }
    cells[cell] = nearest + 1;
    counts[nearest]! += 1;
  }
  for (const [colour, count] of counts.entries()) {
    const spare = filled.filter((cell) => counts[cells[cell]! - 1]! > 1);
    if (count > 0 || spare.length === 0) continue;
    const cell = spare[random.int(spare.length)]!;
    counts[cells[cell]! - 1]! -= 1;
    counts[colour]! += 1;
    cells[cell] = colour + 1;
  }
  return true;
}

/** Cells that may be moved before a board is given up: large ones need more. */
const mostMoves = (cells: number): number => 4 + Math.floor(cells / 30);

/** Moves cells until one grid alone fits the clues, and gives its trail; undefined when that did not come about. */
function* mend(
  { cells, width, height, palette }: ColouredGrid,
  random: Random,
  budget: Budget,
): Job<Result<readonly number[] | undefined, Stopped, undefined>, never> {
  for (let moves = mostMoves(cells.length); moves >= 0; moves -= 1) {
    const wanted = { solutions: 2, steps: stepsToProve(cells.length), trail: true };
    const clues = deriveColouredClues(cells, width, height);
    const found = yield* searchColours(clues, palette.length, wanted, budget);
    if (!found.ok) return found;
    const { solutions, gaveUp, trail } = found.value;
    if (gaveUp) break;
    const [first, second] = solutions;
    if (second === undefined) return succeed(trail, budget.spent);
    const differs = [...cells.keys()].filter((cell) => first![cell] !== second[cell]);
    const [from, to] = [differs[random.int(differs.length)]!, random.int(cells.length)];
    [cells[from], cells[to]] = [cells[to]!, cells[from]!];
  }
  return succeed(undefined, budget.spent);
}
