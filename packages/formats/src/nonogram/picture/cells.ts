/** By cell the class that most of its samples have; `detail` × `detail` samples are a cell. The lower class where two tie. */
export function cellsOf(classes: Uint8Array, columns: number, rows: number, detail: number, count: number): Uint8Array {
  const votes = new Int32Array(count);
  return Uint8Array.from({ length: columns * rows }, (_, cell) => {
    votes.fill(0);
    const [left, top] = [(cell % columns) * detail, Math.floor(cell / columns) * detail];
    for (let y = top; y < top + detail; y += 1) {
      for (let x = left; x < left + detail; x += 1) votes[classes[y * columns * detail + x]!]! += 1;
    }
    return votes.reduce((best, vote, nth) => (vote > votes[best]! ? nth : best), 0);
  });
}

/** The class that most cells along the edge have: what is painted on. */
export function backgroundOf(cells: Uint8Array, columns: number, rows: number, count: number): number {
  const votes = new Int32Array(count);
  for (const [cell, one] of cells.entries()) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) votes[one]! += 1;
  }
  return votes.reduce((best, vote, nth) => (vote > votes[best]! ? nth : best), 0);
}
