import { createExactChoices, MADE } from './exact-choices.ts';
import { countChoices, pairChoicesOf } from './pair-choices.ts';
import { ALONE, createRelaxation, UNDECIDED } from './relaxation.ts';
import type { Standing } from './standing.ts';

/** More choices than any board of ours has by far (a Turtle has 108, one of a single kind 10,296) are not searched. */
const MOST_CHOICES = 400_000;

/**
 * Which tile goes with which. For a fixed pairing the order of taking does not matter, so a board can be won exactly
 * when some pairing clears it, and there are far fewer pairings than orders (three for a kind of four tiles).
 *
 * Every tile gets a partner, and a relaxation takes what can go. What is left over is a set of tiles that stay as long as
 * each one of them that is free waits for one that is not; so one of the free ones at least has to go with a tile that is
 * free there or outside, whatever the others do. That clause is learnt, after all partners were forgotten that are not
 * needed for the tiles to stay, and so are the clauses that follow from it (see `createExactChoices`). When no pairing is
 * left the board is lost; the groups on which that rests are the conflict. (Searching over pairings, with a pruning
 * relaxation and critical groups: M. de Bondt, arXiv 1203.6559.)
 */
export interface PairingSearch {
  /** Goes on for about so many units of work. Undefined: not decided yet. */
  run(units: number): 'won' | 'lost' | undefined;
  /** Once won: the tiles in an order that clears the board, two by two, those that go alone one by one. */
  readonly order: Int32Array;
  /** Once won: by tile, its partner or ALONE. */
  readonly partner: Int32Array;
  /** Once lost: groups whose pairings can't all hold, even if all other tiles could go alone. */
  conflict(): number[];
  /** Begins anew: these groups must go in pairs, tiles of the others go alone. Keeps what it has learnt. */
  restrict(groups: readonly number[]): void;
  readonly work: number;
}

/** @param guess By tile, a partner that is worth trying first; -1 for none. */
export function createPairingSearch(standing: Standing, guess?: Int32Array): PairingSearch {
  const { count, groups, groupOf } = standing;
  const relaxation = createRelaxation(standing);
  const { partner } = relaxation;
  const isTooLarge = countChoices(groups.map(({ length }) => length)) > MOST_CHOICES;
  const pairs = pairChoicesOf(isTooLarge ? { ...standing, groups: [] } : standing);
  const words = (groups.length + 31) >> 5;
  const choices = createExactChoices(pairs.setsOf, pairs.choicesOf, pairs.groupOf, words);
  const many = pairs.setsOf.length;
  /** Where there is nothing to choose: alone, or with the only other one. */
  const given = new Int32Array(count).fill(UNDECIDED);
  let scanned = 2 * many;
  let lostFor: Uint32Array | undefined;

  const goesInPairs = (group: number): void => {
    const tiles = groups[group]!;
    if (tiles.length > 2) for (const tile of tiles) given[tile] = UNDECIDED;
    else for (const [at, tile] of tiles.entries()) given[tile] = tiles[1 - at]!;
  };
  for (const [group, tiles] of groups.entries()) {
    goesInPairs(group);
    if (guess && tiles.length > 2 && !isTooLarge) favourGuess(tiles, guess);
  }
  /** What the guess leaves out goes together in the order it comes. */
  function favourGuess(tiles: Int32Array, by: Int32Array): void {
    const rest = tiles.filter((tile) => by[tile]! < 0);
    for (const tile of tiles) if (by[tile]! >= 0) choices.favour(pairs.choiceOf(tile, by[tile]!));
    for (let at = 0; at + 1 < rest.length; at += 2) choices.favour(pairs.choiceOf(rest[at]!, rest[at + 1]!));
  }

  const anyWaits = (group: number): boolean => {
    for (const tile of groups[group]!) if (relaxation.waits(tile)) return true;
    return false;
  };
  const join = (a: number, b: number): void => {
    partner[a] = b;
    partner[b] = a;
  };
  const part = (a: number, b: number): void => {
    partner[a] = UNDECIDED;
    partner[b] = UNDECIDED;
  };
  /** Something was left over: forgets the partners that are not needed for that, the least suspect first. */
  const forgetWhatIsNotNeeded = (made: readonly number[]): void => {
    const suspects = made.toSorted((a, b) => choices.activityOf(a) - choices.activityOf(b) || b - a);
    for (const choice of suspects) {
      const group = pairs.groupOf[choice]!;
      scanned += 4;
      pairs.eachPair(choice, part);
      // A group none of whose tiles waits for a partner would do the same under any pairing.
      if (!anyWaits(group)) continue;
      relaxation.keep();
      if (!relaxation.resume(group)) continue;
      relaxation.restore();
      pairs.eachPair(choice, join);
    }
    for (const [group, tiles] of groups.entries()) {
      if (!anyWaits(group)) continue;
      const before = tiles.map((tile) => partner[tile]!);
      relaxation.keep();
      for (const tile of tiles) partner[tile] = ALONE;
      if (!relaxation.resume(group)) continue;
      relaxation.restore();
      for (const [at, tile] of tiles.entries()) partner[tile] = before[at]!;
    }
  };
  /** One of the free tiles that are left goes with one that is not blocked there. */
  const learnFromWhatStays = (): void => {
    const clause = new Set<number>();
    const spread = new Uint32Array(words);
    for (let tile = 0; tile < count; tile += 1) {
      if (!relaxation.waits(tile)) continue;
      const group = groupOf[tile]!;
      spread[group >> 5]! |= 1 << (group & 31);
      const others = groups[group]!.filter((other) => other !== tile);
      const blocked = others.filter((other) => relaxation.isBlocked(other));
      scanned += others.length;
      if (given[tile] !== UNDECIDED) continue;
      // Not with the only one that is blocked says the same in fewer words.
      if (blocked.length === 1) clause.add(2 * pairs.choiceOf(tile, blocked[0]!) + 1);
      else for (const other of others) if (!relaxation.isBlocked(other)) clause.add(2 * pairs.choiceOf(tile, other));
    }
    choices.learn([...clause], spread);
  };

  const work = (): number => relaxation.work + choices.work + scanned;
  /** One choice, or one relaxation of a whole pairing. */
  const step = (): 'won' | 'lost' | undefined => {
    const choice = choices.lost === undefined ? choices.next() : -1;
    if (choice >= 0) choices.make(choice);
    else if (choices.lost === undefined) {
      partner.set(given);
      const made: number[] = [];
      for (let one = 0; one < many; one += 1) if (choices.value[one] === MADE) made.push(one);
      for (const one of made) pairs.eachPair(one, join);
      scanned += many >> 2;
      if (relaxation.run()) return 'won';
      forgetWhatIsNotNeeded(made);
      learnFromWhatStays();
    }
    lostFor = choices.lost;
    return lostFor && 'lost';
  };

  return {
    order: relaxation.order,
    partner,
    get work() {
      return work();
    },
    restrict(chosen) {
      const bits = new Uint32Array(words);
      given.fill(ALONE);
      for (const group of chosen) {
        bits[group >> 5]! |= 1 << (group & 31);
        goesInPairs(group);
      }
      choices.restrict(bits);
    },
    conflict: () => [...groups.keys()].filter((group) => lostFor !== undefined && isMarked(lostFor, group)),
    run(units) {
      const end = work() + units;
      if (isTooLarge) scanned += units;
      while (work() < end) {
        const found = step();
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

function isMarked(bits: Uint32Array, at: number): boolean {
  return ((bits[at >> 5]! >>> (at & 31)) & 1) === 1;
}
