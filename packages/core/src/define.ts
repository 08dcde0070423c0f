import { noAssets, type Assets, type Budget, type Stopped } from './budget.ts';
import type {
  GenerateReason,
  Hint,
  Play,
  Position,
  PuzzleDef,
  PuzzleEngine,
  PuzzleRules,
  PuzzleTypes,
  Tools,
  Verdict,
} from './puzzle.ts';
import { createRandom, type Random } from './random.ts';
import type { Result } from './result.ts';
import { run } from './run.ts';
import { reshuffle } from './session/reshuffle.ts';

/** The jobs again as plain calls, for scripts, tests and the command line. Made by `definePuzzle`; nobody writes them. */
export interface PuzzleCalls<T extends PuzzleTypes> {
  readonly generate: (
    options: T['options'],
    random: Random,
    budget: Budget,
    assets?: Assets,
  ) => Result<T['puzzle'], GenerateReason, T['detail'] | undefined>;
  readonly verify: (puzzle: T['puzzle'], budget: Budget) => Result<Verdict<T>, Stopped, undefined>;
  readonly solve: (
    state: T['state'],
    puzzle: T['puzzle'],
    budget: Budget,
  ) => Result<readonly T['move'][], 'none' | Stopped, undefined>;
  readonly hint: (
    state: T['state'],
    puzzle: T['puzzle'],
    budget: Budget,
  ) => Result<Hint<T>, 'none' | 'wrong' | Stopped, undefined>;
  readonly judge: (
    state: T['state'],
    puzzle: T['puzzle'],
    budget: Budget,
    prior?: Verdict<T>,
  ) => Result<Verdict<T>, Stopped, undefined>;
  readonly reshuffle: (
    state: T['state'],
    puzzle: T['puzzle'],
    random: Random,
    budget: Budget,
    options?: T['options'],
  ) => Result<Play<T>, GenerateReason, T['detail'] | 'no-options' | undefined>;
}

/** Joins the rules and the engine of a puzzle, and adds its jobs as plain calls that run to the end. */
export function definePuzzle<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  engine: PuzzleEngine<T>,
): PuzzleDef<T> & PuzzleCalls<T> {
  const { jobs } = engine;
  const tools = (budget: Budget, random: Random = createRandom(0), assets: Assets = noAssets): Tools => ({
    budget,
    random,
    assets,
  });
  return {
    ...rules,
    ...engine,
    generate: (options, random, budget, assets) => run(jobs.generate(options, tools(budget, random, assets))),
    verify: (puzzle, budget) => run(jobs.verify(puzzle, tools(budget))),
    solve: (state, puzzle, budget) => run(jobs.solve({ state, puzzle }, tools(budget))),
    hint: (state, puzzle, budget) => run(jobs.hint({ state, puzzle }, tools(budget))),
    judge: (state, puzzle, budget, prior) =>
      run(jobs.judge(prior ? { state, puzzle, prior } : { state, puzzle }, tools(budget))),
    reshuffle: (state, puzzle, random, budget, options) => {
      const at: Position<T> = { state, puzzle };
      return run(reshuffle(jobs, at, options, tools(budget, random)));
    },
  };
}
