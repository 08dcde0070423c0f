import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { countGraphemes } from './graphemes.ts';
import { articleWords } from './article-words.fixture.ts';
import { composeAnswerCrossword, crossword } from './index.ts';
import { isSoundAnswerBoard, readings, spelled } from './reading.fixture.ts';
import { starterWords } from './starter-words.ts';
import type { AnswerOptions } from './compose.ts';
import type { CrosswordPuzzle, Word } from './types.ts';

const english: readonly Word[] =
  'apple river stone eagle tiger lemon melon onion olive orange garden pearl planet rocket silver winter summer tea star lion'
    .split(' ')
    .map((answer) => ({ answer, clue: `clue of ${answer}` }));

function boardOf(words: readonly Word[], options: AnswerOptions, seed: number | string): CrosswordPuzzle {
  const made = composeAnswerCrossword(words, options, createRandom(seed), createBudget({ steps: 1_000_000 }));
  if (!made.ok) throw new Error(`${seed}: ${made.reason} ${JSON.stringify(made.detail)}`);
  return made.value;
}

describe('boards', () => {
  test.each<[name: string, words: readonly Word[], options: AnswerOptions, seeds: number]>([
    ['three letters', articleWords, { answerLength: [3, 3] }, 1_000],
    ['four letters', articleWords, { answerLength: [4, 4] }, 700],
    ['five letters', articleWords, { answerLength: [5, 5] }, 700],
    ['six letters', articleWords, { answerLength: [6, 6] }, 500],
    ['chains', articleWords, { answerLength: [4, 5], mode: 'chain' }, 1_000],
    ['tails hidden', articleWords, { answerLength: [3, 4], hide: 'tail' }, 300],
    ['heads hidden', articleWords, { answerLength: [3, 4], hide: 'head' }, 300],
    ['every other hidden', articleWords, { answerLength: [4, 5], hide: 'alt' }, 300],
    ['most hidden, chains', articleWords, { answerLength: [5, 6], hide: 'most', mode: 'chain' }, 300],
    ['starter words', starterWords, {}, 500],
    ['English', english, { answerLength: [3, 5], hide: 'head' }, 300],
  ])('of %s are sound by an independent reading', (_name, words, options, seeds) => {
    const [least, most] = options.answerLength ?? [3, 6];
    const list = new Set(words.map(({ answer }) => answer));
    for (let seed = 0; seed < seeds; seed += 1) {
      const board = boardOf(words, options, seed);
      if (!isSoundAnswerBoard(board)) expect.fail(`seed ${seed}: ${JSON.stringify(board)}`);
      const length = countGraphemes(board.answer!);
      expect(length >= least && length <= most, `seed ${seed}: ${board.answer}`).toBe(true);
      expect(board.entries).toHaveLength(length);
      for (const { answer } of [...board.entries, { answer: board.answer! }]) expect(list.has(answer)).toBe(true);
      expect([board.mode, board.hide]).toEqual([options.mode ?? 'strict', options.hide ?? 'none']);
      const rows = Array.from({ length: board.height }, (_, y) =>
        board.cells.slice(y * board.width, (y + 1) * board.width),
      );
      for (const edge of [rows[0]!, rows.at(-1)!, rows.map((row) => row[0]!), rows.map((row) => row.at(-1)!)])
        expect(
          edge.some((cell) => cell),
          `seed ${seed}: an empty edge`,
        ).toBe(true);
      expect(board.width).toBeLessThanOrEqual(12);
      expect(board.height).toBeLessThanOrEqual(16);
    }
  });

  test('of two letters only, where words meet everywhere, are sound', () => {
    const spell = (bits: number, length: number): string =>
      Array.from({ length }, (_, at) => ((bits >> at) & 1 ? 'ア' : 'イ')).join('');
    const words = [2, 3, 4, 5, 7].flatMap((length) =>
      Array.from({ length: 1 << length }, (_, bits) => ({ answer: spell(bits, length) })),
    );
    for (let seed = 0; seed < 1_500; seed += 1) {
      const mode = seed % 3 ? ('strict' as const) : ('chain' as const);
      const board = boardOf(words, { answerLength: [7, 7], mode, uniqueReading: false }, seed);
      expect(isSoundAnswerBoard(board), `seed ${seed}`).toBe(true);
    }
  });

  test('of chains do have words that run on in a line', () => {
    const runsOn = Array.from({ length: 200 }, (_, seed) => boardOf(articleWords, { mode: 'chain' }, seed)).filter(
      ({ entries }) =>
        entries.some((a) => entries.some((b) => a.direction === b.direction && a.cells.at(-1) === b.cells[0])),
    );
    expect(runsOn.length).toBeGreaterThan(20);
  });

  test('carry the clues of their words', () => {
    for (const { answer, clue } of boardOf(english, {}, 1).entries) expect(clue).toBe(`clue of ${answer}`);
  });

  test('have no word that folds to the answer or to another one, and show the letters as they were written', () => {
    const twice = [...starterWords, ...starterWords.map(({ answer }) => ({ answer: spelled(answer) }))];
    for (let seed = 0; seed < 200; seed += 1) {
      const board = boardOf(twice, {}, seed);
      expect(isSoundAnswerBoard(board)).toBe(true);
      expect(board.answer).toMatch(/^\p{Script=Hiragana}+$/u);
      expect(board.cells.every((cell) => cell === null || /^\p{Script=Hiragana}$/u.test(cell.letter))).toBe(true);
    }
  });

  test('small and big kana cross', () => {
    const words = ['キャベツ', 'ヤマ', 'ツキ', 'きつね', 'ッキ', 'マツ'].map((answer) => ({ answer }));
    const letters = new Set<string>();
    for (let seed = 0; seed < 300; seed += 1) {
      const made = composeAnswerCrossword(
        words,
        { answerLength: [2, 3], uniqueReading: false },
        createRandom(seed),
        createBudget({ steps: 100_000 }),
      );
      if (!made.ok) continue;
      expect(isSoundAnswerBoard(made.value)).toBe(true);
      for (const entry of made.value.entries)
        for (const [at, cell] of entry.cells.entries())
          if (entry.answer[at] !== made.value.cells[cell]!.letter) letters.add(entry.answer[at]!);
    }
    expect(letters.size).toBeGreaterThan(0);
  });

  test('of any vocabulary: sound, or a reason', () => {
    const letter = fc.constantFrom('ア', 'イ', 'か', 'ガ', 'ッ', 'x', 'É', '👨‍👩‍👧', 'ー', '-');
    const word = fc.array(letter, { maxLength: 6 }).map((letters) => ({ answer: letters.join('') }));
    let composed = 0;
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 14 }),
        fc.nat(),
        fc.constantFrom('strict', 'chain'),
        (words, seed, mode) => {
          const budget = createBudget({ steps: 3_000 });
          const made = composeAnswerCrossword(words, { mode, answerLength: [2, 4] }, createRandom(seed), budget);
          if (made.ok) composed += 1;
          if (made.ok) expect(isSoundAnswerBoard(made.value) && readings(made.value, words).length === 1).toBe(true);
          else expect(['impossible', 'budget']).toContain(made.reason);
          expect(made.spent).toBe(budget.spent);
        },
      ),
      { numRuns: 400, seed: 5 },
    );
    expect(composed).toBeGreaterThan(20);
  });
});

describe('what can not be', () => {
  const ask = (options: AnswerOptions, words: readonly Word[] = articleWords) => {
    const budget = createBudget({ steps: 1_000_000 });
    const made = composeAnswerCrossword(words, options, createRandom(0), budget);
    expect(made.spent).toBe(budget.spent);
    return made;
  };

  test('a length that no word has is impossible before a step is spent, and the lengths that are there are named', () => {
    expect(ask({ answerLength: [9, 10] })).toEqual({
      ok: false,
      reason: 'impossible',
      detail: { code: 'no-answer-word', wanted: [9, 10], have: [3, 4, 5, 6, 8] },
      spent: 0,
    });
    expect(ask({}, [])).toMatchObject({ reason: 'impossible', detail: { have: [] }, spent: 0 });
    expect(ask({}, [{ answer: 'あ い う' }, { answer: 'か' }])).toMatchObject({ reason: 'impossible', spent: 0 });
  });

  test.each([
    [5, 4],
    [0, 3],
    [3, 0],
    [0, 0],
    [Number.NaN, 4],
    [3, Number.NaN],
    [-1, 3],
    [3.5, 4],
    [3, Number.POSITIVE_INFINITY],
    [3, 65],
  ])('the band %s to %s is refused before a step is spent, and by the codec', (least, most) => {
    const answerLength = [least, most] as const;
    expect(ask({ answerLength })).toMatchObject({
      reason: 'invalid-options',
      detail: { code: 'bad-options' },
      spent: 0,
    });
    expect(crossword.codec.options({ style: 'answer', words: [], answerLength }).ok).toBe(false);
  });

  test('an answer whose letters are in too few words is impossible, and the letters are named', () => {
    const words = ['ねこ', 'こま', 'ねま'].map((answer) => ({ answer }));
    expect(ask({ answerLength: [2, 2] }, [{ answer: 'むし' }, ...words.slice(0, 2)])).toMatchObject({
      reason: 'impossible',
      detail: { code: 'no-crossing', answer: 'ねこ', letters: ['ネ'] },
    });
    // Both letters of たた are in the one word たま.
    expect(
      ask(
        { answerLength: [2, 2] },
        ['たた', 'たま'].map((answer) => ({ answer })),
      ),
    ).toMatchObject({
      detail: { code: 'no-crossing', answer: 'たた', letters: ['タ'] },
    });
    expect(ask({ answerLength: [2, 2], uniqueReading: false }, words)).toMatchObject({ ok: true });
  });

  test('a hopeless one ends with the budget and says how often it tried', () => {
    const words = ['あい', 'あか', 'いき', 'かく'].map((answer) => ({ answer }));
    const made = ask({ answerLength: [2, 2] }, words.slice(0, 3));
    expect(made).toMatchObject({ reason: 'budget', detail: { code: 'stopped' }, spent: 1_000_000 });
    expect(!made.ok && made.detail.code === 'stopped' && made.detail.attempts).toBeGreaterThan(10_000);
  });
});

describe('a seed', () => {
  test('gives one board and costs one price, whether its words were read before or not', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const budgets = [0, 1, 2].map(() => createBudget({ steps: 100_000 }));
      const lists = [articleWords, articleWords, structuredClone(articleWords)];
      const boards = budgets.map((budget, nth) => composeAnswerCrossword(lists[nth]!, {}, createRandom(seed), budget));
      expect(boards[1]).toEqual(boards[0]);
      expect(boards[2]).toEqual(boards[0]);
    }
  });

  test('sees that a list was changed since it was read', () => {
    const words = articleWords.map((word) => ({ ...word }));
    boardOf(words, {}, 1);
    for (const word of words) word.answer = word.answer.split('').toReversed().join('');
    for (let seed = 0; seed < 50; seed += 1) expect(isSoundAnswerBoard(boardOf(words, {}, seed))).toBe(true);
  });

  test('of another number gives another board', () => {
    const boards = Array.from({ length: 300 }, (_, seed) => boardOf(articleWords, { answerLength: [5, 5] }, seed));
    expect(new Set(boards.map((board) => JSON.stringify(board.cells))).size).toBeGreaterThanOrEqual(295);
    expect(new Set(boards.map((board) => board.answer)).size).toBeGreaterThan(8);
  });
});
