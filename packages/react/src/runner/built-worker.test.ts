import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import type { FromWorker, ToWorker } from '@kumiki/core/worker';
import { rolldown } from 'rolldown';
import { expect, test, vi } from 'vitest';

test('built, the worker is one classic script that needs nothing else and serves the registry', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('worker.ts', import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'default'] },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  expect(output).toHaveLength(1);
  const [{ code }] = output;
  expect(code).not.toMatch(/\bimport\b|\brequire\(|\bexport\b/);

  const posted: FromWorker[] = [];
  const listeners: ((event: { data: ToWorker }) => void)[] = [];
  const scope = createContext({
    WorkerGlobalScope: {},
    performance,
    MessageChannel,
    postMessage: (message: FromWorker) => void posted.push(message),
    addEventListener: (_type: string, listener: (event: { data: ToWorker }) => void) => void listeners.push(listener),
  });
  runInContext(code, scope);
  expect(posted).toEqual([{ type: 'ready', version: 1 }]);
  const request: ToWorker = {
    type: 'run',
    job: 1,
    puzzle: 'null-puzzle',
    op: 'generate',
    args: { lamps: 5 },
    seed: '0',
    steps: 100,
  };
  for (const listener of listeners) listener({ data: request });
  await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({ type: 'done', job: 1, result: { ok: true } }));
});
