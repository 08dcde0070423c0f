import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveClues, type NonogramFile, type NonogramFileContent } from '@kumiki/core/nonogram';
import { readWebpbn } from './read-webpbn.ts';
import { writeWebpbn } from './write-webpbn.ts';

function contents(xml: string): readonly NonogramFileContent[] {
  const read = readWebpbn(xml);
  if (!read.ok) throw new Error(`${read.reason}, line ${read.detail.line}: ${read.detail.message}`);
  return read.value;
}
function written(puzzles: readonly NonogramFile[], lossy = false): string {
  const made = writeWebpbn(puzzles, { lossy });
  if (!made.ok) throw new Error(`${made.reason} ${JSON.stringify(made.detail)}`);
  return made.value;
}

/** Clues as elements: `2 1/0/3` is three lines. */
const clues = (type: string, lines: string, attributes = ''): string =>
  `<clues type="${type}">${lines
    .split('/')
    .map(
      (line) =>
        `<line>${line
          .split(' ')
          .map((run) => `<count${attributes}>${run}</count>`)
          .join('')}</line>`,
    )
    .join('\n')}</clues>`;
/** A key: 4 wide, 3 high. */
const key = { clues: { rows: [[1], [4], [1, 1]], columns: [[3], [1], [1], [2]] }, goal: '100011111001' };
const keyClues = `${clues('columns', '3/1/1/2')}${clues('rows', '1/4/1 1')}`;
const set = (inside: string, attributes = ''): string =>
  `<puzzleset>\n<puzzle type="grid"${attributes}>\n${inside}\n</puzzle>\n</puzzleset>`;

describe('files of webpbn.com', () => {
  test('a puzzle with all that such a file has, as the site exports it', () => {
    const xml = `<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<source>a test</source>
<title>Keys</title>

<puzzle type="grid" defaultcolor="black">
<id>#7 (v.2)</id>
<title>Key &amp;amp; &amp;eacute;&#233;</title>
<author>Nobody</author>
<authorid>nobody</authorid>
<copyright>&copy; &amp;copy; nobody</copyright>
<description>
Opens &lt;doors&gt;.
</description>
<note>written for a test</note>
<color name="white" char=".">FFFFFF</color>
<color name="black" char="X">000000</color>
${keyClues}
<solution type="goal">
<image>
|X...|
|XXXX|
|X..X|
</image>
</solution>
<solution type="saved"><image>|X..?|XXXX|[X.]..X|</image></solution>
</puzzle>
</puzzleset>
`;
    const [read, ...more] = contents(xml);
    expect(more).toEqual([]);
    const { notes, ...rest } = read!;
    expect(rest).toEqual({
      ...key,
      meta: {
        id: '#7 (v.2)',
        title: 'Key & éé',
        author: 'Nobody',
        copyright: '© © nobody',
        description: 'Opens <doors>.',
        source: 'a test',
      },
    });
    expect(notes.map(({ code, line }) => [code, line])).toEqual([
      ['property', 5],
      ['property', 11],
      ['property', 16],
      ['saved-grid', 32],
    ]);
  });

  test('clues of a picture; another colour than black, which is named; several pictures', () => {
    expect(contents(set('<solution><image>|X...|XXXX|X..X|</image></solution>'))).toEqual([
      { ...key, meta: {}, notes: [] },
    ]);
    const red = `<color name="paper" char="-">fff</color>\n<color name="red" char="r">f00</color>`;
    const image = '<solution type="goal"><image>|r---|rrrr|r--r|</image></solution>';
    const [coloured] = contents(set(`${red}${keyClues}${image}`, ' defaultcolor="red" backgroundcolor="paper"'));
    expect(coloured).toMatchObject({ ...key, notes: [{ code: 'colours', line: 4 }] });
    // Where every run says its colour, the default says nothing.
    const said = `${clues('columns', '3/1/1/2', ' color="black"')}${clues('rows', '1/4/1 1', ' color="black"')}`;
    expect(contents(set(said, ' defaultcolor="white"'))).toMatchObject([{ clues: key.clues, notes: [] }]);
    const pictures = [
      'X..?|XXXX|X..X',
      'X...|XXXX|XX..',
      'X...|XXXX|X..X',
      'X...|XXXX|X..X',
      'X...|XXXX|X..?',
      'X...|XXXX|X..[X.]',
    ];
    const several = pictures.map((picture) => `\n<solution><image>|${picture}|</image></solution>`).join('');
    const [first] = contents(set(keyClues + several + '\n<solution type="solution"/>'));
    expect(first!.goal).toBe(key.goal);
    expect(first!.notes.map(({ code }) => code)).toEqual([
      'more-goals',
      'goal-disagrees',
      'goal-disagrees',
      'more-goals',
      'goal-disagrees',
      'goal-disagrees',
    ]);
  });

  /** What the core takes: clues that fit, with or without a picture that has them. */
  const file: fc.Arbitrary<NonogramFile> = fc
    .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        cells: fc.array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height }),
        meta: fc.dictionary(
          fc.constantFrom('title', 'author', 'copyright', 'description', 'id', 'source', 'license'),
          fc.oneof(
            fc.string({ unit: 'binary', minLength: 1 }),
            fc
              .array(
                fc.constantFrom('&', 'amp;', '#38;', '&copy;', '<', ']]>', '\n', '\r', '\t', ' ', '"', 'a', '\0'),
                {
                  minLength: 1,
                },
              )
              .map((parts) => parts.join('')),
          ),
        ),
        scrambled: fc.boolean(),
      }),
    )
    .map(({ width, cells, meta, scrambled }) => {
      const { rows, columns } = deriveClues(cells, width, cells.length / width);
      if (scrambled) return { clues: { rows: rows.toReversed(), columns }, meta: { ...meta } };
      return { clues: { rows, columns }, meta: { ...meta }, goal: cells.join('') };
    });

  test('what is written is read back, or named as lost', () => {
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        const licensed = files.some(({ meta }) => meta.license !== undefined);
        const strict = writeWebpbn(files);
        if (licensed) expect(strict).toMatchObject({ reason: 'cannot-carry', detail: { lost: ['license'] } });
        else expect(strict.ok).toBe(true);
        const wanted = files.map((one) => {
          const { license: _license, ...meta } = one.meta;
          return { ...one, meta, notes: [] };
        });
        const xml = written(files, true);
        expect(contents(xml)).toEqual(wanted);
        expect(contents(`\ufeff${xml.replaceAll('\n', '\r\n').replaceAll('\r\n<', ' \t\r\n\t<')}`)).toEqual(wanted);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('the most that is written is read, and more is refused', () => {
    const board = (side: number): NonogramFile => {
      const cells = Array.from({ length: side * side }, (_, at) => ((at % side) + Math.floor(at / side)) % 2);
      return { clues: deriveClues(cells, side, side), meta: {}, goal: cells.join('') };
    };
    const large = board(440);
    expect(contents(written([large]))).toEqual([{ ...large, notes: [] }]);
    // Too many elements, and too many characters.
    expect(writeWebpbn([board(460)])).toMatchObject({ ok: false, reason: 'too-large' });
    expect(writeWebpbn([board(512)])).toMatchObject({ ok: false, reason: 'too-large' });
    expect(writeWebpbn([])).toMatchObject({ ok: false, reason: 'invalid' });
    expect(writeWebpbn([{ ...key, meta: {}, goal: '1' }])).toMatchObject({ ok: false, reason: 'invalid' });
    expect(writeWebpbn([{ clues: { rows: [[2]], columns: [[1]] }, meta: {} }])).toMatchObject({ reason: 'invalid' });
  });

  test.each([
    ['other XML', '<mahjongg>\n<map/></mahjongg>', 'unknown-format', 1],
    ['no puzzle', '<puzzleset>\n</puzzleset>', 'unknown-format', 1],
    ['no XML', '{"rows":[]}', 'malformed', 1],
    ['entities that grow', `<!DOCTYPE pbn [<!ENTITY a "aa">]>\n${set(keyClues)}`, 'malformed', 1],
    ['a triddler', '<puzzleset>\n<puzzle type="triddler"/></puzzleset>', 'unknown-format', 2],
    ['another type', '<puzzleset>\n<puzzle type="hex"/></puzzleset>', 'malformed', 2],
    ['no clues', set(''), 'malformed', 2],
    ['columns alone', set(`<title/>${clues('columns', '1')}`), 'malformed', 2],
    ['rows twice', set(`${clues('rows', '1')}\n${clues('rows', '1')}`), 'malformed', 4],
    ['clues of no axis', set(`\n${clues('diagonals', '1')}`), 'malformed', 4],
    ['no lines', set('<clues type="rows"/><clues type="columns"/>'), 'malformed', 2],
    ['something among the lines', set('<clues type="rows">\n<row/></clues>'), 'malformed', 4],
    ['a run that is no number', set(clues('rows', '1/x')), 'malformed', 4],
    ['a run with an exponent', set(clues('rows', '1/1e1')), 'malformed', 4],
    ['a run of a billion', set(clues('rows', '1/1000000000')), 'malformed', 4],
    ['a run longer than its line', set(`${clues('rows', '2')}${clues('columns', '1')}`), 'malformed', 2],
    ['a zero among runs', set(clues('rows', '1/1/1 0')), 'malformed', 5],
    [
      'runs in a second colour that is not declared',
      set(`${clues('rows', '1/1')}\n${clues('columns', '1', ' color="red"')}`),
      'malformed',
      2,
    ],
    ['runs in the colour of paper', set(clues('rows', '1', ' color="white"')), 'malformed', 3],
    [
      'a second colour that is the first',
      set(
        `<color name="red" char="r">000000</color>\n${keyClues}<solution>\n<image>|r...|XXXX|X..X|</image></solution>`,
      ),
      'malformed',
      2,
    ],
    ['a colour without a name', set('<color char="r">f00</color>'), 'malformed', 3],
    ['a picture in unknown colours', set('<solution>\n<image>|Z|</image></solution>'), 'malformed', 4],
    ['a picture of another size', set(`${keyClues}<solution><image>|X|</image></solution>`), 'malformed', 8],
    ['a picture with a short row', set('<solution><image>|X.|X|</image></solution>'), 'malformed', 3],
    ['an empty picture', set('<solution><image/></solution>'), 'malformed', 3],
    ['unknown cells, without clues', set('<solution><image>|X?|</image></solution>'), 'malformed', 3],
    ['513 rows', set(clues('rows', Array.from({ length: 513 }, () => '1').join('/'))), 'too-large', 515],
    ['a picture of 513', set(`<solution><image>|${'X'.repeat(513)}|</image></solution>`), 'too-large', 3],
    ['a long title', set(`<title>${'t'.repeat(10_001)}</title>`), 'too-large', 3],
  ])('%s is refused with the reason and the line', (_name, xml, reason, line) => {
    const read = readWebpbn(xml);
    if (read.ok) throw new Error('read');
    expect({ reason: read.reason, line: read.detail.line }, read.detail.message).toEqual({ reason, line });
  });

  test('elements where none are known are left out, and named', () => {
    const inside = `<title>Key\n<b>!</b></title>${keyClues}<solution>\n<image>|X...|XXXX|X..X|</image>\n<image/></solution>`;
    const [{ notes, ...rest } = { notes: [] }] = contents(set(inside));
    expect(rest).toEqual({ ...key, meta: { title: 'Key' } });
    expect(notes.map(({ code, line }) => [code, line])).toEqual([
      ['property', 4],
      ['more-goals', 11],
    ]);
  });

  test('many notes are cut short, and say so', () => {
    const [{ notes } = { notes: [] }] = contents(set(`${'<note/>'.repeat(50)}${keyClues}`));
    expect([notes.length, notes.at(-1)?.code]).toEqual([21, 'more']);
  });

  test('damaged anywhere, a file is read or refused, never thrown at', () => {
    const seen = new Map<string, number>();
    const put = fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '&',
          '"',
          '|',
          '0',
          '9',
          '[',
          '?',
          '\n',
          ' ',
          '<note>',
          '</line>',
          '<count>1</count>',
          '__proto__',
        ),
        { maxLength: 3 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        file,
        fc.array(fc.record({ at: fc.nat(), cut: fc.nat({ max: 8 }), put }), { minLength: 1, maxLength: 3 }),
        (one, damages) => {
          let xml = `<!DOCTYPE pbn SYSTEM "a">\n${written([one], true).split('\n').slice(1).join('\n')}`;
          for (const damage of damages) {
            const place = damage.at % (xml.length + 1);
            xml = xml.slice(0, place) + damage.put + xml.slice(place + damage.cut);
          }
          const read = readWebpbn(xml);
          const outcome = read.ok ? 'read' : read.reason;
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          expect(['read', 'unknown-format', 'malformed', 'too-large', 'needs-formats']).toContain(outcome);
          if (!read.ok) {
            expect(read.detail.line).toBeGreaterThanOrEqual(1);
            expect(read.detail.line).toBeLessThanOrEqual(xml.split('\n').length);
          } else for (const content of read.value) expect(writeWebpbn([content], { lossy: true }).ok).toBe(true);
        },
      ),
      { numRuns: 2_000, seed: 2 },
    );
    expect(seen.get('read')).toBeGreaterThan(20);
    expect(seen.get('malformed')).toBeGreaterThan(500);
  });

  test.each([
    ['puzzles', '<puzzleset>', '<puzzle><solution><image>|X|</image></solution></puzzle>', '</puzzleset>'],
    ['colours', '<puzzleset><puzzle>', '<color name="a" char="b">f</color>', '</puzzle></puzzleset>'],
    ['pictures', '<puzzleset><puzzle>', '<solution><image>|X|</image></solution>', '</puzzle></puzzleset>'],
    ['cells', '<puzzleset><puzzle><solution><image>', '[', '</image></solution></puzzle></puzzleset>'],
    ['rows', '<puzzleset><puzzle><solution><image>', '|', '</image></solution></puzzle></puzzleset>'],
    ['references', '<puzzleset><puzzle><title>', '&amp;', '</title></puzzle></puzzleset>'],
    ['blanks', '<puzzleset><puzzle><title>a', ' ', 'a</title></puzzle></puzzleset>'],
    ['blanks of a document type', '<!DOCTYPE a ', ' ', '><puzzleset/>'],
    ['names of a document type', '<!DOCTYPE ', 'a', '><puzzleset/>'],
    ['document types', '', '<!DOCTYPE a>', '<puzzleset/>'],
  ])('a million characters of %s cost less than two seconds', (_name, head, part, tail) => {
    const xml = head + part.repeat(1_048_576 / part.length) + tail;
    const before = process.cpuUsage();
    readWebpbn(xml);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(2_000_000);
  });

  test('[0] for an empty line is written as [] is', () => {
    const rows = [[1], [], [4]];
    const columns = [[1], [1], [], [1]];
    const zeros = { rows: [[1], [0], [4]], columns: [[1], [1], [0], [1]] };
    expect(written([{ clues: zeros, meta: {} }])).toBe(written([{ clues: { rows, columns }, meta: {} }]));
    const colours = {
      rowColours: [[0], [], [1]],
      columnColours: [[0], [1], [], [1]],
    };
    const palette = ['#c62828', '#1565c0'];
    const coloured = { clues: { rows, columns, ...colours }, palette, meta: {} };
    expect(written([{ ...coloured, clues: { ...zeros, ...colours } }])).toBe(written([coloured]));
  });
});
