// Whatever comes in: a result, in time that its length bounds. The limits of time are ten times what a quiet machine takes;
// anything quadratic takes minutes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from './check-file.ts';
import type { CrosswordFormat } from './crossword-file.ts';
import { crosswordFiles } from './files.fixture.ts';
import { readCrossword } from './read-crossword.ts';
import { writeCrossword } from './write-crossword.ts';

const formats: readonly CrosswordFormat[] = [
  'puz',
  'ipuz',
  'xd',
  'xwj',
  'exolve',
  'guardian',
  'react-crossword',
  'crossword-layout-generator',
];
const reasons = ['unknown-format', 'malformed', 'too-large', 'needs-formats'];

/** A result, and what it holds is in order. */
function outcome(input: string | Uint8Array): string {
  const read = readCrossword(input);
  if (!read.ok) {
    expect(reasons).toContain(read.reason);
    expect(read.detail.message).toMatch(/\S/);
    return read.reason;
  }
  const again = decodeFile(read.value.file);
  expect(again.ok ? again.value : again.detail).toEqual(read.value.file);
  expect(read.value.notes.length).toBeLessThan(200);
  return read.value.format;
}

const parts = fc.constantFrom(
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '0',
  '-1',
  '1e9',
  '255',
  'null',
  'true',
  '\\u0000',
  '\\ud800',
  '#',
  '.',
  '_',
  '|',
  '&',
  '<b>',
  '</b>',
  '\n',
  '\r',
  '\n\n\n',
  '## Grid\n',
  ' ~ ',
  'A1. ',
  '__proto__',
  'constructor',
  'exolve-begin\n',
  'exolve-grid:\n',
  '(3)',
  ' # ',
  '\0',
  '\uFFFF',
);
const bits = fc.nat({ max: 255 });

describe.each(formats)('%s, changed here and there', (format) => {
  test('is read or refused', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        crosswordFiles('any'),
        fc.array(
          fc.record({
            at: fc.nat(),
            drop: fc.nat(9),
            put: fc.oneof(parts, fc.string({ maxLength: 3, unit: 'binary' })),
            byte: bits,
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (file, changes) => {
          const written = writeCrossword(file, format, { lossy: true });
          if (!written.ok) return;
          let { content }: { content: string | Uint8Array } = written.value;
          for (const { at, drop, put, byte } of changes) {
            const place = at % (content.length + 1);
            if (typeof content === 'string') content = content.slice(0, place) + put + content.slice(place + drop);
            else if (drop < 6) content = content.map((old, nth) => (nth === place ? byte : old));
            else
              content = Uint8Array.from([
                ...content.slice(0, place),
                ...Array.from({ length: drop - 6 }, () => byte),
                ...content.slice(place + drop),
              ]);
          }
          const now = outcome(content);
          seen.set(now, (seen.get(now) ?? 0) + 1);
        },
      ),
      { numRuns: 100_000, seed: 5, interruptAfterTimeLimit: 1_500, markInterruptAsFailure: false },
    );
    expect(seen.get(format)).toBeGreaterThan(10);
    expect(seen.get('malformed')).toBeGreaterThan(5);
  }, 30_000);
});

test('random bytes, and bytes behind each beginning', () => {
  const heads = [
    '',
    'ACROSS&DOWN\0',
    '{"kind":["crossword"],"puzzle":',
    '{"cell_data":[',
    'exolve-begin\nexolve-width: 2\n',
    '## Grid\n',
    '[{"orientation":"across","startx":',
    'ipuz(',
  ];
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), fc.boolean(), (head, bytes, isText) => {
      const whole = Uint8Array.from([0, 0, ...Array.from(head, (letter) => letter.charCodeAt(0)), ...bytes]);
      seen.add(
        outcome(isText ? String.fromCharCode(...whole.slice(2)) : head.startsWith('A') ? whole : whole.slice(2)),
      );
    }),
    { numRuns: 100_000, seed: 6, interruptAfterTimeLimit: 3_000, markInterruptAsFailure: false },
  );
  expect(['malformed', 'unknown-format'].every((one) => seen.has(one))).toBe(true);
}, 30_000);

describe('long input', () => {
  const size = 1_000_000;
  /** Everything that a reader looks for, again and again. */
  const repeated = [
    'a',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\n\n\n',
    '\t',
    '{',
    '[',
    '"',
    '{"a":',
    '[[',
    '(',
    ')',
    '<',
    '<!--',
    '<b>',
    '&',
    '&amp;',
    '&#',
    '\\',
    'A1. x ~ A\n',
    'A1. ',
    ' ~ ',
    '{*',
    '*}',
    '{@',
    '|',
    '## ',
    '##',
    '## Grid\n',
    'exolve-',
    'exolve-begin\n',
    'exolve-width: 5\n',
    'exolve-grid:\n',
    '# ',
    ' #',
    '1, ',
    '1 (2) ',
    '[',
    'A|',
    '&&',
    '.',
    '0',
    '\0',
    '・',
    'か\u3099',
    '🇯',
    '\u0301',
    '\ud800',
    '=',
    'a=b ',
    'exolve-colour: c1r1 ',
    '<!-- -->\n',
  ];
  const heads = [
    '',
    '## Grid\nAB\n## Clues\n',
    '## Grid\nAB\n## Clues\nA1. ',
    '## Metadata\nRebus: ',
    '## Metadata\n',
    '## Grid\n',
    '## Grid\nAB\n## Design\n<style>',
    '## Grid\nAB\n## Notes\n',
    'Title: x\n\n\nAB\n\n\n',
    'exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nAB\nexolve-across:\n',
    'exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\nAB\nexolve-across:\n1 ',
    'exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-grid:\n',
    'exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-prelude:\n',
    'exolve-begin\nexolve-width: 2\nexolve-height: 1\nexolve-option:',
    '{"kind":["crossword"],"dimensions":{"width":1,"height":1},"puzzle":[[0]],"clues":{"Across":[[1,"',
    'ipuz(',
    '<!--',
  ];
  const isSlow = (input: string | Uint8Array): number => {
    const before = process.cpuUsage();
    readCrossword(input);
    const { user, system } = process.cpuUsage(before);
    return Math.round((user + system) / 1_000);
  };

  test('texts of a million characters take no longer than their length', () => {
    const slow: string[] = [];
    for (const head of heads)
      for (const part of repeated) {
        const tail = head.endsWith('"') ? '"]]}}' : '';
        const inside = head.endsWith('"') ? part.replaceAll(/["\\\n\r\t\0]/g, 'x') : part;
        const text = head + inside.repeat(Math.floor((size - head.length) / inside.length)) + tail;
        const took = isSlow(text);
        if (took > 3_000) slow.push(`${JSON.stringify(head.slice(-40))} ${JSON.stringify(part)} ${took} ms`);
      }
    expect(slow).toEqual([]);
  }, 120_000);

  test('JSON as large as it may be, and what it claims', () => {
    const ipuz = (more: object): string =>
      JSON.stringify({
        kind: ['crossword'],
        dimensions: { width: 255, height: 255 },
        puzzle: Array.from({ length: 255 }, () => Array.from({ length: 255 }, () => 0)),
        ...more,
      });
    const many = <T>(length: number, of: (nth: number) => T): T[] => Array.from({ length }, (_, nth) => of(nth));
    const all = many(255, (x) => [x + 1, 1]);
    const inputs = [
      ipuz({}),
      ipuz({ clues: { Across: many(60_000, () => [1, 'x']) } }),
      ipuz({ clues: { Across: many(5_000, () => ({ number: 1, clue: 'x', cells: all })) } }),
      ipuz({ clues: Object.fromEntries(many(60_000, (nth) => [`Clues${nth}`, [[1, 'x']]])) }),
      ipuz({
        puzzle: many(255, () => many(255, (nth) => ({ cell: nth, style: { a: 1, barred: 'TRBL'.repeat(20) } }))),
      }),
      JSON.stringify({
        cell_data: many(255, () => 'ア'.repeat(255)),
        hints: { h: many(60_000, () => [1, 'ア', 'x']), v: [] },
      }),
      JSON.stringify({
        dimensions: { cols: 255, rows: 255 },
        entries: many(60_000, () => ({ direction: 'across', length: 255, position: { x: 0, y: 0 }, clue: 'x' })),
      }),
      ipuz({
        puzzle: many(255, (y) => many(255, (x) => (y % 2 === 1 ? '#' : y * 255 + x + 1))),
        clues: {
          Across: many(60_000, (nth) => ({ number: 2 * (nth % 128) * 255 + 1, clue: 'x', continued: [511, 1, nth] })),
        },
      }),
      JSON.stringify({
        dimensions: { cols: 255, rows: 255 },
        entries: many(20_000, (nth) => ({
          id: String(nth),
          direction: 'across',
          length: 2,
          position: { x: (3 * nth) % 252, y: 2 * (Math.floor(nth / 84) % 127) },
          group: many(20, (more) => String((nth + more) % 20_000)),
        })),
      }),
      JSON.stringify(many(60_000, () => ({ answer: 'A'.repeat(200), startx: 1, starty: 1, orientation: 'across' }))),
      JSON.stringify({
        across: Object.fromEntries(many(60_000, (nth) => [nth, { answer: 'AB', row: 0, col: 0 }])),
        down: {},
      }),
      '['.repeat(1_000_000),
      '{"a":'.repeat(200_000),
    ];
    expect(readCrossword(inputs[2]!)).toMatchObject({ ok: false, reason: 'too-large' });
    expect(inputs.map(isSlow).filter((took) => took > 10_000)).toEqual([]);
  }, 60_000);

  test('.puz that claim much', () => {
    const head = Uint8Array.from([
      0,
      0,
      ...Array.from('ACROSS&DOWN\0', (letter) => letter.charCodeAt(0)),
      ...Array.from({ length: 0x1e }, () => 0),
      255,
      255,
      255,
      255,
      1,
      0,
      0,
      0,
    ]);
    const bytes = new Uint8Array(1_000_000);
    const slow = [0, 0x2d, 0x41, 0x2e, 0xff].flatMap((fill) => {
      bytes.fill(fill);
      bytes.set(head);
      const took = isSlow(bytes);
      bytes.fill(0, head.length + 2 * 65_025, head.length + 2 * 65_025 + 70_000);
      return [took, isSlow(bytes)];
    });
    expect(slow.filter((took) => took > 10_000)).toEqual([]);
  }, 60_000);
});
