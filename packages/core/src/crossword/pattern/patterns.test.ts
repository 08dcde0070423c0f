import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { runsIn } from '../fill/naive.fixture.ts';
import { createLexicon, defaultPattern, fillGrid, patterns } from '../index.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { faultsOf } from './rules.fixture.ts';

const sideOf = (name: string): number => Number(name.split('-')[1]);

describe.each(Object.entries(patterns))('%s', (name, rows) => {
  test('is a square of its side', () => {
    expect([rows.length, ...rows.map((row) => row.length)]).toEqual(
      Array.from({ length: sideOf(name) + 1 }, () => sideOf(name)),
    );
    expect(rows.join('')).toMatch(/^[.#]+$/);
  });

  test('keeps the rules of its home', () => {
    const home = name.slice(0, 2);
    const rules = {
      ja: { touching: false, corners: false, checked: false, shortest: 2 },
      us: { touching: true, corners: true, checked: true, shortest: 3 },
      uk: { touching: false, corners: false, checked: false, shortest: 3 },
    }[home]!;
    expect(faultsOf(rows, rules)).toEqual([]);
  });

  test('looks the same after half a turn or in a mirror', () => {
    const turned = rows.map((row) => Array.from(row).toReversed().join('')).toReversed();
    const mirrored = rows.map((row) => Array.from(row).toReversed().join(''));
    const same = [turned, mirrored, rows.toReversed()].some((other) => other.join() === rows.join());
    expect(same).toBe(true);
  });
});

test('us-15-1 has 72 slots', () => {
  expect(runsIn(patterns['us-15-1']!)).toHaveLength(72);
});

describe.each([
  { name: 'Japanese', words: wordsJa, filled: ['ja-5-1', 'ja-7-1', 'uk-7-1'] },
  { name: 'English', words: wordsEn, filled: ['uk-5-1', 'uk-7-1', 'uk-9-1'] },
])('the $name words', ({ words, filled }) => {
  const { lexicon } = createLexicon(words);

  test('fill those patterns that are said to be filled, and no others', () => {
    const some = Object.keys(patterns).filter(
      (name) => fillGrid(name, lexicon, {}, createRandom(name), createBudget({ steps: 50_000 })).ok,
    );
    expect(some).toEqual(filled);
  });

  test('fill the default pattern, every time', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const made = fillGrid(undefined, lexicon, {}, createRandom(seed), createBudget({ steps: 100_000 }));
      if (!made.ok) throw new Error(`seed ${seed}: ${made.reason}`);
      expect([made.value.width, made.value.height]).toEqual([defaultPattern.width, defaultPattern.height]);
    }
  });
});
