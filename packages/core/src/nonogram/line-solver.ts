import { runSolverFor, wordsFor, type LineSolver } from './line.ts';
import { fourWords, threeWords, twoWords } from './line-unrolled.ts';

const made: LineSolver[] = [];
/** The fastest solver for lines of up to this many cells; made once for each number of words. */
export function lineSolverFor(length: number): LineSolver {
  const words = wordsFor(length);
  return (made[words] ??=
    words === 2 ? twoWords() : words === 3 ? threeWords() : words === 4 ? fourWords() : runSolverFor(length));
}
