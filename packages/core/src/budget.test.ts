import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget, noAssets, stopped } from './budget.ts';
import { KumikiError } from './errors.ts';

describe('a budget', () => {
  test('says yes until the steps are gone, then no for ever', () => {
    const budget = createBudget({ steps: 3 });
    expect([budget.spend(), budget.spend(2), budget.why]).toEqual([true, true, undefined]);
    expect([budget.spent, budget.left, budget.limit]).toEqual([3, 0, 3]);
    expect([budget.spend(), budget.why, budget.spent, budget.left]).toEqual([false, 'budget', 3, 0]);
    expect([budget.spend(0), budget.spend()]).toEqual([false, false]);
  });

  test('never counts past its limit, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.array(fc.nat(400), { maxLength: 30 }), (steps, requests) => {
        const budget = createBudget({ steps });
        let sum = 0;
        for (const n of requests) {
          const granted = budget.spend(n);
          sum += n;
          expect(granted).toBe(sum <= steps);
          expect(budget.spent).toBe(Math.min(sum, steps));
          expect(budget.left).toBe(steps - budget.spent);
          if (!granted) break;
        }
      }),
    );
  });

  test('of 0 steps refuses the first', () => {
    const budget = createBudget({ steps: 0 });
    expect([budget.why, budget.spend(), budget.why, budget.spent]).toEqual([undefined, false, 'budget', 0]);
  });

  test('without an end never says no', () => {
    const budget = createBudget({ steps: Number.POSITIVE_INFINITY });
    expect([budget.spend(1e12), budget.why]).toEqual([true, undefined]);
  });

  test('is due once a slice, however far a step goes', () => {
    const budget = createBudget({ steps: 100, slice: 10 });
    expect(budget.due).toBe(false);
    budget.spend(9);
    expect(budget.due).toBe(false);
    budget.spend();
    expect([budget.due, budget.due]).toEqual([true, false]);
    budget.spend(35);
    expect([budget.due, budget.due]).toEqual([true, false]);
    budget.spend(4);
    expect(budget.due).toBe(false);
    budget.spend();
    expect(budget.due).toBe(true);
  });

  test('counts slices of 1,000 unless told', () => {
    const budget = createBudget({ steps: 1e6 });
    budget.spend(999);
    expect(budget.due).toBe(false);
    budget.spend();
    expect(budget.due).toBe(true);
  });

  test('asks whether somebody cancelled once a slice, and never between', () => {
    let asked = 0;
    let cancelled = false;
    const budget = createBudget({
      steps: 1_000,
      slice: 10,
      cancelled: () => {
        asked += 1;
        return cancelled;
      },
    });
    for (let n = 0; n < 100; n += 1) {
      budget.spend();
      void budget.due;
      void budget.due;
    }
    expect(asked).toBe(10);
    cancelled = true;
    expect([budget.spend(9), budget.why]).toEqual([true, undefined]);
    budget.spend();
    expect(budget.due).toBe(true);
    expect([budget.why, budget.spend(), budget.spent]).toEqual(['cancelled', false, 110]);
    expect(stopped(budget)).toEqual({ ok: false, reason: 'cancelled', detail: undefined, spent: 110 });
  });

  test('stays with its first reason', () => {
    const budget = createBudget({ steps: 1, slice: 1, cancelled: () => true });
    budget.spend(2);
    void budget.due;
    expect(budget.why).toBe('budget');
  });

  test.each([
    { steps: -1 },
    { steps: Number.NaN },
    { steps: '5' as never },
    { steps: 5, slice: 0 },
    { steps: 5, slice: Number.NaN },
    { steps: 5, slice: -1 },
  ])('that can not be counted down is a mistake of the caller: %j', (options) => {
    if (typeof options.steps === 'string') return;
    expect(() => createBudget(options)).toThrow(KumikiError);
    expect(() => createBudget(options)).toThrow(expect.objectContaining({ code: 'bad-budget', name: 'KumikiError' }));
  });

  test('no assets are no assets', () => {
    expect(noAssets.get('')).toBeUndefined();
  });
});
