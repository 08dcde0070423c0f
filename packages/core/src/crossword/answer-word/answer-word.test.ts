import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { arrangeWords } from '../arrange/arrange.ts';
import { articleWords } from '../article-words.fixture.ts';
import { composeAnswerCrossword } from '../compose.ts';
import { answerSoFar } from '../entries.ts';
import { crosswordFromEntries } from '../from-entries.ts';
import { hideCells } from '../hide.ts';
import { crossword } from '../index.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { isSoundBoard, spelled } from '../reading.fixture.ts';
import type { CrosswordPuzzle, Word } from '../types.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { answerWordOver } from './answer-word-over.ts';
import { hideableWords } from './hideable-words.ts';
import { bestChoice, measure } from './naive.fixture.ts';

function boardOf(words: readonly Word[], seed: number | string): CrosswordPuzzle {
  const made = arrangeWords(words, { effort: 300 }, createRandom(seed));
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const some = (words: readonly Word[], count: number, seed: string): Word[] =>
  createRandom(seed)
    .shuffle([...words])
    .slice(0, count);

describe('an answer word over a board', () => {
  test('is as far apart as any choice, in words of their own where that can be, on hundreds of small boards', () => {
    const seen = { apart: 0, together: 0, impossible: 0 };
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`answer ${seed}`);
      const board = boardOf(some(seed % 2 === 0 ? wordsEn : wordsJa, 9 + random.int(5), `board ${seed}`), seed);
      const letters = board.cells.flatMap((cell) => (cell ? [cell.letter] : [])).concat('ヰ');
      const answer = Array.from({ length: 2 + random.int(4) }, () => letters[random.int(letters.length)]!).join('');
      if (board.entries.some((entry) => spelled(entry.answer) === spelled(answer))) continue;
      const best = bestChoice(board, answer);
      const found = answerWordOver(board, answer);
      if (!best || !found.ok) {
        expect(found).toMatchObject({ ok: false, reason: 'impossible', detail: { code: 'missing-letters' } });
        expect(best).toBeUndefined();
        seen.impossible += 1;
        continue;
      }
      const { puzzle, cells, spread, apart, proved } = found.value;
      seen[apart ? 'apart' : 'together'] += 1;
      expect({ apart, spread }, `seed ${seed}: ${answer}`).toEqual(best);
      expect(measure(board, cells)).toEqual(best);
      expect(proved).toBe(true);
      expect(new Set(cells).size).toBe(cells.length);
      expect(spelled(cells.map((at) => board.cells[at]!.letter).join(''))).toBe(spelled(answer));
      expect(isSoundBoard(puzzle)).toBe(true);
      expect(crossword.codec.puzzle(puzzle)).toMatchObject({ ok: true });
      const verdict = crossword.verify(puzzle, createBudget({ steps: 10_000 }));
      expect(verdict).toMatchObject({ ok: true, value: { holds: true } });
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  test('comes out when the board is solved, and stays when cells are shown', () => {
    const board = boardOf(some(wordsJa, 12, 'play'), 1);
    const answer = hideableWords(board, createLexicon(wordsJa).lexicon)[0]!.answer;
    const found = answerWordOver(board, answer);
    if (!found.ok) throw new Error(found.reason);
    const { puzzle } = found.value;
    let state = crossword.start(puzzle);
    for (const [at, cell] of puzzle.cells.entries())
      if (cell) state = crossword.reduce(state, { type: 'letter', cell: at, letter: cell.letter }, puzzle);
    expect(crossword.status(state, puzzle)).toBe('solved');
    expect(spelled(answerSoFar(state, puzzle).join(''))).toBe(spelled(answer));
    const hidden = hideCells(puzzle, 'tail');
    expect(hidden.cells.filter((cell) => cell?.kind === 'answer')).toHaveLength(found.value.cells.length);
  });

  test('takes the place of the one before; cells that are shown are not taken', () => {
    const made = crosswordFromEntries({
      entries: [
        { answer: 'TEA', row: 0, column: 0, direction: 'across' },
        { answer: 'TEN', row: 0, column: 0, direction: 'down' },
      ],
      given: [[0, 1]],
    });
    if (!made.ok) throw new Error(made.reason);
    const once = answerWordOver(made.value, 'ANT');
    if (!once.ok) throw new Error(once.reason);
    const twice = answerWordOver(once.value.puzzle, 'ate');
    expect(twice).toMatchObject({ ok: true, value: { cells: [2, 0, 3], puzzle: { answer: 'ate' } } });
    if (twice.ok) expect(twice.value.puzzle.cells.filter((cell) => cell?.kind === 'answer')).toHaveLength(3);
    expect(answerWordOver(made.value, 'EE')).toMatchObject({ ok: false, detail: { letters: ['E'] } });
  });

  test('says why not', () => {
    const board = boardOf(some(wordsEn, 8, 'why'), 1);
    const own = board.entries[2]!.answer;
    expect(answerWordOver(board, own.toLowerCase())).toMatchObject({
      ok: false,
      reason: 'impossible',
      detail: { code: 'on-board', entry: 2 },
    });
    for (const word of ['', 'A', 'A B', 'A\nB', 'A'.repeat(65), 'A'.repeat(1e6), '\u3099\u3099'])
      expect(answerWordOver(board, word)).toMatchObject({ ok: false, reason: 'invalid', detail: { code: 'bad-word' } });
    expect(answerWordOver(board, 'ヰヱヰ')).toMatchObject({
      ok: false,
      detail: { code: 'missing-letters', letters: ['ヰ', 'ヱ', 'ヰ'] },
    });
    const composed = composeAnswerCrossword(articleWords, { answerLength: [4, 4] }, createRandom(1));
    if (!composed.ok) throw new Error(composed.reason);
    expect(answerWordOver(composed.value, 'いか')).toMatchObject({ ok: false, detail: { code: 'has-answer' } });
  });

  test('a budget that ends leaves the best so far, unproved; none at all is said', () => {
    const board = boardOf(some(wordsEn, 60, 'budget'), 1);
    const answer = 'STRANGESENTIMENTALTREASURE';
    let before = -1;
    for (const steps of [200, 400, 2_000]) {
      const budget = createBudget({ steps });
      const found = answerWordOver(board, answer, budget);
      if (!found.ok) throw new Error(found.reason);
      expect(found.spent).toBeLessThanOrEqual(steps);
      expect(found.value.proved).toBe(false);
      expect(measure(board, found.value.cells)).toEqual({ apart: found.value.apart, spread: found.value.spread });
      expect(found.value.spread).toBeGreaterThanOrEqual(found.value.apart ? 1 : before);
      before = found.value.spread;
    }
    const none = answerWordOver(board, answer, createBudget({ steps: 0 }));
    expect(none).toMatchObject({ ok: false, reason: 'budget', detail: { code: 'stopped' } });
  });
});

describe('a long answer', () => {
  test('finds its cells with few steps, in words of their own or not', () => {
    let together = 0;
    for (let seed = 0; seed < 10; seed += 1) {
      const board = boardOf(some(wordsEn, 26, `long ${seed}`), seed);
      const letters = createRandom(seed).shuffle(board.cells.flatMap((cell) => (cell ? [cell.letter] : [])));
      const found = answerWordOver(board, letters.slice(0, 24).join(''), createBudget({ steps: 60 }));
      if (!found.ok) throw new Error(`seed ${seed}: ${found.reason}`);
      if (!found.value.apart) together += 1;
    }
    expect(together).toBeGreaterThan(3);
  });
});

describe('words that could be hidden', () => {
  test('are those whose letters are all there, as often, and that are not on the board', () => {
    for (const [words, seed] of [
      [wordsEn, 1],
      [wordsJa, 2],
    ] as const) {
      const board = boardOf(some(words, 14, `hide ${seed}`), seed);
      const { lexicon } = createLexicon(words);
      const letters = board.cells.flatMap((cell) => (cell ? [spelled(cell.letter)] : []));
      const expected = words.filter(({ answer }) => {
        const left = [...letters];
        const fits = Array.from(spelled(answer)).every((letter) => {
          const at = left.indexOf(letter);
          if (at >= 0) left.splice(at, 1);
          return at >= 0;
        });
        return fits && board.entries.every((entry) => spelled(entry.answer) !== spelled(answer));
      });
      const found = hideableWords(board, lexicon, { length: [2, 64] });
      expect(found.map(({ answer }) => answer).toSorted()).toEqual(expected.map(({ answer }) => answer).toSorted());
      expect(found.length).toBeGreaterThan(10);
      const lengths = found.map(({ answer }) => Array.from(answer).length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      for (const { answer, clue, score } of found.slice(0, 30)) {
        expect(answerWordOver(board, answer)).toMatchObject({ ok: true });
        expect(clue).toBe(words.find((word) => word.answer === answer)!.clue);
        expect(score).toBe(50);
      }
      expect(hideableWords(board, lexicon, { length: [4, 5], most: 3 })).toHaveLength(3);
      expect(
        hideableWords(board, lexicon, { length: [4, 5] }).every(({ answer }) => [4, 5].includes(answer.length)),
      ).toBe(true);
    }
  });
});
