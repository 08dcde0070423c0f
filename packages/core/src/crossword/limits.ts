/** Sizes that are checked before anything is allocated. Generous: they stop accidents and attacks, not people. */
export const crosswordLimits = {
  /** Words of a vocabulary. */
  words: 100_000,
  /** Words of a lexicon, its different letters, its tags, and characters of a tag. */
  lexicon: 500_000,
  lexiconLetters: 4_096,
  tags: 1_000,
  tag: 64,
  /** 32-bit numbers that the letter indexes of one fill may take: 256 MB. English and kana need a thirtieth. */
  letterIndex: 67_108_864,
  /** Words that are arranged: more than a board of the largest size has room for. */
  arranged: 5_000,
  /** Letters of a word, and the UTF-16 code units that they may take: a letter can be a whole family of emoji. */
  letters: 64,
  answer: 256,
  letter: 64,
  /** Characters of a picture in a cell. */
  image: 100_000,
  /** Further right contents of a cell. */
  alternatives: 16,
  /** Characters of a clue. */
  clue: 1_000,
  /** Cells along a side of a board; a drawn one has far fewer, see `draft.ts`. */
  side: 255,
} as const;
