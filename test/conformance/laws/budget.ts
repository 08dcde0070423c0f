import {
  createRandom,
  lastSound,
  noAssets,
  reshuffle,
  run,
  type Budget,
  type Job,
  type Position,
  type PuzzleTypes,
  type Result,
  type Tools,
} from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { goldenOptions } from '../golden.ts';
import { playGame } from '../play-game.ts';
import { toolsFor } from '../tools-for.ts';
import { boardOf } from './generation.ts';

type AnyJob = Job<Result<unknown>, unknown>;
interface Work {
  readonly name: string;
  /** May it answer without proof when the budget ends? A hint may: it says so in `because`. */
  readonly unproved?: true;
  readonly start: (tools: Tools) => AnyJob;
}

/** Reasons that are answers, not signs of an exhausted budget. */
const answers = ['none', 'wrong', 'impossible', 'invalid-options'];
/** What a plain function called from a job may spend before the job looks up. */
const CALL = 1_000;
/** Steps that let a job get into all of its loops. */
const PLENTY = 60_000;
/** Looks at `due` for which nothing was spent: more of them are a loop that does not count. */
const MOST_IDLE_LOOKS = 10;
/** Milliseconds without a look at the budget; a slice is about 5. */
const MOST_SILENCE = 100;
/** A step is at most about 5 µs; machines are busy and engines warm up. */
const MOST_MICROSECONDS_A_STEP = 60;

export function budgetLaws(puzzle: Erased, known: Case<PuzzleTypes>): void {
  const sets = goldenOptions(puzzle, known);
  const { turns, session } = playGame(puzzle, known, puzzle.defaults, 'random', 'budget', 40);
  const middle = turns[Math.floor(turns.length / 2)]!.after;
  const hard = known.hard();
  const places: readonly [string, Position<PuzzleTypes>][] = [
    ['the start', session.history()[0]!],
    ['the middle', middle],
    ['the end', turns.at(-1)!.after],
    ...hard.map(({ at }, nth): [string, Position<PuzzleTypes>] => [`hard position ${nth}`, at]),
  ];
  const works: readonly Work[] = [
    ...[...sets, ...Object.entries(known.absurd)].map(([name, options]) => ({
      name: `generate ${name}`,
      start: (tools: Tools) => puzzle.jobs.generate(options, tools),
    })),
    ...sets.map(([name, options]) => ({
      name: `verify ${name}`,
      start: (tools: Tools) => puzzle.jobs.verify(boardOf(puzzle, options, 1), tools),
    })),
    ...places.flatMap(([name, at]) => [
      { name: `solve ${name}`, start: (tools: Tools) => puzzle.jobs.solve(at, tools) },
      { name: `hint ${name}`, unproved: true as const, start: (tools: Tools) => puzzle.jobs.hint(at, tools) },
      { name: `judge ${name}`, start: (tools: Tools) => puzzle.jobs.judge(at, tools) },
      { name: `reshuffle ${name}`, start: (tools: Tools) => reshuffle(puzzle.jobs, at, puzzle.defaults, tools) },
    ]),
    { name: 'lastSound', start: (tools) => lastSound(puzzle.jobs, session.history(), tools) },
    ...Object.entries(known.own).flatMap(([op, calls]) =>
      calls.map(({ args }, nth) => ({
        name: `${op} ${nth}`,
        start: (tools: Tools) => puzzle.own[op]!.run(args, tools),
      })),
    ),
  ];

  test('every job of its own has a case, and answers as counted by hand', () => {
    expect(Object.keys(known.own).toSorted()).toEqual(Object.keys(puzzle.own).toSorted());
    for (const [op, calls] of Object.entries(known.own)) {
      for (const { args, value } of calls) {
        const decoded = puzzle.own[op]!.args(args);
        expect(decoded).toMatchObject({ ok: true });
        const answer = run(puzzle.own[op]!.run(args, toolsFor()));
        if (value !== undefined) expect(answer).toMatchObject({ ok: true, value });
      }
    }
  });

  test('hard positions are judged as they are known to be', () => {
    for (const { at, holds } of hard) {
      if (holds === undefined) continue;
      expect(run(puzzle.jobs.judge(at, toolsFor(0, { steps: 1e6 })))).toMatchObject({ ok: true, value: { holds } });
      const solved = run(puzzle.jobs.solve(at, toolsFor(0, { steps: 1e6 })));
      expect(solved.ok).toBe(holds);
      if (!solved.ok) continue;
      const end = solved.value.reduce((state, move) => puzzle.reduce(state, move, at.puzzle), at.state);
      expect(puzzle.status(end, at.puzzle)).toBe('solved');
    }
    expect(hard.every(({ at }) => known.status(at) === 'playing')).toBe(true);
  });

  test('absurd options are answered with a reason, or with a board whose proof holds', () => {
    for (const [name, options] of Object.entries(known.absurd)) {
      const { budget, random, assets } = toolsFor(0, { steps: 20_000 });
      const answer = run(puzzle.jobs.generate(options, { budget, random, assets }));
      expect(answer.spent, name).toBeLessThanOrEqual(21_000);
      if (answer.ok) expect(known.proved(answer.value), name).toBe(true);
      else expect([...answers, 'budget'], name).toContain(answer.reason);
    }
  });

  test('the work that is done is counted', () => {
    for (const [name, options] of sets) {
      const board = boardOf(puzzle, options, 2);
      const at = { puzzle: board, state: puzzle.start(board) };
      const counts = {
        generate: run(puzzle.jobs.generate(options, toolsFor(2))),
        verify: run(puzzle.jobs.verify(board, toolsFor())),
        solve: run(puzzle.jobs.solve(at, toolsFor())),
        judge: run(puzzle.jobs.judge(at, toolsFor())),
      };
      for (const [op, { spent }] of Object.entries(counts))
        expect(spent, `${op} ${name}`).toBeGreaterThanOrEqual(known.leastSteps(op as keyof typeof counts, board));
    }
  });

  describe.each(works)('$name', ({ start, unproved }) => {
    test.each([0, 1, 10, 100, 1_000, 30_000])('under %i steps', (steps) => {
      const watch = watched({ steps, slice: 1_000 });
      const answer = run(start(watch.tools));
      expect(answer.spent).toBeLessThanOrEqual(steps * 1.05);
      expect(watch.asked).toBeLessThanOrEqual(steps * 1.05 + watch.refused);
      if (!answer.ok) expect([...answers, 'budget']).toContain(answer.reason);
      // Whatever it claims besides, it has to have worked out.
      if (answer.ok ? !unproved : answer.reason !== 'budget') expect(watch.refused).toBe(0);
    });

    test('a refused step ends it: it does not ask on and on', () => {
      const full = watched({ steps: PLENTY, slice: 1_000 });
      run(start(full.tools));
      for (const share of [0, 0.3, 0.6, 0.99]) {
        const watch = watched({ steps: Math.floor(full.tools.budget.spent * share), slice: 1_000 });
        run(start(watch.tools));
        expect(watch.refusals, `after ${share} of its steps`).toBeLessThanOrEqual(3);
      }
    });

    test('the slice changes nothing but the pauses', () => {
      const results = [1, 7, 1_000, 1e9].map((slice) => run(start(toolsFor('slices', { slice, steps: PLENTY }))));
      for (const result of results) expect(result).toStrictEqual(results[0]);
    });

    test('it yields about once a slice', () => {
      for (const slice of [100, 1_000]) {
        const watch = watched({ steps: PLENTY, slice });
        const job = start(watch.tools);
        let since = 0;
        for (let turn = job.next(); !turn.done; turn = job.next()) {
          const gap = watch.tools.budget.spent - since;
          expect(gap, `steps between two yields at slice ${slice}`).toBeLessThanOrEqual(2 * Math.max(slice, CALL));
          since = watch.tools.budget.spent;
          expectProgress(puzzle, turn.value);
        }
        expect(watch.tools.budget.spent - since).toBeLessThanOrEqual(2 * Math.max(slice, CALL));
        expect(watch.largest, 'steps taken at once').toBeLessThanOrEqual(CALL);
      }
    });

    test('cancelled, it stops within the slice', () => {
      const yields = yieldsOf(start(toolsFor('cancel', { slice: 1, steps: PLENTY })));
      for (const after of new Set([0, 1, 2, Math.floor(yields / 2), yields - 1].filter((nth) => nth >= 0))) {
        let cancelled = after === 0;
        let seen = 0;
        let late = 0;
        let spent = 0;
        const tools = toolsFor('cancel', { slice: 1, steps: PLENTY, cancelled: () => cancelled });
        const job = start(tools);
        let turn = job.next();
        let worked = 0;
        for (; !turn.done; turn = job.next()) {
          // A yield for which nothing was spent only tells how far it is.
          if (cancelled && tools.budget.spent > worked) late += 1;
          worked = tools.budget.spent;
          seen += 1;
          if (seen < after || cancelled) continue;
          cancelled = true;
          spent = worked;
        }
        expect(late, `yields after a cancel at yield ${after}`).toBeLessThanOrEqual(1);
        expect(tools.budget.spent - spent, `steps after a cancel at yield ${after}`).toBeLessThanOrEqual(2 * CALL);
        const answer = turn.value;
        if (seen > 0 && after < yields - 1) expect(answer).toMatchObject({ ok: false, reason: 'cancelled' });
      }
    });

    test('no loop goes uncounted', () => {
      let silence = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 3 && silence > MOST_SILENCE; attempt += 1) {
        const watch = watched({ steps: PLENTY, slice: 1_000 });
        run(start(watch.tools));
        expect(watch.mostIdleLooks).toBeLessThanOrEqual(MOST_IDLE_LOOKS);
        watch.listen();
        silence = Math.min(silence, watch.silence);
      }
      expect(silence, 'milliseconds without a look at the budget').toBeLessThan(MOST_SILENCE);
    });

    test('left alone in the middle, it can be closed', () => {
      const job = start(toolsFor('closed', { slice: 1 }));
      job.next();
      expect(job.return(undefined as never).done).toBe(true);
    });

    test('a step is a small piece of work', () => {
      let best = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 5 && best > MOST_MICROSECONDS_A_STEP; attempt += 1) {
        const tools = toolsFor('clock', { steps: 100_000 });
        const from = performance.now();
        run(start(tools));
        // A hundred steps free: what a job sets up is not a loop.
        best = Math.min(best, ((performance.now() - from) * 1_000) / (tools.budget.spent + 100));
      }
      expect(best, 'microseconds a step').toBeLessThan(MOST_MICROSECONDS_A_STEP);
    });
  });
}

function yieldsOf(job: AnyJob): number {
  let count = 0;
  for (let turn = job.next(); !turn.done; turn = job.next()) count += 1;
  return count;
}

function expectProgress(puzzle: Erased, progress: unknown): void {
  if (progress === undefined) return;
  const { done, stage, best, ...more } = progress as { done?: number; stage?: string; best?: unknown };
  expect(more).toEqual({});
  if (done !== undefined) expect(done >= 0 && done <= 1, `done is ${done}`).toBe(true);
  if (stage !== undefined) expect(stage).toMatch(/^[a-z-]+$/);
  if (best === undefined) return;
  const asBoard = puzzle.codec.puzzle(best);
  const asDeal = (best as { type?: unknown }).type === 'deal';
  expect(asBoard.ok || asDeal, 'the best so far is a board or a deal').toBe(true);
}

interface Watch {
  /** Steps asked for until the first refusal, its own included. */
  asked: number;
  /** Steps of the request that was refused first. */
  refused: number;
  refusals: number;
  /** Most steps asked for at once. */
  largest: number;
  /** Most looks at `due` in a row for which nothing was spent, and the longest time without any look at the budget. */
  mostIdleLooks: number;
  silence: number;
  listen: () => void;
  readonly tools: Tools;
}

/** A budget that counts what is asked of it. */
function watched(options: { steps: number; slice: number }): Watch {
  const { budget } = toolsFor('', options);
  let idleLooks = 0;
  let heard = performance.now();
  const listen = (): void => {
    const now = performance.now();
    watch.silence = Math.max(watch.silence, now - heard);
    heard = now;
  };
  const watching: Budget = {
    spend(n = 1) {
      listen();
      idleLooks = 0;
      const granted = budget.spend(n);
      watch.largest = Math.max(watch.largest, n);
      if (watch.refusals === 0) watch.asked += n;
      if (granted) return true;
      if (watch.refusals === 0) watch.refused = n;
      watch.refusals += 1;
      return false;
    },
    get due() {
      listen();
      idleLooks += 1;
      watch.mostIdleLooks = Math.max(watch.mostIdleLooks, idleLooks);
      return budget.due;
    },
    get spent() {
      return budget.spent;
    },
    get left() {
      return budget.left;
    },
    limit: budget.limit,
    get why() {
      return budget.why;
    },
  };
  const tools = { random: createRandom('watched'), budget: watching, assets: noAssets };
  const watch: Watch = { asked: 0, refused: 0, refusals: 0, largest: 0, mostIdleLooks: 0, silence: 0, listen, tools };
  return watch;
}
