import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from './budget.ts';
import { nullPuzzle } from './null-puzzle/index.ts';
import { nullPuzzleEngine } from './null-puzzle/engine.ts';
import { nullPuzzleRules } from './null-puzzle/rules.ts';
import { createRandom } from './random.ts';
import { run } from './run.ts';
import { tileStack } from './tile-stack/index.ts';

const budget = (steps = 1e5): ReturnType<typeof createBudget> => createBudget({ steps });

describe('a defined puzzle', () => {
  test('is its rules and its engine, and the jobs as plain calls', () => {
    expect(nullPuzzle).toMatchObject({ id: nullPuzzleRules.id, version: nullPuzzleRules.version });
    expect(nullPuzzle.jobs).toBe(nullPuzzleEngine.jobs);
    expect(nullPuzzle.reduce).toBe(nullPuzzleRules.reduce);
    expect(nullPuzzle.codec).toBe(nullPuzzleRules.codec);
  });

  test('calls answer as the jobs do', () => {
    const tools = (): Parameters<typeof tileStack.jobs.generate>[1] => ({
      random: createRandom('same'),
      budget: budget(),
      assets: noAssets,
    });
    const made = tileStack.generate(tileStack.defaults, createRandom('same'), budget());
    expect(made).toStrictEqual(run(tileStack.jobs.generate(tileStack.defaults, tools())));
    if (!made.ok) throw new Error(made.reason);
    const puzzle = made.value;
    const state = tileStack.start(puzzle);
    expect(tileStack.verify(puzzle, budget())).toStrictEqual(run(tileStack.jobs.verify(puzzle, tools())));
    expect(tileStack.solve(state, puzzle, budget())).toStrictEqual(
      run(tileStack.jobs.solve({ state, puzzle }, tools())),
    );
    expect(tileStack.hint(state, puzzle, budget())).toStrictEqual(run(tileStack.jobs.hint({ state, puzzle }, tools())));
    const judged = tileStack.judge(state, puzzle, budget());
    expect(judged).toStrictEqual(run(tileStack.jobs.judge({ state, puzzle }, tools())));
    if (!judged.ok) throw new Error(judged.reason);
    expect(tileStack.judge(state, puzzle, budget(), judged.value)).toMatchObject({ ok: true, value: { holds: true } });
    expect(tileStack.reshuffle(state, puzzle, createRandom('same'), budget())).toStrictEqual(
      run(tileStack.jobs.reshuffle!({ state, puzzle }, tools())),
    );
  });

  test('reshuffle takes options where the puzzle has no job of its own', () => {
    const puzzle = { lamps: [0, 1] as const, presses: [] };
    const state = nullPuzzle.start(puzzle);
    expect(nullPuzzle.reshuffle(state, puzzle, createRandom(1), budget())).toMatchObject({ detail: 'no-options' });
    expect(nullPuzzle.reshuffle(state, puzzle, createRandom(1), budget(), { lamps: 3 })).toMatchObject({
      ok: true,
      value: { type: 'deal' },
    });
  });

  test('calls keep to their budget', () => {
    expect(tileStack.generate(tileStack.defaults, createRandom(1), budget(3))).toMatchObject({
      ok: false,
      reason: 'budget',
    });
  });
});
