/** The smallest legal puzzle: a row of lamps. Pressing one turns it and the one to its right; light them all. */
export type NullPuzzleTypes = {
  options: { readonly lamps: number };
  /** 1 is lit. `presses` is the proof: pressed one after the other, they light every lamp. */
  puzzle: { readonly lamps: readonly (0 | 1)[]; readonly presses: readonly number[] };
  move: { readonly type: 'press'; readonly lamp: number };
  state: { readonly lamps: readonly (0 | 1)[] };
  detail: null;
  hint: null;
  proof: null;
  jobs: Record<string, never>;
};
