import { pay, stopped, type Budget, type Stopped } from '../budget.ts';
import type { GenerateReason, Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Ok, type Result } from '../result.ts';
import { deriveClues } from './clues.ts';
import { generateColours } from './colour/generate.ts';
import { defaultDensity, remarkOn } from './density.ts';
import { generateShaped } from './generation/generate-shaped.ts';
import { provedPuzzle, puzzleOf, stepsToProve } from './prove.ts';
import { search, type Wanted } from './search.ts';
import { tellSpent } from './tell-spent.ts';
import type { NonogramDetail, NonogramOptions, NonogramPuzzle } from './types.ts';

/**
 * Fills cells at random, exactly as many as the density says, and solves; where several grids fit the clues, moves one
 * cell among those in which they differ and solves again; starts anew after some such moves. Every board it returns was
 * solved to its end: the trail is the proof. Other shapes, and boards of a wanted difficulty, are `generateShaped`'s,
 * and boards in colours `generateColours`'s. Tells which share of the budget is spent.
 */
export function generate(options: NonogramOptions, tools: Tools): Made {
  const { shape = 'noise', difficulty, palette } = options;
  if (palette) return tellSpent(generateColours(options, palette, tools), tools.budget);
  const isShaped = shape !== 'noise' || difficulty !== undefined || options.mask !== undefined;
  return tellSpent(isShaped ? generateShaped(options, tools) : generateNoise(options, tools), tools.budget);
}
type Made = Job<Result<NonogramPuzzle, GenerateReason, NonogramDetail>, never>;

function* generateNoise(options: NonogramOptions, { random, budget }: Tools): Made {
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

  const cells = new Uint8Array(width * height).fill(1, 0, filled);
  for (;;) {
    random.shuffle(cells as unknown as number[]);
    tried += 1;
    if (!(yield* pay(budget, 1 + Math.floor(cells.length / 100)))) return end(stopped(budget));
    if (!unique) {
      const made = yield* provedPuzzle(cells, width, height, ends, { budget });
      return made.ok ? give(made.value) : end(made);
    }
    const mended = yield* mend(cells, filled, width, height, random, budget);
    if (!mended.ok) return end(mended);
    if (mended.value) return give(puzzleOf(cells, width, height, ends, 'unique', mended.value));
  }
}

/** Cells that may be moved before a board is given up: large ones need more. */
const mostMoves = (cells: number): number => 4 + Math.floor(cells / 30);

/**
 * How far a board is looked at before it is given up. Below half of the cells filled nearly all boards have several
 * solutions, and many are slow to tell apart. Of those that come to be unique lines leave few open from the start, so
 * that one of which they leave more than four fifths is not searched at all, and others not as long. (A million steps
 * at 15 × 15 and 35 % found a board for 10 seeds of 16 without this, and for all with it, in a seventh of the time.)
 */
function lookAt(cells: number, filled: number): Wanted {
  const steps = stepsToProve(cells);
  if (2 * filled >= cells) return { solutions: 2, steps };
  return { solutions: 2, steps: Math.floor(steps / 3), open: Math.floor((4 * cells) / 5) };
}

/** Moves cells until one grid alone fits the clues, and gives its trail; undefined when that did not come about. */
function* mend(
  cells: Uint8Array,
  filled: number,
  width: number,
  height: number,
  random: Random,
  budget: Budget,
): Job<Result<readonly number[] | undefined, Stopped, undefined>, never> {
  const wanted = lookAt(cells.length, filled);
  for (let moves = mostMoves(cells.length); moves >= 0; moves -= 1) {
    const found = yield* search(deriveClues(cells, width, height), wanted, budget);
    if (!found.ok) return found;
    const { solutions, gaveUp, trail } = found.value;
    if (gaveUp) break;
    const [first, second] = solutions;
    if (second === undefined) return succeed(trail, budget.spent);
    move(cells, first!, second, random);
  }
  return succeed(undefined, budget.spent);
}

/** Moves a filled cell to a blank one, where two solutions differ if there are such: the number of cells stays. */
function move(cells: Uint8Array, first: Uint8Array, second: Uint8Array, random: Random): void {
  const pick = (value: number): number => {
    const among = [...cells.keys()].filter((cell) => cells[cell] === value);
    const doubtful = among.filter((cell) => first[cell] !== second[cell]);
    const from = doubtful.length > 0 ? doubtful : among;
    return from[random.int(from.length)]!;
  };
  if (!cells.includes(0)) return;
  const [from, to] = [pick(1), pick(0)];
  cells[from] = 0;
  cells[to] = 1;
}
