/** Sizes that are checked before anything is allocated. Generous: they stop accidents and attacks, not people. */
export const limits = {
  /** Characters of a seed, an id, a name. */
  text: 1_000,
  /** Tiles of a layout. */
  tiles: 8_192,
  /** Layers and half units of a layout. */
  layers: 256,
  halfUnits: 4_096,
  /** Lamps of a null puzzle. */
  lamps: 4_096,
  /** Cells along a side of a nonogram; numbers in the trail that proves it. */
  side: 512,
  trail: 200_000,
  /** Steps of a saved game, and moves in one step. */
  steps: 100_000,
  moves: 100_000,
} as const;

/** Steps between two looks at the outside world: at most about 5 ms. */
export const defaultSlice = 1_000;

/** Steps a job may take when its caller names none. 5 s of a slow machine's time at the very most. */
export const defaultSteps = 1_000_000;
