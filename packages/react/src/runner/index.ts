export { createRunner } from './client.ts';
export type { RunnerTimings } from './timings.ts';
export type {
  Runner,
  RunnerDetail,
  RunnerOptions,
  RunnerReason,
  RunnerWay,
  RunHandlers,
  RunProgress,
  RunRequest,
} from './types.ts';
