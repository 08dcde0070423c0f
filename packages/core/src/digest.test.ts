import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest } from './digest.ts';
import type { Json } from './puzzle.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** JSON text with the keys of every object in the order of their UTF-16 code units. */
function sorted(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${sorted(part)}`).join(',')}}`;
}

/** The same value with every object's keys put in another order. */
function reordered(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered);
  const out: Record<string, Json> = Object.create(null);
  for (const [key, part] of Object.entries(value).toReversed()) out[key] = reordered(part);
  return out;
}

const anyText = fc.string({ unit: 'binary' });
const anyJson = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<Json>;

describe('the digest of bytes', () => {
  test('is SHA-256 for every length up to 300', () => {
    for (let length = 0; length <= 300; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 131 + length * 17) % 256);
      expect(digest(bytes), `${length} bytes`).toBe(sha256(bytes));
    }
  });

  test('is SHA-256 for random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(digest(bytes)).toBe(sha256(bytes));
      }),
    );
  });

  test('is that of a view, not of the buffer under it', () => {
    const whole = Uint8Array.from({ length: 400 }, (_, at) => at % 251);
    for (const [from, to] of [
      [0, 0],
      [1, 65],
      [7, 300],
      [399, 400],
    ])
      expect(digest(whole.subarray(from, to))).toBe(sha256(whole.slice(from, to)));
  });

  test.each([65_535, 65_536, 1_000_003])('is SHA-256 for %i bytes, and leaves them alone', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const copy = bytes.slice();
    expect(digest(bytes)).toBe(sha256(bytes));
    expect(bytes.every((byte, at) => byte === copy[at])).toBe(true);
  });
});

describe('the digest of JSON', () => {
  test('is that of its text with sorted keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(digest(value)).toBe(sha256(sorted(value)));
      }),
      { numRuns: 500 },
    );
  });

  test('does not ask in which order keys were added', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(digest(reordered(value))).toBe(digest(value));
      }),
      { numRuns: 500 },
    );
    expect(digest({ b: 1, a: { d: 2, c: 3 } })).toBe(digest({ a: { c: 3, d: 2 }, b: 1 }));
    expect(digest({ 10: 'x', 9: 'y', '-': 'z' })).toBe(digest({ '-': 'z', 9: 'y', 10: 'x' }));
  });

  test('takes texts of any code units: surrogates, halves of them, beyond the basic plane', () => {
    for (const text of [
      '',
      'é',
      'é',
      '組木',
      '𠮷',
      '😀',
      '\ud800',
      '\udc00',
      '\udc00\ud800',
      'a\ud800b',
      '\0',
      '\u2028',
      '"\\\n\t\x7f',
    ])
      expect(digest(text)).toBe(sha256(JSON.stringify(text)));
    fc.assert(
      fc.property(anyText, (text) => {
        expect(digest(text)).toBe(sha256(JSON.stringify(text)));
      }),
    );
    expect(digest('\ud800')).not.toBe(digest('\ud801'));
    expect(digest('\ud800')).not.toBe(digest('\ufffd'));
  });

  test('tells apart what differs', () => {
    const values: Json[] = [
      null,
      true,
      false,
      0,
      1,
      '',
      '0',
      'null',
      [],
      {},
      [[]],
      [{}],
      { a: null },
      { a: [] },
      [null],
      [0],
      [1, 2],
      'a',
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: 1, b: 2 },
      { a: { b: 1 } },
      ['a', 'b'],
      ['ab'],
      ['a,b'],
      1.5,
      1e21,
      -1,
      JSON.parse('{"__proto__":1}') as Json,
      JSON.parse('{"__proto__":2}') as Json,
    ];
    expect(new Set(values.map((value) => digest(value))).size).toBe(values.length);
    expect(digest(-0)).toBe(digest(0));
  });

  test('is the same after a journey through JSON', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(digest(JSON.parse(JSON.stringify(value)) as Json)).toBe(digest(value));
      }),
    );
  });

  test('takes long texts and long lists', () => {
    const long = 'x𠮷'.repeat(100_000);
    expect(digest(long)).toBe(sha256(JSON.stringify(long)));
    const list = Array.from({ length: 50_000 }, (_, at) => at);
    expect(digest(list)).toBe(sha256(JSON.stringify(list)));
  });
});
