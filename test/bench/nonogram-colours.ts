// Nonograms in colours: `node --conditions=source test/bench/nonogram-colours.ts`. Lines a second, boards from seeds, and
// pictures that are mended. CPU time, medians, fixed seeds; black and white beside it, in the same run.
import { createBudget, createRandom } from '@kumiki/core';
import {
  deriveClues,
  deriveColouredClues,
  nonogram,
  nonogramFromCells,
  rateNonogram,
  solveLine,
  solveNonogram,
  type NonogramPuzzle,
} from '@kumiki/core/nonogram';

const PALETTE = ['#c62828', '#2e7d32', '#1565c0', '#f9a825', '#6a1b9a', '#00838f', '#4e342e', '#000000'];
/** Whole games by hints take a minute or two on all sixty boards; the median of so many is the same. */
const HINTED = 12;
const budget = () => createBudget({ steps: 5_000_000 });

function timed<V>(call: () => V): [value: V, ms: number] {
  const from = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(from);
  return [value, (user + system) / 1000];
}
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** Patches of colour along a line: 55 % painted, a third of the cells marked. */
function lineOf(length: number, colours: number, seed: number) {
  const random = createRandom(`line ${length} ${colours} ${seed}`);
  let ink = 1;
  const cells = Uint8Array.from({ length }, () => {
    if (random.int(4) === 0) ink = 1 + random.int(colours);
    return random.int(100) < 55 ? ink : 0;
  });
  const marks = cells.map((cell) => (random.int(3) > 0 ? 0 : cell === 0 ? 2 : cell === 1 ? 1 : cell + 1));
  const clued = colours > 1 ? deriveColouredClues(cells, length, 1) : deriveClues(cells, length, 1);
  return { clue: clued.rows[0]!, colours: clued.rowColours?.[0], marks };
}

function lines(): void {
  const rows = [10, 20, 30, 50, 100].map((length) => {
    const row: Record<string, number> = { length };
    for (const colours of [1, 2, 4, 8]) {
      const some = Array.from({ length: 64 }, (_, seed) => lineOf(length, colours, seed));
      const times = Math.ceil(10_000 / length);
      const rounds = Array.from({ length: 9 }, () => {
        const [, ms] = timed(() => {
          for (let n = 0; n < times; n += 1)
            for (const { clue, marks, colours: own } of some) solveLine(clue, marks, own);
        });
        return (ms * 1e6) / (times * some.length);
      });
      row[colours === 1 ? 'black and white, ns' : `${colours} colours, ns`] = Math.round(at(rounds, 0.5));
    }
    return row;
  });
  console.log('solveLine, as a caller sees it');
  console.table(rows);
}

/** From the first hint to the last; how many there were. */
function hints(puzzle: NonogramPuzzle): number {
  let state = nonogram.start(puzzle);
  let count = 0;
  while (nonogram.status(state, puzzle) === 'playing') {
    const hint = nonogram.hint(state, puzzle, budget());
    if (!hint.ok || !hint.value.move) break;
    state = nonogram.reduce(state, hint.value.move, puzzle);
    count += 1;
  }
  return count;
}

function boards(): void {
  const rows = [10, 15, 20, 30].flatMap((size) =>
    [0, 2, 4, 8].map((colours) => {
      const options = { width: size, height: size, ...(colours > 0 ? { palette: PALETTE.slice(0, colours) } : {}) };
      const made = Array.from({ length: 60 }, (_, seed) =>
        timed(() => nonogram.generate(options, createRandom(seed), budget())),
      );
      const puzzles = made.flatMap(([result]) => (result.ok ? [result.value] : []));
      const solved = puzzles.map((puzzle) => timed(() => solveNonogram(puzzle))[1]);
      const checked = puzzles.map((puzzle) => timed(() => nonogram.verify(puzzle, budget()))[1]);
      const rated = puzzles.map((puzzle) => timed(() => rateNonogram(puzzle, { budget: budget() }))[1]);
      const hinted = puzzles.slice(0, HINTED).map((puzzle) => timed(() => hints(puzzle)));
      const times = made.map(([, ms]) => ms);
      return {
        board: `${size} × ${size}`,
        colours: colours || 'black and white',
        'generate p50, ms': at(times, 0.5).toFixed(2),
        'p95, ms': at(times, 0.95).toFixed(2),
        failed: made.length - puzzles.length,
        'solve p50, ms': at(solved, 0.5).toFixed(2),
        'verify p50, ms': at(checked, 0.5).toFixed(2),
        'rate p50 / p95, ms': `${at(rated, 0.5).toFixed(2)} / ${at(rated, 0.95).toFixed(2)}`,
        'a hint, ms': at(
          hinted.map(([count, ms]) => ms / Math.max(1, count)),
          0.5,
        ).toFixed(2),
      };
    }),
  );
  console.log('Boards of one solution, 60 seeds');
  console.table(rows);
}

/** Discs of colour on paper, with some of their cells of another colour. */
function picture(size: number, colours: number, seed: number): number[] {
  const random = createRandom(`picture ${size} ${colours} ${seed}`);
  const discs = Array.from({ length: colours * 2 }, (_, nth) => ({
    x: random.int(size),
    y: random.int(size),
    r: 2 + random.int(Math.ceil(size / 4)),
    ink: 1 + (nth % colours),
  }));
  return Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const disc = discs.findLast((one) => (one.x - x) ** 2 + (one.y - y) ** 2 <= one.r ** 2);
    return random.int(25) === 0 ? random.int(colours + 1) : (disc?.ink ?? 0);
  });
}

function pictures(): void {
  const rows = [15, 20, 30, 40].flatMap((size) =>
    [2, 4].map((colours) => {
      const made = Array.from({ length: 30 }, (_, seed) => {
        const cells = picture(size, colours, seed);
        return timed(() => nonogramFromCells(cells, size, PALETTE.slice(0, colours), { budget: budget() }));
      });
      const done = made.flatMap(([result]) => (result.ok ? [result.value] : []));
      const changes = done.filter(({ report }) => report.solvable).map(({ changed }) => changed.length);
      const times = made.map(([, ms]) => ms);
      return {
        picture: `${size} × ${size}`,
        colours,
        'as it is': changes.filter((count) => count === 0).length,
        mended: changes.filter((count) => count > 0).length,
        'not mended': made.length - changes.length,
        'changes p50 / most': `${at(changes, 0.5)} / ${Math.max(...changes)}`,
        'p50, ms': at(times, 0.5).toFixed(1),
        'p95, ms': at(times, 0.95).toFixed(1),
      };
    }),
  );
  console.log('Pictures made solvable by lines, 30 each');
  console.table(rows);
}

lines();
boards();
pictures();
