import { limits } from '../limits.ts';
import type { Cell, LayoutProblem } from './types.ts';

/**
 * What is wrong with where the cells lie; not whether they can be cleared. Time grows with the tiles that touch, not with
 * their square.
 */
export function checkCells(cells: readonly Cell[]): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const add = (
    code: LayoutProblem['code'],
    at: readonly number[],
    message: string,
    severity: LayoutProblem['severity'] = 'error',
  ): void => void problems.push({ code, severity, cells: at, message });

  if (cells.length === 0) add('empty', [], 'The layout has no cells; at least two tiles are needed to play.');
  if (cells.length > limits.tiles) {
    add('too-large', [], `The layout has ${cells.length} cells; at most ${limits.tiles} are allowed.`);
    return problems;
  }
  if (cells.length % 2 === 1) {
    add('odd-count', [], `The layout has ${cells.length} cells; tiles go in pairs, so add one or take one away.`);
  }
  const odd = indices(cells, ({ x, y, z }) => ![x, y, z].every(Number.isInteger));
  if (odd.length > 0) add('not-integer', odd, 'Cells are counted in half units: x, y and z must be whole numbers.');
  const far = indices(
    cells,
    ({ x, y, z }) => Math.max(Math.abs(x), Math.abs(y)) > limits.halfUnits || Math.abs(z) > limits.layers,
  );
  if (far.length > 0) {
    add('too-large', far, `x and y must be within ${limits.halfUnits} half units, z within ${limits.layers} layers.`);
  }
  if (odd.length > 0 || far.length > 0) return problems;

  const at = new Map<string, number>();
  const keyOf = (x: number, y: number, z: number): string => `${x},${y},${z}`;
  for (const [index, { x, y, z }] of cells.entries()) {
    const key = keyOf(x, y, z);
    const twin = at.get(key);
    if (twin === undefined) at.set(key, index);
    else add('duplicate', [twin, index], `Cells ${twin} and ${index} are the same place, x ${x}, y ${y}, layer ${z}.`);
  }
  const floor = cells.reduce((lowest, cell) => Math.min(lowest, cell.z), Infinity);
  for (const [index, { x, y, z }] of cells.entries()) {
    let held = z === floor;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const other = at.get(keyOf(x + dx, y + dy, z));
        if ((dx !== 0 || dy !== 0) && other !== undefined && other > index) {
          add(
            'overlap',
            [index, other],
            `Cells ${index} and ${other} of layer ${z} overlap; a tile covers 2×2 half units.`,
          );
        }
        held ||= at.has(keyOf(x + dx, y + dy, z - 1));
      }
    }
    if (!held) add('floating', [index], `Cell ${index} in layer ${z} has nothing in the layer below it.`, 'warning');
  }
  return problems;
}

function indices(cells: readonly Cell[], isWrong: (cell: Cell) => boolean): number[] {
  return [...cells.keys()].filter((index) => isWrong(cells[index]!));
}
