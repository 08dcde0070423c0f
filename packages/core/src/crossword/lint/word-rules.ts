// Rules about words.
import { foldKana } from '../fold-kana.ts';
import type { Board } from './read-board.ts';
import type { Run } from './runs.ts';

/** Stretches of more than `most` unchecked cells in a run. */
export function uncheckedStretches({ cells }: Run, through: Uint8Array, most: number): number[][] {
  const found: number[][] = [];
  let stretch: number[] = [];
  for (const cell of [...cells, -1]) {
    if (cell >= 0 && through[cell] === 1) {
      stretch.push(cell);
      continue;
    }
    if (stretch.length > most) found.push(stretch);
    stretch = [];
  }
  return found;
}

/** Words that fold to one before them, with the cells of both; words with a letter that nobody knows are passed over. */
export function duplicateWords(
  { letters }: Board,
  words: readonly Pick<Run, 'cells'>[],
): { readonly answer: string; readonly cells: readonly number[] }[] {
  const first = new Map<string, readonly number[]>();
  return words.flatMap(({ cells }) => {
    const own = cells.map((cell) => letters[cell]!);
    if (own.includes('')) return [];
    const key = own.map(foldKana).join('\u0000');
    const before = first.get(key);
    if (!before) first.set(key, cells);
    return before ? [{ answer: own.join(''), cells: [...before, ...cells] }] : [];
  });
}

/** Groups with words that are not there or linked before, or too few: with the cells that their words start in. */
export function oddGroups(
  { groups, words }: Board,
  runs: readonly Run[],
): { readonly group: number; readonly told: number; readonly sound: number; readonly cells: readonly number[] }[] {
  const there = new Set((words ?? runs).map(({ direction, cells }) => `${direction} ${cells[0]}`));
  const linked = new Set<string>();
  return groups.flatMap((told, group) => {
    const cells = new Set<number>();
    let sound = 0;
    for (const word of told) {
      const key = word && `${word.direction} ${word.cell}`;
      if (key === undefined || !there.has(key)) continue;
      cells.add(word!.cell);
      if (!linked.has(key)) sound += 1;
      linked.add(key);
    }
    const isSound = told.length > 1 && sound === told.length;
    return isSound ? [] : [{ group, told: told.length, sound, cells: [...cells] }];
  });
}

/** Runs that are not a word of the board (`strict`), or not made of them (`chain`). */
export function falseRuns({ words, mode }: Board, runs: readonly Run[]): Run[] {
  if (!words) return [];
  /** First and last cells of words, or every two neighbours in one. */
  const told = { across: new Set<string>(), down: new Set<string>() };
  for (const { direction, cells } of words) {
    if (mode === 'strict') told[direction].add(`${cells[0]} ${cells.at(-1)}`);
    else for (let nth = 1; nth < cells.length; nth += 1) told[direction].add(`${cells[nth - 1]} ${cells[nth]}`);
  }
  return runs.filter(({ direction, cells }) =>
    mode === 'strict'
      ? !told[direction].has(`${cells[0]} ${cells.at(-1)}`)
      : cells.some((cell, nth) => nth > 0 && !told[direction].has(`${cells[nth - 1]} ${cell}`)),
  );
}
