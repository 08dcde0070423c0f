import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import { createSession } from '../session/session.ts';
import { tileStack } from './index.ts';
import { layouts } from './layouts/index.ts';
import { peelable } from './peelable.fixture.ts';
import { steepStacks } from './stacks.fixture.ts';
import type { Cell, Pair, TileStackMove, TileStackPuzzle, TileStackState } from './types.ts';

type Reshuffle = Extract<TileStackMove, { type: 'reshuffle' }>;
const budget = (steps = 1_000_000) => createBudget({ steps });
const at = (x: number, y: number, z: number): Cell => ({ x, y, z });

function freePairs({ free, kinds }: TileStackState): Pair[] {
  const tiles = [...free.keys()].filter((tile) => free[tile] === 1);
  return tiles.flatMap((a, n) =>
    tiles
      .slice(n + 1)
      .filter((b) => kinds[a] === kinds[b])
      .map((b): Pair => [a, b]),
  );
}
/** Plays without thinking to the end: solved or stuck. */
function played(puzzle: TileStackPuzzle, random: Random): TileStackState {
  let state = tileStack.start(puzzle);
  for (let pairs = freePairs(state); pairs.length > 0; pairs = freePairs(state)) {
    state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
  }
  return state;
}
const tilesOf = ({ alive, kinds, faces }: TileStackState): string[] =>
  [...alive.keys()]
    .filter((cell) => alive[cell] === 1)
    .map((cell) => `${kinds[cell]} ${faces[cell]}`)
    .toSorted();

/** Reshuffles, and sees that the move keeps what the contract says. */
function reshuffled(state: TileStackState, puzzle: TileStackPuzzle, seed: string | number): Reshuffle {
  const made = tileStack.reshuffle(state, puzzle, createRandom(seed), budget());
  if (!made.ok) throw new Error(`${seed}: ${made.reason} ${JSON.stringify(made.detail)}`);
  const move = made.value;
  if (move.type !== 'reshuffle') throw new Error(`${seed}: a ${move.type}`);
  const after = tileStack.reduce(state, move, puzzle);
  expect(after, `${seed}: the move is refused`).not.toBe(state);
  expect(tilesOf(after)).toEqual(tilesOf(state));
  expect(move.how).toBe(move.moved.length === 0 ? 'in-place' : 'relocated');
  if (move.moved.length === 0) expect(after.alive).toEqual(state.alive);
  const cleared = move.order.reduce((now, tiles) => tileStack.reduce(now, { type: 'pair', tiles }, puzzle), after);
  expect(cleared.left, `${seed}: the order does not clear it`).toBe(0);
  return move;
}

/** Over all shapes of as many tiles that can be cleared, how many tiles of this one lie elsewhere; Infinity for none. */
function fewestMoved(cells: readonly Cell[], alive: Uint8Array): number {
  const many = alive.reduce((sum, one) => sum + one, 0);
  let fewest = Infinity;
  for (let bits = 0; bits < 2 ** cells.length; bits += 1) {
    const shape = Uint8Array.from(cells, (_, cell) => (bits >> cell) & 1);
    if (shape.reduce((sum, one) => sum + one, 0) !== many) continue;
    const moved = shape.reduce((sum, one, cell) => sum + (one === 0 && alive[cell] === 1 ? 1 : 0), 0);
    if (moved < fewest && peelable(cells, shape)) fewest = moved;
  }
  return fewest;
}

describe('a reshuffle never fails', () => {
  test('1,000 stuck positions over all layouts: each can be won afterwards, few tiles move', () => {
    const names = Object.keys(layouts);
    const seen = { stuck: 0, relocated: 0, moved: 0, most: 0 };
    for (let seed = 0; seen.stuck < 1_000; seed += 1) {
      const layout = names[seed % names.length]!;
      const random = createRandom(`stuck ${seed}`);
      const made = tileStack.generate({ layout }, random, budget());
      if (!made.ok) throw new Error(made.reason);
      const state = played(made.value, random);
      if (state.left === 0) continue;
      seen.stuck += 1;
      const { moved } = reshuffled(state, made.value, `${layout} ${seed}`);
      if (moved.length === 0) continue;
      seen.relocated += 1;
      seen.moved += moved.length;
      seen.most = Math.max(seen.most, moved.length);
    }
    console.log(`reshuffles: ${JSON.stringify(seen)}`);
    expect(seen.relocated).toBeGreaterThan(5);
    expect(seen.moved / seen.relocated).toBeLessThan(1.2);
    expect(seen.most).toBeLessThanOrEqual(2);
  }, 60_000);

  test('the same seed, the same reshuffle', () => {
    const made = tileStack.generate({ layout: 'waves' }, createRandom(1), budget());
    if (!made.ok) throw new Error(made.reason);
    const state = played(made.value, createRandom(2));
    expect(state.left).toBeGreaterThan(0);
    expect(reshuffled(state, made.value, 5)).toStrictEqual(reshuffled(state, made.value, 5));
    expect(reshuffled(state, made.value, 5)).not.toStrictEqual(reshuffled(state, made.value, 6));
  });
});

describe('shapes that nobody could clear', () => {
  /** Two columns of six and a row; only the tiles named lie. */
  const cells = [
    ...[0, 1, 2, 3, 4, 5].flatMap((z) => [at(0, 0, z), at(8, 0, z)]),
    ...[0, 2, 4, 6].map((x) => at(x, 4, 0)),
  ];
  const lying = (tiles: readonly number[]): [TileStackState, TileStackPuzzle] => {
    const kinds = cells.map((_, cell) => `k${cell}`);
    for (const [n, tile] of tiles.entries()) kinds[tile] = `k${n >> 1}`;
    const puzzle: TileStackPuzzle = { layout: 'test', cells, kinds, faces: kinds, order: [] };
    const start = tileStack.start(puzzle);
    const alive = Uint8Array.from(cells, (_, cell) => (tiles.includes(cell) ? 1 : 0));
    const free = Uint8Array.from(cells, () => 0);
    return [{ ...start, alive, free, left: tiles.length }, puzzle];
  };
  test.each([
    ['two on top of each other', [0, 2], 1],
    ['four in a column', [0, 2, 4, 6], 2],
    ['six in a column', [0, 2, 4, 6, 8, 10], 3],
    ['a column of four with two of another', [0, 2, 4, 6, 1, 3], 1],
    ['a column of six with two of another', [0, 2, 4, 6, 8, 10, 1, 3], 2],
  ])('%s: no more tiles move than must', (_name, tiles, fewest) => {
    for (let seed = 0; seed < 5; seed += 1) {
      expect(reshuffled(...lying(tiles), seed).moved).toHaveLength(fewest);
    }
  });

  test('a layout that can never be cleared: the rest is dealt as a board of its own, spaced on the lowest layer', () => {
    const tower = [0, 1, 2, 3].map((z) => at(0, 0, z));
    const kinds = ['a', 'b', 'b', 'a'];
    const puzzle: TileStackPuzzle = { layout: 'tower', cells: tower, kinds, faces: kinds, order: [] };
    const made = tileStack.reshuffle(tileStack.start(puzzle), puzzle, createRandom(1), budget());
    if (!made.ok || made.value.type !== 'deal') throw new Error('a board was wanted');
    const board = made.value.puzzle;
    expect(tileStack.codec.puzzle(board).ok).toBe(true);
    expect(tileStack.verify(board, budget())).toMatchObject({ value: { holds: true } });
    expect(board.kinds.toSorted()).toEqual(['a', 'a', 'b', 'b']);
    const away = [...board.cells.keys()].filter((cell) => board.cells[cell]!.x !== 0 || board.cells[cell]!.y !== 0);
    expect(away).toHaveLength(2);
    expect(away.every((cell) => board.cells[cell]!.z === 0)).toBe(true);
    // Like a move on the layout, it says which tiles lie elsewhere: the two on top.
    const { how, moved = [] } = made.value;
    expect(how).toBe('relocated');
    expect(moved.map(({ to }) => to).toSorted((a, b) => a - b)).toEqual(away);
    const stayed = [0, 1, 2, 3].filter((tile) => !moved.some((one) => one.tile === tile));
    expect(stayed).toHaveLength(2);
    expect(stayed.every((tile) => board.cells.some(({ x, z }) => x === 0 && z === tower[tile]!.z))).toBe(true);
    // And it is one step of the session, taken back like any other; a spoilt one is refused.
    const session = createSession(tileStack, puzzle);
    expect(session.dispatch(made.value)).toBe(true);
    expect(session.getSnapshot().puzzle).toEqual(board);
    expect(session.save().steps.flat()).toEqual([made.value]);
    expect(session.undo()).toBe(true);
    expect(session.getSnapshot().puzzle).toEqual(puzzle);
    expect(session.dispatch({ ...made.value, moved: [{ tile: -1, to: 0 }] })).toBe(false);
    expect(session.dispatch({ ...made.value, how: 'by-magic' } as never)).toBe(false);
  });

  test('of any small layout: in place when that can be, else no more tiles move than must, by trying every shape', () => {
    const seen = { 'in-place': 0, one: 0, more: 0, spread: 0 };
    fc.assert(
      fc.property(steepStacks, fc.nat(), fc.nat(), (all, seed, part) => {
        const here = all.slice(0, 10 + 2 * (part % 2));
        const many = 2 + 2 * (seed % Math.max(1, Math.floor(here.length / 2) - 1));
        const chosen = createRandom(seed)
          .shuffle([...here.keys()])
          .slice(0, many);
        const kinds = here.map((_, cell) => `k${cell}`);
        for (const [n, tile] of chosen.entries()) kinds[tile] = `k${n >> 1}`;
        const puzzle: TileStackPuzzle = { layout: 'test', cells: here, kinds, faces: kinds, order: [] };
        const alive = Uint8Array.from(here, (_, cell) => (chosen.includes(cell) ? 1 : 0));
        const state = { ...tileStack.start(puzzle), alive, left: chosen.length };
        const fewest = fewestMoved(here, alive);
        if (fewest === Infinity) {
          expect(tileStack.reshuffle(state, puzzle, createRandom(seed), budget())).toMatchObject({
            value: { type: 'deal', how: 'relocated' },
          });
          seen.spread += 1;
          return;
        }
        expect(reshuffled(state, puzzle, seed).moved).toHaveLength(fewest);
        if (fewest === 0) seen['in-place'] += 1;
        else seen[fewest === 1 ? 'one' : 'more'] += 1;
      }),
      { numRuns: 1_500, seed: 20261130 },
    );
    console.log(`small layouts reshuffled: ${JSON.stringify(seen)}`);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  }, 60_000);

  test('impossible only when nothing is left', () => {
    const [, puzzle] = lying([]);
    const [state] = lying([]);
    expect(tileStack.reshuffle(state, puzzle, createRandom(1), budget())).toMatchObject({
      reason: 'impossible',
      detail: { code: 'nothing-left' },
    });
  });

  test('a save of before, without `how`, is still read; a wrong one is refused', () => {
    const [state, puzzle] = lying([0, 2]);
    const { how: _how, ...older } = reshuffled(state, puzzle, 1);
    expect(tileStack.reduce(state, older, puzzle)).not.toBe(state);
    expect(tileStack.reduce(state, { ...older, how: 'in-place' }, puzzle)).toBe(state);
  });
});
