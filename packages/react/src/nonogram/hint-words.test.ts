// What hints say, in both languages: each reason by its words, and whatever the engine tells, the line and cells it is of.
import { createBudget, createRandom } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { expect, test } from 'vitest';
import { hintTold, ranges, type HintTold, type ReasonTold } from './hint-told.ts';
import { hintWordsEn } from './hint-words-en.ts';
import { hintWordsJa } from './hint-words-ja.ts';

const row: HintTold['line'] = { axis: 'row', number: 4 };
const column: HintTold['line'] = { axis: 'column', number: 7 };
const told = (reason: ReasonTold, more: Partial<HintTold> = {}): HintTold => ({
  line: row,
  cells: [2, 3, 4],
  mark: 1,
  reason,
  ...more,
});

test.each<[HintTold, string, string]>([
  [
    told({ kind: 'overlap', run: 5, from: 1, to: 7 }),
    'Hint: Row 4: the 5 lies somewhere from column 1 to 7, so columns 2–4 are filled.',
    'ヒント：4行目の5は1〜7列目のどこかに入るので、2〜4列目は塗ります。',
  ],
  [
    told({ kind: 'overlap', run: 1, from: 6, to: 6 }, { line: column, cells: [6] }),
    'Hint: Column 7: the 1 fits in one place only, so row 6 is filled.',
    'ヒント：7列目の1は一か所にしか入らないので、6行目は塗ります。',
  ],
  [
    told({ kind: 'complete' }, { mark: 2, cells: [1, 3, 4] }),
    'Hint: Row 4: all of it is there, so columns 1, 3–4 are blank.',
    'ヒント：4行目はすべて塗れているので、残りの1、3〜4列目は空きます。',
  ],
  [
    told({ kind: 'out-of-reach' }, { mark: 2, cells: [9] }),
    'Hint: Row 4: no number gets that far, so column 9 is blank.',
    'ヒント：4行目は、どの数字も届かないので、9列目は空きます。',
  ],
  [
    told({ kind: 'every-way' }, { line: column, cells: [2] }),
    'Hint: Column 7: in every way to fill it row 2 is filled.',
    'ヒント：7列目は、どう塗っても2行目は塗ります。',
  ],
  [
    told({ kind: 'contradiction', lines: [column], ends: row }, { mark: 2, cells: [2] }),
    'Hint: Row 4: column 2 is blank. The other way row 4 could not be fulfilled any more by way of column 7.',
    'ヒント：4行目の2列目は空きます。反対にすると、7列目を経て4行目が成り立ちません。',
  ],
  [
    told(
      {
        kind: 'contradiction',
        supposed: 0,
        lines: [],
        ends: row,
        others: [{ supposed: 1, lines: [row], ends: column }],
      },
      { cells: [2], mark: 3, colour: 2 },
    ),
    'Hint: Row 4: column 2 is filled with colour 2. Were it blank, row 4 could not be fulfilled any more. Were it colour 1, column 7 could not be fulfilled any more by way of row 4.',
    'ヒント：4行目の2列目は色2で塗ります。空きにすると、4行目が成り立ちません。色1にすると、4行目を経て7列目が成り立ちません。',
  ],
  [
    told({ kind: 'search' }, { cells: [2] }),
    'Hint: Row 4: column 2 is filled. The other way the board could not be finished, after a long chain of steps.',
    'ヒント：4行目の2列目は塗ります。反対にすると、長い手順の末に成り立たなくなります。',
  ],
  [
    told({ kind: 'choice' }, { cells: [2] }),
    'Hint: Row 4: column 2 is filled; it may be otherwise too.',
    'ヒント：4行目の2列目は塗ります。ほかの答えもあるかもしれません。',
  ],
])('$reason.kind', (hint, english, japanese) => {
  expect([hintWordsEn(hint), hintWordsJa(hint)]).toEqual([english, japanese]);
});

test('whatever the engine tells, both languages name its line, its cells and what they become', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const options = { width: 9, height: 8, ...(seed % 3 === 0 ? { difficulty: 'hard' as const } : {}) };
    const made = nonogram.generate(options, createRandom(seed), createBudget({ steps: 1_000_000 }));
    if (!made.ok) throw new Error(made.reason);
    let state = nonogram.start(made.value);
    while (nonogram.status(state, made.value) === 'playing') {
      const hint = nonogram.hint(state, made.value, createBudget({ steps: 1_000_000 }));
      if (!hint.ok || !hint.value.move) throw new Error('no hint');
      const { line, cells, mark, reason } = hintTold(hint.value, made.value)!;
      kinds.add(reason.kind);
      const [english, japanese] = [hintWordsEn, hintWordsJa].map((words) => words({ line, cells, mark, reason }));
      expect(english).toContain(`${line.axis === 'row' ? 'Row' : 'Column'} ${line.number}:`);
      expect(english).toContain(
        `${ranges(cells, ', ', '–')} ${cells.length === 1 ? 'is' : 'are'} ${mark === 1 ? 'filled' : 'blank'}`,
      );
      expect(japanese).toContain(`${line.number}${line.axis === 'row' ? '行目' : '列目'}`);
      expect(japanese).toContain(
        `${ranges(cells, '、', '〜')}${line.axis === 'row' ? '列目' : '行目'}は${mark === 1 ? '塗ります' : '空きます'}`,
      );
      state = nonogram.reduce(state, hint.value.move, made.value);
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});
