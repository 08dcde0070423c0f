import type { Random } from '../random.ts';
import { isOpen, type Standing } from './standing.ts';
import type { Pair } from './types.ts';

/**
 * How a player without foresight chooses among the free pairs that match: any of them (`random`); any, but a kind whose
 * tiles are all free goes first, which can't do harm (`careful`); one of those that free most tiles (`greedy`).
 */
export type Style = 'random' | 'careful' | 'greedy';

export interface Player {
  /** Plays until nothing matches. Returns the tiles that are left; `order` has the others, two by two. */
  play(random: Random): number;
  readonly order: Int32Array;
  /** Choices and touches looked at so far; a microsecond is about 100. */
  readonly work: number;
}

/** Plays games on the tiles that stand; the board is not changed, nothing is allocated in a game. */
export function createPlayer(standing: Standing, style: Style): Player {
  const { count, groups, groupOf, slots, touched, from, free } = standing;
  const held = standing.held.slice();
  /** The free tiles of each group: pool[begin[group]] … in no order that means anything. */
  const pool = new Int32Array(count);
  const begin = new Int32Array(groups.length);
  const many = new Int32Array(groups.length);
  const remaining = new Int32Array(groups.length);
  /** The groups with a pair to take, and where each is in this list; -1 for none. */
  const ready = new Int32Array(groups.length);
  const placeInReady = new Int32Array(groups.length);
  let readyCount = 0;
  let pairs = 0;
  const order = new Int32Array(count);
  for (let group = 1; group < groups.length; group += 1) begin[group] = begin[group - 1]! + groups[group - 1]!.length;
  let taken = 0;
  let work = 0;
  let first = 0;
  let second = 0;

  const add = (tile: number): void => {
    const group = groupOf[tile]!;
    pool[begin[group]! + many[group]!] = tile;
    pairs += many[group]!;
    many[group]! += 1;
    if (many[group] !== 2) return;
    placeInReady[group] = readyCount;
    ready[readyCount] = group;
    readyCount += 1;
  };
  const drop = (group: number, place: number): number => {
    const tile = pool[place]!;
    many[group]! -= 1;
    pairs -= many[group]!;
    pool[place] = pool[begin[group]! + many[group]!]!;
    if (many[group] === 1) {
      readyCount -= 1;
      const last = ready[readyCount]!;
      ready[placeInReady[group]!] = last;
      placeInReady[last] = placeInReady[group]!;
    }
    return tile;
  };
  /** `by` -1 takes, 1 puts back. Returns how many became free; `adds` says whether they join the pool. */
  const shift = (tile: number, by: 1 | -1, adds: boolean): number => {
    let freed = 0;
    const end = from[tile + 1]!;
    work += 1 + end - from[tile]!;
    for (let at = from[tile]!; at < end; at += 1) {
      const slot = slots[at]!;
      const other = touched[at]!;
      const wasOpen = isOpen(held, count, other);
      held[slot]! += by;
      if (wasOpen || !isOpen(held, count, other)) continue;
      freed += 1;
      if (adds) add(other);
    }
    return freed;
  };
  /** Takes the pair at these places of the pool (first < second). */
  const takePair = (group: number, atFirst: number, atSecond: number): void => {
    const b = drop(group, atSecond);
    const a = drop(group, atFirst);
    remaining[group]! -= 2;
    order[taken] = a;
    order[taken + 1] = b;
    taken += 2;
    shift(a, -1, true);
    shift(b, -1, true);
  };
  const chooseAny = (random: Random): number => {
    let nth = random.int(pairs);
    for (let at = 0; at < readyCount; at += 1) {
      const group = ready[at]!;
      const here = (many[group]! * (many[group]! - 1)) / 2;
      if (nth >= here) {
        nth -= here;
        continue;
      }
      second = 1;
      while (nth >= second) {
        nth -= second;
        second += 1;
      }
      first = begin[group]! + nth;
      second += begin[group]!;
      return group;
    }
    return -1;
  };
  const chooseMostFreed = (random: Random): number => {
    let chosen = -1;
    let most = -1;
    let alike = 0;
    for (let at = 0; at < readyCount; at += 1) {
      const group = ready[at]!;
      const end = begin[group]! + many[group]!;
      for (let b = begin[group]! + 1; b < end; b += 1) {
        for (let a = begin[group]!; a < b; a += 1) {
          const freed = shift(pool[a]!, -1, false) + shift(pool[b]!, -1, false);
          shift(pool[b]!, 1, false);
          shift(pool[a]!, 1, false);
          if (freed < most) continue;
          alike = freed > most ? 1 : alike + 1;
          most = freed;
          // Each of those alike is as likely as any other.
          if (alike > 1 && random.int(alike) > 0) continue;
          chosen = group;
          first = a;
          second = b;
        }
      }
    }
    return chosen;
  };

  const firstWhole = (): number => {
    for (let at = 0; at < readyCount; at += 1) if (many[ready[at]!] === remaining[ready[at]!]) return ready[at]!;
    return -1;
  };

  return {
    order,
    get work() {
      return work;
    },
    play(random) {
      held.set(standing.held);
      many.fill(0);
      readyCount = 0;
      pairs = 0;
      for (let group = 0; group < groups.length; group += 1) remaining[group] = groups[group]!.length;
      taken = 0;
      for (const tile of free) add(tile);
      // oxlint-disable-next-line no-unmodified-loop-condition -- `add` and `drop` count the pairs
      while (pairs > 0) {
        work += readyCount;
        const whole = style === 'careful' ? firstWhole() : -1;
        if (whole >= 0) takePair(whole, begin[whole]!, begin[whole]! + 1);
        else takePair(style === 'greedy' ? chooseMostFreed(random) : chooseAny(random), first, second);
      }
      return count - taken;
    },
  };
}

/** The first `tiles` of an order of tiles, as pairs of cells. */
export function pairsOf({ cellOf }: Standing, order: Int32Array, tiles: number): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < tiles; at += 2) pairs.push([cellOf[order[at]!]!, cellOf[order[at + 1]!]!]);
  return pairs;
}
