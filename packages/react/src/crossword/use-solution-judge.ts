'use client';
import { awaitsJudge, type CrosswordTypes } from '@kumiki/core/crossword/rules';
import { usePageJudge, type Verification } from '../puzzle/use-page-judge.ts';
import type { UsePuzzle } from '../puzzle/use-puzzle.ts';

/**
 * Decides whether a board that is filled in is right: a call of the page's server. `letters` are by cell, row by row, ''
 * where there is no cell. A rejected promise can be tried again.
 */
export type VerifyLetters = (letters: readonly string[]) => boolean | Promise<boolean>;

/** Asks the page's judge about a board that is filled in, where the board does not know its solution. */
export function useSolutionJudge(
  game: UsePuzzle<CrosswordTypes>,
  verify: VerifyLetters | undefined,
  onError: ((reason: string, detail: unknown) => void) | undefined,
  group: () => string | undefined,
): Verification {
  const at = game.session?.getSnapshot();
  // Without a judge such a board is simply filled in: files often come without their solution.
  const isOpen = at !== undefined && verify !== undefined && awaitsJudge(at.puzzle, at.state);
  return usePageJudge(
    game,
    { type: 'accept' },
    {
      question: isOpen ? JSON.stringify(at.state.letters) : undefined,
      group,
      onError,
      ask: () => verify!(at!.state.letters),
    },
  );
}
