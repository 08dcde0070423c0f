// Changes cells of a picture until its board is as hard as is wanted: the cheapest changes first, those that come nearest
// are gone on with.
import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import { scoresOf } from '../difficulty/score.ts';
import type { Job } from '../../puzzle.ts';
import { succeed, type Result } from '../../result.ts';
import type { Level, Rating } from '../types.ts';
import type { Target } from './target.ts';

/** From this cost on a change is seen: it makes a hole in a shape, or a dot away from all. */
export const SEEN = 256;
/** A cell that could be something else, and what that costs the picture. */
export interface Change {
  readonly cell: number;
  readonly value: number;
  readonly cost: number;
}
/** A kind of boards that can be changed and rated, black and white or in colours. */
export interface Adjustable {
  readonly changesOf: (cells: Uint8Array) => readonly Change[];
  /** Its rating by solvers up to `most`, unless they do not finish it, or soon will not. */
  readonly rate: (cells: Uint8Array, most: Level, budget: Budget) => Job<Result<Rated, Stopped, undefined>, never>;
}
export interface Rated {
  readonly rating: Rating | undefined;
  /** Cells that lines leave open. */
  readonly open: readonly number[];
}
export interface Adjusted {
  readonly cells: Uint8Array;
  /** Cells that differ from the picture, in order of place. */
  readonly changed: readonly number[];
  readonly reached: boolean;
  /** Of what came out; undefined where no solver that is allowed finishes it. */
  readonly rating: Rating | undefined;
}

/** Changes that each step chooses from, and steps in vain before it is given up. */
const TRIED = 60;
const IN_VAIN = 6;
/** Boards that nothing solves from which it goes on where more than lines is wanted, and how many cells those leave open. */
const ASIDE = 6;
const MOST_OPEN = 40;

interface Attempt extends Rated {
  readonly cells: Uint8Array;
  readonly distance: number;
}

/**
 * Changes cells until the board is as hard as `target`, or as near to that as is found with half of the budget: hill
 * climbing by the distance of the score, over some cheap changes and some of all others. Where more than lines is wanted,
 * it goes on too from boards that nothing solves, with the cells that lines leave open there: beside those lie the boards
 * that take supposing. At most an eighth of the cells changes. All that is a heuristic; but where a single change is
 * enough on a board of up to 60 of them, the cheapest such one is found.
 *
 * @param picture the cells as they were drawn; it is what changes are counted from.
 * @param mended the same, changed until lines solve it: where it begins, unless the picture is nearer.
 */
export function* toward(
  picture: Uint8Array,
  mended: Uint8Array,
  kind: Adjustable,
  target: Target,
  budget: Budget,
): Job<Result<Adjusted, Stopped, undefined>, never> {
  const began = budget.spent;
  const allowed = Math.floor(budget.left / 2);
  const isOver = (): boolean => budget.spent - began >= allowed;
  const most = Math.max(2, target.most) as Level;
  function* attempt(cells: Uint8Array): Job<Result<Attempt, Stopped, undefined>, never> {
    const done = Math.min(1, (budget.spent - began) / allowed);
    if (!(yield* pay(budget, 1, { stage: 'difficulty', done }))) return stopped(budget);
    const found = yield* kind.rate(cells, most, budget);
    if (!found.ok) return found;
    return succeed({ cells, ...found.value, distance: distanceOf(found.value.rating, target) });
  }
  /** The nearest of some changes, the cheapest of equally near ones; those that nothing solves go to `aside`. */
  function* nearest(
    from: Uint8Array,
    changes: readonly Change[],
    aside: Attempt[],
  ): Job<Result<Attempt | undefined, Stopped, undefined>, never> {
    let best: Attempt | undefined;
    for (const { cell, value } of changes) {
      if (isOver()) break;
      const cells = from.slice();
      cells[cell] = value;
      if (!cells.some((one) => one > 0) || differences(picture, cells).length > picture.length / 8) continue;
      const tried = yield* attempt(cells);
      if (!tried.ok) return tried;
      if (!tried.value.rating) aside.push(tried.value);
      if (!best || tried.value.distance < best.distance) best = tried.value;
      // They come in order of their cost.
      if (best.distance === 0) break;
    }
    return succeed(best);
  }

  const drawn = yield* attempt(picture);
  if (!drawn.ok) return drawn;
  const begun = yield* attempt(mended);
  if (!begun.ok) return begun;
  // Of equal ones the picture as it was drawn.
  let best = drawn.value.distance <= begun.value.distance ? drawn.value : begun.value;
  for (let inVain = 0; best.distance > 0 && inVain < IN_VAIN && !isOver();) {
    const aside: Attempt[] = inVain === 0 && !drawn.value.rating ? [drawn.value] : [];
    const next = yield* nearest(best.cells, someOf(kind.changesOf(best.cells), TRIED, inVain), aside);
    if (!next.ok) return next;
    let found = next.value;
    if (target.least > 2 && found && found.distance > 0) {
      const few = aside.filter(({ open }) => open.length > 0 && open.length <= MOST_OPEN);
      for (const from of few.toSorted((a, b) => a.open.length - b.open.length).slice(0, ASIDE)) {
        const open = kind.changesOf(from.cells).filter(({ cell }) => from.open.includes(cell));
        const beside = yield* nearest(from.cells, inOrder(open), []);
        if (!beside.ok) return beside;
        if (beside.value && beside.value.distance < found.distance) found = beside.value;
        if (found.distance === 0) break;
      }
    }
    if (found && found.distance < best.distance) [best, inVain] = [found, 0];
    else inVain += 1;
  }
  // What proves needless goes, the last one first; that may make another one needless.
  for (let size = -1, changed = differences(picture, best.cells); size !== changed.length;) {
    size = changed.length;
    for (const cell of changed.toReversed()) {
      const cells = best.cells.slice();
      cells[cell] = picture[cell]!;
      const without = yield* attempt(cells);
      if (!without.ok) return without;
      if (without.value.distance <= best.distance && cells.some((one) => one > 0)) best = without.value;
    }
    changed = differences(picture, best.cells);
  }
  const { cells, rating, distance } = best;
  return succeed({ cells, changed: differences(picture, cells), reached: distance === 0, rating }, budget.spent);
}

/** How far a rating is from what is wanted; 2 for a board that has none. */
function distanceOf(rating: Rating | undefined, { most, score: [from, to] }: Target): number {
  if (!rating) return 2;
  const { level, score } = rating;
  if (score < from) return from - score;
  // The scores of a level end where those of the next begin.
  if (level > most) return Math.max(0.001, score - Math.min(to, scoresOf(most)[1]));
  return Math.max(0, score - to);
}

function differences(picture: Uint8Array, cells: Uint8Array): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] !== picture[cell]);
}

const inOrder = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => a.cost - b.cost || a.cell - b.cell || a.value - b.value);

/**
 * The cheapest ones, and as many of the others, evenly; other ones with every turn. Those that are seen come with the later
 * turns alone, unless there are few. In order of cost.
 */
function someOf(changes: readonly Change[], most: number, turn: number): readonly Change[] {
  const all = inOrder(changes);
  if (all.length <= most) return turn === 0 ? all : [];
  const hidden = all.filter(({ cost }) => cost < SEEN);
  const [sorted, nth] = turn < IN_VAIN / 2 && hidden.length >= most ? [hidden, turn] : [all, turn % (IN_VAIN / 2)];
  const half = most / 2;
  const from = Math.min(nth * half, sorted.length);
  const others = sorted.slice(from + half);
  const each = others.length / half;
  const some = Array.from({ length: half }, (_, at) => others[Math.floor((at + turn / IN_VAIN) * each)]);
  return [...sorted.slice(from, from + half), ...new Set(some.filter((one) => one !== undefined))];
}
