/** Time on a visible page. `lap` returns the milliseconds since the last lap and begins a new one. */
export interface Stopwatch {
  start(): void;
  stop(): void;
  lap(): number;
  /** The same without beginning a new one. */
  peek(): number;
}

export function createStopwatch(page: Document = document, now: () => number = () => performance.now()): Stopwatch {
  let since: number | undefined;
  let counted = 0;
  let wanted = false;
  const settle = (): void => {
    if (since !== undefined) counted += now() - since;
    since = wanted && page.visibilityState === 'visible' ? now() : undefined;
  };
  return {
    start() {
      if (wanted) return;
      wanted = true;
      settle();
      page.addEventListener('visibilitychange', settle);
    },
    stop() {
      wanted = false;
      settle();
      page.removeEventListener('visibilitychange', settle);
    },
    lap() {
      settle();
      const whole = Math.round(counted);
      counted = 0;
      return whole;
    },
    peek() {
      settle();
      return Math.round(counted);
    },
  };
}
