// `pnpm run bench`: what the tile stack promises, measured, as tables in Markdown; stories/guides/tile-stack-bench.mdx
// holds one run. Seeds are fixed: everything but the times is the same on every machine. Under five minutes; names of layouts as arguments measure only those.
import { cpus } from 'node:os';
import { createBudget, createRandom, noAssets, run, type Random, type Verdict } from '@kumiki/core';
import {
  checkLayout,
  generateLayout,
  layoutFromMask,
  layouts,
  rateTileStack,
  silhouettes,
  solveTileStack,
  tileStack,
  winRates,
  type Cell,
  type DifficultyWord,
  type Pair,
  type TileStackPuzzle,
  type TileStackState,
  type TileStackTypes,
  trickinessOf,
} from '@kumiki/core/tile-stack';
import { check as articleSearch } from '../../packages/core/src/tile-stack/checker.fixture.ts';
import { peel } from '../../packages/core/src/tile-stack/peel.ts';
import { provePeel } from '../../packages/core/src/tile-stack/prove-peel.ts';
import { winRate } from '../../packages/core/src/tile-stack/wilson.ts';

type Options = Parameters<typeof tileStack.generate>[0];
const budget = () => createBudget({ steps: 1_000_000 });
const turtle = layouts['turtle']!.cells;
const chosen = process.argv.slice(2);
const names = Object.keys(layouts).filter((name) => chosen.length === 0 || chosen.includes(name));

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
const laid = (cells: readonly Cell[], seed: string): string[] =>
  createRandom(seed).shuffle(cells.map((_, tile) => `k${Math.floor(tile / 4)}`));
const all = (cells: readonly Cell[]): Uint8Array => new Uint8Array(cells.length).fill(1);

/** Milliseconds of CPU time: what else the machine does does not count. */
function timed<V>(call: () => V): [value: V, ms: number] {
  const from = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(from);
  return [value, (user + system) / 1000];
}
const quantile = (values: readonly number[], share: number): number =>
  values.length === 0 ? Number.NaN : values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
const spread = (values: readonly number[], digits = 1): string[] =>
  [0.5, 0.9, 0.99, 1].map((share) => quantile(values, share).toFixed(digits));
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;

function table(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  console.log([`\n### ${title}\n`, line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

const began = process.cpuUsage();
console.log(
  `${cpus().length} cores, ${cpus()[0]!.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);

/** Milliseconds of a call: the median of its rounds, and 99 of 100. */
function jobs(): void {
  const board = dealt({ layout: 'turtle' }, 'board');
  const state = tileStack.start(board);
  const calls: readonly [string, number, (n: number) => unknown][] = [
    ['deal', 3_000, (n) => dealt({ layout: 'turtle' }, n)],
    [
      'deal, uniform among all boards that can be won',
      200,
      (n) => dealt({ layout: 'turtle', distribution: 'uniform' }, n),
    ],
    ['deal, difficulty 0.5 (ten boards, by trickiness)', 100, (n) => dealt({ layout: 'turtle', difficulty: 0.5 }, n)],
    ['deal, easy', 20, (n) => dealt({ layout: 'turtle', difficulty: 'easy' }, n)],
    ['deal, hard', 20, (n) => dealt({ layout: 'turtle', difficulty: 'hard' }, n)],
    ['verify', 300, () => tileStack.verify(board, budget())],
    ['hint at the start', 300, () => tileStack.hint(state, board, budget())],
    ['play a pair', 3_000, () => tileStack.reduce(state, { type: 'pair', tiles: board.order[0]! }, board)],
    ['check the layout', 500, () => checkLayout(turtle.slice())],
    ['prove the layout, without peeling it', 30, () => run(provePeel(turtle, all(turtle), budget()))],
    ['rate, 200 games a player', 30, (n) => rateTileStack(board, { random: createRandom(n) })],
    ['a layout by chance', 300, (n) => generateLayout({}, createRandom(n))],
    ['a layout from a silhouette', 100, () => layoutFromMask(silhouettes.cat)],
  ];
  const rows = calls.map(([name, rounds, call]) => {
    for (let n = 0; n < Math.min(20, rounds); n += 1) call(n);
    const ms = Array.from({ length: rounds }, (_, n) => timed(() => call(n))[1]);
    return [name, rounds, quantile(ms, 0.5).toFixed(3), quantile(ms, 0.99).toFixed(2)];
  });
  table('Calls on a Turtle, ms', ['call', 'rounds', 'median', 'p99'], rows);
}

function deals(): void {
  const rows = names.map((layout) => {
    const { cells } = layouts[layout]!;
    const [, ms] = timed(() => {
      for (let n = 0; n < 200; n += 1) dealt({ layout }, `deal ${n}`);
    });
    const attempts = Array.from({ length: 1_000 }, (_, n) => {
      const peeled = run(peel(cells, all(cells), { random: createRandom(n), budget: budget(), assets: noAssets }));
      return peeled.ok ? peeled.value.attempts : Infinity;
    });
    const layers = Math.max(...cells.map(({ z }) => z)) + 1;
    const first = attempts.filter((one) => one === 1).length / attempts.length;
    const failed = attempts.filter((one) => one === Infinity).length;
    return [
      layout,
      cells.length,
      layers,
      Math.round(200_000 / ms),
      mean(attempts).toFixed(2),
      percent(first),
      Math.max(...attempts),
      failed,
    ];
  });
  table(
    'Deals: 200 a layout for the rate, 1,000 for the attempts',
    ['layout', 'tiles', 'layers', 'deals a second', 'attempts, mean', 'first try', 'most', 'failed'],
    rows,
  );
}

function verdicts(): void {
  const rows = names.flatMap((layout) => {
    const { cells } = layouts[layout]!;
    const kindsOf = {
      'at random': (n: number) => laid(cells, layout === 'turtle' ? `random Turtle ${n}` : `random ${layout} ${n}`),
      dealt: (n: number) => dealt({ layout }, `peeled ${n}`).kinds,
    };
    return Object.entries(kindsOf).map(([how, kindsFor]) => {
      const boards = layout === 'turtle' ? 1_000 : how === 'dealt' ? 50 : 20;
      const count = { winnable: 0, lost: 0, undecided: 0 };
      const groups: number[] = [];
      let smallest = 0;
      const ms = Array.from({ length: boards }, (_, n) => {
        const kinds = kindsFor(n);
        const [solved, took] = timed(() => solveTileStack({ cells, kinds }));
        count[solved.ok ? solved.value.verdict : 'undecided'] += 1;
        if (solved.ok && solved.value.verdict === 'lost') {
          groups.push(solved.value.conflict.length);
          if (solved.value.smallest) smallest += 1;
        }
        return took;
      });
      const conflict = groups.length === 0 ? ['–', '–'] : [quantile(groups, 0.5), `${smallest} of ${groups.length}`];
      return [layout, how, boards, count.winnable, count.lost, count.undecided, ...conflict, ...spread(ms, 2)];
    });
  });
  table(
    'Exact verdict, ms; budget 1,000,000 steps',
    [
      'layout',
      'laid',
      'boards',
      'winnable',
      'lost',
      'undecided',
      'groups in conflict, median',
      'proved smallest',
      'p50',
      'p90',
      'p99',
      'max',
    ],
    rows,
  );
  const took = Array.from({ length: 60 }, (_, n) => {
    const kinds = laid(turtle, `random Turtle ${n}`);
    return timed(() => articleSearch(turtle, kinds, 20_000));
  });
  const decided = took.filter(([verdict]) => verdict !== 'inconclusive').length;
  table(
    "The article's search on the first 60 of these Turtles laid at random, at most 20,000 positions, ms",
    ['decided', 'p50', 'p90', 'p99', 'max'],
    [
      [
        `${decided} of 60`,
        ...spread(
          took.map(([, ms]) => ms),
          0,
        ),
      ],
    ],
  );
}

/** By what a verdict was reached: the last thing that was paid for. */
type Stage = 'kept' | 'mend' | 'old conflict' | 'playouts' | 'search' | 'play' | 'conflict';
/** A verdict of a position that is played, and what it took; every step of it is heard. */
function judged(state: TileStackState, puzzle: TileStackPuzzle, prior: Verdict<TileStackTypes> | undefined) {
  const tools = { random: createRandom(0), budget: createBudget({ steps: 1_000_000, slice: 1 }), assets: noAssets };
  const job = tileStack.jobs.judge({ state, puzzle, ...(prior ? { prior } : {}) }, tools);
  let stage: Stage = 'kept';
  for (;;) {
    const step = job.next();
    if (step.done) return { result: step.value, stage };
    stage = (step.value?.stage as Stage | undefined) ?? stage;
  }
}

function liveJudge(): void {
  const rows = names.flatMap((layout) =>
    (layout === 'turtle' ? (['peel', 'uniform'] as const) : (['peel'] as const)).map((distribution) => {
      const games = layout === 'turtle' ? 60 : 6;
      const ms: number[] = [];
      const by = { kept: 0, mended: 0, lost: 0, undecided: 0 };
      for (let n = 0; n < games; n += 1) {
        const random = createRandom(`live ${n}`);
        const puzzle = dealt({ layout, distribution }, `live ${n}`);
        let now = tileStack.start(puzzle);
        let { result } = judged(now, puzzle, undefined);
        // As the page does: the last verdict there was.
        let known = result.ok ? result.value : undefined;
        for (let pairs = freePairs(now); pairs.length > 0; pairs = freePairs(now)) {
          now = tileStack.reduce(now, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
          const [{ result: told, stage }, took] = timed(() => judged(now, puzzle, known));
          result = told;
          ms.push(took);
          if (!result.ok) by.undecided += 1;
          else if (stage === 'kept') by.kept += 1;
          else if (stage === 'mend') by.mended += 1;
          else if (stage === 'old conflict') by.lost += 1;
          if (result.ok) known = result.value;
        }
      }
      const share = (many: number): string => percent(many / ms.length);
      return [
        layout,
        distribution,
        games,
        ms.length,
        share(by.kept),
        share(by.mended),
        share(by.lost),
        share(by.kept + by.mended + by.lost),
        quantile(ms, 0.5).toFixed(2),
        quantile(ms, 0.95).toFixed(2),
        quantile(ms, 0.99).toFixed(1),
        quantile(ms, 1).toFixed(0),
        ms.filter((one) => one > 200).length,
        by.undecided,
      ];
    }),
  );
  table(
    'Live judge after every pair of a random player, the last verdict kept, ms a move',
    [
      'layout',
      'deal',
      'games',
      'moves',
      'kept',
      'mended',
      'lost still',
      'at once',
      'p50',
      'p95',
      'p99',
      'max',
      'over 200 ms',
      'undecided',
    ],
    rows,
  );
}

function reshuffles(): void {
  const wanted = Math.ceil(10_000 / Object.keys(layouts).length);
  const rows = names.map((layout) => {
    let [stuck, winnable, relocated] = [0, 0, 0];
    const moved: number[] = [];
    const ms: number[] = [];
    for (let n = 0; stuck < wanted; n += 1) {
      const random = createRandom(`stuck ${layout} ${n}`);
      const puzzle = dealt({ layout }, `stuck ${layout} ${n}`);
      const state = played(puzzle, random);
      if (state.left === 0) continue;
      stuck += 1;
      const [made, took] = timed(() => tileStack.reshuffle(state, puzzle, random, budget()));
      ms.push(took);
      // The rules take a reshuffle only when its order clears the board.
      if (!made.ok || made.value.type !== 'reshuffle' || tileStack.reduce(state, made.value, puzzle) === state)
        continue;
      winnable += 1;
      if (made.value.moved.length === 0) continue;
      relocated += 1;
      moved.push(made.value.moved.length);
    }
    const tiles = moved.length === 0 ? ['–', '–'] : [mean(moved).toFixed(2), Math.max(...moved)];
    return [layout, stuck, percent(winnable / stuck), stuck - winnable, relocated, ...tiles, ...spread(ms, 2)];
  });
  table(
    'Reshuffle of stuck positions; tiles moved where the shape had to change; ms',
    [
      'layout',
      'stuck',
      'winnable after',
      'failed',
      'tiles moved in',
      'moved, mean',
      'most',
      'p50',
      'p90',
      'p99',
      'max',
    ],
    rows,
  );
}

function difficulties(): void {
  const words: readonly DifficultyWord[] = ['easy', 'normal', 'hard'];
  const rows = names.map((layout) => {
    const boards = layout === 'turtle' ? 40 : 4;
    let noted = 0;
    const wins = words.map((difficulty) => {
      let [won, games] = [0, 0];
      for (let n = 0; n < boards; n += 1) {
        const puzzle = dealt({ layout, difficulty }, `rate ${n}`);
        if (puzzle.notes) noted += 1;
        const rated = rateTileStack(puzzle, {
          games: 200,
          random: createRandom(`fresh ${n}`),
        });
        if (!rated.ok) throw new Error(rated.reason);
        won += rated.value.random.wins;
        games += rated.value.random.games;
      }
      return winRate(won, games);
    });
    const shown = wins.map(({ rate, low, high }) => `${percent(rate)} (${percent(low)} – ${percent(high)})`);
    const [easy, , hard] = wins;
    const least = hard!.high === 0 ? '–' : (easy!.low / hard!.high).toFixed(1);
    return [layout, boards, ...shown, hard!.rate === 0 ? '–' : (easy!.rate / hard!.rate).toFixed(1), least, noted];
  });
  const meant = words.map((word) => `${word}, meant ${percent(winRates[word])}`);
  table(
    'Difficulty by words: games a random player wins, 200 fresh games a board (95 % intervals)',
    ['layout', 'boards', ...meant, 'easy : hard', 'at least', 'boards that say it was not reached'],
    rows,
  );
}

function measures(): void {
  const boards: Record<string, Options> = {
    peel: { layout: 'turtle' },
    uniform: { layout: 'turtle', distribution: 'uniform' },
    'difficulty 0': { layout: 'turtle', difficulty: 0 },
    'difficulty 1': { layout: 'turtle', difficulty: 1 },
    easy: { layout: 'turtle', difficulty: 'easy' },
    hard: { layout: 'turtle', difficulty: 'hard' },
  };
  const rows = Object.entries(boards).map(([name, options]) => {
    const rated = Array.from({ length: 20 }, (_, n) => {
      const ratings = rateTileStack(dealt(options, `rate ${n}`), {
        games: 100,
        losingChoices: true,
        noPeekGames: n < 4 ? 5 : 0,
        random: createRandom(n),
        budget: createBudget({ steps: 20_000_000 }),
      });
      if (!ratings.ok) throw new Error(ratings.reason);
      return ratings.value;
    });
    const losing = rated.flatMap(({ losingChoices }) => (typeof losingChoices === 'object' ? [losingChoices] : []));
    const noPeek = rated.flatMap((rating) => (rating.noPeek ? [rating.noPeek] : []));
    return [
      name,
      percent(mean(rated.map(({ random }) => random.rate))),
      percent(mean(rated.map(({ greedy }) => greedy.rate))),
      percent(mean(losing.map(({ share }) => share))),
      mean(losing.map(({ turns }) => turns)).toFixed(1),
      percent(mean(noPeek.map(({ rate }) => rate))),
      mean(rated.map(({ trickiness }) => trickiness)).toFixed(1),
    ];
  });
  table(
    'Measures of difficulty: 20 Turtles each, 100 games a player; without peeking 20 games',
    [
      'boards',
      'random wins',
      'greedy wins',
      'choices that lose',
      'turns with one, of 72',
      'no peeking wins',
      'trickiness',
    ],
    rows,
  );
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [x, y] = [mean(xs), mean(ys)];
  const spreadOf = (values: readonly number[], middle: number): number =>
    Math.sqrt(mean(values.map((one) => (one - middle) ** 2)));
  return mean(xs.map((one, n) => (one - x) * (ys[n]! - y))) / (spreadOf(xs, x) * spreadOf(ys, y));
}

/** What trickiness says of play: how it goes with the win rate, and what choosing one of ten boards by it brings. */
function worthOfTrickiness(): void {
  const SETS = 30;
  const rows = (['peel', 'uniform'] as const).map((distribution) => {
    const winsOf = (puzzle: TileStackPuzzle, seed: string): number => {
      const rated = rateTileStack(puzzle, { games: 100, random: createRandom(seed) });
      if (!rated.ok) throw new Error(rated.reason);
      return rated.value.random.rate;
    };
    const sets = Array.from({ length: SETS }, (_, set) =>
      Array.from({ length: 10 }, (_unused, n) => {
        const puzzle = dealt({ layout: 'turtle', distribution }, `tricky ${set} ${n}`);
        return { puzzle, points: trickinessOf(puzzle.cells, puzzle.kinds), rate: winsOf(puzzle, `rank ${set} ${n}`) };
      }),
    );
    const boards = sets.flat();
    const picked = (key: 'points' | 'rate', which: 0 | 9): string =>
      percent(
        mean(sets.map((set, nth) => winsOf(set.toSorted((a, b) => a[key] - b[key])[which]!.puzzle, `picked ${nth}`))),
      );
    return [
      distribution,
      boards.length,
      correlation(
        boards.map(({ points }) => points),
        boards.map(({ rate }) => rate),
      ).toFixed(2),
      percent(mean(boards.map(({ rate }) => rate))),
      picked('points', 0),
      picked('points', 9),
      picked('rate', 9),
      picked('rate', 0),
    ];
  });
  table(
    `Trickiness of Turtles against games: 100 a board, ${SETS} sets of ten to choose from, fresh games of the chosen`,
    [
      'boards',
      'number',
      'correlation with random wins',
      'all win',
      'least tricky win',
      'most tricky win',
      'most won win',
      'least won win',
    ],
    rows,
  );
}

for (const section of [jobs, deals, verdicts, liveJudge, reshuffles, difficulties, measures, worthOfTrickiness]) {
  const [, ms] = timed(section);
  console.error(`${section.name}: ${(ms / 1000).toFixed(0)} s`);
}
const { user, system } = process.cpuUsage(began);
console.log(`\n${((user + system) / 1e6).toFixed(0)} s of CPU time in all`);
