import { foldKana } from '@kumiki/core/crossword';
import { wordsJa } from '@kumiki/core/crossword/words';
import { describe, expect, test } from 'vitest';
import { cycleKana } from './cycle-kana.ts';

const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const hiragana = between(0x3041, 0x3096);
const katakana = between(0x30a1, 0x30fa);
/** All that a press of the key leads to from a letter, itself first. */
function ringOf(letter: string): string[] {
  const ring = [letter];
  for (let next = cycleKana(letter); next !== undefined && next !== letter; next = cycleKana(next)) {
    ring.push(next);
    if (ring.length > 9) throw new Error(`${letter} does not come back`);
  }
  return ring;
}
const voiced = (letter: string): boolean => letter.normalize('NFD').length > 1;

describe('゛゜小', () => {
  test.each(['かが', 'はばぱ', 'つっづ', 'うぅゔ', 'やゃ', 'わゎ', 'カガ', 'ハバパ', 'ツッヅ', 'ウゥヴ', 'ヨョ'])(
    'turns %s around',
    (ring) => {
      expect(ringOf(ring[0]!).join('')).toBe(ring);
    },
  );

  test('brings every letter back that it changes, and changes nothing into another sound', () => {
    const base = (letter: string): string => foldKana(letter).normalize('NFD')[0]!;
    for (const letter of [...hiragana, ...katakana]) {
      const ring = ringOf(letter);
      expect(new Set(ring).size, letter).toBe(ring.length);
      expect(new Set(ring.map(base)).size, ring.join('')).toBe(1);
    }
  });

  test('does the same to katakana as to hiragana, and mixes neither with the other', () => {
    for (const letter of hiragana) {
      const shifted = (text: string): string => String.fromCharCode(text.charCodeAt(0) + 0x60);
      const next = cycleKana(letter);
      expect(cycleKana(shifted(letter)), letter).toBe(next === undefined ? undefined : shifted(next));
    }
  });

  test('makes every kana with a mark, and every small one that counts', () => {
    const reached = new Set([...hiragana, ...katakana].flatMap((letter) => ringOf(letter).slice(1)));
    // ヷ ヸ ヹ ヺ are no longer written.
    const marked = [...hiragana, ...katakana].filter((letter) => voiced(letter) && !'ヷヸヹヺ'.includes(letter));
    expect(marked.filter((letter) => !reached.has(letter))).toEqual([]);
    expect(Array.from('ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ').filter((letter) => !reached.has(letter))).toEqual([]);
  });

  test('takes a mark that stands apart', () => {
    expect(cycleKana('ハ\u3099')).toBe('パ');
  });

  test('leaves alone what has no other form', () => {
    for (const letter of ['ア'.repeat(2), 'ナ', 'ン', 'ー', 'A', '', '字'])
      expect(cycleKana(letter), letter).toBeUndefined();
  });

  test('with the fifty sounds makes every letter of our words', () => {
    const keys = Array.from(
      'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー',
    );
    const reached = new Set(keys.flatMap(ringOf));
    const letters = new Set(wordsJa.flatMap(({ answer }) => Array.from(answer)));
    expect([...letters].filter((letter) => !reached.has(letter))).toEqual([]);
  });
});
