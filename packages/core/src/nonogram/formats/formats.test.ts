import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fulfils, linesOf } from '../grids.fixture.ts';
import { clued, pictured } from './files.fixture.ts';
import type { NonogramFile, NonogramFileContent } from './nonogram-file.ts';
import { readNonogram } from './read-nonogram.ts';
import { decodeUtf8 } from '../../utf8.ts';
import { writeNonogram, type NonogramWriteFormat } from './write-nonogram.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
function content(input: string | Uint8Array): NonogramFileContent & { format: string } {
  const read = readNonogram(input);
  if (!read.ok) throw new Error(`${read.reason}, line ${read.detail.line}: ${read.detail.message}`);
  return read.value;
}
function written(file: NonogramFile, format: NonogramWriteFormat, lossy = false): string | Uint8Array {
  const made = writeNonogram(file, format, { lossy });
  if (!made.ok) throw new Error(`${made.reason}: ${made.detail.lost.join()}${JSON.stringify(made.detail.problems)}`);
  return made.value;
}

/** A key: 4 wide, 3 high, with an empty column. */
const key = {
  clues: { rows: [[1], [4], [1, 1]], columns: [[3], [1], [1], [2]] },
  goal: '100011111001',
};
/** The same with a line that is empty. */
const gap = { rows: [[2], [], [1]], columns: [[1, 1], [1]] };

describe('files of nonograms', () => {
  test('.non: sizes, clues, a picture, and texts with references to characters', () => {
    const text = `catalogue "desk, no. 3"
title "A key &amp; &eacute;&#233;&#xE9; &unknown; "in" quotes"
by somebody without quotes
copyright "&copy; nobody"
license CC0-1.0
colour_of_paper "white"
width 4
height 3

rows
1
4
1,1

columns
3
1
1
2

goal "100011111001"
`;
    expect(content(text)).toEqual({
      format: 'non',
      ...key,
      meta: {
        id: 'desk, no. 3',
        title: 'A key & ééé &unknown; "in" quotes',
        author: 'somebody without quotes',
        copyright: '© nobody',
        license: 'CC0-1.0',
      },
      notes: [{ code: 'property', line: 6, message: expect.stringContaining('colour_of_paper') as string }],
    });
  });

  test('.non: sizes as "rows 3" and "columns 2", a picture of several lines, blanks for empty lines or for nothing', () => {
    const blank = 'columns 2\nrows 3\nrows\n2\n\n1\ncolumns\n1, 1\n1\ngoal\n11\n00\n10\n';
    expect(content(blank)).toMatchObject({ clues: gap, goal: '110010', notes: [] });
    expect(content('height 3\nwidth 2\ncolumns\n\n1 1\n\n1\n\nrows\n\n2\n0\n\n1')).toMatchObject({ clues: gap });
  });

  test('.nin: the width first, the rows first', () => {
    expect(content('2 3\n2\n0\n1\n1 1\n1\n')).toEqual({ format: 'nin', clues: gap, meta: {}, notes: [] });
    expect(content('4 3\n1\n4\n1 1\n3\n1\n1\n2')).toMatchObject({ clues: key.clues });
    expect(content('2 3\n2\n\n1\n1 1\n1\n')).toMatchObject({ clues: gap });
  });

  test('.g of Olšák: comments, colons, blank lines, and colours nobody uses', () => {
    const text =
      'A gap.\n# more\n#d\n 0: white\n 1:* black\n: rows 2:\n2\n\n 1\n:columns\n1,1\n1\n:\nwritten for this test\n';
    const { format, clues, meta, notes } = content(text);
    expect({ format, clues, meta }).toEqual({ format: 'olsak', clues: gap, meta: {} });
    expect(notes.map(({ code, line }) => [code, line])).toEqual([
      ['comment', 1],
      ['comment', 2],
      ['colours', 3],
      ['comment', 4],
      ['comment', 5],
      ['comment', 14],
    ]);
    const open = content(': \n2\n\n1\n: \n1 1\n1\n');
    expect({ clues: open.clues, codes: open.notes.map(({ code }) => code) }).toEqual({ clues: gap, codes: ['no-end'] });
  });

  test('PBM: plain and raw, with comments anywhere', () => {
    const plain = content('P1\n# a key\n4 # wide\n3\n1000\n11 1#\n1\n1001');
    expect(plain).toMatchObject({ format: 'pbm', ...key, meta: {} });
    expect(plain.notes.map(({ code, line }) => [code, line])).toEqual([
      ['comment', 2],
      ['comment', 3],
      ['comment', 6],
    ]);
    const head = bytesOf('P4 #\n4 3\n');
    expect(content(Uint8Array.from([...head, 0x8f, 0xf0, 0x9f]))).toMatchObject(key);
    // Ten cells are two bytes a row.
    const wide = content(Uint8Array.from([...bytesOf('P4\n10 2\n'), 0x01, 0x80, 0x80, 0x7f, 7]));
    expect(wide).toMatchObject({ goal: '00000001101000000001' });
    expect(wide.notes).toMatchObject([{ code: 'more-puzzles', line: 3 }]);
    expect(content('P1 2 1 01 P1 1 1 1').notes).toMatchObject([{ code: 'more-puzzles', line: 1 }]);
  });

  test('JSON: our own, and a puzzle of the engine', () => {
    const { rows, columns } = key.clues;
    const own = JSON.stringify({ rows, columns, goal: key.goal, meta: { title: 'Key', id: '' } });
    expect(content(own)).toEqual({ format: 'json', ...key, meta: { title: 'Key' }, notes: [] });
    const puzzle = JSON.stringify({ rows, columns: [[3], [1], [1], [2]], claim: 'unique', trail: [0], ends: 'clues' });
    const read = content(puzzle);
    expect(read).toMatchObject({ clues: key.clues });
    expect(read.notes.map(({ code, message }) => [code, /"(\w+)"/.exec(message)?.[1]])).toEqual([
      ['proof', 'claim'],
      ['proof', 'trail'],
      ['proof', 'ends'],
    ]);
    expect(content('{"rows":[[0]],"columns":[[0]],"solution":"0"}')).toMatchObject({
      clues: { rows: [[]] },
      goal: '0',
    });
  });

  test('.non keeps a text in one line and in one pair of quotes, for readers that know no more', () => {
    const text = written({ ...key, meta: { title: 'a "b"\r\nc' } }, 'non') as string;
    expect(text.split('\n')[0]).toBe('title "a &quot;b&quot;&#13;&#10;c"');
  });

  const formats = ['non', 'json', 'nin', 'olsak', 'pbm', 'raw-pbm'] as const;
  test.each(formats)('%s: what is written is read back, or named as lost', (format) => {
    const all = format === 'non' || format === 'json';
    const picture = format === 'pbm' || format === 'raw-pbm';
    fc.assert(
      fc.property(fc.oneof(pictured, clued), (file) => {
        const lost = [...(all ? [] : Object.keys(file.meta)), ...(all || picture || !file.goal ? [] : ['goal'])];
        const strict = writeNonogram(file, format);
        if (picture && file.goal === undefined) {
          expect(strict).toMatchObject({ ok: false, reason: 'no-goal', detail: { lost: ['clues'] } });
          return;
        }
        if (lost.length > 0) {
          if (strict.ok) throw new Error('written');
          expect([strict.reason, strict.detail.lost.toSorted()]).toEqual(['cannot-carry', lost.toSorted()]);
        } else expect(strict.ok).toBe(true);
        const whole = content(written(file, format, true));
        // What was read is written as it came, notes and all.
        expect(written(whole, format)).toEqual(written(file, format, true));
        const { format: read, notes, ...back } = whole;
        expect({ read, notes }).toEqual({ read: format === 'raw-pbm' ? 'pbm' : format, notes: [] });
        expect(back).toEqual({
          clues: file.clues,
          meta: all ? file.meta : {},
          ...(file.goal !== undefined && (all || picture) ? { goal: file.goal } : {}),
        });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test.each(['non', 'nin', 'olsak', 'pbm', 'json'] as const)(
    '%s: other ends of lines, blanks around them, a byte order mark, bytes for text',
    (format) => {
      fc.assert(
        fc.property(
          pictured,
          fc.constantFrom('\n', '\r\n', '\r'),
          fc.constantFrom('', ' ', '\t', ' \t '),
          fc.constantFrom('', '\t'),
          fc.constantFrom('', '\ufeff'),
          ({ meta: { title = 'é' }, ...file }, end, after, before, mark) => {
            const named = { ...file, meta: { title: title.replaceAll(/\p{Cs}/gu, '\ufffd') } };
            const text = written(named, format, true) as string;
            const lines = text.split('\n').map((line) => (line === '' ? line : `${before}${line}${after}`));
            const other = mark + lines.join(end);
            expect(content(other)).toEqual(content(text));
            expect(content(bytesOf(other))).toEqual(content(text));
          },
        ),
        { numRuns: 100, seed: 2 },
      );
    },
  );

  test('the largest there is, and one more', () => {
    const large = (side: number): NonogramFile => {
      const line = Array.from({ length: side / 2 }, () => 1);
      const clues = {
        rows: Array.from({ length: side }, () => line),
        columns: Array.from({ length: side }, () => line),
      };
      const goal = Array.from({ length: side * side }, (_, at) => ((at % side) + Math.floor(at / side)) % 2).join('');
      return { clues, meta: {}, goal };
    };
    const most = large(512);
    for (const format of formats) expect(content(written(most, format, true)).clues).toEqual(most.clues);
    expect(writeNonogram(large(514), 'non')).toMatchObject({ ok: false, reason: 'invalid' });
    expect(readNonogram('P1 513 1 ' + '0'.repeat(513))).toMatchObject({ reason: 'too-large', detail: { line: 1 } });
  });

  const sizes = 'width 2\nheight 1\n';
  test.each<[string, string | Uint8Array, string, number]>([
    ['nothing', '', 'unknown-format', 1],
    ['something else', '\n\nSUDOKU', 'unknown-format', 3],
    ['a picture with colours', 'P3 1 1 255 0 0 0', 'unknown-format', 1],
    ['XML', '<?xml version="1.0"?>', 'needs-formats', 1],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x77, 0]), 'unknown-format', 1],
    ['.non without a height', 'width 2\nrows\n1\ncolumns\n1\n0', 'malformed', 6],
    ['.non without columns', `${sizes}rows\n2\n`, 'malformed', 5],
    ['.non with a size twice', `${sizes}columns 3\n`, 'malformed', 3],
    ['.non with a size of no number', 'width 2.5\n', 'malformed', 1],
    ['.non without a cell', 'width 0\n', 'malformed', 1],
    ['.non of a billion', 'width 2\nheight 999999999\nrows', 'too-large', 2],
    ['.non with rows twice', `${sizes}rows\n2\nrows\n2`, 'malformed', 5],
    ['.non with a row too few', 'width 2\nheight 3\nrows\n2\n2\ncolumns\n2\n2', 'malformed', 5],
    ['.non with a row too many', `${sizes}rows\n2\n1\ncolumns\n1\n1`, 'malformed', 5],
    ['.non with blanks and a row too many', 'width 2\nheight 3\nrows\n2\n\n1\n\n1 1\n2\ncolumns\n1\n1', 'malformed', 9],
    ['.non with a run too long', `${sizes}rows\n3\ncolumns\n1\n1`, 'malformed', 4],
    ['.non with runs too long together', `${sizes}rows\n1,1\ncolumns\n1\n1`, 'malformed', 4],
    ['.non with a zero after runs', `width 9\nheight 1\nrows\n1,0\ncolumns${'\n0'.repeat(9)}`, 'malformed', 4],
    ['.non with a zero before runs', `width 9\nheight 1\nrows\n0,1\ncolumns${'\n0'.repeat(9)}`, 'malformed', 4],
    ['.non with letters in a clue', 'width 9\nheight 1\nrows\n1,?\ncolumns' + '\n0'.repeat(9), 'malformed', 4],
    ['.non with a colour that is none', `color a red\n${sizes}`, 'malformed', 1],
    ['.non with a colour twice', `color a #ff0000\ncolor a #00ff00\n${sizes}`, 'malformed', 2],
    ['.non with the same colour twice', `color a #ff0000\ncolor b #FF0000\n${sizes}`, 'malformed', 2],
    [
      '.non with nine colours',
      `${Array.from('abcdefghi', (name, nth) => `color ${name} #00000${nth}\n`).join('')}${sizes}`,
      'too-large',
      9,
    ],
    ['.non with a run of two colours', `${sizes}rows\n1ab\ncolumns\n1a\n0`, 'malformed', 4],
    ['.non with touching runs of one colour', `${sizes}rows\n1a,1a\ncolumns\n1a\n1a`, 'malformed', 4],
    ['.non with an empty line in a colour', `${sizes}rows\n0a\ncolumns\n0\n0`, 'malformed', 4],
    ['.nin with colours', '1 1\n1a\n1a\n', 'unknown-format', 2],
    ['.non with a picture too small', `${sizes}rows\n2\ncolumns\n1\n1\ngoal 1`, 'malformed', 8],
    ['.non with a picture too large', `${sizes}rows\n2\ncolumns\n1\n1\ngoal 11\n1`, 'malformed', 9],
    ['.non with colours in its picture', `${sizes}rows\n2\ncolumns\n1\n1\ngoal "aa"`, 'malformed', 8],
    ['.non with unknown cells', `${sizes}rows\n2\ncolumns\n1\n1\ngoal "?1"`, 'malformed', 8],
    ['.non with a title too long', `title "${'t'.repeat(10_001)}"\n${sizes}`, 'too-large', 1],
    ['.nin without an end', '2 2\n1\n1\n1', 'malformed', 4],
    ['.nin with more', '1 1\n1\n1\n\n1', 'malformed', 5],
    ['.nin of a billion', '999999999 999999999\n1', 'too-large', 1],
    ['.nin as high as a billion', '\n5 999999999\n1', 'too-large', 2],
    ['.nin of more digits than a number has', `1 ${'9'.repeat(400)}\n1`, 'malformed', 1],
    ['.mk', '1 1\n1\n#\n1', 'malformed', 4],
    ['.nin with a negative run', '1 1\n-1\n1', 'malformed', 2],
    ['.nin with an exponent', '1 1\n1e0\n1', 'unknown-format', 2],
    ['.g of triddlers', 'Bees\n#T\n: a\n1\n: b\n1\n:', 'unknown-format', 2],
    ['.g with the same colour twice', '#D\n r:r red\n s:s #ff0000\n: rows\n1r\n: columns\n1r\n:', 'malformed', 3],
    ['.g without columns', ': rows\n1\n', 'malformed', 3],
    ['.g with no row', ': rows\n: columns\n1\n: end', 'malformed', 4],
    ['.g of 513 rows', `: rows${'\n0'.repeat(513)}\n: columns\n0\n:`, 'too-large', 2],
    ['PBM without sizes', 'P1\n', 'malformed', 2],
    ['PBM of a billion', 'P1\n5\n1000000000', 'too-large', 3],
    ['PBM that breaks off', 'P1\n2 2\n1 0\n1', 'malformed', 4],
    ['PBM with another digit', 'P1\n2 2\n1 0\n12', 'malformed', 4],
    ['raw PBM that breaks off', Uint8Array.from([...bytesOf('P4\n9 2\n'), 1, 2, 3]), 'malformed', 3],
    ['raw PBM of a billion', bytesOf('P4\n9 1000000000\n'), 'too-large', 2],
    ['raw PBM as text', 'P4\n8 1\n\u0001', 'malformed', 1],
    ['JSON that breaks off', '{\n"rows": [[1],\n', 'malformed', 1],
    ['JSON of something else', '{"nodes":[]}', 'malformed', 1],
    ['JSON that pollutes', '{"__proto__":{},"rows":[[1]],"columns":[[1]]}', 'malformed', 1],
    ['JSON with a run too long', '{"rows":[[2]],"columns":[[1]]}', 'malformed', 1],
    ['JSON with a fraction', '{"rows":[[0.5]],"columns":[[1]]}', 'malformed', 1],
    ['JSON with a zero among runs', '{"rows":[[1,0]],"columns":[[1],[0],[0]]}', 'malformed', 1],
    ['JSON with a picture of another size', '{"rows":[[1]],"columns":[[1]],"goal":"11"}', 'malformed', 1],
    ['too many characters', ' '.repeat(4_194_305), 'too-large', 1],
    ['too many bytes', new Uint8Array(4_194_305), 'too-large', 1],
    ['too many lines', `width 1${'\n'.repeat(70_000)}`, 'too-large', 65_536],
  ])('%s is refused with the reason and the line', (_name, input, reason, line) => {
    const read = readNonogram(input);
    if (read.ok) throw new Error('read');
    expect({ reason: read.reason, line: read.detail.line }, read.detail.message).toEqual({ reason, line });
    expect(read.detail.message).toMatch(/\S/);
  });

  const board = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
  test.each<[string, string, string, number]>([
    ['a picture that does not agree', `${board}goal 0`, 'goal-disagrees', 7],
    ['a half-solved grid', `${board}saved\n?\ngoal 1`, 'saved-grid', 7],
    ['a second puzzle', `${board}====\n${board}`, 'more-puzzles', 7],
    ['a second title', `title a\ntitle b\n${board}`, 'property', 2],
    ['a line of nothing known', `% note\n${board}`, 'property', 1],
    ['a picture in JSON that does not agree', '{"rows":[[1]],"columns":[[1]],"goal":"0"}', 'goal-disagrees', 1],
  ])('%s is left out, and named', (_name, text, code, line) => {
    const { goal, notes } = content(text);
    expect(notes.map((note) => [note.code, note.line])).toEqual([[code, line]]);
    expect(goal).toBe(code === 'saved-grid' ? '1' : undefined);
  });

  test('many notes are cut short, and say so', () => {
    const many = content('%\n'.repeat(50) + board).notes;
    expect([many.length, many.at(-1)]).toMatchObject([21, { code: 'more', line: 21 }]);
  });

  test.each<[string, unknown, string]>([
    ['a picture with other clues', { clues: key.clues, meta: {}, goal: '111111111111' }, 'goal'],
    ['a run too long', { clues: { rows: [[2]], columns: [[1]] }, meta: {} }, 'rows[0]'],
    ['no rows', { clues: { rows: [], columns: [[1]] }, meta: {} }, 'clues.rows'],
    ['a title that is none', { clues: { rows: [[1]], columns: [[1]] }, meta: { title: 5 } }, 'meta.title'],
    ['nothing', undefined, ''],
  ])('%s is not written', (_name, file, path) => {
    for (const format of formats) {
      const made = writeNonogram(file as NonogramFile, format, { lossy: true });
      if (made.ok) throw new Error('written');
      expect([made.reason, made.detail.problems[0]!.path]).toEqual(['invalid', path]);
    }
  });

  test('UTF-8, and what is none', () => {
    const decode = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.uint8Array({ maxLength: 6 }), (text, bytes) => {
        expect(decodeUtf8(bytesOf(text))).toBe(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
        let valid: string | undefined;
        try {
          valid = decode.decode(bytes);
        } catch {
          valid = undefined;
        }
        if (valid === undefined) expect(decodeUtf8(bytes)).toContain('\ufffd');
        else expect(decodeUtf8(bytes)).toBe(valid);
      }),
      { numRuns: 20_000, seed: 3 },
    );
  });
});

describe('hostile files', () => {
  const reasons = ['unknown-format', 'malformed', 'too-large', 'needs-formats'];
  const outcomeOf = (input: string | Uint8Array): string => {
    const read = readNonogram(input);
    const lines = (typeof input === 'string' ? input : decodeUtf8(input)).split(/\r\n?|\n/).length;
    if (!read.ok) {
      expect(reasons).toContain(read.reason);
      expect(read.detail.line).toBeGreaterThanOrEqual(1);
      expect(read.detail.line).toBeLessThanOrEqual(lines);
      return read.reason;
    }
    const { clues, goal, notes } = read.value;
    for (const { line } of notes) expect(line >= 1 && line <= lines).toBe(true);
    for (const [at, clue] of linesOf(clues).entries()) {
      const length = at < clues.rows.length ? clues.columns.length : clues.rows.length;
      expect(clue.every((run) => run >= 1)).toBe(true);
      expect(clue.reduce((sum, run) => sum + run + 1, -1)).toBeLessThanOrEqual(length);
    }
    if (goal !== undefined) expect(fulfils(Array.from(goal, Number), clues)).toBe(true);
    return 'read';
  };

  test('damaged anywhere, a file is read or refused, never thrown at', () => {
    const seen = new Map<string, number>();
    const alphabet = [
      '99999',
      '0',
      '1',
      '9',
      ' ',
      ',',
      '\n',
      '\r',
      ':',
      '#',
      '"',
      'a',
      'P',
      '=',
      '{',
      ']',
      '&',
      '\0',
      '-',
      '\ud800',
    ];
    const damage = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 6 }),
      put: fc.array(fc.constantFrom(...alphabet), { maxLength: 3 }).map((parts) => parts.join('')),
    });
    fc.assert(
      fc.property(
        fc.oneof(pictured, clued),
        fc.constantFrom('non', 'nin', 'olsak', 'json', 'pbm', 'raw-pbm'),
        fc.array(damage, { minLength: 1, maxLength: 3 }),
        (file, format, damages) => {
          const made = writeNonogram(file, format, { lossy: true });
          if (!made.ok) return;
          let text = typeof made.value === 'string' ? made.value : String.fromCharCode(...made.value);
          for (const { at, cut, put } of damages) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + put + text.slice(place + cut);
          }
          const raw = format === 'raw-pbm';
          const outcome = outcomeOf(raw ? Uint8Array.from(text, (character) => character.charCodeAt(0) & 255) : text);
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        },
      ),
      { numRuns: 3_000, seed: 4 },
    );
    for (const outcome of ['read', 'malformed', 'unknown-format', 'too-large']) {
      expect(seen.get(outcome), outcome).toBeGreaterThan(5);
    }
  });

  test('any bytes, with and without a beginning that is known', () => {
    const heads = [
      '',
      'P1 ',
      'P4\n',
      'P4 3 3\n',
      '{"rows":',
      ':\n',
      'width 3\nheight 3\nrows\n',
      '3 3\n',
      '\ufeff',
      '#D\n:',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 60 }), (head, tail) => {
        for (const input of [Uint8Array.from([...bytesOf(head), ...tail]), head + String.fromCharCode(...tail)]) {
          expect(outcomeOf(input)).not.toBe('');
        }
      }),
      { numRuns: 5_000, seed: 5 },
    );
  });

  test('a million characters of anything cost less than half a second', () => {
    const size = 1_048_576;
    const parts = [
      ' ',
      '\n',
      '\r',
      '\t',
      '0',
      '9',
      '1 ',
      '1,',
      ':',
      ':\n',
      '#',
      '"',
      '&',
      '&amp',
      '=',
      '{',
      '[',
      'a',
      ' a',
      '\0',
    ];
    const heads = ['', ':\n', ':\n:\n', '512 512\n', 'width 512\nheight 512\nrows\n', 'width 1\nheight 1\ngoal "'];
    heads.push('title "', 'title', 'P1\n512 512\n', 'P1 ', '{"rows":', 'saved\n', '#D\n', 'description ');
    const slow: string[] = [];
    for (const head of heads) {
      for (const part of parts) {
        const text = head + part.repeat((size - head.length) / part.length);
        const before = process.cpuUsage();
        readNonogram(text);
        const { user, system } = process.cpuUsage(before);
        if (user + system > 500_000) slow.push(`${head} ${part} ${user + system}`);
      }
    }
    expect(slow).toEqual([]);
  }, 60_000);
});
