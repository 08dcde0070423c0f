export { nonogramStudioEn, type NonogramStudioMessages, type WantedDifficulty } from './messages.ts';
export type { StudioUse } from './actions.tsx';
export { NonogramStudio, type NonogramStudioProps } from './studio.tsx';
export type { StudioOptions, StudioResult } from './make-puzzle.ts';
export { useStudio, type Studio, type UseStudioOptions } from './use-studio.ts';
