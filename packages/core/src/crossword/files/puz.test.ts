import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import type { CrosswordFile } from './crossword-file.ts';
import { crosswordFiles } from './files.fixture.ts';
import { expectedSums, scrambledText } from './puz-checksums.fixture.ts';
import { scramble } from './puz-scramble.ts';
import { readCrossword } from './read-crossword.ts';
import { lockCrossword, unlockCrossword } from './unlock-crossword.ts';
import { writeCrossword } from './write-crossword.ts';
import { withUsualNumbers } from './standard-entries.ts';

const bytesOf = (file: CrosswordFile): Uint8Array => {
  const written = writeCrossword(file, 'puz', { lossy: true });
  if (!written.ok) throw new Error(written.reason);
  return written.value.content;
};
const read = (bytes: Uint8Array) => {
  const done = readCrossword(bytes);
  if (!done.ok) throw new Error(done.detail.message);
  return done.value;
};
/** A board of letters, row by row; `.` is a block. */
const board = (rows: readonly string[], more: Partial<CrosswordFile> = {}): CrosswordFile => {
  const [width, height] = [rows[0]!.length, rows.length];
  const cells = Array.from(rows.join(''), (sign) =>
    sign === '.' ? { kind: 'block' as const } : { kind: 'open' as const, solution: sign },
  );
  return { width, height, cells: withUsualNumbers({ width, height, cells }), lists: [], ...more };
};
const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

describe('.puz', () => {
  test('all checksums are those of a second reckoning', () => {
    fc.assert(
      fc.property(crosswordFiles('any'), (file) => {
        const { wanted, found } = expectedSums(bytesOf(file));
        expect(found).toBe(wanted);
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  test('the places of the header and of the sections', () => {
    const file = board(['HEN', 'A.O', 'DOT'], {
      title: 'Farm',
      author: 'Ann',
      notes: 'café',
      timer: { seconds: 65, running: false },
    });
    const cells = file.cells.map((cell, at) =>
      at === 0 ? { ...cell, solution: 'HO', circle: true as const, entry: 'H', wrong: true as const } : cell,
    );
    const bytes = bytesOf({ ...file, cells });
    expect(text(bytes.slice(2, 14))).toBe('ACROSS&DOWN\0');
    expect(text(bytes.slice(0x18, 0x1c))).toBe('1.4\0');
    expect(Array.from(bytes.slice(0x2c, 0x34))).toEqual([3, 3, 4, 0, 1, 0, 0, 0]);
    expect(text(bytes.slice(0x34, 0x46))).toBe('HENA.ODOTH--.'.slice(0, 9) + 'H---.----');
    const rest = text(bytes.slice(0x46));
    expect(rest.startsWith('Farm\0Ann\0\0\0\0\0\0caf\u00e9\0GRBS\x09\0')).toBe(true);
    expect(rest).toContain(' 1:HO;\0LTIM\x04\0');
    expect(rest).toContain('65,1\0GEXT\x09\0');
    expect(rest.slice(rest.indexOf('GEXT') + 8)).toBe(`\xa0${'\0'.repeat(9)}`);
    const { file: back, notes } = read(bytes);
    expect(back.cells[0]).toEqual({ kind: 'open', solution: 'HO', number: '1', circle: true, entry: 'H', wrong: true });
    expect(notes.filter(({ code }) => code === 'checksum' || code === 'more-bytes')).toEqual([]);
  });

  test('Windows-1252 where it is enough, UTF-8 where it is not', () => {
    for (const [title, version] of [
      ['“Été” — 5 €', '1.4'],
      ['しずか', '2.0'],
      ['Ωmega', '2.0'],
    ] as const) {
      const bytes = bytesOf(board(['AB'], { title }));
      expect(text(bytes.slice(0x18, 0x1b))).toBe(version);
      expect(read(bytes).file.title).toBe(title);
    }
  });

  test('an accented letter is a byte in version 1, and spelled out in version 2', () => {
    for (const title of ['plain', 'かな']) {
      const file = board(['ÉA'], { title });
      const cells = file.cells.map((cell) => ({ ...cell, entry: 'é' }));
      const bytes = bytesOf({ ...file, cells });
      expect(text(bytes.slice(0x34, 0x38))).toBe(title === 'plain' ? 'ÉAéé' : 'XAXX');
      expect(read(bytes).file.cells).toEqual(cells);
    }
  });

  test('kana in the grid are refused, with their cells, or left out when told so', () => {
    const kana = board(['カA', 'BC']);
    expect(writeCrossword(kana, 'puz')).toMatchObject({
      ok: false,
      reason: 'cannot-carry',
      detail: { lost: [{ code: 'letters', cells: [0] }] },
    });
    const { file } = read(bytesOf(kana));
    expect(file.cells.every(({ kind, solution }) => kind === 'open' && solution === undefined)).toBe(true);
  });

  test('what stands before the magic is passed over, and every wrong checksum is noted', () => {
    const bytes = bytesOf(board(['HEN', 'A.O', 'DOT'], { title: 'Farm', notes: 'n' }));
    const before = Uint8Array.from([...Array.from({ length: 300 }, (_, at) => at % 256), ...bytes]);
    expect(read(before)).toMatchObject({
      format: 'puz',
      file: { title: 'Farm' },
      notes: [{ code: 'more-bytes' }, ...read(bytes).notes],
    });
    for (const at of [0, 1, 0x0e, 0x0f, ...Array.from({ length: 8 }, (_, nth) => 0x10 + nth)]) {
      const wrong = bytes.slice();
      wrong[at]! ^= 0x41;
      expect(read(wrong).notes[0], String(at)).toMatchObject({ code: 'checksum' });
    }
    const section = bytesOf(board(['AB'], { timer: { seconds: 1, running: true } }));
    section[section.length - 3]! ^= 1;
    expect(read(section).notes[0]).toMatchObject({
      code: 'checksum',
      message: expect.stringContaining('LTIM') as string,
    });
  });

  test('cut off anywhere, it is refused or read, and never throws', () => {
    const bytes = bytesOf(board(['HEN', 'A.O', 'DOT'], { title: 'Farm', timer: { seconds: 1, running: true } }));
    const done = Array.from(bytes, (_, length) => readCrossword(bytes.slice(0, length)).ok);
    expect(readCrossword(bytes.slice(0, 0x34 + 10))).toMatchObject({
      detail: { message: expect.stringMatching(/board of 3 × 3/) as string },
    });
    const flat = bytes.slice();
    flat[0x2c] = 0;
    expect(readCrossword(flat)).toMatchObject({
      detail: { message: expect.stringMatching(/0 × 3 has no cells/) as string },
    });
    // Nothing before its texts end; what is behind them may be missing.
    expect(done.indexOf(true)).toBe(bytes.length - 'LTIM0000 1,0'.length - 1);
  });
});

describe('a scrambled solution', () => {
  const rows = ['STREAM', 'A.O.CO', 'LANTER', 'T.D.RN'];

  test('is what its description makes of it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,60}$/), fc.integer({ min: 1_000, max: 9_999 }), (letters, key) => {
        const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
        expect(text(scramble(bytes, key))).toBe(scrambledText(letters, String(key)));
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  test('is locked, written, read, and unlocked with its key and without', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Z]{7}$/), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1_000, max: 9_999 }),
        (drawn, key) => {
          const file = board(drawn);
          const locked = lockCrossword(file, key);
          if (!locked.ok) throw new Error(locked.reason);
          const { file: back, notes, puzzle } = read(bytesOf(locked.value));
          expect(back.locked).toEqual(locked.value.locked);
          expect(puzzle).toBeUndefined();
          expect(notes.map(({ code }) => code)).toContain('locked');
          const opened = unlockCrossword(back, key);
          expect(opened.ok && opened.value.file.cells).toEqual(file.cells);
          const found = unlockCrossword(back);
          if (!found.ok) throw new Error(found.reason);
          const keys = [found.value.key, ...found.value.others];
          const solutions = keys.map((one) => {
            const other = unlockCrossword(back, one);
            return other.ok && other.value.file.cells.map(({ solution }) => solution).join('');
          });
          expect(solutions).toContain(drawn.join(''));
        },
      ),
      { numRuns: 25, seed: 1 },
    );
  });

  test('a wrong key, a budget that ends, and what has no lock are told apart', () => {
    const file = board(rows);
    const locked = lockCrossword(file, 4_321);
    if (!locked.ok) throw new Error(locked.reason);
    expect(unlockCrossword(locked.value, 4_322)).toMatchObject({ ok: false, reason: 'wrong-key' });
    expect(unlockCrossword(locked.value, 999)).toMatchObject({ ok: false, reason: 'bad-key' });
    expect(unlockCrossword(locked.value, undefined, createBudget({ steps: 100 }))).toMatchObject({
      ok: false,
      reason: 'budget',
      spent: 100,
    });
    expect(
      unlockCrossword(locked.value, undefined, createBudget({ steps: 1e6, slice: 50, cancelled: () => true })),
    ).toMatchObject({ reason: 'cancelled' });
    expect(unlockCrossword(file)).toMatchObject({ reason: 'not-locked' });
    expect(lockCrossword(board(['AÉ']), 1_234)).toMatchObject({ reason: 'not-letters' });
  });

  test('words come before what fits the checksum by chance', () => {
    const plain = 'THEMORNINGBOATLEFTWITHOUTUSSOWEWAITEDATTHEHARBOURUNTILEVENINGANDATETHELASTOFTHECHEESE';
    const file = board(Array.from({ length: 9 }, (_, row) => plain.slice(row * 9, row * 9 + 9)));
    let chances = 0;
    for (let key = 1_000; key < 9_999; key += 113) {
      const locked = lockCrossword(file, key);
      const opened = locked.ok ? unlockCrossword(locked.value) : undefined;
      if (!opened?.ok) throw new Error(String(key));
      chances += opened.value.others.length;
      expect(opened.value.file.cells, String(key)).toEqual(file.cells);
    }
    expect(chances).toBeGreaterThan(3);
  });
});
