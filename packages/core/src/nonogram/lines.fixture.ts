// Lines worked out the plain ways: by writing down every completion, and for long lines by a walk along the clue.
import type { Clue } from './types.ts';

/** The numbers of a clue; `[0]` says the same as `[]`. */
export const numbersOf = (clue: Clue): number[] => clue.filter((run) => run > 0);

/** Lengths of the runs of 1, by splitting text. */
export function runsOf(line: ArrayLike<number>): number[] {
  const text = Array.from(line, (cell) => (cell === 1 ? '#' : '.')).join('');
  return text
    .split('.')
    .filter((run) => run !== '')
    .map((run) => run.length);
}

/** Every way to write the clue into a line: '#' filled, '.' blank. */
export function completionsOf(clue: Clue, length: number): string[] {
  const [first, ...rest] = numbersOf(clue);
  if (first === undefined) return ['.'.repeat(length)];
  const lines: string[] = [];
  for (let gap = 0; gap + first <= length; gap += 1) {
    const head = '.'.repeat(gap) + '#'.repeat(first);
    if (rest.length === 0) lines.push(head.padEnd(length, '.'));
    else for (const tail of completionsOf(rest, length - head.length - 1)) lines.push(`${head}.${tail}`);
  }
  return lines;
}

/** Those of them that contradict no mark. */
export function agreeing(completions: readonly string[], marks: ArrayLike<number>): string[] {
  return completions.filter((line) => {
    for (let at = 0; at < line.length; at += 1) {
      if (marks[at] !== 0 && (marks[at] === 1) !== (line[at] === '#')) return false;
    }
    return true;
  });
}

/** What the lines have in common: 1 and 2 where all are filled or blank, 0 elsewhere. Undefined when there is none. */
export function commonTo(lines: readonly string[]): number[] | undefined {
  const [first, ...others] = lines;
  if (first === undefined) return undefined;
  return Array.from(first, (cell, at) => {
    if (others.some((line) => line[at] !== cell)) return 0;
    return cell === '#' ? 1 : 2;
  });
}

/** Where each block of a completion starts. */
const startsOf = (line: string): number[] => Array.from(line.matchAll(/#+/g), ({ index }) => index);

/** What `clueProgress` says, by its definition and all completions. */
export function progressOf(
  clue: Clue,
  marks: ArrayLike<number>,
  completions: readonly string[] = completionsOf(clue, marks.length),
): { complete: boolean; contradicted: boolean; done: boolean[] } {
  const numbers = numbersOf(clue);
  const left = agreeing(completions, marks);
  const starts = left.map(startsOf);
  const complete = String(runsOf(marks)) === String(numbers);
  const closed = (at: number): boolean => at < 0 || at >= marks.length || marks[at] === 2;
  const done = numbers.map((run, nth) => {
    if (complete) return true;
    const start = starts[0]?.[nth];
    if (start === undefined || starts.some((others) => others[nth] !== start)) return false;
    for (let at = start; at < start + run; at += 1) if (marks[at] !== 1) return false;
    return closed(start - 1) && closed(start + run);
  });
  return { complete, contradicted: left.length === 0, done };
}

/**
 * A clue as the strip that a walk along a line follows: a gap, then the cells of a block, a gap, and so on. In a gap
 * one may stay, in a block one must go on.
 */
export function stripOf(clue: Clue): boolean[] {
  return [false, ...numbersOf(clue).flatMap((run) => [...Array.from({ length: run }, () => true), false])];
}
/** The place on the strip after one more cell, or -1: such a line is not the clue's. */
export function step(strip: readonly boolean[], place: number, filled: boolean): number {
  if (filled) return strip[place + 1] === true ? place + 1 : -1;
  if (strip[place] === false) return place;
  return strip[place + 1] === false ? place + 1 : -1;
}
/** May a line end here? In the last gap, or right after the last block. */
export function isEnd(strip: readonly boolean[], place: number): boolean {
  return place === strip.length - 1 || (place === strip.length - 2 && strip[place] === true);
}

/** `commonTo` of all agreeing completions, for lines of any length: about length × (sum of the clue) steps. */
export function forcedByWalking(clue: Clue, marks: ArrayLike<number>): number[] | undefined {
  const strip = stripOf(clue);
  const { length } = marks;
  const places = strip.length;
  const mayBe = (at: number, filled: boolean): boolean => marks[at] === 0 || (marks[at] === 1) === filled;
  /** By cell and place: can one stand there before that cell? And from there, can the line be ended? */
  const reached = new Uint8Array((length + 1) * places);
  const good = new Uint8Array((length + 1) * places);
  reached[0] = 1;
  for (let at = 0; at < length; at += 1) {
    for (let place = 0; place < places; place += 1) {
      if (reached[at * places + place] === 0) continue;
      for (const filled of [false, true]) {
        const next = mayBe(at, filled) ? step(strip, place, filled) : -1;
        if (next !== -1) reached[(at + 1) * places + next] = 1;
      }
    }
  }
  for (let place = 0; place < places; place += 1) {
    if (isEnd(strip, place)) good[length * places + place] = reached[length * places + place]!;
  }
  const seen = { filled: new Uint8Array(length), blank: new Uint8Array(length) };
  for (let at = length - 1; at >= 0; at -= 1) {
    for (let place = 0; place < places; place += 1) {
      if (reached[at * places + place] === 0) continue;
      for (const filled of [false, true]) {
        const next = mayBe(at, filled) ? step(strip, place, filled) : -1;
        if (next === -1 || good[(at + 1) * places + next] === 0) continue;
        good[at * places + place] = 1;
        seen[filled ? 'filled' : 'blank'][at] = 1;
      }
    }
  }
  if (good[0] === 0) return undefined;
  return Array.from({ length }, (_, at) => {
    if (seen.filled[at] === seen.blank[at]) return 0;
    return seen.filled[at] === 1 ? 1 : 2;
  });
}

/** Every clue whose runs and gaps take at most `length` cells. */
export function cluesWithin(length: number): number[][] {
  const clues: number[][] = [[]];
  for (let first = 1; first <= length; first += 1) {
    for (const rest of cluesWithin(length - first - 1)) clues.push([first, ...rest]);
  }
  return clues;
}

/** Every line of so many cells, each 0, 1 or 2. */
export function* partialLines(length: number): Generator<Uint8Array> {
  for (let code = 0; code < 3 ** length; code += 1) {
    const marks = new Uint8Array(length);
    for (let at = 0, rest = code; at < length; at += 1, rest = Math.floor(rest / 3)) marks[at] = rest % 3;
    yield marks;
  }
}

/** For messages: '#' filled, 'x' crossed, '?' unknown. */
export const drawn = (marks: ArrayLike<number>): string => Array.from(marks, (mark) => '?#x'[mark] ?? '!').join('');
