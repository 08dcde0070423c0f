'use client';
import { KumikiError } from '@kumiki/core';
import { valueOf, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UsePuzzle } from '../puzzle/use-puzzle.ts';

/**
 * Decides whether a grid that fits all clues is the picture that is looked for: a call of the page's server, or
 * `verifyByDigest`. `cells` are row by row, 0 blank and 1 filled. A rejected promise can be tried again.
 */
export type VerifySolution = (
  cells: Uint8Array,
  size: { readonly width: number; readonly height: number },
) => boolean | Promise<boolean>;

/** `accepted` only where an undo took nothing but the agreement back: a redo brings it again. */
export type VerificationPhase = 'asking' | 'refused' | 'failed' | 'accepted';
export interface Verification {
  /** Undefined while there is nothing to decide. */
  readonly phase: VerificationPhase | undefined;
  readonly again: () => void;
}

interface Answer {
  readonly puzzle: NonogramPuzzle | undefined;
  readonly grid: string;
  readonly phase: Exclude<VerificationPhase, 'asking'>;
}

/**
 * Asks the page's judge about a grid that fits all clues, and plays its agreement as part of the last stroke. The last
 * answer is remembered, so that undo and redo ask nobody, and agree to nothing that was just taken back.
 */
export function useVerification(
  { session, controller }: UsePuzzle<NonogramTypes>,
  verify: VerifySolution | undefined,
  onError: ((reason: string, detail: unknown) => void) | undefined,
  lastGroup: React.RefObject<string>,
): Verification {
  const at = session?.getSnapshot();
  const isOpen = at?.puzzle.ends === 'host' && at.state.unfit === 0 && !at.state.accepted;
  const grid = isOpen ? at.state.marks.map(valueOf).join('') : undefined;
  const width = at?.state.width ?? 0;
  const puzzle = at?.puzzle;
  const [answer, setAnswer] = useState<Answer | undefined>();
  const latest = useRef({ verify, onError });
  useLayoutEffect(() => {
    latest.current = { verify, onError };
  });
  const known = grid !== undefined && answer?.grid === grid && answer.puzzle === puzzle ? answer.phase : undefined;
  const isAgreed = known === 'accepted';
  const isSettled = isAgreed ? at?.canRedo === true : known !== undefined;
  const question = isSettled ? undefined : grid;
  useEffect(() => {
    if (question === undefined) return undefined;
    let isCurrent = true;
    const settle = (phase: Answer['phase']): void => setAnswer({ puzzle, grid: question, phase });
    const ask = async (): Promise<boolean> => {
      if (isAgreed) return true;
      const judge = latest.current.verify;
      if (!judge) {
        throw new KumikiError(
          'no-judge',
          'This board is to be judged by the page, but there is nobody to ask. Pass verifySolution, or a board whose ends is clues.',
        );
      }
      return judge(Uint8Array.from(question, Number), { width, height: question.length / width });
    };
    ask().then(
      (accepted) => {
        if (!isCurrent) return;
        // A game that takes no move now, or a listener that cancels it, leaves the agreement without effect.
        const isDone = accepted && controller.play({ type: 'accept' }, { group: lastGroup.current });
        settle(isDone ? 'accepted' : accepted ? 'failed' : 'refused');
      },
      (error: unknown) => {
        if (!isCurrent) return;
        settle('failed');
        latest.current.onError?.('verify-failed', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [question, isAgreed, puzzle, width, controller, lastGroup]);
  const again = useCallback(() => setAnswer(undefined), []);
  const phase = grid === undefined ? undefined : question === undefined ? known : 'asking';
  return { phase, again };
}
