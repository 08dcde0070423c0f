// Rules about blocks and pieces: what can be said of a board without its words.
import { BLOCK, OPEN, type Board } from './read-board.ts';

/** The groups of two or more blocks that touch by their sides. */
export function adjacentBlocks(board: Board): number[][] {
  return groups(board, BLOCK, () => false).filter((group) => group.length > 1);
}

/** The pieces of open cells that hang together, a bar being a wall; the largest first. */
export function pieces(board: Board): number[][] {
  const { barRight, barBelow, width } = board;
  const isWall = (cell: number, next: number): boolean => (next - cell === width ? barBelow : barRight)[cell] === 1;
  return groups(board, OPEN, isWall).toSorted((a, b) => b.length - a.length);
}

/** Cells of a kind by neighbourhood, in the order of their first cells; `isWall` is asked for a cell and one after it. */
function groups(
  { width, height, kinds }: Board,
  kind: number,
  isWall: (cell: number, next: number) => boolean,
): number[][] {
  const found: number[][] = [];
  const seen = new Uint8Array(kinds.length);
  for (let first = 0; first < kinds.length; first += 1) {
    if (kinds[first] !== kind || seen[first] === 1) continue;
    const group = [first];
    seen[first] = 1;
    for (const cell of group) {
      const x = cell % width;
      const y = (cell - x) / width;
      for (const next of [
        x > 0 ? cell - 1 : -1,
        x < width - 1 ? cell + 1 : -1,
        y > 0 ? cell - width : -1,
        y < height - 1 ? cell + width : -1,
      ]) {
        if (next < 0 || kinds[next] !== kind || seen[next] === 1) continue;
        if (isWall(Math.min(cell, next), Math.max(cell, next))) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    found.push(group.toSorted((a, b) => a - b));
  }
  return found;
}

export function cornerBlocks({ width, height, kinds }: Board): number[] {
  const corners = new Set([0, width - 1, (height - 1) * width, height * width - 1]);
  return [...corners].filter((cell) => kinds[cell] === BLOCK);
}

/** Open cells with blocks on three sides or four. */
export function threeSided({ width, kinds }: Board): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < kinds.length; cell += 1) {
    if (kinds[cell] !== OPEN) continue;
    const x = cell % width;
    let blocks = 0;
    if (x > 0 && kinds[cell - 1] === BLOCK) blocks += 1;
    if (x < width - 1 && kinds[cell + 1] === BLOCK) blocks += 1;
    if (kinds[cell - width] === BLOCK) blocks += 1;
    if (kinds[cell + width] === BLOCK) blocks += 1;
    if (blocks > 2) found.push(cell);
  }
  return found;
}

/** Longest rows of so many blocks or more, from a block to the one below it to the right, or to the left. */
export function diagonalBlocks({ width, kinds }: Board, least: number): number[][] {
  const found: number[][] = [];
  for (const way of [1, -1]) {
    const below = (cell: number): number => {
      const x = (cell % width) + way;
      return x < 0 || x >= width ? -1 : cell + width + way;
    };
    const above = (cell: number): number => {
      const x = (cell % width) - way;
      return x < 0 || x >= width ? -1 : cell - width - way;
    };
    for (let first = 0; first < kinds.length; first += 1) {
      if (kinds[first] !== BLOCK || kinds[above(first)] === BLOCK) continue;
      const row = [first];
      for (let next = below(first); kinds[next] === BLOCK; next = below(next)) row.push(next);
      if (row.length >= least) found.push(row);
    }
  }
  return found;
}
