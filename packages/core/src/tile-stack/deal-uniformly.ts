import type { Stopped } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { decide } from './decide.ts';
import { giveKinds } from './give-kinds.ts';
import type { Cell, Pair, TileStackPuzzle } from './types.ts';

/** Of random Turtles one in 500 is not decided in so many steps; it is drawn again. */
const STEPS_A_DRAW = 50_000;
/** Layouts on which hardly any laying can be won (towers) come to an end all the same. */
const STEPS_FOR_ALL = 600_000;

/**
 * Lays the kinds at random until the exact verdict says that the board can be won: every such laying is as likely as any
 * other. A Turtle takes one draw in 97 of 100 cases, on average 6 ms. Undefined when none came up within the steps:
 * the layout is one for which hardly any can be won.
 */
export function* dealUniformly(
  cells: readonly Cell[],
  kinds: number | undefined,
  { random, budget }: Tools,
): Job<Result<Pick<TileStackPuzzle, 'kinds' | 'faces' | 'order'> | undefined, Stopped, undefined>, never> {
  const tiles = [...cells.keys()];
  const alive = new Uint8Array(cells.length).fill(1);
  const end = budget.spent + STEPS_FOR_ALL;
  while (budget.spent < end) {
    random.shuffle(tiles);
    const pairs = Array.from({ length: tiles.length / 2 }, (_, n): Pair => [tiles[2 * n]!, tiles[2 * n + 1]!]);
    const laid = giveKinds(pairs, cells.length, kinds, random);
    const decided = yield* decide(cells, { alive, kinds: laid.kinds }, capped(budget, STEPS_A_DRAW), {
      explain: false,
    });
    if (decided.ok && decided.value.verdict === 'winnable') {
      return succeed({ ...laid, order: decided.value.order }, budget.spent);
    }
    if (budget.why !== undefined && !decided.ok) return decided;
  }
  return succeed(undefined, budget.spent);
}
