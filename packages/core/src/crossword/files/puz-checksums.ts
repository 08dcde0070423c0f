/** The 16-bit sum of .puz: a turn to the right, then one byte added. */
export function sumBytes(bytes: Uint8Array, start = 0): number {
  let sum = start;
  for (const byte of bytes) sum = (((sum >>> 1) | ((sum & 1) << 15)) + byte) & 0xffff;
  return sum;
}

/** What the checksums of a .puz are over: eight bytes of its header from 0x2C, its grids, and its texts without their NULs. */
export type PuzParts = {
  readonly header: Uint8Array;
  readonly solution: Uint8Array;
  readonly state: Uint8Array;
  readonly title: Uint8Array;
  readonly author: Uint8Array;
  readonly copyright: Uint8Array;
  readonly clues: readonly Uint8Array[];
  readonly notes: Uint8Array;
  /** From version 1.3 on the notes count. */
  readonly notesCount: boolean;
};

/** Texts count with their NUL, but not where they are empty; clues without it. */
function sumTexts(parts: PuzParts, start: number): number {
  let sum = start;
  const withEnd = (text: Uint8Array): void => {
    if (text.length > 0) sum = sumBytes(new Uint8Array([0]), sumBytes(text, sum));
  };
  for (const text of [parts.title, parts.author, parts.copyright]) withEnd(text);
  for (const clue of parts.clues) sum = sumBytes(clue, sum);
  if (parts.notesCount) withEnd(parts.notes);
  return sum;
}

const MASK = Uint8Array.from('ICHEATED', (letter) => letter.charCodeAt(0));

/** The sum of the whole, of the header, and the eight bytes from 0x10. */
export function puzChecksums(parts: PuzParts): { whole: number; header: number; masked: Uint8Array } {
  const header = sumBytes(parts.header);
  const sums = [header, sumBytes(parts.solution), sumBytes(parts.state), sumTexts(parts, 0)];
  const masked = MASK.map((mask, at) => mask ^ ((sums[at % 4]! >>> (at < 4 ? 0 : 8)) & 0xff));
  return { whole: sumTexts(parts, sumBytes(parts.state, sumBytes(parts.solution, header))), header, masked };
}
