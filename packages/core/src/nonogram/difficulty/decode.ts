import { either, integer, number, oneOf, optional, pair, record, type Problem, type Shape } from '../../decode.ts';
import { targetOf } from '../generation/target.ts';
import type { Difficulty } from '../types.ts';
import { scoresOf } from './score.ts';

export const difficultyShape: Shape<Difficulty> = either(
  oneOf('easy', 'medium', 'hard'),
  record({ level: optional(integer(0, 4) as Shape<0 | 1 | 2 | 3 | 4>), score: optional(pair(number(0, 1))) }),
  (input) => typeof input === 'string',
);

/** What is wrong with a difficulty whose parts are all right: a score upside down, or one that its level does not have. */
export function difficultyProblem(
  difficulty: Difficulty,
): { readonly code: 'difficulty' | 'unreachable'; readonly message: string } | undefined {
  const { most, score, least } = targetOf(difficulty);
  if (score[0] > score[1]) {
    return { code: 'difficulty', message: `difficulty.score: ${score[0]} to ${score[1]} is upside down; swap them.` };
  }
  if (least <= most) return undefined;
  const reach = scoresOf(most)[1];
  const message = `difficulty: level ${most} has scores below ${reach}; lower the score of ${score[0]}, or raise the level to ${Math.min(4, least)}.`;
  return { code: 'unreachable', message };
}

/** The same for options of which the difficulty is one, and which repair a picture toward it. */
export function repairProblems(options: { readonly difficulty?: Difficulty; readonly repair?: boolean }): Problem[] {
  // Their own, whatever a page has put on the prototype of all objects.
  const difficulty = Object.hasOwn(options, 'difficulty') ? options.difficulty : undefined;
  if (difficulty === undefined) return [];
  if (Object.hasOwn(options, 'repair') && options.repair === false) {
    const message = 'difficulty: it is the repair that leads to it; leave out repair, or the difficulty.';
    return [{ path: 'difficulty', code: 'difficulty', message }];
  }
  const problem = difficultyProblem(difficulty);
  return problem ? [{ path: 'difficulty', ...problem }] : [];
}
