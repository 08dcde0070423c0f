// Solving: `node --conditions=source test/bench/nonogram-solving.ts`. Lines a second, whole puzzles, and the npm package
// nonogram-solver on the same puzzles where it answers within five seconds. CPU time, medians, fixed seeds. The puzzles of
// KUMIKI_FIELD_DATA are read where it says where they are. A missed floor of the goals throws at the end.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBudget, createRandom } from '@kumiki/core';
import { clueProgress, deriveClues, readNonogram, solveLine, solveNonogram, type Clues } from '@kumiki/core/nonogram';

const data = process.env['KUMIKI_FIELD_DATA'];
const MOST_STEPS = 100_000_000;
const PEER_MS = 5_000;

/** By length: lines a second. By puzzle: ms; others that lines solve have 5 ms up to 60 × 60. */
const LINES: Readonly<Record<number, number>> = { 25: 3e6, 50: 1e6, 100: 3e5 };
const MS: Readonly<Record<string, number>> = {
  '200 × 200 of ours': 100,
  'webpbn-06574-forever.non': 100,
  '9-Dom': 1_000,
  'knotty.nin': 90_000,
};
const missed: string[] = [];

function timed<V>(call: () => V): [value: V, ms: number] {
  const from = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(from);
  return [value, (user + system) / 1000];
}
const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** A line in the middle of a game, and its clue: 55 % filled, a third of the cells marked. */
function lineOf(length: number, seed: number): { readonly clue: readonly number[]; readonly marks: Uint8Array } {
  const random = createRandom(`line ${length} ${seed}`);
  const cells = Uint8Array.from({ length }, () => (random.int(100) < 55 ? 1 : 0));
  const marks = cells.map((cell) => (random.int(3) > 0 ? 0 : cell === 1 ? 1 : 2));
  return { clue: deriveClues(cells, length, 1).rows[0]!, marks };
}

function lines(): void {
  const rows = [10, 15, 20, 25, 30, 32, 40, 50, 64, 80, 100, 128, 200, 512].map((length) => {
    const some = Array.from({ length: 64 }, (_, seed) => lineOf(length, seed));
    const rate = (call: (line: (typeof some)[number]) => unknown, times: number): number => {
      const rounds = Array.from({ length: 9 }, () => {
        const [, ms] = timed(() => {
          for (let n = 0; n < times; n += 1) for (const line of some) call(line);
        });
        return (some.length * times) / ms;
      });
      return at(rounds, 0.5);
    };
    const times = Math.ceil(40_000 / length);
    const perMs = rate(({ clue, marks }) => solveLine(clue, marks), times);
    const clued = rate(({ clue, marks }) => clueProgress(clue, marks), times);
    if (perMs * 1000 < (LINES[length] ?? 0)) missed.push(`lines of ${length}: ${Math.round(perMs * 1000)} a second`);
    return {
      length,
      'solveLine, lines/s': Math.round(perMs * 1000),
      'clueProgress, µs a line': (1000 / clued).toFixed(2),
    };
  });
  console.log('Lines as a caller sees them, with the copies in and out');
  console.table(rows);
}

/** Milliseconds of the peer's own CPU in a process of its own; undefined where it does not answer. */
function peer(clues: Clues): number | undefined {
  const code = `
    const Puzzle = require('nonogram-solver/src/Puzzle'), Strategy = require('nonogram-solver/src/Strategy');
    const solvers = require('nonogram-solver/src/allSolvers');
    const data = JSON.parse(require('fs').readFileSync(0, 'utf8'));
    const from = process.cpuUsage();
    const puzzle = new Puzzle(data);
    new Strategy(solvers).solve(puzzle);
    const { user, system } = process.cpuUsage(from);
    if (!puzzle.isSolved) process.exit(1);
    process.stdout.write(String((user + system) / 1000));`;
  try {
    const input = JSON.stringify({ rows: clues.rows, columns: clues.columns });
    return Number(
      execFileSync(process.execPath, ['-e', code], { input, timeout: PEER_MS, stdio: ['pipe', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

interface Told {
  readonly puzzle: string;
  readonly size: string;
  readonly verdict: string;
  readonly ms: string;
  readonly suppositions: number;
  readonly conflicts: number;
  readonly 'npm ms': string;
}
const sides = ({ rows, columns }: Clues): [number, number] => [rows.length, columns.length];
function solve(puzzle: string, clues: Clues, rounds: number, asksPeer = true): Told {
  const budget = () => createBudget({ steps: MOST_STEPS });
  const [first] = timed(() => solveNonogram(clues, { budget: budget() }));
  const ms = Array.from({ length: rounds }, () => timed(() => solveNonogram(clues, { budget: budget() }))[1]);
  const size = `${clues.columns.length} × ${clues.rows.length}`;
  const verdict = first.ok ? first.value.verdict : first.reason;
  const theirs = asksPeer ? peer(clues) : undefined;
  const byLines = first.ok && first.value.stats.suppositions === 0 && Math.max(...sides(clues)) <= 60;
  const floor = MS[puzzle] ?? (byLines ? 5 : undefined);
  if (floor !== undefined && at(ms, 0.5) > floor)
    missed.push(`${puzzle}: ${at(ms, 0.5).toFixed(1)} ms, floor ${floor}`);
  return {
    puzzle,
    size,
    verdict,
    ms: at(ms, 0.5).toFixed(2),
    suppositions: first.ok ? first.value.stats.suppositions : 0,
    conflicts: first.ok ? first.value.stats.conflicts : 0,
    'npm ms': theirs === undefined ? '–' : theirs.toFixed(0),
  };
}

function ours(): Told[] {
  const random = createRandom('large 4');
  // Discs, and holes of discs, of a seed that lines alone solve.
  const side = 200;
  const cells = new Uint8Array(side * side);
  for (let disc = 0; disc < 120; disc += 1) {
    const [x0, y0, r] = [random.int(side), random.int(side), 6 + random.int(14)];
    for (let y = Math.max(0, y0 - r); y < Math.min(side, y0 + r); y += 1) {
      for (let x = Math.max(0, x0 - r); x < Math.min(side, x0 + r); x += 1) {
        if ((x - x0) ** 2 + (y - y0) ** 2 < r * r) cells[y * side + x] = disc % 4 === 3 ? 0 : 1;
      }
    }
  }
  return [solve('200 × 200 of ours', deriveClues(cells, side, side), 5)];
}

function random25(): void {
  const found = Array.from({ length: 60 }, (_, seed) => {
    const random = createRandom(`random 25 ${seed}`);
    const cells = Uint8Array.from({ length: 625 }, () => (random.int(100) < 40 ? 1 : 0));
    const clues = deriveClues(cells, 25, 25);
    return timed(() => solveNonogram(clues, { budget: createBudget({ steps: MOST_STEPS }) }));
  });
  const count = { unique: 0, multiple: 0, none: 0, open: 0 };
  for (const [solved] of found) count[solved.ok ? solved.value.verdict : 'open'] += 1;
  const ms = found.map(([, took]) => took);
  const told = [0.5, 0.9, 0.99, 1].map((share) => at(ms, share).toFixed(1)).join(' / ');
  if (at(ms, 1) > 90_000 || count.open > 0) missed.push(`random 25 × 25: ${at(ms, 1).toFixed(0)} ms`);
  console.log(`random 25 × 25, 40 % filled, 60 of them: ${JSON.stringify(count)}, p50 / p90 / p99 / max ${told} ms`);
}

/** Josh Greifer's abstract puzzles, from 5 to 9 dominoes. */
function dominoes(text: string): [string, Clues][] {
  return text.split(/^GRID /m).flatMap((part) => {
    const [name, ...rest] = part.split(/\r?\n/);
    if (!/^[5-9]-Dom/.test(name!)) return [];
    const axis = (from: string): number[][] => {
      const begin = rest.indexOf(from) + 1;
      const found: number[][] = [];
      for (const line of rest.slice(begin)) {
        const inside = /^\[(.*)\]/.exec(line.trim())?.[1];
        if (inside === undefined) break;
        found.push(inside.trim().split(/\s+/).map(Number));
      }
      return found;
    };
    return [[name!, { rows: axis('ROWS'), columns: axis('COLUMNS') }]];
  });
}

lines();
const told = ours();
if (data === undefined || !existsSync(data)) console.log('KUMIKI_FIELD_DATA is not set: the field is left out');
else {
  const folder = join(data, 'nonogram');
  for (const name of readdirSync(folder).filter((each) => /\.(non|nin)$/.test(each))) {
    const file = readNonogram(readFileSync(join(folder, name)));
    if (!file.ok) throw new Error(`${name}: ${file.reason}`);
    told.push(solve(name, file.value.clues, 3));
  }
  for (const [name, clues] of dominoes(readFileSync(join(folder, 'domino_logic.txt'), 'utf8'))) {
    told.push(solve(name, clues, 1));
  }
}
console.table(told);
random25();
if (missed.length > 0) throw new Error(`Missed a floor: ${missed.join('; ')}.`);
