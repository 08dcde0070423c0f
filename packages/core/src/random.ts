import { KumikiError } from './errors.ts';

/**
 * Chance by seed: the same seed draws the same numbers on every machine. Only 32-bit integer operations are used.
 */
export interface Random {
  /** The next integer, 0 … 2^32 - 1. */
  next(): number;
  /**
   * An integer 0 … below - 1, without bias. `below` is a whole number from 1 to 2^32.
   *
   * @throws KumikiError `bad-bound` for anything else.
   */
  int(below: number): number;
  /** Shuffles in place (Fisher-Yates) and returns the same array. */
  shuffle<V>(list: V[]): V[];
  /** A stream of its own: it depends on the seed and the label alone, not on what was drawn before. */
  fork(label: string): Random;
}

const TWO_32 = 2 ** 32;

/**
 * A generator for a seed; the number 7 and the text '7' are the same seed.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded by hashing the text with four different starts. A draw costs a few
 * nanoseconds.
 */
export function createRandom(seed: number | string): Random {
  const text = String(seed);
  let a = hash(text, 0x9e3779b9);
  let b = hash(text, 0x243f6a88);
  let c = hash(text, 0xb7e15162);
  let d = hash(text, 0x93c467e3) | 1;
  // Signed, so that engines keep it in a register or as a small integer: nothing is allocated for a draw.
  const draw = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  };
  for (let i = 0; i < 15; i += 1) draw();
  const int = (below: number): number => {
    if (!(below >= 1 && below <= TWO_32 && Number.isInteger(below))) {
      throw new KumikiError(
        'bad-bound',
        `There is no fair integer below ${below}. Pass a whole number from 1 to 2^32, such as the length of a list that is not empty.`,
      );
    }
    // Values at or above the largest multiple of `below` would favour the small results: draw again.
    const fair = TWO_32 - (TWO_32 % below);
    let value = draw() >>> 0;
    while (value >= fair) value = draw() >>> 0;
    return value % below;
  };
  return {
    next: () => draw() >>> 0,
    int,
    shuffle(list) {
      for (let i = list.length - 1; i > 0; i -= 1) {
        const j = int(i + 1);
        const held = list[i]!;
        list[i] = list[j]!;
        list[j] = held;
      }
      return list;
    },
    fork: (label) => createRandom(`${text}\u0000${label}`),
  };
}

/** 32-bit hash of a text's UTF-16 code units: multiply, rotate, then MurmurHash3's final mix (Austin Appleby). */
function hash(text: string, start: number): number {
  let h = start ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0xcc9e2d51);
    h = (h << 15) | (h >>> 17);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
