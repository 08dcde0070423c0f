import { ACROSS, type Layout, type Room } from './layout.ts';
import { extent } from './score.ts';

/**
 * The extent of the box once a word of a `length` lies in a direction, with so many of its letters `before` a cell; -1 where
 * there is no room for that.
 */
export type Growth = (cell: number, direction: number, before: number, length: number) => number;

export function createGrowth({ box, columnOf, rowOf }: Layout, room: Room): Growth {
  return (cell, way, before, length) => {
    const across = way === ACROSS;
    const begin = (across ? columnOf[cell]! : rowOf[cell]!) - before;
    const end = begin + length - 1;
    if (begin < 0 || end >= (across ? room.columns : room.rows)) return -1;
    const low = across ? box.left : box.top;
    const high = across ? box.right : box.bottom;
    const span = (end > high ? end : high) - (begin < low ? begin : low) + 1;
    if (span > (across ? room.width : room.height)) return -1;
    return across ? extent(span, box.bottom - box.top + 1) : extent(box.right - box.left + 1, span);
  };
}
