import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { decide } from './decide.ts';
import { winnableByTrying } from './exhaustive.fixture.ts';
import { freeTiles } from './free.ts';
import { rateTileStack, tileStack } from './index.ts';
import { losingChoices } from './losing-choices.ts';
import { smallStacks, steepStacks } from './stacks.fixture.ts';

const budget = () => createBudget({ steps: 1_000_000 });

describe('losing choices', () => {
  test('are those that brute force finds along the same winning order', () => {
    const seen = { winnable: 0, lost: 0, losing: 0 };
    fc.assert(
      fc.property(fc.oneof(smallStacks, steepStacks), fc.nat(), (cells, seed) => {
        // Groups of four, and the rest.
        const kinds = createRandom(seed).shuffle(cells.map((_, tile) => `k${tile >> 2}`));
        const counted = run(losingChoices(cells, kinds, budget()));
        const alive = new Uint8Array(cells.length).fill(1);
        const decided = run(decide(cells, { alive, kinds }, budget()));
        if (!decided.ok) throw new Error(decided.reason);
        if (decided.value.verdict === 'lost') {
          seen.lost += 1;
          expect(counted).toBe('lost');
          return;
        }
        seen.winnable += 1;
        const expected = { choices: 0, losing: 0, turns: 0 };
        for (const pair of decided.value.order) {
          const free = freeTiles(cells, alive);
          let here = 0;
          for (const a of free) {
            for (const b of free) {
              if (a >= b || kinds[a] !== kinds[b]) continue;
              expected.choices += 1;
              const left = [...cells.keys()].filter((tile) => alive[tile] === 1 && tile !== a && tile !== b);
              const wins = winnableByTrying(
                left.map((tile) => cells[tile]!),
                left.map((tile) => kinds[tile]!),
              );
              if (!wins) here += 1;
            }
          }
          expected.losing += here;
          if (here > 0) expected.turns += 1;
          for (const tile of pair) alive[tile] = 0;
        }
        seen.losing += expected.losing;
        expect(counted).toEqual({ ...expected, share: expected.losing / expected.choices });
      }),
      { numRuns: 3_000, seed: 20261130 },
    );
    expect(Math.min(seen.winnable, seen.lost, seen.losing)).toBeGreaterThan(100);
  });

  test('are in the rating when they are asked for; the job takes them too; a budget ends it', () => {
    const dealt = tileStack.generate({ layout: 'turtle' }, createRandom(1), budget());
    if (!dealt.ok) throw new Error(dealt.reason);
    const options = { games: 10, losingChoices: true, random: createRandom(1) };
    const rated = rateTileStack(dealt.value, options);
    expect(rated).toMatchObject({ ok: true, value: { losingChoices: { turns: expect.any(Number) } } });
    expect(rateTileStack(dealt.value, { ...options, budget: createBudget({ steps: 1_000 }) })).toMatchObject({
      reason: 'budget',
    });
    expect(rateTileStack(dealt.value, { games: 10, random: createRandom(1) })).not.toHaveProperty(
      'value.losingChoices',
    );
    const args = { puzzle: dealt.value, games: 10, losingChoices: true, noPeekGames: 1 };
    expect(tileStack.own.rate.args(args)).toMatchObject({ ok: true });
    expect(tileStack.own.rate.args({ ...args, losingChoices: 1 })).toMatchObject({ ok: false });
    expect(tileStack.own.rate.args({ ...args, noPeekGames: 0 })).toMatchObject({ ok: false });
  });

  test('uniform Turtles have a larger share of them than peeled ones', () => {
    const mean = (distribution: 'peel' | 'uniform'): number => {
      let sum = 0;
      for (let seed = 0; seed < 6; seed += 1) {
        const dealt = tileStack.generate({ layout: 'turtle', distribution }, createRandom(seed), budget());
        if (!dealt.ok) throw new Error(dealt.reason);
        const rated = rateTileStack(dealt.value, { games: 1, losingChoices: true, random: createRandom(seed) });
        if (!rated.ok || typeof rated.value.losingChoices !== 'object') throw new Error('not rated');
        sum += rated.value.losingChoices.share;
      }
      return sum / 6;
    };
    expect(mean('uniform')).toBeGreaterThan(2 * mean('peel'));
  });
});
