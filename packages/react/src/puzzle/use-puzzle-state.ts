'use client';
import type { PuzzleTypes, Session, Snapshot } from '@kumiki/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * A part of a game's snapshot; the component renders again only when the part is another (`Object.is`). With `key` it
 * hears only of changes of that key of `rules.changed`, so a cell of a large board costs nothing while others change.
 */
export function usePuzzleState<T extends PuzzleTypes, S>(
  session: Session<T>,
  select: (snapshot: Snapshot<T>) => S,
  key?: number,
): S {
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? session.subscribe(listener) : session.subscribeKey(key, listener)),
    [session, key],
  );
  // Selectors are written in line and may build objects: the same snapshot must give the same value.
  const last = useRef<{ snapshot: Snapshot<T>; select: typeof select; value: S } | undefined>(undefined);
  const read = (): S => {
    const snapshot = session.getSnapshot();
    if (last.current?.snapshot !== snapshot || last.current.select !== select) {
      last.current = { snapshot, select, value: select(snapshot) };
    }
    return last.current.value;
  };
  return useSyncExternalStore(subscribe, read, read);
}
