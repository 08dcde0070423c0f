// How many 5 × 5 grids are the only one with their clues? Twice: by the solver, and by counting grids with equal clues,
// which asks no solver. `node --conditions=source scripts/count-unique.ts`, some minutes. Published: 25,309,575.
import { deriveClues, solveNonogram } from '@kumiki/core/nonogram';

const SIDE = 5;
const GRIDS = 2 ** (SIDE * SIDE);
const LINE = 2 ** SIDE - 1;

const rowOf = (grid: number, y: number): number => (grid >>> (SIDE * y)) & LINE;
const columnOf = (grid: number, x: number): number => {
  let column = 0;
  for (let y = 0; y < SIDE; y += 1) column |= ((grid >>> (SIDE * y + x)) & 1) << y;
  return column;
};
/** By pattern of a line the number of its clue: sixteen are enough for a line of five. */
const numbers = new Map<string, number>();
const clueOf = Uint8Array.from({ length: 2 ** SIDE }, (_, line) => {
  const text = line
    .toString(2)
    .split('0')
    .map(({ length }) => length)
    .filter((length) => length > 0)
    .join();
  numbers.set(text, numbers.get(text) ?? numbers.size);
  return numbers.get(text)!;
});

function byCounting(): number {
  const keys = new Float64Array(GRIDS);
  for (let grid = 0; grid < GRIDS; grid += 1) {
    let key = 0;
    for (let y = 0; y < SIDE; y += 1) key = key * 16 + clueOf[rowOf(grid, y)]!;
    for (let x = 0; x < SIDE; x += 1) key = key * 16 + clueOf[columnOf(grid, x)]!;
    keys[grid] = key;
  }
  keys.sort();
  let unique = 0;
  for (let n = 0; n < GRIDS; n += 1) if (keys[n] !== keys[n - 1] && keys[n] !== keys[n + 1]) unique += 1;
  return unique;
}

/** Turned and mirrored a grid has as many partners as before: one of each eight is solved. */
function bySolving(): number {
  const cells = new Uint8Array(SIDE * SIDE);
  let unique = 0;
  for (let grid = 0; grid < GRIDS; grid += 1) {
    const images = imagesOf(grid);
    if (images.some((image) => image < grid)) continue;
    for (let at = 0; at < cells.length; at += 1) cells[at] = (grid >>> at) & 1;
    const solved = solveNonogram(deriveClues(cells, SIDE, SIDE));
    if (!solved.ok) throw new Error(`${grid}: ${solved.reason}`);
    if (solved.value.verdict === 'unique') unique += new Set(images).size;
  }
  return unique;
}

const reversed = Uint8Array.from({ length: 2 ** SIDE }, (_, line) => {
  let back = 0;
  for (let at = 0; at < SIDE; at += 1) back |= ((line >>> at) & 1) << (SIDE - 1 - at);
  return back;
});
function imagesOf(grid: number): number[] {
  const images: number[] = [];
  for (const turned of [grid, transposed(grid)]) {
    let [across, down, both] = [0, 0, 0];
    for (let y = 0; y < SIDE; y += 1) {
      const row = rowOf(turned, y);
      across |= reversed[row]! << (SIDE * y);
      down |= row << (SIDE * (SIDE - 1 - y));
      both |= reversed[row]! << (SIDE * (SIDE - 1 - y));
    }
    images.push(turned, across, down, both);
  }
  return images;
}
function transposed(grid: number): number {
  let other = 0;
  for (let x = 0; x < SIDE; x += 1) other |= columnOf(grid, x) << (SIDE * x);
  return other;
}

for (const [name, count] of [
  ['by counting grids with equal clues', byCounting],
  ['by solving', bySolving],
] as const) {
  const from = performance.now();
  const unique = count();
  console.log(`${unique} of ${GRIDS} ${name}, ${((performance.now() - from) / 1000).toFixed(0)} s`);
  if (unique !== 25_309_575) process.exitCode = 1;
}
