import type { Hint, PuzzleTypes, Session } from '@kumiki/core';
import type { RunProgress } from '../runner/types.ts';
import type { PlayerRecords } from '../saves/index.ts';
import type { LiveVerdict } from './verdict-watch.ts';

export type Phase = 'idle' | 'generating' | 'ready' | 'failed';
export type Operation = 'generate' | 'reshuffle' | 'hint' | 'rewind';

/** A request that did not get what it asked for. `reason` and `detail` are those of the job, or of the runner. */
export interface Refusal {
  readonly op: Operation;
  readonly reason: string;
  readonly detail: unknown;
}

/** What the parts draw beside the board. A new object after every change. */
export interface PuzzleView<T extends PuzzleTypes> {
  readonly phase: Phase;
  /** While a new board is made or after that failed, still the old game, when there was one. */
  readonly session: Session<T> | undefined;
  readonly progress: RunProgress | undefined;
  /** Why the phase is `failed`, or what the present game was refused; gone after the next move. */
  readonly refusal: Refusal | undefined;
  /** A job over the present board; while it reshuffles the board takes no moves. */
  readonly busy: 'reshuffle' | 'hint' | 'rewind' | undefined;
  /** Shown on the board until the next move. */
  readonly hint: Hint<T> | undefined;
  /** Whether the present position can still be solved, where `liveVerdict` asks for it; undefined once it is solved. */
  readonly live: LiveVerdict<T> | undefined;
  /** The clock stands still, and the board is hidden. */
  readonly paused: boolean;
  /** What the player has reached under the `storageKey`; undefined without one, and until it is read. */
  readonly records: PlayerRecords | undefined;
}

/** The last thing worth saying aloud; the number makes the same words new again. */
export interface Announcement {
  readonly n: number;
  readonly text: string;
}

export type MoveReason = 'pointer' | 'key' | 'ime' | 'hint' | 'reshuffle' | 'api';
/** Handed to `onMove`; call `cancel` to keep the move from happening. */
export interface MoveDetails {
  readonly reason: MoveReason;
  readonly event: Event | undefined;
  readonly cancel: () => void;
}

export interface SolveSummary {
  readonly steps: number;
  readonly hints: number;
  readonly reveals: number;
  /** Milliseconds on a visible page. */
  readonly elapsed: number;
}
