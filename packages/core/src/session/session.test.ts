import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { KumikiError } from '../errors.ts';
import { nullPuzzle, type NullPuzzleTypes } from '../null-puzzle/index.ts';
import type { Position, Status } from '../puzzle.ts';
import { createSession, type Session } from './session.ts';

type Board = NullPuzzleTypes['puzzle'];
type At = Position<NullPuzzleTypes>;

const LAMPS = 4;
const board = (...lamps: (0 | 1)[]): Board => ({ lamps, presses: [] });
const dark = board(0, 0, 0, 0);
const press = (lamp: number): NullPuzzleTypes['move'] => ({ type: 'press', lamp });
const started = (puzzle = dark): Session<NullPuzzleTypes> => createSession(nullPuzzle, puzzle);

describe('a new session', () => {
  test('stands at step 0 of its board', () => {
    const session = createSession(nullPuzzle, dark, { options: { lamps: 4 }, seed: '組木' });
    expect(session.getSnapshot()).toStrictEqual({
      puzzle: dark,
      state: { lamps: [0, 0, 0, 0] },
      status: 'playing',
      complete: false,
      step: 0,
      steps: 0,
      canUndo: false,
      canRedo: false,
    });
    expect([session.options, session.seed, session.rules.id]).toEqual([{ lamps: 4 }, '組木', 'null-puzzle']);
    expect(session.meta).toEqual({ elapsed: 0, hints: 0, reveals: 0 });
    expect(session.history()).toHaveLength(1);
    expect([session.undo(), session.redo(), session.reset(), session.jump(1), session.jump(-1)]).not.toContain(true);
  });

  test('on a board that does not decode is a mistake of the caller', () => {
    expect(() => started({ lamps: [2] } as never)).toThrow(KumikiError);
    let caught: unknown;
    try {
      started({ lamps: [0, 2], presses: [] } as never);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code: 'bad-puzzle', problems: [{ path: 'lamps[1]' }] });
    expect((caught as KumikiError).message.length).toBeGreaterThan(40);
  });

  test('is solved at once on a solved board', () => {
    expect(started(board(1, 1)).getSnapshot()).toMatchObject({ status: 'solved', complete: true });
  });
});

// Against the plainest model there is: an array of positions and a cursor.
interface Model {
  positions: At[];
  cursor: number;
  /** The group that the next move of the same name joins. */
  group: string | number | undefined;
}
type Command =
  | { readonly do: 'press'; readonly lamp: number; readonly group?: string | number }
  | { readonly do: 'deal'; readonly lamps: readonly (0 | 1)[] }
  | { readonly do: 'undo' | 'redo' | 'reset' }
  | { readonly do: 'jump'; readonly step: number };

const lampIn = fc.integer({ min: 0, max: LAMPS - 1 });
const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('press' as const), lamp: lampIn }) },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        lamp: lampIn,
        group: fc.constantFrom<string | number>('a', 'b', 0, ''),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('press' as const), lamp: fc.constantFrom(LAMPS, -1, 0.5, NaN, 1e9) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reset' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('deal' as const),
        lamps: fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: LAMPS, maxLength: LAMPS }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('jump' as const),
        step: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom(NaN, Infinity, 0.5)),
      }),
    },
  ),
  { maxLength: 40 },
);

const turned = (lamps: readonly (0 | 1)[], lamp: number): (0 | 1)[] =>
  lamps.map((lit, at) => (at === lamp || at === lamp + 1 ? (lit ? 0 : 1) : lit));

/** Does to the model what the docstrings say; tells whether anything changed. */
function act(model: Model, command: Command): boolean {
  const at = model.positions[model.cursor]!;
  const goTo = (step: number): boolean => {
    const moved = Number.isInteger(step) && step >= 0 && step < model.positions.length && step !== model.cursor;
    if (moved) {
      model.cursor = step;
      model.group = undefined;
    }
    return moved;
  };
  switch (command.do) {
    case 'press': {
      if (!(Number.isInteger(command.lamp) && command.lamp >= 0 && command.lamp < LAMPS)) return false;
      const next: At = { puzzle: at.puzzle, state: { lamps: turned(at.state.lamps, command.lamp) } };
      const joins = command.group !== undefined && command.group === model.group && model.cursor > 0;
      const kept = model.positions.slice(0, joins ? model.cursor : model.cursor + 1);
      model.positions = [...kept, next];
      model.cursor = model.positions.length - 1;
      model.group = command.group;
      return true;
    }
    case 'deal': {
      const dealt = board(...command.lamps);
      model.positions = [
        ...model.positions.slice(0, model.cursor + 1),
        { puzzle: dealt, state: { lamps: dealt.lamps } },
      ];
      model.cursor += 1;
      model.group = undefined;
      return true;
    }
    case 'undo':
      return goTo(model.cursor - 1);
    case 'redo':
      return goTo(model.cursor + 1);
    case 'jump':
      return goTo(command.step);
    default: {
      let start = model.cursor;
      while (start > 0 && model.positions[start]!.puzzle === model.positions[start - 1]!.puzzle) start -= 1;
      return goTo(start);
    }
  }
}

function perform(session: Session<NullPuzzleTypes>, command: Command): boolean {
  switch (command.do) {
    case 'press':
      return session.dispatch(press(command.lamp), command.group === undefined ? {} : { group: command.group });
    case 'deal':
      return session.dispatch({ type: 'deal', puzzle: board(...command.lamps) });
    case 'jump':
      return session.jump(command.step);
    default:
      return session[command.do]();
  }
}

describe('any sequence of commands', () => {
  test('does what an array and a cursor do, and tells exactly those who asked', () => {
    fc.assert(
      fc.property(commands, (list) => {
        const session = started();
        const model: Model = {
          positions: [{ puzzle: dark, state: { lamps: dark.lamps } }],
          cursor: 0,
          group: undefined,
        };
        const seen = new Map<number, Position<NullPuzzleTypes>>();
        let told = 0;
        const toldOf = Array.from({ length: LAMPS }, () => 0);
        session.subscribe(() => {
          told += 1;
        });
        for (let key = 0; key < LAMPS; key += 1) session.subscribeKey(key, () => (toldOf[key]! += 1));

        for (const command of list) {
          const before = session.getSnapshot();
          const changed = act(model, command);
          told = 0;
          toldOf.fill(0);
          expect(perform(session, command)).toBe(changed);
          const after = session.getSnapshot();
          const at = model.positions[model.cursor]!;
          const steps = model.positions.length - 1;
          const status: Status = at.state.lamps.includes(0) ? 'playing' : 'solved';
          expect(after).toStrictEqual({
            puzzle: at.puzzle,
            state: { lamps: at.state.lamps },
            status,
            complete: status === 'solved',
            step: model.cursor,
            steps,
            canUndo: model.cursor > 0,
            canRedo: model.cursor < steps,
          });
          expect(session.history()).toStrictEqual(model.positions);
          // The same object as long as nothing changed, and the same positions whenever a step is visited again.
          expect(after === before).toBe(!changed);
          if (command.do === 'press' || command.do === 'deal') {
            if (changed) for (const step of seen.keys()) if (step >= model.cursor) seen.delete(step);
          }
          const visited = seen.get(model.cursor);
          if (visited) {
            expect(after.state).toBe(visited.state);
            expect(after.puzzle).toBe(visited.puzzle);
          }
          seen.set(model.cursor, after);
          expect(session.history()[model.cursor]!.state).toBe(after.state);
          // Everybody hears of a change once; a key only of its own.
          expect(told).toBe(changed ? 1 : 0);
          const newBoard = after.puzzle !== before.puzzle;
          expect(toldOf).toEqual(
            before.state.lamps.map((lit, key) => (newBoard || lit !== after.state.lamps[key] ? 1 : 0)),
          );
        }
        const replayed = session
          .save()
          .steps.reduce<At>(
            (start, moves) =>
              moves.reduce<At>(
                (at, move) =>
                  move.type === 'deal'
                    ? { puzzle: move.puzzle, state: nullPuzzle.start(move.puzzle) }
                    : { ...at, state: nullPuzzle.reduce(at.state, move, at.puzzle) },
                start,
              ),
            session.history()[0]!,
          );
        expect(replayed).toStrictEqual(model.positions.at(-1));
        expect(session.save().steps).toHaveLength(model.positions.length - 1);
      }),
      { numRuns: 600 },
    );
  });
});

describe('groups', () => {
  const grouped = (session: Session<NullPuzzleTypes>, lamp: number, group: string | number): boolean =>
    session.dispatch(press(lamp), { group });

  test('a stroke is one step, to undo and to redo in one go', () => {
    const session = started();
    for (const lamp of [0, 2, 1]) grouped(session, lamp, 'stroke');
    expect(session.getSnapshot()).toMatchObject({ step: 1, steps: 1 });
    const { state } = session.getSnapshot();
    session.undo();
    expect(session.getSnapshot()).toMatchObject({ step: 0, state: { lamps: [0, 0, 0, 0] } });
    session.redo();
    expect(session.getSnapshot().state).toBe(state);
    expect(session.save().steps).toEqual([[press(0), press(2), press(1)]]);
  });

  test('0 and the empty text are groups as well', () => {
    for (const group of [0, '']) {
      const session = started();
      grouped(session, 0, group);
      grouped(session, 1, group);
      expect(session.getSnapshot().steps).toBe(1);
    }
  });

  test('an illegal move in the middle of a stroke does not cut it in two', () => {
    const session = started();
    grouped(session, 0, 'stroke');
    expect(grouped(session, 99, 'stroke')).toBe(false);
    expect(session.dispatch(press(99))).toBe(false);
    grouped(session, 1, 'stroke');
    expect(session.getSnapshot().steps).toBe(1);
  });

  test.each<[string, (session: Session<NullPuzzleTypes>) => void, steps: number]>([
    ['a move without a group', (session) => void session.dispatch(press(3)), 3],
    ['a move of another group', (session) => void grouped(session, 3, 'another'), 3],
    ['a group of another type', (session) => void grouped(session, 3, 0), 3],
    ['undo and redo', (session) => void (session.undo(), session.redo()), 2],
    ['undo', (session) => void session.undo(), 1],
    ['jump', (session) => void (session.jump(0), session.jump(1)), 2],
    ['reset', (session) => void (session.reset(), session.redo()), 2],
    ['a deal', (session) => void session.dispatch({ type: 'deal', puzzle: dark }), 3],
  ])('%s closes the group', (_name, between, steps) => {
    const session = started();
    grouped(session, 0, 'stroke');
    between(session);
    grouped(session, 1, 'stroke');
    expect(session.getSnapshot().steps).toBe(steps);
  });

  test('a stroke that comes back to where it began is still a step', () => {
    const session = started();
    grouped(session, 0, 'stroke');
    grouped(session, 0, 'stroke');
    expect(session.getSnapshot()).toMatchObject({ step: 1, state: { lamps: [0, 0, 0, 0] } });
    expect(session.undo()).toBe(true);
    expect(session.getSnapshot().step).toBe(0);
  });
});

describe('deal and reset', () => {
  test('reset goes back to the last deal and leaves the steps to be redone', () => {
    const session = started();
    session.dispatch(press(0));
    session.dispatch({ type: 'deal', puzzle: board(1, 0, 0, 1) });
    session.dispatch(press(1));
    session.dispatch(press(2));
    expect(session.reset()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ step: 2, steps: 4, canRedo: true });
    expect(session.reset()).toBe(false);
    session.undo();
    expect(session.reset()).toBe(true);
    expect(session.getSnapshot().step).toBe(0);
  });

  test('dealing the very same board again is a new board', () => {
    const session = started();
    session.dispatch(press(0));
    expect(session.dispatch({ type: 'deal', puzzle: session.getSnapshot().puzzle })).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ step: 2, state: { lamps: [0, 0, 0, 0] } });
    session.dispatch(press(1));
    session.reset();
    expect(session.getSnapshot().step).toBe(2);
  });

  test('a board of another size is drawn anew by everybody', () => {
    const session = started();
    const heard = vi.fn();
    session.subscribeKey(77, heard);
    session.dispatch(press(0));
    expect(heard).not.toHaveBeenCalled();
    session.dispatch({ type: 'deal', puzzle: board(0, 1) });
    session.undo();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('what was dealt is not the object that came in', () => {
    const session = started();
    const mine = { lamps: [0, 1], presses: [] as number[] };
    session.dispatch({ type: 'deal', puzzle: mine as Board });
    mine.lamps[0] = 1;
    expect(session.getSnapshot().puzzle.lamps).toEqual([0, 1]);
    expect(session.save().steps[0]![0]).toEqual({ type: 'deal', puzzle: board(0, 1) });
  });

  test('nor is the board it was started on', () => {
    const mine = { lamps: [0, 1], presses: [] as number[] };
    const session = started(mine as Board);
    mine.lamps[0] = 1;
    expect(session.getSnapshot().puzzle.lamps).toEqual([0, 1]);
    expect(session.save().puzzle.lamps).toEqual([0, 1]);
  });

  test('a move that its caller changes later stays what it was', () => {
    const session = started();
    const move = { type: 'press' as const, lamp: 0 };
    session.dispatch(move);
    move.lamp = 3;
    expect(session.save().steps).toEqual([[press(0)]]);
  });
});

describe('listeners', () => {
  test('are left alone after they leave, and leaving twice is no harm', () => {
    const session = started();
    const [all, key] = [vi.fn(), vi.fn()];
    const leave = [session.subscribe(all), session.subscribeKey(0, key)];
    for (const go of [...leave, ...leave]) go();
    session.dispatch(press(0));
    expect(all).not.toHaveBeenCalled();
    expect(key).not.toHaveBeenCalled();
  });

  test('one function subscribed twice stays until both have left', () => {
    const session = started();
    const both = vi.fn();
    const [first, second] = [session.subscribe(both), session.subscribe(both)];
    first();
    first();
    session.dispatch(press(0));
    expect(both).toHaveBeenCalled();
    second();
    both.mockClear();
    session.dispatch(press(0));
    expect(both).not.toHaveBeenCalled();

    const [one, other] = [session.subscribeKey(0, both), session.subscribeKey(0, both)];
    one();
    session.dispatch(press(0));
    expect(both).toHaveBeenCalled();
    other();
  });

  test('may leave, and let others leave, while they are told', () => {
    const session = started();
    const log: string[] = [];
    const leave: (() => void)[] = [];
    leave.push(
      session.subscribe(() => {
        log.push('first');
        leave[0]!();
        leave[1]!();
      }),
    );
    leave.push(session.subscribe(() => log.push('second')));
    session.subscribe(() => log.push('third'));
    session.dispatch(press(0));
    expect(log).toContain('first');
    expect(log).toContain('third');
    log.length = 0;
    session.dispatch(press(0));
    expect(log).toEqual(['third']);
  });

  test('may bring others along while they are told', () => {
    const session = started();
    const late = vi.fn();
    let brought = 0;
    session.subscribe(() => {
      if (brought < 3) session.subscribe(late);
      brought += 1;
    });
    session.dispatch(press(0));
    expect(late.mock.calls.length).toBeLessThanOrEqual(1);
    session.dispatch(press(1));
    expect(late).toHaveBeenCalled();
  });

  test('may play while they are told: nobody is left behind', () => {
    const session = started();
    const seen: number[] = [];
    session.subscribe(() => {
      if (session.getSnapshot().step < 3) session.dispatch(press(session.getSnapshot().step));
    });
    session.subscribe(() => seen.push(session.getSnapshot().step));
    const keys = [0, 1, 2, 3].map((key) => {
      const shown = { lit: session.getSnapshot().state.lamps[key]! };
      session.subscribeKey(key, () => {
        shown.lit = session.getSnapshot().state.lamps[key]!;
      });
      return shown;
    });
    expect(session.dispatch(press(0))).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ step: 3, steps: 3 });
    expect(seen.at(-1)).toBe(3);
    expect(keys.map(({ lit }) => lit)).toEqual(session.getSnapshot().state.lamps);
    expect(session.history()).toHaveLength(4);
  });

  test('may undo while they are told', () => {
    const session = started();
    session.subscribe(() => {
      if (session.getSnapshot().step === 1) session.undo();
    });
    session.dispatch(press(0));
    expect(session.getSnapshot()).toMatchObject({ step: 0, steps: 1, canRedo: true });
  });

  test('that throw do not break the game', () => {
    const session = started();
    const after = vi.fn();
    const leave = session.subscribe(() => {
      throw new Error('a broken listener');
    });
    session.subscribe(after);
    try {
      session.dispatch(press(0));
    } catch {
      // Whether the error comes through is not promised.
    }
    expect(session.getSnapshot().step).toBe(1);
    leave();
    expect(session.dispatch(press(1))).toBe(true);
    expect(session.getSnapshot().step).toBe(2);
    expect(after).toHaveBeenCalled();
  });
});

test('jump to -0 is a jump to 0', () => {
  const session = started();
  session.dispatch(press(0));
  expect(session.jump(-0)).toBe(true);
  expect(Object.is(session.getSnapshot().step, 0)).toBe(true);
});

describe('what a session gives away', () => {
  test('can not be used to change it', () => {
    const session = started();
    session.dispatch(press(0));
    const before = JSON.stringify([session.getSnapshot(), session.save(), session.history()]);
    try {
      (session.history() as At[]).push({ puzzle: dark, state: { lamps: [] } });
      (session.history() as At[]).length = 0;
    } catch {
      // Frozen is fine as well.
    }
    const save = session.save() as unknown as { steps: unknown[][]; meta: { hints: number } };
    try {
      save.steps[0]!.length = 0;
      save.steps.length = 0;
      save.meta.hints = 99;
    } catch {
      // Likewise.
    }
    expect(JSON.stringify([session.getSnapshot(), session.save(), session.history()])).toBe(before);
    expect(session.dispatch(press(1))).toBe(true);
    expect(session.history()).toHaveLength(3);
  });

  test('counts what it is told to count', () => {
    const session = createSession(nullPuzzle, dark, { meta: { elapsed: 5, hints: 1, reveals: 0 } });
    session.count({ elapsed: 10 });
    session.count({ hints: 1, elapsed: 2.5 });
    session.count({});
    expect(session.meta).toEqual({ elapsed: 17.5, hints: 2, reveals: 0 });
    expect(session.save().meta).toEqual(session.meta);
    session.undo();
    expect(session.meta.hints).toBe(2);
  });

  test('methods work without their session', () => {
    const { dispatch, undo, redo, jump, reset, getSnapshot, subscribe, save, history } = started();
    subscribe(() => {})();
    expect([dispatch(press(0)), undo(), redo(), jump(0), jump(1), reset()]).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    expect([getSnapshot().step, save().cursor, history().length]).toEqual([0, 0, 2]);
  });
});
