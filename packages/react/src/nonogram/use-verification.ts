'use client';
import { KumikiError } from '@kumiki/core';
import type { NonogramTypes } from '@kumiki/core/nonogram/rules';
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

export type VerificationPhase = 'asking' | 'refused' | 'failed';
export interface Verification {
  /** Undefined while there is nothing to decide. */
  readonly phase: VerificationPhase | undefined;
  readonly again: () => void;
}

/** Asks the page's judge once for each grid that fits all clues, and plays its agreement as part of the last stroke. */
export function useVerification(
  { session, controller }: UsePuzzle<NonogramTypes>,
  verify: VerifySolution | undefined,
  onError: ((reason: string, detail: unknown) => void) | undefined,
  lastGroup: React.RefObject<string>,
): Verification {
  const at = session?.getSnapshot();
  const isOpen = at?.puzzle.ends === 'host' && at.state.unfit === 0 && !at.state.accepted;
  const grid = isOpen ? at.state.marks.map((mark) => (mark === 1 ? 1 : 0)).join('') : undefined;
  const width = at?.state.width ?? 0;
  const [answer, setAnswer] = useState<{ readonly grid: string; readonly phase: VerificationPhase } | undefined>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ verify, onError });
  useLayoutEffect(() => {
    latest.current = { verify, onError };
  });
  // A grid is asked about once, and once more each time that is wished.
  const question = grid === undefined ? undefined : `${attempt} ${grid}`;
  useEffect(() => {
    if (question === undefined) return undefined;
    const cells = question.slice(question.indexOf(' ') + 1);
    let isCurrent = true;
    const ask = async (): Promise<boolean> => {
      const judge = latest.current.verify;
      if (!judge) {
        throw new KumikiError(
          'no-judge',
          'This board is to be judged by the page, but there is nobody to ask. Pass verifySolution, or a board whose ends is clues.',
        );
      }
      return judge(Uint8Array.from(cells, Number), { width, height: cells.length / width });
    };
    ask().then(
      (accepted) => {
        if (!isCurrent) return;
        if (accepted) controller.play({ type: 'accept' }, { group: lastGroup.current });
        else setAnswer({ grid: cells, phase: 'refused' });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setAnswer({ grid: cells, phase: 'failed' });
        latest.current.onError?.('verify-failed', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [question, width, controller, lastGroup]);
  const again = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const phase = grid === undefined ? undefined : answer?.grid === grid ? answer.phase : 'asking';
  return { phase, again };
}
