'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UsePuzzle } from './use-puzzle.ts';

/** `accepted` only where an undo took nothing but the agreement back: a redo brings it again. */
export type VerificationPhase = 'asking' | 'refused' | 'failed' | 'accepted';
export interface Verification {
  /** Undefined while there is nothing to decide. */
  readonly phase: VerificationPhase | undefined;
  readonly again: () => void;
}

export interface PageJudge {
  /** What is to be decided, as a text that differs where the board does; undefined while there is nothing. */
  readonly question: string | undefined;
  /** Asks the page; throws or rejects where there is nobody to ask, or no answer came. */
  readonly ask: () => boolean | Promise<boolean>;
  /** The step that the agreement joins: the player's last. */
  readonly group: () => string | undefined;
  readonly onError: ((reason: string, detail: unknown) => void) | undefined;
}

interface Answer {
  readonly puzzle: unknown;
  readonly question: string;
  readonly phase: Exclude<VerificationPhase, 'asking'>;
}

/**
 * Asks the page's judge about a board that is filled in, and plays its agreement (`accept`) as part of the last step. The
 * last answer is remembered, so that undo and redo ask nobody, and agree to nothing that was just taken back.
 */
export function usePageJudge<T extends PuzzleTypes>(
  { session, controller }: UsePuzzle<T>,
  accept: T['move'],
  judge: PageJudge,
): Verification {
  const at = session?.getSnapshot();
  const puzzle: unknown = at?.puzzle;
  const [answer, setAnswer] = useState<Answer | undefined>();
  const latest = useRef({ judge, accept });
  useLayoutEffect(() => {
    latest.current = { judge, accept };
  });
  const { question } = judge;
  const known =
    question !== undefined && answer?.question === question && answer.puzzle === puzzle ? answer.phase : undefined;
  const isAgreed = known === 'accepted';
  const isSettled = isAgreed ? at?.canRedo === true : known !== undefined;
  const open = isSettled ? undefined : question;
  useEffect(() => {
    if (open === undefined) return undefined;
    let isCurrent = true;
    const settle = (phase: Answer['phase']): void => setAnswer({ puzzle, question: open, phase });
    const ask = async (): Promise<boolean> => isAgreed || latest.current.judge.ask();
    ask().then(
      (accepted) => {
        if (!isCurrent) return;
        const group = latest.current.judge.group();
        // A game that takes no move now, or a listener that cancels it, leaves the agreement without effect.
        const isDone = accepted && controller.play(latest.current.accept, group === undefined ? {} : { group });
        settle(isDone ? 'accepted' : accepted ? 'failed' : 'refused');
      },
      (error: unknown) => {
        if (!isCurrent) return;
        settle('failed');
        latest.current.judge.onError?.('verify-failed', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [open, isAgreed, puzzle, controller]);
  const again = useCallback(() => setAnswer(undefined), []);
  const phase = question === undefined ? undefined : open === undefined ? known : 'asking';
  return { phase, again };
}
