// Ratings in colours against solvers that write down every way to fill a line.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../../budget.ts';
import { createRandom } from '../../../random.ts';
import { run } from '../../../run.ts';
import { deeperBoards, guessedBoard } from '../../difficulty/deeper.fixture.ts';
import { cluesOf, noise } from '../../grids.fixture.ts';
import { nonogram, rateNonogram } from '../../index.ts';
import type { ColouredClues, Level } from '../../types.ts';
import { createColouredBoard } from '../board.ts';
import { cluedBy, colouredCluesOf, colouredNoise, palettes } from '../colours.fixture.ts';
import { agreed, leftByLine, probed, probedToTheEnd, settled, toldInColours, type May } from './levels.fixture.ts';
import { everyWay, probeColours, probeColoursDeeper, settleColours } from './probe.ts';
import { colouredTechniques } from './technique.ts';

const bitsOf = (set: string): number => Array.from(set).reduce((bits, value) => bits | (1 << Number(value)), 0);
const digitsOf = (bits: number): string =>
  Array.from({ length: 9 }, (_, value) => value)
    .filter((value) => ((bits >> value) & 1) === 1)
    .join('');

interface MarkedLine {
  readonly clue: readonly number[];
  readonly colours: readonly number[];
  readonly may: readonly string[];
  readonly values: number;
}
/** A clue, and what its cells may be: the hidden line, all, or something between. */
function* lines(count: number, seed: string): Generator<MarkedLine> {
  const random = createRandom(seed);
  for (let nth = 0; nth < count; nth += 1) {
    const [length, colours] = [1 + random.int(9), 1 + random.int(3)];
    const hidden = colouredNoise(length, 1, colours, random);
    const { runs, colours: painted } = cluedBy(hidden);
    const known = random.int(11);
    const may = hidden.map((value) => {
      if (random.int(10) < known) return String(value);
      const any = Array.from({ length: colours + 1 }, (_, one) => one);
      return any.filter((one) => one === value || random.int(3) > 0).join('');
    });
    yield { clue: runs, colours: painted, may, values: colours + 1 };
  }
}
const sees = (level: 0 | 1 | 2, { clue, colours, may, values }: MarkedLine): string[] | undefined => {
  const out = new Uint16Array(may.length);
  const seen = colouredTechniques[level]({ clue, colours, values }, Uint16Array.from(may, bitsOf), out);
  return seen ? Array.from(out, digitsOf) : undefined;
};

describe('techniques of a line in colours', { timeout: 60_000 }, () => {
  test.each([0, 1, 2] as const)('level %i sees what its definition says of all ways to fill it', (level) => {
    for (const line of lines(4_000, `level ${level}`)) {
      expect(sees(level, line), JSON.stringify(line)).toEqual(leftByLine(level, line.clue, line.colours, line.may));
    }
  });

  test('a stronger one sees all that a weaker one sees, and each is weaker somewhere', () => {
    const more = [0, 0];
    for (const line of lines(12_000, 'stronger')) {
      for (const level of [0, 1] as const) {
        const [weak, strong] = [sees(level, line)!, sees((level + 1) as 1 | 2, line)!];
        const lost = strong.some((set, at) => Array.from(set).some((value) => !weak[at]!.includes(value)));
        expect(lost, JSON.stringify(line)).toBe(false);
        if (String(weak) !== String(strong)) more[level]! += 1;
      }
    }
    expect(Math.min(...more)).toBeGreaterThan(10);
  });

  test('a line that can’t be fulfilled', () => {
    const line = { clue: [2, 2], colours: [0, 0], values: 2 };
    for (const level of [0, 1, 2] as const) {
      expect(sees(level, { ...line, may: ['01', '01', '01', '01'] })).toBeUndefined();
      expect(sees(level, { ...line, clue: [1], colours: [0], may: ['1', '0', '1'] })).toBeUndefined();
    }
  });

  test('several words: the same line between blanks that are known', () => {
    const random = createRandom('padded colours');
    for (const line of lines(300, 'words')) {
      const padding = Array.from({ length: 25 + random.int(60) }, () => '0');
      for (const level of [1, 2] as const) {
        const long = sees(level, { ...line, may: [...padding, ...line.may, ...padding] })!;
        expect(long.slice(padding.length, padding.length + line.may.length)).toEqual(sees(level, line));
      }
    }
  });
});

/** Small boards in one to three colours. */
function boardOf(seed: string, most = 5): { readonly clues: ColouredClues; readonly colours: number } {
  const random = createRandom(seed);
  const [width, height, colours] = [2 + random.int(most - 1), 2 + random.int(most - 1), 1 + random.int(3)];
  const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
  return { clues, colours };
}

describe('supposing in colours', { timeout: 60_000 }, () => {
  test('finds what trying it by hand finds, on boards of one, several and no solutions', () => {
    const plenty = () => createBudget({ steps: 1e9 });
    const seen = { probe: 0, contradiction: 0, everyWay: 0, deeper: 0 };
    const random = createRandom('probing colours');
    for (let nth = 0; nth < 2_000; nth += 1) {
      const [width, height, colours] = [4 + random.int(4), 4 + random.int(4), 1 + random.int(2)];
      // Of one colour mostly: the more there are, the less is left open.
      const density = nth % 4 < 2 ? 0.45 : 0.35;
      const filled = noise(width, height, Math.round(width * height * density), random);
      const cells = Array.from(filled, (cell) => (cell === 1 && random.int(6) === 0 ? colours : cell));
      const grid = colouredCluesOf(cells, width, height);
      const order = random.shuffle([...grid.columns.keys()]);
      const clues =
        nth % 2 > 0
          ? grid
          : {
              ...grid,
              columns: order.map((x) => grid.columns[x]!),
              columnColours: order.map((x) => grid.columnColours[x]!),
            };
      const board = createColouredBoard(clues, colours);
      board.keep(random.int(width * height), 1 << random.int(colours + 1));
      board.wakeAll();
      const held = run(settleColours(board, plenty()));
      if (!held.ok || !held.value || board.unknown === 0 || board.unknown > 16) continue;
      const may: May = Array.from({ length: width * height }, (_, cell) => digitsOf(board.mayBe(cell)));
      expect(settled(clues, may)).toEqual(may);
      const { struck } = board;
      const told = (reason: typeof everyWay): readonly string[] | undefined => {
        const found = run(reason(board, plenty()));
        if (!found.ok) return undefined;
        return found.value.map((one) => `${Math.floor(one / board.values)}:${one % board.values}`).toSorted();
      };
      const wanted = probed(clues, may, settled);
      expect(told(probeColours)).toEqual(wanted?.toSorted());
      if (wanted === undefined) seen.contradiction += 1;
      else if (wanted.length > 0) seen.probe += 1;
      const same = agreed(clues, may);
      expect(told(everyWay)).toEqual(same.toSorted());
      if (same.length > 0) seen.everyWay += 1;
      const deeper = probed(clues, may, probedToTheEnd);
      expect(told(probeColoursDeeper)).toEqual(deeper?.toSorted());
      if (String(deeper) !== String(wanted)) seen.deeper += 1;
      // It is left as it was.
      expect(board.struck).toBe(struck);
    }
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(0);
  });
});

describe('rating in colours', { timeout: 60_000 }, () => {
  test('700 small boards: level, rounds, the tightest moment and the slack are those of a solver written anew', () => {
    const seen = new Map<number, number>();
    const slacks = new Set<number>();
    for (let nth = 0; nth < 700; nth += 1) {
      const { clues, colours } = boardOf(`rated ${nth}`);
      const rated = rateNonogram({ ...clues, palette: palettes.slice(0, colours) });
      const naive = toldInColours(clues, colours);
      seen.set(naive.level, (seen.get(naive.level) ?? 0) + 1);
      if (naive.level < 0) {
        expect(rated).toMatchObject({ ok: false, reason: 'multiple' });
        continue;
      }
      if (!rated.ok) throw new Error(rated.reason);
      const { level, rounds, tightest, slack } = rated.value;
      expect([level, rounds, Math.round(1_000 * slack)], JSON.stringify(clues)).toEqual([
        naive.level,
        naive.rounds,
        naive.slack,
      ]);
      slacks.add(slack);
      const shares = naive.doors.map(([told, of]) => told / of);
      if (shares.length > 0)
        expect(naive.doors[shares.indexOf(Math.min(...shares))]).toEqual([tightest.lines, tightest.of]);
    }
    for (const level of [-1, 0, 1]) expect(seen.get(level) ?? 0, `level ${level}`).toBeGreaterThan(0);
    expect(slacks.size).toBeGreaterThan(100);
  });

  test('slack, worked out by hand: runs of different colours need no gap', () => {
    const slackOf = (colours: readonly [number, number], cells: string): unknown => {
      const painted = Array.from(cells, Number);
      const clues = colouredCluesOf(painted, painted.length, 1);
      expect(clues.rowColours[0]).toEqual(colours);
      const rated = rateNonogram(clues);
      return rated.ok ? rated.value.slack : rated.reason;
    };
    // The row knows its second and third cell, one of five to spare; all five columns of one cell tell theirs, without any.
    expect(slackOf([0, 1], '11120')).toBe(0.033);
    // Between two runs of one colour it goes for the gap.
    expect(slackOf([0, 0], '11101')).toBe(0);
  });

  test('boards of whole lines and of supposing, of thousands the few, as the solver written anew says', () => {
    const seen = [0, 0, 0, 0, 0];
    for (let nth = 0; nth < 12_000; nth += 1) {
      const random = createRandom(`supposed ${nth}`);
      const [width, height, colours] = [4 + random.int(4), 4 + random.int(2), 1 + random.int(2)];
      const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
      const rated = rateNonogram(clues, { most: 4 });
      if (!rated.ok || rated.value.level < 2) continue;
      const { level, rounds, slack } = rated.value;
      seen[level]! += 1;
      const naive = toldInColours(clues, colours);
      const told = [level, rounds, Math.round(1_000 * slack)];
      expect(told, JSON.stringify(clues)).toEqual([naive.level, naive.rounds, naive.slack]);
    }
    expect(seen[2]).toBeGreaterThan(2);
    expect(seen[3]).toBeGreaterThan(20);
  });

  test('with one colour a board is as hard as in black and white', () => {
    const random = createRandom('one colour');
    const levels = new Set<Level>();
    for (let nth = 0; nth < 400; nth += 1) {
      const [width, height] = [2 + random.int(9), 2 + random.int(9)];
      const cells = noise(width, height, Math.round((width * height * (40 + random.int(25))) / 100), random);
      const one = rateNonogram(colouredCluesOf([...cells], width, height), { most: 4 });
      const plain = rateNonogram(cluesOf(cells, width, height), { most: 4 });
      expect({ ...one, spent: 0 }).toEqual({ ...plain, spent: 0 });
      if (plain.ok) levels.add(plain.value.level);
    }
    // By chance none is harder.
    for (const rows of [...deeperBoards, guessedBoard]) {
      const cells = Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
      const [width, height] = [rows[0]!.length, rows.length];
      const one = rateNonogram(colouredCluesOf(cells, width, height));
      const plain = rateNonogram(cluesOf(cells, width, height));
      expect({ ...one, spent: 0 }).toEqual({ ...plain, spent: 0 });
      if (plain.ok) levels.add(plain.value.level);
    }
    expect([...levels].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a stronger solver never raises the score; turned over its diagonal a board is as hard', () => {
    for (let nth = 0; nth < 150; nth += 1) {
      const { clues } = boardOf(`stronger ${nth}`);
      let before = Number.POSITIVE_INFINITY;
      for (const most of [0, 1, 2, 3, 4, 5] as const) {
        const rated = rateNonogram(clues, { most });
        const score = rated.ok ? rated.value.score : Number.POSITIVE_INFINITY;
        expect(score).toBeLessThanOrEqual(before);
        if (!rated.ok) expect(rated.reason).toBe(most === 5 ? 'multiple' : 'beyond');
        before = score;
      }
      const { rows, columns, rowColours, columnColours } = clues;
      const turned = { rows: columns, columns: rows, rowColours: columnColours, columnColours: rowColours };
      expect({ ...rateNonogram(turned), spent: 0 }).toEqual({ ...rateNonogram(clues), spent: 0 });
    }
  });

  test('clues that contradict each other have no level; colours that are none are named', () => {
    const clues = { rows: [[1], [1]], columns: [[1], [1]], rowColours: [[0], [1]], columnColours: [[0], [0]] };
    expect(rateNonogram(clues)).toMatchObject({ ok: false, reason: 'none' });
    expect(rateNonogram({ ...clues, columnColours: [[0], [9]] })).toMatchObject({ ok: false, reason: 'invalid-clues' });
    expect(rateNonogram({ ...clues, palette: ['red', '#00ff00'] })).toMatchObject({ reason: 'invalid-clues' });
    expect(rateNonogram({ ...clues, palette: ['#ff0000'] })).toMatchObject({ reason: 'invalid-clues' });
  });

  test('small budgets end it, at every step; the job says the same', () => {
    const { clues, colours } = boardOf('job 1', 9);
    const whole = rateNonogram(clues);
    for (let steps = 0; steps < Math.min(whole.spent, 200); steps += 3) {
      expect(rateNonogram(clues, { budget: createBudget({ steps }) })).toMatchObject({ ok: false, reason: 'budget' });
    }
    const palette = palettes.slice(0, colours);
    const args = nonogram.own.rate.args({ ...clues, palette });
    if (!args.ok) throw new Error(args.reason);
    const tools = { random: createRandom(0), budget: createBudget({ steps: 1e6 }), assets: { get: () => undefined } };
    expect(run(nonogram.own.rate.run(args.value, tools))).toEqual(rateNonogram({ ...clues, palette }));
    for (const bad of [{ palette: ['red'] }, { rowColours: 3 }, { columnColours: [[9]] }])
      expect(nonogram.own.rate.args({ ...clues, ...bad }).ok).toBe(false);
  });
});
