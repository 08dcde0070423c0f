import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boolean,
  decoder,
  either,
  integer,
  json,
  list,
  number,
  oneOf,
  optional,
  pair,
  record,
  text,
  variants,
  type Problem,
  type Shape,
} from './decode.ts';

const problemsOf = (shape: Shape<unknown>, input: unknown): readonly Problem[] => {
  const decoded = decoder(shape)(input);
  return decoded.ok ? [] : decoded.detail;
};
const valueOf = <V>(shape: Shape<V>, input: unknown): V => {
  const decoded = decoder(shape)(input);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.detail));
  return decoded.value;
};

describe('what is taken and what is not', () => {
  test.each<[name: string, shape: Shape<unknown>, taken: unknown[], refused: unknown[]]>([
    ['integer', integer(-2, 5), [-2, 0, 5], [-3, 6, 1.5, Number.NaN, Infinity, '3', null, undefined, true, [], {}, 2n]],
    ['integer of all sizes', integer(0, Number.MAX_SAFE_INTEGER), [2 ** 53 - 1], [2 ** 53, 1e300, Infinity]],
    ['number', number(0, 1), [0, 0.5, 1], [-0.1, 1.1, Number.NaN, -Infinity, '0.5', null, new Number(1)]],
    ['number without end', number(0, Infinity), [1e300], [Number.NaN]],
    ['text', text(3), ['', 'abc', '木組木'], ['abcd', 3, null, ['a'], new String('a'), { length: 1 }]],
    ['boolean', boolean(), [true, false], [0, 1, 'true', null, undefined, new Boolean(true)]],
    ['oneOf', oneOf('a', 'b'), ['a', 'b'], ['c', '', 'A', 'toString', ['a'], 0, null]],
    [
      'list',
      list(integer(0, 9), 3, 1),
      [[1], [1, 2, 3]],
      [[], [1, 2, 3, 4], [10], ['1'], {}, { length: 1, 0: 1 }, 'ab', null],
    ],
    ['list with holes', list(integer(0, 9), 3), [[]], [[undefined], [, 1]]], // oxlint-disable-line no-sparse-arrays
    ['pair', pair(integer(0, 9)), [[1, 2]], [[1], [1, 2, 3], [], [1, 'x'], { 0: 1, 1: 2 }]],
    [
      'record',
      record({ a: integer(0, 9) }),
      [{ a: 1 }],
      [{}, { a: 1, b: 2 }, { A: 1 }, [], null, 'a', { a: undefined }],
    ],
    ['optional', record({ a: optional(integer(0, 9)) }), [{}, { a: 1 }], [{ a: null }, { a: 'x' }, { b: 1 }]],
    [
      'variants',
      variants('type', { a: record({ type: oneOf('a') }), b: record({ type: oneOf('b'), n: integer(0, 9) }) }),
      [{ type: 'a' }, { type: 'b', n: 1 }],
      [
        {},
        { type: 'c' },
        { type: 'b' },
        { type: 'a', n: 1 },
        { type: 'toString' },
        { type: '__proto__' },
        { type: 1 },
        null,
        [],
      ],
    ],
    [
      'either',
      either(text(9), record({ a: integer(0, 9) }), (input) => typeof input === 'string'),
      ['x', { a: 1 }],
      [5, null, {}, ['x']],
    ],
    [
      'json',
      json(20, 3),
      [null, 0, 'x', [1, [2]], { a: { b: 1 } }],
      [undefined, Number.NaN, Infinity, 1n, [undefined], new Date(0), new Map()],
    ],
  ])('%s', (_name, shape, taken, refused) => {
    for (const input of taken) {
      expect(problemsOf(shape, input)).toEqual([]);
      expect(valueOf(shape, input)).toStrictEqual(input);
    }
    for (const input of refused)
      expect(problemsOf(shape, input).length, JSON.stringify(String(input))).toBeGreaterThan(0);
  });

  test('undefined stands for a missing optional field and leaves no key behind', () => {
    expect(Object.keys(valueOf(record({ a: optional(integer(0, 9)) }), { a: undefined }) as object)).toEqual([]);
  });

  test('-0 becomes 0', () => {
    for (const shape of [integer(-1, 1), number(-1, 1), json(5, 2)])
      expect(Object.is(valueOf(shape, -0), 0)).toBe(true);
  });
});

describe('problems', () => {
  test('say where', () => {
    const shape = record({ steps: list(record({ tiles: pair(integer(0, 9)) }), 9) });
    const [problem] = problemsOf(shape, { steps: [{ tiles: [1, 2] }, { tiles: [3, 'x'] }] });
    expect(problem).toMatchObject({ path: 'steps[1].tiles[1]', code: 'integer' });
    expect(problemsOf(shape, 5)[0]).toMatchObject({ path: '' });
    expect(problemsOf(shape, { steps: 5 })[0]).toMatchObject({ path: 'steps' });
    expect(problemsOf(list(integer(0, 9), 9), [1, 'x'])[0]).toMatchObject({ path: '[1]' });
  });

  test.each<[Shape<unknown>, unknown, RegExp]>([
    [integer(1, 5), 7, /7.*whole number from 1 to 5/],
    [integer(1, 5), 'x', /"x".*whole number/],
    [number(0, 1), Number.NaN, /NaN.*number from 0 to 1/],
    [text(3), 'abcdef', /"abcdef".*at most 3 characters/],
    [text(3), 'x'.repeat(1e6), /1000000 characters.*at most 3/],
    [boolean(), null, /null.*true or false/],
    [oneOf('a', 'b'), 'c', /"c".*a or b/],
    [list(integer(0, 1), 4, 2), [1], /array of 1.*2 to 4 items/],
    [list(integer(0, 1), 4), {}, /an object.*array/],
    [pair(integer(0, 1)), [1, 0, 1], /array of 3.*2/],
    [record({ a: boolean() }), 4, /4.*object with a/],
    [record({ a: boolean(), b: optional(boolean()) }), { c: 1, a: true }, /"c".*a, b/],
    [record({ a: boolean() }), {}, /a: .*undefined.*true or false/],
    [variants('type', { x: record({}), y: record({}) }), { type: 'z' }, /"z".*type.*x or y/],
  ])('say what is wrong and what is wanted: %#', (shape, input, message) => {
    const [problem] = problemsOf(shape, input);
    expect(problem?.message).toMatch(message);
    expect(problem?.message.length).toBeLessThan(300);
  });

  test('are ten at most, however bad it is', () => {
    const bad = Array.from({ length: 5_000 }, () => 'x');
    expect(problemsOf(list(integer(0, 9), 9_000), bad)).toHaveLength(10);
    expect(problemsOf(list(list(integer(0, 9), 9), 9_000), bad)).toHaveLength(10);
    const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key ${at}`, 1]));
    expect(problemsOf(record({ a: boolean() }), keys)).toHaveLength(10);
    const checked = decoder(integer(0, 9), () =>
      Array.from({ length: 50 }, () => ({ path: '', code: 'bad', message: 'bad' })),
    )(5);
    expect(checked.ok ? [] : checked.detail).toHaveLength(10);
  });

  test('of a long key stay short', () => {
    const [problem] = problemsOf(record({ a: optional(boolean()) }), { ['k'.repeat(1e6)]: 1 });
    expect(problem?.message.length).toBeLessThan(300);
  });

  test('are not fooled by a key that looks like a path', () => {
    expect(problemsOf(record({ a: record({ b: boolean() }) }), { 'a.b': true })[0]?.code).toBe('unknown-key');
  });
});

describe('a check of the whole', () => {
  const ordered = decoder(record({ from: integer(0, 9), to: integer(0, 9) }), ({ from, to }) =>
    from <= to ? [] : [{ path: 'to', code: 'order', message: 'to: it comes before from.' }],
  );

  test('has the last word', () => {
    expect(ordered({ from: 1, to: 2 })).toMatchObject({ ok: true });
    expect(ordered({ from: 2, to: 1 })).toMatchObject({ ok: false, reason: 'invalid', detail: [{ code: 'order' }] });
  });

  test('is not asked about a value that did not decode', () => {
    let asked = 0;
    decoder(integer(0, 1), () => {
      asked += 1;
      return [];
    })('x');
    expect(asked).toBe(0);
  });
});

describe('hostile input', () => {
  const shapes: readonly [string, Shape<unknown>][] = [
    ['record', record({ a: optional(json(50, 5)), b: optional(list(text(5), 5)) })],
    ['list', list(record({ a: optional(integer(0, 9)) }), 5)],
    ['json', json(50, 5)],
    ['variants', variants('type', { x: record({ type: oneOf('x') }) })],
    ['text', text(5)],
  ];

  test.each(shapes)('own __proto__ and constructor keys, %s', (_name, shape) => {
    for (const source of [
      '{"__proto__":{"a":1}}',
      '{"a":{"__proto__":{"x":1}}}',
      '[{"__proto__":1}]',
      '{"type":"x","__proto__":{}}',
    ])
      expect(problemsOf(shape, JSON.parse(source)).length, source).toBeGreaterThan(0);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test.each(shapes)('an inherited field is none, %s', (_name, shape) => {
    const inherited = Object.create({ a: 1, b: ['x'], type: 'x' }) as object;
    const decoded = decoder(shape)(inherited);
    expect(decoded.ok ? decoded.value : {}).toStrictEqual({});
  });

  test.each(shapes)('whatever reading throws is a problem, %s', (_name, shape) => {
    const thrown: unknown[] = [new Error('no'), 'no', null, undefined, Symbol('no'), Object.create(null)];
    for (const error of thrown) {
      const bite = (): never => {
        throw error;
      };
      const proxy = new Proxy(
        {},
        { get: bite, has: bite, ownKeys: bite, getOwnPropertyDescriptor: bite, getPrototypeOf: bite },
      );
      expect(problemsOf(shape, proxy).length).toBeGreaterThan(0);
      const getter = Object.defineProperty({ type: 'x' }, 'a', { enumerable: true, get: bite });
      expect(problemsOf(shape, getter).length).toBeGreaterThan(0);
    }
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(problemsOf(shape, proxy).length).toBeGreaterThan(0);
  });

  test('depth does not exhaust the stack', () => {
    let deep: unknown = 1;
    for (let n = 0; n < 100_000; n += 1) deep = [deep];
    expect(problemsOf(json(1e6, 64), deep).length).toBeGreaterThan(0);
    const circle: unknown[] = [];
    circle.push(circle, circle);
    expect(problemsOf(json(1e6, 64), circle).length).toBeGreaterThan(0);
  });

  test('json copies no more than it may', () => {
    const wide = Array.from({ length: 1_000 }, () => Array.from({ length: 1_000 }, () => 0));
    expect(problemsOf(json(5_000, 5), wide).length).toBeGreaterThan(0);
    expect(
      problemsOf(
        json(5_000, 5),
        (() => {
          const huge: unknown[] = [];
          huge.length = 2 ** 32 - 1;
          return huge;
        })(),
      ).length,
    ).toBeGreaterThan(0);
    const exact = [1, 2, 3];
    expect(valueOf(json(4, 2), exact)).toEqual(exact);
    expect(problemsOf(json(3, 2), exact).length).toBeGreaterThan(0);
  });

  test('any JSON decodes to an equal copy of its own', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const shape = json(10_000, 100);
        if (JSON.stringify(value).includes('"__proto__"')) return;
        const decoded = valueOf(shape, value);
        expect(JSON.stringify(decoded)).toBe(JSON.stringify(value));
        if (typeof value === 'object' && value !== null) expect(decoded).not.toBe(value);
      }),
    );
  });

  test('no input whatever makes a decoder throw or gives it something unlike its shape', () => {
    const shape = record({
      id: text(8),
      size: optional(integer(0, 9)),
      cells: list(
        variants('type', { a: record({ type: oneOf('a') }), b: record({ type: oneOf('b'), on: boolean() }) }),
        4,
      ),
    });
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }), (input) => {
        const decoded = decoder(shape)(input);
        if (decoded.ok) expect(decoder(shape)(decoded.value)).toStrictEqual(decoded);
        else expect(decoded.detail.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });
});
