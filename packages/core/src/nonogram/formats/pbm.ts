import { succeed } from '../../result.ts';
import { deriveClues } from '../clues.ts';
import { checkSide } from './clue-lines.ts';
import { refuse } from './lines.ts';
import type { ReadContent } from './nonogram-file.ts';
import { createNotes } from './notes.ts';

/**
 * A bitmap of Netpbm, plain (`P1`) or raw (`P4`), as bytes: 1 is black, which is filled, and the clues are the picture's.
 * Comments, and further pictures, are left out.
 *
 * @see https://netpbm.sourceforge.net/doc/pbm.html
 */
export function readPbm(bytes: Uint8Array): ReadContent {
  const notes = createNotes();
  let at = 0;
  let line = 1;
  /** Past one byte, and the comment that may start there. */
  const step = (): void => {
    if (bytes[at] === HASH) {
      notes.add('comment', line, 'A comment is left out.');
      while (at < bytes.length && !isEnd(bytes[at]!)) at += 1;
      if (at === bytes.length) return;
    }
    if (bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] !== 10)) line += 1;
    at += 1;
  };
  const skip = (): void => {
    while (at < bytes.length && (isBlank(bytes[at]!) || bytes[at] === HASH)) step();
  };
  skip();
  const plain = bytes[at + 1] === 49;
  at += 2;
  const sides: number[] = [];
  for (const name of ['width', 'height']) {
    skip();
    const start = at;
    let cells = 0;
    for (; isDigit(bytes[at]!) && cells < 1e9; at += 1) cells = cells * 10 + bytes[at]! - 48;
    if (at === start) return refuse('malformed', line, `The ${name} is no whole number.`);
    const wrong = checkSide(cells, name, line);
    if (wrong) return wrong;
    sides.push(cells);
  }
  const [width, height] = [sides[0]!, sides[1]!];
  const cells = new Uint8Array(width * height);
  if (plain) {
    for (let cell = 0; cell < cells.length; cell += 1, at += 1) {
      skip();
      const byte = bytes[at];
      if (byte === undefined) return refuse('malformed', line, `${cells.length - cell} of the cells are missing.`);
      if (byte !== 48 && byte !== 49) {
        return refuse('malformed', line, `${JSON.stringify(String.fromCharCode(byte))} is no cell; 0 and 1 are.`);
      }
      cells[cell] = byte - 48;
    }
    skip();
  } else {
    // One blank, or a comment with the end of its line.
    if (at < bytes.length && !isBlank(bytes[at]!) && bytes[at] !== HASH) {
      return refuse('malformed', line, 'A blank is wanted between the height and the cells.');
    }
    step();
    const stride = (width + 7) >> 3;
    if (bytes.length - at < stride * height) {
      return refuse(
        'malformed',
        line,
        `${stride * height} bytes of cells are wanted; here are ${Math.max(0, bytes.length - at)}.`,
      );
    }
    for (let cell = 0; cell < cells.length; cell += 1) {
      const x = cell % width;
      cells[cell] = (bytes[at + ((cell - x) / width) * stride + (x >> 3)]! >> (7 - (x & 7))) & 1;
    }
    at += stride * height;
  }
  if (at < bytes.length) notes.add('more-puzzles', line, 'What comes after the first picture is left out.');
  const goal = Array.from(cells, String).join('');
  return succeed({ clues: deriveClues(cells, width, height), meta: {}, goal, notes: notes.list() });
}

/** Carries the picture, and the clues in so far as they are the picture's. Plain: rows of at most 70 characters. */
export function writePbm(width: number, height: number, goal: string): string {
  const rows = Array.from({ length: height }, (_, y) => goal.slice(y * width, (y + 1) * width));
  const lines = rows.flatMap((row) => row.match(/.{1,70}/g) ?? []);
  return [`P1`, `${width} ${height}`, ...lines, ''].join('\n');
}

/** The same as bytes, eight cells each. */
export function writeRawPbm(width: number, height: number, goal: string): Uint8Array {
  const head = Array.from(`P4\n${width} ${height}\n`, (character) => character.charCodeAt(0));
  const stride = (width + 7) >> 3;
  const bytes = new Uint8Array(head.length + stride * height);
  bytes.set(head);
  for (let cell = 0; cell < goal.length; cell += 1) {
    if (goal[cell] !== '1') continue;
    const x = cell % width;
    bytes[head.length + ((cell - x) / width) * stride + (x >> 3)]! |= 128 >> (x & 7);
  }
  return bytes;
}

const HASH = 35;

function isEnd(byte: number): boolean {
  return byte === 10 || byte === 13;
}

/** Blank, tab, and the four that end lines or pages. */
function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
