import type { Random } from '../random.ts';
import { isOpen, type Standing } from './standing.ts';

/** What a tile that stayed gains, and how far chance may raise one for a game: one lucky draw is worth 24 games. */
const GAIN = 32;
const CHANCE = 0x3ff;
/** Of 256 parts, what a tile's urgency loses a game. */
const FADING = 13;
/** After so many games what was learnt is forgotten: it leads astray as well. */
const GAMES_A_LIFE = 50;

/**
 * A player that learns from its lost games: tiles that stayed are more urgent the next time, and of the free pairs that
 * match the most urgent goes first, with some chance; a kind whose tiles are all free before all. (Squeaky wheel
 * optimization: D. Joslin and D. Clements, 1999.) It knows all tiles. In 7,500 games it wins 51 of 51 Citadels and 14 of 14
 * Castles that fifty careful games leave; careful games that cost the same, 50 and 13. Nothing is allocated in a game.
 */
export interface InsistentPlayer {
  /** Plays until nothing matches. Returns the tiles that are left; `order` has the others, two by two. */
  play(random: Random): number;
  readonly order: Int32Array;
}

export function createInsistentPlayer(standing: Standing): InsistentPlayer {
  const { count, groups, groupOf, slots, touched, from, free } = standing;
  const urgency = new Int32Array(count);
  const held = new Int16Array(3 * count);
  const isFree = new Uint8Array(count);
  const isGone = new Uint8Array(count);
  const remaining = new Int32Array(groups.length);
  const freeOf = new Int32Array(groups.length);
  const order = new Int32Array(count);
  let games = 0;
  let taken = 0;
  /** Of the group looked at last: its two most urgent free tiles, and how urgent they are together. */
  let first = -1;
  let second = -1;
  let together = 0;

  const look = (group: number, random: Random): void => {
    let most = -1;
    let next = -1;
    first = -1;
    second = -1;
    for (const tile of groups[group]!) {
      if (isFree[tile] === 0) continue;
      const urgent = urgency[tile]! + (((random.next() & CHANCE) * 3) >> 2);
      if (urgent > most) {
        second = first;
        next = most;
        first = tile;
        most = urgent;
      } else if (urgent > next) {
        second = tile;
        next = urgent;
      }
    }
    together = most + next;
  };
  const becomesFree = (tile: number): void => {
    isFree[tile] = 1;
    freeOf[groupOf[tile]!]! += 1;
  };
  const take = (tile: number): void => {
    isFree[tile] = 0;
    isGone[tile] = 1;
    order[taken] = tile;
    taken += 1;
    freeOf[groupOf[tile]!]! -= 1;
    remaining[groupOf[tile]!]! -= 1;
    for (let at = from[tile]!; at < from[tile + 1]!; at += 1) {
      held[slots[at]!]! -= 1;
      const other = touched[at]!;
      if (isFree[other] === 0 && isGone[other] === 0 && isOpen(held, count, other)) becomesFree(other);
    }
  };
  /** Takes the most urgent pair; false where nothing matches. */
  const takePair = (random: Random): boolean => {
    let a = -1;
    let b = -1;
    let most = -1;
    for (let group = 0; group < groups.length; group += 1) {
      if (freeOf[group]! < 2) continue;
      look(group, random);
      if (freeOf[group] === remaining[group]) {
        a = first;
        b = second;
        break;
      }
      if (together <= most) continue;
      a = first;
      b = second;
      most = together;
    }
    if (a < 0) return false;
    take(a);
    take(b);
    return true;
  };

  return {
    order,
    play(random) {
      if (games % GAMES_A_LIFE === 0) urgency.fill(0);
      games += 1;
      held.set(standing.held);
      isFree.fill(0);
      isGone.fill(0);
      freeOf.fill(0);
      for (let group = 0; group < groups.length; group += 1) remaining[group] = groups[group]!.length;
      taken = 0;
      for (const tile of free) becomesFree(tile);
      while (takePair(random));
      for (let tile = 0; tile < count; tile += 1) {
        urgency[tile]! -= (urgency[tile]! * FADING) >> 8;
        if (isGone[tile] === 0) urgency[tile]! += GAIN;
      }
      return count - taken;
    },
  };
}
