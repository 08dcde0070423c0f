import { expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { run } from '../run.ts';
import { answersOfLength } from './answers.ts';
import { articleWords } from './article-words.fixture.ts';
import { spelled } from './reading.fixture.ts';
import { checkWords, readVocabulary, type Vocabulary } from './vocabulary.ts';
import type { Word } from './types.ts';

const read = (words: readonly Word[]): Vocabulary => run(readVocabulary(words, createBudget({ steps: 100_000 })))!;

test('words that no board can use are named by index, with why', () => {
  const answers = [
    'さくら',
    '',
    'あ',
    'サクラ',
    'あ い',
    'a\u0000b',
    'ｻｸﾗ',
    'か\u3099',
    'x'.repeat(65),
    'ok',
    '\u3099あ',
    'OK',
  ];
  expect(checkWords(answers.map((answer) => ({ answer })))).toEqual([
    { index: 1, code: 'empty' },
    { index: 2, code: 'one-letter' },
    { index: 3, code: 'duplicate', of: 0 },
    { index: 4, code: 'bad-character' },
    { index: 5, code: 'bad-character' },
    { index: 6, code: 'duplicate', of: 0 },
    { index: 7, code: 'one-letter' },
    { index: 8, code: 'too-long' },
    { index: 10, code: 'bad-character' },
    { index: 11, code: 'duplicate', of: 9 },
  ]);
  expect(checkWords(articleWords)).toEqual([]);
  expect(checkWords([])).toEqual([]);
});

test('the index has every letter of every word, and no more', () => {
  const { letters, from, inWord, inPlace, source } = read(articleWords);
  const told = letters.flatMap((letter, id) =>
    Array.from({ length: from[id + 1]! - from[id]! }, (_, nth) => {
      const posting = from[id]! + nth;
      return `${letter} ${source[inWord[posting]!]} ${inPlace[posting]}`;
    }),
  );
  const counted = articleWords.flatMap(({ answer }, word) =>
    Array.from(spelled(answer), (letter, place) => `${letter} ${word} ${place}`),
  );
  expect(told.toSorted()).toEqual(counted.toSorted());
});

test.each([
  [2, 'いか かに にく くい いい たか かた しか しま たい'],
  [3, 'あいう いか いき あか うか かきあ きうい うう あきう ああ'],
])('answers of %i letters are those whose letters can each take another word: by trying all choices', (length, all) => {
  const list = all.split(' ').map((answer) => ({ answer }));
  const can = (letters: readonly string[], left: readonly Word[]): boolean => {
    const [first, ...rest] = letters;
    if (first === undefined) return true;
    return left.some((word) => {
      const others = left.filter((other) => other !== word);
      return word.answer.includes(first) && can(rest, others);
    });
  };
  for (let bits = 1; bits < 1 << list.length; bits += 1) {
    const words = list.filter((_, at) => (bits >> at) & 1);
    const expected = words.filter(({ answer }) => {
      const others = words.filter((other) => other.answer !== answer);
      return answer.length === length && can(answer.split(''), others);
    });
    const { words: found } = run(answersOfLength(read(words), length, createBudget({ steps: 1_000 })))!;
    expect(found.map((word) => words[word])).toEqual(expected);
  }
});

test('a budget that ends leaves nothing half read', () => {
  expect(run(readVocabulary(articleWords, createBudget({ steps: 5 })))).toBeUndefined();
  expect(read(articleWords).size).toBe(50);
});
