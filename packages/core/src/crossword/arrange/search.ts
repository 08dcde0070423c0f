import type { Random } from '../../random.ts';
import { piecesOf } from './pieces-of.ts';
import { createForcing } from './force.ts';
import { createInsertion } from './insert.ts';
import { ACROSS, DOWN, type Layout, type Room } from './layout.ts';
import { createRuin } from './ruin.ts';
import { CROSSING, scoreOf, WORD } from './score.ts';
import { createStack, pop, push } from './stack.ts';
import { lengthOf, type WordList } from './word-list.ts';

/** Places that are looked at in a step. */
const WORK_A_STEP = 150;
/** What a round costs besides the places that it looks at, and what a word does that is taken out in it. */
const WORK_A_ROUND = 150;
const WORK_A_WORD = 20;
/** Boards that are built from nothing; the best of them is worked on. */
const STARTS = 6;
/** Of so many rounds all but one force a word; in the other one up to so many words go. */
const ROUNDS = 10;
const MOST_OUT = 4;
/** The word that is forced crosses the fewest of so many; where words are not laid, every other time it is one of those. */
const CANDIDATES = 6;
/** A round that would take out so many words more, because they no longer hang together with the rest, is not begun. */
const MOST_CUT_OFF = 12;
/** A board that is worse by so much may take the place of the one before it; by less, more likely. */
const SLACK = (7 * CROSSING) / 4;
/** A round ends where each of its words would have to bring more than so much for the board to be taken. */
const HOPE = WORD + 2 * CROSSING;
/** Words that found no place before, tried again in a round. */
const MORE_TRIED = 50;

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
 * Builds boards by best insertion, then large-neighbourhood search (Shaw 1998): a word is put where it crosses many others
 * and a few are in its way, or some words that hang together are taken out; what is no longer one piece with the rest goes
 * too, and all are laid anew in another order. One sequence of boards a seed, however its steps are cut: more of them never
 * make the best one worse.
 *
 * @param layout With the pinned words, which are the first `pins` of the list: they stay.
 */
export function createSearch(list: WordList, room: Room, layout: Layout, pins: number, random: Random): Search {
  const { words, size } = list;
  const { box, stride, laid, degree } = layout;
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
  const forcing = createForcing(layout, list, room, pins, random);
  const ruin = createRuin(layout, list, pins, random, takeOut);
  /** Words still to be laid in this round, the next one last; those that found no place; was one laid since? */
  const queue = createStack(size);
  const waiting = createStack(size);
  let progress = false;
  let working = false;
  let starts = 0;
  let current = Number.NEGATIVE_INFINITY;
  /** What the board of this round must be worth to take the place of the current one. */
  let least = Number.NEGATIVE_INFINITY;
  /** What this round laid and took out, so that it can be undone, and by word whether it is among the latter. */
  const fresh = createStack(size);
  const gone = createStack(size);
  const isGone = new Uint8Array(size);
  const firstGone = new Int32Array(size);
  const directionGone = new Uint8Array(size);

  const isLaid = (word: number): boolean => layout.first[word]! >= 0;

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
    push(fresh, word);
    if (pieces > 1) countPieces();
  }

  /** Only pinned words can be apart. */
  function countPieces(): void {
    if (pins < 2) return;
    const all = Array.from(laid.subarray(0, layout.placed()));
    work += 4 * all.length;
    pieces = piecesOf(layout, list, all, pieceOf).sizes.length;
  }

  function takeOut(word: number): void {
    work += WORK_A_WORD;
    // What was forced in this round, before anything else was laid, goes as if it had never been.
    if (fresh.length > 0 && fresh.at[0] === word) pop(fresh);
    else {
      push(gone, word);
      firstGone[word] = layout.first[word]!;
      directionGone[word] = layout.direction[word]!;
      isGone[word] = 1;
    }
    layout.remove(word);
  }

  function keepOnePiece(): void {
    if (pins === 0) return ruin.keepLargest();
    const all = Array.from(laid.subarray(0, layout.placed()));
    work += 4 * all.length;
    piecesOf(layout, list, all, pieceOf);
    const kept = new Set(pinned.map((word) => pieceOf[word]!));
    for (const word of all) if (!kept.has(pieceOf[word]!)) takeOut(word);
    pieces = kept.size;
  }

  /** In an order of chance, or long words first. */
  function shuffleQueue(byLength: boolean): void {
    for (let left = queue.length; left > 1; left -= 1) {
      const other = random.int(left);
      const held = queue.at[left - 1]!;
      queue.at[left - 1] = queue.at[other]!;
      queue.at[other] = held;
    }
    work += 2 * queue.length;
    if (byLength) {
      const rank = new Map(
        Array.from(queue.at.subarray(0, queue.length), (word) => [word, lengthOf(list, word) + random.int(3)]),
      );
      queue.at.subarray(0, queue.length).sort((a, b) => rank.get(a)! - rank.get(b)!);
    }
    waiting.length = 0;
    progress = false;
  }

  function removeAll(): void {
    for (let at = layout.placed() - 1; at >= 0; at -= 1) if (laid[at]! >= pins) layout.remove(laid[at]!);
  }

  function startAnew(): void {
    removeAll();
    work += words.length;
    current = Number.NEGATIVE_INFINITY;
    least = Number.NEGATIVE_INFINITY;
    pieces = 1;
    countPieces();
    queue.length = 0;
    for (const word of words) push(queue, word);
    shuffleQueue(true);
    if (pins === 0) layFirst(pop(queue));
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
    removeAll();
    for (const word of words) if (best.first[word]! >= 0) layout.place(word, best.first[word]!, best.direction[word]!);
    pieces = 1;
    countPieces();
    current = best.score;
  }

  /** A word that is laid and may go. */
  function anyLaid(): number {
    for (;;) {
      const word = laid[random.int(layout.placed())]!;
      if (word >= pins) return word;
    }
  }

  /** A word that crosses few others, or one that is not laid. */
  function toForce(): number {
    if (layout.placed() - pins < words.length && random.int(2) === 0) {
      const word = words[random.int(words.length)]!;
      if (!isLaid(word)) return word;
    }
    let found = anyLaid();
    for (let nth = 0; nth < CANDIDATES && degree[found]! > 1; nth += 1) {
      const word = anyLaid();
      if (degree[word]! < degree[found]!) found = word;
    }
    return found;
  }

  /** Puts a word where others are in its way, and takes those out. */
  function force(word: number): void {
    if (isLaid(word)) ruin.out(word);
    work += forcing.seek(word);
    if (forcing.at() < 0) return;
    for (let nth = 0; nth < forcing.count(); nth += 1) ruin.out(forcing.inWay[nth]!);
    // A cell beside it may have been in two words, of which one is left.
    if (layout.crossingsAt(word, forcing.at(), forcing.direction()) > 0) lay(word, forcing.at(), forcing.direction());
  }

  /** Words that found no place before, beside those that go. */
  function queueOthers(): void {
    if (layout.placed() + queue.length >= words.length + pins) return;
    const from = random.int(words.length);
    const most = queue.length + MORE_TRIED;
    for (let nth = 0; nth < words.length && queue.length < most; nth += 1) {
      const word = words[(from + nth) % words.length]!;
      work += 1;
      if (!isLaid(word) && isGone[word] === 0) push(queue, word);
    }
  }

  /** The product of two numbers of chance, since little is lost more often than much. */
  function slackNow(): number {
    const drawn = random.next();
    return SLACK * ((drawn >>> 16) / 65_536) * ((drawn & 65_535) / 65_536);
  }

  /** Begins a round; false where it is not worth it. */
  function begin(): boolean {
    starts += 1;
    if (starts === STARTS + 1) backToBest();
    fresh.length = 0;
    forget();
    work += WORK_A_ROUND;
    if (starts <= STARTS) {
      startAnew();
      return true;
    }
    least = current - slackNow();
    ruin.begin();
    const before = ruin.work();
    if (layout.placed() > pins) {
      if (random.int(ROUNDS) > 0) force(toForce());
      else ruin.outNear(anyLaid(), 1 + random.int(MOST_OUT));
      if (layout.torn() > 0) ruin.mend();
    }
    const asked = gone.length;
    keepOnePiece();
    work += ruin.work() - before;
    if (gone.length - asked > MOST_CUT_OFF && gone.length < layout.placed()) {
      undo();
      forget();
      return false;
    }
    queue.length = 0;
    for (let nth = 0; nth < gone.length; nth += 1) if (!isLaid(gone.at[nth]!)) push(queue, gone.at[nth]!);
    queueOthers();
    shuffleQueue(false);
    return true;
  }

  function forget(): void {
    for (let nth = 0; nth < gone.length; nth += 1) isGone[gone.at[nth]!] = 0;
    gone.length = 0;
  }

  function undo(): void {
    while (fresh.length > 0) layout.remove(pop(fresh));
    for (let nth = gone.length - 1; nth >= 0; nth -= 1) {
      const word = gone.at[nth]!;
      layout.place(word, firstGone[word]!, directionGone[word]!);
    }
    work += 2 * gone.length;
    pieces = 1;
    countPieces();
  }

  function end(): void {
    const score = layout.torn() > 0 ? Number.NEGATIVE_INFINITY : scoreNow();
    if (score > best.score) keep();
    if (score >= least) current = score;
    else undo();
  }

  /** Can the words that are left no longer make up for those that went? What is apart they may join. */
  function isHopeless(): boolean {
    return pieces === 1 && scoreNow() + (queue.length + waiting.length) * HOPE < least;
  }

  /** Lays one word, or begins or ends a round. */
  function advance(): void {
    if (!working) {
      working = begin();
      return;
    }
    if (queue.length > 0 && isHopeless()) {
      undo();
      working = false;
    } else if (queue.length > 0) {
      const word = pop(queue);
      work += 10 + insertion.seek(word);
      if (insertion.at() < 0) push(waiting, word);
      else {
        lay(word, insertion.at(), insertion.direction());
        progress = true;
      }
    } else if (progress && waiting.length > 0) {
      while (waiting.length > 0) push(queue, pop(waiting));
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
