import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colouredCluesOf, palettes } from '../colour/colours.fixture.ts';
import type { NonogramFile, NonogramFileContent } from './nonogram-file.ts';
import { readNonogram } from './read-nonogram.ts';
import { writeNonogram, type NonogramWriteFormat } from './write-nonogram.ts';

function content(input: string | Uint8Array): NonogramFileContent & { format: string } {
  const read = readNonogram(input);
  if (!read.ok) throw new Error(`${read.reason}, line ${read.detail.line}: ${read.detail.message}`);
  return read.value;
}

/** Three wide, two high: red red blue, blank blue blank. */
const flag = {
  clues: {
    rows: [[2, 1], [1]],
    columns: [[1], [1, 1], [1]],
    rowColours: [[0, 1], [1]],
    columnColours: [[0], [0, 1], [1]],
  },
  palette: ['#ff0000', '#0000ff'],
};

const painted: fc.Arbitrary<NonogramFile & { readonly goal: string }> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 8 }))
  .chain(([width, height, colours]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      cells: fc.array(fc.integer({ min: 0, max: colours }), { minLength: width * height, maxLength: width * height }),
      palette: fc.constant(palettes.slice(0, colours)),
    }),
  )
  .map(({ width, height, cells, palette }) => ({
    clues: colouredCluesOf(cells, width, height),
    palette,
    meta: {},
    goal: cells.join(''),
  }));

describe('files of nonograms in colours', () => {
  test('.non: colours with a character, which stands behind numbers and in the picture', () => {
    const text =
      'color r #FF0000\ncolour b "#0000ff"\nwidth 3\nheight 2\nrows\n2r,1b\n1b\ncolumns\n1r\n1r 1b\n1b\ngoal "rrb0b0"\n';
    expect(content(text)).toEqual({ format: 'non', ...flag, goal: '112020', meta: {}, notes: [] });
  });

  test('.non: colours that nobody names, and runs without a character', () => {
    const text = 'width 3\nheight 2\nrows\n2,1b\n1b\ncolumns\n1\n1,1b\n1b\ngoal 11b0b0\n';
    const { clues, palette, goal } = content(text);
    expect({ clues, goal }).toEqual({ clues: flag.clues, goal: '112020' });
    expect(palette).toHaveLength(2);
    expect(palette![0]).toBe('#000000');
    expect(palette![1]).toMatch(/^#[\da-f]{6}$/);
    expect(
      content(text.replace('110b0b', '110000').replace('goal 11', 'color 1 #00ff00\ngoal 11')).palette,
    ).toBeDefined();
  });

  test('.g of Olšák: colours by name or number, the usual one, and that of what is blank', () => {
    const text =
      'A flag.\n#d\n   0:   white\n   1:*  red   the usual\n   b:%  #0000FF\n: rows\n2 1b\n1b\n: columns\n1\n1 1b\n1b\n:\n';
    expect(content(text)).toMatchObject({ format: 'olsak', ...flag, notes: [{ code: 'comment', line: 1 }] });
    const odd = content(text.replace('white', 'ivory').replace('red ', 'octarine '));
    expect(odd.clues.rowColours?.flat().length).toBe(3);
    expect(odd.palette).toHaveLength(2);
    expect(odd.notes.map(({ code, line }) => [code, line])).toEqual([
      ['comment', 1],
      ['colours', 3],
      ['colours', 4],
    ]);
  });

  test('what is written is read back, in the formats that carry colours', () => {
    let seen = 0;
    fc.assert(
      fc.property(painted, ({ goal, ...file }) => {
        for (const format of ['non', 'json', 'olsak'] as const) {
          const given = format === 'olsak' ? file : { ...file, goal };
          const made = writeNonogram(given, format);
          if (!made.ok) throw new Error(made.reason);
          const { notes: _notes, format: _format, ...read } = content(made.value);
          // A puzzle without a run says nothing of colours in .g.
          const isBare = format === 'olsak' && file.clues.rows.flat().length === 0;
          if (isBare) continue;
          expect(read).toEqual(given);
          seen += 1;
        }
      }),
      { numRuns: 300, seed: 20_261_130 },
    );
    expect(seen).toBeGreaterThan(800);
  });

  test('the formats without colours do not carry such a puzzle, nor leave its colours out', () => {
    for (const format of ['nin', 'pbm', 'raw-pbm'] as const satisfies readonly NonogramWriteFormat[]) {
      for (const lossy of [false, true]) {
        const made = writeNonogram({ ...flag, meta: {}, goal: '112020' }, format, { lossy });
        expect(made).toMatchObject({ ok: false, reason: 'cannot-carry', detail: { lost: ['palette'] } });
      }
    }
  });

  test.each([
    ['a palette of words', { palette: ['red', 'blue'] }],
    ['no palette', { palette: undefined }],
    ['a picture in a colour that is not there', { goal: '113030' }],
    ['a picture of other clues', { goal: '112010' }],
    ['a run without a colour', { clues: { ...flag.clues, rowColours: [[0], [1]] } }],
    ['runs of one colour that do not fit', { clues: { ...flag.clues, rowColours: [[0, 0], [1]] } }],
  ])('%s is no file', (_name, change) => {
    const made = writeNonogram({ ...flag, meta: {}, ...change } as NonogramFile, 'json');
    expect(made).toMatchObject({ ok: false, reason: 'invalid' });
    expect(!made.ok && made.detail.problems.length).toBeGreaterThan(0);
  });

  test('whatever stands in a file, reading it throws nothing', () => {
    const pieces = fc.constantFrom(
      'color a #ff0000',
      '#d',
      ' 1:x red',
      ' b:',
      ': rows',
      ':',
      'rows',
      'columns',
      '2a,1b',
      '1a',
      '0b',
      '9é',
      'width 2',
      'height 2',
      'goal',
      '"ab01"',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (lines) => {
        const read = readNonogram(lines.join('\n'));
        if (!read.ok || !read.value.palette) return;
        expect(writeNonogram(read.value, 'json').ok).toBe(true);
      }),
      { numRuns: 3_000, seed: 7 },
    );
  });
});
