/**
 * Cells from the first to the last of a side of the box, `low` … `high`, once a word of a `length` lies along it from `begin`
 * on; -1 where it would leave the ground of so many cells, or where there would be more than `most`.
 */
export function spanWith(
  low: number,
  high: number,
  begin: number,
  length: number,
  ground: number,
  most: number,
): number {
  const end = begin + length - 1;
  if (begin < 0 || end >= ground) return -1;
  const span = (end > high ? end : high) - (begin < low ? begin : low) + 1;
  return span > most ? -1 : span;
}
