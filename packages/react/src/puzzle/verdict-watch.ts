import type { PuzzleTypes, Result, Session, Verdict } from '@kumiki/core';

/** What is known of the present position; `unknown` where the budget ended before it was decided. */
export type LiveState = 'checking' | 'sound' | 'lost' | 'unknown';
export interface LiveVerdict<T extends PuzzleTypes> {
  readonly state: LiveState;
  /** The verdict on this position; while it is checked, the last one of this board, which may hold no more. */
  readonly verdict: Verdict<T> | undefined;
}

/** Follows a game and asks of each position whether it can still be solved. */
export interface VerdictWatch<T extends PuzzleTypes> {
  /** Looks at a game's present position; a question under way for another position ends. */
  readonly look: (session: Session<T>) => void;
  /** Lets the worker go to somebody else; `look` asks again. */
  readonly stop: () => void;
}

type Judge = (args: unknown, signal: AbortSignal) => Promise<Result<unknown>>;

/**
 * @param judge runs the puzzle's `judge` job off the main thread.
 * @param tell hears of every change; undefined while there is nothing to judge, as after the end of a game.
 */
export function createVerdictWatch<T extends PuzzleTypes>(
  judge: Judge,
  tell: (live: LiveVerdict<T> | undefined) => void,
): VerdictWatch<T> {
  /** By position, so that undo and redo are answered at once. */
  const known = new WeakMap<T['state'], LiveVerdict<T>>();
  let last: { readonly puzzle: T['puzzle']; readonly verdict: Verdict<T> } | undefined;
  let asked: { readonly state: T['state']; readonly job: AbortController } | undefined;

  const stop = (): void => {
    asked?.job.abort();
    asked = undefined;
  };
  return {
    stop,
    look(session) {
      const { puzzle, state, status } = session.getSnapshot();
      if (asked?.state === state) return;
      stop();
      if (last?.puzzle !== puzzle) last = undefined;
      if (status === 'solved') return tell(undefined);
      const before = known.get(state);
      if (before) {
        if (before.verdict) last = { puzzle, verdict: before.verdict };
        return tell(before);
      }
      tell({ state: 'checking', verdict: last?.verdict });
      const job = new AbortController();
      asked = { state, job };
      void judge({ puzzle, state, ...(last ? { prior: last.verdict } : {}) }, job.signal).then((result) => {
        if (asked?.job !== job) return;
        asked = undefined;
        const live = result.ok
          ? decided(result.value as Verdict<T>)
          : ({ state: 'unknown', verdict: undefined } as const);
        // What stopped for another reason than its own steps is asked again the next time.
        if (result.ok || result.reason === 'budget') known.set(state, live);
        if (live.verdict) last = { puzzle, verdict: live.verdict };
        tell(live);
      });
    },
  };
}

function decided<T extends PuzzleTypes>(verdict: Verdict<T>): LiveVerdict<T> {
  return { state: verdict.holds ? 'sound' : 'lost', verdict };
}
