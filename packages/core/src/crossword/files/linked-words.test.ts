// Clues that speak for several words: how formats tell them, and what becomes of nonsense.
import { describe, expect, test } from 'vitest';
import { createBudget, type Budget } from '../../budget.ts';
import { createSession, restoreSession } from '../../index.ts';
import { readLink, writeLink } from '../../link/index.ts';
import { crossword, crosswordFromEntries, type CrosswordPuzzle } from '../index.ts';
import type { CrosswordFile, CrosswordFileContent, CrosswordFormat, FileWord } from './crossword-file.ts';
import { readCrossword } from './read-crossword.ts';
import { writeCrossword } from './write-crossword.ts';

const budget = (): Budget => createBudget({ steps: 10_000 });
const across = (cell: number): FileWord => ({ direction: 'across', cell });
const down = (cell: number): FileWord => ({ direction: 'down', cell });
function read(text: string): CrosswordFileContent {
  const done = readCrossword(text);
  if (!done.ok) throw new Error(done.detail.message);
  return done.value;
}
const linkedIn = ({ puzzle }: CrosswordFileContent): string[] =>
  (puzzle!.groups ?? []).map((group) =>
    group.map((entry) => `${puzzle!.entries[entry]!.number}${puzzle!.entries[entry]!.direction[0]}`).join(' '),
  );
const notesOf = ({ notes }: CrosswordFileContent): string[] =>
  notes.map(({ code }) => code).filter((code) => code === 'linked-clues');

/**
 * ```text
 * 1 CAT
 *   A#O
 * 3 REN
 * ```
 */
const ipuz = (clues: object): string =>
  JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    dimensions: { width: 3, height: 3 },
    puzzle: [
      [1, 0, 2],
      [0, '#', 0],
      [3, 0, 0],
    ],
    solution: ['CAT', 'A#O', 'REN'].map((row) => Array.from(row)),
    clues,
  });
const exolve = (acrossLines: string): string => `exolve-begin
  exolve-width: 3
  exolve-height: 3
  exolve-grid:
    CAT
    A.O
    REN
  exolve-across:
    ${acrossLines}
exolve-end`;
const guardian = (groups: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    dimensions: { cols: 3, rows: 3 },
    entries: [
      ['1-across', 0, 0, 'CAT'],
      ['3-across', 0, 2, 'REN'],
      ['1-down', 0, 0, 'CAR'],
      ['2-down', 2, 0, 'TON'],
    ].map(([id, x, y, solution]) => ({
      id,
      number: Number(String(id)[0]),
      direction: String(id).slice(2),
      position: { x, y },
      length: 3,
      solution,
      clue: `Clue ${String(id)}`,
      group: groups[String(id)] ?? [id],
    })),
  });

describe('a clue that goes on in other words', () => {
  test.each([
    ['ipuz, numbers of the same direction', ipuz({ Across: [{ number: [1, 3], clue: 'One (3,3)' }] }), '1a 3a'],
    [
      'ipuz, continued',
      ipuz({ Across: [{ number: 1, clue: 'x', continued: [{ number: 2, direction: 'Down' }] }] }),
      '1a 2d',
    ],
    ['ipuz, continued by numbers', ipuz({ Down: [{ number: 2, clue: 'x', continued: [1, '3'] }] }), '2d 1d 3a'],
    ['ipuz, a list called otherwise', ipuz({ 'Down:タテ': [{ number: [2, 1], clue: 'x' }] }), '2d 1d'],
    ['Exolve', exolve('1, 3 One (3,3)'), '1a 3a'],
    ['Exolve, letters of directions', exolve('1a, 2d & 3 One'), '1a 2d 3a'],
    ['Exolve, a number that has one direction only', exolve('3, 2 One'), '3a 2d'],
    ['the Guardian', guardian({ '3-across': ['3-across', '2-down'], '2-down': ['3-across', '2-down'] }), '3a 2d'],
    ['the Guardian, told by its first alone', guardian({ '1-down': ['1-down', '1-across'] }), '1d 1a'],
  ])('%s', (_name, text, wanted) => {
    const content = read(text);
    expect([linkedIn(content), notesOf(content)]).toEqual([[wanted], []]);
    expect(crossword.verify(content.puzzle!, budget())).toMatchObject({ value: { holds: true } });
  });

  test.each([
    ['a number that no word has', ipuz({ Across: [{ number: [1, 9], clue: 'x' }] })],
    ['itself', ipuz({ Across: [{ number: 1, clue: 'x', continued: [{ number: 1, direction: 'Across' }] }] })],
    ['what is no number', ipuz({ Across: [{ number: 1, clue: 'x', continued: [null, {}, { number: {} }] }] })],
    ['a path that is neither', ipuz({ Zigzag: [{ number: [1, 3], clue: 'x' }] })],
    [
      'a word that another has',
      ipuz({ Across: [{ number: [1, 3], clue: 'x' }], Down: [{ number: 2, clue: 'x', continued: [3] }] }),
    ],
    ['back, in three dimensions', exolve('1, 3b One')],
    ['a number that no word has, in Exolve', exolve('1, 7 One')],
    ['an entry that is not there', guardian({ '1-across': ['1-across', '9-down'] })],
    ['a group that its first does not know', guardian({ '2-down': ['1-across', '2-down'] })],
    ['no texts', guardian({ '1-across': ['1-across', 7, null] })],
    ['the name of a property of every object', guardian({ '1-across': ['1-across', '__proto__'] })],
  ])('to %s is named, and nothing is linked by it', (_name, text) => {
    const content = read(text);
    expect(notesOf(content)).toEqual(['linked-clues']);
    expect(linkedIn(content).length).toBeLessThan(2);
    expect(linkedIn(content).filter((group) => !/^1a 3a$/.test(group))).toEqual([]);
  });
});

const made = crosswordFromEntries({
  entries: [
    { answer: 'TON', row: 0, column: 2, direction: 'down', clue: 'See 1 across' },
    { answer: 'CAT', row: 0, column: 0, direction: 'across', clue: 'Linked (3,3,3)' },
    { answer: 'REN', row: 2, column: 0, direction: 'across' },
    { answer: 'CAR', row: 0, column: 0, direction: 'down', clue: 'Alone' },
  ],
  groups: [[1, 0, 2]],
});
if (!made.ok) throw new Error(JSON.stringify(made.detail));
const puzzle: CrosswordPuzzle = made.value;

describe('a board with a group', () => {
  test('has it by the numbers of its words, whatever their order in the list', () => {
    expect(puzzle.groups!.map((group) => group.map((entry) => puzzle.entries[entry]!.answer))).toEqual([
      ['CAT', 'TON', 'REN'],
    ]);
  });

  test.each<[CrosswordFormat, boolean]>([
    ['ipuz', true],
    ['exolve', true],
    ['guardian', true],
    ['puz', false],
    ['xd', false],
    ['xwj', false],
    ['react-crossword', false],
    ['crossword-layout-generator', false],
  ])('as %s: carried, %s, or named', (format, isCarried) => {
    const strict = writeCrossword(puzzle, format);
    if (isCarried) {
      if (!strict.ok) throw new Error(JSON.stringify(strict.detail));
      const content = readCrossword(strict.value.content);
      expect(content.ok && linkedIn(content.value)).toEqual(['1a 2d 3a']);
      expect(content.ok && content.value.puzzle!.groups).toEqual(puzzle.groups);
    } else {
      expect(strict.ok ? [] : strict.detail.lost.map(({ code }) => code)).toContain('linked-clues');
      const lossy = writeCrossword(puzzle, format, { lossy: true });
      expect(lossy).toMatchObject({ ok: true });
      expect(lossy.ok && lossy.value.file.groups).toBeUndefined();
    }
  });

  test('goes into a link and comes out of it', () => {
    const link = writeLink(createSession(crossword, puzzle), { form: 'board' });
    const linked = readLink(crossword, link.ok ? link.value : '');
    if (!linked.ok || linked.value.form !== 'board') throw new Error('no board');
    expect(linked.value.session.getSnapshot().puzzle).toEqual(puzzle);
  });

  test('goes into a save and comes out of it', () => {
    const session = createSession(crossword, puzzle);
    session.dispatch({ type: 'letter', cell: 0, letter: 'C' });
    const restored = restoreSession(crossword, JSON.parse(JSON.stringify(session.save())));
    expect(restored.ok && restored.value.session.getSnapshot().puzzle).toEqual(puzzle);
  });

  test.each<[string, unknown]>([
    ['a word alone', [[0]]],
    ['a word twice', [[0, 1, 0]]],
    [
      'a word in two groups',
      [
        [0, 1],
        [2, 1],
      ],
    ],
    ['a word that is not there', [[0, 4]]],
    ['half a word', [[0, 1.5]]],
    ['no list', 'x'],
    ['no groups', []],
    ['an object', [{ length: 2 }]],
  ])('of %s is refused', (_name, groups) => {
    expect(crossword.codec.puzzle({ ...puzzle, groups })).toMatchObject({ ok: false });
    const sound = { ...puzzle, groups } as CrosswordPuzzle;
    if (Array.isArray(groups) && groups.length > 0 && groups.every(Array.isArray))
      expect(crossword.verify(sound, budget())).toMatchObject({ value: { holds: false } });
  });

  test('entries say which group is none', () => {
    const entries = [
      { answer: 'CAT', row: 0, column: 0, direction: 'across' },
      { answer: 'CAR', row: 0, column: 0, direction: 'down' },
    ] as const;
    for (const groups of [[[0]], [[0, 0]], [[0, 2]], [[-1, 0]], [[0.5, 1]], [[]]])
      expect(crosswordFromEntries({ entries, groups })).toMatchObject({ detail: [{ code: 'bad-group', group: 0 }] });
    expect(
      crosswordFromEntries({
        entries,
        groups: [
          [0, 1],
          [1, 0],
        ],
      }),
    ).toMatchObject({
      detail: [{ code: 'bad-group', group: 1 }],
    });
  });
});

describe('a file with a group', () => {
  const file = (groups: CrosswordFile['groups'], more: Partial<CrosswordFile> = {}): CrosswordFile => ({
    width: 3,
    height: 3,
    cells: Array.from('CATA#OREN', (solution, at) =>
      solution === '#'
        ? { kind: 'block' }
        : { kind: 'open', solution, ...{ 0: { number: '1' }, 2: { number: '2' }, 6: { number: '3' } }[at] },
    ),
    lists: [{ title: 'Across', direction: 'across', clues: [{ number: '1', text: 'x', cells: [0, 1, 2] }] }],
    ...(groups ? { groups } : {}),
    ...more,
  });

  test.each<[string, FileWord[][]]>([
    ['a word that is not there', [[across(0), down(1)]]],
    ['a cell beside', [[across(0), down(99)]]],
    ['a word twice', [[across(0), across(0)]]],
    [
      'a word in two groups',
      [
        [across(0), down(2)],
        [across(6), down(2)],
      ],
    ],
  ])('of %s is invalid', (_name, groups) => {
    expect(writeCrossword(file(groups), 'ipuz')).toMatchObject({ ok: false, reason: 'invalid' });
  });

  test('whose first word has no clue is named where only clues link', () => {
    const groups = [[down(2), across(0)]];
    for (const format of ['ipuz', 'exolve'] as const)
      expect(writeCrossword(file(groups), format), format).toMatchObject({
        detail: { lost: [{ code: 'linked-clues' }] },
      });
    expect(writeCrossword(file(groups), 'guardian')).toMatchObject({ ok: true, value: { file: { groups } } });
  });

  test('that loses its bars loses what they parted', () => {
    const barred = file([[across(0), across(6)]]);
    const cells = barred.cells.map((cell, at) => (at === 7 ? { ...cell, barRight: true as const } : cell));
    const lossy = writeCrossword({ ...barred, cells }, 'guardian', { lossy: true });
    expect(lossy.ok && lossy.value.file.groups).toEqual(barred.groups);
    const other = {
      ...file([[across(0), down(5)]]),
      cells: file(undefined).cells.with(2, { kind: 'open', solution: 'T', barBelow: true }),
    };
    const lost = writeCrossword(other, 'guardian', { lossy: true });
    expect(lost.ok && [lost.value.file.groups, lost.value.lost.map(({ code }) => code)]).toEqual([
      undefined,
      expect.arrayContaining(['bars', 'linked-clues']),
    ]);
  });
});

test('a page that put groups on Object.prototype links nothing', () => {
  const { groups: _, ...plain } = puzzle;
  // oxlint-disable-next-line no-extend-native -- that is what it is about
  Object.defineProperty(Object.prototype, 'groups', { value: [[0, 1]], configurable: true });
  try {
    expect(crossword.codec.puzzle(plain)).toMatchObject({ ok: true });
    expect(crossword.verify(plain, budget())).toMatchObject({ value: { holds: true } });
  } finally {
    delete (Object.prototype as { groups?: unknown }).groups;
  }
});

test('as many groups as a board has room for are read, written and played in a moment', () => {
  const side = 255;
  const rows = Array.from({ length: 128 }, (_, nth) => 2 * nth);
  const starts = rows.flatMap((y) => Array.from({ length: 85 }, (_, nth) => y * side + 3 * nth));
  const isStart = new Set(starts);
  const large: CrosswordFile = {
    width: side,
    height: side,
    cells: Array.from({ length: side * side }, (_, at) => {
      if (Math.floor(at / side) % 2 === 1 || (at % side) % 3 === 2) return { kind: 'block' };
      const number = isStart.has(at) ? { number: String(starts.indexOf(at) + 1) } : {};
      return { kind: 'open', solution: 'A', ...number };
    }),
    lists: [
      {
        title: 'Across',
        direction: 'across',
        clues: starts.map((at, nth) => ({ number: String(nth + 1), text: 'x', cells: [at, at + 1] })),
      },
    ],
    groups: starts
      .filter((_, nth) => nth % 2 === 0 && nth + 1 < starts.length)
      .map((at, nth) => [across(at), across(starts[2 * nth + 1]!)]),
  };
  expect(large.groups!.length).toBeGreaterThan(5_000);
  for (const format of ['ipuz', 'exolve', 'guardian'] as const) {
    const before = process.cpuUsage();
    const written = writeCrossword(large, format, { lossy: true });
    if (!written.ok) throw new Error(JSON.stringify(written.detail));
    const again = readCrossword(written.value.content);
    const { user, system } = process.cpuUsage(before);
    expect(again.ok && again.value.file.groups, format).toEqual(large.groups);
    // A second where nobody else works; where each group looked at all clues, a minute.
    expect(user + system, format).toBeLessThan(15_000_000);
  }
}, 60_000);
