import { neighboursOf } from './neighbours.ts';
import type { Cell } from './types.ts';

/**
 * The tiles that still lie, numbered 0 … n - 1 and written as flat arrays: what the loops of the solver and of the
 * players run over. Everything here stays as it is; who works with it copies `held`.
 */
export interface Standing {
  readonly count: number;
  /** The cell of each tile. */
  readonly cellOf: Int32Array;
  /** The group (all tiles of a kind) of each tile, and the tiles of each group. */
  readonly groupOf: Int32Array;
  readonly groups: readonly Int32Array[];
  readonly kinds: readonly string[];
  /** What keeps a tile: tiles over it at [tile], at its left at [n + tile], at its right at [2n + tile]. */
  readonly held: Int16Array;
  /** Taking a tile takes 1 off the entries of `held` named in slots[from[tile]] … slots[from[tile + 1] - 1]. */
  readonly slots: Int32Array;
  /** The tile of each of these entries. */
  readonly touched: Int32Array;
  readonly from: Int32Array;
  /** The tiles that are free as it stands. */
  readonly free: Int32Array;
}

/** Numbers the tiles that are alive. Costs the number of tiles that touch. */
export function standingOf(cells: readonly Cell[], alive: Uint8Array, kinds: readonly string[]): Standing {
  const cellOf = Int32Array.from([...alive.keys()].filter((cell) => alive[cell] === 1));
  const count = cellOf.length;
  const numberOf = new Int32Array(cells.length).fill(-1);
  for (let tile = 0; tile < count; tile += 1) numberOf[cellOf[tile]!] = tile;

  const groupOf = new Int32Array(count);
  const byKind = new Map<string, number[]>();
  for (let tile = 0; tile < count; tile += 1) {
    const kind = kinds[cellOf[tile]!]!;
    const same = byKind.get(kind);
    if (same) same.push(tile);
    else byKind.set(kind, [tile]);
  }
  const groups = [...byKind.values()].map((tiles) => Int32Array.from(tiles));
  for (const [group, tiles] of groups.entries()) for (const tile of tiles) groupOf[tile] = group;

  const { above, below, left, right } = neighboursOf(cells);
  const held = new Int16Array(3 * count);
  const from = new Int32Array(count + 1);
  const slots: number[] = [];
  for (let tile = 0; tile < count; tile += 1) {
    const cell = cellOf[tile]!;
    held[tile] = countOf(above[cell]!, alive);
    held[count + tile] = countOf(left[cell]!, alive);
    held[2 * count + tile] = countOf(right[cell]!, alive);
    for (const other of below[cell]!) if (alive[other] === 1) slots.push(numberOf[other]!);
    for (const other of right[cell]!) if (alive[other] === 1) slots.push(count + numberOf[other]!);
    for (const other of left[cell]!) if (alive[other] === 1) slots.push(2 * count + numberOf[other]!);
    from[tile + 1] = slots.length;
  }
  const touched = Int32Array.from(slots, (slot) => slot % count);
  const free = Int32Array.from([...cellOf.keys()].filter((tile) => isOpen(held, count, tile)));
  return {
    count,
    cellOf,
    groupOf,
    groups,
    kinds: [...byKind.keys()],
    held,
    slots: Int32Array.from(slots),
    touched,
    from,
    free,
  };
}

/** The free rule on counts: nothing over the tile, and its left or its right side open. */
export function isOpen(held: Int16Array, count: number, tile: number): boolean {
  return held[tile] === 0 && (held[count + tile] === 0 || held[2 * count + tile] === 0);
}

function countOf(cells: readonly number[], alive: Uint8Array): number {
  let lying = 0;
  for (const cell of cells) lying += alive[cell]!;
  return lying;
}
