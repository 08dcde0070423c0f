/** Sizes of XML that are checked before anything is allocated for it. Ten times what the largest files we know have. */
export const xmlLimits = {
  /** UTF-16 code units of a file. */
  characters: 4_194_304,
  elements: 200_000,
  /** Elements inside one another. */
  depth: 64,
  /** Code units of a tag with its attributes. */
  tag: 16_384,
} as const;
