import type { Json } from './puzzle.ts';
import { encodeUtf8 } from './utf8.ts';

/**
 * The SHA-256 (FIPS 180-4) of bytes, or of a JSON value written with sorted keys, as 64 hex digits. The same content
 * has the same digest everywhere. About 10 ns a byte.
 */
export function digest(content: Json | Uint8Array): string {
  return sha256(content instanceof Uint8Array ? content : encodeUtf8(canonical(content)));
}

/** JSON with the keys of every object in code unit order. Undefined fields are left out, as in JSON.stringify. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The fractional parts of the square roots of the first primes, and of their cube roots, 32 bits each. */
const START: readonly number[] = rootsOfPrimes(8, 2);
const ROUND: readonly number[] = rootsOfPrimes(64, 3);

function sha256(bytes: Uint8Array): string {
  const blocks = (bytes.length + 9 + 63) >> 6;
  const last = new Uint8Array(128);
  const whole = bytes.length >> 6;
  last.set(bytes.subarray(whole << 6));
  last[bytes.length & 63] = 0x80;
  const end = (blocks - whole) << 6;
  const bits = bytes.length * 8;
  for (let i = 0; i < 4; i += 1) {
    last[end - 1 - i] = bits >>> (8 * i);
    last[end - 5 - i] = Math.floor(bits / 2 ** 32) >>> (8 * i);
  }
  const h = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block += 1) {
    if (block < whole) absorb(h, w, bytes, block << 6);
    else absorb(h, w, last, (block - whole) << 6);
  }
  return Array.from(h, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function absorb(h: Int32Array, w: Int32Array, from: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i += 1) {
    const p = at + i * 4;
    w[i] = (from[p]! << 24) | (from[p + 1]! << 16) | (from[p + 2]! << 8) | from[p + 3]!;
  }
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const t1 = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const after = [a, b, c, d, e, f, g, k];
  for (let i = 0; i < 8; i += 1) h[i]! += after[i]!;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Integer arithmetic alone: floating roots differ between engines in the last bit. */
function rootsOfPrimes(count: number, power: 2 | 3): number[] {
  const roots: number[] = [];
  for (let n = 2n; roots.length < count; n += 1n) {
    let prime = true;
    for (let d = 2n; d * d <= n; d += 1n) if (n % d === 0n) prime = false;
    if (!prime) continue;
    // floor(root(n) * 2^32), found bit by bit; the answer keeps the 32 bits after the point.
    const target = n << (32n * BigInt(power));
    let root = 0n;
    for (let bit = 1n << 36n; bit > 0n; bit >>= 1n) {
      const tried = root | bit;
      if (tried ** BigInt(power) <= target) root = tried;
    }
    roots.push(Number(root & 0xffffffffn) | 0);
  }
  return roots;
}
