import type { Json } from '../puzzle.ts';
import { fail, succeed, type Result } from '../result.ts';
import { decodeUtf8 } from '../utf8.ts';
import { MOST_BITS, TAG } from './tags.ts';

const MOST_DEPTH = 32;

/** Thrown and caught in this file alone: reading stops wherever the bytes turn out to be none of `pack`. */
class Malformed extends Error {}

/**
 * What `pack` wrote. Bytes from anybody: every list takes bytes that are really there (at least one for eight
 * numbers), so no few bytes ask for much memory; whatever is left over or missing is refused.
 */
export function unpack(bytes: Uint8Array): Result<Json, 'malformed', string> {
  try {
    return succeed(read(bytes));
  } catch (error) {
    if (error instanceof Malformed) return fail('malformed', error.message);
    throw error;
  }
}

function read(bytes: Uint8Array): Json {
  const words: string[] = [];
  const shapes: (readonly string[])[] = [];
  let at = 0;

  const byte = (): number => {
    if (at >= bytes.length) throw new Malformed('it ends too early');
    return bytes[at++]!;
  };
  const whole = (most: number): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = byte();
      value += (next & 127) * scale;
      if (value > most) throw new Malformed('a number or a length in it is too large');
      if (next < 128) return value;
      // A long run of empty bytes is no number.
      if (scale > 2 ** 49) throw new Malformed('a number in it never ends');
    }
  };
  const left = (): number => bytes.length - at;
  /** One that was seen before, or a new one that `make` reads. */
  const seen = <V>(known: V[], make: () => V): V => {
    const place = whole(known.length);
    if (place > 0) return known[place - 1]!;
    const made = make();
    known.push(made);
    return made;
  };
  const word = (): string =>
    seen(words, () => {
      const size = whole(left());
      if (size > left()) throw new Malformed('it ends too early');
      at += size;
      return decodeUtf8(bytes.subarray(at - size, at));
    });
  const shape = (): readonly string[] =>
    seen(shapes, () => {
      const keys = Array.from({ length: whole(left()) }, word);
      if (new Set(keys).size < keys.length) throw new Malformed('an object in it has a key twice');
      return keys;
    });
  const bits = (): number[] => {
    const width = whole(MOST_BITS);
    const length = whole(left() * 8);
    if (width === 0 || Math.ceil((width * length) / 8) > left()) throw new Malformed('it ends too early');
    let held = 0;
    let filled = 0;
    return Array.from({ length }, () => {
      while (filled < width) {
        held = ((held & 0xffff) << 8) | byte();
        filled += 8;
      }
      filled -= width;
      return (held >> filled) & ((1 << width) - 1);
    });
  };
  const list = (depth: number): readonly Json[] => {
    const value = any(depth);
    if (!Array.isArray(value)) throw new Malformed('a list in it is none');
    return value as readonly Json[];
  };
  const columns = (depth: number): Json[] => {
    const keys = shape();
    const length = whole(left() * 8);
    const all = keys.map(() => list(depth));
    if (keys.length === 0 || all.some((column) => column.length !== length))
      throw new Malformed('the lists of a table in it differ in length');
    return Array.from({ length }, (_, n) => Object.fromEntries(keys.map((key, k) => [key, all[k]![n]!])));
  };
  const lists = (depth: number): Json[] => {
    const lengths = list(depth);
    const items = list(depth);
    let from = 0;
    const all = lengths.map((length) => {
      if (typeof length !== 'number') throw new Malformed('a length in it is none');
      from += length;
      return items.slice(from - length, from);
    });
    if (from !== items.length) throw new Malformed('the lists in it do not add up');
    return all;
  };
  const named = (depth: number): string[] => {
    const different = Array.from({ length: whole(left()) }, word);
    return list(depth).map((place) => {
      const item = typeof place === 'number' ? different[place] : undefined;
      if (item === undefined) throw new Malformed('a word in it is missing');
      return item;
    });
  };
  const any = (depth: number): Json => {
    if (depth > MOST_DEPTH) throw new Malformed('it is nested too deep');
    const tag = byte();
    if (tag < TAG.first) return tag;
    if (tag === TAG.null) return null;
    if (tag === TAG.false || tag === TAG.true) return tag === TAG.true;
    if (tag === TAG.whole) return whole(Number.MAX_SAFE_INTEGER);
    if (tag === TAG.negative) return -whole(Number.MAX_SAFE_INTEGER);
    if (tag === TAG.fraction) return fraction(word());
    if (tag === TAG.word) return word();
    if (tag === TAG.bits) return bits();
    if (tag === TAG.columns) return columns(depth + 1);
    if (tag === TAG.lists) return lists(depth + 1);
    if (tag === TAG.words) return named(depth + 1);
    if (tag === TAG.list) return Array.from({ length: whole(left()) }, () => any(depth + 1));
    if (tag === TAG.object) return Object.fromEntries(shape().map((key) => [key, any(depth + 1)]));
    throw new Malformed('it has a part of an unknown kind');
  };
  const value = any(0);
  if (left() > 0) throw new Malformed('something follows after its end');
  return value;
}

function fraction(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || text.trim() === '') throw new Malformed('a number in it is none');
  return value;
}
