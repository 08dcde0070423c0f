import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import * as names from './around.ts';
import { listOf, overlaps, readOff, someWords, type Laid } from './layout.fixture.ts';
import { ACROSS, createLayout, DOWN, type Layout } from './layout.ts';
import { createSearch } from './search.ts';

const bitOf = new Map<string, number>(Object.entries(names));
const byNumber = (a: number, b: number): number => a - b;
const held = (values: Int32Array, from: number, amount: number): number[] =>
  [...values.subarray(from, from + amount)].toSorted(byNumber);

test('what a layout knows of its words is what they say, however they were laid and taken out', () => {
  let [steps, torn, mended] = [0, 0, 0];
  for (let seed = 0; seed < 40; seed += 1) {
    const random = createRandom(`layout ${seed}`);
    const words = someWords(random, 14, 2);
    const room = { width: 16, height: 16, columns: 16, rows: 16 };
    const list = listOf(words);
    const layout: Layout = createLayout(list, room);
    const cellAt = (row: number, column: number): number => (row + 1) * layout.stride + column + 1;
    const laid: Laid[] = [];
    for (let step = 0; step < 120; step += 1) {
      const before = layout.torn();
      const word = random.int(words.length);
      const at = laid.findIndex((one) => one.word === word);
      if (at >= 0 && random.int(3) === 0) {
        laid.splice(at, 1);
        layout.remove(word);
      } else if (at < 0) {
        const direction = random.int(2);
        for (let tries = 0; tries < 60; tries += 1) {
          const row = random.int(direction === DOWN ? 17 - words[word]!.length : 16);
          const column = random.int(direction === ACROSS ? 17 - words[word]!.length : 16);
          const crossed = layout.crossingsAt(word, cellAt(row, column), direction);
          if (crossed < 1 && !(laid.length === 0 && crossed === 0)) continue;
          const next = [...laid, { word, row, column, direction }];
          const [now, then] = [readOff(words, laid), readOff(words, next)];
          // It lies where letters agree and nothing new touches: what was torn may only become whole.
          const fits = then.agree && then.torn <= now.torn && !overlaps(words, next);
          expect(fits, `seed ${seed}, step ${step}`).toBe(true);
          expect(crossed).toBe(then.crossings - now.crossings);
          laid.push({ word, row, column, direction });
          layout.place(word, cellAt(row, column), direction);
          break;
        }
      }
      const { degrees, box, crossed, lone, around, ...read } = readOff(words, laid);
      steps += 1;
      torn += read.torn > 0 ? 1 : 0;
      mended += layout.torn() < before ? 1 : 0;
      expect({ torn: layout.torn(), crossings: layout.crossings() }, `seed ${seed}, step ${step}`).toEqual({
        torn: read.torn,
        crossings: read.crossings,
      });
      expect([...layout.degree]).toEqual(degrees);
      for (const [nth, others] of crossed.entries())
        expect(held(layout.crossed, list.start[nth]!, others.length)).toEqual(others.toSorted(byNumber));
      for (const [letter, keys] of lone.entries()) {
        const open = keys.map((key) => cellAt(...(key.split(' ').map(Number) as [number, number])));
        expect(layout.amount[letter]).toBe(open.length);
        expect(held(layout.cells, list.from[letter]!, open.length)).toEqual(open.toSorted(byNumber));
      }
      for (let row = step % 8; row < 16; row += 8)
        for (let column = 0; column < 16; column += 1) {
          const bits = around(row, column).reduce((sum, name) => sum | bitOf.get(name)!, 0);
          if (layout.around[cellAt(row, column)] !== bits) expect.fail(`seed ${seed}, step ${step}: ${row}, ${column}`);
        }
      expect([...layout.laid.subarray(0, layout.placed())].toSorted(byNumber)).toEqual(
        laid.map((one) => one.word).toSorted(byNumber),
      );
      if (laid.length > 0) {
        const { left, right, top, bottom } = layout.box;
        expect([left, right, top, bottom]).toEqual(box);
      }
    }
  }
  expect(steps).toBe(4_800);
  expect(torn, 'steps after which cells side by side are in no word').toBeGreaterThan(100);
  expect(mended).toBeGreaterThan(30);
});

test('every board that a search calls its best is one: nothing torn, nothing over another, its letters agree', () => {
  let boards = 0;
  // Of these words a search that looks away gets torn boards.
  const known = [179, 255, 467];
  for (const seed of [...Array.from({ length: 170 }).keys(), ...known]) {
    const random = createRandom(`best ${seed}`);
    const words = [...new Set(someWords(random, 12 + random.int(10), 4))];
    const list = listOf(words);
    const room = { width: 40, height: 40, columns: 80, rows: 80 };
    const layout = createLayout(list, room);
    const search = createSearch(list, room, layout, 0, random);
    for (let before = Number.NEGATIVE_INFINITY; search.steps() < 300;) {
      search.run(1);
      if (search.score() === before) continue;
      before = search.score();
      boards += 1;
      const laid = words.flatMap((_, word): Laid[] => {
        const first = search.first[word]!;
        if (first < 0) return [];
        return [
          { word, row: layout.rowOf[first]!, column: layout.columnOf[first]!, direction: search.direction[word]! },
        ];
      });
      const { torn, agree } = readOff(words, laid);
      expect({ torn, agree, overlaps: overlaps(words, laid) }, `seed ${seed}`).toEqual({
        torn: 0,
        agree: true,
        overlaps: false,
      });
    }
  }
  expect(boards).toBeGreaterThan(500);
});
