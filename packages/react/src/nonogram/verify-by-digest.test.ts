import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { digestSolution, verifyByDigest } from './verify-by-digest.ts';

/** 3 × 2: two bytes a size, then 101 011 in the highest bits. By hand, from the words of the docstring. */
const cells = Uint8Array.of(1, 0, 1, 0, 1, 1);
const size = { width: 3, height: 2 };
const byHand = (bytes: readonly number[], salt = 'sakura'): string =>
  createHash('sha256').update(salt, 'utf8').update(Uint8Array.from(bytes)).digest('hex');

describe('the digest of a solution', () => {
  test('is the SHA-256 of salt, size and bits', async () => {
    const digest = await digestSolution(cells, size, 'sakura');
    expect(digest).toBe(byHand([0, 3, 0, 2, 0b1010_1100]));
    expect(digest).toMatch(/^[\da-f]{64}$/);
  });

  test('of several bytes, a size over 255, and a salt beyond ASCII', async () => {
    const long = Uint8Array.from({ length: 300 }, (_, at) => Number(at % 3 === 0));
    const bits = Array.from({ length: 38 }, (_, byte) =>
      [...Array(8).keys()].reduce((sum, bit) => sum + (long[byte * 8 + bit] === 1 ? 128 >> bit : 0), 0),
    );
    expect(await digestSolution(long, { width: 300, height: 1 }, '桜')).toBe(byHand([1, 44, 0, 1, ...bits], '桜'));
  });

  test('the published one, for whoever makes it elsewhere', async () => {
    expect(await digestSolution([1], { width: 1, height: 1 }, '')).toBe(
      '95f616a56093d734bd0f93dbe5badc9cdc0056c453a32218fe480229bdb23a63',
    );
  });

  test('another salt, another cell, and another shape of the same cells are another digest', async () => {
    const all = await Promise.all([
      digestSolution(cells, size, 'sakura'),
      digestSolution(cells, size, 'sakurb'),
      digestSolution(cells, { width: 2, height: 3 }, 'sakura'),
      digestSolution(Uint8Array.of(1, 0, 1, 0, 1, 0), size, 'sakura'),
    ]);
    expect(new Set(all).size).toBe(4);
  });
});

describe('a judge by digest', () => {
  const sha256 = byHand([0, 3, 0, 2, 0b1010_1100]);
  test('agrees to the picture, also where the digits are capitals', async () => {
    expect(await verifyByDigest({ salt: 'sakura', sha256 })(cells, size)).toBe(true);
    expect(await verifyByDigest({ salt: 'sakura', sha256: sha256.toUpperCase() })(cells, size)).toBe(true);
  });
  test('and to nothing else', async () => {
    const judge = verifyByDigest({ salt: 'sakura', sha256 });
    expect(await judge(Uint8Array.of(1, 0, 1, 0, 1, 0), size)).toBe(false);
    expect(await judge(cells, { width: 2, height: 3 })).toBe(false);
    expect(await verifyByDigest({ salt: 'other', sha256 })(cells, size)).toBe(false);
    expect(await verifyByDigest({ salt: 'sakura', sha256: '' })(cells, size)).toBe(false);
  });
});
