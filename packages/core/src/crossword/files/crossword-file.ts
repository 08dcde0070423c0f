import type { Result } from '../../result.ts';
import type { CrosswordMove, CrosswordPuzzle, Direction } from '../types.ts';

/**
 * A cell of a file. Blocks and voids have nothing but their kind; a void is no part of the board at all, like the corners of
 * a round one.
 */
export type FileCell = {
  readonly kind: 'open' | 'block' | 'void';
  /** The right content, one letter or more (a rebus); missing where the file does not say. */
  readonly solution?: string;
  /** Shown from the start. Such a cell has a solution. */
  readonly given?: true;
  /** What is printed in its corner; most often a number. */
  readonly number?: string;
  readonly circle?: true;
  /** A picture behind the letter, `data:image/…;base64,…`; see `isCellImage`. */
  readonly image?: string;
  /** Colour behind the letter, `#rrggbb`. */
  readonly shade?: string;
  /** A thick line to the next cell of the row, or to the one below. */
  readonly barRight?: true;
  readonly barBelow?: true;
  /** What a solver had written when the file was saved. */
  readonly entry?: string;
  readonly pencil?: true;
  /** A check said that the entry is wrong; or said so of one before it. */
  readonly wrong?: true;
  readonly wasWrong?: true;
  readonly revealed?: true;
};

/** An empty one is for cells that are no run of their own; words without a clue are in no list. */
export type FileClue = {
  /** As printed before it; '' where there is none. */
  readonly number: string;
  /** Without markup. */
  readonly text: string;
  /** The same as HTML with its tags, as the file has it: never to be trusted. Missing where it has none. */
  readonly markup?: string;
  /** Cells in reading order; none where the file has no such word. */
  readonly cells: readonly number[];
  /** Letters of its words, like `4,3`, where the file has them apart from the text. */
  readonly enumeration?: string;
};
/** Never empty. `other` runs neither across nor down: diagonal, along a path, or without a place. */
export type FileClues = {
  readonly title: string;
  readonly direction: Direction | 'other';
  readonly clues: readonly FileClue[];
};

/** The word that starts in that cell, in that direction. */
export type FileWord = { readonly direction: Direction; readonly cell: number };

/**
 * What files of crosswords have, whatever their format. Texts are plain, trimmed, in one line (`notes` in several), and
 * missing where they are empty.
 */
export type CrosswordFile = {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly FileCell[];
  readonly lists: readonly FileClues[];
  /**
   * Words that one clue speaks for, "1, 5 across": in their order, two or more, each in one group. The first has the clue,
   * and the groups are in the order of these: along the rows, across before down.
   */
  readonly groups?: readonly (readonly FileWord[])[];
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly notes?: string;
  /** As a BCP 47 tag. */
  readonly language?: string;
  /** As the file writes it. */
  readonly date?: string;
  readonly timer?: { readonly seconds: number; readonly running: boolean };
  /** The solution is scrambled, see `unlockCrossword`: its letters, one for each open cell in turn, and their checksum. */
  readonly locked?: { readonly letters: string; readonly checksum: number };
  /** Cells whose letters, in this order, make the answer word. */
  readonly answerWord?: readonly number[];
};

export type CrosswordTextFormat =
  | 'ipuz'
  | 'xd'
  | 'xwj'
  | 'exolve'
  | 'guardian'
  | 'react-crossword'
  | 'crossword-layout-generator';
/** What a file is in, by its content. */
export type CrosswordFormat = 'puz' | CrosswordTextFormat;

/** Something that not every format, nor the game, has a place for. */
export type CrosswordFeature =
  | 'void'
  | 'rebus'
  /** Letters that the format has no signs for. */
  | 'letters'
  /** Some cells have a solution and some have not; or none has. */
  | 'partial-solution'
  | 'no-solution'
  | 'given'
  /** Numbers that are not the usual ones: along the rows, where words start. */
  | 'numbers'
  | 'circles'
  | 'images'
  | 'shades'
  | 'bars'
  | 'entries'
  | 'pencil'
  | 'checks'
  | 'revealed'
  | 'locked'
  /** Clue lists beside the two, `Across` and `Down`. */
  | 'clue-lists'
  | 'clue-order'
  /** Clues for other cells than those that run on from their number. */
  | 'clue-cells'
  /** Clues that speak for several words. */
  | 'linked-clues'
  /** Cells in no word. */
  | 'alone'
  /** Rows or columns at the end without an open cell. */
  | 'size'
  | 'markup'
  | 'enumerations'
  /** Characters of a text that the format takes for something else, or has no place for. */
  | 'text'
  | 'title'
  | 'author'
  | 'copyright'
  | 'notes'
  | 'language'
  | 'date'
  | 'timer'
  | 'answer-word'
  /** Of a game: words that are spelled otherwise than their cells, as ッ where it crosses ツ. */
  | 'spelling'
  /** Of a game: contents of cells that are right as well. */
  | 'alternatives';
/** With the cells it is about, where it is about cells. */
export type CrosswordLoss = { readonly code: CrosswordFeature; readonly cells?: readonly number[] };

/** Something a file has that is not in what was read of it. */
export type CrosswordFileNote = {
  readonly code:
    | CrosswordFeature
    /** `puzzle` is missing; the message says why. */
    | 'no-puzzle'
    /** A field of the file that there is no place for. */
    | 'property'
    | 'style'
    | 'annotation'
    | 'section'
    | 'checksum'
    /** The answer beside a clue is not what its cells say; the cells count. */
    | 'answer-disagrees'
    /** Bytes before or behind what is read. */
    | 'more-bytes'
    /** There are more notes than are kept. */
    | 'more';
  readonly message: string;
  readonly cells?: readonly number[];
  readonly line?: number;
};
export type CrosswordFileReason = 'unknown-format' | 'malformed' | 'too-large' | 'needs-formats';
/** `line` counts from 1, in formats of lines. */
export type CrosswordFileProblem = { readonly line?: number; readonly message: string };
export type CrosswordFileContent = {
  readonly format: CrosswordFormat;
  readonly file: CrosswordFile;
  /** The file as a game, where the game can hold it; what the game leaves out is in the notes. */
  readonly puzzle?: CrosswordPuzzle;
  /** What was filled in when the file was saved, as moves to play at the start of the game; missing where nothing was. */
  readonly progress?: readonly CrosswordMove[];
  readonly notes: readonly CrosswordFileNote[];
};
export type ReadFile = Result<
  { readonly file: CrosswordFile; readonly notes: readonly CrosswordFileNote[] },
  CrosswordFileReason,
  CrosswordFileProblem
>;

/** Checked before anything is allocated. */
export const crosswordFileLimits = {
  /** Characters or bytes of a file. */
  size: 16_777_216,
  lines: 131_072,
  side: 255,
  /** UTF-16 code units of a clue, a title …; of notes; of a cell; of a number. */
  text: 10_000,
  notes: 100_000,
  cell: 64,
  number: 16,
  /** Clues of all lists, and cells that they list. */
  clues: 65_025,
  clueCells: 1_000_000,
} as const;
export const metaKeys = ['title', 'author', 'copyright', 'notes', 'language', 'date'] as const;
