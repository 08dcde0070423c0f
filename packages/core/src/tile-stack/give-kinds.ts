import type { Random } from '../random.ts';
import { standardKinds } from './kinds.ts';
import type { Pair } from './types.ts';

/** Kinds in groups of two pairs, the pairs of a group anywhere in the order, so that four alike do not lie together. */
export function giveKinds(
  order: readonly Pair[],
  tiles: number,
  count: number = standardKinds.length,
  random: Random,
): { kinds: string[]; faces: string[] } {
  const pairs = random.shuffle([...order]);
  const set = random.shuffle([...standardKinds]).slice(0, count);
  const kinds = Array.from<string>({ length: tiles });
  const faces = Array.from<string>({ length: tiles });
  for (const [n, pair] of pairs.entries()) {
    const kind = set[(n >> 1) % set.length]!;
    for (const [side, tile] of pair.entries()) {
      kinds[tile] = kind.kind;
      faces[tile] = kind.faces[(n & 1) * 2 + side]!;
    }
  }
  return { kinds, faces };
}
