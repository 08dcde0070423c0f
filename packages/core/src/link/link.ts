import type { Problem } from '../decode.ts';
import type { Json, PuzzleTypes } from '../puzzle.ts';
import type { Restored, RestoreReason } from '../session/save.ts';
import type { Session } from '../session/session.ts';
import type { Result } from '../result.ts';

/** A link that carries the board itself: the game is there. */
export interface LinkedBoard<T extends PuzzleTypes> extends Restored<T> {
  readonly form: 'board';
  /** The version of Kumiki that wrote the link. */
  readonly engine: string;
}

/** A link that says how its board is made. Make it (`generate`, or the hooks' `linked`), then `open` the game on it. */
export interface LinkedSeed<T extends PuzzleTypes> {
  readonly form: 'seed';
  readonly engine: string;
  readonly options: T['options'];
  readonly seed: string;
  /** Moves that the link brings; 0 for a board alone. */
  readonly steps: number;
  /** The game on the board that was made; `other-board` when it is not the one the link was written for. */
  readonly open: (puzzle: T['puzzle']) => Result<Restored<T>, RestoreReason | 'other-board', readonly Problem[]>;
}
export type Linked<T extends PuzzleTypes> = LinkedBoard<T> | LinkedSeed<T>;

export interface LinkOptions {
  /**
   * `seed`: the options and the seed, about 100 characters, for those who have the same version. `board`: the board
   * itself, for ever. Seed where there is one, unless told.
   */
  readonly form?: 'seed' | 'board';
  /** The moves too, so that whoever opens it plays on. Without them (the default) it is the first board, untouched. */
  readonly steps?: boolean;
}

/** Session in, text out, and back: what the two sides of this folder agree on, as JSON lists. */
export type Envelope = readonly [
  engine: string,
  puzzleId: string,
  version: number,
  options: Json,
  seed: string | null,
  /** The board, or the first digits of its digest. */
  board: Json,
  steps: Json,
  cursor: number,
];
export type Game<T extends PuzzleTypes> = Pick<Session<T>, 'save'>;

/** Digits of the board's digest in a link by seed. */
export const BOARD_DIGITS = 8;
/** Bytes of the digest after the content: a link that was cut or changed is told from one of another kind. */
export const CHECK_BYTES = 3;
/** The first byte: the format of the rest. */
export const LINK_FORMAT = 1;
/** Characters of a link that are looked at. Browsers carry this much, and more than any board needs. */
export const MOST_CHARACTERS = 500_000;
