// Oracles for small boards that know the rule of the game and share no code with what they judge.
import type { Cell, TileGroup } from './types.ts';

/** Everything that is known about who keeps whom, cell against cell. Sets of tiles are bits: at most 30 tiles. */
function keepersOf(cells: readonly Cell[]): { over: number[]; atLeft: number[]; atRight: number[] } {
  const bitsWhere = (test: (me: Cell, other: Cell) => boolean): number[] =>
    cells.map((me) => cells.reduce((bits, other, at) => (test(me, other) ? bits | (1 << at) : bits), 0));
  const near = (a: number, b: number): boolean => a - b > -2 && a - b < 2;
  return {
    over: bitsWhere((me, other) => other.z > me.z && near(other.x, me.x) && near(other.y, me.y)),
    atLeft: bitsWhere((me, other) => other.z === me.z && other.x === me.x - 2 && near(other.y, me.y)),
    atRight: bitsWhere((me, other) => other.z === me.z && other.x === me.x + 2 && near(other.y, me.y)),
  };
}

/** Can the board be won? By trying every pair at every turn. */
export function winnableByTrying(cells: readonly Cell[], kinds: readonly string[]): boolean {
  const { over, atLeft, atRight } = keepersOf(cells);
  const dead = new Set<number>();
  const win = (lying: number): boolean => {
    if (lying === 0) return true;
    if (dead.has(lying)) return false;
    const free = [...cells.keys()].filter(
      (at) =>
        (lying & (1 << at)) !== 0 &&
        (lying & over[at]!) === 0 &&
        ((lying & atLeft[at]!) === 0 || (lying & atRight[at]!) === 0),
    );
    for (const [n, a] of free.entries()) {
      for (const b of free.slice(n + 1)) {
        if (kinds[a] === kinds[b] && win(lying & ~(1 << a) & ~(1 << b))) return true;
      }
    }
    dead.add(lying);
    return false;
  };
  return win(2 ** cells.length - 1);
}

/** Is there no pairing of these groups that clears the board, though all other tiles go alone? By trying each pairing. */
export function conflictHolds(
  cells: readonly Cell[],
  alive: readonly number[],
  conflict: readonly TileGroup[],
): boolean {
  const near = (a: number, b: number): boolean => a - b > -2 && a - b < 2;
  const keeps = (lying: ReadonlySet<number>, tile: number, test: (me: Cell, other: Cell) => boolean): boolean =>
    [...lying].some((other) => test(cells[tile]!, cells[other]!));
  const isFree = (lying: ReadonlySet<number>, tile: number): boolean =>
    !keeps(lying, tile, (me, other) => other.z > me.z && near(other.x, me.x) && near(other.y, me.y)) &&
    (!keeps(lying, tile, (me, other) => other.z === me.z && other.x === me.x - 2 && near(other.y, me.y)) ||
      !keeps(lying, tile, (me, other) => other.z === me.z && other.x === me.x + 2 && near(other.y, me.y)));
  const clears = (partner: ReadonlyMap<number, number>): boolean => {
    const lying = new Set(alive);
    for (let before = -1; before !== lying.size;) {
      before = lying.size;
      for (const tile of lying) {
        const other = partner.get(tile);
        if (!isFree(lying, tile) || (other !== undefined && !isFree(lying, other))) continue;
        lying.delete(tile);
        if (other !== undefined) lying.delete(other);
      }
    }
    return lying.size === 0;
  };
  const tryFrom = (waiting: readonly (readonly number[])[], partner: ReadonlyMap<number, number>): boolean => {
    const [tiles, ...others] = waiting;
    if (!tiles) return clears(partner);
    const [a, ...rest] = tiles;
    if (a === undefined) return tryFrom(others, partner);
    return rest.some((b) =>
      tryFrom([rest.filter((tile) => tile !== b), ...others], new Map([...partner, [a, b], [b, a]])),
    );
  };
  const odd = conflict.some(({ tiles }) => tiles.length % 2 === 1);
  return (
    odd ||
    !tryFrom(
      conflict.map(({ tiles }) => tiles),
      new Map(),
    )
  );
}
