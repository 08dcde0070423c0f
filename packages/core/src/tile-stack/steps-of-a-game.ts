import type { Standing } from './standing.ts';

/** An insistent player draws chance for every free tile at every turn. */
const INSISTENT_COST = 2;

/** Steps that pay for one game of a player who does not look ahead. */
export function stepsOfAGame({ count, slots }: Pick<Standing, 'count' | 'slots'>): number {
  return 1 + ((slots.length + 8 * count) >> 8);
}

export function stepsOfInsistence(standing: Standing): number {
  return INSISTENT_COST * stepsOfAGame(standing);
}
