// The packed form: a header of Int32 (magic, then the length of each part in its own units), and the parts, each on a
// multiple of four bytes, in the order of the header. Little-endian, as every machine is that runs a browser.
import { fail, succeed, type Result } from '../../result.ts';
import { isLetter } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { Lexicon } from './lexicon.ts';
import { areTexts, packTexts, textAt, type Texts } from './texts.ts';

const MAGIC = 0x31584c4b;
const PARTS = [
  ['counts', Int32Array],
  ['text', Uint16Array],
  ['scores', Uint8Array],
  ['letterEnds', Int32Array],
  ['letterUnits', Uint16Array],
  ['writtenEnds', Int32Array],
  ['writtenUnits', Uint16Array],
  ['clueEnds', Int32Array],
  ['clueUnits', Uint16Array],
  ['tagNameEnds', Int32Array],
  ['tagNameUnits', Uint16Array],
  ['tagEnds', Int32Array],
  ['tagged', Int32Array],
] as const;
const HEADER = 4 * (1 + PARTS.length);
type Part = Int32Array | Uint16Array | Uint8Array;
const padded = (bytes: number): number => (bytes + 3) & ~3;

/** What a lexicon is packed from. Words by length, in each the best first. */
export interface Content {
  readonly counts: Int32Array;
  readonly text: Uint16Array;
  readonly scores: Uint8Array;
  readonly letters: readonly string[];
  readonly written: readonly string[];
  readonly clues: readonly string[];
  readonly tags: readonly string[];
  readonly tagEnds: Int32Array;
  readonly tagged: Int32Array;
}

export function packLexicon({ counts, text, scores, letters, written, clues, tags, ...tagged }: Content): Uint8Array {
  const [letterTexts, writtenTexts, clueTexts, tagTexts] = [letters, written, clues, tags].map(packTexts) as [
    Texts,
    Texts,
    Texts,
    Texts,
  ];
  const parts: readonly Part[] = [
    counts,
    text,
    scores,
    ...[letterTexts, writtenTexts, clueTexts, tagTexts].flatMap(({ ends, units }) => [ends, units]),
    tagged.tagEnds,
    tagged.tagged,
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + padded(part.byteLength), HEADER));
  const header = new Int32Array(bytes.buffer, 0, 1 + PARTS.length);
  header[0] = MAGIC;
  let at = HEADER;
  for (const [nth, part] of parts.entries()) {
    header[nth + 1] = part.length;
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += padded(part.byteLength);
  }
  return bytes;
}

/** Opened once an asset: a lexicon keeps its letter indexes. */
const opened = new WeakMap<Uint8Array, Lexicon>();

/**
 * The lexicon in a packed form. Its arrays are views of the bytes, which must not be changed afterwards; nothing is
 * copied where the bytes start on a multiple of four. `malformed` for everything that is not a packed lexicon.
 */
export function openLexicon(bytes: Uint8Array): Result<Lexicon, 'malformed', string> {
  const before = opened.get(bytes);
  if (before) return succeed(before);
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const header = new Int32Array(own.buffer, own.byteOffset, Math.min(1 + PARTS.length, own.byteLength >> 2));
  if (header.length <= PARTS.length || header[0] !== MAGIC) return fail('malformed', 'This is no packed lexicon.');
  const parts: Part[] = [];
  let at = HEADER;
  for (const [nth, [, Kind]] of PARTS.entries()) {
    const length = header[nth + 1]!;
    const size = length * Kind.BYTES_PER_ELEMENT;
    if (length < 0 || at + size > own.byteLength) return fail('malformed', 'The lexicon is cut short.');
    parts.push(new Kind(own.buffer as ArrayBuffer, own.byteOffset + at, length));
    at += padded(size);
  }
  const lexicon = lexiconOf(bytes, parts);
  if (lexicon) opened.set(bytes, lexicon);
  return lexicon ? succeed(lexicon) : fail('malformed', 'The parts of the lexicon contradict one another.');
}

function lexiconOf(bytes: Uint8Array, parts: readonly Part[]): Lexicon | undefined {
  const [counts, text, scores, letterEnds, letterUnits, writtenEnds, writtenUnits, clueEnds, clueUnits, ...tagParts] =
    parts as [Int32Array, Uint16Array, Uint8Array, ...(readonly Part[])];
  const texts = (ends: Part | undefined, units: Part | undefined): Texts => ({
    ends: ends as Int32Array,
    units: units as Uint16Array,
  });
  const letters = texts(letterEnds, letterUnits);
  const written = texts(writtenEnds, writtenUnits);
  const clues = texts(clueEnds, clueUnits);
  const tags = texts(tagParts[0], tagParts[1]);
  const [tagEnds, tagged] = [tagParts[2] as Int32Array, tagParts[3] as Int32Array];

  const firsts = new Int32Array(counts.length);
  const starts = new Int32Array(counts.length);
  let [words, units] = [0, 0];
  for (const [length, count] of counts.entries()) {
    if (count < 0 || count > crosswordLimits.lexicon || (length < 2 && count > 0)) return undefined;
    firsts[length] = words;
    starts[length] = units;
    words += count;
    units += count * length;
    for (let word = firsts[length] + 1; word < words; word += 1)
      if (scores[word]! > scores[word - 1]!) return undefined;
  }
  const fits =
    counts.length === crosswordLimits.letters + 1 &&
    words === scores.length &&
    words <= crosswordLimits.lexicon &&
    units === text.length &&
    letters.ends.length <= crosswordLimits.lexiconLetters &&
    written.ends.length === words &&
    clues.ends.length === words &&
    tags.ends.length <= crosswordLimits.tags &&
    tagEnds.length === tags.ends.length &&
    (tagEnds.at(-1) ?? 0) === tagged.length &&
    tagEnds.every((end, nth) => end >= (nth === 0 ? 0 : tagEnds[nth - 1]!)) &&
    areTexts(letters, crosswordLimits.letter) &&
    areTexts(written, crosswordLimits.answer) &&
    areTexts(clues, crosswordLimits.clue) &&
    areTexts(tags, crosswordLimits.tag) &&
    text.every((letter) => letter < letters.ends.length) &&
    scores.every((score) => score <= 100) &&
    tagged.every((word) => word >= 0 && word < words);
  if (!fits) return undefined;
  const shown = Array.from(letters.ends, (_, nth) => textAt(letters, nth));
  if (!shown.every(isLetter) || new Set(shown).size < shown.length) return undefined;
  const names = Array.from(tags.ends, (_, nth) => textAt(tags, nth));
  const own = { bytes, size: words, letters: shown, counts, firsts, starts, text, scores };
  return { ...own, written, clues, tags: names, tagEnds, tagged };
}
