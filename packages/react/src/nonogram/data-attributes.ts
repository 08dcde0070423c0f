/** State of the board, as attributes to style by. */
export const boardAttributes = {
  /** How many cells fit side by side, the numbers at the left counted in; rounded up to a size the sheet knows. */
  units: 'data-units',
  /** There is no board yet: an empty grid holds its place. */
  skeleton: 'data-skeleton',
  /** `fill`, `cross`, `erase` or `move`. */
  tool: 'data-tool',
  /** A mouse can drag it. */
  scrolls: 'data-scrolls',
  /** It is larger than its place, which scrolls. */
  zoomed: 'data-zoomed',
} as const;

/** State of a clue. */
export const clueAttributes = {
  /** The number of the line, rows first. */
  line: 'data-line',
  /** The pointer or the focus is in this line. */
  active: 'data-active',
  /** `complete` or `contradicted`; absent otherwise, and where the board tells only on request. */
  state: 'data-state',
  /** The last check found that the line does not fit. */
  wrong: 'data-wrong',
  /** On numbers: they are done. */
  done: 'data-done',
} as const;
