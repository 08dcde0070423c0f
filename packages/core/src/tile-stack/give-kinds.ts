import type { Random } from '../random.ts';
import { standardKinds } from './kinds.ts';
import type { Pair } from './types.ts';

/**
 * Gives kinds to pairs, in groups of two pairs. `apart`: the pairs of a group anywhere in the order, so that four alike do
 * not lie together. `together`: all tiles of a kind one after the other in the order, the friendliest way, for then players
 * seldom have the choice between tiles of which some are wanted later.
 */
export function giveKinds(
  order: readonly Pair[],
  tiles: number,
  count: number = standardKinds.length,
  random: Random,
  lie: 'apart' | 'together' = 'apart',
): { kinds: string[]; faces: string[] } {
  const pairs = lie === 'apart' ? random.shuffle([...order]) : [...order];
  const set = random.shuffle([...standardKinds]).slice(0, count);
  const placeOf = (n: number): number => (n >> 1) % set.length;
  const turns = [...pairs.keys()];
  if (lie === 'together') turns.sort((a, b) => placeOf(a) - placeOf(b) || a - b);
  const kinds = Array.from<string>({ length: tiles });
  const faces = Array.from<string>({ length: tiles });
  for (const [at, n] of turns.entries()) {
    const kind = set[placeOf(n)]!;
    for (const [side, tile] of pairs[at]!.entries()) {
      kinds[tile] = kind.kind;
      faces[tile] = kind.faces[(n & 1) * 2 + side]!;
    }
  }
  return { kinds, faces };
}
