import { digest, type Decoder, type Json, type PuzzleTypes } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { goldenOptions } from '../golden.ts';
import { arrayOf, notJson, placesIn, replaced, traps, withOwnKey } from '../mutations.ts';
import { playGame } from '../play-game.ts';
import { quickest } from '../stopwatch.ts';
import type { Scale } from '../suite.ts';
import { boardOf, deepFreeze } from './generation.ts';

const MOST_MS = 50;
/** An array of four billion entries would need more than this, a million decoded items as well. */
const MOST_BYTES = 16_000_000;

export function decoderLaws(puzzle: Erased, known: Case<PuzzleTypes>, { heapUsed }: Scale): void {
  const sets = goldenOptions(puzzle, known).map(([, options]) => options);
  const moves = sets.flatMap((options) =>
    playGame(puzzle, known, options, 'mixed', 'decoders', 12)
      .turns.map(({ move }) => move)
      .filter(({ type }) => type !== 'deal'),
  );
  const subjects: readonly [keyof Case<PuzzleTypes>['refused'], Decoder<Json>, readonly Json[]][] = [
    ['options', puzzle.codec.options, sets],
    ['puzzle', puzzle.codec.puzzle, sets.map((options) => boardOf(puzzle, options, 0))],
    ['move', puzzle.codec.move, moves],
  ];

  describe.each(subjects)('the decoder of %s', (subject, decode, values) => {
    const [value] = values;

    /** Refused with a reason a person can read, at once and without filling the memory. */
    function expectRefused(name: string, input: unknown): void {
      const heap = heapUsed?.() ?? 0;
      const took = quickest(() => {
        const decoded = decode(input);
        if (decoded.ok) expect.fail(`${subject}: ${name} decodes to ${JSON.stringify(decoded.value).slice(0, 200)}`);
        expect(decoded.reason).toBe('invalid');
        expect(decoded.detail.length).toBeGreaterThan(0);
        expect(decoded.detail.length).toBeLessThanOrEqual(10);
        for (const { message, code } of decoded.detail) {
          expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(message.length).toBeLessThan(2_000);
        }
      }, MOST_MS);
      expect(took, `milliseconds for ${name}`).toBeLessThan(MOST_MS);
      expect((heapUsed?.() ?? 0) - heap, `bytes for ${name}`).toBeLessThan(MOST_BYTES);
    }

    test('gives back a fresh, plain, equal value', () => {
      for (const input of values) {
        const decoded = decode(deepFreeze(structuredClone(input)));
        if (!decoded.ok) expect.fail(JSON.stringify(decoded.detail));
        expect(decoded.value).toStrictEqual(input);
        expect(digest(decoded.value)).toBe(digest(input));
        const mine = structuredClone(input);
        const again = decode(mine);
        const theirs = new Set<unknown>();
        for (const place of placesIn(mine)) if (typeof place.value === 'object') theirs.add(place.value);
        for (const place of placesIn(again.ok ? again.value : null)) {
          if (typeof place.value !== 'object' || place.value === null) continue;
          expect(theirs.has(place.value)).toBe(false);
          expect([Object.prototype, Array.prototype, null]).toContain(Object.getPrototypeOf(place.value));
        }
      }
    });

    test('takes objects without a prototype', () => {
      for (const input of values) {
        const bare = JSON.parse(JSON.stringify(input), (_key, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.assign(Object.create(null) as object, part)
            : part,
        ) as Json;
        const decoded = decode(bare);
        if (!decoded.ok) expect.fail(JSON.stringify(decoded.detail));
        expect(digest(decoded.value)).toBe(digest(input));
      }
    });

    test('refuses what the case names', () => {
      for (const input of known.refused[subject]) expectRefused(JSON.stringify(input).slice(0, 80), input);
    });

    test('refuses what is not JSON, in every place', () => {
      for (const input of values.slice(0, 3)) {
        for (const { path } of placesIn(input)) {
          for (const wrong of notJson)
            expectRefused(`${path.join('.')} = ${typeof wrong}`, replaced(input, path, wrong));
        }
      }
    });

    test('refuses keys nobody asked for, in every place', () => {
      for (const input of values) {
        for (const { path, value: part } of placesIn(input)) {
          if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
          for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'more'])
            expectRefused(`${path.join('.')}.${key}`, replaced(input, path, withOwnKey(part, key, { polluted: 1 })));
        }
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });

    test('refuses hostile objects in every place', () => {
      for (const input of values.slice(0, 3)) {
        for (const { path } of placesIn(input)) {
          for (const [name, make] of traps) expectRefused(`${path.join('.')} = ${name}`, replaced(input, path, make()));
        }
      }
    });

    test('refuses huge arrays before it copies them', () => {
      for (const input of values.slice(0, 3)) {
        for (const { path, value: part } of placesIn(input)) {
          if (!Array.isArray(part)) continue;
          const items = arrayOf(1_000_000, (part as unknown[])[0] ?? 0);
          expectRefused(`${path.join('.')} of a million`, replaced(input, path, items));
          expectRefused(`${path.join('.')} of four billion`, replaced(input, path, arrayOf(2 ** 32 - 1)));
        }
      }
      const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, at]));
      expectRefused('twenty thousand keys', { ...keys, ...(value as object) });
    });

    test('refuses an array that lies about its length', () => {
      for (const { path, value: part } of placesIn(value)) {
        if (!Array.isArray(part)) continue;
        const took = quickest(() => {
          let asked = 0;
          const liar = new Proxy([...(part as unknown[])], {
            get: (items, key) => {
              if (key !== 'length') return Reflect.get(items, key) ?? (part as unknown[])[0];
              asked += 1;
              return asked > 3 ? 300_000 : items.length;
            },
          });
          decode(replaced(value, path, liar));
        }, MOST_MS);
        expect(took, `milliseconds for ${path.join('.')}`).toBeLessThan(MOST_MS);
      }
    });

    test('whatever it takes in another form is plain and decodes to itself', () => {
      const forms: unknown[] = [null, 0, -0, 1, -1, 1.5, 'x', '', true, [], {}, [[]], 2 ** 31, 2 ** 53];
      for (const input of values.slice(0, 3)) {
        for (const { path } of placesIn(input)) {
          for (const form of forms) {
            const decoded = decode(replaced(input, path, form));
            if (!decoded.ok) continue;
            expect(JSON.parse(JSON.stringify(decoded.value))).toStrictEqual(decoded.value);
            expect(decode(decoded.value)).toStrictEqual(decoded);
          }
        }
      }
    });

    test('reads no inherited value, of a prototype of the input or of Object.prototype', () => {
      for (const input of values) {
        for (const { path, value: part } of placesIn(input)) {
          if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
          expectSameWith(input, path, part as Record<string, Json>);
        }
      }
    });

    function expectSameWith(
      input: Json,
      path: readonly (string | number)[],
      part: Readonly<Record<string, Json>>,
    ): void {
      for (const [key, held] of Object.entries(part)) {
        const { [key]: _gone, ...rest } = part;
        const without = decode(replaced(input, path, rest));
        const inherited = decode(replaced(input, path, Object.assign(Object.create({ [key]: held }) as object, rest)));
        expect(inherited, `${key} by a prototype`).toStrictEqual(without);
        expect(
          whilePolluted(key, held, () => decode(replaced(input, path, rest))),
          `${key} by pollution`,
        ).toStrictEqual(without);
      }
      const polluted = whilePolluted('polluted', 1, () => decode(input));
      expect(polluted).toStrictEqual(decode(input));
    }
  });
}

function whilePolluted<V>(key: string, held: unknown, call: () => V): V {
  const everything = Object.getPrototypeOf({}) as object;
  Object.defineProperty(everything, key, { value: held, configurable: true, enumerable: true, writable: true });
  try {
    return call();
  } finally {
    Reflect.deleteProperty(everything, key);
  }
}
