import {
  decoder,
  either,
  integer,
  list,
  number,
  oneOf,
  optional,
  pair,
  record,
  text,
  variants,
  type Problem,
} from '../decode.ts';
import { limits } from '../limits.ts';
import type { PuzzleRules } from '../puzzle.ts';
import { isFree } from './free.ts';
import { standardKinds } from './kinds.ts';
import { neighboursOf } from './neighbours.ts';
import { createPile } from './pile.ts';
import type { Cell, Pair, TileStackMove, TileStackPuzzle, TileStackState, TileStackTypes } from './types.ts';

export { blockersOf, freeTiles } from './free.ts';
export { standardKinds, type Kind } from './kinds.ts';
export { checkLayout } from './layout.ts';
export { layouts } from './layouts/index.ts';
export type {
  Cell,
  DifficultyWord,
  Layout,
  LayoutProblem,
  LosingChoices,
  Pair,
  TileGroup,
  TileStackDetail,
  TileStackMove,
  TileStackNote,
  TileStackPuzzle,
  TileStackRating,
  TileStackState,
  TileStackTypes,
} from './types.ts';

const axis = integer(-limits.halfUnits, limits.halfUnits);
const cells = list(record({ x: axis, y: axis, z: integer(-limits.layers, limits.layers) }), limits.tiles);
const layout = record({ id: text(limits.text), name: text(limits.text), cells });
const tile = integer(0, limits.tiles - 1);
const names = list(text(limits.text), limits.tiles);
const order = list(pair(tile), limits.tiles / 2);

const move = decoder(
  variants('type', {
    pair: record({ type: oneOf('pair'), tiles: pair(tile) }),
    reshuffle: record({
      type: oneOf('reshuffle'),
      kinds: names,
      faces: names,
      moved: list(record({ tile, to: tile }), limits.tiles),
      order,
      how: optional(oneOf('in-place', 'relocated')),
    }),
  }),
);

const MOST_NOTES = 8;
const share = number(0, 1);
const games = integer(0, 1_000_000);
const note = variants('code', {
  'win-rate-not-reached': record({
    code: oneOf('win-rate-not-reached'),
    wanted: share,
    reached: record({ games, wins: games, rate: share, low: share, high: share }),
  }),
  peeled: record({ code: oneOf('peeled') }),
});

export const tileStackRules: PuzzleRules<TileStackTypes> = {
  id: 'tile-stack',
  version: 1,
  defaults: { layout: 'turtle' },
  start(puzzle) {
    const alive = new Uint8Array(puzzle.cells.length).fill(1);
    return stateOf(puzzle.cells, { alive, kinds: puzzle.kinds, faces: puzzle.faces, order: puzzle.order });
  },
  reduce(state, input, puzzle) {
    const decoded = move(input);
    if (!decoded.ok) return state;
    return decoded.value.type === 'pair'
      ? takePair(state, decoded.value.tiles, puzzle.cells)
      : layAnew(state, decoded.value, puzzle.cells);
  },
  status(state) {
    if (state.left === 0) return 'solved';
    const seen = new Set<string>();
    for (const [tileAt, free] of state.free.entries()) {
      if (free !== 1) continue;
      const kind = state.kinds[tileAt]!;
      if (seen.has(kind)) return 'playing';
      seen.add(kind);
    }
    return 'stuck';
  },
  complete: (state) => state.left === 0,
  changed(before, after) {
    const keys: number[] = [];
    for (let at = 0; at < after.alive.length; at += 1) {
      const same =
        before.alive[at] === after.alive[at] &&
        before.free[at] === after.free[at] &&
        before.kinds[at] === after.kinds[at] &&
        before.faces[at] === after.faces[at];
      if (!same) keys.push(at);
    }
    return keys;
  },
  codec: {
    options: decoder(
      record({
        layout: either(text(limits.text), layout, (input) => typeof input === 'string'),
        kinds: optional(integer(1, standardKinds.length)),
        difficulty: optional(
          either(
            either(number(0, 1), oneOf('easy', 'normal', 'hard'), (input) => typeof input !== 'string'),
            record({ winRate: number(0, 1) }),
            (input) => typeof input !== 'object',
          ),
        ),
        distribution: optional(oneOf('peel', 'uniform')),
      }),
    ),
    puzzle: decoder(
      record({
        layout: text(limits.text),
        cells,
        kinds: names,
        faces: names,
        order,
        notes: optional(list(note, MOST_NOTES)),
      }),
      checkPuzzle,
    ),
    move,
  },
};

/** What the parts alone do not say: every cell has its kind and face, the order names cells that exist. */
function checkPuzzle(puzzle: TileStackPuzzle): Problem[] {
  const tiles = puzzle.cells.length;
  const problems: Problem[] = [];
  for (const field of ['kinds', 'faces'] as const) {
    if (puzzle[field].length === tiles) continue;
    const message = `${field}: there are ${tiles} cells but ${puzzle[field].length} ${field}; one a cell is wanted.`;
    problems.push({ path: field, code: 'length', message });
  }
  if (puzzle.order.some((tiles_) => tiles_.some((at) => at >= tiles))) {
    problems.push({ path: 'order', code: 'range', message: `order: it names tiles beyond the ${tiles} there are.` });
  }
  return problems;
}

type Lying = Pick<TileStackState, 'alive' | 'kinds' | 'faces' | 'order'>;

function stateOf(on: readonly Cell[], lying: Lying): TileStackState {
  const neighbours = neighboursOf(on);
  const free = Uint8Array.from(on, (_, at) => (isFree(neighbours, lying.alive, at) ? 1 : 0));
  return { ...lying, free, left: lying.alive.reduce((sum, one) => sum + one, 0) };
}

function takePair(state: TileStackState, [a, b]: Pair, on: readonly Cell[]): TileStackState {
  if (a === b || state.free[a] !== 1 || state.free[b] !== 1 || state.kinds[a] !== state.kinds[b]) return state;
  const alive = state.alive.slice();
  alive[a] = 0;
  alive[b] = 0;
  return stateOf(on, { ...state, alive });
}

/** Legal when the same tiles lie there afterwards and the new order really clears them. */
function layAnew(
  state: TileStackState,
  { kinds, faces, moved, order: proof, how }: Extract<TileStackMove, { type: 'reshuffle' }>,
  on: readonly Cell[],
): TileStackState {
  if (kinds.length !== on.length || faces.length !== on.length) return state;
  if (how !== undefined && how !== (moved.length > 0 ? 'relocated' : 'in-place')) return state;
  const alive = state.alive.slice();
  for (const { tile: from } of moved) {
    if (alive[from] !== 1) return state;
    alive[from] = 0;
  }
  for (const { to } of moved) {
    if (alive[to] !== 0) return state;
    alive[to] = 1;
  }
  const tilesOf = (lies: Uint8Array, kind: readonly string[], face: readonly string[]): string =>
    [...lies.keys()]
      .filter((at) => lies[at] === 1)
      .map((at) => JSON.stringify([kind[at], face[at]]))
      .toSorted()
      .join();
  if (tilesOf(state.alive, state.kinds, state.faces) !== tilesOf(alive, kinds, faces)) return state;
  if (state.left === 0 || !clears(on, alive, kinds, proof)) return state;
  return stateOf(on, { alive, kinds, faces, order: proof });
}

/** Does this order of pairs, played forward, take every tile that lies there? Costs the number of tiles. */
export function clears(
  on: readonly Cell[],
  alive: Uint8Array,
  kinds: readonly string[],
  proof: readonly Pair[],
): boolean {
  const pile = createPile(on, alive);
  for (const [a, b] of proof) {
    if (a === b || a >= on.length || b >= on.length || kinds[a] !== kinds[b]) return false;
    if (!pile.isFree(a) || !pile.isFree(b)) return false;
    pile.take(a);
    pile.take(b);
  }
  return pile.left === 0;
}
