import { digest, restoreSession, run, type Json, type PuzzleTypes } from '@kumiki/core';
import { describe, expect, test } from 'vitest';
import type { Case, Erased } from '../case.ts';
import { playGame, type Game } from '../play-game.ts';
import { toolsFor } from '../tools-for.ts';
import { expectChanged, expectHistory, expectPure } from './game.ts';
import { deepFreeze, valueOf } from './generation.ts';
import { expectSound } from './position.ts';

/** Boards that are given need not be solvable by thought alone; all else is as on those that are made. */
export function givenBoardLaws(puzzle: Erased, known: Case<PuzzleTypes>): void {
  describe.each(Object.entries(known.boards ?? {}))('a given board: %s', (name, board) => {
    const games = (): Game[] =>
      Array.from({ length: 12 }, (_, nth) =>
        playGame(puzzle, known, puzzle.defaults, nth % 3 ? 'random' : 'mixed', `${name} ${nth}`, 60, board),
      );

    test('decodes to itself, survives JSON, and holds', () => {
      const decoded = valueOf(puzzle.codec.puzzle(deepFreeze(structuredClone(board))), 'board');
      expect(decoded).toStrictEqual(board);
      expect(digest(JSON.parse(JSON.stringify(board)) as Json)).toBe(digest(board));
      expect(valueOf(run(puzzle.jobs.verify(board, toolsFor())), 'verify').holds).toBe(true);
    });

    test('each turn is pure, sound and told; what is illegal or spoilt is refused; and some games are won', () => {
      const { random } = toolsFor('given');
      let won = 0;
      for (const { session, turns } of games()) {
        const first = session.history()[0]!.puzzle;
        for (const turn of turns) {
          const { before, after, move } = turn;
          expectSound(puzzle, known, after, JSON.stringify(move));
          expectChanged(puzzle, known, turn);
          if (move.type === 'deal') continue;
          expectPure(puzzle, turn);
          for (const other of known.candidates(before)) {
            const taken = puzzle.reduce(before.state, other, before.puzzle) !== before.state;
            if (taken !== known.legal(before, other)) expect.fail(`${JSON.stringify(other)}: ${taken}`);
          }
          for (const spoilt of known.spoilt(before, move, (below) => random.int(below)))
            expect(puzzle.reduce(before.state, spoilt, before.puzzle), JSON.stringify(spoilt)).toBe(before.state);
        }
        won += turns.some(({ after }) => after.puzzle === first && known.status(after) === 'solved') ? 1 : 0;
        expectHistory(puzzle, session);
        const again = valueOf(restoreSession(puzzle, JSON.parse(JSON.stringify(session.save()))), 'restore');
        expect(again.dropped).toEqual([]);
        expect(again.session.getSnapshot()).toStrictEqual(session.getSnapshot());
      }
      expect(won).toBeGreaterThan(0);
    });
  });
}
