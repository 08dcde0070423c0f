import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { articleWords } from '../article-words.fixture.ts';
import { composeAnswerCrossword } from '../compose.ts';
import { crosswordFromEntries } from '../from-entries.ts';
import type { CrosswordPuzzle } from '../types.ts';
import { without } from './features.ts';
import type { CrosswordFile, CrosswordFormat } from './crossword-file.ts';
import { withUsualNumbers } from './standard-entries.ts';
import { readCrossword } from './read-crossword.ts';
import { writeCrossword } from './write-crossword.ts';

const read = (input: string | Uint8Array) => {
  const done = readCrossword(input);
  if (!done.ok) throw new Error(`${done.reason}: ${done.detail.message}`);
  return done.value;
};
const letters = ({ cells, width }: CrosswordFile): string[] => {
  const shown = cells.map(({ kind, solution = '?' }) => (kind === 'open' ? solution : kind === 'block' ? '#' : ' '));
  return Array.from({ length: cells.length / width }, (_, row) => shown.slice(row * width, (row + 1) * width).join(''));
};
const clues = ({ lists }: CrosswordFile) =>
  Object.fromEntries(
    lists.map(({ title, clues: inside }) => [title, inside.map(({ number, text }) => `${number} ${text}`)]),
  );

/** A board of five words, as a game. */
const farm = crosswordFromEntries({
  entries: [
    { answer: 'HEN', row: 0, column: 0, direction: 'across', clue: 'She lays eggs' },
    { answer: 'DOT', row: 2, column: 0, direction: 'across', clue: 'A full stop is one' },
    { answer: 'HAD', row: 0, column: 0, direction: 'down', clue: 'Owned' },
    { answer: 'NUT', row: 0, column: 2, direction: 'down', clue: 'It has a shell' },
  ],
  given: [[0, 1]],
});
if (!farm.ok) throw new Error(farm.reason);
const game = farm.value;

describe('ipuz', () => {
  const ipuz = (more: object): string =>
    JSON.stringify({
      version: 'http://ipuz.org/v2',
      kind: ['http://ipuz.org/crossword#1'],
      dimensions: { width: 2, height: 2 },
      puzzle: [
        [1, 2],
        [{ cell: 3, style: { shapebg: 'circle', color: 'F0a' } }, 0],
      ],
      solution: [
        ['S', { value: 'O' }],
        ['A', 'X'],
      ],
      clues: {
        'Across:Left to right': [[1, 'Like <i>this</i>'], { number: 3, clue: 'Tool', enumeration: '2' }],
        Down: [
          [1, 'a &amp; b'],
          [2, 'Beast'],
        ],
      },
      ...more,
    });

  test('cells, styles, clues with their titles and markup', () => {
    const { file, format, puzzle, notes } = read(ipuz({ publisher: 'x' }));
    expect({ format, rows: letters(file), clues: clues(file) }).toEqual({
      format: 'ipuz',
      rows: ['SO', 'AX'],
      clues: { 'Left to right': ['1 Like this', '3 Tool'], Down: ['1 a & b', '2 Beast'] },
    });
    expect(file.lists[0]!.clues).toEqual([
      { number: '1', text: 'Like this', markup: 'Like <i>this</i>', cells: [0, 1] },
      { number: '3', text: 'Tool', cells: [2, 3], enumeration: '2' },
    ]);
    expect(file.cells[2]).toEqual({ kind: 'open', solution: 'A', number: '3', circle: true, shade: '#ff00aa' });
    expect(puzzle?.entries.map(({ answer, clue }) => [answer, clue])).toEqual([
      ['SO', 'Like this'],
      ['SA', 'a & b'],
      ['OX', 'Beast'],
      ['AX', 'Tool'],
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['property', 'enumerations', 'markup']);
    expect(puzzle?.cells[2]).toEqual({ letter: 'A', kind: 'blank', circle: true, shade: '#ff00aa' });
  });

  test('JSONP, as version 1 was served', () => {
    for (const text of [`ipuz(${ipuz({})})`, `\uFEFF ipuz (\n${ipuz({})}\n);\n`])
      expect(letters(read(text).file)).toEqual(['SO', 'AX']);
    expect(readCrossword('ipuz({"a":')).toMatchObject({ reason: 'malformed' });
  });

  test('own signs, given letters, saved entries, bars from any side, no cell at all', () => {
    const { file, puzzle } = read(
      ipuz({
        block: '@',
        empty: '-',
        styles: { thick: { barred: 'LT' } },
        puzzle: [
          [{ cell: 1, value: 'S' }, '@'],
          [null, { cell: '-', style: 'thick' }],
        ],
        solution: [
          ['S', '@'],
          [null, 'X'],
        ],
        saved: [
          ['-', '@'],
          [null, 'Q'],
        ],
        clues: {},
      }),
    );
    expect(file.cells).toEqual([
      { kind: 'open', solution: 'S', given: true, number: '1' },
      { kind: 'block' },
      { kind: 'void' },
      { kind: 'open', solution: 'X', entry: 'Q' },
    ]);
    expect(puzzle).toBeUndefined();
    const barred = read(
      ipuz({
        styles: { thick: { barred: 'LT' } },
        puzzle: [
          [1, 2],
          [3, { cell: 0, style: 'thick' }],
        ],
      }),
    ).file;
    expect(barred.cells.map(({ barRight, barBelow }) => [barRight, barBelow])).toEqual([
      [undefined, undefined],
      [undefined, true],
      [true, undefined],
      [undefined, undefined],
    ]);
  });

  test('bars on the edge of the board are none', () => {
    const edge = { cell: 0, style: { barred: 'LT' } };
    const { cells } = read(
      ipuz({
        puzzle: [
          [edge, 0],
          [0, { cell: 0, style: { barred: 'RB' } }],
        ],
      }),
    ).file;
    expect(cells.map((cell) => Object.keys(cell))).toEqual(Array.from({ length: 4 }, () => ['kind', 'solution']));
  });

  test.each([
    ['another kind', { kind: ['http://ipuz.org/sudoku#1'] }, 'unknown-format'],
    ['a million by a million', { dimensions: { width: 1e6, height: 1e6 } }, 'too-large'],
    ['no size', { dimensions: { width: -1, height: 2 } }, 'malformed'],
    ['a ragged row', { puzzle: [[1, 2], [3]] }, 'malformed'],
    ['a solution of another size', { solution: [['A', 'B']] }, 'malformed'],
    ['a clue of a book', { clues: { Across: [[1, 'x'.repeat(20_000)]] } }, 'too-large'],
  ] as const)('%s is refused', (_name, more, reason) => {
    expect(readCrossword(ipuz(more))).toMatchObject({ ok: false, reason });
  });

  test('names that are properties of every object are only names', () => {
    const text = ipuz({ title: 'x' }).replace(
      '"title"',
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"title"',
    );
    const { notes } = read(text.replace('"style":{', '"style":{"__proto__":{"shapebg":"circle"},'));
    expect(notes.filter(({ code }) => code === 'property')).toHaveLength(2);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const prototype = Object.prototype as Record<string, unknown>;
    prototype['title'] = 'stolen';
    try {
      expect(Object.hasOwn(read(ipuz({})).file, 'title')).toBe(false);
    } finally {
      delete prototype['title'];
    }
    expect(
      read(
        ipuz({
          styles: {},
          puzzle: [
            [1, 2],
            [3, { cell: 0, style: 'toString' }],
          ],
        }),
      ).file.cells[3],
    ).toEqual({ kind: 'open', solution: 'X' });
  });
});

describe('.xd', () => {
  const named = `## Metadata

Title: Doors
Rebus: 1=IN 2=OUT
Special: shaded

## Grid

A1b
#2_
C.D

## Clues

A1. One {*bold*} {@ link | http://example.org @} ~ AINB
A9. Nowhere ~ X
A1 ^Hint: no

D2. Down ~ INOUT.

## Notes
first

third
## Cheese
brie`;

  test('sections with names: rebus, shade, void, an open cell without a letter, marks in clues', () => {
    const { file, notes } = read(named);
    expect(letters(file)).toEqual(['AINB', '#OUT ', 'C?D']);
    expect(file.cells[2]).toEqual({ kind: 'open', solution: 'B', shade: '#cccccc' });
    expect(file).toMatchObject({ title: 'Doors', notes: 'first\n\nthird' });
    expect(file.lists[0]!.clues[0]).toEqual({
      number: '1',
      text: 'One bold link',
      markup: 'One <b>bold</b> link',
      cells: [0, 1, 2],
    });
    expect(notes.filter(({ line }) => line !== undefined).map(({ code, line }) => [code, line])).toEqual([
      ['section', 25],
      ['style', 15],
      ['clue-cells', 16],
      ['annotation', 17],
    ]);
  });

  test('sections by blank lines; dots are blocks where there is no #; bars from the design', () => {
    const { file } = read('Title: Plain\n\n\nAB.\nC.D\n\n\nA1. Two letters ~ AB\n\nD1. Down ~ AC\n\n\nthanks');
    expect([letters(file), clues(file), file.notes]).toEqual([
      ['AB#', 'C#D'],
      { Across: ['1 Two letters'], Down: ['1 Down'] },
      'thanks',
    ]);
    const drawn = read(
      '## Grid\nAB\nCD\n## Design\n<style>L { bar-left: true } T { bar-top: true; background: circle }</style>\n.L\nT.',
    ).file;
    expect(drawn.cells.map(({ barRight, barBelow, circle }) => [barRight, barBelow, circle])).toEqual([
      [true, true, undefined],
      [undefined, undefined, undefined],
      [undefined, undefined, true],
      [undefined, undefined, undefined],
    ]);
  });

  test('a ragged grid is refused with its line', () => {
    expect(readCrossword('## Grid\n\nAB\nABC\n')).toMatchObject({ reason: 'malformed', detail: { line: 4 } });
    expect(readCrossword(`## Grid\n${'A'.repeat(300)}`)).toMatchObject({ reason: 'too-large' });
  });
});

describe('Exolve', () => {
  const text = (grid: string, more = ''): string => `junk
exolve-begin
  exolve-width: 3
  exolve-height: 2
  exolve-title: Doors &amp; more  # a remark
  exolve-setter: Ann
${more}
  exolve-grid:
${grid}
  exolve-across:
    1 Way <i>in</i> (2,1) [explained at length]
    3, 2d Linked (3)
    just a line
  exolve-down:
    2 Under
exolve-end
exolve-title: not this one`;

  test('decorators, colours, explanations, linked clues', () => {
    const { file, notes, format } = read(
      text('    A@ B|! C\n  D_ E . ', '  exolve-colour: #FF0000 c1r2 a1\n  exolve-nina: x'),
    );
    expect(format).toBe('exolve');
    expect(letters(file)).toEqual(['ABC', 'DE#']);
    expect(file).toMatchObject({ title: 'Doors & more', author: 'Ann' });
    expect(file.cells.slice(0, 4)).toEqual([
      { kind: 'open', solution: 'A', number: '1', circle: true },
      { kind: 'open', solution: 'B', number: '2', given: true, barRight: true },
      { kind: 'open', solution: 'C' },
      { kind: 'open', solution: 'D', number: '3', shade: '#ff0000' },
    ]);
    expect(file.lists[0]!.clues[0]).toEqual({
      number: '1',
      text: 'Way in (2,1)',
      markup: 'Way <i>in</i> (2,1)',
      cells: [0, 1],
    });
    expect(file.groups).toEqual([
      [
        { direction: 'across', cell: 3 },
        { direction: 'down', cell: 1 },
      ],
    ]);
    expect(notes.map(({ code }) => code)).toEqual([
      'section',
      'style',
      'annotation',
      'annotation',
      'alone',
      'no-puzzle',
    ]);
  });

  test('no solution, parts of one, letters that are signs, several in a cell', () => {
    expect(letters(read(text('000\n0.0')).file)).toEqual(['???', '?#?']);
    expect(letters(read(text('A?C\n0.1')).file)).toEqual(['A?C', '0#1']);
    expect(letters(read(text('&@ &. &&\n?|. B')).file)).toEqual(['@.&', '?#B']);
    expect(letters(read(text('RAN . G_\nDO E T', '  exolve-option: rebus-cells')).file)).toEqual(['RAN#G', 'DOET']);
    expect(letters(read(text('से ह त\nक . ख', '  exolve-language: hi Devanagari')).file)).toEqual(['सेहत', 'क#ख']);
  });

  test.each([
    ['a row too many', 'ABC\nDEF\nGHI', 'malformed'],
    ['a row too long', 'ABC\nDEFG', 'malformed'],
  ] as const)('%s is refused', (_name, grid, reason) => {
    expect(readCrossword(text(grid))).toMatchObject({ ok: false, reason });
  });
});

describe('JSON of lists of words', () => {
  test('the Guardian', () => {
    const entry = (id: string, more: object) => ({
      id,
      number: Number(id[0]),
      direction: id.slice(2),
      clue: 'x',
      group: [id],
      ...more,
    });
    const entries = [
      entry('1-across', {
        length: 5,
        position: { x: 0, y: 0 },
        clue: 'In <em>the</em> door (2-3)',
        solution: 'INTER',
        separatorLocations: { '-': [2] },
      }),
      entry('1-down', { length: 2, position: { x: 0, y: 0 }, solution: 'IT', group: ['1-down', '1-across'] }),
    ];
    const { file, notes, format } = read(
      JSON.stringify({ name: 'No. 1', creator: { name: 'Ann' }, dimensions: { cols: 5, rows: 3 }, entries, date: 1 }),
    );
    expect([format, letters(file), file.title, file.author]).toEqual([
      'guardian',
      ['INTER', 'T####', '#####'],
      'No. 1',
      'Ann',
    ]);
    expect(file.lists[0]!.clues[0]).toMatchObject({
      text: 'In the door (2-3)',
      enumeration: '2-3',
      cells: [0, 1, 2, 3, 4],
    });
    expect(notes.map(({ code }) => code)).toEqual(['property', 'enumerations', 'markup']);
    for (const bad of [
      { position: { x: 3, y: 0 } },
      { length: 0 },
      { direction: 'up' },
      { solution: 'AB' },
      { position: { x: -1, y: 0 } },
    ])
      expect(
        readCrossword(JSON.stringify({ dimensions: { cols: 5, rows: 3 }, entries: [{ ...entries[0], ...bad }] })),
      ).toMatchObject({ reason: 'malformed' });
    expect(
      readCrossword(
        JSON.stringify({ dimensions: { cols: 5, rows: 3 }, entries: [entries[0], { ...entries[1], solution: 'XT' }] }),
      ),
    ).toMatchObject({ reason: 'malformed' });
  });

  test('react-crossword, and crossword-layout-generator as a list or an object', () => {
    const across = { 1: { clue: 'a < b', answer: 'HEN', row: 0, col: 0 } };
    const down = { 1: { clue: '', answer: 'HA', row: 0, col: 0 } };
    expect(letters(read(JSON.stringify({ across, down })).file)).toEqual(['HEN', 'A##']);
    expect(read(JSON.stringify({ across, down })).puzzle?.entries.map(({ clue }) => clue)).toEqual([
      'a < b',
      undefined,
    ]);
    const result = [
      { clue: 'c', answer: 'HEN', startx: 1, starty: 2, orientation: 'across', position: 1 },
      { clue: 'lost', answer: 'ZOO', orientation: 'none', startx: 0, starty: 0 },
    ];
    for (const json of [result, { rows: 3, cols: 4, table: [], result }]) {
      const { file, notes, format } = read(JSON.stringify(json));
      expect([format, letters(file).join('/')]).toEqual([
        'crossword-layout-generator',
        Array.isArray(json) ? '###/HEN' : '####/HEN#/####',
      ]);
      expect(notes[0]!.code).toBe('section');
    }
    expect(readCrossword(JSON.stringify({ across: { 1: { answer: 'A', row: 255, col: 0 } }, down: {} }))).toMatchObject(
      { reason: 'malformed' },
    );
    expect(readCrossword('{"across":{}}')).toMatchObject({ reason: 'malformed' });
  });

  test('XWordGiver, with the answer word', () => {
    const json = {
      cell_data: ['カサ■', 'キ■ネ', '■ウコ'],
      hints: {
        h: [
          [1, 'カサ', 'あめ'],
          [3, 'ウコ', 'とり'],
        ],
        v: [
          [1, 'カキ', 'くだもの'],
          [2, 'ネX', 'けもの'],
        ],
      },
      marks: [
        [1, 2, 'サ'],
        [1, 1, 'カ'],
      ],
      mark_word: 'サカ',
      header: 'かな',
      theme: 'x',
    };
    const { file, puzzle, notes, format } = read(JSON.stringify(json));
    expect([format, letters(file), file.title, file.answerWord]).toEqual([
      'xwj',
      ['カサ#', 'キ#ネ', '#ウコ'],
      'かな',
      [1, 0],
    ]);
    expect(puzzle).toMatchObject({
      answer: 'サカ',
      cells: [{ kind: 'answer', at: 1 }, { kind: 'answer', at: 0 }, null, {}, null, {}, null, {}, {}],
    });
    expect(notes.map(({ code }) => code)).toEqual(['property', 'answer-disagrees']);
  });
});

describe('games', () => {
  test.each<CrosswordFormat>([
    'ipuz',
    'xwj',
    'exolve',
    'xd',
    'puz',
    'guardian',
    'react-crossword',
    'crossword-layout-generator',
  ])('through %s', (format) => {
    const strict = writeCrossword(game, format);
    // Only two know of letters that are shown from the start.
    if (format === 'ipuz' || format === 'exolve') {
      const back = strict.ok ? readCrossword(strict.value.content) : undefined;
      expect(back).toMatchObject({ ok: true, value: { format, puzzle: game, notes: [] } });
      return;
    }
    expect(strict).toMatchObject({
      ok: false,
      reason: 'cannot-carry',
      detail: { lost: [{ code: 'given', cells: [1] }] },
    });
    const lossy = writeCrossword(game, format, { lossy: true });
    const back = lossy.ok ? readCrossword(lossy.value.content) : undefined;
    const shown = game.cells.map((cell) => cell && { ...cell, kind: 'blank' });
    expect(back).toMatchObject({ ok: true, value: { format, puzzle: { ...game, cells: shown }, notes: [] } });
  });

  /** Without what it knows of its making. */
  const made = (board: CrosswordPuzzle) => without(board, 'style', 'hide', 'hidden', 'uniqueReading', 'attempts');

  test('boards with an answer word, and words that run on from another, through ipuz', () => {
    const modes = new Set<string>();
    for (const mode of ['strict', 'chain'] as const)
      for (let seed = 0; seed < 40; seed += 1) {
        const board = composeAnswerCrossword(articleWords, { mode }, createRandom(seed));
        if (!board.ok) throw new Error(board.reason);
        const written = writeCrossword(board.value, 'ipuz', { lossy: true });
        if (!written.ok) throw new Error(written.reason);
        const back = readCrossword(written.value.content);
        if (!back.ok || !back.value.puzzle) throw new Error(JSON.stringify(back));
        const { puzzle } = back.value;
        modes.add(puzzle.mode);
        const isSpelled = written.value.lost.length === 0;
        expect(made(puzzle), String(seed)).toEqual({
          ...made(board.value),
          // A board that needs no chain is read as one of whole words.
          mode: puzzle.mode,
          ...(isSpelled ? {} : { entries: puzzle.entries }),
        });
        expect(puzzle.mode === 'chain' && mode === 'strict').toBe(false);
      }
    expect([...modes]).toEqual(['strict', 'chain']);
  });

  test('letters and notes that look like parts of a format stay what they are', () => {
    const cells = Array.from('<!--', (solution) => ({ kind: 'open' as const, solution }));
    const odd: CrosswordFile = {
      width: 4,
      height: 1,
      cells: withUsualNumbers({ width: 4, height: 1, cells }),
      lists: [],
      notes: 'exolve-end\n\n # x\nexolve-down:',
    };
    for (const format of ['xd', 'exolve', 'ipuz', 'puz', 'xwj'] as const) {
      const written = writeCrossword(odd, format);
      expect(written.ok && read(written.value.content).file, format).toEqual(odd);
    }
  });

  test('another spelling in a cell is named', () => {
    const board = crosswordFromEntries({
      entries: [
        { answer: 'キツネ', row: 0, column: 0, direction: 'across' },
        { answer: 'ネッタ', row: 0, column: 2, direction: 'down' },
        { answer: 'ツリ', row: 1, column: 2, direction: 'across' },
      ],
    });
    if (!board.ok) throw new Error(JSON.stringify(board.detail));
    expect(writeCrossword(board.value, 'ipuz')).toMatchObject({ detail: { lost: [{ code: 'spelling', cells: [6] }] } });
  });

  test('what is no file is refused with what is wrong', () => {
    expect(writeCrossword({ ...game, width: 2 }, 'ipuz')).toMatchObject({
      ok: false,
      reason: 'invalid',
      detail: { problems: [{ path: 'cells' }] },
    });
    expect(
      writeCrossword({ width: 1, height: 1, cells: [{ kind: 'block', circle: true }], lists: [] }, 'ipuz'),
    ).toMatchObject({ ok: false, reason: 'invalid' });
    expect(
      writeCrossword({ width: 1, height: 1, cells: [{ kind: 'open' }], lists: [] }, 'react-crossword'),
    ).toMatchObject({ reason: 'cannot-carry' });
    expect(
      writeCrossword({ width: 1, height: 1, cells: [{ kind: 'open' }], lists: [] }, 'react-crossword', { lossy: true }),
    ).toMatchObject({ reason: 'no-solution' });
  });
});

test.each([
  ['a .puz as a text', 'xxACROSS&DOWN\0', 'malformed'],
  ['XML', '  <?xml version="1.0"?><a/>', 'needs-formats'],
  ['nothing', '', 'unknown-format'],
  ['prose', 'Once upon a time', 'unknown-format'],
  ['broken JSON', '{"a":', 'malformed'],
  ['JSON of something else', '{"a":1}', 'unknown-format'],
  ['a list of something else', '[1,2]', 'unknown-format'],
  ['17 MB', 'x'.repeat(17_000_000), 'too-large'],
] as const)('%s is told apart', (_name, text, reason) => {
  expect(readCrossword(text)).toMatchObject({ ok: false, reason });
});

test('a zip needs the other package', () => {
  expect(readCrossword(Uint8Array.of(0x50, 0x4b, 3, 4, 0))).toMatchObject({ ok: false, reason: 'needs-formats' });
});
