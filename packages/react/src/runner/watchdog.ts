import type { RunnerTimings } from './timings.ts';

/** Tells a hung worker from a busy one. */
export interface Watchdog {
  /** A job began. */
  start(): void;
  /** Something came from the worker. */
  heard(): void;
  /** The job is over. */
  stop(): void;
}

/**
 * Pings while a job runs. Silence is counted in pings that went out and came back with nothing, not in time: a page that
 * slept, or whose timers a browser holds back, has sent none.
 */
export function createWatchdog(
  timings: RunnerTimings,
  actions: { readonly ping: (n: number) => void; readonly hung: (silent: number) => void },
): Watchdog {
  const enough = Math.max(1, Math.ceil(timings.silence / timings.ping));
  let sent = 0;
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    if (unanswered >= enough) {
      actions.hung(enough * timings.ping);
      return;
    }
    unanswered += 1;
    sent += 1;
    actions.ping(sent);
    timer = setTimeout(look, timings.ping);
  }
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    start() {
      stop();
      unanswered = 0;
      look();
    },
    heard() {
      unanswered = 0;
    },
    stop,
  };
}
