/** By choice: 0 is not known yet. */
export const MADE = 1;
const DROPPED = 2;

/** A choice that is made (2 × choice) or dropped (2 × choice + 1). */
export type Literal = number;

/**
 * Sets of choices, exactly one of each to be made, and clauses about them: of a clause one literal at least has to be
 * true. Follows what a decision leaves no way but, and learns a clause from each conflict (J. Marques-Silva and K.
 * Sakallah, "GRASP", 1996; first unique implication point).
 *
 * Whatever is learnt rests on a spread: the groups it takes to prove it, as bits.
 */
export interface ExactChoices {
  readonly value: Uint8Array;
  /** A choice that is open, of the set most often in conflicts, the one it had last if it can; -1 when all are made. */
  next(): number;
  /** Makes an open choice and follows; conflicts are learnt from. */
  make(choice: number): void;
  /** Learns a clause all of whose literals are false as it stands. */
  learn(clause: readonly Literal[], spread: Uint32Array): void;
  /** The choice its sets try first from now on. */
  favour(choice: number): void;
  /** How often the sets of a choice are in conflicts, the late ones more. */
  activityOf(choice: number): number;
  /**
   * Begins anew with the sets of these groups alone, as bits; the others need no choice. What was learnt stays as far as it
   * rests on these groups.
   */
  restrict(groups: Uint32Array): void;
  /** Once nothing can be right: the groups on which that rests. */
  readonly lost: Uint32Array | undefined;
  /** Literals and choices looked at so far. */
  readonly work: number;
}

/** Why a choice is made or dropped: NOTHING (decided), a clause ≥ 0, or the set -2 - n all of whose others are dropped. */
const NOTHING = -1;
/** Each conflict counts a twentieth more than the last. */
const GROWTH = 1.05;
const MOST_ACTIVITY = 1e100;

/**
 * @param setsOf by choice, the sets it is in.
 * @param choicesOf by set, its choices.
 * @param groupOf by choice, the group it speaks of, 0 … 32 × words - 1.
 */
export function createExactChoices(
  setsOf: readonly (readonly number[])[],
  choicesOf: readonly (readonly number[])[],
  groupOf: readonly number[],
  words: number,
): ExactChoices {
  const many = setsOf.length;
  const value = new Uint8Array(many);
  const level = new Int32Array(many);
  const reason = new Int32Array(many);
  /** The choice that was made where this one was dropped for it, or NOTHING. */
  const rival = new Int32Array(many);
  const rootSpread: (Uint32Array | undefined)[] = [];
  const trail: number[] = [];
  /** Where in the trail each decision is. */
  const decisions: number[] = [];
  let followed = 0;
  const open = Int32Array.from(choicesOf, ({ length }) => length);
  const isTaken = new Uint8Array(choicesOf.length);
  const isLeftOut = new Uint8Array(choicesOf.length);
  const activity = new Float64Array(choicesOf.length);
  const favourite = new Int32Array(choicesOf.length).fill(NOTHING);
  let weight = 1;
  const clauses: Int32Array[] = [];
  const spreads: Uint32Array[] = [];
  const sleeps: boolean[] = [];
  /** The spreads of clauses that say nothing can be right. */
  const impossible: Uint32Array[] = [];
  /** By literal, the clauses that look at it; each looks at its first two. */
  const watchers: number[][] = Array.from({ length: 2 * many }, () => []);
  const seen = new Uint8Array(many);
  let broken: { readonly literals: readonly Literal[]; readonly spread: Uint32Array } | undefined;
  let lost: Uint32Array | undefined;
  let work = 0;

  const isTrue = (literal: Literal): boolean => value[literal >> 1] === ((literal & 1) === 0 ? MADE : DROPPED);
  const isFalse = (literal: Literal): boolean => value[literal >> 1] === ((literal & 1) === 0 ? DROPPED : MADE);
  const falseOf = (choice: number): Literal => (value[choice] === MADE ? 2 * choice + 1 : 2 * choice);
  const latestFirst = (a: Literal, b: Literal): number => level[b >> 1]! - level[a >> 1]!;
  const spreadOf = (group: number): Uint32Array => {
    const bits = new Uint32Array(words);
    bits[group >> 5]! |= 1 << (group & 31);
    return bits;
  };
  const join = (bits: Uint32Array, more: Uint32Array | undefined): void => {
    if (more) for (let word = 0; word < words; word += 1) bits[word]! |= more[word]!;
  };

  const eachCause = (choice: number, act: (cause: number) => void): void => {
    const why = reason[choice]!;
    if (rival[choice]! >= 0) act(rival[choice]!);
    else if (why >= 0) {
      for (const literal of clauses[why]!) if (literal >> 1 !== choice) act(literal >> 1);
    } else if (why !== NOTHING) for (const other of choicesOf[-2 - why]!) if (other !== choice) act(other);
  };
  const joinReason = (bits: Uint32Array, choice: number): void => {
    if (rival[choice]! < 0 && reason[choice]! >= 0) join(bits, spreads[reason[choice]!]);
    else bits[groupOf[choice]! >> 5]! |= 1 << (groupOf[choice]! & 31);
  };
  const settle = (choice: number, to: number, why: number, by: number): void => {
    value[choice] = to;
    level[choice] = decisions.length;
    reason[choice] = why;
    rival[choice] = by;
    trail.push(choice);
    if (decisions.length === 0) {
      const bits = new Uint32Array(words);
      joinReason(bits, choice);
      eachCause(choice, (cause) => join(bits, rootSpread[cause]));
      rootSpread[choice] = bits;
    }
    for (const set of setsOf[choice]!) {
      if (to === DROPPED) open[set]! -= 1;
      else {
        isTaken[set] = 1;
        favourite[set] = choice;
      }
    }
  };
  const backTo = (depth: number): void => {
    if (decisions.length > depth) undoTo(decisions[depth]!);
    decisions.length = Math.min(decisions.length, depth);
  };
  const undoTo = (length: number): void => {
    while (trail.length > length) {
      const choice = trail.pop()!;
      for (const set of setsOf[choice]!) {
        if (value[choice] === DROPPED) open[set]! += 1;
        else isTaken[set] = 0;
      }
      value[choice] = 0;
    }
    followed = Math.min(followed, length);
  };

  /** The others of its sets go. */
  const followMade = (choice: number): void => {
    for (const set of setsOf[choice]!) {
      for (const other of choicesOf[set]!) {
        work += 1;
        if (other === choice || value[other] === DROPPED) continue;
        if (value[other] === MADE) {
          broken = { literals: [2 * other + 1, 2 * choice + 1], spread: spreadOf(groupOf[choice]!) };
          return;
        }
        settle(other, DROPPED, NOTHING, choice);
      }
    }
  };
  /** A set with one choice left takes it. */
  const followDropped = (choice: number): void => {
    for (const set of setsOf[choice]!) {
      if (isTaken[set] === 1 || open[set]! > 1) continue;
      work += choicesOf[set]!.length;
      const last = choicesOf[set]!.find((other) => value[other] === 0);
      if (last === undefined) {
        broken = { literals: choicesOf[set]!.map((other) => 2 * other), spread: spreadOf(groupOf[choice]!) };
        return;
      }
      settle(last, MADE, -2 - set, NOTHING);
    }
  };
  /** Moves a clause's look from a false literal to one that is not; false where there is none. */
  const looksElsewhere = (nth: number, wrong: Literal): boolean => {
    const clause = clauses[nth]!;
    for (let at = 2; at < clause.length; at += 1) {
      const literal = clause[at]!;
      if (isFalse(literal)) continue;
      clause[1] = literal;
      clause[at] = wrong;
      watchers[literal]!.push(nth);
      work += at;
      return true;
    }
    work += clause.length;
    return false;
  };
  const followClauses = (wrong: Literal): void => {
    const nths = watchers[wrong]!;
    let kept = 0;
    for (let at = 0; at < nths.length; at += 1) {
      const nth = nths[at]!;
      const clause = clauses[nth]!;
      work += 2;
      if (sleeps[nth]) {
        nths[kept] = nth;
        kept += 1;
        continue;
      }
      if (clause[0] === wrong) [clause[0], clause[1]] = [clause[1]!, wrong];
      const first = clause[0]!;
      if (broken === undefined && !isTrue(first)) {
        if (looksElsewhere(nth, wrong)) continue;
        if (isFalse(first)) broken = { literals: [...clause], spread: spreads[nth]!.slice() };
        else settle(first >> 1, (first & 1) === 0 ? MADE : DROPPED, nth, NOTHING);
      }
      nths[kept] = nth;
      kept += 1;
    }
    nths.length = kept;
  };
  const follow = (): void => {
    broken = undefined;
    // oxlint-disable-next-line no-unmodified-loop-condition -- following finds what is broken
    while (broken === undefined && followed < trail.length) {
      const choice = trail[followed]!;
      followed += 1;
      if (value[choice] === MADE) followMade(choice);
      else followDropped(choice);
      if (broken === undefined) followClauses(falseOf(choice));
    }
  };

  /** The clause that names one literal of this level only, the first; and the level of its second. */
  const firstImplicationPoint = (literals: readonly Literal[], spread: Uint32Array): Literal[] => {
    const others: Literal[] = [];
    const touched: number[] = [];
    let ofThisLevel = 0;
    const meet = (choice: number): void => {
      work += 1;
      if (seen[choice] === 1) return;
      if (level[choice] === 0) return join(spread, rootSpread[choice]);
      seen[choice] = 1;
      touched.push(choice);
      for (const set of setsOf[choice]!) activity[set]! += weight;
      if (level[choice] === decisions.length) ofThisLevel += 1;
      else others.push(falseOf(choice));
    };
    for (const literal of literals) meet(literal >> 1);
    let at = trail.length;
    let point = NOTHING;
    while (ofThisLevel > 0) {
      do at -= 1;
      while (seen[trail[at]!] === 0);
      point = trail[at]!;
      ofThisLevel -= 1;
      if (ofThisLevel === 0) break;
      joinReason(spread, point);
      eachCause(point, meet);
    }
    for (const choice of touched) seen[choice] = 0;
    return point < 0 ? [] : [falseOf(point), ...others.toSorted(latestFirst)];
  };
  const add = (clause: readonly Literal[], spread: Uint32Array): number => {
    const nth = clauses.length;
    clauses.push(Int32Array.from(clause));
    spreads.push(spread);
    sleeps.push(false);
    for (const literal of clause.slice(0, 2)) if (clause.length > 1) watchers[literal]!.push(nth);
    work += 4 * clause.length;
    return nth;
  };
  const resolve = (literals: readonly Literal[], spread: Uint32Array): void => {
    backTo(literals.reduce((deepest, literal) => Math.max(deepest, level[literal >> 1]!), 0));
    const clause = firstImplicationPoint(literals, spread);
    weight *= GROWTH;
    if (weight > MOST_ACTIVITY) {
      for (let set = 0; set < activity.length; set += 1) activity[set]! /= MOST_ACTIVITY;
      weight /= MOST_ACTIVITY;
    }
    const [point, next] = clause;
    if (point === undefined) {
      lost = spread;
      impossible.push(spread);
      return;
    }
    backTo(next === undefined ? 0 : level[next >> 1]!);
    settle(point >> 1, (point & 1) === 0 ? MADE : DROPPED, add(clause, spread), NOTHING);
    follow();
  };
  const resolveAll = (): void => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- resolving changes both
    while (broken !== undefined && lost === undefined) resolve(broken.literals, broken.spread);
  };

  return {
    value,
    get lost() {
      return lost;
    },
    get work() {
      return work;
    },
    next() {
      let best = NOTHING;
      for (let set = 0; set < isTaken.length; set += 1) {
        if (isTaken[set] === 0 && isLeftOut[set] === 0 && (best < 0 || activity[set]! > activity[best]!)) best = set;
      }
      work += isTaken.length >> 3;
      if (best < 0) return NOTHING;
      const liked = favourite[best]!;
      return liked >= 0 && value[liked] === 0 ? liked : choicesOf[best]!.find((choice) => value[choice] === 0)!;
    },
    make(choice) {
      decisions.push(trail.length);
      settle(choice, MADE, NOTHING, NOTHING);
      follow();
      resolveAll();
    },
    learn(clause, spread) {
      const sorted = clause.toSorted(latestFirst);
      if (sorted.length > 1) add(sorted, spread.slice());
      broken = { literals: sorted, spread };
      resolveAll();
    },
    restrict(groups) {
      undoTo(0);
      decisions.length = 0;
      rootSpread.length = 0;
      broken = undefined;
      lost = impossible.find((spread) => isWithin(spread, groups));
      for (const [set, [choice]] of choicesOf.entries()) {
        const group = groupOf[choice!]!;
        isLeftOut[set] = ((groups[group >> 5]! >>> (group & 31)) & 1) === 1 ? 0 : 1;
      }
      for (const [nth, spread] of spreads.entries()) sleeps[nth] = !isWithin(spread, groups);
      for (const [nth, clause] of clauses.entries()) {
        const [literal] = clause;
        if (clause.length > 1 || sleeps[nth] || literal === undefined || lost !== undefined || isTrue(literal))
          continue;
        if (isFalse(literal)) broken = { literals: [literal], spread: spreads[nth]!.slice() };
        else {
          settle(literal >> 1, (literal & 1) === 0 ? MADE : DROPPED, nth, NOTHING);
          follow();
        }
        resolveAll();
      }
      work += clauses.length * words;
    },
    favour(choice) {
      for (const set of setsOf[choice]!) favourite[set] = choice;
    },
    activityOf: (choice) => activity[setsOf[choice]![0]!]!,
  };
}

function isWithin(bits: Uint32Array, whole: Uint32Array): boolean {
  return bits.every((word, at) => (word & ~whole[at]!) === 0);
}
