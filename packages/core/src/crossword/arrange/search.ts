import type { Random } from '../../random.ts';
import { piecesOf } from './crossing-words.ts';
import { createInsertion } from './insert.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { wordsToTakeOut } from './ruin.ts';
import { CROSSING, scoreOf } from './score.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Places that are looked at in a step. */
const WORK_A_STEP = 100;
/** Boards that are built from nothing; the best of them is worked on. */
const STARTS = 6;
/** A board that is worse by up to two crossings may take the place of the one before it; by less, more likely. */
const SLACK = 2 * CROSSING;
/** Words that found no place before, tried again in a round. */
const MORE_TRIED = 50;

interface Place {
  readonly word: number;
  readonly first: number;
  readonly direction: number;
}

export interface Search {
  /** By word its first cell, -1 where it is not laid, and its direction, in the best board so far. */
  readonly first: Int32Array;
  readonly direction: Uint8Array;
  /** Its score; -Infinity before the first one. */
  readonly score: () => number;
  readonly steps: () => number;
  /** Goes on for about so many steps. */
  readonly run: (steps: number) => void;
  /** Takes the board in the making where there is no other one. */
  readonly settle: () => void;
  /** Two pinned words that do not hang together in the best board. */
  readonly pinsApart: () => readonly [number, number] | undefined;
}

/**
 * Builds boards by best insertion, then large-neighbourhood search (Shaw 1998): some words are taken out, what no longer
 * hangs together with the rest goes too, and all are laid anew in another order. One sequence of boards a seed, however
 * its steps are cut: more of them never make the best one worse.
 *
 * @param layout With the pinned words, which are the first `pins` of the list: they stay.
 */
export function createSearch(list: WordList, room: Room, layout: Layout, pins: number, random: Random): Search {
  const { words, size } = list;
  const { box, stride } = layout;
  const best = {
    first: new Int32Array(size).fill(-1),
    direction: new Uint8Array(size),
    score: Number.NEGATIVE_INFINITY,
  };
  const pieceOf = new Int32Array(size);
  const pinned = Array.from({ length: pins }, (_, word) => word);
  let apart: readonly [number, number] | undefined;
  let pieces = 1;
  let work = 0;

  const insertion = createInsertion(layout, list, room, random, { pieceOf, apart: () => pieces > 1 });
  /** Words still to be laid in this round, the next one last; those that found no place; was one laid since? */
  let queue: number[] = [];
  let waiting: number[] = [];
  let progress = false;
  let working = false;
  let starts = 0;
  let current = Number.NEGATIVE_INFINITY;
  /** What this round laid and took out, so that it can be undone. */
  const fresh: number[] = [];
  const gone: Place[] = [];

  const isLaid = (word: number): boolean => layout.first[word]! >= 0;
  const laidWords = (): number[] => {
    work += words.length >> 1;
    return words.filter(isLaid);
  };

  function scoreNow(): number {
    return scoreOf({
      pieces,
      words: layout.placed(),
      crossings: layout.crossings(),
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    });
  }

  function keep(): void {
    best.score = scoreNow();
    best.first.set(layout.first);
    best.direction.set(layout.direction);
    apart = pieces > 1 ? [0, pinned.findIndex((word) => pieceOf[word] !== pieceOf[0])] : undefined;
  }

  function lay(word: number, first: number, direction: number): void {
    layout.place(word, first, direction);
    fresh.push(word);
    if (pieces > 1) countPieces();
  }

  /** Only pinned words can be apart. */
  function countPieces(): void {
    if (pinned.length < 2) return;
    const laid = [...pinned, ...laidWords()];
    work += 4 * laid.length;
    pieces = piecesOf(layout, list, laid, pieceOf).sizes.length;
  }

  function takeOut(word: number): void {
    gone.push({ word, first: layout.first[word]!, direction: layout.direction[word]! });
    layout.remove(word);
  }

  /** Takes out what does not hang together with a pinned word or, where there is none, with the largest piece. */
  function keepOnePiece(): void {
    const laid = [...pinned, ...laidWords()];
    work += 4 * laid.length;
    const { sizes } = piecesOf(layout, list, laid, pieceOf);
    const largest = sizes.indexOf(sizes.reduce((most, held) => Math.max(most, held), 0));
    const kept = new Set(pinned.length > 0 ? pinned.map((word) => pieceOf[word]!) : [largest]);
    for (const word of laid) if (!kept.has(pieceOf[word]!)) takeOut(word);
    pieces = Math.max(1, kept.size);
  }

  /** In an order of chance, or long words first. */
  function enqueue(some: number[], byLength: boolean): void {
    random.shuffle(some);
    work += 2 * some.length;
    if (byLength) {
      const rank = new Map(some.map((word) => [word, lengthOf(list, word) + random.int(3)]));
      some.sort((a, b) => rank.get(a)! - rank.get(b)!);
    }
    queue = some;
    waiting = [];
    progress = false;
  }

  function startAnew(): void {
    for (const word of laidWords()) takeOut(word);
    current = Number.NEGATIVE_INFINITY;
    pieces = 1;
    countPieces();
    enqueue([...words], true);
    if (pinned.length === 0) layFirst(queue.pop()!);
  }

  function layFirst(word: number): void {
    const length = lengthOf(list, word);
    let way = random.int(2);
    if (length > (way === ACROSS ? room.width : room.height)) way = 1 - way;
    const column = (room.columns - (way === ACROSS ? length : 1)) >> 1;
    const row = (room.rows - (way === DOWN ? length : 1)) >> 1;
    lay(word, (row + 1) * stride + column + 1, way);
  }

  function backToBest(): void {
    for (const word of laidWords()) layout.remove(word);
    for (const word of words) if (best.first[word]! >= 0) layout.place(word, best.first[word]!, best.direction[word]!);
    pieces = 1;
    countPieces();
    current = best.score;
  }

  function begin(): void {
    starts += 1;
    if (starts === STARTS + 1) backToBest();
    fresh.length = 0;
    gone.length = 0;
    if (starts <= STARTS) return startAnew();
    const laid = laidWords();
    work += 4 * laid.length;
    if (laid.length > 1 || (laid.length === 1 && pinned.length > 0))
      for (const word of wordsToTakeOut(layout, list, laid, random)) takeOut(word);
    keepOnePiece();
    const out = gone.map(({ word }) => word);
    const wasOut = new Set(out);
    const others = words.filter((word) => !isLaid(word) && !wasOut.has(word));
    return enqueue([...out, ...random.shuffle(others).slice(0, MORE_TRIED)], random.int(2) === 0);
  }

  function end(): void {
    const score = scoreNow();
    if (score > best.score) keep();
    const slack = SLACK * (random.int(1_000) / 1_000) * (random.int(1_000) / 1_000);
    if (score >= current - slack) {
      current = score;
      return;
    }
    for (const word of fresh) layout.remove(word);
    for (const { word, first, direction } of gone) layout.place(word, first, direction);
    pieces = 1;
    countPieces();
  }

  /** Lays one word, or begins or ends a round. */
  function advance(): void {
    if (!working) {
      begin();
      working = true;
      return;
    }
    const word = queue.pop();
    if (word !== undefined) {
      work += 10 + insertion.seek(word);
      if (insertion.at() < 0) waiting.push(word);
      else {
        lay(word, insertion.at(), insertion.direction());
        progress = true;
      }
    } else if (progress && waiting.length > 0) {
      queue = waiting.toReversed();
      waiting = [];
      progress = false;
    } else {
      end();
      working = false;
    }
  }

  return {
    first: best.first,
    direction: best.direction,
    score: () => best.score,
    steps: () => Math.ceil(work / WORK_A_STEP),
    run(steps) {
      const until = work + steps * WORK_A_STEP;
      while (work < until) {
        work += 1;
        advance();
      }
    },
    settle() {
      if (best.score === Number.NEGATIVE_INFINITY && working) keep();
    },
    pinsApart: () => apart,
  };
}
