/** State of a tile, as attributes to style by. */
export const tileAttributes = {
  /** The number of the tile: the index of its cell. */
  tile: 'data-tile',
  /** The face it shows. */
  face: 'data-face',
  layer: 'data-layer',
  /** It can be taken. */
  free: 'data-free',
  selected: 'data-selected',
  /** It belongs to the hint that is shown. */
  hint: 'data-hint',
  /** It is one of the tiles that lose the game, while that is shown. */
  conflict: 'data-conflict',
  /** It was pressed but is blocked; counts the presses, so that each can be shown. */
  refused: 'data-refused',
  /** `leaving`, `returning` or `relocated`, for as long as it moves. */
  motion: 'data-motion',
} as const;

export const boardAttributes = {
  /** How many tiles wide the layout is: `tiny`, `small`, `medium` or `large`. Small ones do not fill a wide page. */
  size: 'data-size',
  /** There is no board yet: bare tiles hold its place. */
  skeleton: 'data-skeleton',
} as const;
