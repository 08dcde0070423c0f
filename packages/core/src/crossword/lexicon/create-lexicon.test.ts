import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { foldKana } from '../fold-kana.ts';
import { graphemes, isLetter } from '../graphemes.ts';
import type { Word } from '../types.ts';
import { wordsJa } from '../words/index.ts';
import { createLexicon } from './create-lexicon.ts';
import { letterIndex, sizeOfIndex } from './letter-index.ts';
import { answerOf, clueOf, findWord, type Lexicon } from './lexicon.ts';

/** What a lexicon says of all of its words, best first within a length. */
function told(lexicon: Lexicon): { answer: string; clue: string; score: number; tags: string[] }[] {
  const { counts, firsts, scores, tags, tagEnds, tagged } = lexicon;
  return [...counts].flatMap((count, length) =>
    Array.from({ length: count }, (_, word) => {
      const at = firsts[length]! + word;
      const own = tags.filter((_tag, nth) => tagged.subarray(tagEnds[nth - 1] ?? 0, tagEnds[nth]).includes(at));
      return {
        answer: answerOf(lexicon, length, word),
        clue: clueOf(lexicon, length, word),
        score: scores[at]!,
        tags: own,
      };
    }),
  );
}

/** The same worked out word by word. */
function expected(words: readonly Word[]): ReturnType<typeof told> {
  const seen = new Set<string>();
  const kept = words.filter(({ answer }) => {
    const parts = graphemes(answer);
    const key = parts.map(foldKana).join('\u0000');
    const isUsed = parts.length > 1 && parts.length <= 64 && parts.every(isLetter) && !seen.has(key);
    if (isUsed) seen.add(key);
    return isUsed;
  });
  const lengthOf = ({ answer }: Word): number => graphemes(answer).length;
  return kept
    .toSorted((a, b) => lengthOf(a) - lengthOf(b) || (b.score ?? 50) - (a.score ?? 50))
    .map(({ answer, clue = '', score = 50, tags = [] }) => ({ answer, clue, score, tags: [...new Set(tags)] }));
}

const letter = fc.constantFrom(
  'a',
  'B',
  'é',
  'か',
  'ガ',
  'か\u3099',
  'ッ',
  'ー',
  '-',
  'ｶﾞ',
  '漢',
  '👨‍👩‍👧',
  ' ',
  '\t',
  '\u0000',
  '\ud800',
  '\u3099',
);
const anyWord = fc.record(
  {
    answer: fc.array(letter, { maxLength: 5 }).map((letters) => letters.join('')),
    clue: fc.string({ maxLength: 5 }),
    score: fc.integer({ min: 0, max: 100 }),
    tags: fc.array(fc.constantFrom('x', 'y', '犬'), { maxLength: 3 }),
  },
  { requiredKeys: ['answer'] },
);

test('says of its words what they say of themselves, whatever they are made of', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 40 }), (words) => {
      const { lexicon, problems } = createLexicon(words);
      const sorted = (list: ReturnType<typeof told>) => list.map((word) => ({ ...word, tags: word.tags.toSorted() }));
      expect(sorted(told(lexicon))).toEqual(sorted(expected(words)));
      expect(lexicon.size + problems.length).toBe(words.length);
      expect(problems.map(({ index }) => index)).toEqual(problems.map(({ index }) => index).toSorted((a, b) => a - b));
    }),
    { numRuns: 1_000 },
  );
});

test('what can not be used is named with its place', () => {
  const words = ['さくら', '', 'か', 'a b', 'a\u0007b', 'サクラ', 'x'.repeat(65), 'x'.repeat(1_000), '\ud800a', 'やま'];
  expect(createLexicon(words.map((answer) => ({ answer }))).problems).toEqual([
    { index: 1, code: 'empty' },
    { index: 2, code: 'one-letter' },
    { index: 3, code: 'bad-character' },
    { index: 4, code: 'bad-character' },
    { index: 5, code: 'duplicate', of: 0 },
    { index: 6, code: 'too-long' },
    { index: 7, code: 'too-long' },
    { index: 8, code: 'bad-character' },
  ]);
});

test('in a text, with its line', () => {
  const text =
    '\ufeff# words\r\nさくら;80\r\n\r\nか\r\nサクラ\tflower\t[spring]\t90\nやま\tmountain\t[nature]\t[big]\t70\nabc;d\n';
  const { lexicon, problems } = createLexicon(text);
  expect(problems).toEqual([
    { index: 3, code: 'one-letter' },
    { index: 4, code: 'duplicate', of: 1 },
  ]);
  expect(told(lexicon)).toEqual([
    { answer: 'やま', clue: 'mountain', score: 70, tags: ['nature', 'big'] },
    { answer: 'さくら', clue: '', score: 80, tags: [] },
    { answer: 'abc;d', clue: '', score: 50, tags: [] },
  ]);
});

test('hostile lists are answered, not thrown at', () => {
  const odd = [
    undefined,
    null,
    5,
    {},
    { answer: 5 },
    { answer: ['a'] },
    { answer: 'ab', score: Number.NaN, tags: 'x', clue: 5 },
    { answer: 'cd', score: 1e9, tags: [5, '', 'x'.repeat(100)] },
  ];
  const { lexicon, problems } = createLexicon(odd as unknown as Word[]);
  expect(problems.map(({ code }) => code)).toEqual(['empty', 'empty', 'empty', 'empty', 'empty', 'empty']);
  expect(told(lexicon)).toEqual([
    { answer: 'cd', clue: '', score: 100, tags: ['x'.repeat(64)] },
    { answer: 'ab', clue: '', score: 50, tags: [] },
  ]);
  const letters = Array.from({ length: 9_000 }, (_, nth) => ({
    answer: String.fromCodePoint(0x4e00 + nth, 0x4e00 + nth),
  }));
  const many = createLexicon(letters);
  expect(many.lexicon.letters).toHaveLength(4_096);
  expect(many.problems).toHaveLength(9_000 - 4_096);
  expect(many.problems.every(({ code }) => code === 'too-many-letters')).toBe(true);
});

describe('the index of a length', () => {
  test('has a word under each of its letters and nowhere else', () => {
    const { lexicon } = createLexicon(wordsJa);
    for (const length of [2, 3, 4, 5, 8, 9]) {
      const { count, span, bits } = letterIndex(lexicon, length);
      expect([count, bits.length]).toEqual([lexicon.counts[length], sizeOfIndex(lexicon, length)]);
      for (let place = 0; place < length; place += 1) {
        for (const [id, shown] of lexicon.letters.entries()) {
          const set = bits.subarray((place * lexicon.letters.length + id) * span).subarray(0, span);
          const has = Array.from({ length: count }, (_, word) => ((set[word >> 5]! >>> (word & 31)) & 1) === 1);
          expect(has).toEqual(
            Array.from({ length: count }, (_, word) => foldKana(answerOf(lexicon, length, word))[place] === shown),
          );
        }
      }
    }
    expect(letterIndex(lexicon, 3)).toBe(letterIndex(lexicon, 3));
  });
});

test('words are found by their letters', () => {
  const { lexicon } = createLexicon(wordsJa);
  const ids = (text: string): number[] => graphemes(text).map((one) => lexicon.letters.indexOf(foldKana(one)));
  const word = findWord(lexicon, ids('ウサギ'));
  expect(answerOf(lexicon, 3, word)).toBe('ウサギ');
  expect(findWord(lexicon, ids('ヲヲヲ'))).toBe(-1);
  expect(
    findWord(
      lexicon,
      Array.from({ length: 80 }, () => 0),
    ),
  ).toBe(-1);
});

test('a quarter of a million words are no matter', () => {
  const random = createRandom('many');
  const words = Array.from({ length: 250_000 }, () => ({
    answer: Array.from({ length: 3 + random.int(12) }, () => 'ETAOINSHRDLUCMFWYPVBGKJQXZ'[random.int(26)]!).join(''),
    score: random.int(101),
  }));
  const from = performance.now();
  const { lexicon, problems } = createLexicon(words);
  const ms = performance.now() - from;
  expect(lexicon.size + problems.length).toBe(250_000);
  // A third of a second where nobody else works; the bench says what it is here.
  expect(ms).toBeLessThan(3_000);
  expect(lexicon.bytes.length).toBeLessThan(9_500_000);
});
