// Proofs that are none. Each of these boards would be played by somebody who believes what it claims.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { followTrail, isProved } from './follow-trail.fixture.ts';
import { cluesOf, linesOf, noise, solutionsOf } from './grids.fixture.ts';
import { nonogram } from './index.ts';
import type { Claim, Clues, NonogramPuzzle, Trail } from './types.ts';

/** Two rows of one, two columns of one: two solutions. Lines are 0 … 3, cells from 4 on. */
const crossed: Clues = { rows: [[1], [1]], columns: [[1], [1]] };
const both: Trail = [5, 0, 2, 1, 0, 3, 1];
/** Three cells of an L: rows and columns give it away. */
const corner: Clues = { rows: [[2], [1]], columns: [[2], [1]] };

/**
 * The same two, by lemmas: with the first cell filled it comes to one, with it blank to the other. Lemmas begin with 12,
 * end with 13, and are named from 14 on.
 */
const lemmas: Trail = [12, 5, 0, 2, 1, 13, 14, 0, 3, 1];
/** Three ones in three rows and columns: six solutions. Lines are 0 … 5, cells from 6 on, lemmas from 24. */
const three: Clues = { rows: [[1], [1], [1]], columns: [[1], [1], [1]] };

const board = (clues: Clues, claim: Claim, trail: Trail, more: Partial<NonogramPuzzle> = {}): NonogramPuzzle => ({
  ...clues,
  claim,
  trail,
  ends: 'clues',
  ...more,
});
/** As everybody asks: through the decoder. */
function holds(puzzle: NonogramPuzzle): boolean {
  const decoded = nonogram.codec.puzzle(puzzle);
  if (!decoded.ok) return false;
  const verdict = nonogram.verify(decoded.value, createBudget({ steps: 1_000_000 }));
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.value.holds;
}

describe('a proof that holds', () => {
  test.each<[string, NonogramPuzzle]>([
    ['lines alone', board(corner, 'unique', [0, 2, 3])],
    ['lines alone, columns first', board(corner, 'unique', [2, 0, 1])],
    ['a cell tried both ways', board(corner, 'unique', [4 + 0, 0, 0, 2, 3])],
    ['both solutions seen', board(crossed, 'multiple', both)],
    ['one seen, the rest left open', board(crossed, 'solvable', [5, 0, 2, 1])],
    ['supposed all the way', board(crossed, 'multiple', [5, 6, 8, 11, 2, 0, 0, 3, 1])],
    ['a lemma that comes to a solution, and what follows from it', board(crossed, 'multiple', lemmas)],
    ['both solutions seen by lemmas', board(crossed, 'multiple', [12, 5, 0, 2, 1, 13, 12, 4, 0, 3, 1, 13])],
    ['a lemma that comes to nothing', board(corner, 'unique', [12, 4, 0, 13, 14, 0, 2, 3])],
    [
      'a lemma that takes another to its end',
      board(corner, 'unique', [12, 4, 0, 13, 12, 11, 14, 1, 2, 13, 15, 0, 2, 3]),
    ],
    ['a known cell supposed in a lemma', board(corner, 'unique', [0, 12, 5, 2, 3, 13, 2, 3])],
    ['a known cell supposed otherwise in a lemma', board(corner, 'unique', [0, 12, 4, 13, 2, 3])],
    ['more said in a lemma after its end', board(corner, 'unique', [12, 4, 0, 3, 12, 77, 5, 13, 14, 0, 2, 3])],
    ['supposed below a lemma', board(crossed, 'multiple', [12, 5, 0, 2, 1, 13, 4, 0, 3, 1])],
    ['one seen of the grid that ends the game', board(corner, 'unique', [0, 2, 3], { ends: 'grid', solution: '1110' })],
    ['by the host', board(corner, 'unique', [0, 2, 3], { ends: 'host' })],
    ['[0] for an empty line', board({ rows: [[1], [0]], columns: [[1], [0]] }, 'unique', [0, 1, 2, 3])],
  ])('%s', (_name, puzzle) => {
    expect(isProved(puzzle.claim, followTrail(puzzle, puzzle.trail))).toBe(true);
    expect(holds(puzzle)).toBe(true);
  });
});

describe('a proof that does not', () => {
  test.each<[string, NonogramPuzzle]>([
    ['nothing said', board(corner, 'unique', [])],
    ['nothing said of a solution', board(corner, 'solvable', [])],
    ['not to the end', board(corner, 'unique', [0, 2])],
    ['only one of two solutions seen', board(crossed, 'unique', [5, 0, 2, 1])],
    ['both seen, and called one', board(crossed, 'unique', both)],
    ['one seen, and called several', board(crossed, 'multiple', [5, 0, 2, 1])],
    ['one there is, and called several', board(corner, 'multiple', [0, 2, 3])],
    ['all lines, and nothing follows', board(crossed, 'unique', [0, 1, 2, 3, 0, 1, 2, 3])],
    ['the same solution supposed again after its end', board(corner, 'multiple', [0, 2, 3, 5, 0, 2, 3])],
    ['a known cell supposed to come by the end twice', board(corner, 'multiple', [0, 5, 2, 3, 0, 2, 3])],
    ['a known cell supposed otherwise', board(corner, 'multiple', [0, 4, 2, 3, 0, 2, 3])],
    ['a supposed cell supposed again', board(crossed, 'multiple', [5, 5, 0, 2, 1, 0, 2, 1])],
    ['full, and no column takes it', board({ rows: [[2], []], columns: [[1], []] }, 'unique', [0, 1])],
    ['full by a supposition, and its row does not take it', board({ rows: [[1]], columns: [[]] }, 'unique', [3])],
    ['no solution at all', board({ rows: [[1], []], columns: [[1], [1]] }, 'unique', [0, 2, 1, 3])],
    ['no solution, and a run that is too long', board({ rows: [[3], []], columns: [[1], [1]] }, 'solvable', [0, 1, 2])],
    ['a line that is none', board(corner, 'unique', [0, 2, 3.5])],
    ['a cell that is none', board(corner, 'unique', [0, 12, 2, 3])],
    ['a step before the first', board(corner, 'unique', [-1, 0, 2, 3])],
    ['a grid that does not fit', board(corner, 'unique', [0, 2, 3], { ends: 'grid', solution: '1101' })],
    ['a grid of another size', board(corner, 'unique', [0, 2, 3], { ends: 'grid', solution: '11100' })],
    ['a grid of other signs', board(corner, 'unique', [0, 2, 3], { ends: 'grid', solution: '112 ' })],
  ])('%s', (_name, puzzle) => {
    expect(holds(puzzle)).toBe(false);
  });

  test.each<[string, NonogramPuzzle]>([
    ['a lemma that does not come to its end', board(corner, 'unique', [12, 4, 13, 14, 0, 2, 3])],
    ['a lemma that is never closed', board(corner, 'unique', [12, 0, 2, 3])],
    ['a lemma closed that was not begun', board(corner, 'unique', [13, 0, 2, 3])],
    ['a lemma in a lemma', board(corner, 'unique', [12, 12, 4, 0, 13, 14, 0, 2, 3])],
    ['a lemma below a supposition', board(crossed, 'multiple', [5, 12, 8, 0, 13, 0, 2, 1, 0, 3, 1])],
    ['a lemma that there is not', board(corner, 'unique', [14, 0, 2, 3])],
    ['a lemma named before it is shown', board(corner, 'unique', [12, 4, 15, 0, 13, 14, 0, 2, 3])],
    ['one solution, seen twice by lemmas', board(corner, 'multiple', [12, 5, 0, 2, 3, 13, 12, 7, 0, 2, 3, 13])],
    ['one of two, seen twice by lemmas', board(crossed, 'multiple', [12, 5, 0, 2, 1, 13, 12, 11, 0, 2, 13])],
    ['what a lemma found out does not stay', board(corner, 'unique', [12, 5, 0, 2, 3, 13])],
    ['a lemma of two cells tells neither alone', board(three, 'solvable', [24, 7, 15, 2, 26, 0, 3, 1, 4, 2])],
    ['a lemma of a cell both ways forbids nothing', board(crossed, 'unique', [12, 5, 4, 13, 14, 0, 2, 1])],
    ['both seen by lemmas, and called one', board(crossed, 'unique', lemmas)],
  ])('%s', (_name, puzzle) => {
    expect(isProved(puzzle.claim, followTrail(puzzle, puzzle.trail))).toBe(false);
    expect(holds(puzzle)).toBe(false);
  });

  test('a grid that fits, where there are two, is one of them and proves no more', () => {
    expect(holds(board(crossed, 'multiple', both, { ends: 'grid', solution: '0110' }))).toBe(true);
    expect(holds(board(crossed, 'unique', both, { ends: 'grid', solution: '0110' }))).toBe(false);
  });
});

describe('trails written at random', () => {
  test('whatever verify believes is so, and what follows from the trail it believes', () => {
    const random = createRandom('random trails');
    const seen = { believed: 0, refused: 0 };
    for (let nth = 0; nth < 6_000; nth += 1) {
      const [width, height] = [1 + random.int(3), 1 + random.int(3)];
      const size = width * height;
      const clues = cluesOf(noise(width, height, random.int(size + 1), random), width, height);
      const lines = linesOf(clues).length;
      const trail = Array.from({ length: 1 + random.int(14) }, () =>
        random.int(3) === 0 ? lines + random.int(2 * size) : random.int(lines),
      );
      if (nth % 2 === 0) {
        // Lemmas here and there: two steps or three that may come to an end, and something that uses one.
        const opening = lines + 2 * size;
        for (let more = random.int(4); more >= 0; more -= 1) {
          const inner = Array.from({ length: 1 + random.int(3) }, () => random.int(lines));
          const supposed = Array.from({ length: random.int(3) }, () => lines + random.int(2 * size));
          trail.splice(random.int(trail.length), 0, opening, ...supposed, ...inner, opening + 1, opening + 2 + more);
        }
      }
      const solutions = solutionsOf(clues, 2).length;
      for (const claim of ['unique', 'multiple', 'solvable'] as const) {
        const puzzle = board(clues, claim, trail);
        const believed = holds(puzzle);
        seen[believed ? 'believed' : 'refused'] += 1;
        const so = { unique: solutions === 1, multiple: solutions === 2, solvable: true }[claim];
        if (believed && !so) expect.fail(`verify believes ${JSON.stringify(puzzle)}, which is not so`);
        const follows = isProved(claim, followTrail(clues, trail));
        if (believed && !follows)
          expect.fail(`verify believes ${JSON.stringify(puzzle)}, which its trail does not show`);
      }
    }
    expect(Math.min(seen.believed, seen.refused)).toBeGreaterThan(300);
  });

  test('a trail of a generated board with one step changed is believed only where it is still a proof', () => {
    const believed: string[] = [];
    const random = createRandom('changed trails');
    for (let seed = 0; seed < 400; seed += 1) {
      const options = { width: 4, height: 4, density: 0.45, unique: seed % 2 === 0 };
      const made = nonogram.generate(options, createRandom(seed), createBudget({ steps: 1_000_000 }));
      if (!made.ok) throw new Error(made.reason);
      const { trail } = made.value;
      for (let nth = 0; nth < 10; nth += 1) {
        const at = random.int(trail.length);
        const changed = trail.with(at, random.int(8 + 32));
        const puzzle = { ...made.value, trail: random.int(2) === 0 ? changed : trail.toSpliced(at, 1) };
        const proved = isProved(puzzle.claim, followTrail(puzzle, puzzle.trail));
        if (holds(puzzle) && !proved) believed.push(JSON.stringify(puzzle));
      }
    }
    expect(believed).toEqual([]);
  });
});
