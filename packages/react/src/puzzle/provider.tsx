'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { MessagesContext, type MessageSet } from '../messages/context.tsx';
import type { RunnerOptions } from '../runner/types.ts';
import type { GameStorage } from '../saves/storage.ts';

/** What boards take from around them, unless told otherwise themselves. */
export interface SharedOptions extends RunnerOptions {
  /** Where boards with a `storageKey` keep their games. */
  readonly storage?: GameStorage;
}
export const SharedContext: React.Context<SharedOptions> = createContext<SharedOptions>({});

export interface KumikiProviderProps extends SharedOptions {
  /** A language from `@kumiki/react/messages`, or parts of one of your own; English unless told. */
  readonly messages?: MessageSet;
  readonly children?: ReactNode;
}

/**
 * Language, worker and storage for every puzzle inside it; one inside another adds to it. Without one the puzzles speak English
 * and start the library's worker.
 */
export function KumikiProvider({ messages, children, ...shared }: KumikiProviderProps): ReactNode {
  const outer = useContext(SharedContext);
  const { createWorker = outer.createWorker, puzzles = outer.puzzles, timings = outer.timings } = shared;
  const { storage = outer.storage } = shared;
  const options = useMemo<SharedOptions>(
    () => ({
      ...(createWorker && { createWorker }),
      ...(puzzles && { puzzles }),
      ...(timings && { timings }),
      ...(storage && { storage }),
    }),
    [createWorker, puzzles, timings, storage],
  );
  const inner = messages ? <MessagesContext value={messages}>{children}</MessagesContext> : children;
  return <SharedContext value={options}>{inner}</SharedContext>;
}
