'use client';
import { KumikiError } from '@kumiki/core';
import { valueOf, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { usePageJudge, type Verification } from '../puzzle/use-page-judge.ts';
import type { UsePuzzle } from '../puzzle/use-puzzle.ts';

/**
 * Decides whether a grid that fits all clues is the picture that is looked for: a call of the page's server, or
 * `verifyByDigest`. `cells` are row by row, 0 blank and 1 filled. A rejected promise can be tried again.
 */
export type VerifySolution = (
  cells: Uint8Array,
  size: { readonly width: number; readonly height: number },
) => boolean | Promise<boolean>;

/** Asks the page's judge about a grid that fits all clues. */
export function useVerification(
  game: UsePuzzle<NonogramTypes>,
  verify: VerifySolution | undefined,
  onError: ((reason: string, detail: unknown) => void) | undefined,
  lastGroup: React.RefObject<string>,
): Verification {
  const at = game.session?.getSnapshot();
  const isOpen = at?.puzzle.ends === 'host' && at.state.unfit === 0 && !at.state.accepted;
  const grid = isOpen ? at.state.marks.map(valueOf).join('') : undefined;
  const width = at?.state.width ?? 0;
  return usePageJudge(
    game,
    { type: 'accept' },
    {
      question: grid,
      group: () => lastGroup.current,
      onError,
      ask() {
        if (!verify) {
          throw new KumikiError(
            'no-judge',
            'This board is to be judged by the page, but there is nobody to ask. Pass verifySolution, or a board whose ends is clues.',
          );
        }
        return verify(Uint8Array.from(grid ?? '', Number), { width, height: (grid ?? '').length / width });
      },
    },
  );
}
