import type { Result } from '../../result.ts';
import type { Clues, Palette } from '../types.ts';

/** What a file says of a puzzle beside its cells. Texts are plain: no markup, no references to characters. */
export type NonogramMeta = {
  readonly title?: string;
  readonly author?: string;
  readonly copyright?: string;
  readonly license?: string;
  readonly description?: string;
  /** Its number or place in a collection. */
  readonly id?: string;
  /** Where it is from. */
  readonly source?: string;
};
export type NonogramFile = {
  /** An empty line is `[]`, however the file says it; every clue fits in its line. */
  readonly clues: Clues;
  readonly meta: NonogramMeta;
  /** Of a puzzle in colours; its clues then say the colours of their runs. */
  readonly palette?: Palette;
  /** Row by row, 1 filled and 0 blank, in colours c + 1 for colour c: a picture that has these clues. */
  readonly goal?: string;
};
export type NonogramFormat = 'non' | 'nin' | 'olsak' | 'pbm' | 'json';

/** Something a file has and `NonogramFile` has no place for. */
export type NonogramFileNote = {
  readonly code:
    | 'property'
    | 'comment'
    | 'saved-grid'
    | 'more-goals'
    | 'more-puzzles'
    /** The picture does not have the clues; the clues count. */
    | 'goal-disagrees'
    /** The one colour of the cells or its name, that of the blank ones, or one that no cell has. */
    | 'colours'
    /** Nothing says that the file is whole. */
    | 'no-end'
    /** What a board claims of itself is proved anew, not believed. */
    | 'proof'
    /** There are more notes than are kept. */
    | 'more';
  readonly line: number;
  readonly message: string;
};
export type NonogramFileContent = NonogramFile & { readonly notes: readonly NonogramFileNote[] };
/** `unknown-format` is said of triddlers too, with their name in the message. */
export type NonogramFileReason = 'unknown-format' | 'malformed' | 'too-large' | 'needs-formats';
/** `line` counts from 1. Of JSON it is the first, and the message names the path. */
export type NonogramFileProblem = { readonly line: number; readonly message: string };
export type ReadContent = Result<NonogramFileContent, NonogramFileReason, NonogramFileProblem>;

export const metaKeys = ['title', 'author', 'copyright', 'license', 'description', 'id', 'source'] as const;

/** Checked before anything is allocated: several times what the largest board takes. */
export const fileLimits = {
  /** Characters or bytes of a file. */
  size: 4_194_304,
  lines: 65_536,
  /** Characters of a title, a description, ... */
  text: 10_000,
} as const;
