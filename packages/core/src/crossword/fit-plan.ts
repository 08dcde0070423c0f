import { createBudget } from '../budget.ts';
import { run } from '../run.ts';
import { answersOfLength } from './answers.ts';
import { crosswordLimits } from './limits.ts';
import type { Plan } from './plans.ts';
import type { Word } from './types.ts';
import { readVocabulary } from './vocabulary.ts';

/**
 * The plan for a vocabulary: where it has no answer of that band, the nearest length that it has, of two the shorter one,
 * and `adjusted` says so. Without any answer the plan stays as it is, and drawing its board says why not.
 */
export function fitPlan(plan: Plan, words: readonly Word[]): Plan {
  const [least, most] = plan.answerLength;
  const budget = createBudget({ steps: Number.MAX_SAFE_INTEGER });
  const vocabulary = run(readVocabulary(words, budget))!;
  const has = (length: number): boolean => run(answersOfLength(vocabulary, length, budget))!.words.length > 0;
  for (let length = least; length <= most; length += 1) if (has(length)) return plan;
  for (let away = 1; away < crosswordLimits.letters; away += 1) {
    for (const length of [least - away, most + away]) {
      if (length > 1 && length <= crosswordLimits.letters && has(length))
        return { ...plan, answerLength: [length, length], adjusted: true };
    }
  }
  return plan;
}
