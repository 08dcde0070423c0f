'use client';
import { useCallback, useMemo } from 'react';
import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import type { MoveReason } from '../puzzle/view.ts';
import type { Cursor } from './cursor.ts';
import { clear, deleteBackward, deleteWithin, typeInto, typeText, type Typed, type TypingHabits } from './typing.ts';

export interface Typist {
  /** Puts letters in at the cursor; what became of them, undefined while there is no board. */
  readonly type: (text: string, reason: MoveReason, event: Event) => Typed | undefined;
  readonly erase: (direction: 'backward' | 'forward', reason: MoveReason, event: Event) => void;
}

export interface TypistOptions {
  readonly session: Session<CrosswordTypes> | undefined;
  readonly cursor: Cursor | undefined;
  readonly habits: TypingHabits;
  /** Letters are added to the cell of the cursor. */
  readonly rebus: boolean;
  readonly playTyped: (typed: Typed, reason: MoveReason, event?: Event) => boolean;
}

/** Letters from wherever they come: the keyboard, an input method, keys on the screen. */
export function useTypist({ session, cursor, habits, rebus, playTyped }: TypistOptions): Typist {
  const type = useCallback<Typist['type']>(
    (text, reason, event) => {
      if (!session || !cursor) return undefined;
      const { puzzle, state } = session.getSnapshot();
      const typed = (rebus ? typeInto : typeText)(puzzle, state, cursor, text, habits);
      playTyped(typed, reason, event);
      return typed;
    },
    [session, cursor, habits, rebus, playTyped],
  );
  const erase = useCallback<Typist['erase']>(
    (direction, reason, event) => {
      if (!session || !cursor) return;
      const { puzzle, state } = session.getSnapshot();
      const backward = rebus ? deleteWithin : deleteBackward;
      const typed =
        direction === 'backward'
          ? backward(puzzle, state, cursor)
          : { moves: clear(puzzle, state, cursor.cell), cursor };
      playTyped(typed, reason, event);
    },
    [session, cursor, rebus, playTyped],
  );
  return useMemo(() => ({ type, erase }), [type, erase]);
}
