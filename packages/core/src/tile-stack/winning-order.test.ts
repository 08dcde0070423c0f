import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { freeTiles } from './free.ts';
import { tileStack } from './index.ts';
import { layouts } from './layouts/index.ts';
import { smallStacks } from './stacks.fixture.ts';
import type { Cell, TileStackPuzzle, TileStackState } from './types.ts';

const budget = (steps = 1_000_000) => createBudget({ steps });

/** By trying every pair at every turn. */
function winnable(cells: readonly Cell[], kinds: readonly string[], alive: Uint8Array): boolean {
  if (!alive.includes(1)) return true;
  const free = freeTiles(cells, alive);
  return free.some((a) =>
    free.some(
      (b) =>
        a < b &&
        kinds[a] === kinds[b] &&
        winnable(
          cells,
          kinds,
          alive.map((one, t) => (t === a || t === b ? 0 : one)),
        ),
    ),
  );
}

/** Pairs of kinds laid at random: often there is no way to win. */
const shuffled = fc
  .tuple(smallStacks, fc.nat(), fc.integer({ min: 1, max: 4 }))
  .map(([cells, seed, many]): TileStackPuzzle => {
    const kinds = createRandom(seed).shuffle(cells.map((_, n) => `k${(n >> 1) % many}`));
    return { layout: 'test', cells, kinds, faces: kinds, order: [] };
  });

function playOn(puzzle: TileStackPuzzle, state: TileStackState): TileStackState {
  const found = tileStack.solve(state, puzzle, budget());
  if (!found.ok) throw new Error(found.reason);
  return found.value.reduce((at, move) => {
    const next = tileStack.reduce(at, move, puzzle);
    expect(next).not.toBe(at);
    return next;
  }, state);
}

describe('finding a way to win', () => {
  test('judge, solve and hint agree with brute force on small boards', () => {
    const seen = { won: 0, lost: 0 };
    fc.assert(
      fc.property(shuffled, (puzzle) => {
        const state = tileStack.start(puzzle);
        const truth = winnable(puzzle.cells, puzzle.kinds, state.alive);
        const verdict = tileStack.judge(state, puzzle, budget());
        expect(verdict).toMatchObject({ ok: true, value: { holds: truth, claim: truth ? 'winnable' : 'lost' } });
        const solved = tileStack.solve(state, puzzle, budget());
        expect(solved.ok).toBe(truth);
        if (!solved.ok) expect(solved.reason).toBe('none');
        else expect(playOn(puzzle, state).left).toBe(0);
        const hint = tileStack.hint(state, puzzle, budget());
        if (truth) {
          if (!hint.ok) throw new Error(hint.reason);
          const after = tileStack.reduce(state, hint.value.move!, puzzle);
          expect(winnable(puzzle.cells, puzzle.kinds, after.alive)).toBe(true);
          expect(hint.value.because.winning).toBe(true);
          for (const tile of hint.value.because.frees) expect([state.free[tile], after.free[tile]]).toEqual([0, 1]);
        } else
          expect(hint).toMatchObject({
            ok: false,
            reason: tileStack.status(state, puzzle) === 'stuck' ? 'none' : 'wrong',
          });
        seen[truth ? 'won' : 'lost'] += 1;
      }),
      { numRuns: 1_000, seed: 1 },
    );
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(100);
  });

  test('a Turtle is solved from its deal and from positions on the way, when players leave the order', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const made = tileStack.generate({ layout: 'turtle' }, createRandom(seed), budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      let state = tileStack.start(puzzle);
      expect(playOn(puzzle, state).left).toBe(0);
      const random = createRandom(seed);
      for (let n = 0; n < 10; n += 1) {
        const free = freeTiles(puzzle.cells, state.alive);
        const pairs = free.flatMap((a) =>
          free.filter((b) => a < b && state.kinds[a] === state.kinds[b]).map((b) => [a, b] as const),
        );
        if (pairs.length === 0) break;
        state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
      }
      const verdict = tileStack.judge(state, puzzle, budget());
      if (verdict.ok && verdict.value.holds) expect(playOn(puzzle, state).left).toBe(0);
    }
  });

  test('a hint under a small budget is honest: a pair, and that it is not proved', () => {
    const made = tileStack.generate({ layout: 'turtle' }, createRandom(5), budget());
    if (!made.ok) throw new Error(made.reason);
    const puzzle = { ...made.value, order: [] };
    const hint = tileStack.hint(tileStack.start(puzzle), puzzle, budget(200));
    expect(hint).toMatchObject({ ok: true, value: { technique: 'free-pair', because: { winning: false } } });
  });
});

describe('reshuffling what is left', () => {
  test('every position of random games can be won afterwards, or no faces could save it', () => {
    const { cells } = layouts['turtle']!;
    let stuck = 0;
    let refused = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const random = createRandom(`game ${seed}`);
      const made = tileStack.generate({ layout: 'turtle' }, random, budget());
      if (!made.ok) throw new Error(made.reason);
      const puzzle = made.value;
      let state = tileStack.start(puzzle);
      while (tileStack.status(state, puzzle) === 'playing') {
        const free = freeTiles(cells, state.alive);
        const pairs = free.flatMap((a) =>
          free.filter((b) => a < b && state.kinds[a] === state.kinds[b]).map((b) => [a, b] as const),
        );
        state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
      }
      if (state.left === 0) continue;
      stuck += 1;
      const move = tileStack.reshuffle(state, puzzle, random, budget());
      if (!move.ok) {
        expect(move).toMatchObject({ reason: 'impossible', detail: { code: 'unpeelable' } });
        // Measured: only the last few tiles can lie so that nothing helps.
        expect(state.left).toBeLessThanOrEqual(8);
        refused += 1;
        continue;
      }
      if (move.value.type !== 'reshuffle') throw new Error('a reshuffle was wanted');
      const after = tileStack.reduce(state, move.value, puzzle);
      expect(after).not.toBe(state);
      const tiles = (s: TileStackState): string[] => s.faces.filter((_, tile) => s.alive[tile] === 1).toSorted();
      expect(tiles(after)).toEqual(tiles(state));
      expect(after.alive).toEqual(state.alive);
      const cleared = move.value.order.reduce(
        (at, pair) => tileStack.reduce(at, { type: 'pair', tiles: pair }, puzzle),
        after,
      );
      expect(cleared.left).toBe(0);
    }
    expect(stuck).toBeGreaterThan(100);
    expect(refused / stuck).toBeLessThan(0.1);
  });
});
