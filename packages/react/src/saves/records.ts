import { decoder, integer, list, number, record, text } from '@kumiki/core';

/** What a player has reached, over all games of one key. Times are milliseconds, days `YYYY-MM-DD` of the player's own clock. */
export interface Records {
  readonly format: 1;
  readonly solved: number;
  /** By what was played, as its options' digest: the fewest milliseconds, of games without hint or reveal. */
  readonly best: readonly { readonly what: string; readonly elapsed: number }[];
  /** Days in a row with a solved board, up to `last`. */
  readonly streak: number;
  readonly longest: number;
  readonly last: string;
}

export const noRecords: Records = { format: 1, solved: 0, best: [], streak: 0, longest: 0, last: '' };

const count = integer(0, 2 ** 31);
const decode = decoder(
  record({
    format: integer(1, 1),
    solved: count,
    best: list(record({ what: text(64), elapsed: number(0, Number.MAX_SAFE_INTEGER) }), 1_000),
    streak: count,
    longest: count,
    last: text(10),
  }),
);

/** What was written, or nothing reached yet where that can't be read. */
export function readRecords(source: string | undefined): Records {
  try {
    const decoded = source === undefined ? undefined : decode(JSON.parse(source));
    return decoded?.ok ? { ...decoded.value, format: 1 } : noRecords;
  } catch {
    return noRecords;
  }
}

export interface Solve {
  readonly what: string;
  readonly elapsed: number;
  readonly day: string;
  /** Without hint or reveal; others count for the streak, not as a best time. */
  readonly unaided: boolean;
}

export function withSolve(before: Records, { what, elapsed, day, unaided }: Solve): Records {
  const old = bestOf(before, what);
  const best =
    unaided && elapsed > 0 && (old === undefined || elapsed < old)
      ? [{ what, elapsed }, ...before.best.filter((one) => one.what !== what)].slice(0, 100)
      : before.best;
  const streak = day === before.last ? before.streak : before.last === dayBefore(day) ? before.streak + 1 : 1;
  // A clock that was set back takes nothing away.
  const kept = day < before.last ? before : { streak, last: day };
  const { streak: now, last } = kept;
  return { format: 1, solved: before.solved + 1, best, streak: now, longest: Math.max(before.longest, now), last };
}

export function bestOf({ best }: Records, what: string): number | undefined {
  return best.find((one) => one.what === what)?.elapsed;
}

/** Days in a row that still count on a day: yesterday's streak can be gone on with today. */
export function streakOn({ streak, last }: Records, day: string): number {
  return last === day || last === dayBefore(day) ? streak : 0;
}

function dayBefore(day: string): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return '';
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
