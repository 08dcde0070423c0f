import { pay, stopped, type Stopped } from '../budget.ts';
import type { Deal, GenerateReason, Job, Position, Tools } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { capped } from './capped.ts';
import { peel } from './peel.ts';
import { relocate, type Relocation } from './relocate.ts';
import { spreadOut } from './spread-out.ts';
import type { Pair, TileStackDetail, TileStackMove, TileStackState, TileStackTypes } from './types.ts';

/** A shape that is not peeled or proved stuck in so many steps is changed; shapes of games take some hundreds. */
const STEPS_IN_PLACE = 20_000;

/**
 * Lays the remaining tiles anew so that they can be cleared, and says the order that does it. On the cells they lie on
 * when that shape can be cleared at all; otherwise as few tiles as were found to be enough go to free cells of the layout
 * (`how: 'relocated'`, with `moved`). Where the layout itself can't help, because it could not be cleared when it was
 * full either, a board of its own is dealt: the remaining tiles where they are, and some beside them on the lowest layer;
 * the deal says `how` and which moved as well.
 *
 * The tiles stay the same, kinds and faces. `impossible` only when nothing is left (or a kind is odd: no game of ours).
 */
export function* reshuffleTiles(
  { state, puzzle }: Position<TileStackTypes>,
  tools: Tools,
): Job<Result<TileStackMove | Deal<TileStackTypes>, GenerateReason, TileStackDetail>, never> {
  const { random, budget } = tools;
  const { cells } = puzzle;
  if (state.left === 0) return fail('impossible', { code: 'nothing-left' });
  if (!(yield* pay(budget, state.left))) return ended(stopped(budget));
  const pairs = pairsOfTiles(state, tools);
  if (typeof pairs === 'string') return fail('impossible', { code: 'odd-kind', kind: pairs });

  const peeled = yield* peel(cells, state.alive, { ...tools, budget: capped(budget, STEPS_IN_PLACE) });
  if (!peeled.ok && budget.why !== undefined) return ended(stopped(budget));
  let found: Relocation | undefined;
  if (peeled.ok) found = { moved: [], alive: state.alive, order: peeled.value.order };
  else {
    const relocated = yield* relocate(cells, state.alive, tools);
    if (!relocated.ok) return ended(relocated);
    found = relocated.value;
  }
  random.shuffle(pairs);
  if (!found) {
    const spread = yield* spreadOut(cells, state.alive, tools);
    if (!spread.ok) return ended(spread);
    const { cells: on, order, moved } = spread.value;
    const board = { layout: puzzle.layout, cells: on, ...layPairs(order, pairs, state, on.length), order };
    return succeed({ type: 'deal', puzzle: board, how: 'relocated', moved }, budget.spent);
  }
  const { order, moved } = found;
  const how = moved.length === 0 ? ('in-place' as const) : ('relocated' as const);
  return succeed(
    { type: 'reshuffle', ...layPairs(order, pairs, state, cells.length), moved, order, how },
    budget.spent,
  );
}

/** Pairs of tiles that match, to be laid on the pairs of cells that come off together; or a kind that is odd. */
function pairsOfTiles({ alive, kinds }: TileStackState, { random }: Tools): [number, number][] | string {
  const byKind = new Map<string, number[]>();
  for (const [tile, kind] of kinds.entries()) {
    if (alive[tile] !== 1) continue;
    const same = byKind.get(kind);
    if (same) same.push(tile);
    else byKind.set(kind, [tile]);
  }
  const pairs: [number, number][] = [];
  for (const [kind, tiles] of byKind) {
    if (tiles.length % 2 === 1) return kind;
    random.shuffle(tiles);
    for (let n = 0; n < tiles.length; n += 2) pairs.push([tiles[n]!, tiles[n + 1]!]);
  }
  return pairs;
}

function layPairs(
  order: readonly Pair[],
  pairs: readonly Pair[],
  state: TileStackState,
  cells: number,
): { kinds: string[]; faces: string[] } {
  const kinds = Array.from({ length: cells }, (_, cell) => state.kinds[cell] ?? '');
  const faces = Array.from({ length: cells }, (_, cell) => state.faces[cell] ?? '');
  for (const [n, cellsOfPair] of order.entries()) {
    for (const [side, cell] of cellsOfPair.entries()) {
      const tile = pairs[n]![side]!;
      kinds[cell] = state.kinds[tile]!;
      faces[cell] = state.faces[tile]!;
    }
  }
  return { kinds, faces };
}

function ended(failure: {
  readonly ok: false;
  readonly reason: Stopped;
  readonly spent: number;
}): Result<never, Stopped, TileStackDetail> {
  return { ...failure, detail: { code: 'stopped' } };
}
