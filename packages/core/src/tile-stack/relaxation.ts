import { isOpen, type Standing } from './standing.ts';

/** Partners that are no tile: any tile of the group that has no partner either, and nobody at all. */
export const UNDECIDED = -1;
export const ALONE = -2;

const BLOCKED = 0;
const WAITING = 1;
const GONE = 2;

/**
 * Takes whatever could go, and says what never can. A tile goes when it is free and
 *
 * - its partner, where it has one, is free too;
 * - or, undecided, any other undecided tile of its group is or was free: the first two free ones go, later ones alone;
 * - or it may go alone.
 *
 * With a partner for every tile that is exactly what play can do, in whatever order. With undecided tiles more may go
 * than play could take, never less: tiles that are left over prove that no pairing with these partners clears the board.
 */
export interface Relaxation {
  /** By tile: its partner, UNDECIDED or ALONE. Written to before `run`. */
  readonly partner: Int32Array;
  /** From all tiles on. True when everything went. */
  run(): boolean;
  /** Is this tile free, and kept only because it has nobody to go with? */
  waits(tile: number): boolean;
  /** Is it not free, because of the tiles that are left? */
  isBlocked(tile: number): boolean;
  /** After partners of a group became less strict: goes on from where it stood. True when everything is gone now. */
  resume(group: number): boolean;
  /** Keeps what stands, and comes back to it. */
  keep(): void;
  restore(): void;
  /** The tiles in the order they went, as far as they did. */
  readonly order: Int32Array;
  readonly gone: number;
  /** Tiles and touches looked at so far; a microsecond is about 200. */
  readonly work: number;
}

export function createRelaxation(standing: Standing): Relaxation {
  const { count, groups, groupOf, slots, touched, from, free } = standing;
  const partner = new Int32Array(count).fill(UNDECIDED);
  const held = standing.held.slice();
  const mark = new Uint8Array(count);
  /** By group: two of its undecided tiles were free, so every other one may go alone. */
  const loose = new Uint8Array(groups.length);
  const order = new Int32Array(count);
  const stack = new Int32Array(count);
  const keptHeld = held.slice();
  const keptMark = mark.slice();
  const keptLoose = loose.slice();
  let keptGone = 0;
  let gone = 0;
  let top = 0;
  let work = 0;

  const take = (tile: number): void => {
    mark[tile] = GONE;
    order[gone] = tile;
    gone += 1;
    const end = from[tile + 1]!;
    work += 1 + end - from[tile]!;
    for (let at = from[tile]!; at < end; at += 1) {
      const slot = slots[at]!;
      held[slot]! -= 1;
      if (held[slot] !== 0) continue;
      const other = touched[at]!;
      if (mark[other] === BLOCKED && isOpen(held, count, other)) {
        mark[other] = WAITING;
        stack[top] = other;
        top += 1;
      }
    }
  };
  const drain = (): void => {
    while (top > 0) {
      top -= 1;
      const tile = stack[top]!;
      if (mark[tile] !== WAITING) continue;
      const other = partner[tile]!;
      if (other >= 0) {
        if (mark[other] !== WAITING) continue;
        take(tile);
        take(other);
      } else if (other === ALONE || loose[groupOf[tile]!] === 1) take(tile);
      else loosen(tile);
    }
  };
  const loosen = (tile: number): void => {
    const group = groupOf[tile]!;
    const tiles = groups[group]!;
    for (const other of tiles) {
      work += 1;
      if (other === tile || partner[other] !== UNDECIDED || mark[other] === BLOCKED) continue;
      loose[group] = 1;
      break;
    }
    if (loose[group] === 0) return;
    for (const other of tiles) if (partner[other] === UNDECIDED && mark[other] === WAITING) take(other);
  };

  return {
    partner,
    order,
    get gone() {
      return gone;
    },
    get work() {
      return work;
    },
    run() {
      held.set(standing.held);
      mark.fill(BLOCKED);
      loose.fill(0);
      gone = 0;
      work += count >> 2;
      for (const tile of free) {
        mark[tile] = WAITING;
        stack[top] = tile;
        top += 1;
      }
      drain();
      return gone === count;
    },
    waits: (tile) => mark[tile] === WAITING,
    isBlocked: (tile) => mark[tile] === BLOCKED,
    resume(group) {
      for (const tile of groups[group]!) {
        work += 1;
        if (mark[tile] !== WAITING) continue;
        stack[top] = tile;
        top += 1;
      }
      drain();
      return gone === count;
    },
    keep() {
      work += count >> 3;
      keptHeld.set(held);
      keptMark.set(mark);
      keptLoose.set(loose);
      keptGone = gone;
    },
    restore() {
      work += count >> 3;
      held.set(keptHeld);
      mark.set(keptMark);
      loose.set(keptLoose);
      gone = keptGone;
    },
  };
}
