/** Every custom property of the boards, by what it is for. The sheet, the guide and `createTheme` are held to this list. */
export interface Token {
  readonly board: 'shared' | 'crossword' | 'nonogram' | 'tile-stack';
  readonly what: string;
  /** Its value in the default theme, and in the dark one where that is another. */
  readonly light: string;
  readonly dark?: string;
}

export const tokens = {
  surface: {
    board: 'shared',
    what: 'What everything stands on',
    light: 'oklch(98% 0.006 85)',
    dark: 'oklch(20% 0.01 260)',
  },
  'surface-fg': { board: 'shared', what: 'Text', light: 'oklch(22% 0.02 260)', dark: 'oklch(93% 0.006 85)' },
  raised: {
    board: 'shared',
    what: 'Menus, keys, a button under the pointer',
    light: 'oklch(100% 0 0)',
    dark: 'oklch(26% 0.012 260)',
  },
  'muted-fg': {
    board: 'shared',
    what: 'Text that steps back',
    light: 'oklch(46% 0.015 260)',
    dark: 'oklch(74% 0.01 260)',
  },
  accent: {
    board: 'shared',
    what: 'The first button of a state, the chosen tool',
    light: 'oklch(45% 0.14 265)',
    dark: 'oklch(76% 0.1 265)',
  },
  'accent-fg': { board: 'shared', what: 'Text on it', light: 'oklch(99% 0.004 265)', dark: 'oklch(18% 0.02 265)' },
  ring: {
    board: 'shared',
    what: 'The focus, its outer line',
    light: 'oklch(45% 0.14 265)',
    dark: 'oklch(80% 0.1 265)',
  },
  'ring-gap': {
    board: 'shared',
    what: 'The focus, its inner line',
    light: 'oklch(100% 0 0)',
    dark: 'oklch(16% 0.01 260)',
  },
  success: {
    board: 'shared',
    what: 'Solved, right; always with a sign',
    light: 'oklch(45% 0.11 155)',
    dark: 'oklch(78% 0.13 155)',
  },
  danger: {
    board: 'shared',
    what: 'Failed, wrong; always with a sign',
    light: 'oklch(48% 0.17 27)',
    dark: 'oklch(74% 0.14 27)',
  },
  line: {
    board: 'shared',
    what: 'Hairlines that only part things',
    light: 'oklch(87% 0.008 85)',
    dark: 'oklch(34% 0.012 260)',
  },
  'line-strong': {
    board: 'shared',
    what: 'Edges that say where something is',
    light: 'oklch(58% 0.012 260)',
    dark: 'oklch(60% 0.012 260)',
  },
  font: {
    board: 'shared',
    what: 'All text',
    light: "'Hiragino Sans', 'Noto Sans JP', 'Yu Gothic UI', system-ui, sans-serif",
  },
  radius: { board: 'shared', what: 'Corners of buttons and menus', light: '8px' },
  motion: { board: 'shared', what: 'How long a small movement takes; 0s is none', light: '160ms' },
  'cw-paper': { board: 'crossword', what: 'A cell to type in', light: 'oklch(100% 0 0)', dark: 'oklch(28% 0.012 260)' },
  'cw-given': {
    board: 'crossword',
    what: 'A cell whose letter is given',
    light: 'oklch(94.5% 0.008 85)',
    dark: 'oklch(23% 0.01 260)',
  },
  'cw-ink': {
    board: 'crossword',
    what: 'Letters and numbers',
    light: 'oklch(22% 0.02 260)',
    dark: 'oklch(93% 0.006 85)',
  },
  'cw-line': {
    board: 'crossword',
    what: 'Edges of the cells',
    light: 'oklch(50% 0.012 260)',
    dark: 'oklch(58% 0.012 260)',
  },
  'cw-frame': {
    board: 'crossword',
    what: 'The double frame and the name of an answer cell',
    light: 'oklch(45% 0.14 265)',
    dark: 'oklch(78% 0.1 265)',
  },
  'cw-related': {
    board: 'crossword',
    what: 'The word that is worked on, and its clue',
    light: 'oklch(93.5% 0.025 265)',
    dark: 'oklch(34% 0.05 265)',
  },
  'cw-cursor': {
    board: 'crossword',
    what: 'The cell the next letter goes to',
    light: 'oklch(45% 0.14 265)',
    dark: 'oklch(78% 0.1 265)',
  },
  'cw-revealed': {
    board: 'crossword',
    what: 'Letters that were revealed; in italics as well',
    light: 'oklch(45% 0.015 260)',
    dark: 'oklch(76% 0.01 260)',
  },
  'cw-hint': {
    board: 'crossword',
    what: 'The edge of a hint',
    light: 'oklch(45% 0.12 155)',
    dark: 'oklch(80% 0.13 155)',
  },
  'cw-hint-tint': {
    board: 'crossword',
    what: 'The cell of a hint',
    light: 'oklch(92% 0.06 155)',
    dark: 'oklch(40% 0.07 155)',
  },
  'ng-paper': { board: 'nonogram', what: 'A blank cell', light: 'oklch(100% 0 0)', dark: 'oklch(26% 0.012 260)' },
  'ng-ink': { board: 'nonogram', what: 'A filled cell', light: 'oklch(27% 0.02 260)', dark: 'oklch(90% 0.01 85)' },
  'ng-cross': { board: 'nonogram', what: 'A cross', light: 'oklch(60% 0.015 260)', dark: 'oklch(62% 0.012 260)' },
  'ng-line': {
    board: 'nonogram',
    what: 'Lines between cells',
    light: 'oklch(87% 0.008 85)',
    dark: 'oklch(36% 0.012 260)',
  },
  'ng-line-strong': {
    board: 'nonogram',
    what: 'Every fifth line',
    light: 'oklch(62% 0.012 260)',
    dark: 'oklch(55% 0.012 260)',
  },
  'ng-frame': {
    board: 'nonogram',
    what: 'The outer frame',
    light: 'oklch(45% 0.015 260)',
    dark: 'oklch(68% 0.012 260)',
  },
  'ng-clue': { board: 'nonogram', what: 'Numbers', light: 'oklch(22% 0.02 260)', dark: 'oklch(93% 0.006 85)' },
  'ng-clue-done': {
    board: 'nonogram',
    what: 'Numbers that are done; struck through or ticked as well',
    light: 'oklch(50% 0.015 260)',
    dark: 'oklch(70% 0.01 260)',
  },
  'ng-active': {
    board: 'nonogram',
    what: 'The row and column of the pointer or the focus',
    light: 'oklch(93.5% 0.025 265)',
    dark: 'oklch(33% 0.045 265)',
  },
  'ng-wrong': {
    board: 'nonogram',
    what: 'Numbers of a line that cannot be right; bold, with a bar',
    light: 'oklch(48% 0.17 27)',
    dark: 'oklch(76% 0.14 27)',
  },
  'ng-wrong-tint': {
    board: 'nonogram',
    what: 'A line that a check found not to fit',
    light: 'oklch(93% 0.04 27)',
    dark: 'oklch(36% 0.07 27)',
  },
  'ng-hint': {
    board: 'nonogram',
    what: 'The edge of a hint',
    light: 'oklch(45% 0.12 155)',
    dark: 'oklch(80% 0.13 155)',
  },
  'ng-hint-tint': {
    board: 'nonogram',
    what: 'The cells of a hint',
    light: 'oklch(90% 0.08 155)',
    dark: 'oklch(42% 0.08 155)',
  },
  'ts-face': {
    board: 'tile-stack',
    what: 'A tile that can be taken',
    light: 'oklch(97.5% 0.018 92)',
    dark: 'oklch(89% 0.016 88)',
  },
  'ts-face-blocked': {
    board: 'tile-stack',
    what: 'A tile that cannot',
    light: 'oklch(89% 0.018 90)',
    dark: 'oklch(79% 0.016 86)',
  },
  'ts-face-hover': {
    board: 'tile-stack',
    what: 'A tile under the pointer',
    light: 'oklch(99.5% 0.01 95)',
    dark: 'oklch(93% 0.014 90)',
  },
  'ts-edge': {
    board: 'tile-stack',
    what: 'The outline of a tile',
    light: 'oklch(58% 0.03 75)',
    dark: 'oklch(30% 0.02 75)',
  },
  'ts-side': { board: 'tile-stack', what: 'Its right side', light: 'oklch(80% 0.035 85)', dark: 'oklch(64% 0.03 82)' },
  'ts-side-dark': {
    board: 'tile-stack',
    what: 'Its lower side',
    light: 'oklch(68% 0.04 78)',
    dark: 'oklch(51% 0.032 76)',
  },
  'ts-light': {
    board: 'tile-stack',
    what: 'The light on its edge',
    light: 'oklch(100% 0 0 / 0.9)',
    dark: 'oklch(100% 0 0 / 0.35)',
  },
  'ts-shadow': {
    board: 'tile-stack',
    what: 'What it throws on those below',
    light: 'oklch(25% 0.03 70 / 0.2)',
    dark: 'oklch(5% 0.01 260 / 0.4)',
  },
  'ts-selected': {
    board: 'tile-stack',
    what: 'The chosen tile',
    light: 'oklch(95% 0.045 265)',
    dark: 'oklch(90% 0.05 265)',
  },
  'ts-selected-ring': {
    board: 'tile-stack',
    what: 'Its ring, the outer line',
    light: 'oklch(45% 0.17 265)',
    dark: 'oklch(42% 0.18 265)',
  },
  'ts-ring-gap': {
    board: 'tile-stack',
    what: 'Its ring, the inner line',
    light: 'oklch(100% 0 0)',
    dark: 'oklch(97% 0.01 90)',
  },
  'ts-hint': {
    board: 'tile-stack',
    what: 'The broken ring of a hint',
    light: 'oklch(45% 0.12 155)',
    dark: 'oklch(38% 0.11 155)',
  },
  'ts-conflict': {
    board: 'tile-stack',
    what: 'The dotted ring of tiles that lose the game',
    light: 'oklch(48% 0.19 27)',
    dark: 'oklch(42% 0.17 27)',
  },
  'ts-hinted': {
    board: 'tile-stack',
    what: 'A tile of a hint',
    light: 'oklch(94% 0.06 155)',
    dark: 'oklch(88% 0.07 155)',
  },
  'ts-ink': { board: 'tile-stack', what: 'Black on the faces', light: 'oklch(24% 0.02 260)' },
  'ts-suit-a': {
    board: 'tile-stack',
    what: 'Blue on the faces',
    light: 'oklch(42% 0.14 265)',
    dark: 'oklch(38% 0.14 265)',
  },
  'ts-suit-b': {
    board: 'tile-stack',
    what: 'Green on the faces',
    light: 'oklch(44% 0.12 150)',
    dark: 'oklch(39% 0.11 150)',
  },
  'ts-suit-c': {
    board: 'tile-stack',
    what: 'Red on the faces',
    light: 'oklch(50% 0.18 27)',
    dark: 'oklch(42.5% 0.17 27)',
  },
} as const;

export type TokenName = keyof typeof tokens;
/** The custom property of a token. */
export type TokenVariable = `--kumiki-${TokenName}`;
export const tokenNames: readonly TokenName[] = Object.keys(tokens) as TokenName[];

export function variableOf(name: TokenName): TokenVariable {
  return `--kumiki-${name}`;
}
