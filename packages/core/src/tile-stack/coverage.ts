/** How much of any rectangle of a picture is covered. */
export interface Coverage {
  /** The covered part of the picture, in its pixels; `right` and `bottom` are behind it. */
  readonly box:
    | { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
    | undefined;
  /** Covered pixels, parts of them too, from one corner to the other. Costs four looks. */
  area(left: number, top: number, right: number, bottom: number): number;
}

/**
 * Adds up a picture once, from the top left corner to every pixel, so that any rectangle is four numbers (F. C. Crow,
 * "Summed-area tables", 1984). Between pixels a sum grows evenly, which is exact for rectangles that cut pixels. Costs the
 * pixels; only sums and products, alike on every machine.
 */
export function createCoverage(width: number, height: number, isCovered: (at: number) => boolean): Coverage {
  const across = width + 1;
  const sums = new Float64Array(across * (height + 1));
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      if (isCovered(y * width + x)) {
        row += 1;
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x + 1);
        bottom = y + 1;
      }
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + row;
    }
  }
  const sumTo = (toX: number, toY: number): number => {
    const x = Math.max(0, Math.min(width, toX));
    const y = Math.max(0, Math.min(height, toY));
    const [column, row] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))];
    const [partX, partY] = [x - column, y - row];
    const at = row * across + column;
    const upper = sums[at]! * (1 - partX) + sums[at + 1]! * partX;
    const lower = sums[at + across]! * (1 - partX) + sums[at + across + 1]! * partX;
    return upper * (1 - partY) + lower * partY;
  };
  return {
    box: right > left ? { left, top, right, bottom } : undefined,
    area: (fromX, fromY, toX, toY) => sumTo(toX, toY) - sumTo(fromX, toY) - sumTo(toX, fromY) + sumTo(fromX, fromY),
  };
}
