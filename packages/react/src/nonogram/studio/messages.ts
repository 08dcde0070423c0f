import type { NonogramWriteFormat } from '@kumiki/core/nonogram';
import type { Level } from '@kumiki/core/nonogram/rules';
import type { StudioUse } from './actions.tsx';

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
  /** The dial of the wanted difficulty, and where it stands. */
  readonly wanted: (difficulty: WantedDifficulty) => string;
  readonly working: string;
  /** The author stopped it; is there a picture of before? */
  readonly stopped: (isBefore: boolean) => string;
  readonly preview: (size: { readonly width: number; readonly height: number }) => string;
  /** What lines make of the picture, and what was changed so that they finish. */
  readonly report: (report: {
    readonly open: number;
    readonly changed: number;
    readonly solvable: boolean;
    readonly fewest: boolean;
    /** Where a difficulty is wanted: is it as hard as that? */
    readonly reached?: boolean;
  }) => string;
  readonly level: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly failed: string;
  readonly uses: Readonly<Record<StudioUse, string>>;
  readonly edit: string;
  readonly format: string;
  readonly formats: Readonly<Record<NonogramWriteFormat, string>>;
}

/** `any` leaves it to the picture. */
export type WantedDifficulty = 'any' | 'easy' | 'medium' | 'hard';

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
  wanted: (difficulty) =>
    `Wanted difficulty: ${{ any: 'as it comes', easy: 'easy', medium: 'medium', hard: 'hard' }[difficulty]}`,
  working: 'Working…',
  stopped: (isBefore) => (isBefore ? 'Stopped. The picture is as it was before.' : 'Stopped.'),
  preview: ({ width, height }) => `The picture in ${width} × ${height} cells`,
  report: ({ open, changed, solvable, fewest, reached }) => {
    const change = count(changed, 'change makes', 'changes make');
    if (reached === true)
      return changed === 0 ? 'It is as hard as you want, as it is.' : `${change} it as hard as you want.`;
    const nearest = reached === false ? ' That hard it could not be made: this is the nearest.' : '';
    if (!solvable)
      return `${count(open, 'cell', 'cells')} can’t be solved line by line. Another size or threshold may help.`;
    if (changed === 0) return `It can be solved line by line as it is.${nearest}`;
    return `${change} it solvable${fewest ? '; fewer would not' : ''}.${nearest}`;
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
  uses: { play: 'Play it', save: 'Save', export: 'Export' },
  edit: 'Back to the picture',
  format: 'File',
  formats: {
    json: 'JSON: clues and picture',
    non: '.non: clues and picture',
    olsak: '.g: clues alone',
    nin: '.nin: clues alone',
    pbm: 'PBM: the picture, as text',
    'raw-pbm': 'PBM: the picture, as bytes',
  },
};
