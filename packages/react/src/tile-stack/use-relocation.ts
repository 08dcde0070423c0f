'use client';
import { useLayoutEffect, type RefObject } from 'react';
import type { Point } from './geometry.ts';

const DURATION_MS = 380;

/** Lets tiles that a reshuffle put elsewhere slide there from the cell they lay on. */
export function useRelocation(
  drawing: RefObject<SVGSVGElement | null>,
  relocated: ReadonlyMap<number, number>,
  places: readonly Point[],
): void {
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg || relocated.size === 0 || typeof svg.animate !== 'function') return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [to, from] of relocated) {
      const [here, there] = [places[to], places[from]];
      if (!here || !there) continue;
      const away = `${there.x - here.x}px ${there.y - here.y}px`;
      svg
        .querySelector(`[data-tile="${to}"]`)
        ?.animate([{ translate: away }, { translate: '0 0' }], { duration: DURATION_MS, easing: 'ease-in-out' });
    }
  }, [drawing, relocated, places]);
}
