import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { createLexicon, fillGrid, openLexicon } from '../index.ts';
import { wordsJa } from '../words/index.ts';

const words = wordsJa.map((word, nth) => ({ ...word, score: nth % 101, tags: nth % 2 === 0 ? ['even'] : [] }));
const { lexicon } = createLexicon(words);
const { bytes: _bytes, ...content } = lexicon;

test('packed and opened again it is the same, wherever the bytes lie', () => {
  for (const shift of [0, 1, 2, 3, 4, 7]) {
    const moved = new Uint8Array(lexicon.bytes.length + shift + 5);
    moved.set(lexicon.bytes, shift);
    const opened = openLexicon(moved.subarray(shift, shift + lexicon.bytes.length));
    if (!opened.ok) throw new Error(opened.detail);
    const { bytes: _own, ...again } = opened.value;
    expect(again).toEqual(content);
  }
});

test('bytes that are no lexicon are refused', () => {
  for (const length of [0, 1, 3, 4, 55, 56, 57, 1_000, lexicon.bytes.length - 4])
    expect(openLexicon(lexicon.bytes.slice(0, length)).ok).toBe(false);
  expect(openLexicon(new Uint8Array(1_000)).ok).toBe(false);
  expect(openLexicon(new Uint8Array(1_000).fill(255)).ok).toBe(false);
});

test('damaged ones are refused, or are a lexicon that fills or does not, but never throw nor hang', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.nat(lexicon.bytes.length - 1), fc.integer({ min: 0, max: 255 }), fc.boolean(), (at, byte, head) => {
      const damaged = lexicon.bytes.slice();
      damaged[head ? at % 400 : at] = byte;
      const opened = openLexicon(damaged);
      if (!opened.ok) {
        refused += 1;
        return;
      }
      const made = fillGrid('ja-5-1', opened.value, {}, createRandom(at), createBudget({ steps: 5_000 }));
      if (made.ok) expect(made.value.cells).toHaveLength(25);
    }),
    { numRuns: 2_000 },
  );
  expect(refused).toBeGreaterThan(200);
});
