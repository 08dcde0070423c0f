import { isFree } from './free.ts';
import { neighboursOf } from './neighbours.ts';
import type { Cell } from './types.ts';

/**
 * Article 001's second opinion, an oracle for tests: depth first over free pairs that match, with a table of the
 * positions it has seen and a cap of nodes. On a copy of the board; a kind whose four tiles are all free goes first.
 */
export function check(
  cells: readonly Cell[],
  kinds: readonly string[],
  nodeCap: number,
  start: Uint8Array = new Uint8Array(cells.length).fill(1),
): 'solved' | 'unsolvable' | 'inconclusive' {
  const neighbours = neighboursOf(cells);
  const alive = start.slice();
  const seen = new Set<string>();
  let nodes = 0;

  const pairs = (): [number, number][] => {
    const byKind = new Map<string, number[]>();
    for (const [tile, kind] of kinds.entries()) {
      if (alive[tile] === 1 && isFree(neighbours, alive, tile)) byKind.set(kind, [...(byKind.get(kind) ?? []), tile]);
    }
    const groups = [...byKind.values()];
    const whole = groups.find((group) => group.length === 4);
    // All four can be taken in any pairing: no other choice need be looked at.
    if (whole) return [[whole[0]!, whole[1]!]];
    return groups.flatMap((group) => group.flatMap((a, i) => group.slice(i + 1).map((b): [number, number] => [a, b])));
  };
  const search = (left: number): 'solved' | 'unsolvable' | 'inconclusive' => {
    if (left === 0) return 'solved';
    nodes += 1;
    if (nodes > nodeCap) return 'inconclusive';
    const key = alive.join('');
    if (seen.has(key)) return 'unsolvable';
    seen.add(key);
    for (const [a, b] of pairs()) {
      alive[a] = 0;
      alive[b] = 0;
      const found = search(left - 2);
      alive[a] = 1;
      alive[b] = 1;
      if (found !== 'unsolvable') return found;
    }
    return 'unsolvable';
  };
  return search(alive.reduce((sum, one) => sum + one, 0));
}
