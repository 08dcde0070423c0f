import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from './check-file.ts';
import type { CrosswordFeature, CrosswordFormat, FileCell } from './crossword-file.ts';
import { crosswordFiles, unexplained } from './files.fixture.ts';
import { crosswordFileOf } from './from-puzzle.ts';
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

/** What each format names in these files, in all. */
const losses: Readonly<Record<CrosswordFormat, string>> = {
  puz: 'answer-word bars clue-cells clue-lists clue-order date entries enumerations given images language letters linked-clues markup numbers partial-solution pencil shades timer void',
  ipuz: 'checks language linked-clues pencil revealed timer',
  xd: 'answer-word checks clue-lists entries enumerations given images linked-clues markup numbers pencil revealed text timer',
  xwj: 'author bars checks circles clue-cells clue-lists copyright date entries enumerations given images language letters linked-clues markup numbers pencil rebus revealed shades timer void',
  exolve:
    'answer-word checks clue-lists date entries enumerations images language letters linked-clues markup numbers pencil revealed timer void',
  guardian:
    'alone answer-word bars checks circles clue-cells clue-lists copyright date entries enumerations given images language letters linked-clues notes numbers partial-solution pencil rebus revealed shades timer void',
  'react-crossword':
    'alone answer-word author bars checks circles clue-cells clue-lists clue-order copyright date entries enumerations given images language linked-clues markup notes numbers pencil rebus revealed shades size timer title void',
  'crossword-layout-generator':
    'alone answer-word author bars checks circles clue-cells clue-lists copyright date entries enumerations given images language linked-clues markup notes numbers pencil rebus revealed shades timer title void',
};

const onBoard = ({ kind, solution, given, circle, image, shade, barRight, barBelow }: FileCell) => ({
  isOpen: kind === 'open',
  solution,
  given,
  circle,
  image,
  shade,
  barRight,
  barBelow,
});
const isSaid = ({ kind, solution }: FileCell): boolean => kind !== 'open' || solution !== undefined;

describe.each(formats)('%s', (format) => {
  test('what is written is read back, whole or without just what is named', () => {
    const seen = { whole: 0, lossy: 0, refused: 0, games: 0, linked: 0 };
    const codes = new Map<CrosswordFeature, number>();
    fc.assert(
      fc.property(fc.oneof(crosswordFiles('plain'), crosswordFiles('any')), (file) => {
        const decoded = decodeFile(file);
        expect(decoded.ok ? decoded.value : decoded.detail).toEqual(file);
        const strict = writeCrossword(file, format);
        const lossy = writeCrossword(file, format, { lossy: true });
        if (!lossy.ok) {
          expect(lossy.reason).toBe('no-solution');
          seen.refused += 1;
          return;
        }
        const { content, lost, file: kept } = lossy.value;
        for (const { code } of lost) codes.set(code, (codes.get(code) ?? 0) + 1);
        expect(decodeFile(kept)).toEqual(expect.objectContaining({ ok: true, value: kept }));
        const read = readCrossword(content);
        if (!read.ok) throw new Error(`${read.reason}: ${read.detail.message}\n${String(content)}`);
        expect(read.value.format).toBe(format);
        expect(read.value.file).toEqual(kept);
        const { puzzle } = read.value;
        if (puzzle && kept.groups) {
          seen.linked += 1;
          expect(crosswordFileOf(puzzle).groups).toEqual(kept.groups);
        }
        if (puzzle) {
          seen.games += 1;
          expect([puzzle.width, puzzle.height]).toEqual([kept.width, kept.height]);
          const { cells } = crosswordFileOf(puzzle);
          expect(cells.map(onBoard)).toEqual(kept.cells.map(onBoard));
          expect(puzzle.ends).toBe(kept.cells.every(isSaid) ? undefined : 'host');
          const said = puzzle.entries.filter(({ clue }) => clue !== undefined).length;
          expect(said <= kept.lists.reduce((sum, { clues }) => sum + clues.length, 0)).toBe(true);
        } else expect(read.value.notes.map(({ code }) => code)).toContain('no-puzzle');
        expect(
          unexplained(
            file,
            kept,
            lost.map(({ code }) => code),
          ),
        ).toEqual([]);
        if (lost.length === 0) {
          seen.whole += 1;
          expect(kept).toEqual(file);
          expect(strict).toEqual(lossy);
        } else {
          seen.lossy += 1;
          expect(strict).toMatchObject({ ok: false, reason: 'cannot-carry', detail: { lost } });
        }
      }),
      { numRuns: 1_000, seed: 1 },
    );
    // As many kinds of loss as the format has were seen.
    expect([...codes.keys()].toSorted()).toEqual(losses[format].split(' '));
    expect(Math.min(seen.whole, seen.lossy)).toBeGreaterThan(50);
    expect(seen.games).toBeGreaterThan(20);
    expect(seen.linked > 3).toBe(['ipuz', 'exolve', 'guardian'].includes(format));
  }, 60_000);
});
