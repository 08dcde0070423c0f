import { pay } from '../budget.ts';
import type { Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { stepsOfAGame } from './steps-of-a-game.ts';
import { matching } from './losing-choices.ts';
import { neighboursOf } from './neighbours.ts';
import { createPile, type Pile } from './pile.ts';
import { createPlayer } from './player.ts';
import { standingOf } from './standing.ts';
import type { Cell, Pair } from './types.ts';
import { winRate, type WinRate } from './wilson.ts';

/** Boards that are imagined before a choice. More win a little more, at their price. */
const IMAGINED = 6;
/** A standing is made for each game that is imagined: it costs about as much as two games. */
const GAMES_A_STANDING = 2;

/**
 * How often a player wins who sees only what lies open: a face counts as seen once nothing lies over any part of it, and
 * is not forgotten. The player knows how many tiles of each kind there are, so which ones are still unseen but not where.
 *
 * At each turn, a kind whose remaining tiles are all free is taken, which can't do harm. Otherwise the unseen tiles are
 * imagined in six ways that fit, each pair that could be taken is followed by one careful game on each of them, and the
 * pair that left least is taken. A player who saw everything would win every board that can be won: what is missing to 1
 * is luck. Undefined when the budget ended. A game on a Turtle takes about 0.1 s.
 */
export function* noPeekWinRate(
  cells: readonly Cell[],
  kinds: readonly string[],
  games: number,
  { random, budget, assets }: Tools,
): Job<WinRate | undefined, never> {
  let wins = 0;
  for (let game = 0; game < games; game += 1) {
    const left = yield* play(cells, kinds, { random: random.fork(`no peek ${game}`), budget, assets });
    if (left === undefined) return undefined;
    if (left === 0) wins += 1;
  }
  return winRate(wins, games);
}

function* play(cells: readonly Cell[], kinds: readonly string[], tools: Tools): Job<number | undefined, never> {
  const { above } = neighboursOf(cells);
  const pile = createPile(cells, new Uint8Array(cells.length).fill(1));
  const seen = new Uint8Array(cells.length);
  for (;;) {
    for (const [tile, over] of above.entries()) {
      if (seen[tile] === 0 && !over.some((other) => pile.alive[other] === 1)) seen[tile] = 1;
    }
    const chosen = yield* chooseWithoutPeeking(cells, kinds, { pile, seen }, tools);
    if (chosen === 'none') return pile.left;
    if (chosen === undefined) return undefined;
    for (const tile of chosen) pile.take(tile);
  }
}

/** The pair such a player takes; it depends on where the seen tiles lie and on what the others are, not on where they lie. */
export function* chooseWithoutPeeking(
  cells: readonly Cell[],
  kinds: readonly string[],
  { pile, seen }: { readonly pile: Pile; readonly seen: Uint8Array },
  { random, budget }: Tools,
): Job<Pair | 'none' | undefined, never> {
  if (!(yield* pay(budget, 1, { stage: 'no peek' }))) return undefined;
  const pairs = matching(pile.free, kinds);
  if (pairs.length === 0) return 'none';
  const safe = pairs.length === 1 ? pairs[0] : pairs.find(([a]) => isWhole(pile, kinds, kinds[a]!));
  if (safe) return safe;
  const left = new Int32Array(pairs.length);
  for (let world = 0; world < IMAGINED; world += 1) {
    const imagined = imagine(pile, kinds, seen, random);
    for (const [n, pair] of pairs.entries()) {
      const standing = standingOf(cells, without(pile.alive, pair), imagined);
      const steps = (1 + GAMES_A_STANDING) * stepsOfAGame(standing);
      if (!(yield* pay(budget, steps, { stage: 'no peek' }))) return undefined;
      left[n]! += createPlayer(standing, 'careful').play(random);
    }
  }
  return pairs[left.indexOf(left.reduce((least, one) => Math.min(least, one), Infinity))];
}

/** Are all tiles of a kind that still lie there free? All of them are seen then. */
function isWhole(pile: Pile, kinds: readonly string[], kind: string): boolean {
  return kinds.every((other, tile) => other !== kind || pile.alive[tile] === 0 || pile.isFree(tile));
}

/** The kinds as the player may think of them: those that were not seen yet lie anywhere among themselves. */
function imagine(pile: Pile, kinds: readonly string[], seen: Uint8Array, random: Random): string[] {
  const unseen = [...kinds.keys()].filter((tile) => pile.alive[tile] === 1 && seen[tile] === 0);
  // Sorted, so that nothing is told by the order they come in.
  const hidden = random.shuffle(unseen.map((tile) => kinds[tile]!).toSorted());
  const imagined = [...kinds];
  for (const [n, tile] of unseen.entries()) imagined[tile] = hidden[n]!;
  return imagined;
}

function without(alive: Uint8Array, [a, b]: Pair): Uint8Array {
  const after = alive.slice();
  after[a] = 0;
  after[b] = 0;
  return after;
}
