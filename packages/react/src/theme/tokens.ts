/** Every custom property of the boards, by what it is for. The sheet, the guide and `createTheme` are held to this list. */
export interface Token {
  readonly board: 'shared' | 'crossword' | 'nonogram' | 'tile-stack';
  readonly what: string;
}

export const tokens = {
  surface: { board: 'shared', what: 'What everything stands on' },
  'surface-fg': { board: 'shared', what: 'Text' },
  raised: { board: 'shared', what: 'Menus, keys, a button under the pointer' },
  'muted-fg': { board: 'shared', what: 'Text that steps back' },
  accent: { board: 'shared', what: 'The first button of a state, the chosen tool' },
  'accent-fg': { board: 'shared', what: 'Text on it' },
  ring: { board: 'shared', what: 'The focus, its outer line' },
  'ring-gap': { board: 'shared', what: 'The focus, its inner line' },
  success: { board: 'shared', what: 'Solved, right; always with a sign' },
  danger: { board: 'shared', what: 'Failed, wrong; always with a sign' },
  line: { board: 'shared', what: 'Hairlines that only part things' },
  'line-strong': { board: 'shared', what: 'Edges that say where something is' },
  font: { board: 'shared', what: 'All text' },
  radius: { board: 'shared', what: 'Corners of buttons and menus' },
  motion: { board: 'shared', what: 'How long a small movement takes; 0s is none' },
  'cw-paper': { board: 'crossword', what: 'A cell to type in' },
  'cw-given': { board: 'crossword', what: 'A cell whose letter is given' },
  'cw-ink': { board: 'crossword', what: 'Letters and numbers' },
  'cw-line': { board: 'crossword', what: 'Edges of the cells' },
  'cw-frame': { board: 'crossword', what: 'The double frame and the name of an answer cell' },
  'cw-related': { board: 'crossword', what: 'The word that is worked on, and its clue' },
  'cw-cursor': { board: 'crossword', what: 'The cell the next letter goes to' },
  'cw-revealed': { board: 'crossword', what: 'Letters that were revealed; in italics as well' },
  'cw-hint': { board: 'crossword', what: 'The edge of a hint' },
  'cw-hint-tint': { board: 'crossword', what: 'The cell of a hint' },
  'ng-paper': { board: 'nonogram', what: 'A blank cell' },
  'ng-ink': { board: 'nonogram', what: 'A filled cell' },
  'ng-cross': { board: 'nonogram', what: 'A cross' },
  'ng-line': { board: 'nonogram', what: 'Lines between cells' },
  'ng-line-strong': { board: 'nonogram', what: 'Every fifth line' },
  'ng-frame': { board: 'nonogram', what: 'The outer frame' },
  'ng-clue': { board: 'nonogram', what: 'Numbers' },
  'ng-clue-done': { board: 'nonogram', what: 'Numbers that are done; struck through or ticked as well' },
  'ng-active': { board: 'nonogram', what: 'The row and column of the pointer or the focus' },
  'ng-wrong': { board: 'nonogram', what: 'Numbers of a line that cannot be right; bold, with a bar' },
  'ng-wrong-tint': { board: 'nonogram', what: 'A line that a check found not to fit' },
  'ng-hint': { board: 'nonogram', what: 'The edge of a hint' },
  'ng-hint-tint': { board: 'nonogram', what: 'The cells of a hint' },
  'ts-face': { board: 'tile-stack', what: 'A tile that can be taken' },
  'ts-face-blocked': { board: 'tile-stack', what: 'A tile that cannot' },
  'ts-face-hover': { board: 'tile-stack', what: 'A tile under the pointer' },
  'ts-edge': { board: 'tile-stack', what: 'The outline of a tile' },
  'ts-side': { board: 'tile-stack', what: 'Its right side' },
  'ts-side-dark': { board: 'tile-stack', what: 'Its lower side' },
  'ts-light': { board: 'tile-stack', what: 'The light on its edge' },
  'ts-shadow': { board: 'tile-stack', what: 'What it throws on those below' },
  'ts-selected': { board: 'tile-stack', what: 'The chosen tile' },
  'ts-selected-ring': { board: 'tile-stack', what: 'Its ring, the outer line' },
  'ts-ring-gap': { board: 'tile-stack', what: 'Its ring, the inner line' },
  'ts-hint': { board: 'tile-stack', what: 'The broken ring of a hint' },
  'ts-hinted': { board: 'tile-stack', what: 'A tile of a hint' },
  'ts-ink': { board: 'tile-stack', what: 'Black on the faces' },
  'ts-suit-a': { board: 'tile-stack', what: 'Blue on the faces' },
  'ts-suit-b': { board: 'tile-stack', what: 'Green on the faces' },
  'ts-suit-c': { board: 'tile-stack', what: 'Red on the faces' },
} as const;

export type TokenName = keyof typeof tokens;
/** The custom property of a token. */
export type TokenVariable = `--kumiki-${TokenName}`;
export const tokenNames: readonly TokenName[] = Object.keys(tokens) as TokenName[];

export function variableOf(name: TokenName): TokenVariable {
  return `--kumiki-${name}`;
}
