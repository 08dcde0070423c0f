import { describe, expect, test } from 'vitest';
import { answerBoard, board, tea } from './boards.fixture.ts';
import { hasKana, isAlphabetic } from './script.ts';

const of = (answer: string) => board({ entries: [{ answer, row: 0, column: 0, direction: 'across' }] });

describe('the script of a board', () => {
  test('asks for keys with kana where there is any, half as wide ones as well', () => {
    expect([answerBoard, of('かき'), of('ｶｷ'), of('Tシ')].map(hasKana)).toEqual([true, true, true, true]);
    expect([tea, of('漢字'), of('한국')].map(hasKana)).toEqual([false, false, false]);
  });
  test('is typed a letter at a time only where no letter is composed of others', () => {
    expect([tea, of('été'), of('КОТ'), of('ΑΒΓ'), of('R2D2'), of("L'EAU")].map(isAlphabetic)).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect([answerBoard, of('한국'), of('漢字'), of('Tシ'), of('ไทย')].map(isAlphabetic)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});

test('a board that does not know its letters is typed as its clues are written', () => {
  const unknown = (clue: string) =>
    board({ entries: [{ answer: ['', ''], row: 0, column: 0, direction: 'across', clue }], ends: 'host' });
  expect(isAlphabetic(unknown('Which?'))).toBe(true);
  expect(isAlphabetic(unknown('秋の味'))).toBe(false);
});
