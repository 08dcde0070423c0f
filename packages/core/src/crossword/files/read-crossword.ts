import { decodeUtf8 } from '../../utf8.ts';
import { succeed, type Result } from '../../result.ts';
import {
  crosswordFileLimits,
  type CrosswordFileContent,
  type CrosswordFileProblem,
  type CrosswordFileReason,
  type CrosswordFormat,
  type ReadFile,
} from './crossword-file.ts';
import { jsonFormat, linesFormat, withoutCallback } from './detect.ts';
import { readExolve } from './exolve.ts';
import { readGuardian } from './guardian.ts';
import { readIpuz } from './ipuz.ts';
import { parseJson } from './json-values.ts';
import { createNotes } from './notes.ts';
import { findPuz, readPuz } from './read-puz.ts';
import { refuse } from './refuse.ts';
import { toPuzzle } from './to-puzzle.ts';
import { readLayoutJson, readReactCrossword } from './word-lists.ts';
import { readXd } from './xd.ts';
import { readXwj } from './xwj.ts';

type Read = Result<CrosswordFileContent, CrosswordFileReason, CrosswordFileProblem>;

const jsonReaders = {
  ipuz: readIpuz,
  xwj: readXwj,
  guardian: readGuardian,
  'react-crossword': readReactCrossword,
  'crossword-layout-generator': readLayoutJson,
} as const;

/**
 * A crossword from a file, in whichever of these formats its content is: `.puz`, ipuz (JSONP too), `.xd`, XWordGiver's `.xwj`,
 * Exolve, and the JSON of the Guardian, of react-crossword and of crossword-layout-generator. `file` holds what the file
 * says, `puzzle` is the same as a game where the game can hold it, `progress` what was filled in, and `notes` name what is in the one and not in the other.
 * XML and zip answer `needs-formats`: `.jpz` is read by `@kumiki/formats/crossword`.
 *
 * Never throws; costs the characters of the file. Texts and markup are as hostile as who wrote them. The puzzles in files
 * belong to their authors.
 *
 * @param input the text, or the bytes of the file (UTF-8, or `.puz`).
 */
export function readCrossword(input: string | Uint8Array): Read {
  if (input.length > crosswordFileLimits.size)
    return refuse(
      'too-large',
      `The file is ${input.length} long; at most ${crosswordFileLimits.size} bytes or characters are read.`,
    );
  if (typeof input !== 'string') {
    // "PK", and the two numbers of a file in a zip, or of an empty one.
    if (input[0] === 0x50 && input[1] === 0x4b && (input[2] === 3 || input[2] === 5))
      return refuse('needs-formats', 'The file is a zip; readJpz of @kumiki/formats/crossword opens that of a .jpz.');
    if (findPuz(input) >= 0) return withPuzzle('puz', readPuz(input));
  }
  const text = (typeof input === 'string' ? input : decodeUtf8(input)).replace(/^\uFEFF/, '');
  const start = text.trimStart();
  if (typeof input === 'string' && text.slice(0, 100).includes('ACROSS&DOWN'))
    return refuse('malformed', 'A .puz is no text; read the bytes of the file.', 1);
  if (start.startsWith('<'))
    return /^<!--[^]{0,10000}-->\s*(?:##|\w)/.test(start) && linesFormat(text) === 'xd'
      ? withPuzzle('xd', readXd(text))
      : refuse('needs-formats', 'The file looks like XML; readJpz of @kumiki/formats/crossword reads that of a .jpz.');
  if (start.startsWith('{') || start.startsWith('[')) return readJson(start);
  const inside = withoutCallback(start);
  if (inside !== undefined && inside.trimStart().startsWith('{')) return readJson(inside);
  const format = linesFormat(text);
  if (format !== undefined) return withPuzzle(format, format === 'xd' ? readXd(text) : readExolve(text));
  if (/^ipuz\s{0,9}\(/.test(start))
    return refuse('malformed', 'The file starts with ipuz( and does not end with a bracket.', 1);
  return refuse(
    'unknown-format',
    'The file is neither .puz, ipuz, .xd, .xwj, Exolve nor a known JSON; no other format is known.',
    1,
  );
}

function readJson(text: string): Read {
  const json = parseJson(text);
  if (!json.ok) return json;
  const format = jsonFormat(json.value);
  if (format === undefined)
    return refuse(
      'unknown-format',
      'The JSON is none of a crossword: ipuz, .xwj, or that of the Guardian, react-crossword or crossword-layout-generator.',
    );
  return withPuzzle(format, jsonReaders[format](json.value));
}

function withPuzzle(format: CrosswordFormat, read: ReadFile): Read {
  if (!read.ok) return read;
  const { file, notes: before } = read.value;
  const notes = createNotes();
  const game = toPuzzle(file, notes);
  return succeed({ format, file, ...game, notes: [...before, ...notes.list()] });
}
