import type { AnyPuzzle, Result } from '@kumiki/core';
import type { RunnerTimings } from './timings.ts';

/** Why the runner itself, not the job, ended without a result. */
export type RunnerReason = 'cancelled' | 'crashed' | 'hung' | 'uncloneable' | 'unavailable';

/** The detail of such a failure: what happened, why, and how to mend it. */
export interface RunnerDetail {
  readonly message: string;
}

/** One job of a puzzle. */
export interface RunRequest {
  /** The puzzle's id. */
  readonly puzzle: string;
  /** A job of the contract, `lastSound`, or `own:` and a job of the puzzle's own. */
  readonly op: string;
  /** As the job takes them: plain data that structured clone can copy. */
  readonly args: unknown;
  /** '0' unless told. The same seed gives the same board wherever the job runs. */
  readonly seed?: string;
  /** How much work may be done; `defaultSteps` of the core unless told. */
  readonly steps?: number;
  /** Big inputs, found by the job under their `digest`. Each is sent to a worker once. */
  readonly assets?: readonly Uint8Array[];
}

/** How far a job is. `spent` never falls; `best` is the best result so far, where the puzzle has one. */
export interface RunProgress {
  readonly spent: number;
  readonly limit: number;
  readonly done?: number;
  readonly stage?: string;
  readonly best?: unknown;
}

/** How to stop a job and to hear of it. */
export interface RunHandlers {
  readonly signal?: AbortSignal;
  /** At most ten times a second, and never after the signal. */
  readonly onProgress?: (progress: RunProgress) => void;
}

/** Where jobs run: the app's own worker, the library's by URL, the same from a blob, or slices on the page. */
export type RunnerWay = 'own' | 'url' | 'blob' | 'inline';

/**
 * Runs jobs off the main thread where it can: a worker a puzzle, one job at a time in each; the others wait in the order
 * they came.
 */
export interface Runner {
  /**
   * Runs a job. Never rejects.
   *
   * @returns the job's own result, or a failure of the runner (`RunnerReason`) whose `detail.message` says what
   *   happened, why, and how to mend it.
   */
  run(request: RunRequest, handlers?: RunHandlers): Promise<Result<unknown>>;
  /** Starts the worker of a puzzle (or loads its engine) before it is needed. */
  preload(puzzle: string): void;
  /** The way that was opened last; undefined until one has been. */
  readonly way: RunnerWay | undefined;
  /** Ends the workers; what waits or runs is `cancelled`. */
  dispose(): void;
}

/** What an app may say about where its jobs run. */
export interface RunnerOptions {
  /**
   * A worker of the app's own: a fresh one at each call, one for each puzzle, whose script serves puzzles
   * (`servePuzzles`, or `import '@kumiki/core/worker'`). Should it not start, the jobs go to the page where `puzzles` is
   * given, and otherwise to the library's own workers, which know the library's puzzles alone.
   */
  readonly createWorker?: () => Worker;
  /** Engines for the inline way; the library's own unless told. */
  readonly puzzles?: () => Promise<Readonly<Record<string, AnyPuzzle>>>;
  readonly timings?: Partial<RunnerTimings>;
}
