// `pnpm run bench`: how long the tile stack's jobs take here, and what they promise, measured. Wall time; compare within
// one run. Seeds are fixed, so everything but the milliseconds is the same on every machine.
import { createBudget, createRandom, type Random } from '@kumiki/core';
import {
  layouts,
  rateTileStack,
  solveTileStack,
  tileStack,
  type Pair,
  type TileStackPuzzle,
  type TileStackState,
} from '@kumiki/core/tile-stack';
import { Bench } from 'tinybench';

type Options = Parameters<typeof tileStack.generate>[0];
const budget = () => createBudget({ steps: 1_000_000 });
const turtle = layouts['turtle']!.cells;

function dealt(options: Options, seed: number | string): TileStackPuzzle {
  const made = tileStack.generate(options, createRandom(seed), budget());
  if (!made.ok) throw new Error(`${seed}: ${made.reason}`);
  return made.value;
}
function freePairs({ free, kinds }: TileStackState): Pair[] {
  const tiles = [...free.keys()].filter((tile) => free[tile] === 1);
  return tiles.flatMap((a, n) => tiles.slice(n + 1).flatMap((b): Pair[] => (kinds[a] === kinds[b] ? [[a, b]] : [])));
}
function played(puzzle: TileStackPuzzle, random: Random): TileStackState {
  let state = tileStack.start(puzzle);
  for (let pairs = freePairs(state); pairs.length > 0; pairs = freePairs(state)) {
    state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
  }
  return state;
}
const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!;
function spreadOf(values: readonly number[], digits = 2): Record<'p50' | 'p90' | 'p95' | 'p99' | 'max', string> {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): string => quantile(sorted, share).toFixed(digits);
  return { p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99), max: at(1) };
}
function timed<V>(call: () => V): [value: V, ms: number] {
  const from = performance.now();
  const value = call();
  return [value, performance.now() - from];
}

console.log('Jobs, milliseconds');
const bench = new Bench({ time: 300 });
let seed = 0;
for (const layout of Object.keys(layouts)) {
  bench.add(`deal ${layout}`, () => {
    seed += 1;
    dealt({ layout }, seed);
  });
}
bench.add('deal turtle, difficulty 0.5 (ten candidates)', () => {
  seed += 1;
  dealt({ layout: 'turtle', difficulty: 0.5 }, seed);
});
const board = dealt({ layout: 'turtle' }, 'board');
const state = tileStack.start(board);
bench.add('verify a Turtle', () => void tileStack.verify(board, budget()));
bench.add('hint on a Turtle', () => void tileStack.hint(state, board, budget()));
bench.add('reshuffle a Turtle', () => void tileStack.reshuffle(state, board, createRandom(seed), budget()));
bench.add('rate a Turtle, 200 games a player', () => void rateTileStack(board, { random: createRandom(1) }));
bench.add('play a pair', () => void tileStack.reduce(state, { type: 'pair', tiles: board.order[0]! }, board));
await bench.run();
console.table(
  bench.tasks.map(({ name, result }) => ({
    what: name,
    'median ms': 'latency' in result ? result.latency.p50.toFixed(3) : 'failed',
    'p99 ms': 'latency' in result ? result.latency.p99.toFixed(3) : '',
  })),
);

console.log('Exact verdict, 1,000 Turtles each');
const kindsOf: Record<string, (n: number) => readonly string[]> = {
  'laid at random': (n) =>
    createRandom(`random Turtle ${n}`).shuffle(turtle.map((_, tile) => `k${Math.floor(tile / 4)}`)),
  'dealt by peeling': (n) => dealt({ layout: 'turtle' }, `peeled ${n}`).kinds,
};
for (const [name, kindsFor] of Object.entries(kindsOf)) {
  const count = { winnable: 0, lost: 0, undecided: 0 };
  const [ms, steps, groups]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < 1_000; n += 1) {
    const kinds = kindsFor(n);
    const [solved, took] = timed(() => solveTileStack({ cells: turtle, kinds }));
    count[solved.ok ? solved.value.verdict : 'undecided'] += 1;
    if (solved.ok && solved.value.verdict === 'lost') groups.push(solved.value.conflict.length);
    ms.push(took);
    steps.push(solved.spent);
  }
  console.log(`${name}:`, count, 'groups of a conflict:', groups.length > 0 ? spreadOf(groups, 0) : 'none');
  console.table({ ms: spreadOf(ms), steps: spreadOf(steps, 0) });
}

console.log('Live judge over whole games of a random player, the last verdict kept');
for (const distribution of ['peel', 'uniform'] as const) {
  const ms: number[] = [];
  let atOnce = 0;
  let moves = 0;
  for (let n = 0; n < 100; n += 1) {
    const random = createRandom(`live ${n}`);
    const puzzle = dealt({ layout: 'turtle', distribution }, `live ${n}`);
    let now = tileStack.start(puzzle);
    let prior = tileStack.judge(now, puzzle, budget());
    for (let pairs = freePairs(now); pairs.length > 0 && prior.ok; pairs = freePairs(now)) {
      now = tileStack.reduce(now, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
      const { value } = prior;
      const [judged, took] = timed(() => tileStack.judge(now, puzzle, budget(), value));
      moves += 1;
      if (judged.ok && judged.value.holds && judged.spent <= 1 + turtle.length) atOnce += 1;
      ms.push(took);
      prior = judged;
    }
    if (!prior.ok) console.log(`game ${n}: undecided`);
  }
  console.log(`${distribution}: ${moves} moves, ${((100 * atOnce) / moves).toFixed(1)} % answered by the kept pairing`);
  console.table({ 'ms a move': spreadOf(ms) });
}

console.log('Reshuffle, 10,000 stuck positions');
const shuffles: Record<string, Record<string, number | string>> = {};
const names = Object.keys(layouts);
for (const layout of names) {
  const seen = { stuck: 0, relocated: 0, moved: 0, most: 0, failed: 0 };
  const ms: number[] = [];
  for (let n = 0; seen.stuck < Math.ceil(10_000 / names.length); n += 1) {
    const random = createRandom(`stuck ${layout} ${n}`);
    const puzzle = dealt({ layout }, `stuck ${layout} ${n}`);
    const stuck = played(puzzle, random);
    if (stuck.left === 0) continue;
    seen.stuck += 1;
    const [made, took] = timed(() => tileStack.reshuffle(stuck, puzzle, random, budget()));
    ms.push(took);
    if (!made.ok || made.value.type !== 'reshuffle' || tileStack.reduce(stuck, made.value, puzzle) === stuck) {
      seen.failed += 1;
      continue;
    }
    const { moved } = made.value;
    if (moved.length > 0) seen.relocated += 1;
    seen.moved += moved.length;
    seen.most = Math.max(seen.most, moved.length);
  }
  shuffles[layout] = { ...seen, ...spreadOf(ms) };
}
console.table(shuffles);

console.log('Win rates, 60 Turtles each, 100 games of each player');
const rates: Record<string, Record<string, string>> = {};
const boards: Record<string, Options> = {
  peel: { layout: 'turtle' },
  uniform: { layout: 'turtle', distribution: 'uniform' },
  'difficulty 0': { layout: 'turtle', difficulty: 0 },
  'difficulty 1': { layout: 'turtle', difficulty: 1 },
  'win rate 0.7': { layout: 'turtle', difficulty: { winRate: 0.7 } },
  'win rate 0.05': { layout: 'turtle', difficulty: { winRate: 0.05 } },
};
for (const [name, options] of Object.entries(boards)) {
  const ratings = Array.from({ length: 60 }, (_, n) => {
    const rated = rateTileStack(dealt(options, `rate ${n}`), { games: 100, random: createRandom(n) });
    if (!rated.ok) throw new Error(rated.reason);
    return rated.value;
  });
  const mean = (of: (rating: (typeof ratings)[number]) => number): number =>
    ratings.reduce((sum, rating) => sum + of(rating), 0) / ratings.length;
  rates[name] = {
    random: `${(100 * mean(({ random }) => random.rate)).toFixed(1)} %`,
    greedy: `${(100 * mean(({ greedy }) => greedy.rate)).toFixed(1)} %`,
    trickiness: mean(({ trickiness }) => trickiness).toFixed(1),
  };
}
console.table(rates);
