/** Branches before it gives up. */
const MOST_NODES = 20_000;

/** How far the looking went; a node is about half a microsecond. */
export interface HittingSet {
  /** The members, `none` where every hitting set has more than `most`, undefined where it was too much to look at. */
  readonly found: readonly number[] | 'none' | undefined;
  readonly nodes: number;
}

/**
 * A smallest set of at most `most` numbers that has one of each of these sets. Branches on the members of the smallest set
 * that is not hit, and cuts where sets that have nothing in common are too many. Exact, exponential, and ended by a count.
 */
export function smallestHittingSet(sets: readonly (readonly number[])[], most: number): HittingSet {
  const bySize = sets.toSorted((a, b) => a.length - b.length);
  const chosen: number[] = [];
  let best: number[] | undefined;
  let bound = most;
  let nodes = 0;

  const isHit = (set: readonly number[]): boolean => set.some((member) => chosen.includes(member));
  /** The first set that is not hit; undefined where there is none; and how many are missing at least. */
  const look = (): { readonly missed: readonly number[] | undefined; readonly atLeast: number } => {
    const apart = new Set<number>();
    let missed: readonly number[] | undefined;
    let atLeast = 0;
    for (const set of bySize) {
      if (isHit(set)) continue;
      missed ??= set;
      if (set.some((member) => apart.has(member))) continue;
      atLeast += 1;
      for (const member of set) apart.add(member);
    }
    return { missed, atLeast };
  };
  const branch = (): void => {
    nodes += 1;
    if (nodes > MOST_NODES) return;
    const { missed, atLeast } = look();
    if (chosen.length + atLeast > bound) return;
    if (!missed) {
      best = [...chosen];
      bound = best.length - 1;
      return;
    }
    for (const member of missed) {
      chosen.push(member);
      branch();
      chosen.pop();
    }
  };
  branch();
  return { found: nodes > MOST_NODES ? undefined : (best ?? 'none'), nodes };
}
