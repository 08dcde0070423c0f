// Layouts that others made: every board of `mah-boards.json`, and odd ones. They are not part of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom, type Random } from '../random.ts';
import {
  checkLayout,
  readLayout,
  tileStack,
  type Cell,
  type Pair,
  type TileStackPuzzle,
  type TileStackState,
} from './index.ts';

const folder = process.env['KUMIKI_FIELD_DATA'];
const notice = 'set KUMIKI_FIELD_DATA to a folder with tile-stack/mah-boards.json and tile-stack/odd/*.json';
const budget = () => createBudget({ steps: 1_000_000 });
const fileOf = (...path: string[]): string => readFileSync(join(folder!, 'tile-stack', ...path), 'utf8');

function freePairs({ free, kinds }: TileStackState): Pair[] {
  const tiles = [...free.keys()].filter((tile) => free[tile] === 1);
  return tiles.flatMap((a, n) => tiles.slice(n + 1).flatMap((b): Pair[] => (kinds[a] === kinds[b] ? [[a, b]] : [])));
}
function playedUntilStuck(puzzle: TileStackPuzzle, random: Random): TileStackState {
  let state = tileStack.start(puzzle);
  for (let pairs = freePairs(state); pairs.length > 0; pairs = freePairs(state)) {
    state = tileStack.reduce(state, { type: 'pair', tiles: pairs[random.int(pairs.length)]! }, puzzle);
  }
  return state;
}

describe('boards from the field', () => {
  test('each is read, valid, dealt, judged, and rescued by a reshuffle', ({ skip }) => {
    if (folder === undefined) skip(notice);
    const boards = JSON.parse(fileOf('mah-boards.json')) as readonly { readonly name: string }[];
    expect(boards.length).toBeGreaterThanOrEqual(40);
    const seen = { stuck: 0 };
    for (const board of boards) {
      const read = readLayout(JSON.stringify({ mah: '1.0', boards: [board] }));
      if (!read.ok) throw new Error(`${board.name}: ${read.detail.message}`);
      const layout = read.value;
      expect(
        checkLayout(layout.cells).filter(({ severity }) => severity === 'error'),
        board.name,
      ).toEqual([]);
      for (let seed = 0; seed < 10; seed += 1) {
        const random = createRandom(`${board.name} ${seed}`);
        const dealt = tileStack.generate({ layout }, random, budget());
        if (!dealt.ok) throw new Error(`${board.name}: ${dealt.reason}`);
        const puzzle = dealt.value;
        expect(tileStack.verify(puzzle, budget()), board.name).toMatchObject({ value: { holds: true } });
        const state = playedUntilStuck(puzzle, random);
        expect(tileStack.judge(tileStack.start(puzzle), puzzle, budget())).toMatchObject({ value: { holds: true } });
        const judged = tileStack.judge(state, puzzle, budget());
        expect(judged, board.name).toMatchObject({ value: { holds: state.left === 0 } });
        if (state.left === 0) continue;
        seen.stuck += 1;
        const made = tileStack.reshuffle(state, puzzle, random, budget());
        if (!made.ok || made.value.type === 'deal') throw new Error(`${board.name}: no reshuffle on its own cells`);
        const after = tileStack.reduce(state, made.value, puzzle);
        expect(after, board.name).not.toBe(state);
        expect(tileStack.judge(after, puzzle, budget()), board.name).toMatchObject({ value: { holds: true } });
      }
    }
    expect(seen.stuck).toBeGreaterThan(50);
  }, 60_000);

  /** What is wrong with each, by its name; the others are sound. */
  const wrong: Readonly<Record<string, string>> = {
    odd_count_5: 'odd-count',
    overlapping: 'overlap',
    tower4: 'unpeelable',
    two_stacked: 'unpeelable',
    two_towers_4_2: 'unpeelable',
    one_tile: 'odd-count',
    tall_pyramid_20: 'odd-count',
    empty: 'empty',
    duplicate_cell: 'duplicate',
  };
  test('odd ones are judged as their names say', ({ skip }) => {
    if (folder === undefined) skip(notice);
    const files = readdirSync(join(folder!, 'tile-stack', 'odd')).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThanOrEqual(12);
    for (const file of files) {
      const { name, tiles: cells } = JSON.parse(fileOf('odd', file)) as { name: string; tiles: Cell[] };
      const problems = checkLayout(cells);
      const errors = new Set(problems.flatMap(({ code, severity }) => (severity === 'error' ? [code] : [])));
      expect([...errors], name).toEqual(wrong[name] === undefined ? [] : [wrong[name]]);
      expect(
        problems.some(({ code }) => code === 'floating'),
        name,
      ).toBe(name === 'floating_gap_z2');
      const dealt = tileStack.generate({ layout: { id: name, name, cells } }, createRandom(name), budget());
      expect(dealt.ok, name).toBe(wrong[name] === undefined);
      if (dealt.ok) expect(tileStack.verify(dealt.value, budget())).toMatchObject({ value: { holds: true } });
    }
  });
});
