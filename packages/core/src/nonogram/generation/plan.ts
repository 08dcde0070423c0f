import { pay } from '../../budget.ts';
import type { Job, Tools } from '../../puzzle.ts';
import type { NonogramOptions } from '../types.ts';
import { targetOf } from './target.ts';

/**
 * What a board is drawn from: cells that are filled alone, and cells that are filled with their mirror image (`twinOf`).
 */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isMirrored: boolean;
  /** Each class keeps its number of filled cells, so that the density is exact whatever is moved. */
  readonly classes: readonly { readonly cells: Int32Array; readonly filled: number }[];
  /** Times the drawing is smoothed. */
  readonly smoothings: number;
}

/** Cells that may be filled, and how many of them will be. */
export function filledOf(options: NonogramOptions): { readonly cells: number; readonly filled: number } {
  const { width, height, shape, mask, density } = options;
  const cells = shape === 'mask' ? (mask ?? []).join('').replaceAll('.', '').length : width * height;
  const share = density ?? defaultDensity(options);
  // Mirrored without a middle column, cells come in pairs.
  const size = shape === 'mirror' && width % 2 === 0 ? 2 : 1;
  return { cells, filled: size * Math.round((share * cells) / size) };
}

/**
 * Measured shares of unique boards fall with the size: denser ones keep it above a half. Denser ones are easier as well.
 * A mask should be seen.
 */
export function defaultDensity({ width, height, shape, difficulty }: NonogramOptions): number {
  if (shape === 'mask') return 0.8;
  const { most, least, score } = targetOf(difficulty);
  const isLarge = Math.max(width, height) >= 20;
  if (most === 0) return 0.75;
  if (least > 3) return isLarge ? 0.45 : 0.38;
  if (least > 2) return isLarge ? 0.55 : 0.5;
  if (score[1] <= 0.3) return isLarge ? 0.68 : 0.6;
  return isLarge ? 0.6 : 0.55;
}

export function planOf(options: NonogramOptions): Plan {
  const { width, height, shape = 'noise', mask = [] } = options;
  const { filled } = filledOf(options);
  const smoothings = { noise: 0, blobs: 2, mirror: 1, mask: 1 }[shape];
  const text = mask.join('');
  const isMirrored = shape === 'mirror';
  const singles: number[] = [];
  const pairs: number[] = [];
  for (let cell = 0; cell < width * height; cell += 1) {
    if (shape === 'mask' && text[cell] !== '#') continue;
    const twin = twinOf(cell, { width, isMirrored });
    if (twin === cell) singles.push(cell);
    else if (twin > cell) pairs.push(cell);
  }
  // The middle column gets its share, as near as leaves an even number for the pairs: never more than it has cells.
  const alone = filled - 2 * Math.round((filled * pairs.length) / (singles.length + 2 * pairs.length));
  return {
    width,
    height,
    isMirrored,
    classes: [
      { cells: Int32Array.from(singles), filled: alone },
      { cells: Int32Array.from(pairs), filled: (filled - alone) / 2 },
    ],
    smoothings,
  };
}

/** The cell that is filled with another: its mirror image, or the cell itself. */
export function twinOf(cell: number, { width, isMirrored }: Pick<Plan, 'width' | 'isMirrored'>): number {
  const x = cell % width;
  return isMirrored ? cell - x + width - 1 - x : cell;
}

/** Draws a board: noise, then smoothed by keeping the cells whose surroundings are the fullest. About 60 ns a cell. */
export function* draw(
  plan: Plan,
  { random, budget }: Pick<Tools, 'random' | 'budget'>,
): Job<Uint8Array | undefined, never> {
  const cost = 1 + Math.floor((plan.width * plan.height) / CELLS_A_STEP);
  if (!(yield* pay(budget, cost))) return undefined;
  const cells = new Uint8Array(plan.width * plan.height);
  const orders = plan.classes.map((each) => random.shuffle(each.cells.slice() as unknown as number[]));
  const fill = (cell: number): void => {
    cells[cell] = 1;
    cells[twinOf(cell, plan)] = 1;
  };
  for (const [at, { filled }] of plan.classes.entries()) for (let n = 0; n < filled; n += 1) fill(orders[at]![n]!);
  for (let time = 0; time < plan.smoothings; time += 1) {
    if (!(yield* pay(budget, cost))) return undefined;
    const before = cells.slice();
    cells.fill(0);
    for (const [at, { filled }] of plan.classes.entries()) {
      for (const cell of fullest(orders[at]!, filled, before, plan)) fill(cell);
    }
  }
  return cells;
}
const CELLS_A_STEP = 100;

/** So many cells with the fullest surroundings; of equal ones the first. */
function fullest(order: ArrayLike<number>, count: number, cells: Uint8Array, plan: Plan): Int32Array {
  const ranks = new Uint8Array(order.length);
  const starts = new Int32Array(FULL + 2);
  for (let at = 0; at < order.length; at += 1) {
    ranks[at] = FULL - fullness(cells, plan, order[at]!);
    starts[ranks[at]! + 1]! += 1;
  }
  for (let rank = 0; rank <= FULL; rank += 1) starts[rank + 1]! += starts[rank]!;
  const sorted = new Int32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    sorted[starts[ranks[at]!]!] = order[at]!;
    starts[ranks[at]!]! += 1;
  }
  return sorted.subarray(0, count);
}

const FULL = 36;
/** How full the three by three around a cell are, as far as they are on the board: 0 … 36. */
function fullness(cells: Uint8Array, { width, height }: Plan, cell: number): number {
  const x = cell % width;
  const y = (cell - x) / width;
  const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
  const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
  let sum = 0;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) sum += cells[row * width + column]!;
  }
  return Math.floor((FULL * sum) / ((right - left + 1) * (bottom - top + 1)));
}
