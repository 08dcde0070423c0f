// `pnpm run bench`: how long the nonogram's jobs take here. Milliseconds of wall time over fixed seeds.
import { createBudget, createRandom } from '@kumiki/core';
import { clueProgress, deriveClues, nonogram, solveLine, solveNonogram } from '@kumiki/core/nonogram';
import { Bench } from 'tinybench';

const budget = () => createBudget({ steps: 1_000_000 });

const rows = [
  { width: 5, height: 5, boards: 500 },
  { width: 10, height: 10, boards: 500 },
  { width: 15, height: 15, boards: 500 },
  { width: 20, height: 20, boards: 300 },
  { width: 30, height: 30, boards: 100 },
  { width: 30, height: 20, density: 0.5, boards: 60 },
  { width: 40, height: 40, density: 0.6, boards: 20 },
  { width: 60, height: 60, density: 0.65, boards: 10 },
].map(({ boards, ...options }) => {
  const times: number[] = [];
  let failed = 0;
  for (let seed = 0; seed < boards; seed += 1) {
    const from = performance.now();
    const made = nonogram.generate(options, createRandom(seed), budget());
    times.push(performance.now() - from);
    if (!made.ok) failed += 1;
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
  const { width, height, density = 'default' } = options;
  return { board: `${width} × ${height}`, density, boards, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
});
console.log('unique boards, made and proved, ms');
console.table(rows);

/** A line in the middle of a game: its clue, and a third of its cells marked. */
function lineOf(length: number) {
  const random = createRandom(length);
  const cells = Uint8Array.from({ length }, () => (random.int(100) < 55 ? 1 : 0));
  const marks = cells.map((cell) => (random.int(3) > 0 ? 0 : cell === 1 ? 1 : 2));
  return { clue: deriveClues(cells, length, 1).rows[0]!, marks };
}
const bench = new Bench({ time: 400 });
for (const length of [15, 25, 30, 50, 100]) {
  const { clue, marks } = lineOf(length);
  bench.add(`solve a line of ${length}`, () => void solveLine(clue, marks));
  bench.add(`clue progress of ${length}`, () => void clueProgress(clue, marks));
}
const large = nonogram.generate({ width: 60, height: 60, density: 0.65 }, createRandom(1), budget());
if (!large.ok) throw new Error(large.reason);
bench.add('verdict on a 60 × 60', () => void solveNonogram(large.value));
bench.add('follow its proof', () => void nonogram.verify(large.value, budget()));
await bench.run();
console.table(
  bench.tasks.map(({ name, result }) => ({
    what: name,
    'median µs': 'latency' in result ? (result.latency.p50 * 1000).toFixed(2) : 'failed',
  })),
);
