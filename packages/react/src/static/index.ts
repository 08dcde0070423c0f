export { Crossword, Nonogram, TileStack } from './boards.tsx';
export type { SvgTheme } from './colours-of.ts';
export { renderToSVG, type DrawablePuzzle, type RenderToSVGOptions } from './render-to-svg.ts';
export type { CrosswordSheetProps, StaticCrosswordProps } from './static-crossword.tsx';
export type { FigureProps } from './static-figure.tsx';
export type { NonogramSheetProps, StaticNonogramProps } from './static-nonogram.tsx';
export type { SheetOfProps, StaticBoardProps } from './static-props.ts';
export type { StaticTileStackProps } from './static-tile-stack.tsx';
