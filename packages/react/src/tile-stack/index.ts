export { Toolbar } from '../puzzle/toolbar.tsx';
export { Board, type BoardProps } from './board.tsx';
export { Difficulty } from './difficulty.tsx';
export { LiveVerdict } from './live-verdict.tsx';
export { boardAttributes, tileAttributes } from './data-attributes.ts';
export { faces, type FaceDrawing } from './faces/index.ts';
export { tileStackEn, type TileHindrance, type TilePlace, type TileStackMessages } from './messages.ts';
export { Root, Status, TileStack, type RootProps, type TileStackProps } from './tile-stack.tsx';
export { useTileStack, type SelectDetails, type UseTileStack, type UseTileStackOptions } from './use-tile-stack.ts';
