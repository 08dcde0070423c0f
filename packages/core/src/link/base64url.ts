import { fail, succeed, type Result } from '../result.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET).map((character, value) => [character, value]));

/** Base 64 for addresses (RFC 4648, section 5), without padding: 4 characters for 3 bytes. */
export function toBase64url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const used = Math.min(bytes.length - at, 3) + 1;
    for (let n = 0; n < used; n += 1) parts.push(ALPHABET[(word >> (18 - 6 * n)) & 63]!);
  }
  return parts.join('');
}

/** The bytes again. Refuses other characters, a length that no bytes have, and bits that no byte uses. */
export function fromBase64url(text: string): Result<Uint8Array, 'malformed', string> {
  if (text.length % 4 === 1) return fail('malformed', 'its length is one that no whole bytes have');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let n = 0;
  for (const [at, character] of Array.from(text).entries()) {
    const value = VALUES.get(character);
    if (value === undefined) return fail('malformed', `character ${at + 1} is not one of A-Z a-z 0-9 - _`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[n++] = held >> bits;
  }
  if ((held & ((1 << bits) - 1)) !== 0) return fail('malformed', 'its last character is cut');
  return succeed(bytes);
}
