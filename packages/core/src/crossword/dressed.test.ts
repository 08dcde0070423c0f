// Boards with bars, rebuses and unknown letters: what is made of entries, and what the checker says of it.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { dressedBoard, isSoundDressed } from './dressed.fixture.ts';
import {
  answerWordOver,
  crossword,
  crosswordFromEntries,
  hideCells,
  lintCrossword,
  skeletonFrom,
  type EntriesInput,
} from './index.ts';
import type { CrosswordPuzzle } from './types.ts';

const holds = (puzzle: CrosswordPuzzle): boolean => {
  const verdict = crossword.verify(puzzle, createBudget({ steps: 10_000 }));
  return verdict.ok && verdict.value.holds;
};
const problemsOf = (input: EntriesInput) => {
  const made = crosswordFromEntries(input);
  return made.ok ? made.value : made.detail;
};

test('hundreds of boards hold; what is changed in them holds where a naive reading says so', () => {
  const random = createRandom('dressed boards');
  const seen = { bars: 0, rebus: 0, unknown: 0, broken: 0, whole: 0 };
  for (let nth = 0; nth < 400; nth += 1) {
    const puzzle = dressedBoard(random);
    expect(crossword.codec.puzzle(puzzle)).toEqual({ ok: true, value: puzzle, spent: 0 });
    expect(JSON.parse(JSON.stringify(puzzle))).toStrictEqual(puzzle);
    expect([isSoundDressed(puzzle), holds(puzzle)], JSON.stringify(puzzle)).toEqual([true, true]);
    seen.bars += puzzle.cells.some((cell) => cell?.bars) ? 1 : 0;
    seen.rebus += puzzle.cells.some((cell) => cell && cell.letter.length > 1) ? 1 : 0;
    seen.unknown += puzzle.cells.some((cell) => cell?.letter === '') ? 1 : 0;
    const at = random.int(puzzle.cells.length);
    const cell = puzzle.cells[at];
    if (!cell) continue;
    const { bars: _, ...plain } = cell;
    const entry = random.int(puzzle.entries.length);
    const word = puzzle.entries[entry]!;
    const changes: CrosswordPuzzle[] = [
      { ...puzzle, cells: puzzle.cells.with(at, { ...plain, bars: { right: true } }) },
      { ...puzzle, cells: puzzle.cells.with(at, { ...plain, bars: { below: true } }) },
      { ...puzzle, cells: puzzle.cells.with(at, plain) },
      { ...puzzle, cells: puzzle.cells.with(at, { ...cell, letter: 'ヰ' }) },
      { ...puzzle, cells: puzzle.cells.with(at, { ...cell, letter: '', kind: 'blank' }), ends: 'host' },
      { ...puzzle, cells: puzzle.cells.with(at, null) },
      { ...puzzle, entries: puzzle.entries.with(entry, { ...word, answer: '' }) },
      { ...puzzle, entries: puzzle.entries.with(entry, { ...word, answer: `${word.answer}ア` }) },
      { ...puzzle, entries: puzzle.entries.toSpliced(entry, 1) },
    ];
    for (const [change, other] of changes.entries()) {
      const isSound = isSoundDressed(other);
      // Numbers follow the words: where a word is gone, they may not.
      if (isSound && change === 8) continue;
      expect(holds(other), `${change} ${JSON.stringify(other)}`).toBe(isSound);
      seen[isSound ? 'whole' : 'broken'] += 1;
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(80);
});

describe('entries', () => {
  const across = { row: 0, column: 0, direction: 'across' } as const;
  const one = (more: Partial<EntriesInput>): EntriesInput => ({ entries: [{ answer: 'ab', ...across }], ...more });

  test.each<[string, EntriesInput, unknown]>([
    ['a list is what is in the cells', one({ entries: [{ answer: ['a', 'bc'], ...across }] }), { rebus: true }],
    ['a list of letters is no rebus', one({ entries: [{ answer: ['a', 'b'], ...across }] }), problemsOf(one({}))],
    [
      'what nobody knows',
      one({ entries: [{ answer: ['a', ''], ...across }] }),
      { ends: 'host', entries: [{ answer: '' }] },
    ],
    ['what a page asks for', one({ rebus: true, ends: 'host' }), { rebus: true, ends: 'host' }],
    ['a space', one({ entries: [{ answer: ['a', 'b c'], ...across }] }), [{ code: 'bad-answer', entry: 0 }]],
    ['too much', one({ entries: [{ answer: ['a', 'b'.repeat(64)], ...across }] }), [{ code: 'bad-answer', entry: 0 }]],
    [
      'letters that are long',
      one({ entries: [{ answer: Array.from({ length: 9 }, () => `x${'\u0301'.repeat(30)}`), ...across }] }),
      [{ code: 'bad-answer', entry: 0 }],
    ],
    ['one cell', one({ entries: [{ answer: ['ab'], ...across }] }), [{ code: 'bad-answer', entry: 0 }]],
    [
      'a cell beside',
      one({ cells: [{ row: 1, column: 0, circle: true }] }),
      [{ code: 'cell-outside', row: 1, column: 0 }],
    ],
    [
      'a colour that is none',
      one({ cells: [{ row: 0, column: 1, shade: 'red' }] }),
      [{ code: 'bad-cell', row: 0, column: 1 }],
    ],
    [
      'a picture that would have to be fetched',
      one({ cells: [{ row: 0, column: 1, image: 'https://example.org/a.png' }] }),
      [{ code: 'bad-cell', row: 0, column: 1 }],
    ],
    [
      'an alternative twice',
      one({ cells: [{ row: 0, column: 1, alternatives: ['B'] }] }),
      [{ code: 'bad-cell', row: 0, column: 1 }],
    ],
    [
      'a rebus beside letters',
      one({ cells: [{ row: 0, column: 1, alternatives: ['BC'] }] }),
      [{ code: 'bad-cell', row: 0, column: 1 }],
    ],
    [
      'shown and unknown',
      one({ entries: [{ answer: ['a', ''], ...across }], given: [[0, 1]] }),
      [{ code: 'given-unknown', row: 0, column: 1 }],
    ],
    [
      'a bar within',
      one({ cells: [{ row: 0, column: 0, bars: { right: true } }] }),
      [{ code: 'barred-word', entry: 0, row: 0, column: 0 }],
    ],
  ])('%s', (_name, input, expected) => {
    const said = problemsOf(input);
    if (Array.isArray(expected)) expect(said).toEqual(expected);
    else expect(said).toMatchObject(expected as object);
  });

  test('a bar divides two words of a row', () => {
    const words: EntriesInput['entries'] = [
      { answer: 'ab', ...across },
      { answer: 'cd', row: 0, column: 2, direction: 'across' },
    ];
    expect(problemsOf({ entries: words })).toMatchObject([{ code: 'false-run' }]);
    const made = problemsOf({ entries: words, cells: [{ row: 0, column: 1, bars: { right: true } }] });
    expect(made).toMatchObject({ entries: [{ number: 1 }, { number: 2 }] });
    expect(holds(made as CrosswordPuzzle)).toBe(true);
  });

  test('the same word twice is one, however it is shared among cells; unknown ones are none', () => {
    const two = (first: readonly string[], second: readonly string[]): EntriesInput => ({
      entries: [
        { answer: first, ...across },
        { answer: second, row: 2, column: 0, direction: 'across' },
      ],
    });
    expect(problemsOf(two(['ab', 'c'], ['a', 'bc']))).toEqual([{ code: 'same-word', entries: [0, 1] }]);
    expect(problemsOf(two(['a', ''], ['a', '']))).toMatchObject({ ends: 'host' });
  });
});

test('hiding keeps what a cell has, and a skeleton is refused where words are unknown or longer than their cells', () => {
  const made = crosswordFromEntries({
    entries: [{ answer: ['AB', 'C', 'D'], row: 0, column: 0, direction: 'across' }],
    cells: [
      { row: 0, column: 0, circle: true },
      { row: 0, column: 1, circle: true, shade: '#00ff00', alternatives: ['X'] },
    ],
    given: [[0, 1]],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  const { cells } = hideCells(made.value, 'alt');
  expect(cells[1]).toEqual({ ...made.value.cells[1], kind: 'blank' });
  const laid = answerWordOver(made.value, 'CD');
  expect(laid).toMatchObject({ ok: false, detail: { code: 'missing-letters', letters: ['C'] } });
  const other = answerWordOver({ ...made.value, cells }, 'DC');
  const again = other.ok ? answerWordOver(other.value.puzzle, 'CD') : other;
  expect(again.ok && again.value.puzzle.cells.slice(0, 2)).toEqual([cells[0], { ...cells[1], kind: 'answer', at: 0 }]);
  expect(skeletonFrom(made.value, createBudget({ steps: 1_000 }))).toMatchObject({ ok: false, reason: 'impossible' });
});

test('the linter sees the bars of a game as those beside it', () => {
  const random = createRandom('barred lint');
  let differ = 0;
  for (let nth = 0; nth < 60; nth += 1) {
    const puzzle = dressedBoard(random);
    const at = (side: 'right' | 'below'): number[] =>
      puzzle.cells.flatMap((cell, place) => (cell?.bars?.[side] ? [place] : []));
    const plain = puzzle.cells.map((cell) => {
      if (!cell) return cell;
      const { bars: _, ...rest } = cell;
      return rest;
    });
    const own = lintCrossword(puzzle, 'us');
    expect(own).toEqual(
      lintCrossword({ ...puzzle, cells: plain, bars: { right: at('right'), below: at('below') } }, 'us'),
    );
    differ += JSON.stringify(own) === JSON.stringify(lintCrossword({ ...puzzle, cells: plain }, 'us')) ? 0 : 1;
  }
  expect(differ).toBeGreaterThan(20);
});

test('a skeleton keeps what its cells have', () => {
  const made = crosswordFromEntries({
    entries: [
      { answer: 'AB', row: 0, column: 0, direction: 'across' },
      { answer: 'CD', row: 2, column: 0, direction: 'across' },
    ],
    cells: [0, 1].flatMap((column) =>
      [0, 2].map((row) => ({ row, column, circle: true as const, alternatives: ['Z'] })),
    ),
  });
  const skeleton = made.ok ? skeletonFrom(made.value, createBudget({ steps: 10_000 })) : made;
  if (!made.ok || !skeleton.ok) throw new Error(JSON.stringify(skeleton));
  const shown = skeleton.value.cells.filter((cell) => cell?.kind === 'given');
  expect(shown).toHaveLength(1);
  expect(skeleton.value.cells.map((cell) => cell && { ...cell, kind: 'blank' })).toEqual(made.value.cells);
});
