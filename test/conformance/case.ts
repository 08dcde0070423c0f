import type { Json, Position, PuzzleDef, PuzzleTypes, Status } from '@kumiki/core';

/** A puzzle whose types the suite does not know. */
export type Erased = PuzzleDef<PuzzleTypes>;

export interface Tampering<T extends PuzzleTypes> {
  readonly name: string;
  /** Does it break the proof of every board it can be done to? Otherwise `proved` is asked. */
  readonly breaks: boolean;
  /** A changed copy; undefined where this board has nothing to change in that way. `pick(n)` draws from 0 … n - 1. */
  readonly tamper: (puzzle: T['puzzle'], pick: (below: number) => number) => T['puzzle'] | undefined;
}

/** What the suite has to be told of a puzzle. Its oracles are naive and share no code with the puzzle. */
export interface Case<T extends PuzzleTypes> {
  /** Options that generate boards of many forms, by name. The suite adds the defaults. */
  readonly options: Readonly<Record<string, T['options']>>;
  /** Options whose boards differ from seed to seed. */
  readonly varied: T['options'];
  /** Options whose boards have so few positions that all of them can be visited. */
  readonly tiny: Readonly<Record<string, T['options']>>;
  /** Legal for the compiler, impossible or hopeless all the same: `generate` says why. */
  readonly absurd: Readonly<Record<string, T['options']>>;
  /** Boards that no options make, by name: with all that a board can have. None unless told. */
  readonly boards?: Readonly<Record<string, T['puzzle']>>;
  /** What `codec.options`, `codec.puzzle` and `codec.move` must refuse. */
  readonly refused: Readonly<Record<'options' | 'puzzle' | 'move', readonly unknown[]>>;
  /** Moves that no board of this puzzle takes. */
  readonly hostileMoves: readonly unknown[];
  /** Moves worth trying here, every legal one among them; the odd illegal one is welcome. */
  readonly candidates: (at: Position<T>) => readonly T['move'][];
  /** Moves made from a legal one that must be refused here: another order, a part too few, a promise not kept. */
  readonly spoilt: (at: Position<T>, move: T['move'], pick: (below: number) => number) => readonly T['move'][];
  /** Moves that take nothing back; where marks can be taken back, solvable means by these alone. All moves unless told. */
  readonly onward?: (at: Position<T>, move: T['move']) => boolean;
  /** Is a candidate legal? Told by the rules of the game as a person knows them. */
  readonly legal: (at: Position<T>, move: T['move']) => boolean;
  readonly status: (at: Position<T>) => Status;
  /** Pairs of what the state says and what a naive count of it says. */
  readonly invariants: (at: Position<T>) => readonly (readonly [said: unknown, counted: unknown])[];
  /** Every key that `changed` may name. */
  readonly keys: (puzzle: T['puzzle']) => readonly number[];
  /** What the board draws for a key. */
  readonly look: (at: Position<T>, key: number) => Json;
  /** Does the board's own proof hold? */
  readonly proved: (puzzle: T['puzzle']) => boolean;
  readonly tamperings: readonly Tampering<T>[];
  /** Fewest steps that can pay for the job: a step is at most about 5 µs of work. */
  readonly leastSteps: (op: 'generate' | 'verify' | 'solve' | 'judge', puzzle: T['puzzle']) => number;
  /** Positions on which the jobs must search for long, with the verdict where it is known; none where nothing is hard. */
  readonly hard: () => readonly { readonly at: Position<T>; readonly holds?: boolean }[];
  /** Calls of each job of the puzzle's own, with an answer counted by hand where one is known. */
  readonly own: {
    readonly [K in keyof T['jobs']]: readonly { readonly args: T['jobs'][K]['args']; readonly value?: unknown }[];
  };
}

/** Forgets the types of a case, so that cases of many puzzles lie in one table. */
export function caseOf<T extends PuzzleTypes>(known: Case<T>): Case<PuzzleTypes> {
  return known as unknown as Case<PuzzleTypes>;
}
