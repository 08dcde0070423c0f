// The hot loop: one attempt at a board, on a scratch grid of numbers without an origin.
import type { Budget } from '../budget.ts';
import type { Random } from '../random.ts';
import type { Direction, Mode } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a cell of a board is. */
export const NONE = 0;
export const GIVEN = 1;
export const BLANK = 2;
export const ANSWER = 3;

/** A board as numbers, moved to the origin. */
export interface Draft {
  readonly width: number;
  readonly height: number;
  /** By cell: NONE, GIVEN, BLANK or ANSWER; and the letter id. */
  readonly kinds: Uint8Array;
  readonly letters: Int32Array;
  readonly runs: readonly Run[];
  readonly answer: number;
  /** By letter of the answer: its cell. */
  readonly answerCells: readonly number[];
}
/** A word on the board: from `first` in steps of 1 (across) or of the board's width. */
export interface Run {
  readonly word: number;
  readonly direction: Direction;
  readonly first: number;
  readonly step: number;
  readonly length: number;
}

/** Twelve columns on a phone of 328 px are 27 px each: narrower is no target for a finger. Rows can be scrolled. */
const MOST_COLUMNS = 12;
const MOST_ROWS = 16;
/** The side of the scratch grid: from its middle the largest board fits in every direction, with a rim. */
const SIDE = 64;
const MIDDLE = 32 * SIDE + 32;
/** Words that are tried for a letter before everything is thrown away. */
const TRIES = 6;

const ACROSS = 1;
const DOWN = 2;

export type Drafter = (answer: number, random: Random, budget: Budget) => Draft | undefined;

/**
 * Makes the function that draws one board for an answer, or gives up: undefined. For every letter, in any order, a word
 * is drawn that has it, and laid where it crosses the others and the board stays smallest. A step a word that is tried.
 */
export function createDrafter(vocabulary: Vocabulary, mode: Mode): Drafter {
  const { text, start, from, inWord, inPlace } = vocabulary;
  const chain = mode === 'chain';
  /** Letter id + 1, which directions run through a cell, where words start and end, and how many share it. */
  const grid = new Int32Array(SIDE * SIDE);
  const runsIn = new Uint8Array(SIDE * SIDE);
  const startsIn = new Uint8Array(SIDE * SIDE);
  const endsIn = new Uint8Array(SIDE * SIDE);
  const share = new Uint8Array(SIDE * SIDE);
  const isAnswer = new Uint8Array(SIDE * SIDE);
  const used = new Uint8Array(vocabulary.size);
  let cells: number[] = [];
  let runs: Run[] = [];
  let left = 0;
  let right = 0;
  let top = 0;
  let bottom = 0;
  let bestFirst = 0;
  let bestStep = 0;
  let bestScore = 0;

  function clear(): void {
    for (const cell of cells) {
      grid[cell] = 0;
      runsIn[cell] = 0;
      startsIn[cell] = 0;
      endsIn[cell] = 0;
      share[cell] = 0;
      isAnswer[cell] = 0;
    }
    for (const { word } of runs) used[word] = 0;
    cells = [];
    runs = [];
  }

  /** Words it would cross when laid there, or -1 where the rules forbid it. */
  function crossings(word: number, first: number, step: number, direction: number): number {
    const length = start[word + 1]! - start[word]!;
    const beside = step === 1 ? SIDE : 1;
    const last = first + (length - 1) * step;
    const goesOn = (runsIn[first]! & direction) !== 0;
    const isFollowed = (runsIn[last]! & direction) !== 0;
    if (goesOn && !(chain && (endsIn[first]! & direction) !== 0)) return -1;
    if (isFollowed && !(chain && (startsIn[last]! & direction) !== 0)) return -1;
    if (!goesOn && grid[first - step] !== 0) return -1;
    if (!isFollowed && grid[last + step] !== 0) return -1;
    let shared = 0;
    let cell = first;
    for (let at = start[word]!; at < start[word + 1]!; at += 1) {
      const held = grid[cell]!;
      if (held === 0) {
        if (grid[cell - beside] !== 0 || grid[cell + beside] !== 0) return -1;
      } else {
        if (held !== text[at]! + 1) return -1;
        if ((runsIn[cell]! & direction) !== 0 && cell !== first && cell !== last) return -1;
        shared += 1;
      }
      cell += step;
    }
    return shared;
  }

  function consider(word: number, place: number, first: number, step: number, random: Random): void {
    const length = start[word + 1]! - start[word]!;
    if (isAnswer[first + place * step] !== 0) return;
    const x = first % SIDE;
    const y = (first - x) / SIDE;
    const across = step === 1;
    const width = Math.max(right, across ? x + length - 1 : x) - Math.min(left, x) + 1;
    const height = Math.max(bottom, across ? y : y + length - 1) - Math.min(top, y) + 1;
    if (width > MOST_COLUMNS || height > MOST_ROWS) return;
    const shared = crossings(word, first, step, across ? ACROSS : DOWN);
    if (shared < 1) return;
    // Small and square first, knots before ends; a little chance, or a vocabulary would show few shapes.
    const score = 16 * (width * width + height * height) - 512 * shared + (random.next() & 255);
    if (bestStep !== 0 && score >= bestScore) return;
    bestFirst = first;
    bestStep = step;
    bestScore = score;
  }

  /** The best place where a word crosses what lies there, in `bestFirst` and `bestStep`; 0 for none. */
  function findPlace(word: number, place: number, random: Random): void {
    bestStep = 0;
    const length = start[word + 1]! - start[word]!;
    for (let at = 0; at < length; at += 1) {
      const wanted = text[start[word]! + at]! + 1;
      for (const cell of cells) {
        if (grid[cell] !== wanted) continue;
        const through = runsIn[cell]!;
        const tip = (at === 0 ? endsIn[cell]! : 0) | (at === length - 1 ? startsIn[cell]! : 0);
        if ((through & ACROSS) === 0 || (chain && (tip & ACROSS) !== 0)) {
          consider(word, place, cell - at, 1, random);
        }
        if ((through & DOWN) === 0 || (chain && (tip & DOWN) !== 0)) {
          consider(word, place, cell - at * SIDE, SIDE, random);
        }
      }
    }
  }

  function lay(word: number, first: number, step: number): void {
    const length = start[word + 1]! - start[word]!;
    const direction = step === 1 ? ACROSS : DOWN;
    const last = first + (length - 1) * step;
    let cell = first;
    for (let at = start[word]!; at < start[word + 1]!; at += 1) {
      if (grid[cell] === 0) cells.push(cell);
      grid[cell] = text[at]! + 1;
      runsIn[cell]! |= direction;
      share[cell]! += 1;
      cell += step;
    }
    startsIn[first]! |= direction;
    endsIn[last]! |= direction;
    left = Math.min(left, first % SIDE);
    right = Math.max(right, last % SIDE);
    top = Math.min(top, Math.floor(first / SIDE));
    bottom = Math.max(bottom, Math.floor(last / SIDE));
    used[word] = 1;
    runs.push({ word, direction: step === 1 ? 'across' : 'down', first, step, length });
  }

  /** Lays a word with this letter; the cell of the letter, -1 when none of those tried can be laid. */
  function layOneWith(letter: number, answer: number, random: Random, budget: Budget): number {
    const count = from[letter + 1]! - from[letter]!;
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (!budget.spend()) return -1;
      const posting = from[letter]! + random.int(count);
      const word = inWord[posting]!;
      const place = inPlace[posting]!;
      const length = start[word + 1]! - start[word]!;
      if (word === answer || used[word] !== 0 || length > MOST_ROWS) continue;
      if (runs.length === 0) {
        bestStep = length > MOST_COLUMNS || random.int(2) === 0 ? SIDE : 1;
        bestFirst = MIDDLE;
      } else findPlace(word, place, random);
      if (bestStep === 0) continue;
      lay(word, bestFirst, bestStep);
      return bestFirst + place * bestStep;
    }
    return -1;
  }

  /** Moved to the origin: until here nobody knew how large it would be. */
  function normalised(answer: number, answerCells: readonly number[]): Draft {
    const width = right - left + 1;
    const height = bottom - top + 1;
    const home = (cell: number): number => (Math.floor(cell / SIDE) - top) * width + (cell % SIDE) - left;
    const kinds = new Uint8Array(width * height);
    const letters = new Int32Array(width * height);
    for (const cell of cells) {
      kinds[home(cell)] = isAnswer[cell] ? ANSWER : share[cell]! > 1 ? BLANK : GIVEN;
      letters[home(cell)] = grid[cell]! - 1;
    }
    return {
      width,
      height,
      kinds,
      letters,
      runs: runs.map((run) => ({ ...run, first: home(run.first), step: run.direction === 'across' ? 1 : width })),
      answer,
      answerCells: answerCells.map(home),
    };
  }

  return (answer, random, budget) => {
    left = right = MIDDLE % SIDE;
    top = bottom = Math.floor(MIDDLE / SIDE);
    const length = start[answer + 1]! - start[answer]!;
    const answerCells = Array.from<number>({ length });
    const order = random.shuffle([...answerCells.keys()]);
    let draft: Draft | undefined;
    for (const [nth, at] of order.entries()) {
      const cell = layOneWith(text[start[answer]! + at]!, answer, random, budget);
      if (cell < 0) break;
      isAnswer[cell] = 1;
      answerCells[at] = cell;
      if (nth === length - 1) draft = normalised(answer, answerCells);
    }
    clear();
    return draft;
  };
}
