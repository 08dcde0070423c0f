import {
  createSession,
  type Deal,
  lastSound,
  reshuffle,
  run,
  type Jobs,
  type Position,
  type PuzzleTypes,
  type Verdict,
} from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { goldenOptions } from '../golden.ts';
import { playGame, type Game, type Player, type Turn } from '../play-game.ts';
import type { Scale } from '../suite.ts';
import { toolsFor } from '../tools-for.ts';
import { boardOf, deepFreeze, valueOf } from './generation.ts';
import { expectSound } from './position.ts';

type At = Position<PuzzleTypes>;
/** Most positions are judged in far fewer; the others count as undecided. */
const ENOUGH_TO_JUDGE = 5_000;
const players: readonly Player[] = ['hints', 'random', 'mixed'];

export function gameLaws(puzzle: Erased, known: Case<PuzzleTypes>, scale: Scale): void {
  const sets = goldenOptions(puzzle, known);
  const judge = (at: At, prior?: Verdict<PuzzleTypes>): Verdict<PuzzleTypes> | undefined => {
    const judged = run(puzzle.jobs.judge(prior ? { ...at, prior } : at, toolsFor(0, { steps: ENOUGH_TO_JUDGE })));
    return judged.ok ? judged.value : undefined;
  };

  describe.each(sets)('games on boards from options: %s', (_name, options) => {
    let played: Game[] | undefined;
    /** Played once for all tests; each leaves them as it found them. */
    const games = (): Game[] => {
      played ??= players.flatMap((player) =>
        Array.from({ length: scale.games }, (_, nth) => playGame(puzzle, known, options, player, `${player} ${nth}`)),
      );
      return played;
    };

    test('each turn: pure, the same again, sound, and no more than what changed is passed over', () => {
      for (const { turns } of games()) {
        for (const turn of turns) {
          expectSound(puzzle, known, turn.after, JSON.stringify(turn.move));
          expectChanged(puzzle, known, turn);
          if (turn.move.type !== 'deal') expectPure(puzzle, turn);
        }
      }
    });

    test('a move is legal when the rules of the game say so; an illegal one gives back the same state', () => {
      for (const { turns } of games()) {
        for (const { before } of turns) {
          for (const move of known.candidates(before).slice(0, 40)) {
            const taken = puzzle.reduce(before.state, move, before.puzzle) !== before.state;
            if (taken !== known.legal(before, move)) {
              expect.fail(`${JSON.stringify(move)} is ${taken ? 'taken' : 'refused'}, and should not be`);
            }
          }
        }
      }
    });

    test('a legal move that was spoilt is refused', () => {
      const { random } = toolsFor('spoilt');
      let tried = 0;
      for (const { turns } of games()) {
        for (const { before, move } of turns) {
          if (move.type === 'deal') continue;
          for (const spoilt of known.spoilt(before, move, (below) => random.int(below))) {
            tried += 1;
            if (puzzle.reduce(before.state, spoilt, before.puzzle) !== before.state)
              expect.fail(`${JSON.stringify(spoilt)} is taken, and should not be`);
          }
        }
      }
      expect(tried).toBeGreaterThan(0);
    });

    test('hints win the game, and none of them loses a won one', () => {
      for (let nth = 0; nth < scale.games; nth += 1) {
        const { turns, session } = playGame(puzzle, known, options, 'hints', `win ${nth}`, 1_000);
        expect(session.getSnapshot().status).toBe('solved');
        for (const { move } of turns) expect(JSON.parse(JSON.stringify(move))).toStrictEqual(move);
      }
      for (const { turns } of games()) {
        for (const { before, after, from } of turns) {
          if (from === 'hint' && judge(before)?.holds === true && judge(after)?.holds === false) {
            expect.fail(`a hint lost the game`);
          }
        }
      }
    });

    test('judge says the same with and without a verdict from anywhere in the game', () => {
      const { random } = toolsFor('any verdict');
      let compared = 0;
      const compare = (alone: Verdict<PuzzleTypes> | undefined, told: Verdict<PuzzleTypes> | undefined): void => {
        if (!alone || !told) return;
        expect(told.holds).toBe(alone.holds);
        compared += 1;
      };
      for (const { session } of games()) {
        const history = session.history();
        const verdicts = history.map((at) => judge(at));
        let prior = verdicts[0];
        for (const [step, at] of history.entries()) {
          const told = judge(at, prior);
          compare(verdicts[step], told);
          prior = told ?? prior;
          compare(verdicts[step], judge(at, verdicts[random.int(verdicts.length)]));
        }
      }
      expect(compared).toBeGreaterThan(0);
    });

    test('a solved position is judged won and a stuck one lost', () => {
      const ends = games()
        .flatMap(({ turns }) => turns.map(({ after }) => after))
        .filter((at) => known.status(at) !== 'playing');
      expect(ends.length).toBeGreaterThan(0);
      for (const at of ends) {
        const verdict = judge(at);
        if (verdict) expect(verdict.holds).toBe(known.status(at) === 'solved');
      }
    });

    test('reshuffle gives a move that is legal and leaves a position that can be won', () => {
      const { random } = toolsFor('which positions');
      const shuffles = { tried: 0, done: 0 };
      for (const { turns } of games()) {
        for (const { after } of turns) {
          if (known.status(after) === 'solved' || (known.status(after) === 'playing' && random.int(4) > 0)) continue;
          shuffles.tried += 1;
          const shuffled = run(reshuffle(puzzle.jobs, after, options, toolsFor(random.next())));
          if (!shuffled.ok) {
            expect(shuffled.reason).toBe('impossible');
            continue;
          }
          shuffles.done += 1;
          const fresh = shuffled.value;
          expect(JSON.parse(JSON.stringify(fresh))).toStrictEqual(fresh);
          const session = createSession(puzzle, after.puzzle, { options });
          if (fresh.type === 'deal') expect(session.dispatch(fresh)).toBe(true);
          const at: At =
            fresh.type === 'deal'
              ? session.getSnapshot()
              : { puzzle: after.puzzle, state: puzzle.reduce(after.state, fresh, after.puzzle) };
          expect(at.state).not.toBe(after.state);
          expectSound(puzzle, known, at, 'after a reshuffle');
          const verdict = judge(at);
          if (verdict) expect(verdict.holds).toBe(true);
        }
      }
      expect(shuffles.done).toBeGreaterThanOrEqual(shuffles.tried / 2);
    });

    test('undo, redo and jump give back the very same positions, and a replay equal ones', () => {
      for (const { session } of games()) expectHistory(puzzle, session);
    });

    test('lastSound is the last step that judge holds for, -1 when there is none', () => {
      for (const { session } of games()) {
        const all = session.history();
        const holds = all.map((at) => judge(at)?.holds);
        if (holds.includes(undefined)) continue;
        const sound = (history: readonly At[]): number =>
          valueOf(run(lastSound(puzzle.jobs, history, toolsFor('', { steps: 1e8 }))), 'lastSound');
        expect(sound(all)).toBe(holds.lastIndexOf(true));
        const lost = all.filter((_, step) => holds[step] === false);
        expect(sound(lost)).toBe(-1);
        expect(sound([])).toBe(-1);
        const won = all.filter((_, step) => holds[step] === true).slice(0, 3);
        expect(sound([...won, ...lost])).toBe(won.length - 1);
      }
    });
  });

  test('without a job of its own, reshuffle deals from the options and undo brings the old board back', () => {
    const { reshuffle: _own, ...jobs } = puzzle.jobs;
    const { session } = playGame(puzzle, known, puzzle.defaults, 'random', 'deal', 3);
    const old = session.getSnapshot();
    const dealt = valueOf(run(reshuffle(jobs as Jobs<PuzzleTypes>, old, puzzle.defaults, toolsFor('new'))), 'deal');
    expect(dealt.type).toBe('deal');
    expect(session.dispatch(dealt)).toBe(true);
    const { puzzle: board, state, step } = session.getSnapshot();
    expect(step).toBe(old.step + 1);
    expect(board).toStrictEqual((dealt as { puzzle: unknown }).puzzle);
    expect(state).toStrictEqual(puzzle.start(board));
    expect(session.undo()).toBe(true);
    expect(session.getSnapshot().puzzle).toBe(old.puzzle);
    expect(session.getSnapshot().state).toBe(old.state);
    expect(session.redo()).toBe(true);
    expect(session.getSnapshot().puzzle).toBe(board);
    expect(session.getSnapshot().state).toBe(state);
  });

  test('without options either, reshuffle is impossible and says why', () => {
    const { reshuffle: _own, ...jobs } = puzzle.jobs;
    const board = boardOf(puzzle, puzzle.defaults, 0);
    const at = { puzzle: board, state: puzzle.start(board) };
    const refused = run(reshuffle(jobs as Jobs<PuzzleTypes>, at, undefined, toolsFor()));
    expect(refused).toMatchObject({ ok: false, reason: 'impossible', detail: 'no-options' });
  });

  test('moves of one group are one step', () => {
    const { turns } = playGame(puzzle, known, known.varied, 'random', 'group', 6);
    if (turns.length < 4) return;
    const session = createSession(puzzle, turns[0]!.before.puzzle);
    for (const { move } of turns.slice(0, 3)) expect(session.dispatch(move, { group: 'stroke' })).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ step: 1, steps: 1 });
    expect(session.getSnapshot().state).toStrictEqual(turns[2]!.after.state);
    session.dispatch(turns[3]!.move, { group: 'another' });
    expect(session.getSnapshot()).toMatchObject({ step: 2, steps: 2 });
    session.undo();
    session.dispatch(turns[3]!.move, { group: 'stroke' });
    expect(session.getSnapshot()).toMatchObject({ step: 2, steps: 2 });
    session.jump(0);
    expect(session.getSnapshot().state).toStrictEqual(turns[0]!.before.state);
  });
}

const startOf = (puzzle: Erased, board: PuzzleTypes['puzzle']): At => ({ puzzle: board, state: puzzle.start(board) });

export function expectPure(puzzle: Erased, { before, move, after }: Turn): void {
  const [state, board] = [structuredClone(before.state), structuredClone(before.puzzle)];
  const again = puzzle.reduce(before.state, deepFreeze(structuredClone(move)), before.puzzle);
  expect(before.state).toStrictEqual(state);
  expect(before.puzzle).toStrictEqual(board);
  expect(again).toStrictEqual(after.state);
  expect(again).not.toBe(before.state);
  const frozen = deepFreeze(state);
  expect(puzzle.reduce(frozen, move, deepFreeze(board))).toStrictEqual(after.state);
}

export function expectChanged(puzzle: Erased, known: Case<PuzzleTypes>, { before, after, move }: Turn): void {
  if (move.type === 'deal') return;
  const keys = known.keys(before.puzzle);
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    const changed = puzzle.changed(from.state, to.state);
    if (changed === 'all') continue;
    const named = new Set(changed);
    const missed = keys.filter(
      (key) => !named.has(key) && JSON.stringify(known.look(from, key)) !== JSON.stringify(known.look(to, key)),
    );
    expect(missed, `keys that look different after ${JSON.stringify(move)}`).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining([...named]));
  }
}

export function expectHistory(puzzle: Erased, session: Game['session']): void {
  const history = [...session.history()];
  const { steps } = session.getSnapshot();
  expect(history).toHaveLength(steps + 1);
  const at = (step: number): void => {
    const shot = session.getSnapshot();
    if (shot.puzzle !== history[step]!.puzzle) expect.fail(`another board at step ${step}`);
    if (shot.state !== history[step]!.state) expect.fail(`another state at step ${step}`);
    expect(shot).toMatchObject({ step, steps, canUndo: step > 0, canRedo: step < steps });
  };
  at(steps);
  for (let step = steps - 1; step >= 0; step -= 1) {
    expect(session.undo()).toBe(true);
    at(step);
  }
  expect(session.undo()).toBe(false);
  for (let step = 1; step <= steps; step += 1) {
    expect(session.redo()).toBe(true);
    at(step);
  }
  expect(session.redo()).toBe(false);
  const { random } = toolsFor('jumps');
  for (let jump = 0; jump < 20; jump += 1) {
    const step = random.int(steps + 1);
    session.jump(step);
    at(step);
  }
  session.jump(steps);
  let position: At = history[0]!;
  for (const [nth, moves] of session.save().steps.entries()) {
    for (const move of moves) {
      position =
        move.type === 'deal'
          ? startOf(puzzle, (move as Deal<PuzzleTypes>).puzzle)
          : { ...position, state: puzzle.reduce(position.state, move, position.puzzle) };
    }
    expect(position.state).toStrictEqual(history[nth + 1]!.state);
  }
}
