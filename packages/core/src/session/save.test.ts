import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nullPuzzle, type NullPuzzleTypes } from '../null-puzzle/index.ts';
import type { Json, PuzzleRules } from '../puzzle.ts';
import { restoreSession, type Restored, type Save } from './save.ts';
import { createSession } from './session.ts';

type GameSave = Save<NullPuzzleTypes>;
const press = (lamp: number): NullPuzzleTypes['move'] => ({ type: 'press', lamp });
const puzzle: NullPuzzleTypes['puzzle'] = { lamps: [0, 0, 0], presses: [0, 2] };

function played(): GameSave {
  const session = createSession(nullPuzzle, puzzle, { options: { lamps: 3 }, seed: 'seed' });
  session.dispatch(press(0), { group: 1 });
  session.dispatch(press(1), { group: 1 });
  session.dispatch(press(2));
  session.dispatch({ type: 'deal', puzzle: { lamps: [1, 0], presses: [1] } });
  session.dispatch(press(1));
  session.undo();
  session.count({ elapsed: 1_234.5, hints: 2 });
  return session.save();
}

const restored = (input: unknown, rules: PuzzleRules<NullPuzzleTypes> = nullPuzzle): Restored<NullPuzzleTypes> => {
  const result = restoreSession(rules, input);
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.detail)}`);
  return result.value;
};

describe('a save', () => {
  test('is the first board, the moves by step, and where the game stands', () => {
    expect(played()).toStrictEqual({
      format: 1,
      puzzleId: 'null-puzzle',
      version: 1,
      seed: 'seed',
      options: { lamps: 3 },
      puzzle,
      steps: [
        [press(0), press(1)],
        [press(2)],
        [{ type: 'deal', puzzle: { lamps: [1, 0], presses: [1] } }],
        [press(1)],
      ],
      cursor: 3,
      meta: { elapsed: 1_234.5, hints: 2, reveals: 0 },
    });
  });

  test('leaves out seed and options when there are none', () => {
    const save = createSession(nullPuzzle, puzzle).save();
    expect(Object.keys(save).toSorted()).toEqual([
      'cursor',
      'format',
      'meta',
      'puzzle',
      'puzzleId',
      'steps',
      'version',
    ]);
    expect(restored(save).session.save()).toStrictEqual(save);
  });

  test('comes back with groups, deals, redo and counters', () => {
    const { session, dropped } = restored(played());
    expect(dropped).toEqual([]);
    expect(session.save()).toStrictEqual(played());
    expect(session.getSnapshot()).toMatchObject({ step: 3, steps: 4, state: { lamps: [1, 0] } });
    expect(session.redo()).toBe(true);
    expect(session.jump(0)).toBe(true);
    expect(session.getSnapshot().state).toEqual({ lamps: [0, 0, 0] });
    expect(session.getSnapshot().puzzle).toStrictEqual(puzzle);
  });

  test('of a stroke that was open: the next move of that group is a step of its own', () => {
    const session = createSession(nullPuzzle, puzzle);
    session.dispatch(press(0), { group: 'stroke' });
    const again = restored(session.save()).session;
    again.dispatch(press(1), { group: 'stroke' });
    expect(again.getSnapshot().steps).toBe(2);
  });

  test('a move in a group of any name is a step of its own after restoring', () => {
    const again = restored({ ...played(), cursor: 4 }).session;
    for (const group of ['restored', 'restored 3', 'restored 4', 3, 4, 'step 3', '', 0]) {
      const { steps } = again.getSnapshot();
      again.dispatch(press(0), { group });
      expect(again.getSnapshot().steps, String(group)).toBe(steps + 1);
    }
  });
});

describe('a damaged save', () => {
  test('keeps what comes before an illegal step', () => {
    const save = played();
    for (const [at, bad] of [
      [0, [press(7)]],
      [1, []],
      [1, [press(0), press(9)]],
      [2, [{ type: 'deal', puzzle: { lamps: [], presses: [] } }]],
      [3, [press(2)]],
      [2, [{ type: 'deal' }]],
      [2, 'deal'],
      [1, null],
    ] as const) {
      const { session, dropped } = restored({ ...save, steps: (save.steps as unknown[]).with(at, bad) });
      expect(session.history().length - 1).toBeGreaterThanOrEqual(at);
      expect(session.history().length - 1).toBeLessThanOrEqual(at + 1);
      expect(dropped[0]!.path.startsWith(`steps[${at}]`)).toBe(true);
      expect(dropped.map(({ message }) => message).join(' ')).toMatch(/\S/);
      const { step, steps } = session.getSnapshot();
      expect(step).toBeLessThanOrEqual(steps);
    }
  });

  test('a cursor past the end stands at the end', () => {
    const { session } = restored({ ...played(), cursor: 99 });
    expect(session.getSnapshot()).toMatchObject({ step: 4, steps: 4 });
  });

  test.each([-1, 1.5, '1', null, undefined, [], Number.NaN])('a cursor of %j is corrupt', (cursor) => {
    expect(restoreSession(nullPuzzle, { ...played(), cursor })).toMatchObject({ ok: false, reason: 'corrupt' });
  });

  test('never throws, whatever comes in', () => {
    const save = played() as unknown as Record<string, Json>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(save)), fc.anything(), (key, value) => {
        const result = restoreSession(nullPuzzle, { ...save, [key]: value });
        if (!result.ok) expect(['corrupt', 'wrong-puzzle', 'newer-version']).toContain(result.reason);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(restoreSession(nullPuzzle, value).ok).toBe(false);
      }),
    );
  });

  test('cut off in its text, it is no save at all or a whole one', () => {
    const source = JSON.stringify(played());
    for (let end = 0; end < source.length; end += 1) {
      let input: unknown;
      try {
        input = JSON.parse(source.slice(0, end));
      } catch {
        continue;
      }
      expect(restoreSession(nullPuzzle, input).ok).toBe(false);
    }
  });
});

describe('versions', () => {
  const second = (migrate?: (from: number, save: Json) => Json): PuzzleRules<NullPuzzleTypes> => ({
    ...nullPuzzle,
    version: 2,
    codec: { ...nullPuzzle.codec, ...(migrate ? { migrate } : {}) },
  });

  test('an older save is brought up by migrate, and the input stays as it was', () => {
    const asked: number[] = [];
    const rules = second((from, save) => {
      asked.push(from);
      return { ...(save as object), version: 2, puzzle: { lamps: [1, 1, 1], presses: [] }, steps: [] };
    });
    const input = played();
    const before = structuredClone(input);
    const { session } = restored(input, rules);
    expect(asked).toEqual([1]);
    expect(session.getSnapshot()).toMatchObject({ steps: 0, status: 'solved' });
    expect(session.save().version).toBe(2);
    expect(input).toStrictEqual(before);
  });

  test.each<[string, PuzzleRules<NullPuzzleTypes>]>([
    ['no migrate', second()],
    [
      'a migrate that throws',
      second(() => {
        throw Object.create(null) as unknown;
      }),
    ],
    ['a migrate that gives nonsense', second(() => 'nonsense')],
    ['a migrate that gives nothing', second(() => undefined as never)],
  ])('an older save and %s: refused, not thrown at', (_name, rules) => {
    expect(restoreSession(rules, played())).toMatchObject({ ok: false, reason: 'corrupt' });
  });

  test('a save of this version is not migrated', () => {
    const rules = { ...nullPuzzle, codec: { ...nullPuzzle.codec, migrate: () => 'nonsense' } };
    expect(restoreSession(rules, played()).ok).toBe(true);
  });

  test('a newer one is refused and named', () => {
    for (const input of [
      { ...played(), version: 2 },
      { ...played(), format: 2 },
      { format: 2 },
      { format: 3, steps: 'elsewhere' },
    ]) {
      const result = restoreSession(nullPuzzle, input);
      expect(result).toMatchObject({ ok: false, reason: 'newer-version' });
      if (!result.ok) expect(result.detail[0]!.message).toMatch(/\d/);
    }
  });
});
