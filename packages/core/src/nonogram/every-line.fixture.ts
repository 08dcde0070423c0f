// Every partial line of so many cells against every clue, by writing down all lines that a partial one can become: 4 to
// the power of the length in all, so that ten cells take a second.
import { cluesWithin, runsOf } from './lines.fixture.ts';
import type { Clue } from './types.ts';

/** What is said of a line as one number: a bit for each number of the clue that is done, from the lowest, and these. */
export const COMPLETE = 1 << 8;
export const CONTRADICTED = 1 << 9;

export interface EveryLine {
  readonly length: number;
  /** Every clue that fits, and those a cell too long. */
  readonly clues: readonly Clue[];
  /** By `code × clues + nth clue`, where the marks are the digits of the code to the base of 3, the first the lowest. */
  readonly said: Int16Array;
}

export const marksOf = (code: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => Math.floor(code / 3 ** at) % 3);

/** What `clueProgress` says by its definition. */
export function everyLine(length: number): EveryLine {
  const clues = cluesWithin(length + 1);
  const numberOf = new Map(clues.map((clue, nth) => [clue.join(' '), nth]));
  /** By line, a bit for each filled cell: the clue it fulfils and where its runs start. */
  const lines = Array.from({ length: 2 ** length }, (_, bits) => {
    const cells = Array.from({ length }, (__, at) => (bits >> at) & 1);
    const starts = [...cells.keys()].filter((at) => cells[at] === 1 && (at === 0 || cells[at - 1] === 0));
    return { clue: numberOf.get(runsOf(cells).join(' '))!, starts };
  });
  const said = new Int16Array(3 ** length * clues.length);
  const first: (readonly number[])[] = clues.map(() => []);
  /** By clue: how many completions there are, and a bit for each run that starts at another place in one of them. */
  const count = new Int32Array(clues.length);
  const moved = new Int32Array(clues.length);
  for (let code = 0; code < 3 ** length; code += 1) {
    const marks = marksOf(code, length);
    const bitsOf = (mark: number): number => marks.reduce((bits, held, at) => bits | (held === mark ? 1 << at : 0), 0);
    const [unknown, filled, crossed] = [bitsOf(0), bitsOf(1), bitsOf(2)];
    count.fill(0);
    moved.fill(0);
    for (let more = unknown; ; more = (more - 1) & unknown) {
      const { clue, starts } = lines[filled | more]!;
      if (count[clue] === 0) first[clue] = starts;
      else for (const [nth, start] of starts.entries()) if (first[clue]![nth] !== start) moved[clue]! |= 1 << nth;
      count[clue]! += 1;
      if (more === 0) break;
    }
    const isClosed = (at: number): boolean => at < 0 || at >= length || (crossed & (1 << at)) !== 0;
    for (const [nth, clue] of clues.entries()) {
      let word = 0;
      if (count[nth] === 0) word = CONTRADICTED;
      else if (lines[filled]!.clue === nth) word = COMPLETE | ((1 << clue.length) - 1);
      else {
        for (const [run, start] of first[nth]!.entries()) {
          const cells = ((1 << clue[run]!) - 1) << start;
          const isThere = (filled & cells) === cells && isClosed(start - 1) && isClosed(start + clue[run]!);
          if (isThere && (moved[nth]! & (1 << run)) === 0) word |= 1 << run;
        }
      }
      said[code * clues.length + nth] = word;
    }
  }
  return { length, clues, said };
}
