import { crosswordLimits } from '../limits.ts';
import { isCellImage } from '../cell-image.ts';
import {
  boolean,
  decoder,
  integer,
  list,
  oneOf,
  optional,
  record,
  text,
  type Decoder,
  type Problem,
  type Shape,
} from '../../decode.ts';
import { succeed } from '../../result.ts';
import {
  crosswordFileLimits as limits,
  metaKeys,
  type CrosswordFile,
  type CrosswordFileNote,
  type FileCell,
  type ReadFile,
} from './crossword-file.ts';
import { speaking } from './features.ts';
import { inOrder, wordKey, wordsOf } from './linked-words.ts';
import { hasTags, htmlToText, plainLine, plainLines } from './plain-text.ts';
import { refuse } from './refuse.ts';

const UNFIT = /[\p{Cc}\p{Z}\p{Cs}]/gu;
/** What a file has in a cell, without what nobody sees; undefined where nothing is left. */
export function cellText(written: string): string | undefined {
  return written.replaceAll(UNFIT, '') || undefined;
}

const most = limits.side * limits.side;
const yes: Shape<true> & { readonly optional: true } = {
  optional: true,
  read(input, path, problems) {
    if (input !== true) problems.push({ path, code: 'value', message: `${path}: true is wanted, or nothing.` });
    return true;
  },
};
const short = optional(text(limits.text));
const cell: Shape<FileCell> = record({
  kind: oneOf('open', 'block', 'void'),
  solution: optional(text(limits.cell)),
  given: yes,
  number: optional(text(limits.number)),
  circle: yes,
  image: optional(text(crosswordLimits.image)),
  shade: optional(text(7)),
  barRight: yes,
  barBelow: yes,
  entry: optional(text(limits.cell)),
  pencil: yes,
  wrong: yes,
  wasWrong: yes,
  revealed: yes,
});
const clue = record({
  number: text(limits.number),
  text: text(limits.text),
  markup: short,
  cells: list(integer(0, most - 1), most),
  enumeration: optional(text(limits.cell)),
});
const linkedWord = record({ direction: oneOf('across', 'down'), cell: integer(0, most - 1) });
const clues = record({
  title: text(limits.text),
  direction: oneOf('across', 'down', 'other'),
  clues: list(clue, limits.clues, 1),
});

/** What `CrosswordFile` says of itself, of anything. */
export const decodeFile: Decoder<CrosswordFile> = decoder(
  record({
    width: integer(1, limits.side),
    height: integer(1, limits.side),
    cells: list(cell, most, 1),
    lists: list(clues, limits.clues),
    groups: optional(list(list(linkedWord, limits.clues, 2), limits.clues, 1)),
    title: short,
    author: short,
    copyright: short,
    notes: optional(text(limits.notes)),
    language: short,
    date: short,
    timer: optional(record({ seconds: integer(0, Number.MAX_SAFE_INTEGER), running: boolean() })),
    locked: optional(record({ letters: text(most), checksum: integer(0, 0xffff) })),
    answerWord: optional(list(integer(0, most - 1), limits.cell, 1)),
  }),
  wholeProblems,
);

function wholeProblems(file: CrosswordFile): Problem[] {
  const problems: Problem[] = [];
  const bad = (path: string, code: string, message: string): void => {
    if (problems.length < 10) problems.push({ path, code, message: `${path}: ${message}` });
  };
  const { width, height, cells, lists, answerWord, locked } = file;
  if (cells.length !== width * height) bad('cells', 'length', `${width * height} are wanted.`);
  for (const [at, one] of cells.entries())
    cellProblem(one, at, width, cells.length, (text_) => bad(`cells[${at}]`, 'cell', text_));
  const open = (at: number): boolean => cells[at]?.kind === 'open';
  let listed = 0;
  for (const [nth, { title, clues: inside }] of lists.entries()) {
    if (plainLine(title) !== title || title === '') bad(`lists[${nth}].title`, 'plain', 'a plain line is wanted.');
    for (const [at, { number, text: said, markup, cells: word, enumeration }] of inside.entries()) {
      const path = `lists[${nth}].clues[${at}]`;
      listed += word.length;
      if (word.some((place) => !open(place))) bad(path, 'range', 'a clue is for open cells of the board.');
      if ([number, said, enumeration ?? '-'].some((one) => plainLine(one) !== one) || enumeration === '')
        bad(path, 'plain', 'plain lines are wanted.');
      if (markup !== undefined && (plainLine(markup) !== markup || htmlToText(markup) !== said || !hasTags(markup)))
        bad(path, 'markup', 'the markup is to have tags, and to read as the text does.');
    }
  }
  if (problems.length === 0 && oddGroup(file))
    bad(
      'groups',
      'group',
      'they link two words or more that the board has, each of them once, in the order of their first words.',
    );
  if (listed > limits.clueCells) bad('lists', 'too-large', `they list more than ${limits.clueCells} cells.`);
  if (answerWord?.some((at) => !open(at))) bad('answerWord', 'range', 'it is made of open cells.');
  for (const key of metaKeys) {
    const said = file[key];
    const plain = key === 'notes' ? plainLines : plainLine;
    if (said !== undefined && (said === '' || plain(said) !== said)) bad(key, 'plain', 'a plain text is wanted.');
  }
  if (!locked) return problems;
  const places = cells.filter(({ kind }) => kind === 'open');
  if (
    places.length !== locked.letters.length ||
    !/^[\u0021-\u00ff]*$/.test(locked.letters) ||
    places.some(({ solution }) => solution !== undefined)
  )
    bad('locked', 'locked', 'a locked file has a letter for each open cell, and no other solution.');
  return problems;
}

function oddGroup(file: CrosswordFile): boolean {
  if (file.groups === undefined) return false;
  const ordered = inOrder(file.groups);
  if (file.groups.some((group, nth) => group !== ordered[nth])) return true;
  const there = wordsOf(file);
  const seen = new Set<string>();
  return file.groups.flat().some((one) => {
    const key = wordKey(one);
    if (seen.has(key) || !there.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function cellProblem(cell_: FileCell, at: number, width: number, count: number, bad: (message: string) => void): void {
  const { kind, solution, entry, given, number, image, shade, barRight, barBelow } = cell_;
  if (kind !== 'open' && Object.keys(cell_).length > 1) bad('what is not open has nothing else.');
  for (const written of [solution, entry])
    if (written !== undefined && cellText(written) !== written) bad('a letter that can be seen is wanted.');
  if (given && (solution === undefined || entry !== undefined)) bad('what is given has a solution, and no entry.');
  if (number !== undefined && (number === '' || plainLine(number) !== number)) bad('a plain number is wanted.');
  if (image !== undefined && !isCellImage(image)) bad('an image is data:image/png;base64,… or jpeg, gif, webp.');
  if (shade !== undefined && !/^#[\da-f]{6}$/.test(shade)) bad('a shade is #rrggbb.');
  if ((barRight && at % width === width - 1) || (barBelow && at + width >= count)) bad('a bar is between two cells.');
}

/** A file as a reader leaves it: what is missing is left out, and all is as `CrosswordFile` says. */
export function finishFile(
  draft: { readonly [K in keyof CrosswordFile]?: CrosswordFile[K] | undefined },
  notes: readonly CrosswordFileNote[],
): ReadFile {
  const lists = (draft.lists ?? []).filter((one) => one.clues.length > 0);
  const sum = (of: (list_: (typeof lists)[number]) => number): number => lists.reduce((all, one) => all + of(one), 0);
  if (sum((one) => one.clues.length) > limits.clues)
    return refuse('too-large', `There are more than ${limits.clues} clues.`);
  if (sum((one) => one.clues.reduce((all, { cells }) => all + cells.length, 0)) > limits.clueCells)
    return refuse('too-large', `The clues list more than ${limits.clueCells} cells.`);
  const kept = Object.entries({ ...draft, lists }).filter(([, value]) => value !== undefined && value !== '');
  const decoded = decodeFile(Object.fromEntries(kept));
  if (decoded.ok) return succeed({ file: speaking(decoded.value), notes });
  const [problem] = decoded.detail;
  return refuse(problem!.code === 'text' || problem!.code === 'list' ? 'too-large' : 'malformed', problem!.message);
}
