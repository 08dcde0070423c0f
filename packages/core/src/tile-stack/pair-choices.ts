import type { Standing } from './standing.ts';

/** A kind of four tiles has three ways: its first tile goes with one of the others, and the other two together. */
const FOUR = 4;

/** Who may go with whom, as choices numbered from 0; one choice of each set holds. */
export interface PairChoices {
  readonly setsOf: readonly (readonly number[])[];
  readonly choicesOf: readonly (readonly number[])[];
  /** By choice. */
  readonly groupOf: readonly number[];
  /** The choice by which two tiles of a group go together; -1 where there is nothing to choose. */
  choiceOf(a: number, b: number): number;
  /** Calls back with each pair of a choice: two in a group of four, one in a larger one. */
  eachPair(choice: number, act: (a: number, b: number) => void): void;
}

/** How many choices the groups of these sizes have. */
export function countChoices(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size <= 2 ? 0 : size === FOUR ? 3 : (size * (size - 1)) / 2), 0);
}

/** The choices of these groups; kinds of two tiles have none. Costs their number. */
export function pairChoicesOf({
  groups,
  groupOf: groupOfTile,
  count,
}: Pick<Standing, 'groups' | 'groupOf' | 'count'>): PairChoices {
  const setsOf: number[][] = [];
  const choicesOf: number[][] = [];
  const groupOf: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  const placeInGroup = new Int32Array(count);
  const tables: (Int32Array | undefined)[] = groups.map(() => undefined);
  const add = (group: number, a: number, b: number, sets: readonly number[]): number => {
    const choice = groupOf.length;
    groupOf.push(group);
    first.push(a);
    second.push(b);
    setsOf.push([...sets]);
    for (const set of sets) choicesOf[set]!.push(choice);
    return choice;
  };
  for (const [group, tiles] of groups.entries()) {
    for (const [at, tile] of tiles.entries()) placeInGroup[tile] = at;
    if (tiles.length <= 2) continue;
    const size = tiles.length;
    const table = new Int32Array(size * size);
    tables[group] = table;
    const set = choicesOf.length;
    if (size === FOUR) {
      choicesOf.push([]);
      for (let way = 1; way < FOUR; way += 1) {
        const choice = add(group, tiles[0]!, tiles[way]!, [set]);
        // Of the places 0 … 3, those that go together differ by the same bits in both pairs of a way.
        for (let a = 0; a < FOUR; a += 1) table[a * FOUR + (a ^ way)] = choice;
      }
      continue;
    }
    for (let at = 0; at < size; at += 1) choicesOf.push([]);
    for (let a = 0; a < size; a += 1) {
      for (let b = a + 1; b < size; b += 1) {
        const choice = add(group, tiles[a]!, tiles[b]!, [set + a, set + b]);
        table[a * size + b] = choice;
        table[b * size + a] = choice;
      }
    }
  }
  return {
    setsOf,
    choicesOf,
    groupOf,
    choiceOf(a, b) {
      const group = groupOfTile[a]!;
      return tables[group]?.[placeInGroup[a]! * groups[group]!.length + placeInGroup[b]!] ?? -1;
    },
    eachPair(choice, act) {
      const [a, b] = [first[choice]!, second[choice]!];
      act(a, b);
      const tiles = groups[groupOf[choice]!]!;
      if (tiles.length !== FOUR) return;
      const way = placeInGroup[b]!;
      const other = way === 1 ? 2 : 1;
      act(tiles[other]!, tiles[other ^ way]!);
    },
  };
}
