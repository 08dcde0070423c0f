import type { Level } from '@kumiki/core/nonogram/rules';

export interface NonogramStudioMessages {
  readonly studio: string;
  readonly picture: string;
  readonly drop: string;
  readonly rights: string;
  readonly rightsRead: string;
  readonly size: (cells: number) => string;
  readonly threshold: (grey: number, automatic: boolean) => string;
  readonly automatic: string;
  readonly colours: string;
  readonly blackAndWhite: string;
  readonly method: string;
  readonly methods: Readonly<Record<'global' | 'local' | 'dithered', string>>;
  readonly repair: string;
  readonly working: string;
  readonly preview: (size: { readonly width: number; readonly height: number }) => string;
  /** What lines make of the picture, and what was changed so that they finish. */
  readonly report: (report: {
    readonly open: number;
    readonly changed: number;
    readonly solvable: boolean;
    readonly fewest: boolean;
  }) => string;
  readonly level: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly failed: string;
  readonly play: string;
  readonly edit: string;
  readonly save: string;
  readonly asJson: string;
  readonly asNon: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const nonogramStudioEn: NonogramStudioMessages = {
  studio: 'Make a nonogram of a picture',
  picture: 'Choose a picture',
  drop: 'or drop one here',
  rights: 'Pictures belong to those who made them. Use your own, or one that you may use.',
  rightsRead: 'I have the right to use it',
  size: (cells) => `Cells on the longer side: ${cells}`,
  threshold: (grey, automatic) => `Threshold: ${grey}${automatic ? ', found by itself' : ''}`,
  automatic: 'Find the threshold',
  colours: 'Colours',
  blackAndWhite: 'Black and white',
  method: 'Ink',
  methods: { global: 'One threshold', local: 'By the light', dithered: 'Dots' },
  repair: 'Change cells so that it can be solved',
  working: 'Working…',
  preview: ({ width, height }) => `The picture in ${width} × ${height} cells`,
  report: ({ open, changed, solvable, fewest }) => {
    if (open === 0) return 'It can be solved line by line as it is.';
    if (!solvable)
      return `${count(open, 'cell', 'cells')} can’t be solved line by line. Another size or threshold may help.`;
    return `${count(changed, 'change makes', 'changes make')} it solvable${fewest ? '; fewer would not' : ''}.`;
  },
  level: 'Difficulty',
  levels: {
    0: 'Overlaps alone',
    1: 'Ends of runs',
    2: 'Whole lines',
    3: 'Supposing a cell',
    4: 'Supposing more',
    5: 'Guessing',
  },
  failed: 'No puzzle could be made of this picture.',
  play: 'Play it',
  edit: 'Back to the picture',
  save: 'Save',
  asJson: 'as JSON',
  asNon: 'as .non',
};
