/** State of the board, as attributes to style by. */
export const boardAttributes = {
  /** Cells side by side, rounded up to a number that the sheet knows. */
  units: 'data-units',
  /** There is no board yet: an empty frame holds its place. */
  skeleton: 'data-skeleton',
} as const;

/** State of a cell. */
export const cellAttributes = {
  /** Its index, row by row. */
  cell: 'data-cell',
  /** `given`, `blank` or `answer`. */
  kind: 'data-kind',
  /** It is in the entry that is worked on. */
  related: 'data-related',
  /** It is in another entry that the clue of that one speaks for. */
  linked: 'data-linked',
  /** The cursor is on it. */
  current: 'data-current',
  /** Letters are added to it: its board's cells take several. */
  open: 'data-open',
  /** `right`, `wrong` or `revealed`. */
  mark: 'data-mark',
  /** The hint that is shown is about it. */
  hint: 'data-hint',
  /** Its letter is pencilled. */
  pencil: 'data-pencil',
  /** It is shaded, in no colour of its own. */
  shade: 'data-shade',
  /** Sides with a bar: `right`, `below` or both. */
  bar: 'data-bar',
} as const;
