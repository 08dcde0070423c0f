import { expect, test, describe } from 'vitest';
import fc from 'fast-check';
import { createRandom, type Random } from './random.ts';

const draws = (random: Random, count = 8): number[] => Array.from({ length: count }, () => random.next());

/** Pearson's statistic of counts that should be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
/** Five standard deviations over the mean of the statistic; the seeds are fixed, so it fails for a reason or never. */
const mostChiSquare = (cells: number): number => cells - 1 + 5 * Math.sqrt(2 * (cells - 1));

describe('the numbers of a seed', () => {
  // Frozen: a change here changes every board of every seed, which is a major version.
  test.each<[seed: number | string, next: number[], forked: number, int: number, shuffled: number[]]>([
    [0, [1373784263, 2461018308, 1474748113, 1007841307], 1109021006, 263, [4, 5, 7, 6, 3, 2, 1, 8]],
    [7, [2623928234, 282496758, 2646463984, 3119415888], 2533040545, 234, [7, 8, 1, 2, 4, 5, 6, 3]],
    [-1, [2816374012, 93195533, 3611435097, 1184205486], 1722633400, 12, [3, 7, 6, 1, 2, 4, 8, 5]],
    ['', [2612315707, 4211444586, 1781908847, 1361409272], 370199847, 707, [2, 8, 5, 1, 3, 6, 7, 4]],
    ['組木', [2745336386, 2944784707, 38103999, 4035770366], 1739528299, 386, [8, 7, 6, 1, 2, 4, 5, 3]],
    ['2026-11-30', [422367699, 835695210, 535485273, 2694405245], 3245178000, 699, [6, 2, 5, 3, 7, 8, 1, 4]],
    ['x'.repeat(500), [964399140, 2053129687, 2897485127, 3742898438], 3648153687, 140, [7, 8, 2, 3, 4, 6, 1, 5]],
  ])('of %j are what they have always been', (seed, next, forked, int, shuffled) => {
    expect(draws(createRandom(seed), 4)).toEqual(next);
    expect(createRandom(seed).fork('deal').next()).toBe(forked);
    expect(createRandom(seed).int(1_000)).toBe(int);
    expect(createRandom(seed).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual(shuffled);
  });

  test('a number and its text are the same seed', () => {
    for (const seed of [7, 0, -1, 1e21, 0.1, 2 ** 53, Number.NaN, -0])
      expect(draws(createRandom(seed))).toEqual(draws(createRandom(String(seed))));
  });

  test('are whole, from 0 to 2^32 - 1, and use all 32 bits', () => {
    const random = createRandom('bits');
    const ones = Array.from({ length: 32 }, () => 0);
    const count = 20_000;
    for (let n = 0; n < count; n += 1) {
      const value = random.next();
      expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true);
      for (let bit = 0; bit < 32; bit += 1) ones[bit]! += Math.floor(value / 2 ** bit) % 2;
    }
    for (const [bit, seen] of ones.entries())
      expect(Math.abs(seen - count / 2), `bit ${bit}`).toBeLessThan(5 * Math.sqrt(count / 4));
  });

  test('seeds that look alike have nothing in common', () => {
    const seeds = [
      ...Array.from({ length: 3_000 }, (_, n) => n),
      '',
      ' ',
      'a',
      'b',
      'ab',
      'ba',
      'A',
      '\0',
      '\0\0',
      '組木',
      '組',
      '木',
      '\ud800',
      '\ud801',
      '\udc00',
      '𠮷',
      '\u00e9',
      'e\u0301',
      'x'.repeat(499),
      'x'.repeat(500),
    ];
    const firsts = new Set(seeds.map((seed) => draws(createRandom(seed), 2).join()));
    expect(firsts.size).toBe(seeds.length);
    const counts = Array.from({ length: 16 }, () => 0);
    for (let seed = 0; seed < 8_000; seed += 1) counts[createRandom(seed).int(16)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(mostChiSquare(16));
  });
});

describe('int', () => {
  test.each([2, 3, 5, 6, 7, 36, 144, 255, 256, 1_000])('is even below %i', (below) => {
    const random = createRandom(`even ${below}`);
    const counts = Array.from({ length: below }, () => 0);
    for (let n = 0; n < 200 * below + 20_000; n += 1) counts[random.int(below)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(mostChiSquare(below));
  });

  test.each([3 * 2 ** 30, 5 * 2 ** 29, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 31, 6 * 2 ** 28])(
    'has no bias below %i, by size or by remainder',
    (below) => {
      const random = createRandom(`awkward ${below}`);
      const [bySize, byRemainder] = [Array.from({ length: 12 }, () => 0), Array.from({ length: 3 }, () => 0)];
      for (let n = 0; n < 60_000; n += 1) {
        const value = random.int(below);
        expect(value >= 0 && value < below && Number.isInteger(value)).toBe(true);
        bySize[Math.floor((value / below) * 12)]! += 1;
        byRemainder[value % 3]! += 1;
      }
      expect(chiSquare(bySize)).toBeLessThan(mostChiSquare(12));
      expect(chiSquare(byRemainder)).toBeLessThan(mostChiSquare(3));
    },
  );

  test('stays below any bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, below) => {
        const random = createRandom(seed);
        for (let n = 0; n < 5; n += 1) {
          const value = random.int(below);
          expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
        }
      }),
    );
    expect(createRandom(1).int(1)).toBe(0);
  });
});

describe('shuffle', () => {
  test('moves the things of the same array about', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list];
        expect(createRandom(seed).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  test('gives every order of four alike', () => {
    const random = createRandom('orders');
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n += 1) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(mostChiSquare(24));
  });
});

describe('fork', () => {
  test('depends on the seed and the label, not on what was drawn', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(50), (seed, label, drawn) => {
        const [fresh, used] = [createRandom(seed), createRandom(seed)];
        draws(used, drawn);
        used.shuffle([1, 2, 3]);
        used.fork('another').next();
        expect(draws(used.fork(label))).toEqual(draws(fresh.fork(label)));
        expect(draws(used.fork(label))).toEqual(draws(used.fork(label)));
      }),
    );
  });

  test('draws nothing from its parent', () => {
    const [parent, alone] = [createRandom('parent'), createRandom('parent')];
    draws(parent.fork('a'), 10);
    expect(draws(parent)).toEqual(draws(alone));
  });

  test('gives a stream of its own to every label, seed and depth', () => {
    const root = createRandom('a');
    // Not NUL, which is what joins them.
    const glue = ['', '/', ':', '.', '|', '-', ' ', ',', '#', '\n', '>'];
    const streams = [
      root,
      root.fork(''),
      root.fork('').fork(''),
      root.fork('b'),
      root.fork('c'),
      root.fork('b').fork('c'),
      root.fork('c').fork('b'),
      createRandom('b'),
      createRandom('b').fork('a'),
      ...glue.flatMap((mark) => [root.fork(`b${mark}c`), createRandom(`a${mark}b`), createRandom(`a${mark}b${mark}c`)]),
    ];
    expect(new Set(streams.map((random) => draws(random, 4).join())).size).toBe(streams.length);
  });
});

test('a bound that no fair integer is below is refused, and nothing hangs', () => {
  const random = createRandom(1);
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => random.int(bound)).toThrow(/whole number from 1 to 2\^32/);
  }
  expect(random.int(2 ** 32)).toBeLessThan(2 ** 32);
  expect(random.int(1)).toBe(0);
});
