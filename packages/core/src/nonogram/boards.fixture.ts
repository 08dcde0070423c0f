// Boards of a known grid for tests of play, with several solutions as often as one.
import { createRandom } from '../random.ts';
import { cluesOf, noise, solutionsOf } from './grids.fixture.ts';
import type { Ends, NonogramPuzzle } from './types.ts';

export interface Known {
  readonly puzzle: NonogramPuzzle;
  readonly solutions: readonly string[];
  /** The grid it was made from. */
  readonly grid: string;
}

/**
 * A board without a trail: whoever asks has to think, or to believe the claim, which is true.
 */
export function boardOf(grid: ArrayLike<number>, width: number, height: number, ends: Ends): Known {
  const clues = cluesOf(grid, width, height);
  const solutions = solutionsOf(clues);
  const text = Array.from(grid, (cell) => (cell === 1 ? '1' : '0')).join('');
  return {
    puzzle: {
      ...clues,
      claim: solutions.length === 1 ? 'unique' : 'multiple',
      trail: [],
      ends,
      ...(ends === 'grid' ? { solution: text } : {}),
    },
    solutions,
    grid: text,
  };
}

/** Small boards of every form and ending; a third of them has several solutions. */
export function knownBoards(count: number, seed: string, most = 5): Known[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, nth) => {
    const [width, height] = [1 + random.int(most), 1 + random.int(most)];
    const grid = noise(width, height, 1 + random.int(width * height), random);
    return boardOf(grid, width, height, (['clues', 'grid', 'host'] as const)[nth % 3]!);
  });
}
