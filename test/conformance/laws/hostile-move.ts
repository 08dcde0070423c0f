import { createSession, type Play, type PuzzleTypes } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { arrayOf, notJson, placesIn, replaced, traps, withOwnKey } from '../mutations.ts';
import { playGame } from '../play-game.ts';
import { quickest } from '../stopwatch.ts';

const MOST_MS = 50;
const notIndices: readonly unknown[] = [
  ...notJson,
  -1,
  1.5,
  1e21,
  2 ** 32,
  2 ** 53,
  'length',
  '__proto__',
  '0',
  '',
  null,
  undefined,
  true,
  [],
  {},
  [0],
];

export function hostileMoveLaws(puzzle: Erased, known: Case<PuzzleTypes>): void {
  const { turns } = playGame(puzzle, known, puzzle.defaults, 'random', 'hostile', 3);
  const { after, move } = turns.at(-1)!;
  const good = turns[0]!.move;

  /** Neither the reducer nor a session takes it, throws at it or spends long on it. */
  function expectRefused(name: string, make: () => unknown): void {
    const session = createSession(puzzle, after.puzzle);
    const before = session.getSnapshot();
    const input = make() as Play<PuzzleTypes>;
    for (const state of [before.state, after.state]) {
      const took = quickest(() => {
        if (puzzle.reduce(state, input, after.puzzle) !== state) expect.fail(`reduce takes ${name}`);
      }, MOST_MS);
      expect(took, `milliseconds of reduce for ${name}`).toBeLessThan(MOST_MS);
    }
    const took = quickest(() => {
      if (session.dispatch(input)) expect.fail(`a session takes ${name}`);
    }, MOST_MS);
    expect(took, `milliseconds of dispatch for ${name}`).toBeLessThan(MOST_MS);
    expect(session.getSnapshot()).toBe(before);
  }

  describe('hostile moves', () => {
    test('things that are no moves', () => {
      const things: unknown[] = [
        ...notJson,
        null,
        undefined,
        0,
        -1,
        7,
        true,
        '',
        'x',
        '__proto__',
        [],
        [[]],
        {},
        ...['', 'Deal', 'x', 'length', '__proto__', 'constructor', 'toString', 0, null, {}, []].map((type) => ({
          type,
        })),
        [good],
        Object.create(good),
        arrayOf(1_000_000, good),
        'x'.repeat(1_000_000),
        { type: 'x'.repeat(1_000_000) },
      ];
      for (const [nth, thing] of things.entries()) expectRefused(`thing ${nth} (${typeof thing})`, () => thing);
    });

    test('moves of the case', () => {
      for (const thing of known.hostileMoves) expectRefused(JSON.stringify(thing), () => thing);
    });

    test('deals of boards that do not decode', () => {
      for (const board of [...known.refused.puzzle, null, undefined, {}, [], 'x'])
        expectRefused(`a deal of ${JSON.stringify(board)?.slice(0, 80)}`, () => ({ type: 'deal', puzzle: board }));
      expectRefused('a deal and more', () => ({ type: 'deal', puzzle: after.puzzle, more: 1 }));
      expectRefused('a deal of a deal', () => ({ type: 'deal', puzzle: { type: 'deal', puzzle: after.puzzle } }));
    });

    test('legal moves with one part gone wrong', () => {
      for (const place of placesIn(good)) {
        if (typeof place.value !== 'number') continue;
        for (const wrong of notIndices)
          expectRefused(`${place.path.join('.')} = ${String(wrong)}`, () => replaced(good, place.path, wrong));
      }
    });

    test('keys nobody asked for', () => {
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'extra']) {
        for (const held of [null, 1, {}, { type: move.type }] as const)
          expectRefused(`an own key ${key}`, () => withOwnKey(good, key, held));
      }
      expectRefused('a prototype of its own', () =>
        Object.setPrototypeOf({ type: move.type }, JSON.parse(JSON.stringify(good)) as object),
      );
    });

    test('very many keys and a million items', () => {
      const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, at]));
      expectRefused('many keys', () => Object.assign({}, keys, good));
      for (const { path, value } of placesIn(good)) {
        if (!Array.isArray(value)) continue;
        const items = arrayOf(1_000_000, (value as unknown[])[0]);
        expectRefused(`a million items as ${path.join('.')}`, () => replaced(good, path, items));
        expectRefused(`a sparse array as ${path.join('.')}`, () => replaced(good, path, arrayOf(2 ** 32 - 1)));
      }
    });

    test.each(traps)('%s, as the move and as any part of it', (name, make) => {
      expectRefused(name, make);
      for (const { path } of placesIn(good))
        expectRefused(`${name} as ${path.join('.')}`, () => replaced(good, path, make()));
      expectRefused(`${name} as a board`, () => ({ type: 'deal', puzzle: make() }));
    });

    test('getters that throw, and getters that change their mind', () => {
      for (const { path, value } of placesIn(good)) {
        if (path.length === 0) continue;
        const parent = path.slice(0, -1);
        const holder = (get: () => unknown): unknown => {
          const copy = structuredClone(good);
          const at = parent.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], copy);
          Object.defineProperty(at, path.at(-1)!, { enumerable: true, configurable: true, get });
          return copy;
        };
        expectRefused(`a getter that throws as ${path.join('.')}`, () =>
          holder(() => {
            throw new Error('hands off');
          }),
        );
        let reads = 0;
        const fickle = holder(() => {
          reads += 1;
          return reads % 2 === 1 ? value : 'changed';
        }) as PuzzleTypes['move'];
        const { before, after: next } = turns[0]!;
        const state = puzzle.reduce(before.state, fickle, before.puzzle);
        if (state !== before.state) expect(state).toStrictEqual(next.state);
      }
    });
  });
}
