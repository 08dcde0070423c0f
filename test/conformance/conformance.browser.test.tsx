import { defaultSteps, digest, type Json, type PuzzleTypes } from '@kumiki/core';
import { protocolVersion, type FromWorker, type ToWorker } from '@kumiki/core/worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases.ts';
import { digestOf, goldenOptions, goldenSeeds, type Golden } from './golden.ts';
import written from './golden.json' with { type: 'json' };
import { conformanceRegistry } from './registry.ts';
import { describeConformance } from './suite.ts';

const golden: Readonly<Record<string, Golden>> = written;

/** The raw line to a worker: one message that passes the test, or a failure after five seconds. */
interface Line {
  readonly send: (message: ToWorker) => void;
  readonly next: (wanted: (message: FromWorker) => boolean) => Promise<FromWorker>;
}
function lineTo(worker: Worker): Line {
  const waiting: FromWorker[] = [];
  const askers: ((message: FromWorker) => void)[] = [];
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    waiting.push(data);
    for (const ask of askers.splice(0)) ask(data);
  };
  return {
    send: (message) => worker.postMessage(message),
    next: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no such message in five seconds')), 5_000);
        const look = (): void => {
          const at = waiting.findIndex(wanted);
          if (at === -1) {
            askers.push(look);
            return;
          }
          clearTimeout(timer);
          resolve(waiting.splice(at, 1)[0]!);
        };
        look();
      }),
  };
}

let worker: Worker;
let line: Line;
let ready: FromWorker;
beforeAll(async () => {
  worker = new Worker(new URL('./conformance-worker.ts', import.meta.url), { type: 'module' });
  line = lineTo(worker);
  ready = await line.next(({ type }) => type === 'ready');
});
afterAll(() => worker.terminate());

test('the worker says which language it speaks', () => {
  expect(ready).toMatchObject({ type: 'ready', version: protocolVersion });
});

let jobs = 0;
async function boardFromWorker(puzzle: string, options: PuzzleTypes['options'], seed: string): Promise<string> {
  jobs += 1;
  const job = jobs;
  line.send({ type: 'run', job, puzzle, op: 'generate', args: options, seed, steps: defaultSteps });
  const answer = await line.next(
    (message) => (message.type === 'done' || message.type === 'crash') && message.job === job,
  );
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  return answer.result.ok ? digest(answer.result.value as Json) : `failed: ${answer.result.reason}`;
}

for (const [id, puzzle] of Object.entries(conformanceRegistry)) {
  const known = cases[id];
  if (!known) throw new Error(`Add a case for ${id} to test/conformance/cases.ts.`);
  describe(`the boards ${id} has promised`, () => {
    test.each(goldenOptions(puzzle, known))('%s, on the main thread', (name, options) => {
      expect(goldenSeeds.map((seed) => digestOf(puzzle, options, seed))).toEqual(golden[id]?.[name]);
    });
    test.each(goldenOptions(puzzle, known))('%s, in a worker', async (name, options) => {
      const digests: string[] = [];
      // One job at a time a worker.
      // oxlint-disable-next-line no-await-in-loop
      for (const seed of goldenSeeds) digests.push(await boardFromWorker(id, options, String(seed)));
      expect(digests).toEqual(golden[id]?.[name]);
    });
  });
  describeConformance(puzzle, known, { seeds: 20, games: 1, elsewhere: true });
}

test('the worker answers while it works, stops when told and lives on', async () => {
  line.send({
    type: 'run',
    job: 9_000,
    puzzle: 'sum',
    op: 'generate',
    args: { numbers: 10, largest: 1, picks: 5, unique: true },
    seed: 'endless',
    steps: Number.MAX_SAFE_INTEGER,
  });
  line.send({ type: 'ping', n: 7 });
  expect(await line.next(({ type }) => type === 'pong')).toEqual({ type: 'pong', n: 7 });
  line.send({ type: 'cancel', job: 9_000 });
  const stopped = await line.next(({ type }) => type === 'done');
  expect(stopped).toMatchObject({ job: 9_000, result: { ok: false, reason: 'cancelled' } });
  expect(await boardFromWorker('sum', conformanceRegistry['sum']!.defaults, '組木')).toBe(
    golden['sum']!['defaults']![1],
  );
});
