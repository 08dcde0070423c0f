'use client';
import { useRef, type PointerEvent } from 'react';

export interface DragScroll {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** A mouse drags what a container scrolls, as a finger does by itself. For the element that scrolls. */
export function useDragScroll(enabled: boolean): DragScroll {
  const from = useRef<{ readonly pointer: number; x: number; y: number } | undefined>(undefined);
  const end = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    if (from.current?.pointer === pointerId) from.current = undefined;
  };
  return {
    onPointerDown(event) {
      if (!enabled || event.pointerType !== 'mouse' || event.button !== 0) return;
      from.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that a script made up cannot be captured: it drags inside of the container only.
      }
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
      const held = from.current;
      if (held?.pointer !== pointerId) return;
      currentTarget.scrollLeft -= clientX - held.x;
      currentTarget.scrollTop -= clientY - held.y;
      held.x = clientX;
      held.y = clientY;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
