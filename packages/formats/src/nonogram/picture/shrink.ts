/** Opaque RGBA of a picture on white paper, with each sample the mean of its area, or the pixel under it. */
export function shrink(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Uint8Array {
  const small = new Uint8Array(columns * rows * 4);
  for (let y = 0; y < rows; y += 1) {
    const top = Math.floor((y * height) / rows);
    const bottom = Math.max(Math.floor(((y + 1) * height) / rows), top + 1);
    for (let x = 0; x < columns; x += 1) {
      const left = Math.floor((x * width) / columns);
      const right = Math.max(Math.floor(((x + 1) * width) / columns), left + 1);
      let [red, green, blue] = [0, 0, 0];
      for (let py = top; py < bottom; py += 1) {
        for (let px = left; px < right; px += 1) {
          const at = (py * width + px) * 4;
          const alpha = data[at + 3]!;
          red += data[at]! * alpha + 255 * (255 - alpha);
          green += data[at + 1]! * alpha + 255 * (255 - alpha);
          blue += data[at + 2]! * alpha + 255 * (255 - alpha);
        }
      }
      const full = 255 * (bottom - top) * (right - left);
      const to = (y * columns + x) * 4;
      small[to] = Math.round(red / full);
      small[to + 1] = Math.round(green / full);
      small[to + 2] = Math.round(blue / full);
      small[to + 3] = 255;
    }
  }
  return small;
}
