import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { articleBoard } from './article-board.fixture.ts';
import { articleWords } from './article-words.fixture.ts';
import { graphemes } from './graphemes.ts';
import { composeAnswerCrossword, crossword, crosswordFromEntries } from './index.ts';
import { isSoundAnswerBoard, isSoundBoard } from './reading.fixture.ts';
import type { CrosswordPuzzle } from './types.ts';

const verdictOf = (puzzle: CrosswordPuzzle) => {
  const verified = crossword.verify(puzzle, createBudget({ steps: 10_000 }));
  if (!verified.ok) throw new Error(verified.reason);
  return verified.value;
};

test('a board of arranged words hangs together', () => {
  const islands = crosswordFromEntries({
    entries: [
      { answer: 'TEA', row: 0, column: 0, direction: 'across' },
      { answer: 'POT', row: 2, column: 0, direction: 'across' },
    ],
  });
  if (!islands.ok) throw new Error(islands.reason);
  expect(verdictOf(islands.value).holds).toBe(true);
  expect(verdictOf({ ...islands.value, unplaced: [] }).holds).toBe(false);
  expect(isSoundBoard({ ...islands.value, unplaced: [] })).toBe(false);
});

describe("the article's printed board", () => {
  test('is accepted in chain', () => {
    const board = articleBoard('chain');
    expect(crossword.codec.puzzle(board)).toMatchObject({ ok: true, value: board });
    expect(isSoundAnswerBoard(board)).toBe(true);
    expect(verdictOf(board)).toEqual({ holds: true, claim: 'chain', proof: { runs: 3 } });
    expect(board.entries.map(({ number, direction }) => `${number} ${direction}`)).toEqual([
      '1 down',
      '2 across',
      '3 down',
      '4 across',
    ]);
  });

  test('is refused in strict', () => {
    expect(isSoundAnswerBoard(articleBoard('strict'))).toBe(false);
    expect(verdictOf(articleBoard('strict'))).toEqual({ holds: false, claim: 'unproven', proof: null });
  });
});

describe('a board with a fault', () => {
  const board = articleBoard('chain');
  const cellAt = (row: number, column: number): number => row * board.width + column;
  const withCell = (at: number, cell: CrosswordPuzzle['cells'][number]): CrosswordPuzzle => ({
    ...board,
    cells: board.cells.with(at, cell),
  });
  const withEntry = (nth: number, change: object): CrosswordPuzzle => ({
    ...board,
    entries: board.entries.with(nth, { ...board.entries[nth]!, ...change }),
  });
  const { answer: _answer, ...withoutAnswer } = board;
  const allInOne: CrosswordPuzzle = {
    ...board,
    answer: 'データ',
    cells: board.cells.map((cell, at) => {
      if (cell === null || at === cellAt(5, 4)) return cell;
      const nth = [0, 1, 2].findIndex((row) => at === cellAt(row, 4));
      if (nth >= 0) return { letter: cell.letter, kind: 'answer', at: nth };
      return { letter: cell.letter, kind: at === cellAt(9, 4) ? 'blank' : 'given' };
    }),
  };
  test.each<[name: string, puzzle: CrosswordPuzzle]>([
    ['a cell beside a word, in none', withCell(cellAt(1, 5), { letter: 'ル', kind: 'given' })],
    ['a hole in a word', withCell(cellAt(1, 4), null)],
    ['another letter', withCell(cellAt(0, 4), { letter: 'テ', kind: 'given' })],
    ['a letter of the answer that is wrong', { ...board, answer: 'ベクトン' }],
    ['an answer that is a word of the board', { ...board, answer: 'スクリプト' }],
    ['a letter of the answer left out', { ...board, answer: 'ベクト' }],
    ['no answer', { ...board, answer: undefined as never }],
    ['a hidden cell that is not counted', withCell(cellAt(0, 4), { letter: 'デ', kind: 'blank' })],
    ['hidden cells that are not there', { ...board, hide: 'tail', hidden: 2 }],
    ['a style without a hidden cell', { ...board, hide: 'tail' }],
    ['a crossing that is shown', withCell(cellAt(5, 4), { letter: 'ス', kind: 'given' })],
    ['a wrong number', withEntry(1, { number: 3 })],
    ['numbers from two', { ...board, entries: board.entries.map((entry) => ({ ...entry, number: entry.number + 1 })) }],
    ['a word the wrong way', withEntry(1, { direction: 'down' })],
    ['a word left out', { ...board, entries: board.entries.slice(0, 3) }],
    ['a word twice', { ...board, entries: [...board.entries, board.entries[0]!] }],
    ['a word backwards', withEntry(0, { cells: board.entries[0]!.cells.toReversed() })],
    ['a word spelled another way', withEntry(0, { answer: 'データペース' })],
    ['all letters of the answer in one word', allInOne],
    ['letters of an answer that it has not', { ...withoutAnswer, style: 'entries' }],
    ['an answer over it that lacks a cell', { ...board, style: 'entries', answer: `${board.answer}ス` }],
    [
      'an answer over it of other letters',
      { ...board, style: 'entries', answer: 'ア'.repeat(graphemes(board.answer!).length) },
    ],
    ['an answer over it that is one of its words', { ...board, style: 'entries', answer: board.entries[0]!.answer }],
  ])('%s is refused', (_name, puzzle) => {
    expect(verdictOf(board).holds).toBe(true);
    expect(verdictOf(puzzle).holds).toBe(false);
  });

  test('in two pieces with an answer, with a cell by itself, with one word in two places: refused', () => {
    const pieces = (second: string): CrosswordPuzzle => {
      const entries = [
        { answer: 'いか', row: 0, column: 0, direction: 'across' },
        { answer: second, row: 0, column: 3, direction: 'across' },
      ] as const;
      const made = crosswordFromEntries({ entries, given: [0, 1, 3, 4].map((column) => [0, column] as const) });
      if (!made.ok) throw new Error(made.reason);
      return made.value;
    };
    const two = pieces('くき');
    expect(verdictOf(two).holds).toBe(true);
    const cells = two.cells.map((cell, at) =>
      at === 1 || at === 3 ? { letter: cell!.letter, kind: 'answer' as const, at: at === 1 ? 0 : 1 } : cell,
    );
    const answered: CrosswordPuzzle = { ...two, style: 'answer', answer: 'かく', cells };
    expect([isSoundAnswerBoard(answered), verdictOf(answered).holds]).toEqual([false, false]);
    const lone = {
      ...two,
      height: 3,
      cells: [...two.cells, ...Array.from({ length: 9 }, () => null), { letter: 'な', kind: 'given' as const }],
    };
    expect(verdictOf(lone).holds).toBe(false);
    const twice = {
      ...two,
      cells: two.cells.map((cell, at) => (cell && at > 2 ? { ...cell, letter: at === 3 ? 'い' : 'か' } : cell)),
      entries: two.entries.with(1, { ...two.entries[1]!, answer: 'イカ' }),
    };
    expect(verdictOf(twice).holds).toBe(false);
  });

  test('two letters in the same word are seen, and a way around them is found', () => {
    // A row of two and a column of two that share a cell: both letters of カイ lie in カイ itself, or one in each.
    const cells = [
      { letter: 'か', kind: 'answer', at: 0 },
      { letter: 'い', kind: 'answer', at: 1 },
      { letter: 'に', kind: 'given' },
      null,
    ] as const;
    const entries = [
      { number: 1, direction: 'across', cells: [0, 1], answer: 'かい' },
      { number: 1, direction: 'down', cells: [0, 2], answer: 'かに' },
    ] as const;
    const small: CrosswordPuzzle = { ...board, mode: 'strict', width: 2, height: 2, cells, entries, answer: 'かい' };
    expect(verdictOf(small).holds).toBe(false);
    const fine = {
      ...small,
      answer: 'にい',
      cells: [{ letter: 'か', kind: 'blank' }, cells[1], { letter: 'に', kind: 'answer', at: 0 }, null] as const,
    };
    expect(verdictOf(fine)).toMatchObject({ holds: true, claim: 'strict' });
    const both = {
      ...small,
      answer: 'いか',
      cells: [
        { letter: 'か', kind: 'answer', at: 1 },
        { letter: 'い', kind: 'answer', at: 0 },
        cells[2],
        null,
      ] as const,
    };
    expect(verdictOf(both).holds).toBe(true);
  });
});

test('drawn boards hold; what holds and what does not agrees with an independent reading', () => {
  const { random } = { random: createRandom('faults') };
  const seen = { sound: 0, broken: 0 };
  for (let seed = 0; seed < 400; seed += 1) {
    const options = {
      mode: seed % 2 ? ('strict' as const) : ('chain' as const),
      hide: seed % 3 ? ('none' as const) : ('alt' as const),
    };
    const made = composeAnswerCrossword(articleWords, options, createRandom(seed));
    if (!made.ok) throw new Error(made.reason);
    expect(verdictOf(made.value)).toMatchObject({ holds: true, claim: options.mode });
    const cell = random.int(made.value.cells.length);
    const turned = made.value.cells[cell] ? null : { letter: 'ア', kind: 'given' as const };
    const kinds = ['given', 'blank'] as const;
    for (const puzzle of [
      { ...made.value, cells: made.value.cells.with(cell, turned) },
      { ...made.value, mode: 'strict' as const },
      { ...made.value, hidden: made.value.hidden + random.int(2) },
      {
        ...made.value,
        cells: made.value.cells.map((held) =>
          held && held.kind !== 'answer' && random.int(20) === 0 ? { ...held, kind: kinds[random.int(2)]! } : held,
        ),
      },
      { ...made.value, answer: made.value.entries[0]!.answer },
    ]) {
      const sound = isSoundAnswerBoard(puzzle);
      if (verdictOf(puzzle).holds !== sound) expect.fail(`${sound}: ${JSON.stringify(puzzle)}`);
      seen[sound ? 'sound' : 'broken'] += 1;
    }
  }
  expect(Math.min(seen.sound, seen.broken)).toBeGreaterThan(200);
});
