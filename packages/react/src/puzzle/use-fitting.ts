'use client';
import { useEffect, useState } from 'react';

/**
 * How many of `count` buttons of a bar fit beside a menu button; all of them until it is measured. Buttons with words
 * are only shown where there is room, so the narrowest button is the measure.
 */
export function useFitting(element: HTMLElement | null, count: number): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const sizes = [...element.querySelectorAll<HTMLElement>('.kumiki-button')].map((button) => button.offsetWidth);
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const slot = Math.min(...sizes) + gap;
      const room = element.clientWidth + gap;
      if (!(slot > 0) || room <= gap) return;
      setFitting(slot * count <= room ? count : Math.max(0, Math.floor(room / slot) - 1));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, count]);
  return Math.min(fitting, count);
}
