/**
 * What a layout says of a cell in one number: by bit, which of the eight cells around it have a letter, and which words it
 * is in itself. A look at it tells nearly always that a word can't lie there.
 */
export const UP = 1;
export const RIGHT = 2;
export const BELOW = 4;
export const LEFT = 8;
export const UP_LEFT = 16;
export const UP_RIGHT = 32;
export const BELOW_RIGHT = 64;
export const BELOW_LEFT = 128;
export const IN_ACROSS = 256;
export const IN_DOWN = 512;
/** So many numbers there are. */
export const AROUND = 1_024;
