'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { KumikiError } from '@kumiki/core';
import type { PuzzleController } from './controller.ts';
import type { PuzzleView } from './view.ts';

// The context is of any puzzle; a puzzle's own hook gives its parts the narrow type again.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyController = PuzzleController<any>;

export const PuzzleContext: React.Context<AnyController | undefined> = createContext<AnyController | undefined>(
  undefined,
);

/** The game a part stands in. */
export function usePuzzleContext<T extends PuzzleTypes>(part: string): PuzzleController<T> {
  const controller = useContext(PuzzleContext);
  if (!controller) {
    throw new KumikiError(
      'no-root',
      `${part} stands outside of a puzzle, so it has nothing to show. Put it inside the Root of a puzzle.`,
    );
  }
  return controller as PuzzleController<T>;
}

export function usePuzzleView<T extends PuzzleTypes>(controller: PuzzleController<T>): PuzzleView<T> {
  return useSyncExternalStore(controller.subscribe, controller.getView, controller.getView);
}
