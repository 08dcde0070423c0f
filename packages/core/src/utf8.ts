/** The text of bytes in UTF-8; what is none becomes U+FFFD, a byte at a time. The core has no `TextDecoder`. */
export function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!;
    const more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
    let code = more < 1 ? first : first & (0x3f >> more);
    let valid = more >= 0;
    for (let n = 1; n <= more && valid; n += 1) {
      const next = bytes[at + n] ?? 0;
      valid = (next & 0xc0) === 0x80;
      code = (code << 6) | (next & 0x3f);
    }
    const least = more === 3 ? 0x1_0000 : more === 2 ? 0x800 : 0;
    valid &&= code >= least && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
    if (!valid) code = 0xfffd;
    at += valid ? more + 1 : 1;
    if (code > 0xffff) units.push(0xd800 + ((code - 0x1_0000) >> 10), 0xdc00 + ((code - 0x1_0000) & 0x3ff));
    else units.push(code);
    if (units.length < 4_096) continue;
    parts.push(String.fromCharCode(...units));
    units = [];
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

/** UTF-8 of a text; a lone surrogate becomes U+FFFD. The core has no `TextEncoder`. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (const character of text) {
    const raw = character.codePointAt(0)!;
    const code = raw >= 0xd800 && raw < 0xe000 ? 0xfffd : raw;
    if (code < 0x80) bytes[end++] = code;
    else {
      const more = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
      bytes[end++] = (more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0) | (code >>> (6 * more));
      for (let left = more - 1; left >= 0; left -= 1) bytes[end++] = 0x80 | ((code >>> (6 * left)) & 0x3f);
    }
  }
  return bytes.slice(0, end);
}
