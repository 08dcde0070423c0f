import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { foldKana } from '../fold-kana.ts';
import { crosswordFromEntries, provePlacement, type CrosswordPuzzle, type PlacementProof } from '../index.ts';
import { chancePuzzle, everyWay, ownWay } from './naive.fixture.ts';
import { createPlacementSearch } from './placement-search.ts';
import { readPlacement } from './placement.ts';
import { givenCells } from './prove-placement.ts';

function proved(puzzle: CrosswordPuzzle): PlacementProof {
  const result = provePlacement(puzzle);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
/** The board with another entry's word in each slot, as `everyWay` writes it; undefined where crossing letters differ. */
function written({ cells, entries }: CrosswordPuzzle, other: readonly number[]): string | undefined {
  const board = cells.map((cell): string => (cell ? '' : '#'));
  for (const [slot, entry] of entries.entries()) {
    const word = Array.from(entries[other[slot]!]!.answer, foldKana);
    for (const [at, cell] of entry.cells.entries()) {
      if (board[cell] !== '' && board[cell] !== word[at]) return undefined;
      board[cell] = word[at]!;
    }
  }
  return board.join('');
}

describe('the ways to place the words', () => {
  test('of eight thousand boards of chance: as many as there are by trying all, and the other way is one of them', () => {
    const seen = { unique: 0, multiple: 0, none: 0, foreign: 0, chain: 0 };
    let words = 0;
    for (let seed = 0; seed < 8_000; seed += 1) {
      const puzzle = chancePuzzle(createRandom(`placement ${seed}`));
      if (puzzle.entries.length === 0) continue;
      const ways = everyWay(puzzle);
      const { verdict, other, tried } = proved(puzzle);
      words += tried;
      const wanted = ways.size === 0 ? 'none' : ways.size === 1 ? 'unique' : 'multiple';
      if (verdict !== wanted) expect.fail(`seed ${seed}: ${verdict} of ${ways.size}: ${JSON.stringify(puzzle)}`);
      seen[verdict] += 1;
      if (puzzle.mode === 'chain') seen.chain += 1;
      const own = ownWay(puzzle);
      const isOther = [...ways].some((way) => way !== own);
      if (isOther !== (other !== undefined)) expect.fail(`seed ${seed}: other ${String(other)}`);
      if (!other) continue;
      if (!ways.has(own)) seen.foreign += 1;
      const board = written(puzzle, other);
      if (board === own || !ways.has(board!)) expect.fail(`seed ${seed}: ${board} is no other way`);
      expect(other.toSorted((a, b) => a - b)).toEqual([...puzzle.entries.keys()]);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
    expect(Math.min(seen.unique, seen.multiple, seen.chain)).toBeGreaterThan(800);
    // Everything that is left out of the consistency makes it more.
    expect(words).toBeLessThanOrEqual(2_999);
  });

  test('the search goes through every one of them, each once', () => {
    let most = 0;
    for (let seed = 0; seed < 3_000; seed += 1) {
      const puzzle = chancePuzzle(createRandom(`every ${seed}`));
      if (puzzle.entries.length === 0) continue;
      const task = readPlacement(puzzle);
      if (typeof task === 'string') throw new Error(task);
      const search = createPlacementSearch(task, givenCells(task, puzzle));
      const found: string[] = [];
      for (let outcome = search.run(1); outcome !== 'no-more'; outcome = search.run(1)) {
        if (outcome === 'found') found.push(search.words.join(' '));
      }
      expect(new Set(found).size).toBe(found.length);
      const ways = everyWay(puzzle).size;
      if (found.length !== ways) expect.fail(`seed ${seed}: ${found.length} of ${ways}`);
      most = Math.max(most, ways);
    }
    expect(most).toBeGreaterThan(50);
  });

  test('kana are compared as the game does', () => {
    // Only where ッ is ツ the two words cross.
    const made = crosswordFromEntries({
      entries: [
        { answer: 'かっ', row: 0, column: 0, direction: 'across' },
        { answer: 'ツキ', row: 0, column: 1, direction: 'down' },
      ],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.detail));
    expect(proved(made.value)).toMatchObject({ verdict: 'unique' });
    const [across, down] = made.value.entries;
    const other = { ...made.value, entries: [{ ...across!, answer: 'かづ' }, down!] };
    expect(proved(other)).toMatchObject({ verdict: 'none' });
  });

  test('words of other lengths than their places fit in no way', () => {
    const made = crosswordFromEntries({ entries: [{ answer: 'ABC', row: 0, column: 0, direction: 'across' }] });
    if (!made.ok) throw new Error('no board');
    const [entry] = made.value.entries;
    expect(proved({ ...made.value, entries: [{ ...entry!, answer: 'AB' }] })).toEqual({ verdict: 'none', tried: 0 });
  });
});

/** Words of two letters that cross nothing, of fifty letters and as many more as are wanted; all of them given. */
function apart(count: number): CrosswordPuzzle {
  const width = 255;
  const perRow = 85;
  const height = 2 * Math.ceil(count / perRow);
  const sign = (nth: number): string => String.fromCodePoint(0x4e00 + nth);
  const words = Array.from({ length: count }, (_, nth) => {
    const first = 2 * Math.floor(nth / perRow) * width + 3 * (nth % perRow);
    return { answer: `${sign(nth % 50)}${sign(50 + Math.floor(nth / 50))}`, cells: [first, first + 1] };
  });
  const cells = Array.from<CrosswordPuzzle['cells'][number]>({ length: width * height }).fill(null);
  for (const { answer, cells: own } of words)
    for (const [at, cell] of own.entries()) cells[cell] = { letter: answer[at]!, kind: 'given' };
  const entries = words.map((word, nth) => ({ ...word, number: nth + 1, direction: 'across' as const }));
  const made = {
    style: 'entries',
    mode: 'strict',
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 0,
  } as const;
  return { ...made, width, height, cells, entries };
}

describe('the budget', () => {
  const puzzle = chancePuzzle(createRandom('budget 3'));
  test('ends it, and it says so', () => {
    for (let steps = 0; steps < 2; steps += 1)
      expect(provePlacement(puzzle, createBudget({ steps }))).toEqual({
        ok: false,
        reason: 'budget',
        detail: undefined,
        spent: steps,
      });
    const cancelled = createBudget({ steps: 1_000, slice: 1, cancelled: () => true });
    expect(provePlacement(puzzle, cancelled)).toMatchObject({ ok: false, reason: 'cancelled' });
  });
  test('large boards take many steps, never many at once, and more than five thousand words of a length are refused', () => {
    const large = apart(2_000);
    const task = readPlacement(large);
    if (typeof task === 'string') throw new Error(task);
    const search = createPlacementSearch(task, givenCells(task, large));
    const outcomes: string[] = [];
    for (let before = -1; outcomes.at(-1) !== 'no-more'; before = search.steps()) {
      expect(search.steps() - before).toBeLessThan(400);
      outcomes.push(search.run(1));
    }
    expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(1);
    expect(outcomes.length).toBeGreaterThan(20);
    expect(provePlacement(apart(5_001))).toMatchObject({ ok: false, reason: 'budget' });
  });
  test('what was spent is enough, and one step less is not', () => {
    const { spent, ok } = provePlacement(puzzle);
    expect(ok).toBe(true);
    expect(provePlacement(puzzle, createBudget({ steps: spent })).ok).toBe(true);
    expect(provePlacement(puzzle, createBudget({ steps: spent - 1 })).ok).toBe(false);
  });
});
