import type { Json } from '../puzzle.ts';
import { encodeUtf8 } from '../utf8.ts';
import { bitsFor, TAG } from './tags.ts';

/**
 * JSON as few bytes: small numbers are one byte, keys and words that come again are named by their place, and lists
 * are turned so that what is alike lies together (the x of all tiles, then the y), at as few bits as the largest needs.
 * Undefined fields are left out, as in JSON. `unpack` reads it.
 */
export function pack(json: Json): Uint8Array {
  const bytes: number[] = [];
  const words = new Map<string, number>();
  const shapes = new Map<string, number>();

  const whole = (number: number): void => {
    let left = number;
    while (left > 127) {
      bytes.push((left % 128) | 128);
      left = Math.floor(left / 128);
    }
    bytes.push(left);
  };
  const word = (text: string): void => {
    const known = words.get(text);
    // 0 says that the word itself follows.
    whole(known === undefined ? 0 : known + 1);
    if (known !== undefined) return;
    words.set(text, words.size);
    const utf8 = encodeUtf8(text);
    whole(utf8.length);
    for (const byte of utf8) bytes.push(byte);
  };
  const shape = (keys: readonly string[]): void => {
    const name = JSON.stringify(keys);
    const known = shapes.get(name);
    whole(known === undefined ? 0 : known + 1);
    if (known !== undefined) return;
    shapes.set(name, shapes.size);
    whole(keys.length);
    for (const key of keys) word(key);
  };
  const number = (value: number): void => {
    if (Number.isInteger(value) && value >= 0 && value < TAG.first) bytes.push(value);
    else if (Number.isSafeInteger(value)) {
      bytes.push(value < 0 ? TAG.negative : TAG.whole);
      whole(Math.abs(value));
    } else {
      bytes.push(TAG.fraction);
      word(String(value));
    }
  };
  const bits = (list: readonly number[], width: number): void => {
    bytes.push(TAG.bits);
    whole(width);
    whole(list.length);
    let held = 0;
    let filled = 0;
    for (const value of list) {
      held = (held << width) | value;
      filled += width;
      while (filled >= 8) {
        filled -= 8;
        bytes.push((held >> filled) & 255);
        held &= (1 << filled) - 1;
      }
    }
    if (filled > 0) bytes.push((held << (8 - filled)) & 255);
  };
  const list = (items: readonly Json[]): void => {
    const width = bitsFor(items);
    const keys = sameKeys(items);
    if (width > 0) bits(items as readonly number[], width);
    else if (keys) {
      bytes.push(TAG.columns);
      shape(keys);
      whole(items.length);
      for (const key of keys) list(items.map((item) => (item as { readonly [key: string]: Json })[key]!));
    } else if (items.length > 1 && items.every(isList)) {
      bytes.push(TAG.lists);
      list(items.map((item) => item.length));
      list(items.flat() as readonly Json[]);
    } else if (items.length > 2 && items.every((item) => typeof item === 'string')) {
      const different = [...new Set(items)];
      bytes.push(TAG.words);
      whole(different.length);
      for (const item of different) word(item);
      const place = new Map(different.map((item, at) => [item, at]));
      list(items.map((item) => place.get(item)!));
    } else {
      bytes.push(TAG.list);
      whole(items.length);
      for (const item of items) any(item);
    }
  };
  const any = (item: Json): void => {
    if (item === null) bytes.push(TAG.null);
    else if (typeof item === 'boolean') bytes.push(item ? TAG.true : TAG.false);
    else if (typeof item === 'number') number(item);
    else if (typeof item === 'string') {
      bytes.push(TAG.word);
      word(item);
    } else if (isList(item)) list(item);
    else {
      const fields = fieldsOf(item);
      bytes.push(TAG.object);
      shape(fields.map(([key]) => key));
      for (const [, inner] of fields) any(inner);
    }
  };
  any(json);
  return Uint8Array.from(bytes);
}

function isList(item: Json): item is readonly Json[] {
  return Array.isArray(item);
}

function fieldsOf(item: { readonly [key: string]: Json }): [string, Json][] {
  return Object.entries(item).filter(([, inner]) => inner !== undefined);
}

/** The keys that all items have in the same order, where there are several objects and they have any. */
function sameKeys(items: readonly Json[]): string[] | undefined {
  let keys: string[] | undefined;
  for (const item of items) {
    if (typeof item !== 'object' || item === null || isList(item)) return undefined;
    const own = fieldsOf(item).map(([key]) => key);
    if (own.length === 0 || (keys && JSON.stringify(own) !== JSON.stringify(keys))) return undefined;
    keys ??= own;
  }
  return items.length > 1 ? keys : undefined;
}
