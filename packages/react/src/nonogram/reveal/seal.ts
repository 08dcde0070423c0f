import { decoder, fail, integer, list, oneOf, optional, record, succeed, text, type Result } from '@kumiki/core';

/** What is shown of a picture once it is solved. */
export type Reveal = {
  readonly title: string;
  readonly by?: string;
  /** Colours as `#rrggbb`, and the picture in them: row by row a letter a cell, `a` the first colour, `.` none. */
  readonly palette?: readonly string[];
  readonly art?: readonly string[];
};
/** The same for everybody's eyes: base64, opened by the solution alone. */
export type SealedReveal = {
  readonly format: 'kumiki-reveal-1';
  readonly salt: string;
  readonly iv: string;
  readonly iterations: number;
  readonly data: string;
};
export interface GridSize {
  readonly width: number;
  readonly height: number;
}

/** About a tenth of a second on a phone: nobody waits, and trying many pictures takes long. */
const ITERATIONS = 200_000;
/** More would freeze nothing, for WebCrypto works beside the page, but nobody would see the picture. */
const MOST_ITERATIONS = 5_000_000;
const MOST_TEXT = 2_000_000;

const sealedShape = decoder<SealedReveal>(
  record({
    format: oneOf('kumiki-reveal-1'),
    salt: text(64),
    iv: text(64),
    iterations: integer(1, MOST_ITERATIONS),
    data: text(MOST_TEXT),
  }),
);
const revealShape = decoder<Reveal>(
  record({
    title: text(500),
    by: optional(text(500)),
    palette: optional(list(text(7), 26)),
    art: optional(list(text(512), 512)),
  }),
);

/**
 * Seals what a picture reveals, so that it can travel with the puzzle: AES-GCM under a key that PBKDF2 derives from the
 * solution. It keeps title and art from being read in the page's source. It does not keep out anybody who solves the
 * clues, and a program does that in milliseconds: what has to stay secret stays on a server.
 *
 * @param cells the solution, row by row: 0 for blank, 1 for filled, c + 1 for colour c.
 */
export async function sealReveal(
  reveal: Reveal,
  cells: ArrayLike<number>,
  size: GridSize,
  { iterations = ITERATIONS }: { readonly iterations?: number } = {},
): Promise<SealedReveal> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(cells, size, salt, iterations, 'encrypt');
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(reveal)),
  );
  return {
    format: 'kumiki-reveal-1',
    salt: encode(salt),
    iv: encode(iv),
    iterations,
    data: encode(new Uint8Array(data)),
  };
}

/**
 * Opens it again. `wrong-solution` where these cells are not the ones it was sealed with (or it was changed since);
 * `malformed` where it is none.
 */
export async function openReveal(
  sealed: unknown,
  cells: ArrayLike<number>,
  size: GridSize,
): Promise<Result<Reveal, 'wrong-solution' | 'malformed', { readonly message: string }>> {
  const decoded = sealedShape(sealed);
  if (!decoded.ok) return fail('malformed', { message: decoded.detail[0]!.message });
  const { salt, iv, iterations, data } = decoded.value;
  try {
    const key = await keyOf(cells, size, decode(salt), iterations, 'decrypt');
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: decode(iv) }, key, decode(data));
    const reveal = revealShape(JSON.parse(new TextDecoder().decode(opened)));
    return reveal.ok ? succeed(reveal.value) : fail('malformed', { message: reveal.detail[0]!.message });
  } catch {
    const message = 'These cells do not open it: it was sealed with another solution, or changed since.';
    return fail('wrong-solution', { message });
  }
}

async function keyOf(
  cells: ArrayLike<number>,
  { width, height }: GridSize,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const bytes = new Uint8Array(4 + cells.length);
  bytes.set([width >> 8, width & 255, height >> 8, height & 255]);
  for (let at = 0; at < cells.length; at += 1) bytes[4 + at] = cells[at]!;
  const secret = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return await crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, [use]);
}

function encode(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
