export {
  Crossword,
  Nonogram,
  TileStack,
  type NonogramSheetProps,
  type StaticCrosswordProps,
  type StaticNonogramProps,
  type StaticTileStackProps,
} from './boards.tsx';
export type { SvgTheme } from './colours-of.ts';
export { renderToSVG, type DrawablePuzzle, type RenderToSVGOptions } from './render-to-svg.ts';
