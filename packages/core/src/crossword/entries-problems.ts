import { foldKana } from './fold-kana.ts';
import type { CrosswordCell, Direction, Entry, Mode } from './types.ts';

/** What is wrong with a list of entries; `entry` and `entries` are indices into it. */
export type EntriesProblem =
  | { readonly code: 'no-entries' }
  /** Fewer than two letters or more than 64, a space or a control character, or a cell with more than 64 characters. */
  | { readonly code: 'bad-answer'; readonly entry: number }
  /** A place that is no whole number from 0, or beyond a side of 255. */
  | { readonly code: 'out-of-range'; readonly entry: number }
  | { readonly code: 'same-word'; readonly entries: readonly [number, number] }
  /** Two words want different letters in one cell. */
  | {
      readonly code: 'letters-disagree';
      readonly entries: readonly [number, number];
      readonly row: number;
      readonly column: number;
      readonly letters: readonly [string, string];
    }
  /** Two words lie over one another in the same line, by more than a chain allows. */
  | {
      readonly code: 'overlap';
      readonly entries: readonly [number, number];
      readonly row: number;
      readonly column: number;
    }
  /** A row or column of cells without a gap that is none of the words. */
  | {
      readonly code: 'false-run';
      readonly row: number;
      readonly column: number;
      readonly direction: Direction;
      readonly letters: string;
    }
  | { readonly code: 'given-outside'; readonly row: number; readonly column: number }
  /** A cell that is shown, and nobody knows its letter. */
  | { readonly code: 'given-unknown'; readonly row: number; readonly column: number }
  /** Something for a cell that is in no word. */
  | { readonly code: 'cell-outside'; readonly row: number; readonly column: number }
  /** A shade that is no `#rrggbb`; an alternative that can't stand there, or says what another says. */
  | { readonly code: 'bad-cell'; readonly row: number; readonly column: number }
  /** Words linked to fewer than one other, or to one that is not there; a word that is linked twice. An index of `groups`. */
  | { readonly code: 'bad-group'; readonly group: number }
  /** A bar within a word, behind this cell. */
  | { readonly code: 'barred-word'; readonly entry: number; readonly row: number; readonly column: number };

/** Words that fold to one before them; those that nobody knows are passed over. */
export function sameWords(words: readonly (readonly string[])[]): EntriesProblem[] {
  const seen = new Map<string, number>();
  return words.flatMap((word, nth): EntriesProblem[] => {
    if (word.length === 0) return [];
    const key = word.map(foldKana).join('\u0000');
    const first = seen.get(key);
    seen.set(key, first ?? nth);
    return first === undefined ? [] : [{ code: 'same-word', entries: [first, nth] }];
  });
}

/** Groups of words that can't be, in a list of so many words. */
export function oddGroups(groups: readonly (readonly number[])[], words: number): EntriesProblem[] {
  const linked = new Set<number>();
  return groups.flatMap((entries, group): EntriesProblem[] => {
    const isOdd =
      entries.length < 2 ||
      new Set(entries).size < entries.length ||
      entries.some((entry) => !Number.isInteger(entry) || entry < 0 || entry >= words || linked.has(entry));
    for (const entry of entries) linked.add(entry);
    return isOdd ? [{ code: 'bad-group', group }] : [];
  });
}

type Placed = Omit<Entry, 'number'>;
type Bars = ReadonlyMap<number, Pick<CrosswordCell, 'bars'>>;

function isBarred(bars: Bars, cell: number, direction: Direction): boolean {
  const held = bars.get(cell)?.bars;
  return (direction === 'across' ? held?.right : held?.below) === true;
}

/** Words that go on behind a bar. */
export function barredWords(placed: readonly Placed[], bars: Bars, width: number): EntriesProblem[] {
  return placed.flatMap(({ cells, direction }, entry) => {
    const at = cells.slice(0, -1).find((cell) => isBarred(bars, cell, direction));
    return at === undefined
      ? []
      : [{ code: 'barred-word' as const, entry, row: Math.floor(at / width), column: at % width }];
  });
}

/** Writes the words into `letters`, and says where two want different ones or lie in the same line. */
export function collisions(
  placed: readonly Placed[],
  words: readonly (readonly string[])[],
  letters: (string | undefined)[],
  { width, mode }: { readonly width: number; readonly mode: Mode },
): EntriesProblem[] {
  const problems: EntriesProblem[] = [];
  const owners = new Map<number, number[]>();
  for (const [nth, { cells, direction }] of placed.entries()) {
    for (const [at, cell] of cells.entries()) {
      const letter = words[nth]![at]!;
      const others = owners.get(cell) ?? [];
      const [row, column] = [Math.floor(cell / width), cell % width];
      const [first] = others;
      if (first !== undefined && foldKana(letters[cell]!) !== foldKana(letter))
        problems.push({
          code: 'letters-disagree',
          entries: [first, nth],
          row,
          column,
          letters: [letters[cell]!, letter],
        });
      const beside = others.find((other) => {
        const { cells: theirs, direction: way } = placed[other]!;
        const chained = (at === 0 && theirs.at(-1) === cell) || (at === cells.length - 1 && theirs[0] === cell);
        return way === direction && !(mode === 'chain' && chained);
      });
      if (beside !== undefined) problems.push({ code: 'overlap', entries: [beside, nth], row, column });
      letters[cell] ??= letter;
      owners.set(cell, [...others, nth]);
    }
  }
  return problems;
}

/** Every two neighbours must lie in one word of their direction; a run that has others is reported once. */
export function falseRuns(
  placed: readonly Placed[],
  letters: readonly (string | undefined)[],
  bars: Bars,
  { width, height }: { readonly width: number; readonly height: number },
): EntriesProblem[] {
  const joined = { across: new Set<number>(), down: new Set<number>() };
  for (const { cells, direction } of placed) for (const cell of cells.slice(0, -1)) joined[direction].add(cell);
  const problems: EntriesProblem[] = [];
  const report = (direction: Direction, first: number, step: number, last: number): void => {
    let text = '';
    for (let cell = first; cell <= last; cell += step) text += letters[cell]!;
    problems.push({
      code: 'false-run',
      row: Math.floor(first / width),
      column: first % width,
      direction,
      letters: text,
    });
  };
  for (const [direction, lines, length] of [
    ['across', height, width],
    ['down', width, height],
  ] as const) {
    const step = direction === 'across' ? 1 : width;
    for (let line = 0; line < lines; line += 1) {
      const origin = direction === 'across' ? line * width : line;
      let first = -1;
      let isFalse = false;
      for (let nth = 0; nth < length; nth += 1) {
        const cell = origin + nth * step;
        if (letters[cell] === undefined) continue;
        if (first < 0) [first, isFalse] = [cell, false];
        const goesOn = nth < length - 1 && letters[cell + step] !== undefined && !isBarred(bars, cell, direction);
        if (goesOn && !joined[direction].has(cell)) isFalse = true;
        if (goesOn) continue;
        if (isFalse) report(direction, first, step, cell);
        first = -1;
      }
    }
  }
  return problems;
}
