/** A word of a vocabulary. Letters are graphemes of any script; `answer` is shown as it is written here. */
export type Word = {
  readonly answer: string;
  readonly clue?: string;
  /** How good it is in a grid, 0 … 100; 50 unless told. */
  readonly score?: number;
  /** What it is about, for choosing; up to 64 characters each. */
  readonly tags?: readonly string[];
};

/** A word that no board uses. `of` is the index of the word that it equals. */
export type WordProblem =
  | { readonly index: number; readonly code: 'empty' | 'one-letter' | 'bad-character' | 'too-long' }
  /** More words than a lexicon holds, or more different letters. */
  | { readonly index: number; readonly code: 'too-many' | 'too-many-letters' }
  | { readonly index: number; readonly code: 'duplicate'; readonly of: number };

export type Direction = 'across' | 'down';
/** Every run of two or more cells is a word; or a word may run on from another in the same line, sharing its end cell. */
export type Mode = 'strict' | 'chain';
/**
 * Which of the cells that are not part of the answer must be typed: none, word ends, word starts, every other, most, those
 * beside a crossing, vowels, kana with a voicing mark.
 */
export type HideStyle = 'none' | 'tail' | 'head' | 'alt' | 'most' | 'crossing' | 'vowel' | 'dakuten';

export type CrosswordCell = {
  /**
   * The right content: one grapheme; in a puzzle with `rebus` up to 64 characters of them; '' where only the page's judge
   * knows it, in a blank cell of a puzzle with `ends` `host`.
   */
  readonly letter: string;
  /** Shown from the start, typed, or typed and the `at`-th letter of the answer word (from 0). */
  readonly kind: 'given' | 'blank' | 'answer';
  readonly at?: number;
  /** Other contents that are right too, 1 … 16 of them. */
  readonly alternatives?: readonly string[];
  /** A circle around the letter. */
  readonly circle?: true;
  /** A picture behind the letter, as a `data:` address; see `isCellImage`. */
  readonly image?: string;
  /** A colour behind the letter, `#rrggbb`, or the board's own. */
  readonly shade?: true | string;
  /** Thick lines that words end at: to the next cell of the row, and to the one below. */
  readonly bars?: { readonly right?: true; readonly below?: true };
};
export type Entry = {
  /** Counted along the rows, as printed in the first cell. */
  readonly number: number;
  readonly direction: Direction;
  /** Indices of its cells, row by row, in reading order. */
  readonly cells: readonly number[];
  /** '' where a letter of it is unknown. */
  readonly answer: string;
  readonly clue?: string;
};

export type CrosswordDetail =
  /** The vocabulary has no word of that many letters; `have` are the lengths it has. */
  | { readonly code: 'no-answer-word'; readonly wanted: readonly [number, number]; readonly have: readonly number[] }
  /** No word of that length can be spread over the others: `letters` of the nearest miss are in no other word. */
  | { readonly code: 'no-crossing'; readonly answer: string; readonly letters: readonly string[] }
  /** A range of lengths that is none, or more words than can be arranged; `message` tells it in English. */
  | {
      readonly code: 'bad-options';
      readonly why: 'answer-length';
      readonly wanted: readonly [number, number];
      readonly message: string;
    }
  | {
      readonly code: 'bad-options';
      readonly why: 'too-many-words';
      readonly words: number;
      readonly most: number;
      readonly message: string;
    }
  | { readonly code: 'stopped'; readonly attempts: number }
  | FillDetail
  | ArrangeDetail;

/** Why a grid was not filled. */
export type FillDetail =
  /** The rows of the pattern, or the pattern's name, are wrong. */
  | { readonly code: 'bad-pattern'; readonly problems: readonly PatternProblem[] }
  /** There are no bytes under this digest, they are no packed lexicon, or its different letters are too many. */
  | { readonly code: 'bad-lexicon'; readonly why: 'missing' | 'malformed'; readonly message: string }
  | {
      readonly code: 'bad-lexicon';
      readonly why: 'too-many-letters';
      readonly letters: number;
      readonly message: string;
    }
  /**
   * A pinned word (by its place in the list) that lies in no slot of its length, crosses another letter or lies along another
   * word, is there twice, leaves the board, or can't stand on one (see `checkWords`).
   */
  | {
      readonly code: 'bad-pin';
      readonly pin: number;
      readonly why: 'no-slot' | 'wrong-length' | 'conflict' | 'twice' | 'outside' | 'bad-word';
    }
  /** More slots of these lengths than words. */
  | { readonly code: 'too-few-words'; readonly lengths: readonly TooFew[] }
  /**
   * Proved before a word was tried: `slots` alone can't be filled together, and leaving out any one of them ends that proof.
   * `blocked` is one of them, and a `single` one where nothing is proved against the grid without it; by letter of it
   * `letters` are those that the others leave (of a single one all others, otherwise those of `slots`), all in one text, ''
   * where any would do. Another word of that form, or a change of one of the slots, gives it a word again.
   */
  | {
      readonly code: 'root-infeasible';
      readonly slots: readonly SlotName[];
      readonly blocked: SlotName;
      readonly single: boolean;
      readonly letters: readonly string[];
    }
  /** Proved by trying everything. */
  | { readonly code: 'infeasible'; readonly failures: number }
  /** The budget ended. `rows` show the most that was filled, open cells as dots. */
  | {
      readonly code: 'unfilled';
      readonly rows: readonly string[];
      readonly filled: number;
      readonly slots: number;
      readonly failures: number;
    };
export type TooFew = { readonly length: number; readonly slots: number; readonly words: number };
/** A place for a word, as a person would name it; row and column of its first cell, from 0. */
export type SlotName = {
  readonly number: number;
  readonly direction: Direction;
  readonly row: number;
  readonly column: number;
  readonly length: number;
};

/** Why words were not arranged. */
export type ArrangeDetail =
  /** There is no word that can stand on a board, see `checkWords`. */
  | { readonly code: 'no-words' }
  /** The shortest word has more letters than the longer side of the board has cells. */
  | { readonly code: 'all-too-long'; readonly shortest: number; readonly longest: number }
  /** No two words have a letter in common. A word with a letter of each of these two would join them. */
  | { readonly code: 'nothing-crosses'; readonly words: readonly [string, string] }
  /**
   * Two pinned words (by their places in the list) that do not hang together: `proved` where no chain of shared letters joins
   * them; otherwise no board was found in which they do. Words with letters of both help, or places nearer to one another.
   */
  | { readonly code: 'pins-apart'; readonly pins: readonly [number, number]; readonly proved: boolean };

/** A word that is not on an arranged board; `word` is its place in the list. */
export type Unplaced = {
  readonly word: number;
  readonly answer: string;
  /**
   * It can't stand on any board (see `checkWords`) or on one of this size; it shares no letter with any other word that can;
   * it shares letters with words alone that are not on the board for the same reason; or no place was found for it.
   */
  readonly reason:
    | 'empty'
    | 'one-letter'
    | 'bad-character'
    | 'too-long'
    | 'too-many'
    | 'too-many-letters'
    | 'duplicate'
    | 'no-shared-letter'
    | 'apart'
    | 'budget';
};

/** What is wrong with the rows of a pattern; rows and columns from 0. */
export type PatternProblem =
  /** No rows, no columns, or more than 255 of either. */
  | { readonly code: 'size' }
  | { readonly code: 'ragged'; readonly row: number; readonly wanted: number }
  /** Neither a block, an open cell, nor a letter. */
  | { readonly code: 'bad-cell'; readonly row: number; readonly column: number }
  /** An open cell with no open cell beside it is in no word. */
  | { readonly code: 'alone'; readonly row: number; readonly column: number }
  /** More than 64 open cells in a line. */
  | { readonly code: 'too-long'; readonly row: number; readonly column: number }
  /** No pattern of the library is called so. */
  | { readonly code: 'unknown'; readonly name: string };

/** What a generated pattern keeps to. */
export type PatternRules = {
  readonly width: number;
  readonly height: number;
  /** `point` (half a turn) unless told; `vertical` has its axis upright, so left is like right. */
  readonly symmetry?: 'none' | 'point' | 'vertical' | 'horizontal';
  /** May blocks touch by their sides? Not unless told. */
  readonly touching?: boolean;
  /** May blocks stand in the corners? Not unless told. */
  readonly corners?: boolean;
  /** Is every cell in two words? Not unless told: then a cell may be in one alone. */
  readonly checked?: boolean;
  /** Letters of the shortest and of the longest word; 2 and the longest that there is unless told. */
  readonly shortest?: number;
  readonly longest?: number;
  /** Share of blocks to stop at, 0 … 0.5; 0.25 unless told, 0.16 where every cell is checked. */
  readonly blocks?: number;
};

/** A word and where it stands: row and column of its first cell, from 0. It need not be in the lexicon. */
export type Pin = {
  readonly answer: string;
  readonly clue?: string;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
};

export type AnswerStyleOptions = {
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
export type FillStyleOptions = {
  readonly style: 'fill';
  /** Words, or the digest of a packed lexicon among the assets. */
  readonly words: readonly Word[] | { readonly lexicon: string };
  /** Rows (see `readPattern`), the name of one of `patterns`, or rules to draw one by; see `defaultPattern`. */
  readonly pattern?: readonly string[] | string | PatternRules;
  /** Words that must stand where they say; they need not be in the lexicon. */
  readonly pinned?: readonly Pin[];
  /** Words with a lower score are left out. */
  readonly minScore?: number;
  /** Words with one of these tags are left out. */
  readonly without?: readonly string[];
  /** No clues: the words are placed from their list, see `skeletonFrom`. Off unless told. */
  readonly skeleton?: boolean;
};

export type ArrangeStyleOptions = {
  readonly style: 'arrange';
  /** Words, 5,000 at most, or the digest of a packed lexicon among the assets. */
  readonly words: readonly Word[] | { readonly lexicon: string };
  /** The board is of just that size; as large as its words unless told. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Words that must stand where they say. Without a size their places count among themselves: the board may grow before them. */
  readonly pinned?: readonly Pin[];
  /** Steps to search for a better board: unless told 55,000, and 2,400 a word at most; 4,000 a word at most. */
  readonly effort?: number;
  /** No clues: the words are placed from their list, see `skeletonFrom`. Off unless told. */
  readonly skeleton?: boolean;
};

export type CrosswordTypes = {
  options: AnswerStyleOptions | FillStyleOptions | ArrangeStyleOptions;
  puzzle: {
    /** `entries`: made from a list of entries, by filling a grid or by arranging words. */
    readonly style: 'answer' | 'entries';
    readonly mode: Mode;
    readonly width: number;
    readonly height: number;
    /** Row by row; null where the board has no cell. */
    readonly cells: readonly (CrosswordCell | null)[];
    readonly entries: readonly Entry[];
    /**
     * Words that one clue speaks for, as "1, 5 across": by index of `entries`, in the order that their letters are read in.
     * The clue is that of the first. Two words or more, each in one group only.
     */
    readonly groups?: readonly (readonly number[])[];
    /** The answer word, which a board of style `entries` may have too (see `answerWordOver`); its k-th letter lies in the cell of kind `answer` with `at` k. */
    readonly answer?: string;
    /** What was hidden, and how many cells by it; style `none` where nothing could be. */
    readonly hide: HideStyle;
    readonly hidden: number;
    /** Was it proved that no other words of the vocabulary fit? Never of a board whose vocabulary nobody knows. */
    readonly uniqueReading: boolean;
    /** Boards drawn until this one; 0 where none was. */
    readonly attempts: number;
    /** Of a board of arranged words: those that are not on it. Such a board hangs together. */
    readonly unplaced?: readonly Unplaced[];
    /** Cells take several letters. It says so of all, so that nobody is told which of them need it. */
    readonly rebus?: true;
    /** The page's judge ends the game, see the move `accept`; the letters do unless told. */
    readonly ends?: 'host';
  };
  move:
    /** `letter` '' clears. In pencil it counts as any other. */
    | { readonly type: 'letter'; readonly cell: number; readonly letter: string; readonly pencil?: true }
    /** Says of letters that are there whether they are right. */
    | { readonly type: 'check'; readonly cells: readonly number[] }
    /** Puts the right letters in; the cells remember it, and keep them. */
    | { readonly type: 'reveal'; readonly cells: readonly number[] }
    /** The page's judge agreed. Every cell must be filled in, and none known to be wrong. */
    | { readonly type: 'accept' };
  state: {
    /** By cell: the letter that is there, '' where none is or there is no cell. */
    readonly letters: readonly string[];
    /** By cell: 0, or what a check said of the present letter: 1 right, 2 wrong; 3 revealed. */
    readonly marks: Uint8Array;
    /** By cell: 1 where the letter is in pencil. */
    readonly pencil: Uint8Array;
    /** Typed cells that are empty, and those with another letter than the right one, where it is known. */
    readonly empty: number;
    readonly wrong: number;
    readonly accepted: boolean;
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
