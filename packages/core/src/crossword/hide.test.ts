import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { articleBoard, articleEntries } from './article-board.fixture.ts';
import { articleWords } from './article-words.fixture.ts';
import { foldKana } from './fold-kana.ts';
import { composeAnswerCrossword, crosswordFromEntries, hideCells } from './index.ts';
import { isSoundAnswerBoard } from './reading.fixture.ts';
import type { CrosswordPuzzle, HideStyle } from './types.ts';

const styles: readonly HideStyle[] = ['none', 'tail', 'head', 'alt', 'most', 'crossing', 'vowel', 'dakuten'];
/** As the article prints boards: ■ answer, □ typed, ・ nothing. */
function printed({ cells, width }: CrosswordPuzzle): string[] {
  const text = cells.map((cell) => (cell ? { given: cell.letter, blank: '□', answer: '■' }[cell.kind] : '・'));
  return Array.from({ length: cells.length / width }, (_, y) => text.slice(y * width, (y + 1) * width).join(''));
}

describe("the article's board", () => {
  const shown = [
    '・・・・デ・・',
    '・・・・ー・・',
    '・・・・タ・・',
    '・・・・■・・',
    '・・・・ー・・',
    'メトリ■□・・',
    '・・・・ク・・',
    '・・・・リ・・',
    '・・・・プ・・',
    '・・プロ■コ■',
  ];
  test.each<[HideStyle, number, string[]]>([
    ['none', 0, shown],
    // Both words across and both down end in typed cells, so there is no end to hide.
    ['tail', 0, shown],
    ['head', 3, shown.with(0, '・・・・□・・').with(5, '□トリ■□・・').with(9, '・・□ロ■コ■')],
    [
      'alt',
      5,
      [
        '・・・・デ・・',
        '・・・・□・・',
        '・・・・タ・・',
        '・・・・■・・',
        '・・・・ー・・',
        '□ト□■□・・',
        '・・・・ク・・',
        '・・・・□・・',
        '・・・・プ・・',
        '・・□ロ■コ■',
      ],
    ],
    [
      'most',
      7,
      [
        '・・・・□・・',
        '・・・・□・・',
        '・・・・タ・・',
        '・・・・■・・',
        '・・・・ー・・',
        '□□リ■□・・',
        '・・・・□・・',
        '・・・・□・・',
        '・・・・プ・・',
        '・・□ロ■コ■',
      ],
    ],
  ])('hidden: %s', (style, hidden, rows) => {
    const board = hideCells(articleBoard('chain'), style);
    expect(printed(board)).toEqual(rows);
    expect([board.hide, board.hidden]).toEqual([hidden > 0 ? style : 'none', hidden]);
  });
});

describe('hiding', () => {
  const boards = Array.from({ length: 150 }, (_, seed) => {
    const made = composeAnswerCrossword(articleWords, {}, createRandom(seed), createBudget({ steps: 100_000 }));
    if (!made.ok) throw new Error(made.reason);
    return made.value;
  });

  test('changes kinds of given cells only, and says how many', () => {
    for (const board of boards) {
      for (const style of styles) {
        const hidden = hideCells(board, style);
        expect(isSoundAnswerBoard(hidden)).toBe(true);
        const changed = board.cells.filter((cell, at) => cell?.kind !== hidden.cells[at]?.kind);
        expect(changed.every((cell) => cell?.kind === 'given')).toBe(true);
        expect(changed).toHaveLength(hidden.hidden);
        const { cells, ...rest } = hidden;
        expect(rest).toEqual({
          ...board,
          cells: undefined,
          hide: hidden.hide,
          hidden: changed.length,
          uniqueReading: hidden.uniqueReading,
        });
        expect(cells.map((cell) => cell?.letter)).toEqual(board.cells.map((cell) => cell?.letter));
      }
    }
  });

  const voiced = Array.from('ガギグゲゴザジズゼゾダヂヅデドバビブベボヴパピプペポ');
  test.each([
    ['vowel', (letter: string) => 'アイウエオー'.includes(letter)],
    ['dakuten', (letter: string) => voiced.includes(letter)],
  ] as const)('%s hides those letters wherever they are given', (style, isHidden) => {
    let hidden = 0;
    for (const board of boards) {
      const { cells } = hideCells(board, style);
      for (const [at, cell] of board.cells.entries()) {
        if (cell?.kind !== 'given') continue;
        const hides = isHidden(foldKana(cell.letter));
        expect(cells[at]!.kind, cell.letter).toBe(hides ? 'blank' : 'given');
        if (hides) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  test('vowels are hidden in Latin words too, with or without an accent', () => {
    const given = Array.from({ length: 7 }, (_, at) => [0, at] as const);
    const entries = [{ answer: 'éàrübYn', row: 0, column: 0, direction: 'across' }] as const;
    const made = crosswordFromEntries({ entries, given });
    if (!made.ok) throw new Error(made.reason);
    const kinds = hideCells(made.value, 'vowel').cells.map((cell) => cell!.kind[0]);
    expect(kinds.join('')).toBe('bbgbggg');
  });

  test('crossing hides what is beside a cell of two words', () => {
    let hidden = 0;
    for (const board of boards) {
      const inWords = (direction: 'across' | 'down'): Set<number> =>
        new Set(board.entries.filter((entry) => entry.direction === direction).flatMap((entry) => entry.cells));
      const [across, down] = [inWords('across'), inWords('down')];
      const { cells } = hideCells(board, 'crossing');
      for (const [at, cell] of board.cells.entries()) {
        if (cell?.kind !== 'given') continue;
        const words = board.entries.filter((entry) => entry.cells.includes(at));
        const beside = words.flatMap((entry) => {
          const nth = entry.cells.indexOf(at);
          return [entry.cells[nth - 1], entry.cells[nth + 1]];
        });
        const hides = beside.some((one) => one !== undefined && across.has(one) && down.has(one));
        expect(cells[at]!.kind).toBe(hides ? 'blank' : 'given');
        if (hides) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  test('shows again what was hidden before', () => {
    for (const board of boards.slice(0, 40)) {
      for (const style of styles) {
        expect(hideCells(hideCells(board, style), 'none').cells).toEqual(board.cells);
        expect(hideCells(hideCells(board, 'most'), style).cells).toEqual(hideCells(board, style).cells);
      }
    }
  });

  test('a drawn board has the style that was asked for, or says none after every redraw hid nothing', () => {
    // Every end of these words is a crossing or in the answer, so no redraw helps.
    const words = ['あい', 'いう', 'うあ', 'あう'].map((answer) => ({ answer }));
    let without = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      for (const style of ['tail', 'head'] as const) {
        const options = { answerLength: [2, 2] as const, hide: style, uniqueReading: false };
        const made = composeAnswerCrossword(words, options, createRandom(seed), createBudget({ steps: 100_000 }));
        if (!made.ok) throw new Error(made.reason);
        const { hide, hidden } = made.value;
        expect([hide, hidden > 0]).toEqual(hidden > 0 ? [style, true] : ['none', false]);
        if (hidden === 0) without += 1;
      }
    }
    expect(without).toBeGreaterThan(0);
    expect(without).toBeLessThan(60);
    for (let seed = 0; seed < 400; seed += 1) {
      const hide = styles[1 + (seed % 4)]!;
      const options = { answerLength: [3, 4] as const, hide };
      const made = composeAnswerCrossword(articleWords, options, createRandom(seed), createBudget({ steps: 100_000 }));
      expect(made).toMatchObject({ ok: true, value: { hide } });
      expect(made.ok && made.value.hidden > 0).toBe(true);
    }
  });

  test('a board made of entries keeps the blanks of its author', () => {
    const made = crosswordFromEntries({
      entries: articleEntries,
      mode: 'chain',
      given: [
        [0, 4],
        [5, 0],
      ],
    });
    if (!made.ok) throw new Error(made.reason);
    const hidden = hideCells(made.value, 'head');
    expect([hidden.hide, hidden.hidden]).toEqual(['head', 2]);
    expect(hidden.cells.some((cell) => cell?.kind === 'given')).toBe(false);
  });
});
