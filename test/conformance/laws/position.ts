import { run, type Position, type PuzzleTypes, type Verdict } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { toolsFor } from '../tools-for.ts';
import { boardOf, valueOf } from './generation.ts';

type At = Position<PuzzleTypes>;
const MOST_POSITIONS = 1_500;

interface Place {
  readonly at: At;
  readonly next: string[];
}

/** Every position that moves can reach, by what the board draws. */
function placesFrom(puzzle: Erased, known: Case<PuzzleTypes>, board: PuzzleTypes['puzzle']): Map<string, Place> {
  const keys = known.keys(board);
  const nameOf = (at: At): string => JSON.stringify(keys.map((key) => known.look(at, key)));
  const start: At = { puzzle: board, state: puzzle.start(board) };
  const places = new Map<string, Place>([[nameOf(start), { at: start, next: [] }]]);
  for (const { at, next } of places.values()) {
    if (places.size > MOST_POSITIONS) throw new Error(`${puzzle.id}: too many positions for a tiny board`);
    for (const move of known.candidates(at)) {
      if (known.onward?.(at, move) === false) continue;
      const state = puzzle.reduce(at.state, move, board);
      if (state === at.state) continue;
      const after: At = { puzzle: board, state };
      const name = nameOf(after);
      next.push(name);
      if (!places.has(name)) places.set(name, { at: after, next: [] });
    }
  }
  return places;
}

/** From which of them a solved one can be reached: found by walking, not by thinking. */
function solvableAmong(places: ReadonlyMap<string, Place>, known: Case<PuzzleTypes>): Set<string> {
  const before = new Map<string, string[]>();
  for (const [name, { next }] of places) {
    for (const after of next) before.set(after, [...(before.get(after) ?? []), name]);
  }
  const solvable = new Set([...places].filter(([, { at }]) => known.status(at) === 'solved').map(([name]) => name));
  for (const name of solvable) for (const earlier of before.get(name) ?? []) solvable.add(earlier);
  return solvable;
}

export function positionLaws(puzzle: Erased, known: Case<PuzzleTypes>): void {
  describe.each(Object.entries(known.tiny))('every position of a tiny board: %s', (_name, options) => {
    const boards = [0, 1, 2, 3].map((seed) => boardOf(puzzle, options, seed));

    test('judge, solve and hint tell what walking through all positions tells', () => {
      for (const board of boards) {
        const places = placesFrom(puzzle, known, board);
        const solvable = solvableAmong(places, known);
        const priors: Verdict<PuzzleTypes>[] = [];
        for (const [name, { at }] of places) {
          const expected = solvable.has(name);
          const judged = valueOf(run(puzzle.jobs.judge(at, toolsFor())), 'judge');
          if (judged.holds !== expected) expect.fail(`judge says ${judged.holds} of ${name}`);
          // A verdict of any other position must not lead it astray.
          for (const prior of priors) {
            const again = valueOf(run(puzzle.jobs.judge({ ...at, prior }, toolsFor())), 'judge');
            if (again.holds !== expected)
              expect.fail(`judge says ${again.holds} of ${name}, told ${prior.claim} before`);
          }
          if (priors.length < 12 || !judged.holds) priors.splice(priors.length % 12, 1, judged);
          expectSolve(puzzle, at, expected, name);
          expectHint(puzzle, known, at, expected, name);
        }
      }
    });

    test('status, completeness and the invariants are right in each', () => {
      for (const board of boards) {
        for (const [name, { at }] of placesFrom(puzzle, known, board)) expectSound(puzzle, known, at, name);
      }
    });
  });
}

export function expectSound(puzzle: Erased, known: Case<PuzzleTypes>, at: At, name: string): void {
  const status = puzzle.status(at.state, at.puzzle);
  if (status !== known.status(at)) expect.fail(`${name}: status says ${status}, counting says ${known.status(at)}`);
  if (status === 'solved' && !puzzle.complete(at.state, at.puzzle)) expect.fail(`${name}: solved and not complete`);
  for (const [said, counted] of known.invariants(at)) expect(said, name).toEqual(counted);
}

function expectSolve(puzzle: Erased, at: At, solvable: boolean, name: string): void {
  const solved = run(puzzle.jobs.solve(at, toolsFor()));
  if (!solved.ok) {
    if (puzzle.status(at.state, at.puzzle) === 'solved') return expect(solved.reason).toBe('none');
    if (solvable || solved.reason !== 'none') expect.fail(`solve says ${solved.reason} of ${name}`);
    return undefined;
  }
  let { state } = at;
  for (const move of solved.value) {
    const next = puzzle.reduce(state, move, at.puzzle);
    if (next === state) expect.fail(`solve of ${name} gives an illegal move ${JSON.stringify(move)}`);
    state = next;
  }
  return expect(puzzle.status(state, at.puzzle), name).toBe('solved');
}

function expectHint(puzzle: Erased, known: Case<PuzzleTypes>, at: At, solvable: boolean, name: string): void {
  const hint = run(puzzle.jobs.hint(at, toolsFor()));
  const solved = known.status(at) === 'solved';
  if (!hint.ok) {
    if (solved) expect(hint.reason, name).toBe('none');
    else if (solvable) expect.fail(`hint says ${hint.reason} of ${name}`);
    return;
  }
  const { keys, move } = hint.value;
  for (const key of keys) expect(known.keys(at.puzzle), name).toContain(key);
  if (move === undefined) return;
  const state = puzzle.reduce(at.state, move, at.puzzle);
  if (state === at.state) expect.fail(`the hint of ${name} can't be played: ${JSON.stringify(move)}`);
  if (!solvable) return;
  const after = valueOf(run(puzzle.jobs.judge({ puzzle: at.puzzle, state }, toolsFor())), 'judge');
  if (!after.holds) expect.fail(`the hint of ${name} loses the game: ${JSON.stringify(move)}`);
}
