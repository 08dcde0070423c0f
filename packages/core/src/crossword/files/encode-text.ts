/** What bytes 0x80 … 0x9F mean in Windows-1252, the eight-bit text of .puz; the five it leaves free stand for themselves. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf: ReadonlyMap<string, number> = new Map(Array.from(HIGH, (letter, at) => [letter, 0x80 + at]));

export function decode1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 4_096) {
    const codes = Array.from(bytes.subarray(from, from + 4_096), (byte) =>
      byte >= 0x80 && byte < 0xa0 ? HIGH.charCodeAt(byte - 0x80) : byte,
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join('');
}

/** Undefined where a character is not in it. */
export function encode1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 0x80 || (code >= 0xa0 && code < 0x100) ? code : byteOf.get(text[at]!);
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}
