import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import type { FromWorker, ToWorker } from '@kumiki/core/serve';
import { tileStack } from '@kumiki/core/tile-stack';
import { rolldown } from 'rolldown';
import { expect, test, vi } from 'vitest';

const puzzles = [
  ['null-puzzle', { lamps: 5 }],
  ['tile-stack', tileStack.defaults],
  ['nonogram', { width: 5, height: 5 }],
  ['crossword', { style: 'arrange', words: [{ answer: 'カキ' }, { answer: 'キク' }] }],
] as const;

test.each(puzzles)(
  'built, the worker of %s is one classic script that serves it and needs no more',
  async (id, args) => {
    const bundle = await rolldown({
      input: fileURLToPath(new URL(`library/${id}.worker.ts`, import.meta.url)),
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
    expect(posted).toEqual([{ type: 'ready', version: 1, puzzles: [id] }]);
    const request: ToWorker = {
      type: 'run',
      job: 1,
      puzzle: id,
      op: 'generate',
      args,
      seed: '0',
      steps: 1_000_000,
    };
    for (const listener of listeners) listener({ data: request });
    await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({ type: 'done', job: 1, result: { ok: true } }), 10_000);
  },
);
