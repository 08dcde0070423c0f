import type { Direction, HideStyle } from '@kumiki/core/crossword/rules';

export interface EntryName {
  readonly number: number;
  readonly direction: Direction;
}
export interface CellName {
  /** The letter in it, '' while it is empty. */
  readonly letter: string;
  readonly kind: 'given' | 'blank' | 'answer';
  /** For a cell of the answer word: its place in it, counted from 1. */
  readonly answerPlace: number | undefined;
  readonly mark: 'right' | 'wrong' | 'revealed' | undefined;
  /** The word it is read in, and its place in that word, counted from 1. */
  readonly entry: (EntryName & { readonly clue: string | undefined }) | undefined;
  readonly place: number;
  readonly length: number;
  readonly pencilled?: boolean;
  readonly circled?: boolean;
}

export interface CrosswordMessages {
  readonly board: (size: { readonly words: number; readonly answer: number }) => string;
  /** Every cell; the clue is read where a word starts. */
  readonly cell: (cell: CellName) => string;
  readonly entry: (entry: EntryName) => string;
  /** Entries that one clue speaks for, in their order; in a list of one direction only the others are told. */
  readonly entries: (entries: readonly EntryName[], within?: Direction) => string;
  /** Said when the cursor comes to another word. `linked`: to one whose clue speaks for all of these; the counts are theirs. */
  readonly atEntry: (
    entry: EntryName & {
      readonly clue: string | undefined;
      readonly length: number;
      readonly filled: number;
      readonly linked?: readonly EntryName[];
    },
  ) => string;
  readonly across: string;
  readonly down: string;
  readonly clues: string;
  readonly previousClue: string;
  readonly nextClue: string;
  readonly input: string;
  readonly answer: string;
  readonly answerIs: (letters: readonly string[]) => string;
  readonly left: (cells: { readonly empty: number; readonly of: number }) => string;
  /** Of a word. */
  readonly filledOf: (cells: { readonly filled: number; readonly of: number }) => string;
  readonly check: string;
  readonly reveal: string;
  readonly scope: Readonly<Record<'letter' | 'word' | 'all', string>>;
  readonly pencil: string;
  readonly clearWord: string;
  /** Several letters in one cell, and what is said when it begins. */
  readonly rebus: string;
  readonly rebusOpen: string;
  /** What the page's judge is doing, and says. */
  readonly asking: string;
  readonly refused: string;
  readonly askFailed: string;
  readonly askAgain: string;
  readonly checked: (found: { readonly right: number; readonly wrong: number }) => string;
  readonly revealed: (cells: number) => string;
  /** Over the solution of a printed puzzle, whose title is told where it has one. */
  readonly solution: (title: string | undefined) => string;
  readonly keyboard: string;
  readonly deleteKey: string;
  readonly turnKey: string;
  readonly hideStyle: Readonly<Record<HideStyle, string>>;
  readonly hint: (entry: EntryName & { readonly letter: string }) => string;
  /** Why there is no hint. */
  readonly wrongLetter: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const named = ({ number, direction }: EntryName): string => `${number} ${direction}`;
/** "1, 5 across, 2 down". */
const namedAll = (entries: readonly EntryName[], within?: Direction): string =>
  entries
    .map(({ number, direction }, nth) => {
      const next = entries[nth + 1]?.direction;
      return direction === within || direction === next ? String(number) : named({ number, direction });
    })
    .join(', ');

export const crosswordEn: CrosswordMessages = {
  board: ({ words, answer }) =>
    `Crossword, ${count(words, 'word', 'words')}${answer > 0 ? `, an answer of ${answer} letters` : ''}.`,
  cell: ({ letter, kind, answerPlace, mark, entry, place, length, pencilled, circled }) =>
    [
      letter === '' ? 'blank' : letter,
      pencilled ? 'pencilled' : undefined,
      circled ? 'circled' : undefined,
      kind === 'given' ? 'given' : undefined,
      answerPlace === undefined ? undefined : `answer letter ${answerPlace}`,
      mark,
      entry &&
        (place === 1
          ? `${named(entry)}${entry.clue ? `: ${entry.clue}` : ''}, ${length} letters`
          : `letter ${place} of ${named(entry)}`),
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  entry: named,
  entries: namedAll,
  atEntry: ({ clue, length, filled, linked, ...entry }) =>
    `${linked ? `${named(linked[0]!) === named(entry) ? '' : `${named(entry)}, of `}${namedAll(linked)}` : named(entry)}${clue ? `: ${clue}` : ''}. ${count(length, 'letter', 'letters')}, ${filled} filled in.`,
  across: 'Across',
  down: 'Down',
  clues: 'Clues',
  previousClue: 'Previous clue',
  nextClue: 'Next clue',
  input: 'Letters of the crossword',
  answer: 'Answer',
  answerIs: (letters) => `Answer: ${letters.map((letter) => (letter === '' ? 'blank' : letter)).join(', ')}`,
  left: ({ empty, of }) => (empty === 0 ? 'All filled in' : `${empty} of ${count(of, 'letter', 'letters')} to go`),
  filledOf: ({ filled, of }) => `${filled} of ${count(of, 'letter', 'letters')}`,
  check: 'Check',
  reveal: 'Reveal',
  scope: { letter: 'This letter', word: 'This word', all: 'Everything' },
  pencil: 'Pencil',
  clearWord: 'Clear the word',
  rebus: 'Several letters',
  rebusOpen: 'Several letters go into this cell. Enter ends it.',
  asking: 'Asking whether this is right…',
  refused: 'Everything is filled in, but it is not right yet.',
  askFailed: 'There was no answer whether this is right.',
  askAgain: 'Ask again',
  checked: ({ right, wrong }) => `${count(right, 'letter', 'letters')} right, ${wrong} wrong.`,
  revealed: (cells) => `${count(cells, 'letter', 'letters')} revealed.`,
  solution: (title) => (title === undefined ? 'Solution' : `${title}: solution`),
  keyboard: 'Keyboard',
  deleteKey: 'Delete',
  turnKey: 'Change direction',
  hideStyle: {
    none: 'As it is',
    tail: 'Endings hidden',
    head: 'Beginnings hidden',
    alt: 'Every other letter hidden',
    most: 'Nearly everything hidden',
    crossing: 'Letters beside crossings hidden',
    vowel: 'Vowels hidden',
    dakuten: 'Voiced kana hidden',
  },
  hint: ({ letter, ...entry }) => `Hint: ${letter} goes here, in ${named(entry)}.`,
  wrongLetter: 'A letter is wrong. Check shows which one.',
};
