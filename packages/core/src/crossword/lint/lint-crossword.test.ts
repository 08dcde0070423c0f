import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import {
  arrangeWords,
  composeAnswerCrossword,
  createLexicon,
  crosswordFromEntries,
  fillGrid,
  lintCrossword,
  lintPresets,
  patterns,
  type CrosswordFile,
  type CrosswordPuzzle,
  type LintBoard,
  type LintPreset,
  type LintRules,
} from '../index.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { chanceBoard, chanceRules, lineOf, naiveFindings, type Cells } from './naive.fixture.ts';

const presets = Object.keys(lintPresets) as LintPreset[];
const lines = (board: LintBoard, rules: LintPreset | LintRules): string[] =>
  lintCrossword(board, rules).map(lineOf).toSorted();
const rulesIn = (board: LintBoard, rules: LintPreset | LintRules): string[] => [
  ...new Set(lintCrossword(board, rules).map(({ rule }) => rule)),
];

describe('every rule, against one that draws the board and looks at the drawing', () => {
  test('on six thousand boards of chance, under rules of chance', () => {
    const seen = new Map<string, number>();
    let clean = 0;
    for (let seed = 0; seed < 6_000; seed += 1) {
      const random = createRandom(`lint ${seed}`);
      const board = chanceBoard(random);
      const rules = chanceRules(random);
      const found = lines(board, rules);
      const naive = naiveFindings(board, rules);
      if (found.join('\n') !== naive.join('\n'))
        expect(found, `seed ${seed}: ${JSON.stringify({ board, rules })}`).toEqual(naive);
      if (found.length === 0) clean += 1;
      for (const rule of rulesIn(board, rules)) seen.set(rule, (seen.get(rule) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual(Object.keys(everyRule).toSorted());
    expect(Math.min(...seen.values())).toBeGreaterThan(300);
    expect(clean).toBeGreaterThan(100);
  });

  test('on boards that were filled, arranged and composed, under every preset', () => {
    const boards = madeBoards();
    expect(boards).toHaveLength(60);
    for (const board of boards)
      for (const preset of presets)
        expect(lines(board, preset)).toEqual(naiveFindings(board as Cells, lintPresets[preset]));
  });
});

/** Every rule there is. */
const everyRule: Required<LintRules> = {
  ...lintPresets['ja-strict'],
  ...lintPresets['uk-blocked'],
  ...lintPresets.us,
} as Required<LintRules>;

function madeBoards(): CrosswordPuzzle[] {
  const lexicon = createLexicon(wordsJa).lexicon;
  const budget = () => createBudget({ steps: 100_000 });
  return Array.from({ length: 20 }, (_, seed) => [
    fillGrid({ width: 5 + (seed % 2), height: 5 }, lexicon, {}, createRandom(seed), budget()),
    arrangeWords(
      createRandom(seed)
        .shuffle([...wordsEn])
        .slice(0, 8 + seed),
      { effort: 500 },
      createRandom(seed),
      budget(),
    ),
    composeAnswerCrossword(wordsJa, { mode: seed % 2 === 0 ? 'strict' : 'chain' }, createRandom(seed), budget()),
  ])
    .flat()
    .map((made) => {
      if (!made.ok) throw new Error(made.reason);
      return made.value;
    });
}

describe('boards that are made', () => {
  test('are sound crosswords, and those drawn by rules keep to them', () => {
    for (const board of madeBoards())
      expect(rulesIn(board, 'skeleton').filter((rule) => rule !== 'symmetry')).toEqual([]);
    const { lexicon } = createLexicon(wordsJa);
    for (let seed = 0; seed < 40; seed += 1) {
      const made = fillGrid({ width: 5, height: 6 }, lexicon, {}, createRandom(seed), createBudget({ steps: 300_000 }));
      if (!made.ok) throw new Error(made.reason);
      const broken = rulesIn(made.value, 'ja-strict');
      expect(broken.filter((rule) => rule !== 'three-sided' && rule !== 'diagonal-blocks')).toEqual([]);
    }
  });

  test('the patterns of the library keep to the rules of their home', () => {
    const home: Readonly<Record<string, LintPreset>> = { ja: 'ja-loose', us: 'us', uk: 'uk-blocked' };
    const broken = Object.entries(patterns).flatMap(([name, rows]) => {
      const rules = rulesIn(rows, home[name.slice(0, 2)]!);
      return rules.length > 0 ? [`${name}: ${rules.join(', ')}`] : [];
    });
    // Drawn before 黒斜四連 was looked at.
    const long = ['ja-8-1', 'ja-11-1', 'ja-11-2', 'ja-13-1'];
    expect(broken).toEqual(long.map((name) => `${name}: diagonal-blocks`));
  });
});

describe('what is printed in the presets', () => {
  /** Rows, and the rules that break in them. */
  test.each<[LintPreset, string, string[]]>([
    ['ja-strict', '..... ..#.. .#.#. ..#.. .....', ['no-word', 'divided', 'three-sided']],
    ['ja-strict', '....# ..... ..... ..... #....', ['corner-blocks']],
    ['ja-strict', '..... .#... ..#.. ...#. .....', ['diagonal-blocks']],
    ['ja-loose', '..... .#... ..#.. ...#. .....', []],
    ['ja-strict', '..... .#... ..... ..... .....', ['symmetry']],
    ['ja-loose', '..... .##.. ..... ..... .....', ['adjacent-blocks']],
    ['us', '....# ..... ..... ..... #....', []],
    ['us', '..... .#.#. ..... .#.#. .....', ['unchecked']],
    ['us', '..#.. ..... ..... ..... ..#..', ['short-word']],
    ['uk-blocked', '..... .#.#. ..... .#.#. .....', []],
    ['uk-blocked', '....... .###.#. .###.#. .###.#. ....... .#.#.#. .......', ['symmetry', 'unchecked-row']],
    ['skeleton', '...## .#### ..... ####. ##...', []],
  ])('%s of %s', (preset, rows, broken) => {
    const found = rulesIn(rows.split(' '), preset);
    expect(found.toSorted()).toEqual(broken.toSorted());
  });

  test('barred: one unchecked letter of four or five, two of six or seven, three of eight or nine', () => {
    const allowed = [3, 4, 5, 6, 7, 8, 9, 10].map((length) => {
      for (let alone = 0; ; alone += 1) {
        // A word across, and below it words down for all but the last `alone` letters.
        const below = '.'.repeat(length - alone) + '#'.repeat(alone);
        const rows = ['.'.repeat(length), below, below];
        const isBroken = lintCrossword(rows, 'barred').some(
          ({ rule, cells }) => rule === 'unchecked-share' && cells[0]! < length,
        );
        if (isBroken) return alone - 1;
      }
    });
    expect(allowed).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });
});

describe('a barred board', () => {
  /** AB|C over DEF over GHI: the bar ends AB, and C is in no word across. */
  const cells = Array.from('ABCDEFGHI', (letter) => ({ kind: 'blank', letter }));
  const board: LintBoard = { width: 3, height: 3, cells };
  const bars = { right: [1], below: [] };
  test('bars beside the board and bars in its cells are the same', () => {
    const barred = cells.map((cell, at) => (at === 1 ? { ...cell, barRight: true as const } : cell));
    expect(lines({ ...board, bars }, 'us')).toEqual(lines({ ...board, cells: barred }, 'us'));
    expect(
      lintCrossword({ ...board, bars }, { unchecked: 'error', 'short-word': { level: 'warning', least: 3 } }),
    ).toEqual([
      {
        rule: 'short-word',
        level: 'warning',
        cells: [0, 1],
        detail: { row: 0, column: 0, direction: 'across', length: 2, least: 3 },
      },
      { rule: 'unchecked', level: 'error', cells: [2], detail: { row: 0, column: 2 } },
    ]);
  });
  test('bars all around a piece divide, and bars have to be symmetric', () => {
    const around = { right: [1], below: [0, 1] };
    expect(lintCrossword({ ...board, bars: around }, { divided: 'error' })).toEqual([
      { rule: 'divided', level: 'error', cells: [0, 1], detail: { row: 0, column: 0, cells: 2, pieces: 2 } },
    ]);
    const turned = { right: [1, 6], below: [] };
    expect(rulesIn({ ...board, bars }, { symmetry: { level: 'error', anyOf: ['point'] } })).toEqual(['symmetry']);
    expect(rulesIn({ ...board, bars: turned }, { symmetry: { level: 'error', anyOf: ['point'] } })).toEqual([]);
  });
  test('bars at the edge and beside blocks say nothing', () => {
    const without = lines(board, 'barred');
    expect(lines({ ...board, bars: { right: [2, 5, 8], below: [6, 7, 8] } }, 'barred')).toEqual(without);
  });
});

describe('words', () => {
  const made = crosswordFromEntries({
    entries: [
      { answer: 'かつお', row: 0, column: 0, direction: 'across' },
      { answer: 'カッオ', row: 0, column: 0, direction: 'down' },
    ],
  });
  test('are the same as the game compares them', () => {
    expect(made).toMatchObject({ ok: false, detail: [{ code: 'same-word' }] });
    expect(rulesIn(['かつお', 'ッ##', 'オ##'], { 'duplicate-word': 'error' })).toEqual(['duplicate-word']);
  });
  test('the lists of a file are its words, whatever runs otherwise', () => {
    const clue = (...cells: number[]) => ({ number: '', text: '', cells });
    const file: CrosswordFile = {
      width: 2,
      height: 2,
      cells: Array.from('ABCD', (solution) => ({ kind: 'open', solution })),
      lists: [
        { title: 'Across', direction: 'across', clues: [clue(0, 1), clue(2, 3)] },
        { title: 'Down', direction: 'down', clues: [clue(0, 2)] },
        { title: 'More', direction: 'other', clues: [clue(1, 3)] },
      ],
    };
    expect(lintCrossword(file, 'skeleton')).toEqual([
      {
        rule: 'false-run',
        level: 'error',
        cells: [1, 3],
        detail: { row: 0, column: 1, direction: 'down', length: 2, letters: 'BD' },
      },
    ]);
  });
});

describe('what is no board', () => {
  const hostile: readonly unknown[] = [
    undefined,
    null,
    7,
    'rows',
    [],
    [''],
    ['..', '.'],
    [1, 2],
    {},
    { width: 2, height: 2, cells: [] },
    { width: 1, height: 1, cells: [null, null] },
    { width: 1e9, height: 1e9, cells: [] },
    { width: 2, height: 2, cells: { length: 4 } },
    { width: 1, height: 1, cells: [undefined] },
    { width: 1, height: 1, cells: [null], bars: { right: 7 } },
    { width: 1, height: 1, cells: [null], entries: [null] },
    { width: 1, height: 1, cells: [null], entries: 'x' },
    { width: Number.NaN, height: 1, cells: [null] },
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    ),
    Array.from({ length: 300 }, () => '.'),
  ];
  test.each(hostile.map((board, nth) => [nth, board]))('number %i is unreadable, and nothing is thrown', (_, board) => {
    expect(lintCrossword(board as LintBoard, 'us')).toEqual([
      { rule: 'unreadable', level: 'error', cells: [], detail: { what: 'board', message: expect.any(String) } },
    ]);
  });
  test.each([
    'nikoli',
    'constructor',
    '__proto__',
    { symmetry: 'error' },
    { symmetry: { level: 'error', anyOf: [] } },
    { divided: 'fatal' },
    { divide: 'error' },
    { 'short-word': { level: 'error', least: Number.NaN } },
    null,
  ])('nor are %j rules', (rules) => {
    expect(lintCrossword(['..'], rules as LintRules)).toMatchObject([
      { rule: 'unreadable', detail: { what: 'rules' } },
    ]);
  });
  test('words that leave the board, or lie on blocks, are none', () => {
    const entry = (...cells: number[]) => ({ direction: 'across' as const, cells });
    const entries = [entry(0, 9), entry(-1, 0), entry(1, 2), entry(0.5, 1.5), entry(0)];
    const board = { width: 2, height: 2, cells: [{ letter: 'A' }, { letter: 'B' }, null, null], entries };
    expect(rulesIn(board, 'skeleton')).toEqual(['false-run']);
  });
});

test('the largest board takes a moment', () => {
  const rows = Array.from({ length: 255 }, (_, y) =>
    Array.from({ length: 255 }, (_x, x) => ((x * 7 + y * 3) % 11 === 0 ? '#' : 'A')).join(''),
  );
  const before = process.cpuUsage();
  for (const preset of presets) lintCrossword(rows, preset);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
