import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { articleWords } from './article-words.fixture.ts';
import { challengeLength, challengePlan, composeAnswerCrossword, endlessPlan, fitPlan, hideLabels } from './index.ts';
import type { Plan } from './plans.ts';

const told = ({ answerLength: [least, most], hide }: Plan): string => `${least}-${most} ${hide}`;

describe('the endless run', () => {
  test('starts as the article prints it', () => {
    expect([0, 1, 6].map((n) => told(endlessPlan(n)))).toEqual(['3-3 none', '4-4 none', '3-3 tail']);
    expect(endlessPlan(6)).toEqual({ answerLength: [3, 3], hide: 'tail', label: 'ends-hidden', adjusted: false });
  });

  test('takes another band with every number and another style with every second, once several are open', () => {
    for (let n = 0; n < 300; n += 1) {
      const [now, next] = [endlessPlan(n), endlessPlan(n + 1)];
      expect(next.answerLength).not.toEqual(now.answerLength);
      if (n >= 5) expect(next.hide === now.hide, `${n}`).toBe(n % 2 === 0);
      expect(now).toEqual(endlessPlan(n));
      expect(now.label).toBe(hideLabels[now.hide]);
    }
  });

  test('opens the styles one after the other', () => {
    const firsts = (['none', 'tail', 'head', 'alt', 'most'] as const).map((style) => {
      let n = 0;
      while (endlessPlan(n).hide !== style) n += 1;
      return n;
    });
    expect(firsts).toEqual([0, 6, 16, 22, 28]);
  });

  test('takes every number: below 0, fractions and NaN are 0', () => {
    for (const n of [-1, -0, 0.5, 6.5, Number.NaN, -Infinity, Infinity, 2 ** 60])
      expect(endlessPlan(n)).toEqual(endlessPlan(0));
    expect(told(endlessPlan(Number.MAX_SAFE_INTEGER))).toMatch(/^\d-\d \w+$/);
  });
});

describe('the challenge', () => {
  test('is a ramp of ten', () => {
    expect(challengeLength).toBe(10);
    expect(Array.from({ length: 10 }, (_, n) => told(challengePlan(n)))).toEqual([
      '3-3 none',
      '3-4 none',
      '3-4 tail',
      '4-4 tail',
      '4-4 head',
      '4-5 head',
      '4-5 alt',
      '5-5 alt',
      '5-5 most',
      '5-6 most',
    ]);
    for (const n of [-1, Number.NaN, 0.5]) expect(challengePlan(n)).toEqual(challengePlan(0));
    expect(challengePlan(99)).toEqual(challengePlan(9));
  });
});

describe('for a vocabulary', () => {
  test('a band that is possible stays, and its board can be drawn', () => {
    for (let n = 0; n < 60; n += 1) {
      const plan = endlessPlan(n);
      expect(fitPlan(plan, articleWords)).toBe(plan);
      const made = composeAnswerCrossword(articleWords, plan, createRandom(n), createBudget({ steps: 100_000 }));
      expect(made.ok).toBe(true);
      if (made.ok) expect(hideLabels[made.value.hide]).toBe(made.value.hidden > 0 ? plan.label : 'as-it-is');
    }
  });

  test('an impossible one moves to the nearest length, the shorter of two, and says so', () => {
    const words = articleWords.filter(({ answer }) => answer.length !== 4 && answer.length !== 5);
    expect(fitPlan(endlessPlan(1), words)).toMatchObject({ answerLength: [3, 3], adjusted: true });
    expect(fitPlan(endlessPlan(2), words)).toMatchObject({ answerLength: [6, 6], adjusted: true });
    expect(fitPlan(challengePlan(3), words)).toMatchObject({ answerLength: [3, 3], hide: 'tail', adjusted: true });
    expect(fitPlan(challengePlan(1), words)).toMatchObject({ answerLength: [3, 4], adjusted: false });
  });

  test('without any answer the plan stays as it was', () => {
    expect(fitPlan(endlessPlan(2), [])).toEqual(endlessPlan(2));
  });
});
