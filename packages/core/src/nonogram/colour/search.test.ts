import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import {
  byLinesAlone,
  colouredCluesOf,
  colouredNoise,
  colouredSolutionsOf,
  marksOf,
  palettes,
} from './colours.fixture.ts';
import { createColouredBoard } from './board.ts';
import { followColours } from './follow-colours.fixture.ts';
import { provedColours } from './prove.ts';
import { searchColours } from './search.ts';
import { verifyColours } from './verify.ts';

const budget = () => createBudget({ steps: 1_000_000 });
const tools = () => ({ random: createRandom(0), budget: budget(), assets: noAssets });

describe('boards in colours', () => {
  test('three thousand small boards: all their solutions, as by trying', () => {
    const random = createRandom('boards in colours');
    const counts = { one: 0, several: 0 };
    for (let nth = 0; nth < 3_000; nth += 1) {
      const [width, height, colours] = [1 + random.int(5), 1 + random.int(5), 1 + random.int(nth % 3 === 0 ? 3 : 1)];
      const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
      const found = run(searchColours(clues, colours, { solutions: 5_000 }, budget()));
      const wanted = colouredSolutionsOf(clues);
      counts[wanted.length === 1 ? 'one' : 'several'] += 1;
      expect(found.ok && found.value.solutions.map((cells) => cells.join('')).toSorted()).toEqual(wanted.toSorted());
    }
    expect(Math.min(counts.one, counts.several)).toBeGreaterThan(200);
  });

  test('clues that belong to no board have no solution, or those that trying finds', () => {
    const random = createRandom('no boards in colours');
    let none = 0;
    for (let nth = 0; nth < 2_000; nth += 1) {
      const [width, height] = [2 + random.int(3), 2 + random.int(3)];
      const one = colouredCluesOf(colouredNoise(width, height, 2, random), width, height);
      const other = colouredCluesOf(colouredNoise(width, height, 2, random), width, height);
      const clues = { ...one, columns: other.columns, columnColours: other.columnColours };
      const found = run(searchColours(clues, 2, { solutions: 200 }, budget()));
      const wanted = colouredSolutionsOf(clues);
      if (wanted.length === 0) none += 1;
      expect(found.ok && found.value.solutions.map((cells) => cells.join('')).toSorted()).toEqual(wanted.toSorted());
    }
    expect(none).toBeGreaterThan(500);
  });

  test('lines tell each other until nothing more follows, and no more than a naive look at one after the other', () => {
    const random = createRandom('lines in turn');
    let open = 0;
    for (let nth = 0; nth < 1_000; nth += 1) {
      const [width, height, colours] = [1 + random.int(8), 1 + random.int(8), 1 + random.int(3)];
      const clues = colouredCluesOf(colouredNoise(width, height, colours, random), width, height);
      const board = createColouredBoard(clues, colours);
      board.wakeAll();
      while (board.propagate(1, () => {}) === undefined);
      const wanted = byLinesAlone(clues, colours);
      expect(wanted.map((_, cell) => board.mayBe(cell))).toEqual(wanted);
      open += Number(board.unknown > 0);
    }
    expect(open).toBeGreaterThan(100);
  });

  test('with marks: the solutions that agree with them', () => {
    const random = createRandom('marks in colours');
    for (let nth = 0; nth < 1_000; nth += 1) {
      const [width, height] = [2 + random.int(3), 2 + random.int(3)];
      const hidden = colouredNoise(width, height, 3, random);
      const clues = colouredCluesOf(hidden, width, height);
      const known = marksOf(hidden).map((mark) => {
        const other = random.int(30) === 0 ? random.int(5) : mark;
        return random.int(4) === 0 ? other : 0;
      });
      const found = run(searchColours(clues, 3, { solutions: 200, marks: known }, budget()));
      const wanted = colouredSolutionsOf(clues).filter((text) =>
        marksOf(Array.from(text, Number)).every((mark, at) => known[at] === 0 || known[at] === mark),
      );
      expect(found.ok && found.value.solutions.map((cells) => cells.join('')).toSorted()).toEqual(wanted.toSorted());
    }
  });

  test('what is proved of a board is so, and the checker, who thinks otherwise, says the same', () => {
    const random = createRandom('proofs in colours');
    const claims = new Map<string, number>();
    for (let nth = 0; nth < 1_500; nth += 1) {
      const [width, height, colours] = [1 + random.int(5), 1 + random.int(5), 1 + random.int(nth % 3 === 0 ? 3 : 1)];
      const cells = Uint8Array.from(colouredNoise(width, height, colours, random));
      const palette = palettes.slice(0, colours);
      const made = run(provedColours({ cells, width, height, palette }, nth % 2 === 0 ? 'clues' : 'grid', budget()));
      if (!made.ok) throw new Error(made.reason);
      const solutions = colouredSolutionsOf(colouredCluesOf([...cells], width, height));
      claims.set(made.value.claim, (claims.get(made.value.claim) ?? 0) + 1);
      expect(made.value.claim).toBe(solutions.length === 1 ? 'unique' : 'multiple');
      const checked = run(verifyColours(made.value, tools()));
      expect(checked).toMatchObject({ ok: true, value: { holds: true, claim: made.value.claim } });
      // The claim of the others is not believed, and a trail cut short proves less.
      const other = { ...made.value, claim: solutions.length === 1 ? ('multiple' as const) : ('unique' as const) };
      expect(run(verifyColours(other, tools()))).toMatchObject({ value: { holds: false } });
      const turned = cells.with(0, cells[0] === 0 ? 1 : 0).join('');
      expect(run(verifyColours({ ...made.value, solution: turned }, tools()))).toMatchObject({
        value: { holds: false },
      });
      const short = run(verifyColours({ ...made.value, trail: made.value.trail.slice(0, -1) }, tools()));
      expect(short).toMatchObject({ value: { holds: false } });
    }
    expect(Math.min(...claims.values())).toBeGreaterThan(100);
  });

  test('whatever a trail says, the checker claims nothing that is not so', () => {
    const random = createRandom('lies in colours');
    const claims = new Map<string, number>();
    for (let nth = 0; nth < 4_000; nth += 1) {
      const [width, height, colours] = [2 + random.int(3), 2 + random.int(3), 1 + random.int(2)];
      const cells = Uint8Array.from(colouredNoise(width, height, colours, random));
      const made = run(provedColours({ cells, width, height, palette: palettes.slice(0, colours) }, 'clues', budget()));
      if (!made.ok) throw new Error(made.reason);
      const tokens = width + height + (colours + 1) * width * height;
      const trail = [...made.value.trail];
      for (let lies = random.int(4); lies >= 0; lies -= 1) {
        const token = random.int(3) > 0 ? random.int(width + height) : random.int(tokens + 2);
        trail.splice(random.int(trail.length + 1), random.int(2), token);
      }
      const checked = run(verifyColours({ ...made.value, trail }, tools()));
      if (!checked.ok) throw new Error(checked.reason);
      const count = colouredSolutionsOf(colouredCluesOf([...cells], width, height)).length;
      const { claim } = checked.value;
      claims.set(claim, (claims.get(claim) ?? 0) + 1);
      if (claim === 'unique') expect(count).toBe(1);
      if (claim === 'multiple') expect(count).toBeGreaterThan(1);
      const seen = followColours({ ...made.value, trail });
      const found = seen?.solutions.length ?? 0;
      const one = seen?.all === true ? 'unique' : 'solvable';
      expect(claim).toBe(found === 0 ? 'unproven' : found > 1 ? 'multiple' : one);
    }
    for (const claim of ['unique', 'multiple', 'solvable', 'unproven']) expect(claims.get(claim)).toBeGreaterThan(30);
  });
});
