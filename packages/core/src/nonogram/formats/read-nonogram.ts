import { succeed, type Result } from '../../result.ts';
import { readJson } from './json.ts';
import { refuse } from './lines.ts';
import { readNin } from './nin.ts';
import { readNon } from './non.ts';
import {
  fileLimits,
  type NonogramFileContent,
  type NonogramFileProblem,
  type NonogramFileReason,
  type NonogramFormat,
  type ReadContent,
} from './nonogram-file.ts';
import { readOlsak } from './olsak.ts';
import { readPbm } from './pbm.ts';
import { decodeUtf8 } from '../../utf8.ts';

const readers: Readonly<Record<Exclude<NonogramFormat, 'pbm'>, (text: string) => ReadContent>> = {
  json: readJson,
  non: readNon,
  nin: readNin,
  olsak: readOlsak,
};

/**
 * A puzzle from a file, in whichever of these formats its content is: `.non`, `.nin`, Olšák's `.g`, PBM, or our own JSON.
 * In rows and columns only; triddlers are refused by name. `.non`, `.g` and JSON may have colours. What a file has and a
 * `NonogramFile` has no place for is in `notes`. webpbn's XML is read by `@kumiki/formats/nonogram`.
 *
 * Nothing is proved of the puzzle: its clues may have several solutions, or none. Never throws; costs the characters of the
 * file. The puzzles in files belong to their authors.
 *
 * @param input the text, or the bytes (UTF-8) of the file; raw PBM are bytes.
 */
export function readNonogram(
  input: string | Uint8Array,
): Result<NonogramFileContent & { readonly format: NonogramFormat }, NonogramFileReason, NonogramFileProblem> {
  if (input.length > fileLimits.size) {
    const message = `The file has ${input.length} ${typeof input === 'string' ? 'characters' : 'bytes'}; at most ${fileLimits.size} are read.`;
    return refuse('too-large', 1, message);
  }
  if (typeof input !== 'string' && input[0] === 0x50 && input[1] === 0x34) return named('pbm', readPbm(input));
  const text = (typeof input === 'string' ? input : decodeUtf8(input)).replace(/^\uFEFF/, '');
  const format = formatOf(text);
  if (typeof format !== 'string') return format;
  if (format !== 'pbm') return named(format, readers[format](text));
  if (/^\s*P4/.test(text)) return refuse('malformed', 1, 'A raw PBM is no text; read the bytes of the file.');
  // What is not ASCII has a place in comments only.
  return named('pbm', readPbm(Uint8Array.from(text, (character) => Math.min(255, character.charCodeAt(0)))));
}

function named(format: NonogramFormat, read: ReadContent): ReturnType<typeof readNonogram> {
  return read.ok ? succeed({ format, ...read.value }) : read;
}

function formatOf(text: string): NonogramFormat | ReturnType<typeof refuse> {
  const start = text.trimStart();
  if (/^P[14](?=[\s#]|$)/.test(start)) return 'pbm';
  if (start.startsWith('{')) return 'json';
  if (/^[ \t]*:/m.test(text)) return 'olsak';
  if (/^[ \t]*(?:width|height|rows|columns)\b/im.test(text)) return 'non';
  if (/^\d+[ \t]+\d+[ \t]*(?:[\r\n]|$)/.test(start)) return 'nin';
  const line = text.slice(0, text.length - start.length).split(/\r\n?|\n/, fileLimits.lines).length;
  if (start.startsWith('<')) {
    const message = 'The file looks like XML; readWebpbn of @kumiki/formats/nonogram reads that of webpbn.com.';
    return refuse('needs-formats', line, message);
  }
  return refuse('unknown-format', line, 'The file is neither .non, .nin, .g, PBM nor JSON; no other format is known.');
}
