import type { LintMessages } from './lint-words.ts';

type At = { readonly row: number; readonly column: number };
const place = ({ row, column }: At): string => `row ${row + 1}, column ${column + 1}`;
const word = ({ direction, ...at }: At & { readonly direction: string }): string =>
  `The word ${direction} from ${place(at)}`;
const cells = (n: number): string => `${n} ${n === 1 ? 'cell' : 'cells'}`;
const are = (n: number): string => (n === 1 ? 'is' : 'are');

const symmetry = {
  point: 'half a turn',
  vertical: 'a mirror from left to right',
  horizontal: 'a mirror from top to bottom',
};

export const lintEn: LintMessages = {
  finding: {
    'adjacent-blocks': ({ blocks, ...at }) => `${blocks} blocks touch at ${place(at)}. Only corners may touch.`,
    divided: ({ cells: n, pieces, ...at }) =>
      `The board falls into ${pieces} pieces; the one at ${place(at)} has ${cells(n)}. Open a way to it.`,
    'corner-blocks': (at) => `There is a block in the corner at ${place(at)}.`,
    'three-sided': (at) => `The cell at ${place(at)} has blocks on three sides.`,
    'diagonal-blocks': ({ blocks, ...at }) => `${blocks} blocks stand in a diagonal row from ${place(at)} on.`,
    symmetry: ({ nearest, cells: n, ...at }) =>
      `The board changes under ${symmetry[nearest]}: ${cells(n)}, the first at ${place(at)}.`,
    'short-word': ({ length, least, ...of }) => `${word(of)} has ${length} letters; the shortest may have ${least}.`,
    'no-word': (at) => `The cell at ${place(at)} is in no word.`,
    unchecked: (at) => `The letter at ${place(at)} is in one word only.`,
    'unchecked-share': ({ length, unchecked, most, direction, row, column }) =>
      `Of the ${length} letters of the word ${direction} around ${place({ row, column })}, ${unchecked} ${are(unchecked)} in no other word; ${most} may be.`,
    'unchecked-row': ({ unchecked, most, direction, row, column }) =>
      `${unchecked} ${unchecked === 1 ? 'letter' : 'letters'} in a row, ${direction} from ${place({ row, column })}, ${are(unchecked)} in no other word; ${most} may be.`,
    'duplicate-word': ({ answer, ...at }) => `${answer} is on the board twice, first at ${place(at)}.`,
    'false-run': ({ letters, ...of }) => `${word(of)}, ${letters}, is none of the words of the board.`,
    'linked-clues': ({ group, told, sound }) =>
      told < 2
        ? `Group ${group + 1} of linked clues has fewer than two words.`
        : `Of the ${told} words of group ${group + 1} of linked clues, ${sound} ${are(sound)} on the board and linked only there.`,
    unreadable: ({ what }) =>
      what === 'board' ? 'This is no board that can be looked at.' : 'These are no rules that a board can be held to.',
  },
  level: { error: 'Error', warning: 'Warning' },
  preset: {
    'ja-strict': 'Japanese, strict',
    'ja-loose': 'Japanese, loose',
    us: 'American',
    'uk-blocked': 'British, with blocks',
    barred: 'Barred',
    skeleton: 'Skeleton',
  },
  symmetry,
};
