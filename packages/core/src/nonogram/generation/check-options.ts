import type { Problem } from '../../decode.ts';
import { difficultyProblem } from '../difficulty/decode.ts';
import type { NonogramDetail, NonogramOptions } from '../types.ts';

/** What is wrong with options whose parts are all right, as a detail; undefined when nothing is. */
export function problemOf(options: NonogramOptions): Extract<NonogramDetail, { message: string }> | undefined {
  const { width, height, shape, mask, unique, difficulty, palette } = options;
  if (shape !== 'mask' && mask !== undefined) {
    return { code: 'mask', message: "mask: it is for the shape 'mask'; leave it out, or say shape: 'mask'." };
  }
  if (shape === 'mask') {
    if (mask === undefined) {
      return { code: 'mask', message: `mask: ${height} rows of ${width} characters are wanted, # where cells may be.` };
    }
    if (mask.length !== height || mask.some((row) => row.length !== width || /[^#.]/.test(row))) {
      const message = `mask: ${height} rows of ${width} characters # or . are wanted, as high and as wide as the board.`;
      return { code: 'mask', message };
    }
  }
  if (palette !== undefined && (difficulty !== undefined || (shape ?? 'noise') !== 'noise')) {
    const message =
      "palette: boards in colours are of the shape 'noise' and of no difficulty; leave out one or the other.";
    return { code: 'palette', message };
  }
  if (difficulty === undefined) return undefined;
  if (unique === false) {
    const message = 'difficulty: only a board of one solution has one; leave out unique, or the difficulty.';
    return { code: 'difficulty', message };
  }
  return difficultyProblem(difficulty);
}

/** The same for a decoder. */
export function checkOptions(options: NonogramOptions): Problem[] {
  const { difficulty } = own(options);
  const problem = problemOf(
    own(typeof difficulty === 'object' ? { ...options, difficulty: own(difficulty) } : options),
  );
  if (!problem || problem.code === 'unreachable') return [];
  return [{ path: problem.code, code: problem.code, message: problem.message }];
}

/** A copy that has nothing but its own, whatever a page has put on the prototype of all objects. */
const own = <V extends object>(value: V): V => Object.assign(Object.create(null) as V, value);
