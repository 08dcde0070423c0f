import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from './budget.ts';
import type { Job, Progress } from './puzzle.ts';
import { run, runSliced, type Pacing } from './run.ts';

function* counting(yields: number): Job<string, number> {
  for (let n = 1; n <= yields; n += 1) yield { done: n / yields, best: n };
  return `after ${yields}`;
}

/** A clock that goes `perLook` milliseconds on at every look. */
function pacing(
  perLook: number,
  sliceMs = 8,
): Pacing<number> & { readonly pauses: number; readonly seen: Progress<number>[] } {
  let clock = 0;
  const counts = { pauses: 0 };
  const seen: Progress<number>[] = [];
  return {
    now: () => (clock += perLook),
    pause: async () => {
      counts.pauses += 1;
      await Promise.resolve();
    },
    sliceMs,
    onProgress: (progress) => seen.push(progress),
    seen,
    get pauses() {
      return counts.pauses;
    },
  };
}

describe('run', () => {
  test('goes to the end', () => {
    expect(run(counting(5))).toBe('after 5');
    expect(run(counting(0))).toBe('after 0');
  });

  test('passes on what a job throws', () => {
    expect(() =>
      run(
        (function* (): Job<string> {
          yield undefined;
          throw new Error('broken');
        })(),
      ),
    ).toThrow('broken');
  });
});

describe('runSliced', () => {
  test('gives what run gives, whatever the clock does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.integer({ min: -5, max: 50 }), fc.nat(20), async (yields, perLook, sliceMs) => {
        expect(await runSliced(counting(yields), pacing(perLook, sliceMs))).toBe(run(counting(yields)));
      }),
    );
  });

  test('pauses when the slice is used up and not before', async () => {
    const slow = pacing(100);
    await runSliced(counting(6), slow);
    expect(slow.pauses).toBeGreaterThanOrEqual(5);
    expect(slow.pauses).toBeLessThanOrEqual(7);
    const quick = pacing(0);
    await runSliced(counting(6), quick);
    expect(quick.pauses).toBeLessThanOrEqual(1);
  });

  test('measures each slice from its own start', async () => {
    let clock = 0;
    let pauses = 0;
    const job = (function* (): Job<string> {
      for (let n = 0; n < 100; n += 1) {
        clock += 1;
        yield undefined;
      }
      return 'done';
    })();
    await runSliced(job, {
      now: () => clock,
      pause: () => {
        pauses += 1;
        clock += 1_000;
        return Promise.resolve();
      },
      sliceMs: 10,
    });
    expect(pauses).toBeGreaterThanOrEqual(8);
    expect(pauses).toBeLessThanOrEqual(12);
  });

  test('passes the progress on', async () => {
    const { seen, ...paced } = pacing(100);
    await runSliced(counting(3), paced);
    expect(seen.at(-1)).toEqual({ done: 1, best: 3 });
    expect(seen.map((progress) => progress?.best)).toEqual([1, 2, 3]);
  });

  test('does not call onProgress when there is nothing to say', async () => {
    const { seen, ...paced } = pacing(100);
    const job = (function* (): Job<string, number> {
      yield undefined;
      return 'silent';
    })();
    expect(await runSliced(job, paced)).toBe('silent');
    expect(seen).toEqual([]);
  });

  test('rejects with what a job throws', async () => {
    const job = (function* (): Job<string, number> {
      yield { done: 0 };
      throw new Error('broken');
    })();
    await expect(runSliced(job, pacing(100))).rejects.toThrow('broken');
  });

  test('rejects when the world fails to pause', async () => {
    const paced: Pacing<number> = { ...pacing(100), pause: () => Promise.reject(new Error('no more pauses')) };
    await expect(runSliced(counting(1_000), paced)).rejects.toThrow('no more pauses');
  });

  test('a job that is cancelled in a pause sees it in the next slice', async () => {
    let cancelled = false;
    const budget = createBudget({ steps: 1e9, slice: 10, cancelled: () => cancelled });
    let yields = 0;
    const job = (function* (): Job<string> {
      while (budget.spend()) {
        if (!budget.due) continue;
        yields += 1;
        yield undefined;
      }
      return budget.why!;
    })();
    const paced = pacing(100);
    const result = await runSliced(job, {
      ...paced,
      pause: () => {
        if (yields === 3) cancelled = true;
        return Promise.resolve();
      },
    } as Pacing);
    expect(result).toBe('cancelled');
    expect(yields).toBeLessThanOrEqual(4);
  });
});
