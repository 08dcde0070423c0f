import { digest, restoreSession, type Json, type Play, type PuzzleTypes, type Save, type Session } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { arrayOf, notJson, placesIn, replaced, traps, withOwnKey } from '../mutations.ts';
import { playGame } from '../play-game.ts';
import { deepFreeze, valueOf } from './generation.ts';

type GameSave = Save<PuzzleTypes>;

const isJson = (value: unknown): boolean =>
  [...placesIn(value)].every(({ value: part }) =>
    typeof part === 'object'
      ? part === null || [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(part) as object)
      : ['string', 'number', 'boolean'].includes(typeof part),
  );

export function saveLaws(puzzle: Erased, known: Case<PuzzleTypes>): void {
  const options = Object.values(known.options)[0]!;
  const games = (['hints', 'random', 'mixed'] as const).map((player) =>
    playGame(puzzle, known, options, player, `save ${player}`, 25),
  );
  const saves = games.map(({ session }): [Session<PuzzleTypes>, GameSave] => [session, session.save()]);
  const longest = saves.toSorted(([, a], [, b]) => b.steps.length - a.steps.length)[0]!;

  describe('saves', () => {
    test('are plain JSON of their own', () => {
      for (const [, save] of saves) {
        const copy = JSON.parse(JSON.stringify(save)) as Json;
        expect(copy).toStrictEqual(save);
        expect(digest(copy)).toBe(digest(save as unknown as Json));
        expect(structuredClone(save)).toStrictEqual(save);
      }
    });

    test('restore to an equal session, whatever step it stood at', () => {
      for (const [session, save] of saves) {
        for (const cursor of [save.steps.length, 0, Math.floor(save.steps.length / 2)]) {
          session.jump(cursor);
          const frozen = deepFreeze(JSON.parse(JSON.stringify(session.save())) as GameSave);
          const { session: again, dropped } = valueOf(restoreSession(puzzle, frozen), 'restore');
          expect(dropped).toEqual([]);
          expect(again.getSnapshot()).toStrictEqual(session.getSnapshot());
          expect(again.history()).toStrictEqual(session.history());
          expect(again.save()).toStrictEqual(frozen);
          expect([again.seed, again.options, again.meta]).toStrictEqual([session.seed, session.options, session.meta]);
        }
        session.jump(save.steps.length);
      }
    });

    test('share nothing with the input', () => {
      const [session] = longest;
      const input = JSON.parse(JSON.stringify(session.save())) as { steps: Play<PuzzleTypes>[][]; puzzle: object };
      const { session: again } = valueOf(restoreSession(puzzle, input), 'restore');
      const before = JSON.stringify(again.save());
      for (const key of Object.keys(input.puzzle)) delete (input.puzzle as Record<string, unknown>)[key];
      for (const moves of input.steps) moves.length = 0;
      expect(JSON.stringify(again.save())).toBe(before);
    });

    test('cut off anywhere, everything before the cut is kept', () => {
      for (const [session, save] of saves) {
        for (let kept = 0; kept <= save.steps.length; kept += 1) {
          const cut = { ...save, steps: save.steps.slice(0, kept) };
          for (const input of [cut, { ...cut, cursor: kept }]) {
            const { session: again } = valueOf(restoreSession(puzzle, input), `restore of ${kept} steps`);
            expect(again.getSnapshot()).toMatchObject({ step: kept, steps: kept });
            expect(again.history()).toStrictEqual(session.history().slice(0, kept + 1));
          }
        }
      }
    });

    test('with damage in the middle, what is before it is kept and the rest is named', () => {
      const [session, save] = longest;
      const hostile: unknown[] = [...known.hostileMoves.filter(isJson), null, {}, [], [[]], 'x', 5, { type: 'deal' }];
      for (const [nth, damage] of hostile.entries()) {
        const at = nth % save.steps.length;
        const steps: unknown[] = [...save.steps];
        steps[at] = [damage];
        expectCut(session, { ...save, steps }, at);
        steps[at] = damage;
        expectCut(session, { ...save, steps }, at);
        if (save.steps[at]) expectCut(session, { ...save, steps: steps.toSpliced(at, 0, [damage]) }, at);
      }
      const polluting = { type: 'deal', puzzle: withOwnKey(save.puzzle as object, '__proto__', {}) };
      expectCut(session, { ...save, steps: save.steps.with(1, [polluting] as never) }, 1);
    });

    test('a legal move in a place where it is illegal cuts there', () => {
      const [session, save] = longest;
      const history = session.history();
      const cuts = [...save.steps.keys()].flatMap((at) => {
        const illegal = known.candidates(history[at]!).find((move) => !known.legal(history[at]!, move));
        return illegal ? [[at, illegal] as const] : [];
      });
      expect(cuts.length).toBeGreaterThan(0);
      for (const [at, illegal] of cuts)
        expectCut(session, { ...save, steps: save.steps.toSpliced(at, 0, [illegal]) }, at);
    });

    function expectCut(session: Session<PuzzleTypes>, input: unknown, at: number): void {
      const { session: again, dropped } = valueOf(restoreSession(puzzle, input), `restore cut at ${at}`);
      expect(again.getSnapshot().steps).toBe(at);
      expect(again.getSnapshot().step).toBeLessThanOrEqual(at);
      expect(again.history()).toStrictEqual(session.history().slice(0, at + 1));
      expect(dropped.length).toBeGreaterThan(0);
      expect(dropped[0]!.path).toMatch(new RegExp(`^steps\\[${at}\\]`));
      expect(dropped[0]!.message).toMatch(/\S/);
    }

    test('of another puzzle or a newer version are refused by name', () => {
      const [, save] = longest;
      const reasonOf = (input: unknown): unknown => {
        const before = structuredClone(input);
        const restored = restoreSession(puzzle, deepFreeze(input));
        expect(input).toStrictEqual(before);
        return restored.ok ? 'restored' : restored.reason;
      };
      expect(reasonOf({ ...save, puzzleId: `${save.puzzleId}-2` })).toBe('wrong-puzzle');
      expect(reasonOf({ ...save, puzzleId: '__proto__' })).toBe('wrong-puzzle');
      expect(reasonOf({ ...save, version: puzzle.version + 1 })).toBe('newer-version');
      expect(reasonOf({ ...save, version: 1e9 })).toBe('newer-version');
      expect(reasonOf({ ...save, format: 2 })).toBe('newer-version');
      // Whatever else a later version may have changed: nobody can say that it is corrupt.
      expect(reasonOf({ format: 2, puzzleId: puzzle.id, version: 1, board: 'in another form' })).toBe('newer-version');
      expect(reasonOf({ ...save, version: puzzle.version + 1, puzzle: 'in another form' })).toBe('newer-version');
    });

    test('that are damaged outside the steps are corrupt, with what is wrong', () => {
      const [, save] = longest;
      const corrupt: unknown[] = [
        ...notJson,
        null,
        undefined,
        0,
        '',
        'x',
        [],
        {},
        [save],
        ...known.refused.puzzle.map((board) => ({ ...save, puzzle: board })),
        ...['format', 'puzzleId', 'version', 'puzzle', 'steps'].map((key) => ({ ...save, [key]: undefined })),
        ...[0, -1, 0.5, '1', null, Number.NaN].map((format) => ({ ...save, format })),
        ...[-1, 1.5, '1', null, Number.NaN].map((version) => ({ ...save, version })),
        ...['x', {}, 5, null, { length: 2 }].map((steps) => ({ ...save, steps })),
        { ...save, steps: arrayOf(2 ** 32 - 1) },
        { ...save, steps: Array.from({ length: 1_000_000 }, () => []) },
        withOwnKey(save, '__proto__', { format: 1 }),
      ];
      for (const [nth, input] of corrupt.entries()) {
        const restored = restoreSession(puzzle, input);
        if (restored.ok) expect.fail(`restored corrupt save ${nth}`);
        expect(restored.reason, `corrupt save ${nth}`).toBe('corrupt');
        expect(restored.detail[0]!.message, `corrupt save ${nth}`).toMatch(/\S/);
      }
      for (const [name, make] of traps)
        expect(restoreSession(puzzle, make()), name).toMatchObject({ reason: 'corrupt' });
    });

    test('hold against damage anywhere: restored in part or refused, never thrown at', () => {
      const [, save] = longest;
      const wrongs = [...notJson, null, undefined, -1, 1.5, 2 ** 53, 'x', [], {}, true];
      for (const { path } of placesIn(save)) {
        for (const wrong of [...wrongs, ...traps.map(([, make]) => make())]) {
          const input = replaced(save, path, wrong);
          const restored = restoreSession(puzzle, input);
          if (!restored.ok) {
            expect(['corrupt', 'wrong-puzzle', 'newer-version']).toContain(restored.reason);
            continue;
          }
          const again = restored.value.session;
          const { step, steps } = again.getSnapshot();
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThanOrEqual(steps);
          expect(Number.isInteger(step)).toBe(true);
          expect(JSON.parse(JSON.stringify(again.save()))).toStrictEqual(again.save());
          const twice = valueOf(restoreSession(puzzle, again.save()), 'restore of what was restored');
          expect(twice.dropped).toEqual([]);
        }
      }
    });
  });
}
