import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { rateTileStack, tileStack, type TileStackPuzzle } from './index.ts';
import { neighboursOf } from './neighbours.ts';
import { chooseWithoutPeeking } from './no-peek.ts';
import { createPile } from './pile.ts';

const budget = () => createBudget({ steps: 1_000_000 });
function dealt(layout: string, seed: number): TileStackPuzzle {
  const made = tileStack.generate({ layout }, createRandom(seed), budget());
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

describe('a player who does not peek', () => {
  test('chooses the same wherever the unseen tiles lie', () => {
    let choices = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const { cells, kinds } = dealt('well', seed);
      const alive = new Uint8Array(cells.length).fill(1);
      const seen = Uint8Array.from(neighboursOf(cells).above, (over) => (over.length === 0 ? 1 : 0));
      const unseen = [...cells.keys()].filter((tile) => seen[tile] === 0);
      expect(unseen.length).toBeGreaterThan(10);
      const choice = (on: readonly string[]) =>
        run(
          chooseWithoutPeeking(
            cells,
            on,
            { pile: createPile(cells, alive), seen },
            { random: createRandom(seed), budget: budget(), assets: noAssets },
          ),
        );
      const moved = [...kinds];
      const places = createRandom(`moved ${seed}`).shuffle([...unseen]);
      for (const [n, tile] of unseen.entries()) moved[places[n]!] = kinds[tile]!;
      expect(moved).not.toEqual(kinds);
      expect(choice(moved)).toEqual(choice(kinds));
      if (choice(kinds) !== 'none') choices += 1;
    }
    expect(choices).toBeGreaterThan(20);
  });

  test('wins more than one who chooses at random, less than one who sees everything; by seed', () => {
    let [noPeek, random] = [0, 0];
    for (let seed = 0; seed < 5; seed += 1) {
      const rated = rateTileStack(dealt('well', seed), { games: 100, noPeekGames: 8, random: createRandom(seed) });
      if (!rated.ok) throw new Error(rated.reason);
      noPeek += rated.value.noPeek!.rate / 5;
      random += rated.value.random.rate / 5;
    }
    expect(noPeek).toBeGreaterThan(random + 0.2);
    expect(noPeek).toBeLessThan(1);
    const again = () => rateTileStack(dealt('ripples', 1), { games: 1, noPeekGames: 5, random: createRandom(3) });
    expect(again()).toStrictEqual(again());
  }, 20_000);

  test('a budget ends it', () => {
    const options = { games: 1, noPeekGames: 50, random: createRandom(1), budget: createBudget({ steps: 5_000 }) };
    expect(rateTileStack(dealt('turtle', 1), options)).toMatchObject({ reason: 'budget' });
  });
});
