/**
 * A number of chance for a place, 0 … 1: the same however many other places were looked at. A search draws its salt once,
 * so that a place costs no draw.
 */
export function blurOf(cell: number, salt: number): number {
  return (Math.imul(cell ^ salt, 0x9e3779b1) >>> 16) / 65_536;
}
