import { readCrossword } from '@kumiki/core/crossword';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
// The files of the core's own tests.
import { crosswordFiles, unexplained } from '../../../core/src/crossword/files/files.fixture.ts';
import { zipLimits } from './open-zip.ts';
import { directionOf, readJpz } from './read-jpz.ts';
import { writeJpz } from './write-jpz.ts';

describe('.jpz', () => {
  test('what is written is read back, whole or without just what is named', () => {
    const codes = new Set<string>();
    let [whole, linked] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(crosswordFiles('plain'), crosswordFiles('any')), fc.boolean(), (file, zip) => {
        const lossy = writeJpz(file, { lossy: true, zip });
        if (!lossy.ok) throw new Error(lossy.reason);
        const { content, lost, file: kept } = lossy.value;
        for (const { code } of lost) codes.add(code);
        linked += kept.groups === undefined ? 0 : 1;
        const read = readJpz(content);
        if (!read.ok) throw new Error(`${read.detail.line}: ${read.detail.message}\n${String(content)}`);
        expect(read.value.file).toEqual(kept);
        expect(
          unexplained(
            file,
            kept,
            lost.map(({ code }) => code),
          ),
        ).toEqual([]);
        const strict = writeJpz(file, { zip });
        if (lost.length > 0) expect(strict).toMatchObject({ ok: false, reason: 'cannot-carry', detail: { lost } });
        else {
          whole += 1;
          expect(kept).toEqual(file);
          expect(strict).toEqual(lossy);
        }
        expect(readCrossword(content)).toMatchObject({ ok: false, reason: 'needs-formats' });
      }),
      { numRuns: 600, seed: 1 },
    );
    expect([...codes].toSorted()).toEqual(
      'answer-word checks clue-lists date language linked-clues pencil revealed timer'.split(' '),
    );
    expect(whole).toBeGreaterThan(100);
    expect(linked).toBeGreaterThan(10);
  }, 60_000);
});

/** A puzzle of two words; parts of it can be another. */
const small = ({
  cells = '',
  words = '<word id="1" x="1-2" y="1"/>',
  clue = 'Not <i>out</i> &amp; about',
  meta = '',
} = {}): string =>
  `<?xml version="1.0"?><crossword-compiler><rectangular-puzzle><metadata><title>Doors</title>${meta}</metadata><crossword>
<grid width="2" height="1"><cell x="1" y="1" solution="I" number="1"/><cell x="2" y="1" solution="N"/>${cells}</grid>
${words}<clues><title><b>Across</b></title><clue word="1" number="1">${clue}</clue></clues></crossword></rectangular-puzzle></crossword-compiler>`;

test('what XML has no character for, and markup that is not well-formed, is named', () => {
  const read = readJpz(small());
  if (!read.ok) throw new Error(read.detail.message);
  const { file } = read.value;
  expect(writeJpz({ ...file, title: 'a\uFFFEb' })).toMatchObject({ detail: { lost: [{ code: 'text' }] } });
  const lists = [
    { ...file.lists[0]!, clues: [{ ...file.lists[0]!.clues[0]!, text: 'one two', markup: 'one<em> two' }] },
  ];
  expect(writeJpz({ ...file, lists })).toMatchObject({ detail: { lost: [{ code: 'markup' }] } });
  expect(writeJpz({ ...file, lists }, { lossy: true })).toMatchObject({
    value: { file: { lists: [{ clues: [{ text: 'one two' }] }] } },
  });
});

describe('what others write', () => {
  test('prefixes of namespaces, an old encoding, ranges, and cells that are not told', () => {
    const xml = small({ meta: '<creator>Zo\u00eb</creator>' })
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1p:')
      .replace('"1.0"', '"1.0" encoding="ISO-8859-1"');
    const bytes = Uint8Array.from(xml, (character) => character.charCodeAt(0));
    expect(readJpz(bytes)).toMatchObject({
      ok: true,
      value: {
        format: 'jpz',
        file: {
          title: 'Doors',
          author: 'Zo\u00eb',
          width: 2,
          height: 1,
          cells: [
            { kind: 'open', solution: 'I', number: '1' },
            { kind: 'open', solution: 'N' },
          ],
          lists: [
            { title: 'Across', direction: 'across', clues: [{ number: '1', text: 'Not out & about', cells: [0, 1] }] },
          ],
        },
        puzzle: { width: 2, height: 1 },
      },
    });
    expect(
      readJpz('<rectangular-puzzle><crossword><grid width="2" height="2"/></crossword></rectangular-puzzle>'),
    ).toMatchObject({
      value: { file: { cells: [{ kind: 'void' }, { kind: 'void' }, { kind: 'void' }, { kind: 'void' }] } },
    });
  });

  test.each([
    ['no XML', 'Title: x', 'unknown-format', /XML/],
    ['another XML', '<svg/>', 'unknown-format', /rectangular-puzzle/],
    ['an entity', `<!DOCTYPE a [<!ENTITY b "bb">]>${small()}`, 'malformed', /document type/],
    ['a document type elsewhere', `<!DOCTYPE a SYSTEM "file:///etc/passwd">${small()}`, 'malformed', /document type/],
    ['a side of a million', small().replace('width="2"', 'width="1000000"'), 'too-large', /255/],
    ['no width', small().replace('width="2"', ''), 'malformed', /width/],
    ['a cell outside', small({ cells: '<cell x="3" y="1"/>' }), 'malformed', /within the grid/],
    ['a word outside', small({ words: '<word id="1" x="1-9" y="1"/>' }), 'malformed', /within the grid/],
    [
      'words without end',
      small({ words: '<word id="1" x="1-255" y="1"/>'.repeat(3_000) }).replace('width="2"', 'width="255"'),
      'too-large',
      /cells/,
    ],
  ] as const)('%s is refused', (_name, xml, reason, message) => {
    const read = readJpz(xml);
    expect(read).toMatchObject({ ok: false, reason });
    expect(read.ok ? '' : read.detail.message).toMatch(message);
  });
});

test('where a list runs is told by its title, or by how its words lie', () => {
  const list = (...words: number[][]) => words.map((cells) => ({ number: '1', text: 'x', cells }));
  expect(directionOf('ACROSS', list([0, 3]), 3)).toBe('across');
  expect(directionOf('よこ', list([0, 1], [3, 4, 5]), 3)).toBe('across');
  expect(directionOf('たて', list([0, 3, 6]), 3)).toBe('down');
  expect(directionOf('one wide', list([0, 1, 2]), 1)).toBe('down');
  for (const odd of [list([0, 4]), list([2, 3]), list([0, 1], [0, 3]), list([0]), list()])
    expect(directionOf('x', odd, 3)).toBe('other');
});

describe('a zip', () => {
  const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { mtime: '2000-01-01' });

  test('the puzzle is found beside other files', () => {
    const bytes = zip({ 'readme.txt': strToU8('hello'), 'a/puzzle.jpz': strToU8(small()) });
    expect(readJpz(bytes)).toMatchObject({ ok: true, value: { file: { title: 'Doors' } } });
    expect(readJpz(zip({ puzzle: strToU8(small()) }))).toMatchObject({ ok: true });
    expect(readJpz(zip({ 'readme.txt': strToU8('hello') }))).toMatchObject({ reason: 'unknown-format' });
  });

  test('the same board is the same bytes on any day', () => {
    const read = readJpz(small());
    const made = read.ok ? writeJpz(read.value.file, { zip: true }) : undefined;
    // Time and date of the file, as DOS has them: noon of its first day.
    expect(made?.ok && Array.from(made.value.content.slice(10, 14))).toEqual([0, 0x60, 0x21, 0]);
  });

  test('what says that it is large, and what is without saying so, is left in time', () => {
    const bomb = zip({ 'a.jpz': new Uint8Array(200_000_000) });
    const lying = bomb.slice();
    // The size before and behind: in the header of the file, and in the directory.
    const directory = lying.findLastIndex(
      (_, at) => lying[at] === 0x50 && lying[at + 1] === 0x4b && lying[at + 2] === 1,
    );
    for (const at of [22, directory + 24]) lying.set([1, 0, 0, 0], at);
    for (const bytes of [bomb, lying]) {
      const before = process.cpuUsage();
      expect(readJpz(bytes)).toMatchObject({ ok: false, reason: 'too-large', detail: { line: 1 } });
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(2_000_000);
    }
    const many = Object.fromEntries(
      Array.from({ length: zipLimits.files + 1 }, (_, nth) => [`${nth}.xml`, strToU8('x')]),
    );
    expect(readJpz(zip(many))).toMatchObject({ reason: 'too-large' });
  });

  test('cut off or damaged anywhere, it is read or refused', () => {
    const bytes = zip({ 'a.jpz': strToU8(small()) });
    const seen = new Set<string>();
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = bytes.slice();
      damaged[at]! ^= 0xff;
      for (const one of [bytes.slice(0, at), damaged]) {
        const read = readJpz(one);
        seen.add(read.ok ? 'read' : read.reason);
      }
    }
    expect([...seen].filter((one) => !['read', 'malformed', 'unknown-format', 'too-large'].includes(one))).toEqual([]);
    expect(seen.has('malformed')).toBe(true);
  });
});

test('whatever happens to a file, it is read or refused with a line', () => {
  const xml = small({ cells: '<cell x="1" y="1" type="void"/>', meta: '<description>a</description>' });
  const seen = { read: 0, refused: 0 };
  const change = fc.record({
    at: fc.nat(xml.length),
    drop: fc.nat(12),
    put: fc.oneof(
      fc.string({ maxLength: 4, unit: 'binary' }),
      fc.constantFrom(
        '<',
        '>',
        '"',
        '/',
        '&',
        '-1',
        '99',
        '1-255',
        '<cell',
        '<word id="1"/>',
        '<!--',
        '</clues>',
        ']]>',
      ),
    ),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const changed = changes.reduce((now, { at, drop, put }) => now.slice(0, at) + put + now.slice(at + drop), xml);
      const read = readJpz(changed);
      seen[read.ok ? 'read' : 'refused'] += 1;
      if (read.ok) return;
      expect(['unknown-format', 'malformed', 'too-large']).toContain(read.reason);
      expect(read.detail.line).toBeGreaterThanOrEqual(1);
      expect(read.detail.message).toMatch(/\S/);
    }),
    { numRuns: 100_000, seed: 1, interruptAfterTimeLimit: 4_000, markInterruptAsFailure: false },
  );
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(50);
}, 20_000);
