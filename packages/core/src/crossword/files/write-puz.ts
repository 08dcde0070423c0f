import type { CrosswordFeature, CrosswordFile, CrosswordLoss } from './crossword-file.ts';
import { encodeUtf8 } from '../../utf8.ts';
import { encode1252 } from './encode-text.ts';
import { withoutSolution } from './features.ts';
import { fitClues, type Fitted } from './fitting.ts';
import { puzChecksums, sumBytes } from './puz-checksums.ts';
import { PUZ_FLAGS, PUZ_HEADER, PUZ_MAGIC, PUZ_STATE } from './read-puz.ts';
import { runsOf } from './standard-entries.ts';

export const puzCarries: readonly CrosswordFeature[] = [
  'rebus',
  'no-solution',
  'entries',
  'checks',
  'revealed',
  'circles',
  'locked',
  'title',
  'author',
  'copyright',
  'notes',
  'timer',
];

const isByte = (text: string): boolean => encode1252(text) !== undefined;
/** Different rebuses that its table has keys for. */
const MOST_REBUSES = 99;
const MOST_SECONDS = 999_999_999;

/** A file of features that .puz carries, made to fit: letters of Windows-1252, one clue a word, short enough sections. */
export function fitPuz(file: CrosswordFile): Fitted {
  const lost: CrosswordLoss[] = [];
  let now = file;
  const odd = now.cells.flatMap(({ solution: right }, at) =>
    right !== undefined && (!isByte(right) || /[;\0]/.test(right) || /^[.:]$/.test(right)) ? [at] : [],
  );
  const rebuses = new Set(
    now.cells.flatMap(({ solution: right }) =>
      right !== undefined && (right.length > 1 || right > '~') ? [right] : [],
    ),
  );
  const table = [...rebuses].reduce((sum, text) => sum + 3 * text.length + 4, 0);
  if (odd.length > 0 || rebuses.size > MOST_REBUSES || table > 0xffff) {
    lost.push(odd.length > 0 ? { code: 'letters', cells: odd } : { code: 'rebus' });
    now = withoutSolution(now);
  }
  const unwritten = now.cells.flatMap(({ entry }, at) => (entry !== undefined && !isByte(entry) ? [at] : []));
  if (unwritten.length > 0) {
    lost.push({ code: 'entries', cells: unwritten });
    now = {
      ...now,
      cells: now.cells.map(({ entry, ...cell }) => (entry === undefined || !isByte(entry) ? cell : { ...cell, entry })),
    };
  }
  const users = now.cells.reduce((sum, { entry = '' }) => sum + 1 + 3 * entry.length, 0);
  if (users > 0xffff && now.cells.some(({ entry = '' }) => inUsers(entry, true))) {
    lost.push({ code: 'entries' });
    now = {
      ...now,
      cells: now.cells.map(({ entry, ...cell }) =>
        entry === undefined || inUsers(entry, true) ? cell : { ...cell, entry },
      ),
    };
  }
  if (now.timer && now.timer.seconds > MOST_SECONDS) {
    lost.push({ code: 'timer' });
    const { timer: _, ...rest } = now;
    now = rest;
  }
  const clued = fitClues(now, { isOnce: true });
  lost.push(...clued.lost);
  return { file: clued.file, lost };
}

/** A file of `fitPuz` as bytes: version 1.4 in Windows-1252, or 2.0 in UTF-8 where a text needs it. */
export function writePuz(file: CrosswordFile): Uint8Array {
  const { width, height, cells, lists, locked } = file;
  const clueAt = new Map(
    lists.flatMap(({ direction, clues: inside }) => inside.map((clue) => [`${direction} ${clue.cells[0]}`, clue.text])),
  );
  const clueTexts = runsOf(file).map(({ direction, cells: word }) => clueAt.get(`${direction} ${word[0]}`) ?? '');
  const texts = [file.title ?? '', file.author ?? '', file.copyright ?? '', ...clueTexts, file.notes ?? ''];
  const isUtf8 = texts.some((text) => !isByte(text));
  const encode = (text: string): Uint8Array => (isUtf8 ? encodeUtf8(text) : encode1252(text)!);
  const encoded = texts.map(encode);

  let nth = 0;
  const solution = Uint8Array.from(cells, (cell) => {
    if (cell.kind !== 'open') return 0x2e;
    if (locked) return locked.letters.charCodeAt(nth++);
    return byteFor(cell.solution, isUtf8) ?? 0x58;
  });
  const state = Uint8Array.from(cells, ({ kind, entry }) =>
    kind === 'open' ? (entry === undefined ? 0x2d : (byteFor(entry, isUtf8) ?? 0x58)) : 0x2e,
  );
  const isMissing =
    !locked && cells.every((cell) => cell.solution === undefined) && cells.some(({ kind }) => kind === 'open');
  const head = new Uint8Array(PUZ_HEADER);
  const put = (at: number, word: number): void => head.set([word & 0xff, word >>> 8], at);
  head.set(
    Uint8Array.from(PUZ_MAGIC, (letter) => letter.charCodeAt(0)),
    2,
  );
  head.set(encode1252(isUtf8 ? '2.0' : '1.4')!, 0x18);
  head.set([width, height], 0x2c);
  put(0x2e, clueTexts.length);
  put(0x30, 1);
  put(0x32, (isMissing ? PUZ_STATE.missing : 0) | (locked ? PUZ_STATE.locked : 0));
  if (locked) put(0x1e, locked.checksum);
  const [title, author, copyright] = encoded as [Uint8Array, Uint8Array, Uint8Array];
  const header = head.subarray(0x2c);
  const sums = puzChecksums({
    header,
    solution,
    state,
    title,
    author,
    copyright,
    clues: encoded.slice(3, -1),
    notes: encoded.at(-1)!,
    notesCount: true,
  });
  put(0, sums.whole);
  put(0x0e, sums.header);
  head.set(sums.masked, 0x10);
  return joined([
    head,
    solution,
    state,
    ...encoded.flatMap((text) => [text, new Uint8Array(1)]),
    ...sectionsOf(file, encode, isUtf8),
  ]);
}

/** Does the grid have no sign for it? Programs do not agree what its bytes from 0x80 on mean in version 2. */
function inUsers(entry: string, isUtf8: boolean): boolean {
  return entry.length > 1 || /^[-.:]$/.test(entry) || (isUtf8 && entry > '~');
}

/** The byte of the first letter; none where it would mean a block or an empty cell, or not be understood. */
function byteFor(text: string | undefined, isUtf8: boolean): number | undefined {
  const byte = text === undefined ? undefined : encode1252(text[0]!)![0];
  return byte === 0x2e || byte === 0x3a || (isUtf8 && byte !== undefined && byte >= 0x80) ? undefined : byte;
}

function sectionsOf(
  { cells, timer }: CrosswordFile,
  encode: (text: string) => Uint8Array,
  isUtf8: boolean,
): Uint8Array[] {
  const keys = new Map<string, number>();
  const rebus = Uint8Array.from(cells, ({ solution }) => {
    // A letter that the grid can't show goes in the table as well.
    if (solution === undefined || (solution.length === 1 && !(isUtf8 && solution > '~'))) return 0;
    if (!keys.has(solution)) keys.set(solution, keys.size + 1);
    return keys.get(solution)! + 1;
  });
  const table = [...keys].map(([text, key]) => `${String(key).padStart(2)}:${text};`).join('');
  const written = cells.map(({ entry = '' }) => (inUsers(entry, isUtf8) ? entry : ''));
  const marks = Uint8Array.from(cells, (cell) =>
    Object.entries(PUZ_FLAGS).reduce(
      (bits, [key, bit]) => (cell[key as keyof typeof PUZ_FLAGS] ? bits | bit : bits),
      0,
    ),
  );
  return [
    ...(keys.size > 0 ? [...section('GRBS', rebus), ...section('RTBL', encode(table))] : []),
    ...(timer ? section('LTIM', encode(`${timer.seconds},${timer.running ? 0 : 1}`)) : []),
    ...(marks.some((mark) => mark > 0) ? section('GEXT', marks) : []),
    ...(written.some((entry) => entry !== '')
      ? section('RUSR', joined(written.flatMap((entry) => [encode(entry), new Uint8Array(1)])))
      : []),
  ];
}

function section(name: string, data: Uint8Array): Uint8Array[] {
  const sum = sumBytes(data);
  const head = [
    ...Array.from(name, (letter) => letter.charCodeAt(0)),
    data.length & 0xff,
    data.length >>> 8,
    sum & 0xff,
    sum >>> 8,
  ];
  return [Uint8Array.from(head), data, new Uint8Array(1)];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
