// What a nonogram allocates: `node --conditions=source test/bench/nonogram-memory.ts`. The solver's hot path allocates nothing,
// and what a hostile file claims to be is refused before there is room made for it. Bytes of the heap and of array buffers,
// over many calls; misses of the floors throw.
import { getHeapStatistics } from 'node:v8';
import { createBudget, createRandom } from '@kumiki/core';
import { deriveClues, readNonogram, solveNonogram } from '@kumiki/core/nonogram';
import { readWebpbn } from '@kumiki/formats/nonogram';
import { createBoard } from '../../packages/core/src/nonogram/board.ts';
import { lineSolverFor } from '../../packages/core/src/nonogram/line-solver.ts';
import { wordsFor } from '../../packages/core/src/nonogram/line.ts';

const allocated = (): number => getHeapStatistics().total_allocated_bytes + process.memoryUsage().arrayBuffers;
/** Bytes of each call, once it is warm: the least of some rounds, for whatever else runs allocates too. */
function bytesOf(calls: number, call: () => unknown): number {
  const round = (): number => {
    const before = allocated();
    for (let n = 0; n < calls; n += 1) call();
    return Math.max(0, allocated() - before) / calls;
  };
  for (let warm = 0; warm < 2; warm += 1) round();
  let least = round();
  // A busy machine compiles late.
  for (let more = 0; more < 12 && least > 0; more += 1) least = Math.min(least, round());
  return least;
}
const missed: string[] = [];
function row(what: string, bytes: number, floor: number) {
  if (bytes > floor) missed.push(`${what}: ${bytes.toFixed(1)} bytes`);
  return { what, bytes: bytes < 10 ? bytes.toFixed(2) : Math.round(bytes).toString(), floor };
}

/** A line in the middle of a game, as the solver has it. */
function lineOf(length: number) {
  const random = createRandom(`memory ${length}`);
  const words = wordsFor(length);
  const cells = Uint8Array.from({ length }, () => (random.int(100) < 55 ? 1 : 0));
  const bits = new Int32Array(2 * words);
  for (const [at, cell] of cells.entries())
    if (random.int(3) === 0) bits[(cell === 1 ? 0 : words) + (at >> 5)]! |= 1 << (at & 31);
  return { clue: deriveClues(cells, length, 1).rows[0]!, bits };
}
const noiseOf = (size: number, share: number, seed: string) => {
  const random = createRandom(seed);
  return deriveClues(
    Uint8Array.from({ length: size * size }, () => (random.int(100) < share ? 1 : 0)),
    size,
    size,
  );
};

/** A round of propagation with a cell supposed, and back. */
function propagation(size: number): () => void {
  const board = createBoard(noiseOf(size, 45, `memory ${size}`));
  const tell = (): void => {};
  board.wakeAll();
  while (board.propagate(1_000, tell) === undefined);
  const known = board.known;
  let cell = 0;
  while (board.valueOf(cell) !== undefined) cell += 1;
  return () => {
    board.set(cell, 1);
    while (board.propagate(1_000, tell) === undefined);
    board.undo(known);
  };
}

// Measuring allocates as well, until it is warm.
const first = lineOf(40);
bytesOf(100_000, () => lineSolverFor(40).solve(first.clue, 40, first.bits, 0));

console.log('bytes that the hot path allocates a call');
console.table([
  ...[25, 50, 100, 200, 512].map((length) => {
    const { clue, bits } = lineOf(length);
    const solver = lineSolverFor(length);
    const bytes = bytesOf(100_000, () => solver.solve(clue, length, bits, 0));
    return row(`a line of ${length}`, bytes, 1);
  }),
  ...[15, 30, 60].map((size) =>
    row(`supposing and following, ${size} × ${size}`, bytesOf(4_000, propagation(size)), 32),
  ),
]);

console.log('bytes of a whole verdict: its board, clauses and answer; and by step of the search');
console.table(
  (
    [
      [15, 55, 'memory easy', 131_072],
      [30, 60, 'memory large', 262_144],
      [25, 40, 'memory hard', 33_554_432],
    ] as const
  ).map(([size, share, seed, floor]) => {
    const clues = noiseOf(size, share, seed);
    const solved = solveNonogram(clues, { budget: createBudget({ steps: 1e7 }) });
    if (!solved.ok) throw new Error(solved.reason);
    const { steps } = solved.value.stats;
    const bytes = bytesOf(steps > 500 ? 1 : 200, () => solveNonogram(clues, { budget: createBudget({ steps: 1e7 }) }));
    return {
      ...row(`${size} × ${size} at ${share} %`, bytes, floor),
      steps,
      'bytes a step': Math.round(bytes / steps),
    };
  }),
);

const text = (bytes: string): Uint8Array => Uint8Array.from(bytes, (character) => character.charCodeAt(0));
const files: readonly (readonly [name: string, file: string | Uint8Array])[] = [
  ['.non of a billion rows', 'width 2\nheight 999999999\nrows'],
  ['.nin of a billion by a billion', '999999999 999999999\n1'],
  ['PBM of a billion by a billion', 'P1\n999999999 999999999\n1'],
  ['raw PBM of a billion by a billion', text('P4\n999999999 999999999\n')],
  ['JSON with a run of a billion', '{"rows":[[999999999]],"columns":[[1]]}'],
  ['.g without an end', ': rows\n1\n'],
  ['five million blanks', ' '.repeat(5_000_000)],
  ['five million bytes', new Uint8Array(5_000_000)],
];
/**
 * webpbn's XML names no sizes. What is too large, or has no place in it, is refused before the parser sees it; the rest costs
 * its characters, of which the parser makes about 35 bytes each, until the fault.
 */
const puzzle = (inside: string): string => `<puzzleset><puzzle type="grid">${inside}</puzzle></puzzleset>`;
const xml: readonly (readonly [name: string, file: string, floor: number])[] = [
  ['webpbn of five million blanks', ' '.repeat(5_000_000), 16_384],
  ['webpbn of five million line ends', '\r\n'.repeat(2_500_000), 16_384],
  ['webpbn with entities that grow', '<!DOCTYPE pbn [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><puzzleset/>', 16_384],
  ['webpbn too deep', '<a>'.repeat(70) + '</a>'.repeat(70), 16_384],
  // 40 bytes for each tag that is looked at, until there are more than 200,000.
  ['webpbn of a million elements', '<a/>'.repeat(1_000_000), 16_777_216],
  [
    'webpbn with a run of a billion',
    puzzle('<clues type="rows"><line><count>999999999</count></line></clues>'),
    131_072,
  ],
  ['webpbn with a row of 600 cells', puzzle(`<solution><image>|${'X'.repeat(600)}|</image></solution>`), 131_072],
  ['webpbn with a title of 20,000', puzzle(`<title>${'t'.repeat(20_000)}</title>`), 1_048_576],
];
console.log('bytes that refusing a file allocates, beside the file');
console.table([
  ...files.map(([name, file]) => {
    if (readNonogram(file).ok) throw new Error(`${name} is read`);
    return row(
      name,
      bytesOf(200, () => readNonogram(file)),
      16_384,
    );
  }),
  ...xml.map(([name, file, floor]) => {
    if (readWebpbn(file).ok) throw new Error(`${name} is read`);
    const bytes = bytesOf(file.length > 1e5 ? 20 : 200, () => readWebpbn(file));
    return row(name, bytes, floor);
  }),
]);
if (missed.length > 0) throw new Error(`Missed a floor: ${missed.join(', ')}.`);
