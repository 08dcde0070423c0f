import { describe, expect, test } from 'vitest';
import { loadRomaji } from './romaji.ts';

/** Typed letter by letter: what went into the cells, and what waits. */
async function typed(text: string, katakana = false): Promise<string> {
  const from = await loadRomaji(katakana);
  let [kana, rest] = ['', ''];
  for (const letter of text) {
    const now = from(rest + letter);
    kana += now.kana;
    ({ rest } = now);
  }
  return rest === '' ? kana : `${kana}|${rest}`;
}

describe('romaji, letter by letter', () => {
  test.each([
    ['kaki', 'かき'],
    ['k', '|k'],
    ['shinbun', 'しんぶ|n'],
    ['shinbunn', 'しんぶん'],
    ['kitte', 'きって'],
    ['kyoto', 'きょと'],
    ['gakkou', 'がっこう'],
    ['fuji', 'ふじ'],
    ['KAKI', 'かき'],
    ['ra-menn', 'らーめん'],
  ])('%s', async (text, wanted) => {
    expect(await typed(text)).toBe(wanted);
  });

  test('in the kana of the board', async () => {
    expect(await typed('keeki', true)).toBe('ケエキ');
    expect(await typed('konpyu-ta-', true)).toBe('コンピューター');
  });
});
