'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface ChangeDetails<R extends string> {
  readonly reason: R;
  readonly event: Event | undefined;
  /** Keeps the change from happening (in a component that keeps the value itself). */
  readonly cancel: () => void;
}
export interface Controllable<V, R extends string> {
  readonly value: V | undefined;
  readonly defaultValue: V;
  readonly onChange: ((value: V, details: ChangeDetails<R>) => void) | undefined;
}

/** A value the user may keep (`value` is given) or leave to the component; the setter is stable. */
export function useControllable<V, R extends string>({
  value,
  defaultValue,
  onChange,
}: Controllable<V, R>): readonly [V, (next: V, reason: R, event: Event | undefined) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const latest = useRef({ current, onChange, controlled: value !== undefined });
  useEffect(() => {
    latest.current = { current, onChange, controlled: value !== undefined };
  });
  const change = useCallback((next: V, reason: R, event: Event | undefined): void => {
    const { current: before, onChange: tell, controlled } = latest.current;
    if (Object.is(before, next)) return;
    let cancelled = false;
    tell?.(next, { reason, event, cancel: () => void (cancelled = true) });
    if (!cancelled && !controlled) setOwn(next);
  }, []);
  return [current, change];
}
