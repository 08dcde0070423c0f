import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import {
  answerWordOver,
  arrangeWords,
  composeAnswerCrossword,
  createLexicon,
  fillGrid,
  provePlacement,
  skeletonFrom,
  type CrosswordPuzzle,
} from '../index.ts';
import { crosswordCodec } from '../codec.ts';
import { crosswordEngine } from '../engine.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { chancePuzzle, everyWay, ownWay } from './naive.fixture.ts';

const givenIn = ({ cells }: CrosswordPuzzle): number[] =>
  [...cells.keys()].filter((cell) => cells[cell]?.kind === 'given');
const withKind = (puzzle: CrosswordPuzzle, cell: number, kind: 'given' | 'blank'): CrosswordPuzzle => ({
  ...puzzle,
  cells: puzzle.cells.map((held, at) => (held && at === cell ? { letter: held.letter, kind } : held)),
});

describe('a skeleton', () => {
  test('of five thousand boards of chance: one way by trying all, and every letter that it gives is needed', () => {
    let [given, spared, impossible] = [0, 0, 0];
    for (let seed = 0; seed < 5_000; seed += 1) {
      const puzzle = chancePuzzle(createRandom(`skeleton ${seed}`));
      if (puzzle.entries.length === 0) continue;
      const own = ownWay(puzzle);
      const result = skeletonFrom(puzzle);
      if (!result.ok) {
        expect(result.reason).toBe('impossible');
        expect(everyWay(puzzle).has(own)).toBe(false);
        impossible += 1;
        continue;
      }
      const made = result.value;
      if ([...everyWay(made)].join() !== own) expect.fail(`seed ${seed}: ${[...everyWay(made)].join()} for ${own}`);
      const before = givenIn(puzzle);
      const after = givenIn(made);
      expect(before.filter((cell) => !after.includes(cell))).toEqual([]);
      for (const cell of after) {
        if (before.includes(cell)) continue;
        given += 1;
        if (everyWay(withKind(made, cell, 'blank')).size < 2) expect.fail(`seed ${seed}: ${cell} is not needed`);
      }
      if (after.length === before.length) spared += 1;
      expect(made.entries).toEqual(puzzle.entries.map(({ clue: _clue, ...entry }) => entry));
    }
    expect(Math.min(given, spared, impossible)).toBeGreaterThan(100);
  });

  test('of boards that were made: sound, proved, without clues, with all of its words', () => {
    const boards = madeBoards();
    expect(boards.filter(({ style, answer }) => style === 'entries' && answer !== undefined).length).toBeGreaterThan(9);
    for (const puzzle of boards) {
      const result = skeletonFrom(puzzle);
      if (!result.ok) throw new Error(result.reason);
      const made = result.value;
      expect(provePlacement(made)).toMatchObject({ ok: true, value: { verdict: 'unique' } });
      expect(crosswordCodec.puzzle(made)).toMatchObject({ ok: true });
      const tools = { random: createRandom(1), budget: createBudget({ steps: 1_000 }), assets: noAssets };
      expect(run(crosswordEngine.jobs.verify(made, tools))).toMatchObject({ ok: true, value: { holds: true } });
      expect(made.entries.map(({ answer }) => answer)).toEqual(puzzle.entries.map(({ answer }) => answer));
      expect(JSON.stringify(made.entries)).not.toContain('clue');
      expect(made.answer).toBe(puzzle.answer);
      expect(made).toMatchObject({ hide: 'none', hidden: 0, uniqueReading: false });
      expect(givenIn(made).length - givenIn(puzzle).length).toBeLessThan(made.entries.length);
    }
  });

  test('is what a request for one makes, of the board that would have been made without', () => {
    for (const options of [
      { style: 'arrange', words: wordsJa.slice(0, 40), effort: 500 },
      { style: 'fill', words: wordsJa, pattern: { width: 5, height: 5 } },
    ] as const) {
      const make = (more: { readonly skeleton?: boolean }, steps = 200_000) => {
        const read = crosswordCodec.options({ ...options, ...more });
        if (!read.ok) throw new Error(read.detail[0]!.message);
        const tools = { random: createRandom(7), budget: createBudget({ steps }), assets: noAssets };
        return run(crosswordEngine.jobs.generate(read.value, tools));
      };
      const [plain, off, skeleton] = [make({}), make({ skeleton: false }), make({ skeleton: true })];
      if (!plain.ok || !skeleton.ok) throw new Error('nothing was made');
      expect(off).toEqual(plain);
      const expected = skeletonFrom(plain.value);
      expect(skeleton.value).toEqual(expected.ok && expected.value);
      expect(skeleton.spent).toBeGreaterThan(plain.spent);
      expect(make({ skeleton: true }, plain.spent + 1)).toMatchObject({
        ok: false,
        reason: 'budget',
        detail: { code: 'stopped' },
      });
      expect(make({ skeleton: true }, skeleton.spent)).toEqual(skeleton);
    }
  });

  test('two ways that differ only in letters of the answer word are not told apart', () => {
    const cells = [
      { letter: 'A', kind: 'answer', at: 0 },
      { letter: 'B', kind: 'answer', at: 1 },
      null,
      { letter: 'C', kind: 'answer', at: 2 },
      { letter: 'D', kind: 'answer', at: 3 },
    ] as const;
    const entries = [
      { number: 1, direction: 'across', cells: [0, 1], answer: 'AB' },
      { number: 2, direction: 'across', cells: [3, 4], answer: 'CD' },
    ] as const;
    const more = { style: 'entries', mode: 'strict', width: 5, height: 1, answer: 'ABCD', attempts: 0 } as const;
    const puzzle = { ...more, cells, entries, hide: 'none', hidden: 0, uniqueReading: false } as const;
    expect(skeletonFrom(puzzle)).toMatchObject({ ok: false, reason: 'impossible' });
    const [, second, ...rest] = cells;
    const open = { ...puzzle, cells: [{ letter: 'A', kind: 'blank' }, second, ...rest] as const };
    expect(skeletonFrom(open)).toMatchObject({ ok: true, value: { cells: [{ kind: 'given' }, second, ...rest] } });
  });

  test('the budget ends it, and it says so', () => {
    const [puzzle] = madeBoards();
    for (const steps of [0, 3, 9])
      expect(skeletonFrom(puzzle!, createBudget({ steps }))).toMatchObject({
        ok: false,
        reason: 'budget',
        spent: steps,
      });
  });
});

function madeBoards(): CrosswordPuzzle[] {
  const { lexicon } = createLexicon(wordsJa);
  const budget = () => createBudget({ steps: 100_000 });
  return Array.from({ length: 12 }, (_, seed) => {
    const random = () => createRandom(`made ${seed}`);
    const list = random()
      .shuffle([...wordsEn])
      .slice(0, 10 + 2 * seed);
    const arranged = arrangeWords(list, { effort: 500 }, random(), budget());
    const filled = fillGrid({ width: 5, height: 5 }, lexicon, {}, random(), budget());
    const composed = composeAnswerCrossword(wordsJa, { hide: 'alt' }, random(), budget());
    return [arranged, filled, composed].flatMap((made) => {
      if (!made.ok) throw new Error(made.reason);
      const [first, , , last] = made.value.entries.map(({ answer }) => answer[0]!);
      const over = answerWordOver(made.value, `${first}${last}${first}`);
      return over.ok ? [made.value, over.value.puzzle] : [made.value];
    });
  }).flat();
}
