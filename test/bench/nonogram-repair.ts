// Noise made solvable by lines with the fewest flips: `node --conditions=source test/bench/nonogram-repair.ts`. Milliseconds
// of CPU, fixed seeds; the goals are for pictures of 30 × 30. A missed floor throws.
import { createBudget, createRandom } from '@kumiki/core';
import { repair } from '../../packages/core/src/nonogram/generation/repair.ts';
import { run } from '../../packages/core/src/run.ts';

const BOARDS = 40;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const missed: string[] = [];
const rows = (
  [
    [20, 0.5, undefined],
    [20, 0.6, undefined],
    [30, 0.65, 100],
    [30, 0.6, 100],
    [30, 0.55, 100],
    [30, 0.5, 100],
  ] as const
).map(([size, density, floor]) => {
  const times: number[] = [];
  const flips: number[] = [];
  let [open, fewest, unsolved] = [0, 0, 0];
  for (let seed = 0; seed < BOARDS; seed += 1) {
    const cells = Array.from({ length: size * size }, (_, cell) => (cell < Math.round(density * size * size) ? 1 : 0));
    const noise = Uint8Array.from(createRandom(`repair ${size} ${density} ${seed}`).shuffle(cells));
    const from = process.cpuUsage();
    const made = run(repair(noise, size, size, new Uint8Array(size * size), createBudget({ steps: 1_000_000 })));
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000);
    if (!made.ok || !made.value.solvable) unsolved += 1;
    else flips.push(made.value.changed.length);
    if (made.ok && made.value.open.length > 0) open += 1;
    if (made.ok && made.value.fewest && made.value.open.length > 0) fewest += 1;
  }
  times.sort((a, b) => a - b);
  flips.sort((a, b) => a - b);
  if (floor !== undefined && at(times, 0.5) > floor) missed.push(`${size} × ${size} at ${density}`);
  return {
    board: `${size} × ${size} at ${density}`,
    p50: at(times, 0.5).toFixed(2),
    p95: at(times, 0.95).toFixed(2),
    p99: at(times, 0.99).toFixed(2),
    'floor, of p50': floor ?? '–',
    'not solved by lines': open,
    'flips p50/p90/max': [0.5, 0.9, 1].map((share) => at(flips, share)).join(' / '),
    'fewest proved': fewest,
    unsolved,
  };
});
console.log(`noise repaired, ${BOARDS} boards each, ms of CPU`);
console.table(rows);
if (missed.length > 0) throw new Error(`Missed a floor: ${missed.join(', ')}.`);
