'use client';
import type { PuzzleRules, PuzzleTypes, Status } from '@kumiki/core';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createController, type PuzzleConfig, type PuzzleController } from './controller.ts';
import { SharedContext } from './provider.tsx';
import { usePuzzleSnapshot } from './use-puzzle-snapshot.ts';
import type { PuzzleView } from './view.ts';

export type UsePuzzleOptions<T extends PuzzleTypes> = PuzzleConfig<T>;
/** The view of the game, the calls that change it (the same functions for the life of the component), and the controller that parts take. */
export interface UsePuzzle<T extends PuzzleTypes>
  extends
    Omit<PuzzleView<T>, 'hint'>,
    Omit<
      PuzzleController<T>,
      'getView' | 'subscribe' | 'configure' | 'mount' | 'hint' | 'getAnnouncement' | 'subscribeAnnouncement'
    > {
  readonly status: Status | undefined;
  readonly complete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Asks for a hint, or plays the one that is shown; what it answered is `shownHint`. */
  readonly hint: () => void;
  readonly shownHint: PuzzleView<T>['hint'];
  readonly reason: string | undefined;
  readonly controller: PuzzleController<T>;
}

/**
 * Plays a puzzle: makes a board off the main thread (or takes yours), and gives what a page needs to draw and drive it.
 * Rendered on a server it is `idle`, or `ready` when a `puzzle` or `session` is given.
 */
export function usePuzzle<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  options: UsePuzzleOptions<T> = {},
): UsePuzzle<T> {
  const shared = useContext(SharedContext);
  const config = { ...shared, ...options };
  const [controller] = useState(() => createController(rules, config));
  const [first] = useState(() => controller.getView());
  const view = useSyncExternalStore(controller.subscribe, controller.getView, () => first);
  const snapshot = usePuzzleSnapshot(view.session);
  // No list: the newest handlers count, and the controller itself sees whether a new game is asked for.
  useEffect(() => controller.configure(config));
  useEffect(() => controller.mount(), [controller]);
  const { getView: _view, subscribe: _subscribe, configure: _configure, mount: _mount, ...others } = controller;
  const { getAnnouncement: _said, subscribeAnnouncement: _hear, ...calls } = others;
  return {
    ...view,
    ...calls,
    shownHint: view.hint,
    reason: view.refusal?.reason,
    status: snapshot?.status,
    complete: snapshot?.complete ?? false,
    canUndo: snapshot?.canUndo ?? false,
    canRedo: snapshot?.canRedo ?? false,
    controller,
  };
}
