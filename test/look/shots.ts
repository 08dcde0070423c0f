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
  /** What the pointer lies over at last. */
  readonly hover?: string;
}

const boards = ['crossword', 'nonogram', 'tile-stack'] as const;
const schemes = ['light', 'dark'] as const;
const houses = [
  ['courier', 'light'],
  ['arcade', 'dark'],
] as const;

/** What boards show for a moment only. */
const states: readonly Omit<Shot, 'width' | 'scheme'>[] = [
  { name: 'crossword-hint-focus', board: 'untouched-words', hint: true, focus: '.kumiki-cw-input' },
  { name: 'nonogram-hint', board: 'untouched-squares', hint: true },
  {
    name: 'nonogram-check-focus',
    board: 'nonogram-on-request',
    press: '[data-action="check"]',
    focus: '.kumiki-ng-cell[tabindex="0"]',
  },
  {
    name: 'tile-stack-hint-focus',
    board: 'four-tiles',
    hint: true,
    focus: '.kumiki-ts-button[tabindex="0"]',
  },
  {
    name: 'tile-stack-lost-hover',
    board: 'lost-stacks',
    press: '[data-action="why"]',
    hover: '.kumiki-ts-tile[data-free] .kumiki-ts-face',
  },
];

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
  ...schemes.flatMap((scheme) =>
    states.map(({ name, ...state }) => ({ ...state, name: `${name}-${scheme}`, width: 360, scheme })),
  ),
];
