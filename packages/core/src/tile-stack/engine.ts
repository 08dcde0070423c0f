import type { PuzzleEngine } from '../puzzle.ts';
import { fail, succeed } from '../result.ts';
import { deal } from './deal.ts';
import { createPile } from './pile.ts';
import { reshuffleTiles } from './reshuffle.ts';
import type { Cell, Pair, TileStackTypes } from './types.ts';
import { verify } from './verify.ts';
import { matchesOf, winningOrder } from './winning-order.ts';

export const tileStackEngine: PuzzleEngine<TileStackTypes> = {
  jobs: {
    generate: deal,
    verify,
    reshuffle: reshuffleTiles,
    *solve({ state, puzzle }, tools) {
      const found = yield* winningOrder(puzzle.cells, state, tools);
      if (found.ok)
        return succeed(
          found.value.map((tiles) => ({ type: 'pair' as const, tiles })),
          found.spent,
        );
      return found.reason === 'lost' ? { ...fail('none'), spent: found.spent } : { ...found, reason: found.reason };
    },
    *hint({ state, puzzle }, tools) {
      const { budget } = tools;
      const pile = createPile(puzzle.cells, state.alive);
      const [possible] = matchesOf(pile.free, state.kinds);
      if (!possible) return { ...fail('none'), spent: budget.spent };
      const found = yield* winningOrder(puzzle.cells, state, tools);
      if (!found.ok && found.reason === 'lost') return { ...fail('wrong'), spent: budget.spent };
      if (!found.ok && found.reason === 'cancelled') return { ...found, reason: found.reason };
      // Undecided within the budget: a pair that can be taken is still worth showing, and says that it is not proved.
      const tiles = found.ok ? found.value[0]! : possible;
      const because = { winning: found.ok, frees: freedBy(puzzle.cells, state.alive, tiles) };
      const technique = found.ok ? 'winning-pair' : 'free-pair';
      return succeed({ technique, keys: tiles, move: { type: 'pair' as const, tiles }, because }, budget.spent);
    },
    *judge({ state, puzzle }, tools) {
      const found = yield* winningOrder(puzzle.cells, state, tools);
      if (found.ok) return succeed({ holds: true, claim: 'winnable', proof: { order: found.value } }, found.spent);
      if (found.reason === 'lost') return succeed({ holds: false, claim: 'lost', proof: null }, found.spent);
      return { ...found, reason: found.reason };
    },
  },
  own: {},
};

function freedBy(cells: readonly Cell[], alive: Uint8Array, tiles: Pair): number[] {
  const pile = createPile(cells, alive);
  const before = new Set(pile.free);
  for (const tile of tiles) pile.take(tile);
  return pile.free.filter((tile) => !before.has(tile)).toSorted((a, b) => a - b);
}
