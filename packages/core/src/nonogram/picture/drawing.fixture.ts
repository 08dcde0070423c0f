/** RGBA bytes of a grey picture, as the core takes them. */
export interface Drawing {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Draws with a grey, 0 … 255, a pixel. */
export function drawing(width: number, height: number, grey: (x: number, y: number) => number): Drawing {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    data.fill(grey(at % width, Math.floor(at / width)), 4 * at, 4 * at + 3);
  return { data, width, height };
}
