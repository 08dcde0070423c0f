import { definePuzzle, type PuzzleCalls } from '../define.ts';
import type { PuzzleDef } from '../puzzle.ts';
import { tileStackEngine } from './engine.ts';
import { tileStackRules } from './rules.ts';
import type { TileStackTypes } from './types.ts';

export { dealTiles } from './deal.ts';
export { tileStackFromCells, type LaidProblem, type LaidTile } from './from-cells.ts';
export type { Decision } from './decide.ts';
export { generateLayout, type LayoutOptions, type LayoutProposal } from './generate-layout.ts';
export { layoutFromMask, type Mask, type MaskOptions, type MaskProblem } from './layout-from-mask.ts';
export type { Symmetry } from './orbits.ts';
export { rateTileStack, type RateOptions } from './rate.ts';
export type { LayoutFileProblem, LayoutFileReason } from './layout-file.ts';
export { readLayout } from './read-layout.ts';
export * from './rules.ts';
export { silhouettes } from './silhouettes.ts';
export { solveTileStack, type BoardProblem } from './solve-tile-stack.ts';
export { trickinessOf } from './trickiness.ts';
export { winRates } from './win-rates.ts';
export type { WinRate } from './wilson.ts';
export { writeLayout, type LayoutFormat } from './write-layout.ts';
/** Mahjong solitaire: take pairs of free tiles that match until the board is empty. */
export const tileStack: PuzzleDef<TileStackTypes> & PuzzleCalls<TileStackTypes> = definePuzzle(
  tileStackRules,
  tileStackEngine,
);
