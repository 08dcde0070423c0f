import { digest, run, type PuzzleTypes, type Result } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { goldenOptions } from '../golden.ts';
import type { Scale } from '../suite.ts';
import { toolsFor } from '../tools-for.ts';

type Board = PuzzleTypes['puzzle'];

/** The value, or a test failure that names the reason. */
export function valueOf<V>(result: Result<V>, of: string): V {
  if (!result.ok) throw new Error(`${of} failed: ${result.reason} ${JSON.stringify(result.detail)}`);
  return result.value;
}

export function boardOf(puzzle: Erased, options: PuzzleTypes['options'], seed: string | number): Board {
  return valueOf(run(puzzle.jobs.generate(options, toolsFor(seed))), `${puzzle.id} ${JSON.stringify(seed)}`);
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export function generationLaws(puzzle: Erased, known: Case<PuzzleTypes>, scale: Scale): void {
  const sets = goldenOptions(puzzle, known);

  describe.each(sets)('boards from options: %s', (_name, options) => {
    test('the options decode to themselves', () => {
      const decoded = puzzle.codec.options(options);
      expect(decoded).toMatchObject({ ok: true });
      expect(throughJson(valueOf(decoded, 'options'))).toEqual(throughJson(options));
    });

    test('a board decodes to an equal one and survives JSON with its digest', () => {
      for (let seed = 0; seed < 30; seed += 1) {
        const board = boardOf(puzzle, options, seed);
        expect(valueOf(puzzle.codec.puzzle(board), 'puzzle')).toStrictEqual(board);
        expect(throughJson(board)).toStrictEqual(board);
        expect(digest(throughJson(board) as Board)).toBe(digest(board));
      }
    });

    test('the same seed gives the same board, whatever came before', () => {
      for (let seed = 0; seed < 10; seed += 1) {
        const [once, twice] = [boardOf(puzzle, options, seed), boardOf(puzzle, options, String(seed))];
        expect(twice).toStrictEqual(once);
      }
    });

    test('every board starts unsolved or solved by right, its proof holds and its solution plays', () => {
      for (let seed = 0; seed < scale.seeds; seed += 1) {
        const board = boardOf(puzzle, options, seed);
        if (!known.proved(board)) expect.fail(`seed ${seed}: the board's own proof does not hold`);
        const verdict = valueOf(run(puzzle.jobs.verify(board, toolsFor())), `verify of seed ${seed}`);
        if (!verdict.holds) expect.fail(`seed ${seed}: verify says no to ${JSON.stringify(board)}`);
        let state = puzzle.start(board);
        const moves = valueOf(run(puzzle.jobs.solve({ puzzle: board, state }, toolsFor())), `solve of seed ${seed}`);
        for (const [nth, move] of moves.entries()) {
          expect(puzzle.status(state, board)).toBe('playing');
          const next = puzzle.reduce(state, move, board);
          if (next === state) expect.fail(`seed ${seed}: move ${nth} of the solution is illegal`);
          state = next;
        }
        if (puzzle.status(state, board) !== 'solved') expect.fail(`seed ${seed}: the solution does not solve`);
        expect(puzzle.complete(state, board)).toBe(true);
      }
    });

    test('verify agrees with a naive check of boards that were tampered with', () => {
      const seen = { broken: 0, told: 0 };
      for (let seed = 0; seed < Math.min(120, scale.seeds); seed += 1) {
        const board = boardOf(puzzle, options, `tamper ${seed}`);
        const { random } = toolsFor(`tampering ${seed}`);
        for (const { name, breaks, tamper } of known.tamperings) {
          const before = JSON.stringify(board);
          const tampered = tamper(board, (below) => random.int(below));
          expect(JSON.stringify(board)).toBe(before);
          if (tampered === undefined) continue;
          const sound = known.proved(tampered);
          if (breaks) expect(sound, `${name}, seed ${seed}`).toBe(false);
          const decoded = puzzle.codec.puzzle(tampered);
          const holds = decoded.ok && valueOf(run(puzzle.jobs.verify(decoded.value, toolsFor())), 'verify').holds;
          if (sound && decoded.ok && !holds) expect.fail(`${name}, seed ${seed}: verify refuses a proof that holds`);
          if (breaks && holds) expect.fail(`${name}, seed ${seed}: verify believes ${JSON.stringify(tampered)}`);
          if (!sound) seen.broken += 1;
          if (!sound && !holds) seen.told += 1;
        }
      }
      expect(seen.broken).toBeGreaterThanOrEqual(Math.min(100, scale.seeds));
      expect(seen.told / seen.broken).toBeGreaterThanOrEqual(0.99);
    });
  });

  test('options may be left frozen', () => {
    const frozen = deepFreeze(structuredClone(puzzle.defaults));
    expect(boardOf(puzzle, frozen, 1)).toStrictEqual(boardOf(puzzle, puzzle.defaults, 1));
  });

  test('different seeds give different boards', () => {
    const digests = new Set(Array.from({ length: 200 }, (_, seed) => digest(boardOf(puzzle, known.varied, seed))));
    expect(digests.size).toBeGreaterThanOrEqual(195);
  });

  test('tamperings are known', () => {
    expect(known.tamperings.filter(({ breaks }) => breaks).length).toBeGreaterThanOrEqual(3);
  });
}

export function deepFreeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
