/** A word of a vocabulary. Letters are graphemes of any script; `answer` is shown as it is written here. */
export type Word = { readonly answer: string; readonly clue?: string };

/** A word that no board uses. `of` is the index of the word that it equals. */
export type WordProblem =
  | { readonly index: number; readonly code: 'empty' | 'one-letter' | 'bad-character' | 'too-long' }
  | { readonly index: number; readonly code: 'duplicate'; readonly of: number };

export type Direction = 'across' | 'down';
/** Every run of two or more cells is a word; or a word may run on from another in the same line, sharing its end cell. */
export type Mode = 'strict' | 'chain';
/** Which of the cells that are not part of the answer must be typed: none, word ends, word starts, every other, most. */
export type HideStyle = 'none' | 'tail' | 'head' | 'alt' | 'most';

export type CrosswordCell = {
  /** The right letter, one grapheme. */
  readonly letter: string;
  /** Shown from the start, typed, or typed and the `at`-th letter of the answer word (from 0). */
  readonly kind: 'given' | 'blank' | 'answer';
  readonly at?: number;
};
export type Entry = {
  /** Counted along the rows, as printed in the first cell. */
  readonly number: number;
  readonly direction: Direction;
  /** Indices of its cells, row by row, in reading order. */
  readonly cells: readonly number[];
  readonly answer: string;
  readonly clue?: string;
};

export type CrosswordDetail =
  /** The vocabulary has no word of that many letters; `have` are the lengths it has. */
  | { readonly code: 'no-answer-word'; readonly wanted: readonly [number, number]; readonly have: readonly number[] }
  /** No word of that length can be spread over the others: `letters` of the nearest miss are in no other word. */
  | { readonly code: 'no-crossing'; readonly answer: string; readonly letters: readonly string[] }
  /** Options that contradict one another, in words. */
  | { readonly code: 'bad-options'; readonly message: string }
  | { readonly code: 'stopped'; readonly attempts: number };

export type CrosswordTypes = {
  options: {
    readonly style: 'answer';
    readonly words: readonly Word[];
    /** `strict` unless told. */
    readonly mode?: Mode;
    /** Letters of the answer word, from and to; 3 … 6 unless told. */
    readonly answerLength?: readonly [number, number];
    /** `none` unless told. */
    readonly hide?: HideStyle;
    /** No other word of the vocabulary fits where letters are typed; on unless told. */
    readonly uniqueReading?: boolean;
  };
  puzzle: {
    /** `entries`: made from a list of entries, without an answer word. */
    readonly style: 'answer' | 'entries';
    readonly mode: Mode;
    readonly width: number;
    readonly height: number;
    /** Row by row; null where the board has no cell. */
    readonly cells: readonly (CrosswordCell | null)[];
    readonly entries: readonly Entry[];
    /** The answer word; its k-th letter lies in the cell of kind `answer` with `at` k. */
    readonly answer?: string;
    /** What was hidden, and how many cells by it; style `none` where nothing could be. */
    readonly hide: HideStyle;
    readonly hidden: number;
    /** Was it proved that no other words of the vocabulary fit? Never of a board whose vocabulary nobody knows. */
    readonly uniqueReading: boolean;
    /** Boards drawn until this one; 0 where none was. */
    readonly attempts: number;
  };
  move:
    /** `letter` '' clears. */
    | { readonly type: 'letter'; readonly cell: number; readonly letter: string }
    /** Says of letters that are there whether they are right. */
    | { readonly type: 'check'; readonly cells: readonly number[] }
    /** Puts the right letters in; the cells remember it. */
    | { readonly type: 'reveal'; readonly cells: readonly number[] };
  state: {
    /** By cell: the letter that is there, '' where none is or there is no cell. */
    readonly letters: readonly string[];
    /** By cell: 0, or what a check said of the present letter: 1 right, 2 wrong; 3 revealed. */
    readonly marks: Uint8Array;
    /** Typed cells that are empty, and those with another letter than the right one. */
    readonly empty: number;
    readonly wrong: number;
  };
  detail: CrosswordDetail;
  hint: { readonly entry: number };
  proof: { readonly runs: number } | null;
  jobs: { calibrate: { args: CalibrateArgs; value: Calibration; best: never } };
};

export type CalibrateArgs = {
  readonly words: readonly Word[];
  readonly options: {
    readonly mode?: Mode;
    readonly answerLength?: readonly [number, number];
    readonly uniqueReading?: boolean;
    /** Boards to draw, 20,000 unless told, and boards a hiding style, 3,000 unless told. */
    readonly boards?: number;
    readonly boardsAStyle?: number;
  };
};
export type Calibration = {
  readonly boards: number;
  /** Boards that could not be drawn. */
  readonly failed: number;
  /** Attempts a board: mean and worst, and the limit to set, 30 times the worst. */
  readonly meanAttempts: number;
  readonly worstAttempts: number;
  readonly limit: number;
  /** Budget steps that the limit comes to. */
  readonly stepsAtLimit: number;
  /** Share of boards on which a style hides nothing, 0 … 1. */
  readonly hidesNothing: Readonly<Record<HideStyle, number>>;
};

export type CrosswordPuzzle = CrosswordTypes['puzzle'];
export type CrosswordState = CrosswordTypes['state'];
export type CrosswordMove = CrosswordTypes['move'];
export type CrosswordOptions = CrosswordTypes['options'];
