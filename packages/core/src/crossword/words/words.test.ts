import { describe, expect, test } from 'vitest';
import { foldKana } from '../fold-kana.ts';
import { wordsEn, wordsJa } from './index.ts';
import type { Word } from '../types.ts';

/** The letters that crossings need most; folded, so that ッ counts as ツ. */
const USEFUL_KANA = 'アイウエオカキクケコサシスセソタチツテトナニネノハヒフマミムメモヤユラリルロンー';
const KATAKANA = /^[ァ-ヶー]+$/;
const JAPANESE = /[ぁ-ゖァ-ヶ一-鿿]/;

/** Share of the words that have between `least` and `most` letters, in percent. */
function share(words: readonly Word[], least: number, most = least): number {
  const some = words.filter(({ answer }) => answer.length >= least && answer.length <= most);
  return (100 * some.length) / words.length;
}

function wordsWith(words: readonly Word[], letter: string): number {
  return words.filter(({ answer }) => foldKana(answer).includes(letter)).length;
}

function hiraganaOf(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

describe.each([
  { name: 'Japanese', words: wordsJa, letters: KATAKANA, shortest: 2, longest: 8 },
  { name: 'English', words: wordsEn, letters: /^[A-Z]+$/, shortest: 3, longest: 9 },
])('$name words', ({ words, letters, shortest, longest }) => {
  test('are at least 320', () => {
    expect(words.length).toBeGreaterThanOrEqual(320);
  });

  test('are all different once folded', () => {
    const seen = new Set<string>();
    const repeated = words.filter(({ answer }) => seen.size === seen.add(foldKana(answer)).size);
    expect(repeated).toEqual([]);
  });

  test('have letters that are allowed, and a number of them that is too', () => {
    const wrong = words.filter(
      ({ answer }) => !letters.test(answer) || answer.length < shortest || answer.length > longest,
    );
    expect(wrong).toEqual([]);
  });

  test('have a clue each, trimmed, that no other word has', () => {
    const clues = words.map(({ clue }) => clue);
    expect(clues.filter((clue) => clue === undefined || clue === '' || clue !== clue.trim())).toEqual([]);
    expect(new Set(clues).size).toBe(words.length);
  });

  test('are sorted by length, then by letter', () => {
    const order = words.map(({ answer }) => answer);
    const sorted = order.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    expect(order).toEqual(sorted);
  });
});

describe('Japanese words', () => {
  test('have clues of 10 to 35 characters in Japanese that do not tell the answer', () => {
    const wrong = wordsJa.filter(({ answer, clue = '' }) => {
      const told = clue.includes(answer) || clue.includes(hiraganaOf(answer));
      return told || clue.length < 10 || clue.length > 35 || !JAPANESE.test(clue);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [2, 2, 3, 7],
    [3, 3, 25, 32],
    [4, 4, 27, 34],
    [5, 5, 19, 25],
    [6, 8, 12, 18],
  ])('of %i to %i letters are %i to %i percent', (shortest, longest, least, most) => {
    const percent = share(wordsJa, shortest, longest);
    expect(percent).toBeGreaterThanOrEqual(least);
    expect(percent).toBeLessThanOrEqual(most);
  });

  test('hold each of the 40 most useful kana four times or more', () => {
    expect(new Set(USEFUL_KANA).size).toBe(40);
    expect(Array.from(USEFUL_KANA).filter((kana) => wordsWith(wordsJa, kana) < 4)).toEqual([]);
  });

  test('hold small kana, ー and both voicing marks', () => {
    for (const kana of 'ッャュョーガザダバパ')
      expect(
        wordsJa.some(({ answer }) => answer.includes(kana)),
        kana,
      ).toBe(true);
  });
});

describe('English words', () => {
  test('have clues of 4 to 12 words that do not tell the answer', () => {
    const wrong = wordsEn.filter(({ answer, clue = '' }) => {
      const count = clue.split(' ').length;
      return clue.toUpperCase().includes(answer) || count < 4 || count > 12;
    });
    expect(wrong).toEqual([]);
  });

  test('are not the plural of one another', () => {
    const all = new Set(wordsEn.map(({ answer }) => answer));
    expect(wordsEn.filter(({ answer }) => all.has(`${answer}S`) || all.has(`${answer}ES`))).toEqual([]);
  });

  test.each([
    [3, 3, 6, 10],
    [4, 4, 22, 28],
    [5, 5, 25, 31],
    [6, 6, 17, 23],
    [7, 9, 16, 22],
  ])('of %i to %i letters are %i to %i percent', (shortest, longest, least, most) => {
    const percent = share(wordsEn, shortest, longest);
    expect(percent).toBeGreaterThanOrEqual(least);
    expect(percent).toBeLessThanOrEqual(most);
  });

  test('hold every letter five times or more, and J, Q, X and Z twice', () => {
    const rare = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter(
      (letter) => wordsWith(wordsEn, letter) < ('JQXZ'.includes(letter) ? 2 : 5),
    );
    expect(rare).toEqual([]);
  });
});
