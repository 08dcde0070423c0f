/** How much of a cell a cross takes, centred. */
const CROSS = 0.45;

/** The runs of a mark in a row as one path, a rectangle a run, so that they join without seams. A cell is 1 × 1. */
export function filledPath(marks: Uint8Array, y: number, width: number, mark = 1): string {
  let path = '';
  for (let x = 0; x < width; x += 1) {
    if (marks[y * width + x] !== mark) continue;
    const start = x;
    while (x + 1 < width && marks[y * width + x + 1] === mark) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
  }
  return path;
}

/** The crosses of a row as one path of strokes. */
export function crossedPath(marks: Uint8Array, y: number, width: number): string {
  const inset = (1 - CROSS) / 2;
  let path = '';
  for (let x = 0; x < width; x += 1) {
    if (marks[y * width + x] === 2)
      path += `M${x + inset} ${y + inset}l${CROSS} ${CROSS}m0-${CROSS}l-${CROSS} ${CROSS}`;
  }
  return path;
}

/** The notes of a row as one path of dots; '' where there are none. */
export function notedPath(notes: Uint8Array | undefined, y: number, width: number): string {
  let path = '';
  if (!notes) return path;
  for (let x = 0; x < width; x += 1) {
    if (notes[y * width + x] === 1) path += `M${x + 0.38} ${y + 0.5}a.12.12 0 1 0 .24 0a.12.12 0 1 0-.24 0z`;
  }
  return path;
}

/** Lines between cells: all of them, or every fifth. */
export function linesPath(width: number, height: number, every: 1 | 5): string {
  let path = '';
  for (let x = every; x < width; x += every) path += `M${x} 0V${height}`;
  for (let y = every; y < height; y += every) path += `M0 ${y}H${width}`;
  return path;
}

/** The patterns of a colour's cells in a row as one path. */
export function patternPath(
  marks: Uint8Array,
  y: number,
  width: number,
  mark: number,
  pattern: (x: number, y: number) => string,
): string {
  let path = '';
  for (let x = 0; x < width; x += 1) if (marks[y * width + x] === mark) path += pattern(x, y);
  return path;
}
