// What words on a ground say of themselves: it knows no layout, only where they lie.
import type { Random } from '../../random.ts';
import { ACROSS } from './layout.ts';
import type { WordList } from './word-list.ts';

export interface Laid {
  readonly word: number;
  readonly row: number;
  readonly column: number;
  readonly direction: number;
}

/** Words made of three letters, so that many cross. */
export function someWords(random: Random, count: number, shortest: number): readonly string[] {
  const word = (): string => Array.from({ length: shortest + random.int(4) }, () => 'ABC'[random.int(3)]!).join('');
  return Array.from({ length: count }, word);
}
export function listOf(words: readonly string[]): WordList {
  const text = Int32Array.from(words.join(''), (letter) => 'ABC'.indexOf(letter));
  const start = new Int32Array(words.length + 1);
  for (const [nth, { length }] of words.entries()) start[nth + 1] = start[nth]! + length;
  const counts = [0, 1, 2].map((letter) => text.filter((one) => one === letter).length);
  const from = Int32Array.of(0, counts[0]!, counts[0]! + counts[1]!);
  return { size: words.length, text, start, from, words: words.map((_, nth) => nth) };
}

const sides: Readonly<Record<string, readonly [down: number, right: number]>> = {
  UP: [-1, 0],
  RIGHT: [0, 1],
  BELOW: [1, 0],
  LEFT: [0, -1],
  UP_LEFT: [-1, -1],
  UP_RIGHT: [-1, 1],
  BELOW_RIGHT: [1, 1],
  BELOW_LEFT: [1, -1],
};

/** The same from the words that are laid alone: cells by "row column", with the words they are in. */
export function readOff(words: readonly string[], laid: readonly Laid[]) {
  const cells = new Map<string, { readonly letters: Set<string>; readonly in: Map<number, number> }>();
  for (const { word, row, column, direction } of laid)
    for (const [nth, letter] of Array.from(words[word]!).entries()) {
      const key = direction === ACROSS ? `${row} ${column + nth}` : `${row + nth} ${column}`;
      const cell = cells.get(key) ?? { letters: new Set<string>(), in: new Map<number, number>() };
      cells.set(key, cell);
      cell.letters.add(letter);
      cell.in.set(direction, word);
    }
  const places = [...cells.keys()].map((key) => key.split(' ').map(Number) as [number, number]);
  const torn = places.flatMap(([row, column]) =>
    [0, 1].filter((direction) => {
      const next = cells.get(direction === ACROSS ? `${row} ${column + 1}` : `${row + 1} ${column}`);
      const own = cells.get(`${row} ${column}`)!.in.get(direction);
      return next !== undefined && (own === undefined || next.in.get(direction) !== own);
    }),
  );
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const crossings = [...cells.values()].filter((cell) => cell.in.size > 1);
  const crossedBy = (word: number): number[] =>
    crossings.flatMap((cell) => ([...cell.in.values()].includes(word) ? [...cell.in.values()] : []));
  return {
    torn: torn.length,
    crossings: crossings.length,
    degrees: words.map((_, word) => crossings.filter((cell) => [...cell.in.values()].includes(word)).length),
    crossed: words.map((_, word) => crossedBy(word).filter((other) => other !== word)),
    /** By letter the cells of it that are in one word: "row column". */
    lone: ['A', 'B', 'C'].map((letter) =>
      [...cells].flatMap(([key, cell]) => (cell.in.size === 1 && cell.letters.has(letter) ? [key] : [])),
    ),
    /** What is around a cell, as names of bits: the sides and corners that have a letter, and the directions it is in. */
    around: (row: number, column: number) => [
      ...Object.entries(sides).flatMap(([name, [down, right]]) =>
        cells.has(`${row + down} ${column + right}`) ? [name] : [],
      ),
      ...[...(cells.get(`${row} ${column}`)?.in.keys() ?? [])].map((way) => (way === ACROSS ? 'IN_ACROSS' : 'IN_DOWN')),
    ],
    letters: cells.size,
    agree: [...cells.values()].every((cell) => cell.letters.size === 1),
    box: [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)],
  };
}

/** Do two words of a direction share a cell? */
export function overlaps(words: readonly string[], laid: readonly Laid[]): boolean {
  const seen = new Set<string>();
  for (const { word, row, column, direction } of laid)
    for (let nth = 0; nth < words[word]!.length; nth += 1) {
      const key = direction === ACROSS ? `a ${row} ${column + nth}` : `d ${row + nth} ${column}`;
      if (seen.has(key)) return true;
      seen.add(key);
    }
  return false;
}
