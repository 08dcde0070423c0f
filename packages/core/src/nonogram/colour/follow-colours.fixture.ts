// Follows a trail in colours as it is documented, with lines worked out by trying every way.
import type { NonogramPuzzle } from '../types.ts';
import { colouredCluesOf, completionsOf, possibleOf } from './colours.fixture.ts';

/** The solutions that a trail comes to, and whether it has seen all; undefined where it is no trail. */
export function followColours(
  puzzle: NonogramPuzzle,
): { readonly solutions: string[]; readonly all: boolean } | undefined {
  const { rows, columns, palette, rowColours, columnColours, trail } = puzzle;
  const [width, height, values] = [columns.length, rows.length, palette!.length + 1];
  const lines = [
    ...rows.map((clue, y) => ({ cells: columns.map((_, x) => y * width + x), clue, colours: rowColours![y] ?? [] })),
    ...columns.map((clue, x) => ({ cells: rows.map((_, y) => y * width + x), clue, colours: columnColours![x] ?? [] })),
  ].map(({ cells, clue, colours }) => {
    const runs = clue.filter((run) => run > 0);
    return { cells, ways: runs.length === colours.length ? completionsOf(runs, colours, cells.length) : [] };
  });
  const asked = JSON.stringify([
    rows.map((clue) => clue.filter((run) => run > 0)),
    rowColours,
    columns.map((clue) => clue.filter((run) => run > 0)),
    columnColours,
  ]);
  const solutions: string[] = [];
  const suppositions: { readonly cell: number; readonly value: number; readonly before: readonly number[] }[] = [];
  let may: readonly number[] = Array.from({ length: width * height }, () => 2 ** values - 1);
  let all = false;

  const bits = (set: number): number[] =>
    Array.from({ length: values }, (_, value) => value).filter((value) => (set >> value) % 2 === 1);
  /** Known in every cell; then it is counted where it is a solution. */
  const full = (): boolean => {
    if (may.some((set) => bits(set).length !== 1)) return false;
    const grid = may.map((set) => bits(set)[0]!);
    const said = colouredCluesOf(grid, width, height);
    const isSolution = JSON.stringify([said.rows, said.rowColours, said.columns, said.columnColours]) === asked;
    if (isSolution && !solutions.includes(grid.join(''))) solutions.push(grid.join(''));
    return true;
  };
  const end = (): void => {
    let goesOn = true;
    while (goesOn) {
      const last = suppositions.pop();
      if (last === undefined) {
        all = true;
        return;
      }
      const left = bits(last.before[last.cell]!).filter((value) => value !== last.value);
      may = last.before.with(
        last.cell,
        left.reduce((set, value) => set + 2 ** value, 0),
      );
      goesOn = full();
    }
  };

  for (const token of trail) {
    if (all) break;
    if (token < lines.length) {
      const { cells, ways } = lines[token]!;
      const possible = possibleOf(
        ways,
        cells.map((cell) => may[cell]!),
      );
      if (possible === undefined) {
        end();
        continue;
      }
      const next = [...may];
      for (const [nth, cell] of cells.entries()) next[cell] = possible[nth]!;
      may = next;
    } else {
      const cell = Math.floor((token - lines.length) / values);
      const value = (token - lines.length) % values;
      const open = cell < may.length ? bits(may[cell]!) : [];
      if (open.length < 2 || !open.includes(value)) return undefined;
      suppositions.push({ cell, value, before: may });
      may = may.with(cell, 2 ** value);
    }
    if (full()) end();
  }
  return { solutions, all };
}
