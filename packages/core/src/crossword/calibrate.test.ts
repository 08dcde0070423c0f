import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { articleWords } from './article-words.fixture.ts';
import { mostRedraws } from './compose.ts';
import { starterWords } from './starter-words.ts';
import { answerSteps, calibrate, composeAnswerCrossword, hideCells } from './index.ts';

const measured = (options: Parameters<typeof calibrate>[1]) => {
  const made = calibrate(articleWords, options);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};

describe('calibrate', () => {
  test('counts what drawing one board after the other from its stream takes', () => {
    const random = createRandom('a stream');
    const budget = createBudget({ steps: 1e7 });
    const options = { answerLength: [4, 4] as const, boards: 300, boardsAStyle: 0 };
    const told = calibrate(articleWords, options, createRandom('a stream'), createBudget({ steps: 1e7 }));
    const attempts = Array.from({ length: 300 }, () => {
      const made = composeAnswerCrossword(articleWords, { answerLength: [4, 4] }, random, budget);
      return made.ok ? made.value.attempts : Number.NaN;
    });
    const sum = attempts.reduce((all, n) => all + n, 0);
    const worst = Math.max(...attempts);
    expect(told).toMatchObject({
      value: { boards: 300, failed: 0, meanAttempts: sum / 300, worstAttempts: worst, limit: 30 * worst },
    });
  });

  test('tells the time at the limit in steps: thirty times what the worst board takes', () => {
    const { limit, meanAttempts, stepsAtLimit } = measured({ answerLength: [4, 4], boards: 500, boardsAStyle: 0 });
    const costs = Array.from({ length: 500 }, (_, seed) => {
      const own = createBudget({ steps: stepsAtLimit });
      const made = composeAnswerCrossword(articleWords, { answerLength: [4, 4] }, createRandom(seed), own);
      if (!made.ok) throw new Error(`seed ${seed}: ${made.reason}`);
      return [made.value.attempts, made.spent] as const;
    });
    // Reading the words costs the same each time; an attempt more, what an attempt costs.
    const [fewest, most] = [costs.filter(([attempts]) => attempts === 1), costs.filter(([attempts]) => attempts > 3)];
    const mean = (some: readonly (readonly [number, number])[], at: 0 | 1): number =>
      some.reduce((sum, one) => sum + one[at], 0) / some.length;
    const anAttempt = (mean(most, 1) - mean(fewest, 1)) / (mean(most, 0) - mean(fewest, 0));
    expect(stepsAtLimit / limit).toBeGreaterThan(anAttempt / 2);
    expect(stepsAtLimit / limit).toBeLessThan(2 * anAttempt);
    expect(meanAttempts).toBeGreaterThan(1);
  });

  test('finds the share of boards on which a style hides nothing', () => {
    const told = measured({ answerLength: [3, 3], boards: 100, boardsAStyle: 1_000, uniqueReading: false });
    const boards = Array.from({ length: 1_000 }, (_, seed) => {
      const made = composeAnswerCrossword(
        articleWords,
        { answerLength: [3, 3], uniqueReading: false },
        createRandom(seed),
      );
      if (!made.ok) throw new Error(made.reason);
      return made.value;
    });
    expect(told.hidesNothing.none).toBe(0);
    for (const style of ['tail', 'head', 'alt', 'most'] as const) {
      const share = boards.filter((board) => hideCells(board, style).hidden === 0).length / boards.length;
      expect(Math.abs(told.hidesNothing[style] - share), style).toBeLessThan(0.05);
    }
  });

  test('the limits that are shipped hold for the fifty words and the starter words', () => {
    for (const [words, ...answerLength] of [
      [articleWords, 3, 3],
      [articleWords, 5, 5],
      [starterWords, 4, 4],
    ] as const) {
      const told = calibrate(words, { answerLength, boards: 2_000, boardsAStyle: 500 });
      if (!told.ok) throw new Error(told.reason);
      const { failed, stepsAtLimit, hidesNothing } = told.value;
      expect(failed).toBe(0);
      expect(stepsAtLimit).toBeLessThan(answerSteps);
      // Whether there are vowels or voiced kana to hide is up to the words.
      const { vowel: _vowel, dakuten: _dakuten, ...anyWords } = hidesNothing;
      expect(Math.max(...Object.values(anyWords)) ** mostRedraws).toBeLessThan(1e-6);
    }
  });

  test('says what can not be measured', () => {
    expect(calibrate(articleWords, { answerLength: [9, 10] })).toMatchObject({ reason: 'impossible', spent: 0 });
    expect(calibrate(articleWords, { answerLength: [4, 3] })).toMatchObject({ reason: 'invalid-options' });
    const short = calibrate(articleWords, {}, createRandom(0), createBudget({ steps: 1_000 }));
    expect(short).toMatchObject({ reason: 'budget', detail: { code: 'stopped' }, spent: 1_000 });
    // Each letter has its word, and yet they can't be laid down.
    const hopeless = ['あい', 'あか', 'いき'].map((answer) => ({ answer }));
    expect(calibrate(hopeless, { answerLength: [2, 2] })).toMatchObject({
      value: { boards: 10, failed: 10, limit: 0 },
    });
  });
});
