'use client';
import type { PuzzleTypes, Session, Snapshot } from '@kumiki/core';
import { useSyncExternalStore } from 'react';

const silent = (): (() => void) => () => {};

/** The whole snapshot of a game that may not be there yet. */
export function usePuzzleSnapshot<T extends PuzzleTypes>(session: Session<T> | undefined): Snapshot<T> | undefined {
  const read = (): Snapshot<T> | undefined => session?.getSnapshot();
  return useSyncExternalStore(session?.subscribe ?? silent, read, read);
}
