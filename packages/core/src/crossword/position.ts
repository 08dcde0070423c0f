// Jobs over a position: can it still be solved without taking a letter back, how, and what is the next letter.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Hint, Job, Position, Tools, Verdict } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { isKnown } from './content.ts';
import { endsByHost, isSolved } from './ending.ts';
import { isTyped } from './entries.ts';
import type { CrosswordMove, CrosswordPuzzle, CrosswordTypes } from './types.ts';

type At = Position<CrosswordTypes>;
const CELLS_A_STEP = 100;

function* lookedThrough({ puzzle }: At, { budget }: Tools): Job<boolean, never> {
  const cells = puzzle.entries.reduce((sum, entry) => sum + entry.cells.length, puzzle.cells.length);
  return yield* pay(budget, 1 + Math.floor(cells / CELLS_A_STEP));
}

/** `sound` when no letter is known to be wrong; otherwise `wrong`: one must go. */
export function* judge(at: At, tools: Tools): Job<Result<Verdict<CrosswordTypes>, Stopped, undefined>, never> {
  if (!(yield* lookedThrough(at, tools))) return stopped(tools.budget);
  const holds = at.state.wrong === 0;
  return succeed({ holds, claim: holds ? 'sound' : 'wrong', proof: null }, tools.budget.spent);
}

/** The letters that are missing; `none` when one is wrong, nothing is missing, or not all that belongs there is known. */
export function* solve(
  at: At,
  tools: Tools,
): Job<Result<readonly CrosswordMove[], 'none' | Stopped, undefined>, never> {
  if (!(yield* lookedThrough(at, tools))) return stopped(tools.budget);
  const { puzzle, state } = at;
  const typed = [...puzzle.cells.keys()].filter((cell) => isTyped(puzzle, cell));
  if (state.wrong > 0 || isSolved(state, puzzle) || !typed.every((cell) => isKnown(puzzle, cell)))
    return { ...fail('none'), spent: tools.budget.spent };
  const empty = typed.filter((cell) => state.letters[cell] === '');
  const moves = empty.map((cell) => letterOf(puzzle, cell));
  return succeed(endsByHost(puzzle) ? [...moves, { type: 'accept' }] : moves, tools.budget.spent);
}

/** The next letter that is known, of the word that needs the fewest of them; `wrong` while a letter is. */
export function* hint(
  at: At,
  tools: Tools,
): Job<Result<Hint<CrosswordTypes>, 'none' | 'wrong' | Stopped, undefined>, never> {
  if (!(yield* lookedThrough(at, tools))) return stopped(tools.budget);
  const { puzzle, state } = at;
  const { spent } = tools.budget;
  if (state.wrong > 0) return { ...fail('wrong'), spent };
  let nearest: { readonly entry: number; readonly empty: readonly number[] } | undefined;
  for (const [entry, { cells }] of puzzle.entries.entries()) {
    const empty = cells.filter((cell) => isTyped(puzzle, cell) && isKnown(puzzle, cell) && state.letters[cell] === '');
    if (empty.length > 0 && (!nearest || empty.length < nearest.empty.length)) nearest = { entry, empty };
  }
  if (!nearest) return { ...fail('none'), spent };
  const cell = nearest.empty[0]!;
  return succeed(
    {
      technique: 'nearly-complete-word',
      keys: [cell],
      move: letterOf(puzzle, cell),
      because: { entry: nearest.entry },
    },
    spent,
  );
}

function letterOf({ cells }: CrosswordPuzzle, cell: number): CrosswordMove {
  return { type: 'letter', cell, letter: cells[cell]!.letter };
}
