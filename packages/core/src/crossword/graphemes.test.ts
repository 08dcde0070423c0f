import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGraphemes, graphemes, hasUnfit, isLetter } from './graphemes.ts';

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const segments = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('graphemes', () => {
  test.each<[text: string, letters: string[]]>([
    ['', []],
    ['データ', ['デ', 'ー', 'タ']],
    ['か\u3099き', ['か\u3099', 'き']],
    ['ﾊﾟｯｸ', ['ﾊﾟ', 'ｯ', 'ｸ']],
    ['セ\u309aａ', ['セ\u309a', 'ａ']],
    ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
    ['👨‍👩‍👧x', ['👨‍👩‍👧', 'x']],
    ['👍🏽👍', ['👍🏽', '👍']],
    ['🇯🇵🇫🇷', ['🇯🇵', '🇫🇷']],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', ['🏴󠁧󠁢󠁳󠁣󠁴󠁿']],
    ['☀\ufe0f葛\u{e0100}', ['☀\ufe0f', '葛\u{e0100}']],
    ['한국', ['한', '국']],
    ['한국'.normalize('NFD'), ['한'.normalize('NFD'), '국'.normalize('NFD')]],
    ['𠮷野', ['𠮷', '野']],
    ['नमस्ते', ['न', 'म', 'स्', 'ते']],
    ['\ud800a', ['\ud800', 'a']],
  ])('of %j', (text, letters) => {
    expect(graphemes(text)).toEqual(letters);
  });

  test('are those of the platform, for scripts whose rules have not changed', () => {
    const piece = fc.constantFrom(
      ...'aZ0éßñかがッ゛ー々漢字가힣ЖяΩאبกกำ'.split(''),

      '\u3099',
      '\u309a',
      '\u0301',
      '\u0308',
      '\ufe0f',
      'ﾞ',
      'ﾟ',
      '👍',
      '🏽',
      '🇯',
      '𠮷',
      '❤️',
      '👩‍🚀',
      '한'.normalize('NFD'),
      '가'.normalize('NFD'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(graphemes(text)).toEqual(segments(text));
      }),
      { numRuns: 3_000, seed: 1 },
    );
  });

  test('put together are the text, and are counted right', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(graphemes(text).join('')).toBe(text);
        expect(countGraphemes(text)).toBe(graphemes(text).length);
      }),
      { numRuns: 3_000, seed: 1 },
    );
  });
});

describe('a letter', () => {
  test.each(['あ', 'A', 'か\u3099', 'ｶﾞ', '👨‍👩‍👧', '-', '1', 'é', '𠮷', '々', '゛'])('%j can stand in a cell', (text) => {
    expect(isLetter(text)).toBe(true);
  });
  test.each([
    '',
    'ab',
    'ああ',
    ' ',
    '\u3000',
    '\n',
    '\u0000',
    '\u007f',
    '\u3099',
    '\u200d',
    '\u202e',
    '\ufeff',
    '\ud800',
    'a ',
  ])('%j can not', (text) => {
    expect(isLetter(text)).toBe(false);
  });
  test('spaces, controls, halves of characters and hidden marks are unfit', () => {
    for (const text of ['a b', 'あ\u3000い', 'a\tb', 'a\u00adb', 'a\u202eb', '\udc00'])
      expect(hasUnfit(text)).toBe(true);
    for (const text of ['data-base', '👩‍🚀', 'データ', 'न्']) expect(hasUnfit(text)).toBe(false);
  });
});
