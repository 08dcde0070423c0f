// Decoders turn `unknown` into a fresh, plain value, or say what is wrong. Sizes are checked before anything is
// allocated, only own properties are read, and keys nobody asked for (`__proto__` among them) are refused.
import { messageOf } from './errors.ts';
import type { Json } from './puzzle.ts';
import { fail, succeed, type Result } from './result.ts';

/** `path` is like `steps[3].tiles[0]`, empty for the whole; `message` says what is wrong and what is wanted. */
export type Problem = { readonly path: string; readonly code: string; readonly message: string };
export type Decoder<V> = (input: unknown) => Result<V, 'invalid', readonly Problem[]>;

/** Reports into `problems`, and returns something of the right type all the same; its caller looks at the list. */
export type Read<V> = (input: unknown, path: string, problems: Problem[]) => V;
/** The parts decoders are built from. */
export interface Shape<V> {
  readonly read: Read<V>;
  readonly optional?: true;
}
export type ValueOf<S> = S extends Shape<infer V> ? V : never;
export type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly optional: true } ? K : never }[keyof F];
export type Fields<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: ValueOf<F[K]>;
};

/** Ten problems are enough for a person; a hostile input does not get to fill the memory with more. */
const MOST_PROBLEMS = 10;

/** A decoder from a shape and, where the parts alone do not make it legal, a check of the whole. */
export function decoder<V>(shape: Shape<V>, check?: (value: V) => readonly Problem[]): Decoder<V> {
  return (input) => {
    const problems: Problem[] = [];
    try {
      const value = shape.read(input, '', problems);
      if (problems.length === 0 && check) problems.push(...check(value));
      if (problems.length === 0) return succeed(value);
    } catch (error) {
      // A getter or a proxy of the input threw.
      problems.push({ path: '', code: 'unreadable', message: `Reading the input failed: ${messageOf(error)}` });
    }
    return fail('invalid', problems.slice(0, MOST_PROBLEMS));
  };
}

function report(problems: Problem[], path: string, code: string, message: string): void {
  if (problems.length < MOST_PROBLEMS)
    problems.push({ path, code, message: path === '' ? message : `${path}: ${message}` });
}

function nameOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return `an array of ${input.length}`;
  if (typeof input === 'string')
    return input.length > 40 ? `a text of ${input.length} characters` : JSON.stringify(input);
  if (typeof input === 'number' || typeof input === 'boolean') return String(input);
  return typeof input === 'object' ? 'an object' : typeof input;
}

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number): Shape<number> {
  return {
    read(input, path, problems) {
      if (typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max)
        return input === 0 ? 0 : input;
      report(problems, path, 'integer', `got ${nameOf(input)}; a whole number from ${min} to ${max} is wanted.`);
      return min;
    },
  };
}

/** A finite number from `min` to `max`. */
export function number(min: number, max: number): Shape<number> {
  return {
    read(input, path, problems) {
      if (typeof input === 'number' && input >= min && input <= max) return input === 0 ? 0 : input;
      report(problems, path, 'number', `got ${nameOf(input)}; a number from ${min} to ${max} is wanted.`);
      return min;
    },
  };
}

/** A text of at most `max` UTF-16 code units. */
export function text(max: number): Shape<string> {
  return {
    read(input, path, problems) {
      if (typeof input === 'string' && input.length <= max) return input;
      report(problems, path, 'text', `got ${nameOf(input)}; a text of at most ${max} characters is wanted.`);
      return '';
    },
  };
}

export function boolean(): Shape<boolean> {
  return {
    read(input, path, problems) {
      if (typeof input === 'boolean') return input;
      report(problems, path, 'boolean', `got ${nameOf(input)}; true or false is wanted.`);
      return false;
    },
  };
}

/** One of the given texts. */
export function oneOf<const V extends string>(...values: readonly V[]): Shape<V> {
  return {
    read(input, path, problems) {
      const hit = values.find((value) => value === input);
      if (hit === undefined) report(problems, path, 'value', `got ${nameOf(input)}; ${values.join(' or ')} is wanted.`);
      return hit ?? values[0]!;
    },
  };
}

/** An array of at most `max` items. */
export function list<V>(item: Shape<V>, max: number, min = 0): Shape<readonly V[]> {
  return {
    read(input, path, problems) {
      // Read once: an array of somebody else's making may change its mind.
      const length: unknown = Array.isArray(input) ? input.length : undefined;
      if (!Array.isArray(input) || typeof length !== 'number' || !(length <= max) || !(length >= min)) {
        report(problems, path, 'list', `got ${nameOf(input)}; an array of ${min} to ${max} items is wanted.`);
        return [];
      }
      const out: V[] = [];
      for (let i = 0; i < length && problems.length < MOST_PROBLEMS; i += 1) {
        out.push(item.read(input[i], `${path}[${i}]`, problems));
      }
      return out;
    },
  };
}

/** An array of exactly two. */
export function pair<V>(item: Shape<V>): Shape<readonly [V, V]> {
  const both = list(item, 2, 2);
  return {
    read(input, path, problems) {
      const [a, b] = both.read(input, path, problems);
      return [a!, b!];
    },
  };
}

/** A plain object with just these fields. Fields wrapped in `optional` may be missing or undefined. */
export function record<F extends Record<string, Shape<unknown>>>(fields: F): Shape<Fields<F>> {
  const names = Object.keys(fields);
  return {
    read(input, path, problems) {
      const out: Record<string, unknown> = {};
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        report(problems, path, 'object', `got ${nameOf(input)}; an object with ${names.join(', ')} is wanted.`);
        return out as Fields<F>;
      }
      for (const key of Object.keys(input)) {
        if (names.includes(key)) continue;
        report(
          problems,
          path,
          'unknown-key',
          `the key ${nameOf(key)} is not known here; known are ${names.join(', ')}.`,
        );
        if (problems.length >= MOST_PROBLEMS) break;
      }
      for (const key of names) {
        const field = fields[key]!;
        const value: unknown = Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
        if (value === undefined && field.optional) continue;
        out[key] = field.read(value, path === '' ? key : `${path}.${key}`, problems);
      }
      return out as Fields<F>;
    },
  };
}

export function optional<V>(shape: Shape<V>): Shape<V> & { readonly optional: true } {
  return { read: shape.read, optional: true };
}

/** Objects told apart by the text under `key`: `variants('type', { pair: …, reshuffle: … })`. */
export function variants<M extends Record<string, Shape<unknown>>>(key: string, shapes: M): Shape<ValueOf<M[keyof M]>> {
  return {
    read(input, path, problems) {
      const tag: unknown =
        typeof input === 'object' && input !== null && Object.hasOwn(input, key)
          ? (input as Record<string, unknown>)[key]
          : undefined;
      const shape = typeof tag === 'string' && Object.hasOwn(shapes, tag) ? shapes[tag] : undefined;
      if (shape) return shape.read(input, path, problems) as ValueOf<M[keyof M]>;
      report(problems, path, 'variant', `got ${nameOf(tag)} as ${key}; ${Object.keys(shapes).join(' or ')} is wanted.`);
      return {} as ValueOf<M[keyof M]>;
    },
  };
}

/** The first shape whose kind of value the input is: `either([text(99), record(…)], (x) => typeof x === 'string' ? 0 : 1)`. */
export function either<A, B>(first: Shape<A>, second: Shape<B>, isFirst: (input: unknown) => boolean): Shape<A | B> {
  return {
    read: (input, path, problems) =>
      isFirst(input) ? first.read(input, path, problems) : second.read(input, path, problems),
  };
}

/** What another decoder takes; its problems come under this path. */
export function via<V>(decode: Decoder<V>): Shape<V> {
  return {
    read(input, path, problems) {
      const decoded = decode(input);
      if (decoded.ok) return decoded.value;
      for (const problem of decoded.detail) {
        const inner = problem.path === '' || path === '' ? `${path}${problem.path}` : `${path}.${problem.path}`;
        problems.push({ ...problem, path: inner });
      }
      return undefined as V;
    },
  };
}

/** Anything, as it came; for what is decoded later. */
export const raw: Shape<unknown> = { read: (input) => input };

/** JSON of any form, at most `depth` deep and `size` values large, copied. */
export function json(size: number, depth: number): Shape<Json> {
  return {
    read(input, path, problems) {
      let left = size;
      const copy = (value: unknown, level: number): Json => {
        left -= 1;
        if (left < 0 || level > depth) {
          if (left >= -1)
            report(
              problems,
              path,
              'too-large',
              `more than ${size} values or ${depth} levels; a smaller one is wanted.`,
            );
          left = -2;
          return null;
        }
        if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
        if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value;
        if (Array.isArray(value) && value.length <= left) return value.map((item) => copy(item, level + 1));
        if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
          const out: Record<string, Json> = {};
          for (const [key, item] of Object.entries(value)) {
            if (key === '__proto__') report(problems, path, 'unknown-key', 'the key "__proto__" is not allowed.');
            else out[key] = copy(item, level + 1);
          }
          return out;
        }
        report(problems, path, 'json', `got ${nameOf(value)}; JSON of at most ${size} values is wanted.`);
        return null;
      };
      return copy(input, 0);
    },
  };
}
