/** A puzzle an outsider could write: pick numbers until they add up to the target, no more and no less. */
export type SumOptions = {
  /** How many numbers lie on the table, 2 … 40. */
  readonly numbers: number;
  /** Each is from 1 to this, at most 999. */
  readonly largest: number;
  /** How many of them make the target; half of them unless told. */
  readonly picks?: number;
  /** Is one solution the only one? */
  readonly unique?: boolean;
};
export type SumPuzzle = {
  readonly numbers: readonly number[];
  readonly target: number;
  /** The proof: indices of numbers that add up to the target, in rising order. */
  readonly picks: readonly number[];
};
export type SumMove = { readonly type: 'pick'; readonly at: number };
export type SumState = { readonly picked: readonly boolean[]; readonly total: number };

export type SumTypes = {
  options: SumOptions;
  puzzle: SumPuzzle;
  move: SumMove;
  state: SumState;
  detail: { readonly code: 'too-many-picks'; readonly numbers: number; readonly picks: number } | null;
  hint: { readonly missing: number } & Record<string, number>;
  /** Numbers that fill what is missing; null when none do. */
  proof: { readonly picks: readonly number[] } | null;
  jobs: { count: { args: { readonly puzzle: SumPuzzle }; value: number; best: undefined } };
};
