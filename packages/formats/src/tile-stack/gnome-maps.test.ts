import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '@kumiki/core';
import { checkLayout, layouts, type Cell, type Layout } from '@kumiki/core/tile-stack';
import { readGnomeMaps } from './read-gnome-maps.ts';
import { writeGnomeMaps } from './write-gnome-maps.ts';

const sorted = (cells: readonly Cell[]): string[] => cells.map(({ x, y, z }) => `${z} ${y} ${x}`).toSorted();
const maps = (text: string): readonly Layout[] => {
  const read = readGnomeMaps(text);
  if (!read.ok) throw new Error(`line ${read.detail.line}: ${read.detail.message}`);
  return read.value;
};

/** Every element of the format, in two maps, with a comment before the root, as files have it. */
const sample = `<!-- written for this test -->
<mahjongg>
  <map name="Two &amp; one" scorename="two">
    <layer z="1">
      <row y="0" left="0.5" right="2.5"/>
      <tile x="0" y="2"/>
      <tile z="0" x="10" y="3.5"/>
    </layer>
    <row y="0" left="0" right="3"/>
    <tile x="20" y="6"/>
    <column x="0" top="1" bottom="2.5"/>
    <BLOCK z="0" LEFT="5" right="6" top="0" bottom="1.0"/>
  </map>
  <other><map name="Pair"><tile x="0"/><tile x="4" y="1"/></map></other>
</mahjongg>
`;

describe('maps of GNOME Mahjongg', () => {
  test('rows, columns, blocks and tiles, in whole tiles and halves; layers, and a z of their own', () => {
    const [first, second] = maps(sample);
    expect({ id: first!.id, name: first!.name }).toEqual({ id: 'two', name: 'Two & one' });
    expect(sorted(first!.cells)).toEqual(
      [
        '1 0 1',
        '1 0 3',
        '1 0 5',
        '1 4 0',
        '0 7 20',
        '0 0 0',
        '0 0 2',
        '0 0 4',
        '0 0 6',
        '0 2 0',
        '0 4 0',
        '0 0 10',
        '0 0 12',
        '0 2 10',
        '0 2 12',
        '0 12 40',
      ].toSorted(),
    );
    expect(second).toEqual({
      id: 'Pair',
      name: 'Pair',
      cells: [
        { x: 0, y: 0, z: 0 },
        { x: 8, y: 2, z: 0 },
      ],
    });
  });

  test('what is written is read back: all of ours in one file', () => {
    const ours = Object.values(layouts);
    const read = maps(writeGnomeMaps(ours));
    expect(read.map(({ id, name }) => ({ id, name }))).toEqual(ours.map(({ id, name }) => ({ id, name })));
    for (const [nth, { cells }] of read.entries()) expect(sorted(cells)).toEqual(sorted(ours[nth]!.cells));
  });

  test('any layout, with any name: half offsets, gaps, places below zero', () => {
    const cell = fc.record({
      x: fc.integer({ min: -9, max: 9 }),
      y: fc.integer({ min: -9, max: 9 }),
      z: fc.integer({ min: -2, max: 3 }),
    });
    let seen = 0;
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 2, maxLength: 30 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (cells, name) => {
          const even = cells.slice(cells.length % 2);
          if (even.length === 0 || checkLayout(even).some(({ severity }) => severity === 'error')) return;
          seen += 1;
          const [read] = maps(writeGnomeMaps([{ id: name, name, cells: even }]));
          const [x, y, z] = (['x', 'y', 'z'] as const).map((of) => Math.min(0, ...even.map((one) => one[of])));
          expect(sorted(read!.cells)).toEqual(
            sorted(even.map((one) => ({ x: one.x - x!, y: one.y - y!, z: one.z - z! }))),
          );
          // oxlint-disable-next-line no-control-regex -- XML has no place for them
          expect(read!.name).toBe(name.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD'));
        },
      ),
      { numRuns: 1_000, seed: 1 },
    );
    expect(seen).toBeGreaterThan(200);
  });

  const map = (inside: string): string => `<mahjongg>\n<map name="m">\n${inside}\n</map>\n</mahjongg>`;
  test.each([
    ['another kind of XML', '<puzzles>\n<puzzle/></puzzles>', 'unknown-format', 1, /no <map>/],
    [
      'entities that grow',
      `<?xml version="1.0"?>\n<!DOCTYPE mahjongg [<!ENTITY a "1"><!ENTITY b "&a;&a;">]>\n${map('<tile x="&b;"/>')}`,
      'malformed',
      2,
      /document type/,
    ],
    [
      'an entity that names a file of the machine',
      `<!DOCTYPE mahjongg [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<mahjongg><map name="&x;"><tile/></map></mahjongg>`,
      'malformed',
      1,
      /document type/,
    ],
    ['an entity without a type', map('<tile x="1"/>\n<tile x="&many;"/>'), 'malformed', 4, /&many;|&/],
    ['no tiles', map(''), 'malformed', 2, /no cells/],
    ['an odd number', map('<row left="0" right="2"/>'), 'malformed', 2, /"m": The layout has 3 cells/],
    ['one on top of the other', map('<tile x="0"/>\n<tile x="0" z="1"/>'), 'malformed', 2, /No order of pairs/],
    ['an overlap', map('<tile x="0"/>\n<tile x="0.5"/>'), 'malformed', 2, /overlap/],
    ['a third of a tile', map('<tile x="1"/>\n<tile x="0.3"/>'), 'malformed', 4, /x of <tile> is "0.3"/],
    ['half a layer', map('<layer z="1.5"/>'), 'malformed', 3, /z of <layer> is "1.5"/],
    ['no number', map('<tile x="NaN"/>'), 'malformed', 3, /"NaN"/],
    ['a number with an exponent', map('<tile x="1e9"/>'), 'malformed', 3, /"1e9"/],
    ['an element that is not known', map('<tile x="1"/>\n<tower x="0"/>'), 'malformed', 4, /<tower> is not known/],
    ['a layer in a layer', map('<layer z="1"><layer z="2"/></layer>'), 'malformed', 3, /<layer> is not known here/],
    ['something in a tile', map('<tile x="1"><tile x="3"/></tile>'), 'malformed', 3, /to be empty/],
    ['text among tiles', map('<tile x="1"/>abc'), 'malformed', 2, /text/],
    ['a block of a billion', map('<block right="99999" bottom="99999"/>'), 'too-large', 3, /more than 8192 tiles/],
    ['far away', map('<tile x="90000"/><tile x="0"/>'), 'too-large', 2, /within/],
    ['a long name', `<map name="${'m'.repeat(limits.text + 1)}"><tile/></map>`, 'too-large', 1, /name is longer/],
  ] as const)('%s is refused, with the line', (_name, text, reason, line, message) => {
    const read = readGnomeMaps(text);
    expect(read).toMatchObject({ ok: false, reason, detail: { line } });
    expect(read.ok ? '' : read.detail.message).toMatch(message);
  });

  test('maps that together are too many are refused before they are made', () => {
    const one = '<map name="m"><block right="63" bottom="127"/></map>';
    const read = readGnomeMaps(`<mahjongg>${`${one}\n`.repeat(3)}</mahjongg>`);
    expect(read).toMatchObject({ ok: false, reason: 'too-large', detail: { line: 3 } });
  });

  test('whatever happens to a file, it is read or refused with a line', () => {
    const text = sample;
    const seen = { read: 0, refused: 0 };
    const change = fc.record({
      at: fc.nat(text.length),
      drop: fc.nat(12),
      put: fc.oneof(
        fc.string({ maxLength: 4, unit: 'binary' }),
        fc.constantFrom(
          '<',
          '>',
          '"',
          '/',
          '&',
          '<!--',
          '<![CDATA[',
          '<!DOCTYPE a>',
          '-1',
          '.5',
          'z="9"',
          '\n',
          '<map>',
          '</map>',
        ),
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = changes.reduce((now, { at, drop, put }) => now.slice(0, at) + put + now.slice(at + drop), text);
        const read = readGnomeMaps(changed);
        seen[read.ok ? 'read' : 'refused'] += 1;
        if (read.ok) {
          for (const { cells } of read.value) {
            expect(checkLayout(cells).filter(({ severity }) => severity === 'error')).toEqual([]);
          }
          return;
        }
        expect(['unknown-format', 'malformed', 'too-large']).toContain(read.reason);
        expect(read.detail.line).toBeGreaterThanOrEqual(1);
        expect(read.detail.line).toBeLessThanOrEqual(changed.split(/\r\n?|\n/).length);
        expect(read.detail.message).toMatch(/\S/);
      }),
      { numRuns: 4_000, seed: 1 },
    );
    expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(50);
  });
});
