// Learned clauses: of each at least one literal holds in every solution that is still looked for. A literal is
// 2 × cell + v: the cell is filled (v = 1) or blank (v = 0).

/** Words before the literals of a clause: its size, its levels, its number (from 0, in the order they were learned). */
const HEAD = 3;

export interface Clauses {
  /** Size, levels, number at `ref`, then the literals; the first two are watched. Grows, so ask for it anew. */
  readonly words: Int32Array;
  /** By literal, once there is a clause: those that watch it, each with another literal that may spare a look. */
  readonly watchers: readonly number[][];
  /** Clauses kept. */
  readonly count: number;
  /** Keeps a clause and returns its place. Two literals or more, the two to watch first. */
  add(literals: ArrayLike<number>, size: number, levels: number, number: number): number;
  /** Drops the half that is likely of least use, but none that is a reason now; `moved` tells where each one went. */
  reduce(isReason: (ref: number) => boolean, moved: (from: number, to: number) => void): void;
}

export const sizeAt = 0;
const levelsAt = 1;
export const numberAt = 2;
export const literalsAt: number = HEAD;

/** Clauses over so few levels are never dropped. */
const FEW_LEVELS = 2;

export function createClauses(cells: number): Clauses {
  let words = new Int32Array(0);
  let end = 0;
  let count = 0;
  const watchers: number[][] = [];

  const watch = (ref: number): void => {
    const [first, second] = [words[ref + HEAD]!, words[ref + HEAD + 1]!];
    watchers[first]!.push(ref, second);
    watchers[second]!.push(ref, first);
  };

  return {
    get words() {
      return words;
    },
    watchers,
    get count() {
      return count;
    },
    add(literals, size, levels, number) {
      // Most boards need none of this.
      if (watchers.length === 0) for (let literal = 0; literal < 2 * cells; literal += 1) watchers.push([]);
      if (end + HEAD + size > words.length) {
        const larger = new Int32Array(2 * words.length + 100 + size);
        larger.set(words);
        words = larger;
      }
      const ref = end;
      words[ref] = size;
      words[ref + levelsAt] = levels;
      words[ref + numberAt] = number;
      for (let at = 0; at < size; at += 1) words[ref + HEAD + at] = literals[at]!;
      end += HEAD + size;
      count += 1;
      watch(ref);
      return ref;
    },
    reduce(isReason, moved) {
      const refs: number[] = [];
      for (let ref = 0; ref < end; ref += HEAD + words[ref]!) {
        if (words[ref + levelsAt]! > FEW_LEVELS && !isReason(ref)) refs.push(ref);
      }
      // The longest over the most levels go, the oldest first among equals.
      const bad = refs.toSorted(
        (a, b) => words[b + levelsAt]! - words[a + levelsAt]! || words[b]! - words[a]! || a - b,
      );
      const gone = new Set(bad.slice(0, bad.length >> 1));
      for (const list of watchers) list.length = 0;
      let to = 0;
      const until = end;
      for (let ref = 0; ref < until;) {
        const size = HEAD + words[ref]!;
        if (gone.has(ref)) count -= 1;
        else {
          words.copyWithin(to, ref, ref + size);
          if (to !== ref) moved(ref, to);
          watch(to);
          to += size;
        }
        ref += size;
      }
      end = to;
    },
  };
}
