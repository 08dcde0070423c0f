/** Sizes that are checked before anything is allocated. Generous: they stop accidents and attacks, not people. */
export const crosswordLimits = {
  /** Words of a vocabulary. */
  words: 100_000,
  /** Letters of a word, and the UTF-16 code units that they may take: a letter can be a whole family of emoji. */
  letters: 64,
  answer: 256,
  letter: 64,
  /** Characters of a clue. */
  clue: 1_000,
  /** Cells along a side of a board; a drawn one has far fewer, see `draft.ts`. */
  side: 255,
} as const;
