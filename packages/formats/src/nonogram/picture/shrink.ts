/**
 * A row of samples as opaque RGBA on white paper, each the mean of its area, or the pixel under it.
 *
 * @param into - written to from `at` on, `columns` samples.
 */
export function shrinkRow(
  { data, width, height }: { readonly data: ArrayLike<number>; readonly width: number; readonly height: number },
  columns: number,
  rows: number,
  y: number,
  into: Uint8Array,
  at: number,
): void {
  const top = Math.floor((y * height) / rows);
  const bottom = Math.max(Math.floor(((y + 1) * height) / rows), top + 1);
  for (let x = 0; x < columns; x += 1) {
    const left = Math.floor((x * width) / columns);
    const right = Math.max(Math.floor(((x + 1) * width) / columns), left + 1);
    let [red, green, blue] = [0, 0, 0];
    for (let py = top; py < bottom; py += 1) {
      for (let px = left; px < right; px += 1) {
        const from = (py * width + px) * 4;
        const alpha = data[from + 3]!;
        red += data[from]! * alpha + 255 * (255 - alpha);
        green += data[from + 1]! * alpha + 255 * (255 - alpha);
        blue += data[from + 2]! * alpha + 255 * (255 - alpha);
      }
    }
    const full = 255 * (bottom - top) * (right - left);
    const to = at + x * 4;
    into[to] = Math.round(red / full);
    into[to + 1] = Math.round(green / full);
    into[to + 2] = Math.round(blue / full);
    into[to + 3] = 255;
  }
}
