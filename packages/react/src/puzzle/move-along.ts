import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus along the bar. */
export function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.kumiki-button')];
  const from = items.indexOf(event.target as HTMLElement);
  if (from < 0) return;
  const turned = getComputedStyle(event.currentTarget).direction === 'rtl' && Number.isFinite(by) ? -by : by;
  const to = Math.max(0, Math.min(items.length - 1, from + turned));
  event.preventDefault();
  items[to]!.focus();
}
