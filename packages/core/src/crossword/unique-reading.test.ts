import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { composeAnswerCrossword, hideCells } from './index.ts';
import { readings, spelled } from './reading.fixture.ts';
import type { CrosswordPuzzle, HideStyle, Word } from './types.ts';

/** Words that differ in a letter or two: other readings are everywhere. */
const alike: readonly Word[] =
  'かき かさ かに かみ くさ くき しか しき たか たき たに かたき かたみ かきた くさき くさか しかく しかた たかき みかた'
    .split(' ')
    .map((answer) => ({ answer }));
const styles: readonly HideStyle[] = ['none', 'tail', 'head', 'alt', 'most'];

const compose = (words: readonly Word[], options: object, seed: number): CrosswordPuzzle | undefined => {
  const made = composeAnswerCrossword(words, options, createRandom(seed), createBudget({ steps: 50_000 }));
  return made.ok ? made.value : undefined;
};

describe('a board reads in one way only', () => {
  test.each(styles)('hidden: %s', (hide) => {
    let boards = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const board = compose(alike, { answerLength: [2, 3], hide }, seed);
      if (!board) continue;
      boards += 1;
      expect(board.uniqueReading).toBe(true);
      expect(readings(board, alike)).toEqual([board.entries.map(({ answer }) => spelled(answer))]);
    }
    expect(boards).toBeGreaterThan(60);
  });

  test('without being asked to it mostly does not', () => {
    const boards = Array.from({ length: 100 }, (_, seed) =>
      compose(alike, { answerLength: [2, 3], hide: 'alt', uniqueReading: false }, seed),
    ).filter((board) => board !== undefined);
    expect(boards.filter((board) => readings(board, alike).length > 1).length).toBeGreaterThan(50);
    expect(boards.some((board) => board.uniqueReading)).toBe(false);
  });

  test('no board is thrown away that does: every sound draft is taken as it is', () => {
    // The same seed draws the same first board with and without the check; where it is sound, both are the same.
    let same = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const free = compose(alike, { answerLength: [2, 3], uniqueReading: false }, seed)!;
      const checked = compose(alike, { answerLength: [2, 3] }, seed);
      const sound = readings(free, alike).length === 1;
      expect(JSON.stringify(checked?.cells) === JSON.stringify(free.cells), `seed ${seed}`).toBe(sound);
      if (sound) same += 1;
    }
    expect(same > 20 && same < 180).toBe(true);
  });
});

test('a board that hides more than was checked no longer claims it', () => {
  const board = compose(alike, { answerLength: [3, 3] }, 3)!;
  expect(hideCells(board, 'none').uniqueReading).toBe(true);
  const more = hideCells(board, 'head');
  expect([more.hidden > 0, more.uniqueReading]).toEqual([true, false]);
});
