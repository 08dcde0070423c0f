// The contract. Every puzzle is these two objects; the session, the worker, the hooks and the tests know nothing else.
import type { Assets, Budget, Stopped } from './budget.ts';
import type { Decoder } from './decode.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a job works with. The core has no clock, no globals and no chance of its own: all of it is passed in. */
export interface Tools {
  readonly random: Random;
  readonly budget: Budget;
  readonly assets: Assets;
}

/**
 * Work that can be paused: yields whenever `budget.due` (with the best so far, where there is one) and returns its
 * result. Hot loops are plain functions called from the generator's body, about a slice of steps a call.
 */
export type Job<R, B = undefined> = Generator<Progress<B>, R, undefined>;
/** `done` is a share, 0…1; `stage` a word of the puzzle's own. */
export type Progress<B> = { readonly done?: number; readonly stage?: string; readonly best?: B } | undefined;

export type GenerateReason = 'invalid-options' | 'impossible' | Stopped;
export type Status = 'playing' | 'stuck' | 'solved';

/** The types of one puzzle. Options, puzzle and move are type aliases of JSON, not interfaces. */
export interface PuzzleTypes {
  options: Json;
  puzzle: Json;
  move: { readonly type: string } & Json;
  /** Immutable and structured-cloneable. */
  state: object;
  /** Why generation failed. */
  detail: Json;
  /** The reason of a hint, as data. */
  hint: Json;
  /** What makes a verdict checkable by other code. */
  proof: Json;
  /** Further long operations by name: rate, picture, calibrate … */
  jobs: Record<string, { args: Json; value: unknown; best: unknown }>;
}

/**
 * A new board in the same session. A move of the kernel: every session plays, saves and undoes it. A deal that goes on with
 * the pieces of the old board says `how`, and which of them lie elsewhere: number `tile` of the old board is `to` of the new.
 */
export type Deal<T extends PuzzleTypes> = {
  readonly type: 'deal';
  readonly puzzle: T['puzzle'];
  readonly how?: 'relocated';
  readonly moved?: readonly { readonly tile: number; readonly to: number }[];
};
export type Play<T extends PuzzleTypes> = T['move'] | Deal<T>;
export interface Position<T extends PuzzleTypes> {
  readonly puzzle: T['puzzle'];
  readonly state: T['state'];
}
/** `keys` are what the board lights up (the keys of `changed`); `because` says why as data. */
export interface Hint<T extends PuzzleTypes> {
  readonly technique: string;
  readonly keys: readonly number[];
  readonly move?: T['move'];
  readonly because: T['hint'];
}
/** `claim` is the puzzle's word (winnable, unique, sound …); `holds` is what everybody may ask. */
export interface Verdict<T extends PuzzleTypes> {
  readonly holds: boolean;
  readonly claim: string;
  readonly proof: T['proof'];
}

/** What play needs. Small: it is always on the page. */
export interface PuzzleRules<T extends PuzzleTypes> {
  /** Never there: it lets TypeScript find T in `createSession(puzzle, …)` and the like. */
  readonly types?: T;
  readonly id: string;
  readonly version: number;
  /** Options that generate as they stand. */
  readonly defaults: T['options'];
  readonly start: (puzzle: T['puzzle']) => T['state'];
  /** Pure. An illegal or corrupt move returns the same reference; it never throws. */
  readonly reduce: (state: T['state'], move: T['move'], puzzle: T['puzzle']) => T['state'];
  readonly status: (state: T['state'], puzzle: T['puzzle']) => Status;
  /** Is everything filled in, right or not? */
  readonly complete: (state: T['state'], puzzle: T['puzzle']) => boolean;
  /** Keys (cells, rows, tiles: the puzzle's own) that look different; at least the real difference. */
  readonly changed: (before: T['state'], after: T['state']) => 'all' | readonly number[];
  readonly codec: {
    readonly options: Decoder<T['options']>;
    readonly puzzle: Decoder<T['puzzle']>;
    readonly move: Decoder<T['move']>;
    /** Brings a save of an older version to this one. */
    readonly migrate?: (from: number, save: Json) => Json;
  };
}

/** Long operations by name; the `op` of the worker protocol is a key of this, or `own:` and a key of `own`. */
export interface Jobs<T extends PuzzleTypes> {
  readonly generate: (
    options: T['options'],
    tools: Tools,
  ) => Job<Result<T['puzzle'], GenerateReason, T['detail']>, T['puzzle']>;
  readonly verify: (puzzle: T['puzzle'], tools: Tools) => Job<Result<Verdict<T>, Stopped, undefined>>;
  readonly solve: (at: Position<T>, tools: Tools) => Job<Result<readonly T['move'][], 'none' | Stopped, undefined>>;
  readonly hint: (at: Position<T>, tools: Tools) => Job<Result<Hint<T>, 'none' | 'wrong' | Stopped, undefined>>;
  /** Can this position still be solved? `prior` is the last verdict, so that most moves are answered at once. */
  readonly judge: (
    at: Position<T> & { readonly prior?: Verdict<T> },
    tools: Tools,
  ) => Job<Result<Verdict<T>, Stopped, undefined>>;
  /** Left out: the kernel generates a new board from the session's options and deals it. */
  readonly reshuffle?: (at: Position<T>, tools: Tools) => Job<Result<Play<T>, GenerateReason, T['detail']>>;
}
export type OwnJobs<T extends PuzzleTypes> = {
  readonly [K in keyof T['jobs']]: {
    readonly args: Decoder<T['jobs'][K]['args']>;
    readonly run: (
      args: T['jobs'][K]['args'],
      tools: Tools,
    ) => Job<Result<T['jobs'][K]['value']>, T['jobs'][K]['best']>;
  };
};
/** The part that thinks: it lives in the worker. */
export interface PuzzleEngine<T extends PuzzleTypes> {
  readonly jobs: Jobs<T>;
  readonly own: OwnJobs<T>;
}
export interface PuzzleDef<T extends PuzzleTypes> extends PuzzleRules<T>, PuzzleEngine<T> {}
/** The one erased form, for registries; decoders guard its door. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyPuzzle = PuzzleDef<any>;
