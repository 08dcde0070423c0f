'use client';
import { valueOf, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { useEffect, useState } from 'react';
import type { UsePuzzle } from '../../puzzle/use-puzzle.ts';
import { openReveal, type Reveal, type SealedReveal } from './seal.ts';

/** What a solved board reveals; undefined before that, and where its grid does not open the seal. */
export function useReveal(
  { session, status }: UsePuzzle<NonogramTypes>,
  sealed: SealedReveal | undefined,
): Reveal | undefined {
  const state = status === 'solved' ? session?.getSnapshot().state : undefined;
  const [opened, setOpened] = useState<{ readonly sealed: SealedReveal; readonly reveal: Reveal }>();
  useEffect(() => {
    if (!sealed || !state) return undefined;
    let isWanted = true;
    // Crosses and what is not known are blank.
    const cells = state.marks.map(valueOf);
    const size = { width: state.width, height: cells.length / state.width };
    void openReveal(sealed, cells, size).then((result) => {
      if (result.ok && isWanted) setOpened({ sealed, reveal: result.value });
    });
    return () => {
      isWanted = false;
    };
  }, [sealed, state]);
  return state && opened && opened.sealed === sealed ? opened.reveal : undefined;
}
