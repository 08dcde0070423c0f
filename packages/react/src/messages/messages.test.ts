import { describe, expect, test } from 'vitest';
import { en, ja, type Messages } from './index.ts';

const slot = { number: 3, direction: 'across', row: 0, column: 0, length: 3 } as const;
/** Arguments of those that take lists. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  '.nonogram.unfit': [
    [
      { axis: 'column', number: 3 },
      { axis: 'row', number: 4 },
    ],
    2,
  ],
  '.nonogram.hint': [
    {
      line: { axis: 'row', number: 3 },
      cells: [1, 2, 5],
      mark: 1,
      reason: { kind: 'overlap', run: 4, from: 1, to: 7 },
    },
  ],
  '.nonogram.wrongCells': [2],
  '.nonogram.solution': ['A'],
  '.crossword.solution': ['A'],
  '.nonogram.colour': [3],
  '.nonogram.noted': [{ cells: 2, on: true }],
  '.nonogramStudio.report': [{ open: 4, changed: 2, solvable: true, fewest: true }],
  '.nonogramStudio.wanted': ['hard'],
  '.nonogramStudio.stopped': [true],
  '.nonogramStudio.size': [20],
  '.nonogramStudio.threshold': [128, true],
  '.crossword.cell': [{ letter: '', kind: 'blank', entry: { number: 3, direction: 'across' }, place: 1, length: 5 }],
  '.crossword.board': [{ words: 4, answer: 5 }],
  '.crossword.entry': [{ number: 3, direction: 'across' }],
  '.crossword.entries': [
    [
      { number: 3, direction: 'across' },
      { number: 5, direction: 'down' },
    ],
  ],
  '.crossword.atEntry': [{ number: 3, direction: 'down', clue: 'X', length: 5, filled: 2 }],
  '.crossword.answerIs': [['A', '']],
  '.crossword.left': [{ empty: 2, of: 9 }],
  '.crossword.checked': [{ right: 3, wrong: 1 }],
  '.crossword.revealed': [2],
  '.crossword.hint': [{ number: 3, direction: 'across', letter: 'X' }],
  '.crosswordMaking.lint.finding.linked-clues': [{ group: 0, told: 3, sound: 1 }],
  '.crosswordMaking.whyNot.no-answer-word': [{ wanted: [3, 4], have: [] }],
  '.crosswordMaking.whyNot.no-crossing': [{ answer: 'XYZ', letters: ['X', 'Y'] }],
  '.crosswordMaking.whyNot.bad-options': [{ why: 'answer-length', wanted: [4, 3] }],
  '.crosswordMaking.whyNot.bad-lexicon': [{ why: 'too-many-letters', letters: 4000 }],
  '.crosswordMaking.whyNot.bad-pattern': [{ problems: [{ code: 'size' }] }],
  '.crosswordMaking.whyNot.bad-pin': [{ pin: 0, why: 'no-slot' }],
  '.crosswordMaking.whyNot.too-few-words': [{ lengths: [{ length: 7, slots: 4, words: 2 }] }],
  '.crosswordMaking.whyNot.root-infeasible': [
    { blocked: slot, single: true, slots: [slot, { ...slot, number: 8 }], letters: ['', 'A', 'BC'] },
  ],
  '.crosswordMaking.whyNot.unfilled': [{ rows: [], filled: 2, slots: 9, failures: 1 }],
  '.crosswordMaking.whyNot.all-too-long': [{ shortest: 9, longest: 8 }],
  '.crosswordMaking.whyNot.nothing-crosses': [{ words: ['X', 'Y'] }],
  '.crosswordMaking.whyNot.pins-apart': [{ pins: [0, 1], proved: true }],
};

/** Every text of a language, functions called with numbers and words. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const sample = { steps: 2, time: '1:02', hints: 1, number: 3, lit: true, name: 'X', layer: 1, row: 2, column: 3 };
    const more = { state: 'free', pairs: 4, moves: 5, by: 'Y' };
    const grid = { width: 6, height: 7, axis: 'row', clue: [2, 1], done: 1, unknown: 3, filled: 4, of: 9, mark: 1 };
    const line = { cells: 2, technique: 'line' };
    const word = { direction: 'across', length: 5, least: 6, most: 1, unchecked: 3, answer: 'XY', letters: 'XY' };
    const lint = { ...word, blocks: 2, pieces: 2, nearest: 'point', what: 'board' };
    const all = { ...lint, ...sample, ...more, ...grid, ...line };
    const args = samples[path] ?? [all, 'B', true];
    const out: unknown = (value as (...of: readonly unknown[]) => unknown)(...args);
    return [[path, String(out)]];
  }
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, `${path}.${key}`));
}

describe('languages', () => {
  test('say the same things, none of them empty', () => {
    const [english, japanese] = [texts(en), texts(ja)];
    expect(japanese.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of [...english, ...japanese]) {
      expect(text.trim(), path).not.toBe('');
      if (/^\.(nonogram|crossword)/.test(path)) expect(text, path).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });

  test('Japanese is Japanese', () => {
    const latin = texts(ja).filter(([path, text]) => path !== '.locale' && !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text));
    expect(latin).toEqual([]);
  });

  test('a third language with a key missing does not compile', () => {
    const { undo: _undo, ...withoutUndo } = en.kernel;
    // @ts-expect-error the kernel's undo is missing
    const broken: Messages = { ...en, locale: 'eo', kernel: withoutUndo };
    // @ts-expect-error a whole puzzle is missing
    const partial: Messages = { locale: 'eo', kernel: en.kernel, nullPuzzle: en.nullPuzzle };
    const whole: Messages = { ...en, locale: 'eo', kernel: { ...en.kernel, undo: 'Malfari' } };
    expect([broken.locale, partial.locale, whole.kernel.undo]).toEqual(['eo', 'eo', 'Malfari']);
  });
});

describe('the nonogram’s words', () => {
  const languages = [en.nonogram, ja.nonogram];
  test('marks, tools, axes and kinds of hints are told apart', () => {
    for (const words of languages) {
      const apart = (texts_: readonly string[]): void => expect(new Set(texts_).size).toBe(texts_.length);
      apart(([0, 1, 2] as const).map((mark) => words.cell({ row: 1, column: 1, mark })));
      apart(([0, 1, 2] as const).map((mark) => words.painted({ cells: 1, mark })));
      apart(Object.values(words.tool));
      const line = { axis: 'row', number: 1 } as const;
      const reasons = [
        { kind: 'overlap', run: 4, from: 2, to: 9 },
        { kind: 'complete' },
        { kind: 'out-of-reach' },
        { kind: 'every-way' },
        { kind: 'contradiction', lines: [{ axis: 'column', number: 6 }], ends: { axis: 'row', number: 8 } },
        {
          kind: 'contradiction',
          supposed: 2,
          lines: [{ axis: 'column', number: 6 }],
          ends: { axis: 'row', number: 8 },
          others: [{ supposed: 0, lines: [], ends: { axis: 'column', number: 9 } }],
        },
        { kind: 'search' },
        { kind: 'choice' },
      ] as const;
      apart(
        (['row', 'column'] as const).flatMap((axis) =>
          ([1, 2] as const).flatMap((mark) =>
            reasons.map((reason) => words.hint({ line: { axis, number: 1 }, cells: [2], mark, reason })),
          ),
        ),
      );
      expect(words.hint({ line, cells: [5, 6, 7, 9], mark: 1, reason: reasons[0] })).toMatch(/4.*2.*9.*5.7.*9/);
      expect(words.hint({ line, cells: [5], mark: 1, reason: reasons[4] })).toMatch(/5.*(6.*8|8.*6)/);
      // In colours each way is told: what the cell would be, and the lines of it.
      expect(words.hint({ line, cells: [5], mark: 1, colour: 1, reason: reasons[5] })).toMatch(
        /5.*1.*2.*(?:6.*8|8.*6).*(?:blank|空き).*9/,
      );
      apart([words.cell({ row: 1, column: 1, mark: 1 }), words.cell({ row: 1, column: 1, mark: 1, wrong: true })]);
      apart((['row', 'column'] as const).map((axis) => words.complete({ axis, number: 1 })));
      apart([words.complete({ axis: 'row', number: 1 }), words.contradicted({ axis: 'row', number: 1 })]);
    }
  });
  test('an empty line reads as 0, and what the board does not tell is left out', () => {
    for (const words of languages) {
      expect(words.clue({ axis: 'row', number: 1, clue: [] })).toContain('0');
      const line = { axis: 'row', number: 7, clue: [5, 4], unknown: 3 } as const;
      const [told, kept] = [words.line({ ...line, done: 2 }), words.line({ ...line, done: undefined })];
      expect(told).toMatch(/2/);
      expect(kept).not.toMatch(/2/);
    }
  });
  test('one of a thing is one in English', () => {
    const words = en.nonogram;
    expect(words.painted({ cells: 1, mark: 1 })).toBe('1 cell filled.');
    expect(words.painted({ cells: 2, mark: 2 })).toBe('2 cells crossed.');
    expect(words.filled({ filled: 0, of: 1 })).toBe('0 of 1 square filled');
    expect(words.board({ width: 1, height: 2 })).toMatch(/^Nonogram, 1 column, 2 rows\./);
    expect(words.unfit([{ axis: 'row', number: 1 }], 0)).toBe('These do not fit: row 1.');
  });
});

describe('the crossword’s words', () => {
  const languages = [en.crossword, ja.crossword];
  const making = [en.crosswordMaking, ja.crosswordMaking];
  const start = { number: 3, direction: 'across', clue: 'X' } as const;
  const cell = {
    letter: 'カ',
    kind: 'blank',
    answerPlace: undefined,
    mark: undefined,
    entry: start,
    place: 2,
    length: 5,
  } as const;
  test('directions, marks, kinds, scopes and hiding styles are told apart', () => {
    for (const words of languages) {
      const apart = (texts_: readonly string[]): void => expect(new Set(texts_).size).toBe(texts_.length);
      apart((['across', 'down'] as const).map((direction) => words.entry({ number: 1, direction })));
      apart([words.across, words.down, words.check, words.reveal, words.previousClue, words.nextClue]);
      apart(([undefined, 'right', 'wrong', 'revealed'] as const).map((mark) => words.cell({ ...cell, mark })));
      apart((['given', 'blank'] as const).map((kind) => words.cell({ ...cell, kind })));
      apart([undefined, 1, 2].map((answerPlace) => words.cell({ ...cell, answerPlace })));
      apart(['', 'カ', 'ガ'].map((letter) => words.cell({ ...cell, letter })));
      apart([1, 2, 3].map((place) => words.cell({ ...cell, place })));
      apart(Object.values(words.scope));
      apart(Object.values(words.hideStyle));
      apart([words.deleteKey, words.turnKey, words.keyboard, words.input]);
    }
  });
  test('a clue is read where its word begins, and nowhere else; a word without one is still named', () => {
    for (const words of languages) {
      expect(words.cell({ ...cell, place: 1 })).toContain('X');
      expect(words.cell(cell)).not.toContain('X');
      const bare = { ...start, clue: undefined };
      for (const place of [1, 2]) expect(words.cell({ ...cell, place, entry: bare })).not.toMatch(/undefined|[:：]/);
      expect(words.atEntry({ ...bare, length: 5, filled: 0 })).not.toMatch(/undefined|[:：]/);
      expect(words.cell({ ...cell, entry: undefined })).toBe('カ');
    }
  });
  test('one of a thing is one in English, and a length is a range only where it is', () => {
    const words = en.crossword;
    expect(words.board({ words: 1, answer: 0 })).toBe('Crossword, 1 word.');
    expect(words.checked({ right: 1, wrong: 0 })).toBe('1 letter right, 0 wrong.');
    expect(words.revealed(1)).toBe('1 letter revealed.');
    expect(words.left({ empty: 1, of: 1 })).toBe('1 of 1 letter to go');
    for (const { whyNot: language } of making) {
      const wanted = (least: number, most: number): string =>
        language['no-answer-word']({ code: 'no-answer-word', wanted: [least, most], have: [] });
      expect(wanted(5, 5)).not.toMatch(/5.*5/);
      expect(wanted(5, 7)).toMatch(/5.*7/);
    }
  });

  test('every reason of a failure has words of its own, and names what it is about', () => {
    for (const words of making) {
      const apart = (texts_: readonly string[]): void => expect(new Set(texts_).size).toBe(texts_.length);
      apart(Object.values(words.unplaced));
      const pin = words.whyNot['bad-pin'];
      apart(
        (['no-slot', 'wrong-length', 'conflict', 'twice', 'outside', 'bad-word'] as const).map((why) =>
          pin({ code: 'bad-pin', pin: 0, why }),
        ),
      );
      const at = { row: 3, column: 4 };
      const problems = [
        { code: 'size' },
        { code: 'ragged', row: 3, wanted: 5 },
        { code: 'bad-cell', ...at },
        { code: 'alone', ...at },
        { code: 'too-long', ...at },
        { code: 'unknown', name: 'X' },
      ] as const;
      const told = problems.map((problem) => words.whyNot['bad-pattern']({ code: 'bad-pattern', problems: [problem] }));
      apart(told);
      for (const text of told.slice(2, 5)) expect(text).toMatch(/4.*5/);
      const blocked = words.whyNot['root-infeasible']({
        code: 'root-infeasible',
        blocked: slot,
        single: false,
        slots: [slot, { ...slot, number: 8 }],
        letters: ['', 'A', 'BC', 'ABCDEFGHIJ'],
      });
      expect(blocked).toMatch(/A.*BC.*ABCDEFGH…/);
      expect(blocked).toContain('8');
      expect(blocked.split('3')).toHaveLength(2);
    }
  });
});

test('the studio says how many changes it takes, and whether the difficulty was reached', () => {
  const plain = { open: 9, changed: 3, solvable: true, fewest: false };
  const { report } = en.nonogramStudio;
  expect(report(plain)).toBe('3 changes make it solvable.');
  expect(report({ ...plain, changed: 1, fewest: true })).toBe('1 change makes it solvable; fewer would not.');
  for (const { nonogramStudio: words } of [en, ja]) {
    const said = [{}, { fewest: true }, { changed: 0 }, { solvable: false }, { reached: true }, { reached: false }];
    const told = said.map((more) => words.report({ ...plain, ...more }));
    expect(new Set(told).size).toBe(said.length);
    expect(told[0]).toMatch(/3/);
    expect(told[3]).toMatch(/9/);
    expect(new Set((['any', 'easy', 'medium', 'hard'] as const).map(words.wanted)).size).toBe(4);
  }
});
