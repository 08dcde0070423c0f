/** The package has no types of its own; this is what the bench uses of it. */
declare module 'crossword-layout-generator' {
  export function generateLayout(words: readonly { readonly answer: string; readonly clue: string }[]): {
    /** Columns and rows from 1; orientation is across, down or, where it was left out, none. */
    readonly result: readonly {
      readonly answer: string;
      readonly startx: number;
      readonly starty: number;
      readonly orientation: string;
    }[];
  };
}
