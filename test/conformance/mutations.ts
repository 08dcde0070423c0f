import type { Json } from '@kumiki/core';

export type Path = readonly (string | number)[];

/** Every place in a JSON value, the whole first. */
export function* placesIn(
  value: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 3) : Object.entries(value);
  for (const [key, part] of entries) yield* placesIn(part, [...path, key]);
}

/** A copy with another value in one place. */
export function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  (copy as Record<string | number, unknown>)[key] = replaced(
    (value as Record<string | number, unknown>)[key],
    rest,
    by,
  );
  return copy;
}

/** An object with an own key called `__proto__` (or another), as JSON.parse makes them. */
export function withOwnKey(value: object, key: string, held: Json): unknown {
  return JSON.parse(
    `{${JSON.stringify(key)}:${JSON.stringify(held)},${JSON.stringify(value).slice(1)}`.replace(/,\}$/, '}'),
  );
}

export const notJson: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Symbol('hostile'),
  1n,
  () => 0,
  new Date(0),
  /x/,
  new Map(),
  new Number(1),
  new String('x'),
];

/** An array of any length; with an item, the same one in every place. */
export function arrayOf(length: number, item?: unknown): unknown[] {
  const items: unknown[] = [];
  items.length = length;
  return item === undefined ? items : items.fill(item);
}

const thrower =
  (error: unknown): (() => never) =>
  () => {
    throw error;
  };
const handlerThrowing = (error: unknown): ProxyHandler<object> => ({
  get: thrower(error),
  has: thrower(error),
  ownKeys: thrower(error),
  getPrototypeOf: thrower(error),
  getOwnPropertyDescriptor: thrower(error),
});
const unprintable: object = {
  toString: thrower(new Error('not even this')),
  get message(): never {
    throw new Error('nor this');
  },
};

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Things that bite when they are looked at. */
export const traps: readonly (readonly [name: string, make: () => unknown])[] = [
  ['a proxy that throws', () => new Proxy({}, handlerThrowing(new Error('hands off')))],
  ['a proxy of an array that throws', () => new Proxy([], handlerThrowing(new Error('hands off')))],
  ['a proxy that throws null', () => new Proxy({}, handlerThrowing(null))],
  ['a proxy that throws undefined', () => new Proxy({}, handlerThrowing(undefined))],
  ['a proxy that throws an object without prototype', () => new Proxy({}, handlerThrowing(Object.create(null)))],
  ['a proxy that throws a symbol', () => new Proxy({}, handlerThrowing(Symbol('hands off')))],
  ['a proxy that throws what cannot be printed', () => new Proxy({}, handlerThrowing(unprintable))],
  ['a revoked proxy', () => revoked({})],
  ['a revoked proxy of an array', () => revoked([])],
];
