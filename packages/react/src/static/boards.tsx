import type { ReactNode } from 'react';
import {
  CrosswordSheet,
  StaticCrossword,
  type CrosswordSheetProps,
  type StaticCrosswordProps,
} from './static-crossword.tsx';
import {
  NonogramSheet,
  StaticNonogram,
  type NonogramSheetProps,
  type StaticNonogramProps,
} from './static-nonogram.tsx';
import { StaticTileStack, type StaticTileStackProps } from './static-tile-stack.tsx';

// Boards that are only looked at. They render in server components and bring no script to the page.

/** `Static` is the board; `Sheet` is for paper: the puzzle on a page, its solution on the next. */
export const Nonogram: {
  readonly Static: (props: StaticNonogramProps) => ReactNode;
  readonly Sheet: (props: NonogramSheetProps) => ReactNode;
} = { Static: StaticNonogram, Sheet: NonogramSheet };

/** `Static` is the board with its clues; `Sheet` is for paper: the puzzle on a page, its solution on the next. */
export const Crossword: {
  readonly Static: (props: StaticCrosswordProps) => ReactNode;
  readonly Sheet: (props: CrosswordSheetProps) => ReactNode;
} = { Static: StaticCrossword, Sheet: CrosswordSheet };

export const TileStack: { readonly Static: (props: StaticTileStackProps) => ReactNode } = { Static: StaticTileStack };
