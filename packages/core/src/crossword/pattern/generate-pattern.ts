import { pay, type Budget } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import type { Random } from '../../random.ts';
import { crosswordLimits } from '../limits.ts';
import type { PatternRules } from '../types.ts';

/**
 * Draws a pattern: blocks are put down one by one (with their mirror images) wherever all rules still hold, those that cut
 * words which are too long first. The cells that are left always hang together. Undefined when the budget ended; words may
 * still be too long where the rules leave no other way.
 */
export function* generatePattern(
  rules: PatternRules,
  random: Random,
  budget: Budget,
): Job<string[] | undefined, never> {
  const { width, height, checked = false } = rules;
  const { longest = crosswordLimits.letters, blocks: share = checked ? 0.16 : 0.25 } = rules;
  const draft = createDraft(rules);
  const order = random.shuffle(Array.from({ length: width * height }, (_, cell) => cell));
  for (const isNeeded of [true, false]) {
    for (const cell of order) {
      if (!isNeeded && draft.blocks() >= share * order.length) break;
      if (isNeeded && draft.longestThrough(cell) <= longest) continue;
      if (!(yield* pay(budget, 1 + Math.floor(order.length / 50)))) return undefined;
      draft.tryBlock(cell);
    }
  }
  return draft.rows();
}

interface Draft {
  readonly blocks: () => number;
  readonly longestThrough: (cell: number) => number;
  readonly tryBlock: (cell: number) => void;
  readonly rows: () => string[];
}

function createDraft(rules: PatternRules): Draft {
  const { width, height, symmetry = 'point', touching = false, corners = false, checked = false, shortest = 2 } = rules;
  const size = width * height;
  const isBlock = new Uint8Array(size);
  let blocks = 0;
  const isOpen = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isBlock[y * width + x] === 0;

  /** Open cells in a line from a cell, without it. */
  function reach(x: number, y: number, dx: number, dy: number): number {
    let length = 0;
    while (isOpen(x + (length + 1) * dx, y + (length + 1) * dy)) length += 1;
    return length;
  }
  const across = (x: number, y: number): number => 1 + reach(x, y, -1, 0) + reach(x, y, 1, 0);
  const down = (x: number, y: number): number => 1 + reach(x, y, 0, -1) + reach(x, y, 0, 1);

  /** The cell itself and where symmetry puts it. */
  function images(cell: number): number[] {
    const x = cell % width;
    const y = (cell - x) / width;
    const [left, above] = [width - 1 - x, height - 1 - y];
    if (symmetry === 'point') return [cell, above * width + left];
    if (symmetry === 'vertical') return [cell, y * width + left];
    return symmetry === 'horizontal' ? [cell, above * width + x] : [cell];
  }

  /** Are the words through an open cell long enough, and is it in as many as it must be? */
  function isWell(x: number, y: number): boolean {
    const [a, d] = [across(x, y), down(x, y)];
    if ((a > 1 && a < shortest) || (d > 1 && d < shortest)) return false;
    return checked ? a > 1 && d > 1 : a > 1 || d > 1;
  }

  function keepsRules(placed: readonly number[]): boolean {
    for (const cell of placed) {
      const x = cell % width;
      const y = (cell - x) / width;
      if (!corners && (x === 0 || x === width - 1) && (y === 0 || y === height - 1)) return false;
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const isInside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height;
        if (!isInside) continue;
        if (!isOpen(x + dx, y + dy)) {
          if (!touching) return false;
          continue;
        }
        // The word that was cut, and those that cross it: the cells along it are asked for.
        for (let n = 1; isOpen(x + n * dx, y + n * dy); n += 1) if (!isWell(x + n * dx, y + n * dy)) return false;
      }
    }
    return hangsTogether();
  }

  function hangsTogether(): boolean {
    const first = isBlock.indexOf(0);
    if (first < 0) return false;
    const reached = new Uint8Array(size);
    const waiting = [first];
    reached[first] = 1;
    let count = 0;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      count += 1;
      const x = cell % width;
      for (const next of [x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1, cell - width, cell + width]) {
        if (next < 0 || next >= size || reached[next] !== 0 || isBlock[next] !== 0) continue;
        reached[next] = 1;
        waiting.push(next);
      }
    }
    return count === size - blocks;
  }

  return {
    blocks: () => blocks,
    longestThrough(cell) {
      const x = cell % width;
      const y = (cell - x) / width;
      return isBlock[cell] === 0 ? Math.max(across(x, y), down(x, y)) : 0;
    },
    tryBlock(cell) {
      const placed = [...new Set(images(cell))].filter((at) => isBlock[at] === 0);
      for (const at of placed) isBlock[at] = 1;
      blocks += placed.length;
      if (placed.length > 0 && keepsRules(placed)) return;
      for (const at of placed) isBlock[at] = 0;
      blocks -= placed.length;
    },
    rows: () =>
      Array.from({ length: height }, (_, y) =>
        Array.from(isBlock.subarray(y * width, (y + 1) * width), (block) => (block === 1 ? '#' : '.')).join(''),
      ),
  };
}
