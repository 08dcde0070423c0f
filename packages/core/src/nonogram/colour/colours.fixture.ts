// Lines and boards in colours by trying: every way to fulfil a clue, and every solution of a small board.
import type { Random } from '../../random.ts';
import type { ColouredClues } from '../types.ts';

/** All ways to fulfil a clue in so many cells, as values: 0 blank, c + 1 for colour c. */
export function completionsOf(clue: readonly number[], colours: readonly number[], length: number): number[][] {
  const complete = (nth: number, line: readonly number[]): number[][] => {
    if (line.length > length) return [];
    if (line.length === length) return nth === clue.length ? [[...line]] : [];
    const ways = complete(nth, [...line, 0]);
    const value = (colours[nth] ?? 0) + 1;
    if (nth < clue.length && line.at(-1) !== value) {
      ways.push(...complete(nth + 1, [...line, ...Array.from({ length: clue[nth]! }, () => value)]));
    }
    return ways;
  };
  return complete(0, []);
}

/** The marks of values. */
export const marksOf = (values: readonly number[]): number[] =>
  values.map((value) => [2, 1, 3, 4, 5, 6, 7, 8, 9][value]!);

/** What each cell may be in those of the ways that go with what it may be already; undefined where none does. */
export function possibleOf(ways: readonly (readonly number[])[], may: readonly number[]): number[] | undefined {
  const left = ways.filter((way) => way.every((value, at) => ((may[at]! >> value) & 1) === 1));
  if (left.length === 0) return undefined;
  return may.map((_, at) => left.reduce((set, way) => set | (1 << way[at]!), 0));
}

/** Runs and colours of a line, written differently from the code: as words of a text. */
export function cluedBy(values: readonly number[]): { readonly runs: number[]; readonly colours: number[] } {
  const words = [...values.join('').matchAll(/([1-9])\1*/g)].map(([word]) => word);
  return { runs: words.map((word) => word.length), colours: words.map((word) => Number(word[0]) - 1) };
}

export function colouredCluesOf(cells: readonly number[], width: number, height: number): ColouredClues {
  const rows = Array.from({ length: height }, (_, y) => cluedBy(cells.slice(y * width, (y + 1) * width)));
  const columns = Array.from({ length: width }, (_, x) => cluedBy(cells.filter((_each, at) => at % width === x)));
  return {
    rows: rows.map(({ runs }) => runs),
    columns: columns.map(({ runs }) => runs),
    rowColours: rows.map(({ colours }) => colours),
    columnColours: columns.map(({ colours }) => colours),
  };
}

/** All solutions, as texts of digits. */
export function colouredSolutionsOf({ rows, columns, rowColours, columnColours }: ColouredClues): string[] {
  const ways = rows.map((clue, y) => completionsOf(clue, rowColours[y]!, columns.length));
  const upright = columns.map(
    (clue, x) => new Set(completionsOf(clue, columnColours[x]!, rows.length).map((way) => way.join(''))),
  );
  const starts = upright.map(
    (set) => new Set([...set].flatMap((way) => Array.from(way, (_, at) => way.slice(0, at + 1)))),
  );
  const solutions: string[] = [];
  const search = (grid: readonly (readonly number[])[]): void => {
    if (grid.length === rows.length) solutions.push(grid.flat().join(''));
    else {
      for (const way of ways[grid.length]!) {
        const more = [...grid, way];
        if (starts.every((set, x) => set.has(more.map((row) => row[x]).join('')))) search(more);
      }
    }
  };
  search([]);
  return solutions;
}

/** Cells of so many colours, about half of them blank, and neighbours alike more often than not. */
export function colouredNoise(width: number, height: number, colours: number, random: Random): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < width * height; cell += 1) {
    const beside = cell % width > 0 ? cells[cell - 1]! : 0;
    const like = random.int(3);
    if (like === 0 && beside > 0) cells.push(beside);
    else cells.push(random.int(2) === 0 ? 0 : 1 + random.int(colours));
  }
  return cells;
}

export const palettes = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00', '#00aaaa', '#aa00aa', '#777777', '#000000'];

/** What each cell may be when one line after the other is looked at, until nothing changes. */
export function byLinesAlone(clues: ColouredClues, colours: number): number[] {
  const { rows, columns, rowColours, columnColours } = clues;
  const lines = [
    ...rows.map((clue, y) => ({
      cells: columns.map((_, x) => y * columns.length + x),
      ways: completionsOf(clue, rowColours[y]!, columns.length),
    })),
    ...columns.map((clue, x) => ({
      cells: rows.map((_, y) => y * columns.length + x),
      ways: completionsOf(clue, columnColours[x]!, rows.length),
    })),
  ];
  const may = Array.from({ length: rows.length * columns.length }, () => 2 ** (colours + 1) - 1);
  for (let before = ''; before !== String(may);) {
    before = String(may);
    for (const { cells, ways } of lines) {
      const possible = possibleOf(
        ways,
        cells.map((cell) => may[cell]!),
      );
      for (const [nth, cell] of cells.entries()) may[cell] = possible![nth]!;
    }
  }
  return may;
}
