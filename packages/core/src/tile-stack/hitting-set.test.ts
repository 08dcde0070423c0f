import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { smallestHittingSet } from './hitting-set.ts';

test('no smaller set hits all: trying every one, on sets of up to ten numbers', () => {
  const seen = { found: 0, none: 0 };
  for (let seed = 0; seed < 1_500; seed += 1) {
    const random = createRandom(seed);
    const members = 4 + random.int(7);
    const sets = Array.from({ length: 1 + random.int(8) }, () =>
      random.shuffle(Array.from({ length: members }, (_, n) => n)).slice(0, 1 + random.int(4)),
    );
    const most = random.int(5);
    let least = Infinity;
    for (let bits = 0; bits < 2 ** members; bits += 1) {
      if (!sets.every((set) => set.some((member) => (bits >> member) & 1))) continue;
      least = Math.min(least, bits.toString(2).replaceAll('0', '').length);
    }
    const { found } = smallestHittingSet(sets, most);
    if (least > most) {
      expect(found, `seed ${seed}`).toBe('none');
      seen.none += 1;
      continue;
    }
    if (!found || found === 'none') throw new Error(`seed ${seed}: ${found}`);
    expect(found, `seed ${seed}`).toHaveLength(least);
    expect(sets.every((set) => set.some((member) => found.includes(member)))).toBe(true);
    seen.found += 1;
  }
  expect(Math.min(seen.found, seen.none)).toBeGreaterThan(100);
});

test('gives up on what is too much to look at', () => {
  const random = createRandom('many');
  const sets = Array.from({ length: 400 }, () => random.shuffle(Array.from({ length: 120 }, (_, n) => n)).slice(0, 6));
  expect(smallestHittingSet(sets, 60).found).toBeUndefined();
});
