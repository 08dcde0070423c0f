import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldKana } from './fold-kana.ts';
import { countGraphemes, graphemes } from './graphemes.ts';

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

describe('foldKana', () => {
  test.each([
    ['さーばー', 'サーバー'],
    ['キャッシュ', 'キヤツシユ'],
    ['ｶﾞｷﾞｸﾞﾊﾟﾋﾟ', 'ガギグパピ'],
    ['ﾃﾞｰﾀﾍﾞｰｽ', 'データベース'],
    ['か\u3099き\u3099', 'ガギ'],
    ['は\u309a', 'パ'],
    ['う\u3099', 'ヴ'],
    ['ヂジヅズ', 'ヂジヅズ'],
    ['ぢじづず', 'ヂジヅズ'],
    ['ゔゕゖゝゞ', 'ヴカケヽヾ'],
    ['ヮゎㇰㇿ', 'ワワクロ'],
    ['サ-バ サ‐バ サ―バ サ〜バ サｰバ サ－バ サ−バ サ～バ', 'サーバ サーバ サーバ サーバ サーバ サーバ サーバ サーバ'],
    ['アー--', 'アーーー'],
    ['-', 'ー'],
    ['x-ray', 'X-RAY'],
    ['Ｘ－ｒａｙ', 'X-RAY'],
    ['ａＢ１', 'AB1'],
    ['straße', 'STRASSE'],
    ['E\u0301té', 'ÉTÉ'],
    ['漢字', '漢字'],
    ['', ''],
  ])('%s is %s', (text, folded) => {
    expect(foldKana(text)).toBe(folded);
  });

  test('the whole block of hiragana is its katakana', () => {
    for (const kana of [...range(0x3041, 0x3096), 'ゝ', 'ゞ'])
      expect(foldKana(kana)).toBe(foldKana(String.fromCodePoint(kana.codePointAt(0)! + 0x60)));
  });

  test('the whole block of half-width kana is what Unicode says', () => {
    for (const kana of range(0xff66, 0xff9d)) expect(foldKana(kana)).toBe(foldKana(kana.normalize('NFKC')));
    for (const kana of range(0xff76, 0xff84)) expect(foldKana(`${kana}ﾞ`)).toBe(`${kana}ﾞ`.normalize('NFKC'));
    for (const kana of range(0xff8a, 0xff8e)) expect(foldKana(`${kana}ﾟ`)).toBe(`${kana}ﾟ`.normalize('NFKC'));
  });

  test('only small and big are the same among katakana', () => {
    const groups = new Map<string, string>();
    for (const kana of range(0x30a1, 0x30fa)) groups.set(foldKana(kana), (groups.get(foldKana(kana)) ?? '') + kana);
    const alike = [...groups.values()].filter((group) => group.length > 1);
    expect(alike).toEqual([
      'ァア',
      'ィイ',
      'ゥウ',
      'ェエ',
      'ォオ',
      'カヵ',
      'ケヶ',
      'ッツ',
      'ャヤ',
      'ュユ',
      'ョヨ',
      'ヮワ',
    ]);
    expect(groups.size).toBe(0x30fa - 0x30a1 + 1 - 12);
  });

  test('folding twice changes nothing, for every character and any text', () => {
    for (let code = 0; code <= 0x1ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const char = String.fromCodePoint(code);
      for (const text of [char, `カ${char}`]) {
        const folded = foldKana(text);
        if (foldKana(folded) !== folded) expect.fail(`U+${code.toString(16)} ${text}`);
      }
    }
    const kana = fc.constantFrom(...'かがハパッっ-ー〜ａｶﾞﾟx'.split(''), '\u3099', '\u309a');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(kana).map((all) => all.join('')),
        ),
        (text) => {
          const folded = foldKana(text);
          expect(foldKana(folded)).toBe(folded);
        },
      ),
      { numRuns: 3_000, seed: 1 },
    );
  });

  test('a word has as many letters folded as before', () => {
    const kana = fc.constantFrom('か', 'か\u3099', 'ｶﾞ', 'ﾊﾟ', 'ッ', 'ー', '-', 'x', 'ｘ', 'É', 'E\u0301', '漢', '👩‍🚀');
    fc.assert(
      fc.property(fc.array(kana), (letters) => {
        const text = letters.join('');
        expect(countGraphemes(foldKana(text))).toBe(letters.length);
        expect(graphemes(text)).toEqual(letters);
      }),
      { seed: 1 },
    );
  });
});
