import { decoder, digest, fail, json, succeed, type AnyPuzzle, type Job, type Result, type Tools } from '@kumiki/core';
import { nullPuzzle } from '@kumiki/core/null-puzzle';

const args = decoder(json(100, 5));

/** Work that takes time: about a millisecond of arithmetic. */
function grind(): number {
  let x = 1;
  for (let i = 0; i < 200_000; i += 1) x = Math.imul(x ^ i, 0x9e3779b1);
  return x;
}

/** Goes on until its steps are spent, a slice a time. */
function* slow({ budget }: Tools): Job<Result<number>, number> {
  for (let rounds = 1; ; rounds += 1) {
    grind();
    if (!budget.spend(1_000)) {
      return budget.why === 'budget' ? succeed(rounds, budget.spent) : fail('cancelled', undefined, budget.spent);
    }
    if (budget.due) yield { done: budget.spent / budget.limit, best: rounds };
  }
}

/** A job that answers at once. */
function* atOnce(work: () => Result<unknown>): Job<Result<unknown>> {
  yield;
  return work();
}

/** Jobs that misbehave in every way a worker can; a null puzzle otherwise. */
export const fixture: AnyPuzzle = {
  ...nullPuzzle,
  id: 'fixture',
  own: {
    echo: {
      args,
      run: (value, { random, budget }) =>
        atOnce(() => {
          budget.spend(1);
          return succeed({ value, drawn: [random.next(), random.next()] }, budget.spent);
        }),
    },
    slow: { args, run: (_value, tools) => slow(tools) },
    /** The worker's thread never comes back. */
    loop: {
      args,
      run: () =>
        atOnce(() => {
          for (let x = 1; x !== 0; x = (x % 7) + 1);
          return succeed(0);
        }),
    },
    /** Yields all the time, and never asks whether it was cancelled. */
    stubborn: {
      args,
      *run() {
        for (let x = grind(); ; x ^= grind()) yield { best: x };
      },
    },
    throws: {
      args,
      run: () =>
        atOnce(() => {
          throw new Error('The fixture threw');
        }),
    },
    /** An error outside any job: it reaches the page as an error event. */
    bomb: {
      args,
      *run(_value, tools) {
        setTimeout(() => {
          throw new Error('The fixture blew up');
        }, 20);
        return yield* slow(tools);
      },
    },
    /** A result that structured clone refuses. */
    unpostable: {
      args,
      run: () => atOnce(() => succeed(() => 0)),
    },
    /** Which of these digests is there, and does the content agree? */
    assets: {
      args,
      run: (keys: string[], { assets }) =>
        atOnce(() => succeed(keys.map((key) => assets.get(key) !== undefined && digest(assets.get(key)!) === key))),
    },
  },
};
