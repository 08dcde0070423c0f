import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../puzzle.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

/** Lists as boards have them, beside any JSON: small numbers, tables, lists of lists. */
const boardLike = fc.oneof(
  fc.array(fc.nat(70_000)),
  fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 300 }),
  fc.array(fc.record({ x: fc.nat(40), y: fc.nat(40), z: fc.option(fc.nat(9), { nil: undefined }) })),
  fc.array(fc.array(fc.nat(300))),
  fc.array(fc.constantFrom('dot1', 'bamboo-2', '東', '')),
  fc.array(fc.record({ type: fc.constantFrom('paint', 'cross'), cells: fc.array(fc.nat(900)), at: fc.jsonValue() })),
);
const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 6 }), boardLike, fc.tuple(boardLike, fc.jsonValue()));

describe('packing', () => {
  test('gives back what JSON would', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const back = unpack(pack(value as Json));
        expect(back).toMatchObject({ ok: true });
        expect(back.ok && back.value).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each<[Json]>([
    [{ a: 1 }],
    [JSON.parse('{"__proto__":{"polluted":1},"constructor":2}') as Json],
    [[[], [], []]],
    [[{}, {}]],
    [[-1, 0, 65_536, 2 ** 40, -(2 ** 40), 0.1, 1e300]],
    [[65_535, 0]],
    ['組木\u{1F9E9}'],
  ])('keeps %j', (value) => {
    expect(unpack(pack(value))).toMatchObject({ ok: true, value });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('is much smaller than JSON where boards are large', () => {
    const cells = Array.from({ length: 144 }, (_, n) => ({ x: (n * 7) % 30, y: (n * 3) % 16, z: n % 5 }));
    expect(pack(cells).length).toBeLessThan(JSON.stringify(cells).length / 8);
  });

  test('bytes of anybody: read or refused, never thrown, and no few bytes become much', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const read = unpack(bytes);
        if (read.ok) expect(JSON.stringify(read.value).length).toBeLessThan(200 * 200 * 8);
        else expect(read.reason).toBe('malformed');
      }),
      { numRuns: 20_000 },
    );
  });

  test('a changed byte of a board: read or refused, never thrown', () => {
    const bytes = pack({
      cells: Array.from({ length: 40 }, (_, x) => ({ x, y: x % 7 })),
      name: 'a',
      rows: [[1, 2], []],
    });
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 1, 127, 128, 240, 247, 249, 250, 251, 255]) {
        const changed = bytes.slice();
        changed[at] = value;
        expect(['malformed', true]).toContain(((read) => (read.ok ? true : read.reason))(unpack(changed)));
      }
      expect(unpack(bytes.subarray(0, at)), `cut at ${at}`).toMatchObject({ ok: false, reason: 'malformed' });
    }
  });

  test('lists in lists beyond all measure are refused', () => {
    expect(
      unpack(
        Uint8Array.from([
          ...Array<number>(1_000)
            .fill(248)
            .flatMap((tag) => [tag, 1]),
          0,
        ]),
      ),
    ).toMatchObject({
      ok: false,
      detail: 'it is nested too deep',
    });
  });
});

describe('base 64 for addresses', () => {
  test('is what the platform writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toMatchObject({ ok: true, value: bytes });
      }),
    );
  });

  test.each(['a', 'aaaaa', 'ab+=', 'ab c', 'aé', 'ab'])('refuses %j', (text) => {
    expect(fromBase64url(text)).toMatchObject({ ok: false, reason: 'malformed' });
  });
});
