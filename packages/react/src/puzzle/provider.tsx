'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { MessagesContext, type MessageSet } from '../messages/context.tsx';
import type { RunnerOptions } from '../runner/types.ts';

export const RunnerContext: React.Context<RunnerOptions> = createContext<RunnerOptions>({});

export interface KumikiProviderProps extends RunnerOptions {
  /** A language from `@kumiki/react/messages`, or parts of one of your own; English unless told. */
  readonly messages?: MessageSet;
  readonly children?: ReactNode;
}

/**
 * Language and worker for every puzzle inside it; one inside another adds to it. Without one the puzzles speak English
 * and start the library's worker.
 */
export function KumikiProvider({ messages, children, ...runner }: KumikiProviderProps): ReactNode {
  const outer = useContext(RunnerContext);
  const { createWorker = outer.createWorker, puzzles = outer.puzzles, timings = outer.timings } = runner;
  const options = useMemo<RunnerOptions>(
    () => ({ ...(createWorker && { createWorker }), ...(puzzles && { puzzles }), ...(timings && { timings }) }),
    [createWorker, puzzles, timings],
  );
  const inner = messages ? <MessagesContext value={messages}>{children}</MessagesContext> : children;
  return <RunnerContext value={options}>{inner}</RunnerContext>;
}
