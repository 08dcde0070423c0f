import { lintCrossword, lintPresets, type LintBoard, type LintRules } from '@kumiki/core/crossword';
import { describe, expect, test } from 'vitest';
import { en, ja } from '../messages/index.ts';
import { lintText } from './lint-words.ts';

const everyRule: LintRules = {
  ...lintPresets['ja-strict'],
  ...lintPresets['uk-blocked'],
  ...lintPresets.us,
  symmetry: { level: 'error', anyOf: ['vertical'] },
  'short-word': { level: 'error', least: 4 },
  'unchecked-row': { level: 'error', most: 1 },
};
/** Boards that break every rule together, and something that is none. */
const rows = ['##AB.', '#C#..', '..#.#', 'AB..#', '##.##'];
const cells = rows.flatMap((row) =>
  Array.from(row, (sign) => (sign === '#' ? null : { letter: sign === '.' ? '' : sign })),
);
const words = [
  { direction: 'across', cells: [2, 3] },
  { direction: 'across', cells: [15, 16] },
] as const;
const boards: readonly LintBoard[] = [
  { width: 5, height: 5, cells, entries: words, groups: [[0, 1, 7]] },
  ['.....#', '#####.', '####.#', '######'],
  ['#....', '.#...', '..#..', '.....'],
  [],
];
const all = boards.flatMap((board) => lintCrossword(board, everyRule));
/** The first of each rule. */
const found = all.filter(({ rule }, nth) => all.findIndex((one) => one.rule === rule) === nth);

describe('what breaks a rule is said', () => {
  test('for every rule, in a sentence of its own, with its place counted from 1', () => {
    expect(found.map(({ rule }) => rule).toSorted()).toEqual([...Object.keys(everyRule), 'unreadable'].toSorted());
    for (const { lint } of [en.crosswordMaking, ja.crosswordMaking]) {
      const told = found.map((finding) => lintText(finding, lint));
      expect(new Set(told).size).toBe(told.length);
      for (const [nth, text] of told.entries()) {
        const { detail } = found[nth]!;
        expect(text).toMatch(/[.。]$/);
        expect(text).not.toMatch(/undefined|NaN|null|\[object/);
        if ('row' in detail) expect(text).toMatch(new RegExp(`\\b${detail.row + 1}\\D+${detail.column + 1}\\D`));
        for (const value of [
          'length',
          'least',
          'most',
          'unchecked',
          'blocks',
          'pieces',
          'cells',
          'letters',
          'answer',
          'told',
          'sound',
        ])
          if (value in detail && !(value === 'length' && /false-run|unchecked-row/.test(found[nth]!.rule)))
            expect(text, `${found[nth]!.rule} ${value}`).toContain(String(detail[value as keyof typeof detail]));
      }
    }
  });
  test('one of a thing is one in English, and symmetries, levels and presets have names', () => {
    const { lint } = en.crosswordMaking;
    const piece = { row: 0, column: 0, pieces: 2 };
    expect(lint.finding.divided({ ...piece, cells: 1 })).toContain('1 cell.');
    expect(lint.finding.divided({ ...piece, cells: 3 })).toContain('3 cells.');
    for (const { lint: names } of [en.crosswordMaking, ja.crosswordMaking]) {
      const labels = [names.level, names.preset, names.symmetry].flatMap((record) => Object.values(record));
      expect(new Set(labels).size).toBe(labels.length);
      expect(Object.keys(names.preset)).toEqual(Object.keys(lintPresets));
      for (const nearest of ['point', 'vertical', 'horizontal'] as const)
        expect(names.finding.symmetry({ row: 0, column: 0, nearest, cells: 2 })).toContain(names.symmetry[nearest]);
    }
  });
});
