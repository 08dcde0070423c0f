/** One picture: what is on the page, and how wide the page is. */
export interface Shot {
  readonly name: string;
  readonly board: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly brand?: string;
  readonly forcedColors?: boolean;
  /** Is a hint asked for first? */
  readonly hint?: boolean;
  /** What is pressed as soon as it is there. */
  readonly press?: string;
  /** What gets the focus then, as from the keyboard. */
  readonly focus?: string;
}

const boards = ['crossword', 'nonogram', 'tile-stack'] as const;
const schemes = ['light', 'dark'] as const;
const houses = [
  ['courier', 'light'],
  ['arcade', 'dark'],
] as const;

export const shots: readonly Shot[] = [
  ...boards.flatMap((board) =>
    schemes.flatMap((scheme) =>
      [360, 960].map((width) => ({ name: `${board}-${scheme}-${width}`, board, scheme, width })),
    ),
  ),
  ...boards.map((board) => ({
    name: `${board}-forced-colours`,
    board,
    width: 360,
    scheme: 'light' as const,
    forcedColors: true,
  })),
  ...houses.flatMap(([brand, scheme]) =>
    boards.map((board) => ({ name: `${board}-${brand}`, board, width: 360, scheme, brand })),
  ),
  {
    name: 'crossword-hint-focus',
    board: 'untouched-words',
    width: 360,
    scheme: 'light',
    hint: true,
    focus: '.kumiki-cw-input',
  },
  { name: 'nonogram-hint', board: 'untouched-squares', width: 360, scheme: 'light', hint: true },
  { name: 'nonogram-focus', board: 'nonogram', width: 360, scheme: 'light', focus: '.kumiki-ng-cell[tabindex="0"]' },
  {
    name: 'tile-stack-hint-focus',
    board: 'four-tiles',
    width: 360,
    scheme: 'light',
    hint: true,
    focus: '.kumiki-ts-button[tabindex="0"]',
  },
  { name: 'tile-stack-lost', board: 'lost-stacks', width: 360, scheme: 'light', press: '[data-action="why"]' },
];
