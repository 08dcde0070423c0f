import { createNogoods } from './nogoods.ts';
import { ALONE, createRelaxation, UNDECIDED } from './relaxation.ts';
import type { Standing } from './standing.ts';

/** Choices of a group of four: its first tile with one of the three others; the other two go together. */
const FOUR = 4;
/** After so many conflicts the old ones count half. */
const FADING = 64;

/**
 * Which tile goes with which. For a fixed pairing the order of taking does not matter, so a board can be won exactly
 * when some pairing clears it, and there are far fewer pairings than orders (three for a kind of four tiles).
 *
 * Every tile gets a partner, and a relaxation takes what can go. When something is left, the partners that are not needed
 * for that are forgotten one by one; those that stay are a nogood, and are never together again. A tile that has no
 * partner left turns the nogoods against its partners into one without it. The empty nogood means lost; the groups its
 * derivation rests on are the conflict. (The idea of searching over pairings, with a pruning relaxation and critical
 * groups: M. de Bondt, arXiv 1203.6559; learning: nogood resolution as in dynamic backtracking, M. Ginsberg, 1993.)
 */
export interface PairingSearch {
  /** Goes on for about so many units of work. Undefined: not decided yet. */
  run(units: number): 'won' | 'lost' | undefined;
  /** Once won: the tiles in an order that clears the board, two by two. */
  readonly order: Int32Array;
  /** Once lost: groups whose pairings can't all hold, even if all other tiles could go alone. */
  conflict(): number[];
  readonly work: number;
}

/**
 * @param among The groups that must go in pairs, all unless told; tiles of the others go alone.
 * @param guess By tile, a partner that is worth trying first; -1 for none.
 */
export function createPairingSearch(
  standing: Standing,
  { among, guess }: { readonly among?: readonly boolean[]; readonly guess?: Int32Array } = {},
): PairingSearch {
  const { count, groups, groupOf } = standing;
  const relaxation = createRelaxation(standing);
  const nogoods = createNogoods();
  const mate = new Int32Array(count).fill(UNDECIDED);
  const wanted = guess?.slice() ?? new Int32Array(count).fill(UNDECIDED);
  const heldBy = new Int32Array(count).fill(-1);
  const open = Int32Array.from(groups, ({ length }) => length);
  const activity = new Int32Array(groups.length);
  const words = (groups.length + 31) >> 5;
  /** By choice: one tile of it and that one's partner. */
  const first: number[] = [];
  const second: number[] = [];
  const known = new Map<number, number>();
  /** By group of four: its first choice; -1 for other groups, whose choices are single pairs and found in the map. */
  const fours = new Int32Array(groups.length).fill(-1);
  const placeInGroup = new Int32Array(count);
  const trail: number[] = [];
  const placeInTrail: number[] = [];
  let conflicts = 0;
  let scanned = 0;
  let lostFor: Uint32Array | undefined;

  for (const [group, tiles] of groups.entries()) {
    for (const [at, tile] of tiles.entries()) placeInGroup[tile] = at;
    const alone = among !== undefined && !among[group];
    if (!alone && tiles.length > 2) continue;
    open[group] = 0;
    for (const [at, tile] of tiles.entries()) mate[tile] = alone ? ALONE : tiles[1 - at]!;
  }

  const make = (a: number, b: number): number => {
    const choice = first.length;
    first.push(a);
    second.push(b);
    nogoods.open(choice);
    return choice;
  };
  for (const [group, tiles] of groups.entries()) {
    if (tiles.length !== FOUR) continue;
    fours[group] = first.length;
    for (let other = 1; other < FOUR; other += 1) make(tiles[0]!, tiles[other]!);
  }
  const choiceOf = (a: number, b: number): number => {
    const group = groupOf[a]!;
    // Of the places 0 … 3 in a group of four, 0 and 1, 2 and 3 differ by the same bits, and so do the other choices.
    if (fours[group]! >= 0) return fours[group]! + (placeInGroup[a]! ^ placeInGroup[b]!) - 1;
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low * count + high;
    const choice = known.get(key) ?? make(low, high);
    known.set(key, choice);
    return choice;
  };
  /** Calls back with both pairs of a choice in a group of four, else with its one pair. */
  const eachPair = (choice: number, act: (a: number, b: number) => void): void => {
    const [a, b] = [first[choice]!, second[choice]!];
    act(a, b);
    const group = groupOf[a]!;
    if (fours[group]! < 0) return;
    const way = placeInGroup[b]!;
    const tiles = groups[group]!;
    const other = way === 1 ? 2 : 1;
    act(tiles[other]!, tiles[other ^ way]!);
  };

  const hold = (choice: number): number => {
    placeInTrail[choice] = trail.length;
    trail.push(choice);
    eachPair(choice, (a, b) => {
      mate[a] = b;
      mate[b] = a;
      wanted[a] = b;
      wanted[b] = a;
      heldBy[a] = choice;
      heldBy[b] = choice;
      open[groupOf[a]!]! -= 2;
    });
    return nogoods.hold(choice);
  };
  const backTo = (length: number): void => {
    while (trail.length > length) {
      const choice = trail.pop()!;
      nogoods.release(choice);
      eachPair(choice, (a, b) => {
        mate[a] = UNDECIDED;
        mate[b] = UNDECIDED;
        heldBy[a] = -1;
        heldBy[b] = -1;
        open[groupOf[a]!]! += 2;
      });
    }
  };

  /** Learns that these choices, all of them held, can't be together. True when it is proved that nothing can. */
  const learn = (choices: readonly number[], spread: Uint32Array): boolean => {
    if (choices.length === 0) {
      lostFor = spread;
      return true;
    }
    conflicts += 1;
    if (conflicts % FADING === 0) for (let group = 0; group < groups.length; group += 1) activity[group]! >>= 1;
    for (const choice of choices) activity[groupOf[first[choice]!]!]! += FADING;
    const inOrder = choices.toSorted((a, b) => placeInTrail[a]! - placeInTrail[b]!);
    backTo(inOrder.length > 1 ? placeInTrail[inOrder.at(-2)!]! + 1 : 0);
    nogoods.learn(inOrder, spread);
    return false;
  };

  /** A tile without a partner: whatever stands against each of them stands, together, against all. */
  const learnFromEmpty = (tile: number): boolean => {
    const group = groupOf[tile]!;
    const spread = new Uint32Array(words);
    const reasons = new Set<number>();
    mark(spread, group);
    for (const other of groups[group]!) {
      if (other === tile) continue;
      scanned += 1;
      if (heldBy[other]! >= 0) {
        reasons.add(heldBy[other]!);
        continue;
      }
      const choice = choiceOf(tile, other);
      const nogood = nogoods.forbiddenBy(choice);
      for (const reason of nogoods.choicesOf(nogood)) if (reason !== choice) reasons.add(reason);
      for (const [at, bits] of nogoods.spreadOf(nogood).entries()) spread[at]! |= bits;
    }
    return learn([...reasons], spread);
  };

  const isAllowed = (tile: number, other: number): boolean => {
    scanned += 1;
    return other !== tile && mate[other] === UNDECIDED && nogoods.forbiddenBy(choiceOf(tile, other)) < 0;
  };
  const allowedFor = (tile: number, most: number): number => {
    let allowed = 0;
    for (const other of groups[groupOf[tile]!]!) if (allowed < most && isAllowed(tile, other)) allowed += 1;
    return allowed;
  };
  const firstOpen = (group: number): number => {
    for (const tile of groups[group]!) if (mate[tile] === UNDECIDED) return tile;
    return -1;
  };
  /** The tile to find a partner for: of a group with one way or none, else of the one most often in conflicts. */
  const nextTile = (): number => {
    let best = -1;
    for (let group = 0; group < groups.length; group += 1) {
      if (open[group] === 0) continue;
      scanned += 1;
      if (fours[group]! >= 0 && allowedFor(groups[group]![0]!, 2) < 2) return groups[group]![0]!;
      if (best < 0 || activity[group]! > activity[best]!) best = group;
    }
    return best < 0 ? -1 : firstOpen(best);
  };
  const partnerFor = (tile: number): number => {
    const favourite = wanted[tile]!;
    if (favourite >= 0 && isAllowed(tile, favourite)) return favourite;
    for (const other of groups[groupOf[tile]!]!) if (isAllowed(tile, other)) return other;
    return -1;
  };

  /** Something was left over: which of the choices are to blame? */
  const learnFromLeftOver = (): boolean => {
    const { partner } = relaxation;
    const blamed: number[] = [];
    const suspects = trail.toSorted(
      (a, b) => activity[groupOf[first[a]!]!]! - activity[groupOf[first[b]!]!]! || placeInTrail[b]! - placeInTrail[a]!,
    );
    const anyWaits = (group: number): boolean => {
      for (const tile of groups[group]!) if (relaxation.waits(tile)) return true;
      return false;
    };
    for (const choice of suspects) {
      const group = groupOf[first[choice]!]!;
      scanned += FOUR;
      eachPair(choice, (a, b) => {
        partner[a] = UNDECIDED;
        partner[b] = UNDECIDED;
      });
      // A group none of whose tiles waits for a partner would do the same under any pairing.
      if (!anyWaits(group)) continue;
      relaxation.keep();
      if (!relaxation.resume(group)) continue;
      relaxation.restore();
      eachPair(choice, (a, b) => {
        partner[a] = b;
        partner[b] = a;
      });
      blamed.push(choice);
    }
    const spread = new Uint32Array(words);
    for (const choice of blamed) mark(spread, groupOf[first[choice]!]!);
    for (const [group, tiles] of groups.entries()) {
      if (isMarked(spread, group)) continue;
      const before = tiles.map((tile) => partner[tile]!);
      const waits = anyWaits(group);
      if (waits) relaxation.keep();
      for (const tile of tiles) partner[tile] = ALONE;
      if (!waits || !relaxation.resume(group)) continue;
      relaxation.restore();
      for (const [at, tile] of tiles.entries()) partner[tile] = before[at]!;
      mark(spread, group);
    }
    return learn(blamed, spread);
  };

  const work = (): number => relaxation.work + nogoods.work + scanned;
  /** One choice, or one relaxation of a whole pairing. */
  const step = (): 'won' | 'lost' | undefined => {
    const tile = nextTile();
    if (tile < 0) {
      relaxation.partner.set(mate);
      if (relaxation.run()) return 'won';
      return learnFromLeftOver() ? 'lost' : undefined;
    }
    const other = partnerFor(tile);
    if (other < 0) return learnFromEmpty(tile) ? 'lost' : undefined;
    const broken = hold(choiceOf(tile, other));
    if (broken < 0) return undefined;
    return learn(nogoods.choicesOf(broken), nogoods.spreadOf(broken)) ? 'lost' : undefined;
  };

  return {
    order: relaxation.order,
    get work() {
      return work();
    },
    conflict: () => [...groups.keys()].filter((group) => lostFor !== undefined && isMarked(lostFor, group)),
    run(units) {
      const end = work() + units;
      while (work() < end) {
        const found = step();
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

function mark(bits: Uint32Array, at: number): void {
  bits[at >> 5]! |= 1 << (at & 31);
}
function isMarked(bits: Uint32Array, at: number): boolean {
  return ((bits[at >> 5]! >>> (at & 31)) & 1) === 1;
}
