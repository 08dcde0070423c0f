import { decoder, integer, list, oneOf, optional, record, via } from '../decode.ts';
import { limits } from '../limits.ts';
import type { Play, PuzzleRules, PuzzleTypes } from '../puzzle.ts';

const piece = integer(0, limits.tiles - 1);

/** A move or a deal, decoded from whatever somebody handed in; undefined when it is neither. Never throws. */
export function decodePlay<T extends PuzzleTypes>(rules: PuzzleRules<T>, input: unknown): Play<T> | undefined {
  const decoded = isDeal(input)
    ? decoder(
        record({
          type: oneOf('deal'),
          puzzle: via(rules.codec.puzzle),
          how: optional(oneOf('relocated')),
          moved: optional(list(record({ tile: piece, to: piece }), limits.tiles)),
        }),
      )(input)
    : rules.codec.move(input);
  return decoded.ok ? decoded.value : undefined;
}

function isDeal(input: unknown): boolean {
  try {
    return typeof input === 'object' && input !== null && (input as { readonly type?: unknown }).type === 'deal';
  } catch {
    return false;
  }
}
