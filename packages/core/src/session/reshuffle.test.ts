import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { nullPuzzle, type NullPuzzleTypes } from '../null-puzzle/index.ts';
import type { Jobs, Position, Tools } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { fail, succeed } from '../result.ts';
import { run } from '../run.ts';
import { reshuffle } from './reshuffle.ts';

const at: Position<NullPuzzleTypes> = { puzzle: { lamps: [0, 0], presses: [] }, state: { lamps: [0, 1] } };
const tools = (steps = 1_000, seed = 'r'): Tools => ({
  random: createRandom(seed),
  budget: createBudget({ steps }),
  assets: noAssets,
});
const press = { type: 'press' as const, lamp: 0 };

describe('reshuffle', () => {
  test('deals a new board from the options when the puzzle has no job of its own', () => {
    const result = run(reshuffle(nullPuzzle.jobs, at, { lamps: 9 }, tools()));
    expect(result).toMatchObject({ ok: true, value: { type: 'deal' } });
    if (!result.ok || result.value.type !== 'deal') throw new Error('no deal');
    expect(result.value.puzzle.lamps).toHaveLength(9);
    expect(Object.keys(result.value).toSorted()).toEqual(['puzzle', 'type']);
    expect(result.spent).toBeGreaterThan(0);
  });

  test('gives the same deal for the same seed', () => {
    const deal = (seed: string): unknown => run(reshuffle(nullPuzzle.jobs, at, { lamps: 30 }, tools(1_000, seed)));
    expect(deal('a')).toStrictEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });

  test('without options says so', () => {
    expect(run(reshuffle(nullPuzzle.jobs, at, undefined, tools()))).toMatchObject({
      ok: false,
      reason: 'impossible',
      detail: 'no-options',
    });
  });

  test('prefers the job of the puzzle', () => {
    const own: Jobs<NullPuzzleTypes> = {
      ...nullPuzzle.jobs,
      *reshuffle(position) {
        expect(position).toBe(at);
        yield undefined;
        return succeed(press);
      },
    };
    for (const options of [undefined, { lamps: 5 }])
      expect(run(reshuffle(own, at, options, tools()))).toMatchObject({ ok: true, value: press });
  });

  test('passes on why nothing came of it', () => {
    expect(run(reshuffle(nullPuzzle.jobs, at, { lamps: 9 }, tools(0)))).toMatchObject({ ok: false, reason: 'budget' });
    const failing: Jobs<NullPuzzleTypes> = {
      ...nullPuzzle.jobs,
      *generate() {
        yield undefined;
        return fail('invalid-options', null, 3);
      },
    };
    expect(run(reshuffle(failing, at, { lamps: 9 }, tools()))).toMatchObject({ reason: 'invalid-options', spent: 3 });
  });

  test('passes the progress on', () => {
    const slow: Jobs<NullPuzzleTypes> = {
      ...nullPuzzle.jobs,
      *generate() {
        yield { done: 0.5, stage: 'draw', best: at.puzzle };
        yield undefined;
        yield { done: 0.9 };
        return succeed(at.puzzle);
      },
    };
    const job = reshuffle(slow, at, { lamps: 2 }, tools());
    const progress: unknown[] = [];
    let turn = job.next();
    for (; !turn.done; turn = job.next()) progress.push(turn.value);
    expect(progress[0]).toMatchObject({ done: 0.5, stage: 'draw' });
    expect([undefined, 'deal']).toContain((progress[0] as { best?: { type: string } }).best?.type);
    expect(progress[2]).toEqual({ done: 0.9 });
    expect(turn.value).toMatchObject({ ok: true, value: { type: 'deal', puzzle: at.puzzle } });
  });
});
