import { expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { runsIn } from '../fill/naive.fixture.ts';
import type { PatternRules } from '../types.ts';
import { generatePattern } from './generate-pattern.ts';
import { faultsOf } from './rules.fixture.ts';

const drawn = (rules: PatternRules, seed: number | string): string[] =>
  run(generatePattern(rules, createRandom(seed), createBudget({ steps: 1_000_000 })))!;
const turned = (rows: readonly string[]): string[] => mirrored(rows).toReversed();
const mirrored = (rows: readonly string[]): string[] => rows.map((row) => Array.from(row).toReversed().join(''));

test('patterns keep every rule they are drawn by, whatever their size: two thousand', () => {
  const shares: number[] = [];
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = createRandom(`rules ${seed}`);
    const symmetry = (['none', 'point', 'vertical', 'horizontal'] as const)[random.int(4)]!;
    const checked = random.int(3) === 0;
    const shortest = 2 + random.int(2);
    const rules = {
      width: shortest + random.int(11),
      height: shortest + random.int(11),
      symmetry,
      touching: random.int(2) === 0,
      corners: random.int(2) === 0,
      checked,
      shortest,
      blocks: random.int(6) / 10,
    };
    const rows = drawn(rules, seed);
    const told = `seed ${seed}: ${JSON.stringify(rules)}\n${rows.join('\n')}`;
    expect([rows.length, rows[0]!.length], told).toEqual([rules.height, rules.width]);
    expect(faultsOf(rows, rules), told).toEqual([]);
    if (symmetry === 'point') expect(turned(rows), told).toEqual(rows);
    if (symmetry === 'vertical') expect(mirrored(rows), told).toEqual(rows);
    if (symmetry === 'horizontal') expect(rows.toReversed(), told).toEqual(rows);
    const blocks = rows.join('').split('#').length - 1;
    shares.push(blocks / (rules.width * rules.height));
    // One more block and its image may go over the share.
    expect(blocks, told).toBeLessThanOrEqual(rules.blocks * rules.width * rules.height + 2);
  }
  expect(Math.max(...shares)).toBeGreaterThan(0.3);
});

test('words that are too long are cut first: in nine patterns of ten none is left', () => {
  const longest = Array.from({ length: 200 }, (_, seed) =>
    Math.max(...runsIn(drawn({ width: 13, height: 11, longest: 7 }, seed)).map(({ cells }) => cells.length)),
  );
  expect(longest.filter((length) => length > 7).length).toBeLessThan(20);
  const uncut = Array.from({ length: 200 }, (_, seed) =>
    Math.max(...runsIn(drawn({ width: 13, height: 11, blocks: 0.1 }, seed)).map(({ cells }) => cells.length)),
  );
  expect(uncut.filter((length) => length > 7).length).toBeGreaterThan(180);
});

test('one seed, one pattern; another seed, another one', () => {
  const rules = { width: 9, height: 9 };
  expect(drawn(rules, 'a')).toEqual(drawn(rules, 'a'));
  expect(new Set(Array.from({ length: 50 }, (_, seed) => drawn(rules, seed).join())).size).toBe(50);
});

test('without steps there is none', () => {
  const budget = createBudget({ steps: 5 });
  expect(run(generatePattern({ width: 9, height: 9 }, createRandom(1), budget))).toBeUndefined();
});
