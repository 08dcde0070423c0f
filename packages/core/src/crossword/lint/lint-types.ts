import type { Direction, Mode } from '../types.ts';

export type LintLevel = 'error' | 'warning' | 'off';
/** Half a turn; a mirror with its axis upright; one with its axis level. */
export type LintSymmetry = 'point' | 'vertical' | 'horizontal';

/** What a house asks of its boards. A rule that is left out is off. */
export type LintRules = {
  /** 連黒: two blocks side by side. */
  readonly 'adjacent-blocks'?: LintLevel;
  /** 分断: the open cells are in several pieces. */
  readonly divided?: LintLevel;
  /** 四隅黒: a block in a corner. */
  readonly 'corner-blocks'?: LintLevel;
  /** 三方黒: an open cell with blocks on three sides. The edge of the board is no block. */
  readonly 'three-sided'?: LintLevel;
  /** 黒斜三連: so many blocks in a diagonal row. */
  readonly 'diagonal-blocks'?: { readonly level: LintLevel; readonly least: number };
  /** The board, bars too, has none of these symmetries. */
  readonly symmetry?: { readonly level: LintLevel; readonly anyOf: readonly LintSymmetry[] };
  /** A word, two letters or more, that is shorter than this. */
  readonly 'short-word'?: { readonly level: LintLevel; readonly least: number };
  /** An open cell in no word. */
  readonly 'no-word'?: LintLevel;
  /** A cell in one word only. */
  readonly unchecked?: LintLevel;
  /** A word of n letters with more than n × share + more of them unchecked. */
  readonly 'unchecked-share'?: { readonly level: LintLevel; readonly share: number; readonly more: number };
  /** More unchecked letters than this, one after the other, in a word. */
  readonly 'unchecked-row'?: { readonly level: LintLevel; readonly most: number };
  /** The same word twice, as `foldKana` compares. */
  readonly 'duplicate-word'?: LintLevel;
  /** A run of two or more cells that is none of the board's words; or, in a chain, not made of them. */
  readonly 'false-run'?: LintLevel;
  /** A clue that speaks for fewer than two words, for one that the board does not have, or for one that another speaks for. */
  readonly 'linked-clues'?: LintLevel;
};
export type LintRule = keyof LintRules;
export type LintPreset = 'ja-strict' | 'ja-loose' | 'us' | 'uk-blocked' | 'barred' | 'skeleton';

/** What there is to say of a finding beside its cells. `row` and `column` are of the first of them, from 0. */
export type LintDetails = {
  readonly 'adjacent-blocks': LintPlace & { readonly blocks: number };
  /** A piece that hangs together with none of the others; the largest one is not named. */
  readonly divided: LintPlace & { readonly cells: number; readonly pieces: number };
  readonly 'corner-blocks': LintPlace;
  readonly 'three-sided': LintPlace;
  readonly 'diagonal-blocks': LintPlace & { readonly blocks: number };
  /** Of the symmetries asked for, the one that fewest cells break: those. */
  readonly symmetry: LintPlace & { readonly nearest: LintSymmetry; readonly cells: number };
  readonly 'short-word': LintPlace & LintRun & { readonly least: number };
  readonly 'no-word': LintPlace;
  readonly unchecked: LintPlace;
  readonly 'unchecked-share': LintPlace & LintRun & { readonly unchecked: number; readonly most: number };
  readonly 'unchecked-row': LintPlace & LintRun & { readonly unchecked: number; readonly most: number };
  /** As it is written the second time; the cells are of both. */
  readonly 'duplicate-word': LintPlace & { readonly answer: string };
  /** `letters` as far as they are known, a dot for each that is not. */
  readonly 'false-run': LintPlace & LintRun & { readonly letters: string };
  /** Of that group, from 0, so many words are told, and so many are the board's and linked here first. The cells start words. */
  readonly 'linked-clues': { readonly group: number; readonly told: number; readonly sound: number };
  /** There is nothing to look at: what is wrong, for the log. */
  readonly unreadable: { readonly what: 'board' | 'rules'; readonly message: string };
};
export type LintPlace = { readonly row: number; readonly column: number };
export type LintRun = { readonly direction: Direction; readonly length: number };

export type LintFinding = {
  readonly [R in keyof LintDetails]: {
    readonly rule: R;
    readonly level: 'error' | 'warning';
    /** Indices, row by row. */
    readonly cells: readonly number[];
    readonly detail: LintDetails[R];
  };
}[keyof LintDetails];

/** A cell: a block is null or of kind `block`; a `void` is no part of the board, like the corners of a round one. */
export type LintCell = null | {
  readonly kind?: string;
  /** What is right there, as the game (`letter`) or a file (`solution`) has it; '' or missing while nobody knows. */
  readonly letter?: string;
  readonly solution?: string;
  /** A thick line to the next cell of the row, or to the one below, as a file or the game has it: words end there. */
  readonly barRight?: true;
  readonly barBelow?: true;
  readonly bars?: { readonly right?: true; readonly below?: true };
};
/**
 * A board of any origin: rows of a pattern (see `readPattern`), a `CrosswordPuzzle`, a `CrosswordFile`, or the same with
 * bars beside it. Words are its `entries`, or the clues across and down of its `lists`.
 */
export type LintBoard =
  | readonly string[]
  | {
      readonly width: number;
      readonly height: number;
      readonly cells: readonly LintCell[];
      readonly entries?: readonly { readonly direction: Direction; readonly cells: readonly number[] }[];
      readonly lists?: readonly {
        readonly direction: Direction | 'other';
        readonly clues: readonly { readonly cells: readonly number[] }[];
      }[];
      /** Words that one clue speaks for: of `entries` by index, or by direction and first cell. */
      readonly groups?: readonly (readonly (number | { readonly direction: Direction; readonly cell: number })[])[];
      /** `strict` unless told. */
      readonly mode?: Mode;
      readonly bars?: LintBars;
    };
/** Cells with a bar to the next cell of the row, or to the one below. */
export type LintBars = { readonly right: readonly number[]; readonly below: readonly number[] };
