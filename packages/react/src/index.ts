export { KumikiProvider, type KumikiProviderProps, type SharedOptions } from './puzzle/provider.tsx';
export { usePuzzle, type UsePuzzle, type UsePuzzleOptions } from './puzzle/use-puzzle.ts';
export { usePuzzleState } from './puzzle/use-puzzle-state.ts';
export { useContentLanguage } from './puzzle/content-language.ts';
export { usePuzzleContext, usePuzzleView } from './puzzle/context.ts';
export type { PlayHow, PuzzleConfig, PuzzleController, PuzzleEvents } from './puzzle/controller.ts';
export type {
  Announcement,
  MoveDetails,
  MoveReason,
  Operation,
  Phase,
  PuzzleView,
  Refusal,
  SolveSummary,
} from './puzzle/view.ts';
export { Announcer } from './puzzle/announcer.tsx';
export { Choice, type ChoiceProps } from './puzzle/choice.tsx';
export { LiveVerdict, type LiveVerdictProps, type LiveVerdictState } from './puzzle/live-verdict.tsx';
export type { LiveState, LiveVerdict as LiveVerdictView } from './puzzle/verdict-watch.ts';
export { Progress, type ProgressState } from './puzzle/progress.tsx';
export { Root, type RootProps, type RootState } from './puzzle/root.tsx';
export { Status, type StatusLine, type StatusProps, type StatusTone } from './puzzle/status.tsx';
export { Timer, type TimerProps, type WithTimer } from './puzzle/timer.tsx';
export { Toolbar, type ToolbarAction, type ToolbarProps } from './puzzle/toolbar.tsx';
export type { PartProps } from './puzzle/part.tsx';
export type { PlayerRecords } from './saves/index.ts';
export { browserStorage, type GameStorage, type StorageTrouble } from './saves/storage.ts';
export { dailySeed } from './puzzle/daily-seed.ts';
export { useMessages, type MessageSet } from './messages/context.tsx';
export {
  createRunner,
  type Runner,
  type RunnerDetail,
  type RunnerOptions,
  type RunnerReason,
  type RunnerTimings,
  type RunnerWay,
  type RunHandlers,
  type RunProgress,
  type RunRequest,
} from './runner/index.ts';
