import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { articleEntries } from './article-board.fixture.ts';
import { articleWords } from './article-words.fixture.ts';
import { composeAnswerCrossword, crossword, crosswordFromEntries, type EntriesInput } from './index.ts';

type Place = EntriesInput['entries'][number];
const at = (answer: string, row: number, column: number, direction: Place['direction']): Place => ({
  answer,
  row,
  column,
  direction,
});
const problemsOf = (input: EntriesInput) => {
  const made = crosswordFromEntries(input);
  return made.ok ? [] : made.detail;
};
const holds = (input: EntriesInput) => {
  const made = crosswordFromEntries(input);
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  expect(crossword.codec.puzzle(made.value)).toMatchObject({ ok: true, value: made.value });
  return crossword.verify(made.value, createBudget({ steps: 1_000 }));
};

describe('a board of entries', () => {
  const entries = [
    { ...at('にわとり', 0, 0, 'across'), clue: 'あさ、なく' },
    at('とけい', 0, 2, 'down'),
    at('かい', 2, 1, 'across'),
  ];

  test('has its letters, numbers and clues', () => {
    const made = crosswordFromEntries({ entries, given: [[0, 0]] });
    expect(made).toMatchObject({ ok: true, value: { style: 'entries', mode: 'strict', width: 4, height: 3 } });
    if (!made.ok) return;
    expect(made.value.cells.map((cell) => cell?.letter ?? '').join()).toBe('に,わ,と,り,,,け,,,か,い,');
    expect(made.value.cells.flatMap((cell, nth) => (cell?.kind === 'given' ? [nth] : []))).toEqual([0]);
    expect(made.value.entries).toEqual([
      { number: 1, direction: 'across', cells: [0, 1, 2, 3], answer: 'にわとり', clue: 'あさ、なく' },
      { number: 2, direction: 'down', cells: [2, 6, 10], answer: 'とけい' },
      { number: 3, direction: 'across', cells: [9, 10], answer: 'かい' },
    ]);
    expect(holds({ entries })).toMatchObject({ ok: true, value: { holds: true, claim: 'strict' } });
  });

  test('may come in several pieces, and small kana cross big ones', () => {
    const pieces = [at('キャベツ', 0, 0, 'across'), at('ヤマ', 0, 1, 'down'), at('いか', 4, 4, 'across')];
    expect(holds({ entries: pieces })).toMatchObject({ ok: true, value: { holds: true } });
  });

  test.each<[name: string, input: EntriesInput, problems: unknown[]]>([
    ['no entries', { entries: [] }, [{ code: 'no-entries' }]],
    [
      'one letter, a space',
      { entries: [at('か', 0, 0, 'across'), at('い か', 3, 0, 'across')] },
      [
        { code: 'bad-answer', entry: 0 },
        { code: 'bad-answer', entry: 1 },
      ],
    ],
    [
      'places that are none',
      {
        entries: [
          at('いか', -1, 0, 'across'),
          at('いす', 0, 0.5, 'down'),
          at('いぬ', 0, 254, 'across'),
          at('いえ', 254, 0, 'down'),
          at('いと', 0, Number.NaN, 'down'),
        ],
      },
      [0, 1, 2, 3, 4].map((entry) => ({ code: 'out-of-range', entry })),
    ],
    [
      'a word twice',
      { entries: [at('いか', 0, 0, 'across'), at('イカ', 3, 0, 'across')] },
      [{ code: 'same-word', entries: [0, 1] }],
    ],
    [
      'letters that disagree',
      { entries: [at('いか', 0, 0, 'across'), at('きん', 0, 1, 'down')] },
      [{ code: 'letters-disagree', entries: [0, 1], row: 0, column: 1, letters: ['か', 'き'] }],
    ],
    [
      'two words side by side',
      { entries: [at('いか', 0, 0, 'across'), at('たこ', 1, 0, 'across')] },
      [
        { code: 'false-run', row: 0, column: 0, direction: 'down', letters: 'いた' },
        { code: 'false-run', row: 0, column: 1, direction: 'down', letters: 'かこ' },
      ],
    ],
    [
      'two words end to end',
      { entries: [at('いか', 0, 0, 'across'), at('たこ', 0, 2, 'across')] },
      [{ code: 'false-run', row: 0, column: 0, direction: 'across', letters: 'いかたこ' }],
    ],
    [
      'two words over one another',
      { entries: [at('いか', 0, 0, 'across'), at('かに', 0, 1, 'across')] },
      [{ code: 'overlap', entries: [0, 1], row: 0, column: 1 }],
    ],
    [
      'given cells outside',
      {
        entries: [at('いか', 0, 0, 'across')],
        given: [
          [0, 2],
          [1, 0],
          [0, 0.5],
          [-1, 2],
          [0, 1],
        ],
      },
      [
        [0, 2],
        [1, 0],
        [0, 0.5],
        [-1, 2],
      ].map(([row, column]) => ({ code: 'given-outside', row, column })),
    ],
  ])('%s is refused by name', (_name, input, problems) => {
    expect(problemsOf(input)).toEqual(problems);
  });

  test("the article's board is one in chain and none in strict", () => {
    expect(holds({ entries: articleEntries, mode: 'chain' })).toMatchObject({ value: { holds: true, claim: 'chain' } });
    expect(problemsOf({ entries: articleEntries })).toEqual([{ code: 'overlap', entries: [0, 2], row: 5, column: 4 }]);
    expect(
      problemsOf({ entries: [at('いかり', 0, 0, 'across'), at('かり', 0, 1, 'across')], mode: 'chain' }),
    ).toMatchObject([{ code: 'overlap' }, { code: 'overlap' }]);
  });

  test('drawn boards come back as they were', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const mode = seed % 2 ? 'strict' : 'chain';
      const drawn = composeAnswerCrossword(articleWords, { mode }, createRandom(seed));
      if (!drawn.ok) throw new Error(drawn.reason);
      const { width, cells, entries: placed } = drawn.value;
      const input = placed.map(({ answer, direction, cells: [first] }) =>
        at(answer, Math.floor(first! / width), first! % width, direction),
      );
      const given = cells.flatMap((cell, nth) =>
        cell?.kind === 'given' ? [[Math.floor(nth / width), nth % width] as const] : [],
      );
      const again = crosswordFromEntries({ entries: createRandom(seed).shuffle(input), mode, given });
      expect(again).toMatchObject({
        ok: true,
        value: {
          entries: placed,
          width,
          cells: cells.map((cell) => cell && { letter: cell.letter, kind: cell.kind === 'given' ? 'given' : 'blank' }),
        },
      });
      if (mode === 'strict') expect(crosswordFromEntries({ entries: input }).ok).toBe(true);
      const moved = input.with(1, { ...input[1]!, row: input[1]!.row + 1, column: input[1]!.column + 1 });
      const shifted = crosswordFromEntries({ entries: moved, mode });
      if (shifted.ok)
        expect(crossword.verify(shifted.value, createBudget({ steps: 1_000 }))).toMatchObject({
          value: { holds: true },
        });
    }
  });
});
