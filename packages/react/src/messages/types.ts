import type { LiveState } from '../puzzle/verdict-watch.ts';
import type { CrosswordMakingMessages } from '../crossword/making-words.ts';
import type { CrosswordMessages } from '../crossword/messages.ts';
import type { NullPuzzleMessages } from '../null-puzzle/messages.ts';
import type { NonogramMessages } from '../nonogram/messages.ts';
import type { NonogramStudioMessages } from '../nonogram/studio/messages.ts';
import type { TileStackMessages } from '../tile-stack/messages.ts';

/** What the parts that know no puzzle say. Functions get their numbers ready to print by `Intl`. */
export interface KernelMessages {
  readonly toolbar: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly reshuffle: string;
  readonly rewind: string;
  readonly restart: string;
  readonly newGame: string;
  /** Asked before a game that has begun is left. */
  readonly leaveGame: string;
  readonly keepPlaying: string;
  readonly time: string;
  readonly pause: string;
  readonly paused: string;
  readonly resume: string;
  readonly resumed: string;
  readonly best: (best: { readonly time: string }) => string;
  readonly streak: (streak: { readonly days: number }) => string;
  readonly more: string;
  readonly cancel: string;
  readonly retry: string;
  readonly share: string;
  readonly copied: string;
  readonly generating: string;
  readonly reshuffling: string;
  readonly thinking: string;
  readonly rewinding: string;
  readonly progress: string;
  readonly solved: (summary: { readonly steps: number; readonly time: string; readonly hints: number }) => string;
  readonly stuck: string;
  readonly incorrect: string;
  readonly undone: string;
  readonly redone: string;
  readonly restarted: string;
  readonly dealt: string;
  readonly noHint: string;
  readonly wrongTurn: string;
  readonly noRewind: string;
  /** Whether the present position can still be solved. */
  readonly live: Readonly<Record<LiveState, string>>;
  /** Title and advice for a request that failed, by reason. */
  readonly failed: Readonly<Record<FailureName, { readonly what: string; readonly mend: string }>>;
}

/** Every reason a person can meet; what else comes is shown as `crashed`. */
export type FailureName =
  | 'invalid-options'
  | 'invalid-puzzle'
  | 'impossible'
  | 'budget'
  | 'cancelled'
  | 'crashed'
  | 'hung'
  | 'uncloneable'
  | 'unavailable'
  | 'other-board';

/** A whole language: add the missing keys until it compiles. (A type, not an interface, so that it is a `MessageSet`.) */
export type Messages = {
  /** BCP 47 tag; becomes the `lang` of the controls. */
  readonly locale: string;
  readonly kernel: KernelMessages;
  readonly crossword: CrosswordMessages;
  readonly crosswordMaking: CrosswordMakingMessages;
  readonly nullPuzzle: NullPuzzleMessages;
  readonly nonogram: NonogramMessages;
  readonly nonogramStudio: NonogramStudioMessages;
  readonly tileStack: TileStackMessages;
};
