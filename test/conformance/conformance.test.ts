import { describe, expect, test } from 'vitest';
import { cases } from './cases.ts';
import { digestOf, goldenOptions, goldenSeeds, slicedDigestOf, type Golden } from './golden.ts';
import written from './golden.json' with { type: 'json' };
import { conformanceRegistry } from './registry.ts';
import { describeConformance } from './suite.ts';

const golden: Readonly<Record<string, Golden>> = written;
const heapUsed = (): number => process.memoryUsage().heapUsed;

for (const [id, puzzle] of Object.entries(conformanceRegistry)) {
  const known = cases[id];
  test(`${id} has a case and stands in the registry under its own id`, () => {
    expect(known, `add a case for ${id} to test/conformance/cases.ts`).toBeDefined();
    expect(puzzle.id).toBe(id);
  });
  if (!known) continue;
  describeConformance(puzzle, known, { seeds: 300, games: 4, heapUsed });

  describe(`the boards ${id} has promised`, () => {
    test.each(goldenOptions(puzzle, known))('%s', async (name, options) => {
      const promised = golden[id]?.[name];
      expect(promised, 'run test/conformance/write-golden.ts once for new options').toHaveLength(goldenSeeds.length);
      expect(goldenSeeds.map((seed) => digestOf(puzzle, options, seed))).toEqual(promised);
      const sliced = await Promise.all(goldenSeeds.map((seed) => slicedDigestOf(puzzle, options, seed)));
      expect(sliced.map(({ digest }) => digest)).toEqual(promised);
      expect(sliced.every(({ pauses }) => pauses > 0)).toBe(true);
    });
  });
}

test('every case is of a puzzle', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(conformanceRegistry).toSorted());
});
