import { createBudget, createRandom } from '@kumiki/core';
import { nullPuzzle } from '@kumiki/core/null-puzzle';
import { expect, test } from 'vitest';
import { runInFrame } from './frame.ts';
import { generate } from './requests.ts';

const expected = nullPuzzle.generate({ lamps: 9 }, createRandom('7'), createBudget({ steps: 1_000 }));
/** A classic script that speaks the protocol. */
const workerSource = `
  onmessage = ({ data }) => {
    if (data.type === 'run') postMessage({ type: 'done', job: data.job, result: { ok: true, value: 'blob', spent: 0 } });
  };
  postMessage({ type: 'ready', version: 1 });`;

test('a document without a policy: the worker by URL', async () => {
  const { result, again, way, violations } = await runInFrame(generate, {});
  expect(result).toEqual(expected);
  expect(again).toEqual(expected);
  expect(way).toBe('url');
  expect(violations).toEqual([]);
});

test("worker-src 'none': both workers are forbidden, the page does it", async () => {
  const { result, again, way, violations } = await runInFrame(generate, { policy: "worker-src 'none'", workerSource });
  expect(violations).toEqual([
    ['worker-src', expect.stringContaining('/runner/library/null-puzzle.worker.')],
    ['worker-src', 'blob'],
  ]);
  expect(result).toEqual(expected);
  expect(again).toEqual(expected);
  expect(way).toBe('inline');
});

test('worker-src blob: is the way when the URL is forbidden', async () => {
  const { result, way, violations } = await runInFrame(generate, { policy: 'worker-src blob:', workerSource });
  expect(violations).toEqual([['worker-src', expect.stringContaining('/runner/library/null-puzzle.worker.')]]);
  expect(result).toEqual({ ok: true, value: 'blob', spent: 0 });
  expect(way).toBe('blob');
});

test('a browser without workers', async () => {
  const { result, again, way } = await runInFrame(generate, { before: 'delete window.Worker;', workerSource });
  expect(result).toEqual(expected);
  expect(again).toEqual(expected);
  expect(way).toBe('inline');
});
