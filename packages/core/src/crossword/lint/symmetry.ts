import type { LintSymmetry } from './lint-types.ts';
import type { Board } from './read-board.ts';

/** Cells that are not what their image is, or have a bar where it has none. */
export function asymmetry({ width, height, kinds, barRight, barBelow }: Board, symmetry: LintSymmetry): number[] {
  const turnsX = symmetry !== 'horizontal';
  const turnsY = symmetry !== 'vertical';
  /** The image of a cell; of the bar behind it where `right` or `below` is 1. */
  const image = (x: number, y: number, right: number, below: number): number =>
    (turnsY ? height - 1 - below - y : y) * width + (turnsX ? width - 1 - right - x : x);
  const broken: number[] = [];
  for (let cell = 0; cell < kinds.length; cell += 1) {
    const x = cell % width;
    const y = (cell - x) / width;
    const differs =
      kinds[cell] !== kinds[image(x, y, 0, 0)] ||
      (x < width - 1 && barRight[cell] !== barRight[image(x, y, 1, 0)]) ||
      (y < height - 1 && barBelow[cell] !== barBelow[image(x, y, 0, 1)]);
    if (differs) broken.push(cell);
  }
  return broken;
}
