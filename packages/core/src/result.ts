/**
 * A value or a reason, never null and never a throw. `spent` counts budget steps; `detail` is typed by who returns it.
 */
export type Result<V, R extends string = string, D = unknown> = Ok<V> | Failure<R, D>;
export interface Ok<V> {
  readonly ok: true;
  readonly value: V;
  readonly spent: number;
}
export interface Failure<R extends string = string, D = unknown> {
  readonly ok: false;
  readonly reason: R;
  readonly detail: D;
  readonly spent: number;
}

export function succeed<V>(value: V, spent = 0): Ok<V> {
  return { ok: true, value, spent };
}

export function fail<R extends string>(reason: R): Failure<R, undefined>;
export function fail<R extends string, D>(reason: R, detail: D, spent?: number): Failure<R, D>;
export function fail<R extends string, D>(reason: R, detail?: D, spent = 0): Failure<R, D | undefined> {
  return { ok: false, reason, detail, spent };
}
