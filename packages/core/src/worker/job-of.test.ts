import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { nullPuzzle } from '../null-puzzle/index.ts';
import type { AnyPuzzle, Tools } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { registry } from '../registry.ts';
import { jobOf } from './job-of.ts';

const puzzle: AnyPuzzle = nullPuzzle;
const tools = (): Tools => ({ random: createRandom(1), budget: createBudget({ steps: 1e5 }), assets: noAssets });
const board = { lamps: [0, 1, 0], presses: [0, 1, 2] };
const at = { puzzle: board, state: { lamps: [0, 1, 0] } };

describe('a job by name', () => {
  test('is the job of the contract', () => {
    const made = jobOf(puzzle, 'generate', { lamps: 20 }, tools());
    if (!made.ok) throw new Error(made.reason);
    expect(run(made.value)).toStrictEqual(run(puzzle.jobs.generate({ lamps: 20 }, tools())));
  });

  test('asks the decoders first', () => {
    expect(jobOf(puzzle, 'generate', { lamps: 0 }, tools())).toMatchObject({ ok: false, reason: 'invalid-options' });
    for (const [op, args] of [
      ['verify', { lamps: [5], presses: [] }],
      ['solve', { puzzle: { lamps: [] }, state: {} }],
      ['solve', { puzzle: board }],
      ['hint', { state: at.state }],
      ['judge', { ...at, state: 5 }],
      ['judge', 7],
      ['reshuffle', { ...at, options: { lamps: -1 } }],
      ['lastSound', at],
      ['lastSound', [at, { ...at, puzzle: null }]],
    ] as const)
      expect(jobOf(puzzle, op, args, tools()), `${op} ${JSON.stringify(args)}`).toMatchObject({ ok: false });
  });

  test.each([
    '',
    'Generate',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'own',
    'own:',
    'own:x',
    'own:toString',
    'own:__proto__',
    'jobs',
    'reduce',
  ])('there is none called %j', (op) => {
    for (const known of Object.values(registry))
      expect(jobOf(known, op, at, tools())).toMatchObject({ ok: false, reason: 'unknown-op' });
  });

  test('never throws, whatever the arguments', () => {
    const bite = (): never => {
      throw new Error('hands off');
    };
    const hostile: unknown[] = [
      null,
      undefined,
      1,
      'x',
      [],
      {},
      [null],
      { puzzle: null, state: null },
      new Proxy({}, { get: bite, has: bite, ownKeys: bite, getOwnPropertyDescriptor: bite, getPrototypeOf: bite }),
      Symbol('x'),
      1n,
    ];
    for (const known of Object.values(registry)) {
      for (const op of ['generate', 'verify', 'solve', 'hint', 'judge', 'reshuffle', 'lastSound']) {
        for (const args of hostile) expect(() => jobOf(known, op, args, tools()), `${known.id} ${op}`).not.toThrow();
      }
    }
  });

  test('a history that is too long is refused before it is copied', () => {
    const huge: unknown[] = [];
    huge.length = 2 ** 32 - 1;
    const from = performance.now();
    expect(jobOf(puzzle, 'lastSound', huge, tools())).toMatchObject({ ok: false });
    expect(performance.now() - from).toBeLessThan(200);
  });
});
