// `pnpm run bench`: how long the tile stack's jobs take here. Milliseconds of wall time, medians; compare within one run.
import { createBudget, createRandom } from '@kumiki/core';
import { layouts, tileStack } from '@kumiki/core/tile-stack';
import { Bench } from 'tinybench';

const budget = () => createBudget({ steps: 1_000_000 });
const bench = new Bench({ time: 1_000 });
let seed = 0;
const deal = (layout: string, difficulty?: number) => {
  seed += 1;
  const options = { layout, ...(difficulty === undefined ? {} : { difficulty }) };
  const made = tileStack.generate(options, createRandom(seed), budget());
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};

for (const layout of Object.keys(layouts)) bench.add(`deal ${layout}`, () => void deal(layout));
bench.add('deal turtle, difficulty 0.5 (ten candidates)', () => void deal('turtle', 0.5));
const board = deal('turtle');
const state = tileStack.start(board);
bench.add('verify a Turtle', () => void tileStack.verify(board, budget()));
bench.add('hint on a Turtle', () => void tileStack.hint(state, board, budget()));
bench.add('reshuffle a Turtle', () => void tileStack.reshuffle(state, board, createRandom(seed), budget()));
bench.add('play a pair', () => void tileStack.reduce(state, { type: 'pair', tiles: board.order[0]! }, board));

await bench.run();
console.table(
  bench.tasks.map(({ name, result }) => ({
    what: name,
    'median ms': 'latency' in result ? result.latency.p50.toFixed(3) : 'failed',
    'p99 ms': 'latency' in result ? result.latency.p99.toFixed(3) : '',
  })),
);
