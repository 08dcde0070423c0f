import type { VerifySolution } from './use-verification.ts';

export interface SolutionDigest {
  /** Any text; one of its own for each puzzle keeps tables of known pictures useless. */
  readonly salt: string;
  /** 64 hex digits, as `digestSolution` gives them. */
  readonly sha256: string;
}

/**
 * The SHA-256 of a salt and a grid, by WebCrypto, in 64 hex digits. Hashed are the salt in UTF-8, width and height in
 * two bytes each, and the cells row by row, eight to a byte, the first in the highest bit. It keeps a picture from being
 * read in the page's source; whoever solves the clues has it all the same.
 */
export async function digestSolution(
  cells: ArrayLike<number>,
  { width, height }: { readonly width: number; readonly height: number },
  salt: string,
): Promise<string> {
  const head = new TextEncoder().encode(salt);
  const bytes = new Uint8Array(head.length + 4 + Math.ceil(cells.length / 8));
  bytes.set(head);
  bytes.set([width >> 8, width & 255, height >> 8, height & 255], head.length);
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === 1) bytes[head.length + 4 + (at >> 3)]! |= 128 >> (at & 7);
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A judge for `verifySolution` that needs no server: the picture itself is not on the page, only its digest. */
export function verifyByDigest({ salt, sha256 }: SolutionDigest): VerifySolution {
  return async (cells, size) => (await digestSolution(cells, size, salt)) === sha256.toLowerCase();
}
