import { decodeUtf8 } from '../../utf8.ts';
import { cellText, finishFile } from './check-file.ts';
import { crosswordFileLimits as limits, type FileCell, type FileClue, type ReadFile } from './crossword-file.ts';
import { decode1252 } from './encode-text.ts';
import { usualTitle } from './features.ts';
import { createNotes, type Notes } from './notes.ts';
import { plainLine, plainLines } from './plain-text.ts';
import { puzChecksums, sumBytes, type PuzParts } from './puz-checksums.ts';
import { refuse } from './refuse.ts';
import { runsOf, withUsualNumbers } from './standard-entries.ts';

export const PUZ_MAGIC = 'ACROSS&DOWN\0';
export const PUZ_HEADER = 0x34;
/** Bytes of something else that may stand before a .puz. */
const MOST_BEFORE = 65_536;
export const PUZ_FLAGS = { wasWrong: 0x10, wrong: 0x20, revealed: 0x40, circle: 0x80 } as const;
/** Of the 16 bits at 0x32. */
export const PUZ_STATE = { missing: 0x2, locked: 0x4 } as const;
const isBlock = (byte: number | undefined): boolean => byte === 0x2e || byte === 0x3a;
const DASH = 0x2d;
/** Of the 16 bits at 0x30; 1 is a puzzle as usual. */
const DIAGRAMLESS = 0x401;

/** Where a .puz starts in these bytes, two before its magic; -1 where there is none. */
export function findPuz(bytes: Uint8Array): number {
  const last = Math.min(bytes.length - PUZ_MAGIC.length, MOST_BEFORE);
  for (let at = 2; at <= last; at += 1) {
    let same = 0;
    while (same < PUZ_MAGIC.length && bytes[at + same] === PUZ_MAGIC.charCodeAt(same)) same += 1;
    if (same === PUZ_MAGIC.length) return at - 2;
  }
  return -1;
}

/**
 * Across Lite's binary .puz, versions 1.x (Windows-1252) and 2.x (UTF-8). Checksums that are wrong are noted, not refused:
 * too many programs get one of them wrong.
 */
export function readPuz(input: Uint8Array): ReadFile {
  const start = findPuz(input);
  if (start < 0) return refuse('unknown-format', 'The bytes have no "ACROSS&DOWN".');
  const notes = createNotes();
  const bytes = input.subarray(start);
  if (start > 0) notes.add('more-bytes', `${start} bytes before the puzzle are left out.`);
  if (bytes.length < PUZ_HEADER) return refuse('malformed', 'The header of the .puz is cut off.');
  const word = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [bytes[0x2c]!, bytes[0x2d]!];
  if (word(0x30) === DIAGRAMLESS) notes.add('style', 'The puzzle is to be solved without its blocks; they are shown.');
  const count = width * height;
  if (count === 0) return refuse('malformed', `A board of ${width} × ${height} has no cells.`);
  if (bytes.length < PUZ_HEADER + 2 * count)
    return refuse('malformed', `The board of ${width} × ${height} is cut off after ${bytes.length} bytes.`);
  const solution = bytes.subarray(PUZ_HEADER, PUZ_HEADER + count);
  const state = bytes.subarray(PUZ_HEADER + count, PUZ_HEADER + 2 * count);
  const isUtf8 = bytes[0x18] === 0x32;
  const decode = isUtf8 ? decodeUtf8 : decode1252;

  const clueCount = word(0x2e);
  const texts: Uint8Array[] = [];
  let at = PUZ_HEADER + 2 * count;
  for (let nth = 0; nth < clueCount + 4; nth += 1) {
    const end = bytes.indexOf(0, at);
    // Notes may be missing, or go to the end.
    if (end < 0 && nth < clueCount + 3)
      return refuse('malformed', `The texts are cut off in clue ${nth - 2} of ${clueCount}.`);
    const text = bytes.subarray(at, end < 0 ? bytes.length : end);
    if (text.length > (nth === clueCount + 3 ? limits.notes : limits.text))
      return refuse('too-large', 'A text is too long.');
    texts.push(text);
    at = end < 0 ? bytes.length : end + 1;
  }
  const [title, author, copyright, ...rest] = texts as [Uint8Array, Uint8Array, Uint8Array, ...Uint8Array[]];
  const clues = rest.slice(0, clueCount);
  const header = bytes.subarray(0x2c, PUZ_HEADER);
  const parts = { header, solution, state, title, author, copyright, clues, notes: rest[clueCount]! };
  noteChecksums(bytes, parts, notes);
  const sections = sectionsOf(bytes, at, notes);

  const flags = word(0x32);
  const isLocked = (flags & PUZ_STATE.locked) !== 0;
  const isMissing = (flags & PUZ_STATE.missing) !== 0;
  const extra = extrasOf(sections, count, decode);
  let locked = '';
  const cells = Array.from(solution, (byte, place): FileCell => {
    if (isBlock(byte)) return { kind: 'block' };
    if (isLocked) locked += String.fromCharCode(byte);
    const right =
      isLocked || isMissing ? undefined : (extra.rebus(place) ?? decode1252(solution.subarray(place, place + 1)));
    const written = state[place] === DASH || isBlock(state[place]) ? '' : decode1252(state.subarray(place, place + 1));
    const shown = cellText(right ?? '');
    const entry = cellText(extra.entry(place) ?? written);
    const mark = extra.flags?.[place] ?? 0;
    return {
      kind: 'open',
      ...(shown === undefined ? {} : { solution: shown }),
      ...(entry === undefined ? {} : { entry }),
      ...Object.fromEntries(
        Object.entries(PUZ_FLAGS).flatMap(([key, bit]) => ((mark & bit) === 0 ? [] : [[key, true]])),
      ),
    };
  });
  const numbered = withUsualNumbers({ width, height, cells });
  return finishFile(
    {
      width,
      height,
      cells: numbered,
      lists: listsOf(
        { width, height, cells: numbered },
        clues.map((clue) => plainLine(decode(clue))),
        notes,
      ),
      title: plainLine(decode(title)),
      author: plainLine(decode(author)),
      copyright: plainLine(decode(copyright)),
      notes: plainLines(decode(parts.notes)),
      timer: extra.timer,
      locked: isLocked ? { letters: locked, checksum: word(0x1e) } : undefined,
    },
    notes.list(),
  );
}

function listsOf(grid: Parameters<typeof runsOf>[0], texts: readonly string[], notes: Notes) {
  const runs = runsOf(grid);
  if (texts.length !== runs.length)
    notes.add('clue-cells', `The file has ${texts.length} clues for ${runs.length} words; they are given out in turn.`);
  const clues: Record<'across' | 'down', FileClue[]> = { across: [], down: [] };
  for (const [nth, { direction, cells }] of runs.entries()) {
    const text = texts[nth];
    if (text !== undefined) clues[direction].push({ number: grid.cells[cells[0]!]!.number!, text, cells });
  }
  return (['across', 'down'] as const).map((direction) => ({
    title: usualTitle[direction],
    direction,
    clues: clues[direction],
  }));
}

function noteChecksums(bytes: Uint8Array, parts: Omit<PuzParts, 'notesCount'>, notes: Notes): void {
  const word = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8);
  // Programs do not agree from which version on the notes count.
  const fits = [true, false].map((notesCount) => {
    const { whole, header, masked } = puzChecksums({ ...parts, notesCount });
    return [word(0) === whole, word(0x0e) === header, masked.every((byte, at) => byte === bytes[0x10 + at])];
  });
  if (fits.some((all) => all.every(Boolean))) return;
  const names = ['whole', 'header', 'texts'];
  const wrong = names.filter((_, nth) => fits.every((all) => !all[nth]));
  notes.add('checksum', `A checksum of the .puz is wrong: ${(wrong.length > 0 ? wrong : names).join(', ')}.`);
}

type Sections = ReadonlyMap<string, Uint8Array>;
const KNOWN = new Set(['GRBS', 'RTBL', 'RUSR', 'LTIM', 'GEXT']);

function sectionsOf(bytes: Uint8Array, from: number, notes: Notes): Sections {
  const sections = new Map<string, Uint8Array>();
  let at = from;
  while (at + 8 <= bytes.length) {
    const name = decode1252(bytes.subarray(at, at + 4));
    const length = bytes[at + 4]! | (bytes[at + 5]! << 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (!/^[A-Z]{4}$/.test(name) || data.length < length) break;
    if (sumBytes(data) !== (bytes[at + 6]! | (bytes[at + 7]! << 8)))
      notes.add('checksum', `The checksum of section ${name} is wrong.`);
    if (KNOWN.has(name) && !sections.has(name)) sections.set(name, data);
    else notes.add('section', `Section ${name} is left out.`);
    at += 8 + length + 1;
  }
  if (at < bytes.length) notes.add('more-bytes', `${bytes.length - at} bytes behind the puzzle are left out.`);
  return sections;
}

function extrasOf(sections: Sections, count: number, decode: (bytes: Uint8Array) => string) {
  const table = new Map<number, string>();
  for (const one of decode(sections.get('RTBL') ?? new Uint8Array()).split(';')) {
    const colon = one.indexOf(':');
    const key = colon > 0 && colon <= 4 ? one.slice(0, colon).trim() : '';
    if (/^\d{1,3}$/.test(key)) table.set(Number(key), one.slice(colon + 1, colon + 1 + limits.cell));
  }
  const keys = sections.get('GRBS');
  const entries: string[] = [];
  const users = sections.get('RUSR') ?? new Uint8Array();
  for (let from = 0; from < users.length && entries.length < count;) {
    const end = users.indexOf(0, from);
    const until = end < 0 ? users.length : end;
    entries.push(decode(users.subarray(from, Math.min(until, from + limits.cell))));
    from = until + 1;
  }
  const [, seconds, stopped] =
    /^(\d{1,9}),([01])/.exec(decode1252((sections.get('LTIM') ?? new Uint8Array()).subarray(0, 16))) ?? [];
  return {
    flags: sections.get('GEXT'),
    rebus: (place: number): string | undefined => (keys?.[place] ? table.get(keys[place] - 1) : undefined),
    entry: (place: number): string | undefined => entries[place] || undefined,
    timer: seconds === undefined ? undefined : { seconds: Number(seconds), running: stopped === '0' },
  };
}
