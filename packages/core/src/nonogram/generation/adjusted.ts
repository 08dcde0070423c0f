import type { Budget, Stopped } from '../../budget.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import type { Difficulty, PictureReport } from '../types.ts';
import { targetOf } from './target.ts';
import { toward, type Adjustable } from './toward.ts';

interface Mended {
  readonly cells: Uint8Array;
  readonly changed: readonly number[];
  readonly solvable: boolean;
  readonly fewest: boolean;
}
interface Made {
  readonly cells: Uint8Array;
  readonly changed: readonly number[];
  readonly report: Pick<PictureReport, 'solvable' | 'fewest' | 'difficulty'>;
}

/** A picture that was mended, led on to a difficulty where one is wanted. */
export function* adjusted(
  picture: Uint8Array,
  { cells, changed, solvable, fewest }: Mended,
  kind: Adjustable,
  difficulty: Difficulty | undefined,
  budget: Budget,
): Job<Result<Made, Stopped, undefined>, never> {
  if (difficulty === undefined) return succeed({ cells, changed, report: { solvable, fewest } });
  const found = yield* toward(picture, cells, kind, targetOf(difficulty), budget);
  if (!found.ok) return found;
  const { reached, rating } = found.value;
  const byLines = rating !== undefined && rating.level <= 2;
  const report = {
    solvable: byLines,
    fewest:
      byLines && (found.value.changed.length === 0 || (fewest && String(found.value.changed) === String(changed))),
    difficulty: { reached, ...(rating ? { rating } : {}) },
  };
  return succeed({ cells: found.value.cells, changed: found.value.changed, report });
}
