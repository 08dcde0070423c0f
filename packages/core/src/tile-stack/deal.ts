import type { Budget, Stopped } from '../budget.ts';
import { noAssets, stopped } from '../budget.ts';
import type { GenerateReason, Job, Tools } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { dealUniformly } from './deal-uniformly.ts';
import { giveKinds } from './give-kinds.ts';
import { climbToWinRate } from './climb.ts';
import { checkCells } from './check-cells.ts';
import { standardKinds } from './kinds.ts';
import { layouts } from './layouts/index.ts';
import { withNote } from './notes.ts';
import { peel } from './peel.ts';
import { winRateOf } from './rate.ts';
import { standingOf } from './standing.ts';
import { trickinessOf } from './trickiness.ts';
import { winRates } from './win-rates.ts';
import type { Layout, TileStackDetail, TileStackPuzzle, TileStackTypes } from './types.ts';

/**
 * Deals a board that can be cleared, by reverse play: free pairs are taken from the full board until it is empty, and
 * the kinds are given out last, so that the pairs that were taken together match. The order of taking is the proof;
 * played forward it clears the board. (Article 001; about 0.2 ms for the Turtle.)
 */
export function dealTiles(
  layout: Layout,
  options: Omit<TileStackTypes['options'], 'layout'>,
  random: Random,
  budget: Budget,
): Result<TileStackPuzzle, GenerateReason, TileStackDetail> {
  return run(deal({ ...options, layout }, { random, budget, assets: noAssets }));
}

/** Among so many certified boards a wanted difficulty chooses. */
const CANDIDATES = 10;

/**
 * The `generate` job. With a number as difficulty (0 easy … 1 hard) ten boards are dealt and ranked by trickiness; all of
 * them can be won, only the traps differ. With a word or a win rate one board is dealt and changed until players win as
 * often.
 */
export function* deal(
  options: TileStackTypes['options'],
  tools: Tools,
): Job<Result<TileStackPuzzle, GenerateReason, TileStackDetail>, TileStackPuzzle> {
  const layout = typeof options.layout === 'string' ? layoutNamed(options.layout) : options.layout;
  if (typeof layout === 'string') {
    return fail('invalid-options', { code: 'unknown-layout', layout, known: Object.keys(layouts) });
  }
  const { kinds = standardKinds.length } = options;
  if (!Number.isInteger(kinds) || kinds < 1 || kinds > standardKinds.length) {
    const message =
      `The standard set has ${standardKinds.length} kinds, so ${kinds} of them can't be dealt. ` +
      `Ask for a whole number from 1 to ${standardKinds.length}, or leave it out for all.`;
    return fail('invalid-options', { code: 'bad-kinds', kinds, most: standardKinds.length, message });
  }
  // Ours are held to it by their tests.
  const problems = typeof options.layout === 'string' ? [] : checkCells(layout.cells);
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) return fail('invalid-options', { code: 'bad-layout', problems: errors });
  const { difficulty } = options;
  if (difficulty === undefined) return yield* dealOnce(layout, options, tools);
  if (typeof difficulty !== 'number') {
    const isWord = typeof difficulty === 'string';
    const wanted = isWord ? winRates[difficulty] : difficulty.winRate;
    const dealt = isWord ? yield* dealNearest(layout, options, wanted, tools) : yield* dealOnce(layout, options, tools);
    if (!dealt.ok) return dealt;
    const climbed = yield* climbToWinRate(dealt.value, wanted, tools);
    return climbed.ok ? climbed : withDetail(climbed, layout.cells.length);
  }

  const candidates: { readonly puzzle: TileStackPuzzle; readonly points: number }[] = [];
  for (let n = 0; n < CANDIDATES; n += 1) {
    const random = tools.random.fork(`candidate ${n}`);
    const dealt = yield* dealOnce(layout, options, { ...tools, random });
    if (!dealt.ok) return dealt;
    candidates.push({ puzzle: dealt.value, points: trickinessOf(layout.cells, dealt.value.kinds) });
    yield { done: (n + 1) / CANDIDATES, best: dealt.value };
  }
  // Sorting is stable: of two alike the one dealt first comes first, on every machine.
  const ranked = candidates.toSorted((a, b) => a.points - b.points);
  const { puzzle } = ranked[Math.round(difficulty * (CANDIDATES - 1))]!;
  return succeed(puzzle, tools.budget.spent);
}

/** Games that choose the board to begin with; a rate of one half is then known to within 13 in 100. */
const GAMES_TO_CHOOSE = 60;

/** A rate farther below than this is not climbed to from boards whose kinds lie apart; so many where they lie together. */
const TOO_HARD = 0.2;
const CANDIDATES_TOGETHER = 40;

/**
 * Of ten boards the one whose random players win nearest to a rate: it is changed from there. Where they are all much harder
 * than that, more whose kinds lie together are looked at.
 */
function* dealNearest(
  layout: Layout,
  options: TileStackTypes['options'],
  wanted: number,
  tools: Tools,
): Job<Result<TileStackPuzzle, GenerateReason, TileStackDetail>, never> {
  const alive = new Uint8Array(layout.cells.length).fill(1);
  let best: { readonly puzzle: TileStackPuzzle; readonly distance: number; readonly rate: number } | undefined;
  for (let n = 0; n < CANDIDATES + CANDIDATES_TOGETHER; n += 1) {
    if (n === CANDIDATES && best!.rate > wanted - TOO_HARD) break;
    const random = tools.random.fork(`candidate ${n}`);
    const dealt = yield* dealOnce(layout, options, { ...tools, random }, n < CANDIDATES ? 'apart' : 'together');
    if (!dealt.ok) return dealt;
    const standing = standingOf(layout.cells, alive, dealt.value.kinds);
    const rated = yield* winRateOf(standing, 'random', GAMES_TO_CHOOSE, { ...tools, random: random.fork('games') });
    if (!rated) return withDetail(stopped(tools.budget), layout.cells.length);
    const distance = Math.abs(rated.rate - wanted);
    if (!best || distance < best.distance) best = { puzzle: dealt.value, distance, rate: rated.rate };
  }
  return succeed(best!.puzzle, tools.budget.spent);
}

function* dealOnce(
  layout: Layout,
  { kinds, distribution }: Pick<TileStackTypes['options'], 'kinds' | 'distribution'>,
  tools: Tools,
  lie: 'apart' | 'together' = 'apart',
): Job<Result<TileStackPuzzle, GenerateReason, TileStackDetail>, never> {
  const { id, cells } = layout;
  const peeled = yield* peel(cells, new Uint8Array(cells.length).fill(1), tools);
  if (!peeled.ok) return withDetail(peeled, cells.length);
  const isUniform = distribution === 'uniform' && lie === 'apart';
  if (isUniform) {
    const drawn = yield* dealUniformly(cells, kinds, tools);
    if (!drawn.ok) return withDetail(drawn, cells.length);
    if (drawn.value) return succeed({ layout: id, cells, ...drawn.value }, tools.budget.spent);
  }
  const { order } = peeled.value;
  const laid = giveKinds(order, cells.length, kinds, tools.random, lie);
  const puzzle = { layout: id, cells, ...laid, order };
  return succeed(isUniform ? withNote(puzzle, { code: 'peeled' }) : puzzle, tools.budget.spent);
}

function withDetail(
  failure: { readonly ok: false; readonly reason: 'impossible' | Stopped; readonly spent: number },
  tiles: number,
): Result<never, GenerateReason, TileStackDetail> {
  return { ...failure, detail: failure.reason === 'impossible' ? { code: 'unpeelable', tiles } : { code: 'stopped' } };
}

/** The id itself when it names none of ours. */
function layoutNamed(id: string): Layout | string {
  return (Object.hasOwn(layouts, id) ? layouts[id] : undefined) ?? id;
}
