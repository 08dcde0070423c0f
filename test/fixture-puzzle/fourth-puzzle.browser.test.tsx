import { createBudget, createRandom, type Session } from '@kumiki/core';
import { registry } from '@kumiki/core/worker';
import { KumikiProvider } from '@kumiki/react';
import { NullPuzzle } from '@kumiki/react/null-puzzle';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../board/show.tsx';
import { sum } from './core/index.ts';
import type { SumTypes } from './core/types.ts';
import { Sum } from './react/sum.tsx';

const createWorker = vi.fn(() => new Worker(new URL('./react/sum-worker.ts', import.meta.url), { type: 'module' }));
const options = { numbers: 8, largest: 50, picks: 4 };

function expected(seed: string): SumTypes['puzzle'] {
  const made = sum.generate(options, createRandom(seed), createBudget({ steps: 1e6 }));
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

describe('a fourth puzzle is its own folders and one line a registry', () => {
  test('through worker, hook and board', async () => {
    const onReady = vi.fn<(session: Session<SumTypes>) => void>();
    const onSolve = vi.fn();
    show(
      <KumikiProvider createWorker={createWorker}>
        <Sum options={options} seed="fourth" onReady={onReady} onSolve={onSolve} contentLang="ja" />
        <NullPuzzle options={{ lamps: 3 }} seed="beside it" />
      </KumikiProvider>,
    );
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
    const session = onReady.mock.lastCall![0];
    expect(session.getSnapshot().puzzle).toEqual(expected('fourth'));
    expect(document.querySelector('fieldset')?.lang).toBe('ja');
    expect(document.querySelector('section')?.lang).toBe('en');
    for (const at of session.getSnapshot().puzzle.picks) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(document.querySelectorAll('fieldset button')[at]!);
    }
    expect(session.getSnapshot().status).toBe('solved');
    expect(onSolve).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
    expect(session.getSnapshot().status).toBe('playing');
    // The puzzle that this worker does not serve goes on to the library's; what StrictMode mounts twice has one worker.
    await vi.waitFor(() => expect(document.querySelectorAll('[data-phase="ready"]')).toHaveLength(2), 20_000);
    expect(createWorker).toHaveBeenCalledTimes(2);
  });

  test('without a worker, through the engines the page names', async () => {
    const onReady = vi.fn<(session: Session<SumTypes>) => void>();
    const broken = (): Worker => {
      throw new DOMException('no workers here', 'SecurityError');
    };
    const puzzles = async () => ({ ...registry, sum });
    show(<Sum options={options} seed="inline" onReady={onReady} createWorker={broken} puzzles={puzzles} />);
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 20_000);
    expect(onReady.mock.lastCall![0].getSnapshot().puzzle).toEqual(expected('inline'));
  });
});
