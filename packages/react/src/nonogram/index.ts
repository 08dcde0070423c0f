export type { ChangeDetails } from '../board/use-controllable.ts';
export type { ClientPoint } from '../board/pinch.ts';
export type { Viewport } from '../board/viewport.ts';
export { Timer } from '../puzzle/timer.tsx';
export { Toolbar } from '../puzzle/toolbar.tsx';
export type { ActiveCell } from './active-cell.ts';
export { Board, type BoardProps } from './board.tsx';
export { boardAttributes, clueAttributes } from './data-attributes.ts';
export type { HeldElement } from './held-element.ts';
export type { HintTold, ReasonTold, RefutedTold } from './hint-told.ts';
export { nonogramEn, type LineName, type LineSummary, type NonogramMessages } from './messages.ts';
export { Nonogram, Root, Status, type NonogramProps, type RootProps } from './nonogram.tsx';
export { RevealTitle } from './reveal/reveal.tsx';
export { openReveal, sealReveal, type GridSize, type Reveal, type SealedReveal } from './reveal/seal.ts';
export {
  NonogramStudio,
  nonogramStudioEn,
  useStudio,
  type NonogramStudioMessages,
  type NonogramStudioProps,
  type Studio,
  type StudioOptions,
  type StudioResult,
  type StudioUse,
  type UseStudioOptions,
  type WantedDifficulty,
} from './studio/index.ts';
export type { Brush, Tool } from './tool.ts';
export { Tools, type ToolsProps } from './tools.tsx';
export {
  useNonogram,
  type PaintHow,
  type ToolDetails,
  type UseNonogram,
  type UseNonogramOptions,
} from './use-nonogram.ts';
export type { Solution } from './use-solution.ts';
export type { Verification, VerificationPhase } from '../puzzle/use-page-judge.ts';
export type { VerifySolution } from './use-verification.ts';
export { digestSolution, verifyByDigest, type SolutionDigest } from './verify-by-digest.ts';
export {
  decodeImage,
  type DecodedImage,
  type DecodeOptions,
  type DecodeReason,
  type DecodeResult,
} from './picture/decode-image.ts';
export {
  nonogramFromDecoded,
  nonogramFromImage,
  type FromImageOptions,
  type FromImageResult,
} from './picture/nonogram-from-image.ts';
export type { ImageSource } from './picture/open-image.ts';
