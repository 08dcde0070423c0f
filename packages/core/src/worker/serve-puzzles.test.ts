import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decoder, json } from '../decode.ts';
import { digest } from '../digest.ts';
import { nullPuzzle } from '../null-puzzle/index.ts';
import type { AnyPuzzle, Job, Tools } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { createBudget, noAssets } from '../budget.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { tileStack } from '../tile-stack/index.ts';
import { protocolVersion, type FromWorker, type ToWorker } from './protocol.ts';
import { servePuzzles, type WorkerPort } from './serve-puzzles.ts';

/** A line whose clock goes on a millisecond at every look, and whose pauses end when the test says so. */
class FakePort implements WorkerPort {
  clock = 0;
  perLook = 1;
  readonly posted: FromWorker[] = [];
  private readonly handlers: ((message: unknown) => void)[] = [];
  private pauses: (() => void)[] = [];

  readonly post = (message: FromWorker): void => {
    this.posted.push(structuredClone(message));
  };
  readonly listen = (handler: (message: unknown) => void): void => {
    this.handlers.push(handler);
  };
  readonly now = (): number => (this.clock += this.perLook);
  readonly pause = (): Promise<void> => new Promise((resolve) => this.pauses.push(resolve));

  send(message: unknown): void {
    for (const handler of this.handlers) handler(message);
  }
  /** Lets the work that waits go on for a slice. */
  async slice(): Promise<void> {
    for (const go of this.pauses.splice(0)) go();
    await settled();
  }
  /** Slices until a message passes, or the failure that it never came. */
  async until<T extends FromWorker['type']>(type: T, most = 2_000): Promise<Extract<FromWorker, { type: T }>> {
    await settled();
    for (let slices = 0; slices < most; slices += 1) {
      const hit = this.posted.find((message) => message.type === type);
      if (hit) return hit as Extract<FromWorker, { type: T }>;
      // Each slice waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      await this.slice();
    }
    throw new Error(`No ${type} after ${most} slices: ${JSON.stringify(this.posted)}`);
  }
  clear(): void {
    this.posted.length = 0;
  }
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Steps for a job that is to be stopped; it would end all the same. */
const LONG = 100_000_000;
let yields = 0;
const anything = decoder(json(1_000, 10));
type Work = (args: unknown, tools: Tools) => Job<Result<unknown>, unknown>;
const own = (work: Work): AnyPuzzle['own'][string] => ({ args: anything, run: work });

/** The null puzzle with bad company. */
const toy: AnyPuzzle = {
  ...nullPuzzle,
  id: 'toy',
  own: {
    endless: own(function* (_args, { budget }) {
      for (;;) {
        if (!budget.spend(100)) return fail(budget.why ?? 'budget', null, budget.spent);
        if (!budget.due) continue;
        yields += 1;
        yield { done: 0.5, stage: 'spinning', best: yields };
      }
    }),
    echo: own(function* (args) {
      yield undefined;
      return succeed(args);
    }),
    draw: own(function* (_args, { random }) {
      yield undefined;
      return succeed([random.next(), random.next()]);
    }),
    throws: own(function* () {
      yield undefined;
      throw new Error('broken inside');
    }),
    'throws at once': own(() => {
      throw new Error('broken before it began');
    }),
    'throws nothing': own(function* () {
      yield undefined;
      throw undefined;
    }),
    'throws the unprintable': own(function* () {
      yield undefined;
      throw Object.create(null) as unknown;
    }),
    'throws late': own(function* () {
      for (let n = 0; n < 50; n += 1) yield { done: n / 50 };
      throw new RangeError('late');
    }),
    uncloneable: own(function* () {
      yield undefined;
      return succeed(() => 'a function');
    }),
    'uncloneable on the way': own(function* () {
      for (let n = 0; n < 500; n += 1) yield { best: () => 'a function' };
      return succeed('got there');
    }),
    asset: own(function* (args, { assets }) {
      yield undefined;
      const found = assets.get(args as string);
      return succeed(found ? [...found] : null);
    }),
  },
};

let port: FakePort;
let jobs = 0;
beforeEach(() => {
  yields = 0;
  port = new FakePort();
  servePuzzles({ toy, 'null-puzzle': nullPuzzle, 'tile-stack': tileStack }, port);
});
afterEach(() => port.clear());

function runOf(op: string, args: unknown = null, more: Partial<Extract<ToWorker, { type: 'run' }>> = {}): number {
  jobs += 1;
  port.send({ type: 'run', job: jobs, puzzle: 'toy', op, args, seed: 'seed', steps: 1e6, ...more });
  return more.job ?? jobs;
}
async function alive(): Promise<void> {
  port.clear();
  const job = runOf('own:echo', 'still here');
  expect(await port.until('done')).toMatchObject({ job, result: { ok: true, value: 'still here' } });
  expect(port.posted.filter(({ type }) => type === 'done' || type === 'crash')).toHaveLength(1);
}

test('it says once that it is ready, which language it speaks, and what it serves', async () => {
  await settled();
  expect(port.posted).toEqual([
    { type: 'ready', version: protocolVersion, puzzles: ['toy', 'null-puzzle', 'tile-stack'] },
  ]);
});

describe('a job', () => {
  test('gives what running it here gives', async () => {
    for (const [id, puzzle] of [
      ['null-puzzle', nullPuzzle],
      ['tile-stack', tileStack],
    ] as const) {
      port.clear();
      const job = runOf('generate', puzzle.defaults, { puzzle: id, seed: '組木' });
      const tools = { random: createRandom('組木'), budget: createBudget({ steps: 1e6 }), assets: noAssets };
      const here = run((puzzle as AnyPuzzle).jobs.generate(puzzle.defaults, tools));
      // One worker does one job at a time.
      // oxlint-disable-next-line no-await-in-loop
      expect(await port.until('done')).toEqual({ type: 'done', job, result: here });
    }
  });

  test.each(['verify', 'solve', 'hint', 'judge', 'reshuffle', 'lastSound'])('%s is there by its name', async (op) => {
    const board = { lamps: [0, 0, 1], presses: [0, 1, 2] };
    const at = { puzzle: board, state: { lamps: [0, 0, 1] } };
    const args = op === 'verify' ? board : op === 'lastSound' ? [at, at] : { ...at, options: { lamps: 3 } };
    const sent = op === 'reshuffle' || op === 'verify' || op === 'lastSound' ? args : at;
    const job = runOf(op, sent, { puzzle: 'null-puzzle' });
    const { result } = await port.until('done');
    expect(result).toMatchObject({ ok: true });
    if (op === 'lastSound') expect(result).toMatchObject({ value: 1 });
    expect(port.posted.at(-1)).toMatchObject({ job });
  });

  test('has the chance of its seed', async () => {
    runOf('own:draw', null, { seed: 'x' });
    const random = createRandom('x');
    expect((await port.until('done')).result).toMatchObject({ value: [random.next(), random.next()] });
  });

  test('has the steps it was given and no more', async () => {
    runOf('own:endless', null, { steps: 5_000 });
    expect((await port.until('done')).result).toMatchObject({ ok: false, reason: 'budget', spent: 5_000 });
  });

  test('of 0 steps is answered', async () => {
    runOf('own:endless', null, { steps: 0 });
    expect((await port.until('done')).result).toMatchObject({ ok: false, reason: 'budget', spent: 0 });
  });
});

describe('while it works', () => {
  test('it answers a ping at once', async () => {
    runOf('own:endless', null, { steps: LONG });
    await settled();
    port.send({ type: 'ping', n: 3 });
    expect(port.posted).toContainEqual({ type: 'pong', n: 3 });
    await port.slice();
    port.send({ type: 'ping', n: 4 });
    expect(port.posted.filter(({ type }) => type === 'pong')).toHaveLength(2);
  });

  test('cancel stops it within a slice, and its answer comes all the same', async () => {
    const job = runOf('own:endless', null, { steps: LONG });
    await settled();
    for (let n = 0; n < 5; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- slice by slice
      await port.slice();
    }
    const before = yields;
    port.send({ type: 'cancel', job });
    await port.slice();
    await port.slice();
    expect(port.posted.find(({ type }) => type === 'done')).toMatchObject({
      job,
      result: { ok: false, reason: 'cancelled' },
    });
    expect(yields - before).toBeLessThanOrEqual(2);
    await alive();
  });

  test('cancel of another job, of one that is over and of none at all changes nothing', async () => {
    const job = runOf('own:endless', null, { steps: 300_000 });
    await settled();
    for (const other of [job + 1, job - 1, 0, Number.MAX_SAFE_INTEGER]) port.send({ type: 'cancel', job: other });
    expect((await port.until('done')).result).toMatchObject({ reason: 'budget' });
    port.send({ type: 'cancel', job });
    await alive();
  });

  test('a job that is cancelled before it starts does not make the next one stop', async () => {
    port.send({ type: 'cancel', job: jobs + 1 });
    const job = runOf('own:echo', 'not stopped');
    expect(await port.until('done')).toMatchObject({ job, result: { value: 'not stopped' } });
  });

  test('a second job is refused, and the first goes on', async () => {
    const first = runOf('own:endless', null, { steps: 200_000 });
    await settled();
    const second = runOf('own:echo', 'me too');
    await settled();
    expect(port.posted.find(({ type }) => type === 'crash')).toMatchObject({ job: second });
    const done = await port.until('done');
    expect(done).toMatchObject({ job: first, result: { reason: 'budget' } });
    expect(port.posted.some((message) => message.type === 'done' && message.job === second)).toBe(false);
    await alive();
  });

  test('progress comes at most ten times a second, with what is known', async () => {
    const job = runOf('own:endless', null, { steps: 3_000_000 });
    const from = port.clock;
    await port.until('done', 50_000);
    const seconds = (port.clock - from) / 1_000;
    const progress = port.posted.filter((message) => message.type === 'progress');
    expect(seconds).toBeGreaterThan(1);
    expect(progress.length).toBeLessThanOrEqual(Math.ceil(seconds * 10) + 1);
    expect(progress.length).toBeGreaterThanOrEqual(Math.floor(seconds * 5));
    expect(progress[0]).toMatchObject({ job, done: 0.5, stage: 'spinning', limit: 3_000_000 });
    for (const { spent, limit } of progress) expect(spent > 0 && spent <= limit).toBe(true);
    expect(progress.at(-1)!.spent).toBeGreaterThan(progress[0]!.spent);
    const order = port.posted.map(({ type }) => type);
    expect(order.lastIndexOf('progress')).toBeLessThan(order.indexOf('done'));
  });
});

describe('what nobody can answer is a crash, and the worker lives on', () => {
  test.each<[string, string, unknown, Partial<Extract<ToWorker, { type: 'run' }>>]>([
    ['an unknown puzzle', 'generate', {}, { puzzle: 'no such puzzle' }],
    ['an inherited puzzle', 'generate', {}, { puzzle: 'constructor' }],
    ['a polluting puzzle', 'generate', {}, { puzzle: '__proto__' }],
    ['a board that does not decode', 'verify', { lamps: [7] }, {}],
    ['no arguments', 'verify', undefined, {}],
    ['no position', 'judge', null, {}],
    ['no history', 'lastSound', { length: 3 }, {}],
    ['a history of nothing', 'lastSound', [null], {}],
    ['a job that throws', 'own:throws', null, {}],
    ['a job that throws at once', 'own:throws at once', null, {}],
    ['a job that throws nothing', 'own:throws nothing', null, {}],
    ['a job that throws the unprintable', 'own:throws the unprintable', null, {}],
    ['a job that throws late', 'own:throws late', null, {}],
    ['an uncloneable result', 'own:uncloneable', null, {}],
  ])('%s', async (_name, op, args, more) => {
    const job = runOf(op, args, more);
    const crash = await port.until('crash', 200);
    expect(crash.job).toBe(job);
    expect(crash.message).toMatch(/\S/);
    expect(port.posted.some(({ type }) => type === 'done')).toBe(false);
    await alive();
  });

  test.each(['dance', 'constructor', '__proto__', 'own:dance', 'own:toString', 'own:__proto__', 'echo', ''])(
    'no job is called %j: an answer, which names those there are',
    async (op) => {
      const job = runOf(op, null);
      const done = await port.until('done', 200);
      expect(done).toMatchObject({ job, result: { ok: false, reason: 'unknown-op' } });
      expect(done).toHaveProperty(
        'result.detail.0.message',
        expect.stringMatching(/it has generate, .*judge.*own:echo/),
      );
      await alive();
    },
  );

  test('a job that throws says what it threw', async () => {
    runOf('own:throws');
    expect((await port.until('crash')).message).toContain('broken inside');
  });

  test('options that do not decode are an answer: generate says invalid-options', async () => {
    for (const options of [{ lamps: -1 }, null, undefined, JSON.parse('{"lamps":3,"__proto__":{"a":1}}') as unknown]) {
      port.clear();
      const job = runOf('generate', options);
      // oxlint-disable-next-line no-await-in-loop -- one job at a time
      await port.slice();
      const answer = port.posted.find(({ type }) => type === 'done' || type === 'crash');
      expect(answer).toMatchObject({ job });
      if (answer?.type === 'done') expect(answer.result).toMatchObject({ ok: false, reason: 'invalid-options' });
    }
    await alive();
  });

  test('progress that can not be cloned is answered, and the worker lives on', async () => {
    const job = runOf('own:uncloneable on the way');
    await settled();
    for (let n = 0; n < 600 && !port.posted.some(({ type }) => type === 'done' || type === 'crash'); n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- slice by slice
      await port.slice();
    }
    expect(port.posted.find(({ type }) => type === 'done' || type === 'crash')).toMatchObject({ job });
    await alive();
  });

  test('a run that does not decode is answered under its number, so that nobody waits for ever', () => {
    for (const wrong of [{ steps: Infinity }, { seed: 'x'.repeat(5_000) }, { seed: 7 as never }, { op: 5 as never }]) {
      port.clear();
      const job = runOf('own:echo', null, wrong);
      expect(port.posted).toMatchObject([{ type: 'crash', job }]);
    }
  });

  test('hostile messages', async () => {
    const bite = (): never => {
      throw new Error('hands off');
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile: unknown[] = [
      null,
      undefined,
      0,
      'run',
      true,
      [],
      {},
      [[]],
      Symbol('x'),
      1n,
      () => 0,
      new Date(),
      ...['', 'stop', '__proto__', 'constructor', 'ready', 'done', 5, null].map((type) => ({ type })),
      { type: 'run' },
      { type: 'run', job: 1 },
      { type: 'run', job: -1, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: 5 },
      { type: 'run', job: 1.5, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: 5 },
      { type: 'run', job: '1', puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: 5 },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: 7, steps: 5 },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: -5 },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: Number.NaN },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: Infinity },
      { type: 'run', job: 1, puzzle: 'x'.repeat(1e6), op: 'own:echo', args: 1, seed: '', steps: 5 },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: 'x'.repeat(1e6), steps: 5 },
      { type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 1, seed: '', steps: 5, more: 1 },
      { type: 'cancel' },
      { type: 'cancel', job: null },
      { type: 'asset' },
      { type: 'asset', bytes: [1, 2, 3] },
      { type: 'asset', bytes: 'bytes' },
      { type: 'ping' },
      { type: 'ping', n: 'x' },
      new Proxy({}, { get: bite, has: bite, ownKeys: bite, getPrototypeOf: bite, getOwnPropertyDescriptor: bite }),
      proxy,
      Object.defineProperty({}, 'type', { get: bite, enumerable: true }),
      JSON.parse('{"type":"ping","n":1,"__proto__":{}}'),
    ];
    for (const [nth, message] of hostile.entries()) {
      expect(() => port.send(message), `message ${nth}`).not.toThrow();
    }
    await settled();
    expect(port.posted.some(({ type }) => type === 'pong' || type === 'done')).toBe(false);
    await alive();
  });
});

describe('assets', () => {
  test('are found by their digest from then on', async () => {
    const bytes = Uint8Array.from([1, 2, 3]);
    runOf('own:asset', digest(bytes));
    expect((await port.until('done')).result).toMatchObject({ value: null });
    port.clear();
    port.send({ type: 'asset', bytes });
    runOf('own:asset', digest(bytes));
    expect((await port.until('done')).result).toMatchObject({ value: [1, 2, 3] });
    port.clear();
    runOf('own:asset', digest(Uint8Array.from([1, 2])));
    expect((await port.until('done')).result).toMatchObject({ value: null });
  });

  test('of no bytes and of a view are assets', async () => {
    const view = Uint8Array.from([9, 8, 7, 6]).subarray(1, 3);
    for (const bytes of [new Uint8Array(), view]) {
      port.clear();
      port.send({ type: 'asset', bytes });
      runOf('own:asset', digest(bytes));
      // oxlint-disable-next-line no-await-in-loop -- one job at a time
      expect((await port.until('done')).result).toMatchObject({ value: [...bytes] });
    }
  });
});

describe('called again', () => {
  test('with the same port it adds puzzles, and answers once', async () => {
    servePuzzles({ another: { ...toy, id: 'another' } }, port);
    await settled();
    port.clear();
    port.send({ type: 'ping', n: 1 });
    expect(port.posted).toEqual([{ type: 'pong', n: 1 }]);
    port.clear();
    const job = runOf('own:echo', 'another', { puzzle: 'another' });
    expect(await port.until('done')).toMatchObject({ job, result: { value: 'another' } });
    expect(port.posted.filter(({ type }) => type === 'done' || type === 'crash')).toHaveLength(1);
    await alive();
  });

  test('while it works it does not disturb the work', async () => {
    const job = runOf('own:endless', null, { steps: 100_000 });
    await settled();
    servePuzzles({ another: { ...toy, id: 'another' } }, port);
    expect(await port.until('done')).toMatchObject({ job, result: { reason: 'budget' } });
    expect(port.posted.filter(({ type }) => type === 'done')).toHaveLength(1);
  });

  test('with another port it serves both apart', async () => {
    const other = new FakePort();
    servePuzzles({ toy }, other);
    runOf('own:endless', null, { steps: LONG });
    await settled();
    other.send({ type: 'run', job: 1, puzzle: 'toy', op: 'own:echo', args: 'mine', seed: '', steps: 9 });
    expect(await other.until('done')).toMatchObject({ job: 1, result: { value: 'mine' } });
    other.send({ type: 'cancel', job: jobs });
    await port.slice();
    expect(port.posted.some(({ type }) => type === 'done')).toBe(false);
  });
});
