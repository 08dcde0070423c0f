// Read by tsc: each @ts-expect-error is a test that fails when the compiler stops complaining.
import {
  createBudget,
  createRandom,
  createSession,
  definePuzzle,
  lastSound,
  reshuffle,
  restoreSession,
  type AnyPuzzle,
  type Deal,
  type Hint,
  type Play,
  type Position,
  type PuzzleDef,
  type PuzzleRules,
  type PuzzleTypes,
  type Session,
  type Tools,
  type Verdict,
} from '@kumiki/core';
import { nullPuzzle, type NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { tileStack, type TileStackTypes } from '@kumiki/core/tile-stack';
import { registry } from '@kumiki/core/worker';
import { expect, expectTypeOf, test } from 'vitest';
import { sum, type SumTypes } from '../fixture-puzzle/core/index.ts';
import { toolsFor } from './tools-for.ts';

/** Only compiled: the types are what is tested. */
const compiled = (_proof: () => unknown): void => {};

const lamps: NullPuzzleTypes['puzzle'] = { lamps: [0, 1], presses: [] };
const numbers: SumTypes['puzzle'] = { numbers: [1, 2], target: 3, picks: [0, 1] };
const tools: Tools = toolsFor();

test('a state, a board or a move of another puzzle is a type error', () => {
  compiled(() => {
    const state = nullPuzzle.start(lamps);
    // @ts-expect-error -- the board of another puzzle
    nullPuzzle.start(numbers);
    // @ts-expect-error -- the state of another puzzle
    nullPuzzle.status(sum.start(numbers), lamps);
    // @ts-expect-error -- the move of another puzzle
    nullPuzzle.reduce(state, { type: 'pick', at: 0 }, lamps);
    // @ts-expect-error -- no such move
    nullPuzzle.reduce(state, { type: 'lift', lamp: 0 }, lamps);
    // @ts-expect-error -- a move with a part missing
    nullPuzzle.reduce(state, { type: 'press' }, lamps);
    // @ts-expect-error -- a move with a part too many
    nullPuzzle.reduce(state, { type: 'press', lamp: 0, twice: true }, lamps);
    // @ts-expect-error -- states of two puzzles
    nullPuzzle.changed(state, sum.start(numbers));
    // @ts-expect-error -- the options of another puzzle
    nullPuzzle.generate(sum.defaults, createRandom(0), createBudget({ steps: 1 }));
    // @ts-expect-error -- the position of another puzzle
    nullPuzzle.jobs.judge({ puzzle: numbers, state: sum.start(numbers) }, tools);
  });
  expectTypeOf(nullPuzzle.start).returns.toEqualTypeOf<NullPuzzleTypes['state']>();
});

test('a session plays the moves and deals of its own puzzle', () => {
  compiled(() => {
    const session: Session<NullPuzzleTypes> = createSession<NullPuzzleTypes>(nullPuzzle, lamps);
    session.dispatch({ type: 'press', lamp: 0 });
    session.dispatch({ type: 'deal', puzzle: lamps });
    // @ts-expect-error -- a deal of another puzzle
    session.dispatch({ type: 'deal', puzzle: numbers });
    // @ts-expect-error -- a deal of nothing
    session.dispatch({ type: 'deal' });
    // @ts-expect-error -- a move nobody knows
    session.dispatch({ type: 'solve' });
    // @ts-expect-error -- the options of another puzzle
    createSession<NullPuzzleTypes>(nullPuzzle, lamps, { options: sum.defaults });
    // @ts-expect-error -- the board of another puzzle
    createSession<NullPuzzleTypes>(nullPuzzle, numbers);
    // @ts-expect-error -- what a board draws is not to be written to
    session.getSnapshot().step = 5;
    // @ts-expect-error -- nor is a state
    session.getSnapshot().state.lamps[0] = 1;
    // @ts-expect-error -- nor is the history
    session.history().push({ puzzle: lamps, state: nullPuzzle.start(lamps) });
    expectTypeOf(session.getSnapshot().state).toEqualTypeOf<NullPuzzleTypes['state']>();
    expectTypeOf(session.save().steps[0]![0]!).toEqualTypeOf<Play<NullPuzzleTypes>>();
    const restored = restoreSession<NullPuzzleTypes>(nullPuzzle, JSON.parse('null'));
    if (restored.ok) expectTypeOf(restored.value.session).toEqualTypeOf<Session<NullPuzzleTypes>>();
    // @ts-expect-error -- a session of another puzzle
    const other: Session<SumTypes> = session;
    return other;
  });
});

test('one puzzle does not stand in for another', () => {
  compiled(() => {
    // @ts-expect-error -- a definition of another puzzle
    const asSum: PuzzleDef<SumTypes> = nullPuzzle;
    // @ts-expect-error -- and back
    const asNull: PuzzleDef<NullPuzzleTypes> = sum;
    // @ts-expect-error -- rules alone
    const rules: PuzzleRules<TileStackTypes> = sum;
    // @ts-expect-error -- rules and engine of two puzzles
    definePuzzle<NullPuzzleTypes>(nullPuzzle, sum);
    // @ts-expect-error -- a deal is of one puzzle
    const deal: Deal<SumTypes> = { type: 'deal', puzzle: lamps };
    // @ts-expect-error -- so is the move of a hint
    const move: NonNullable<Hint<SumTypes>['move']> = { type: 'press', lamp: 1 };
    // @ts-expect-error -- and a verdict
    const verdict: Verdict<SumTypes> = { holds: true, claim: 'x', proof: { presses: [] } };
    const at: Position<NullPuzzleTypes> = { puzzle: lamps, state: nullPuzzle.start(lamps) };
    // @ts-expect-error -- the history of another puzzle
    lastSound<SumTypes>(sum.jobs, [at], tools);
    // @ts-expect-error -- the position of another puzzle
    reshuffle<SumTypes>(sum.jobs, at, undefined, tools);
    return [asSum, asNull, rules, deal, move, verdict];
  });
  expectTypeOf(sum).not.toExtend<PuzzleDef<NullPuzzleTypes>>();
});

test('every puzzle goes into a registry, and only puzzles do', () => {
  const all: Record<string, AnyPuzzle> = { ...registry, nullPuzzle, tileStack, sum };
  expect(Object.keys(all)).toContain('sum');
  compiled(() => {
    // @ts-expect-error -- no puzzle at all
    const nothing: AnyPuzzle = { id: 'nothing' };
    // @ts-expect-error -- rules without an engine
    const half: AnyPuzzle = { ...sum, jobs: undefined };
    return [nothing, half];
  });
});

test('the types of a puzzle are JSON where they must be', () => {
  compiled(() => {
    type With<K extends keyof PuzzleTypes, V> = Omit<SumTypes, K> & Record<K, V>;
    // @ts-expect-error -- a move that is not JSON
    type BadMove = PuzzleDef<With<'move', { readonly type: 'pick'; readonly at: Date }>>;
    // @ts-expect-error -- a move without a type
    type Untyped = PuzzleDef<With<'move', { readonly at: number }>>;
    // @ts-expect-error -- options with a function
    type BadOptions = PuzzleDef<With<'options', { readonly pick: () => number }>>;
    // @ts-expect-error -- a state that is no object
    type BadState = PuzzleDef<With<'state', number>>;
    return (puzzles: [BadMove, Untyped, BadOptions, BadState]) => puzzles;
  });
  expectTypeOf<SumTypes>().toExtend<PuzzleTypes>();
});

test('a result is looked at before it is used', () => {
  compiled(() => {
    const made = sum.generate(sum.defaults, createRandom(0), createBudget({ steps: 1 }));
    // @ts-expect-error -- it may have failed
    void made.value;
    // @ts-expect-error -- it may have come off
    void made.reason;
    if (made.ok) expectTypeOf(made.value).toEqualTypeOf<SumTypes['puzzle']>();
    else expectTypeOf(made.reason).toEqualTypeOf<'invalid-options' | 'impossible' | 'budget' | 'cancelled'>();
  });
});
