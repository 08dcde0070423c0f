// Files that others made. They are not part of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBudget } from '../../budget.ts';
import { countGraphemes } from '../graphemes.ts';
import { crossword } from '../index.ts';
import type { CrosswordFileContent, CrosswordFormat } from './crossword-file.ts';
import { readCrossword } from './read-crossword.ts';
import { writeCrossword } from './write-crossword.ts';

const folder = process.env['KUMIKI_FIELD_DATA'];
const told = 'set KUMIKI_FIELD_DATA to a folder with crossword/{files,broken,xwordgiver,crosswordsmith}';
const at = (...path: string[]): string => join(folder!, 'crossword', ...path);

/** By name: format, columns, rows, clues, whether it is a game, and the codes of its notes; or why it is refused. */
const expected: Readonly<Record<string, string>> = {
  'files/kotwords/gaps.ipuz': 'ipuz 7x5 6+5 no-puzzle',
  'files/kotwords/gaps.puz': 'puz 7x5 8+6 no-puzzle',
  'files/kotwords/test-barred.jpz': 'needs-formats',
  'files/kotwords/test-barred.xd': 'xd 5x5 4+6 game answer-disagrees',
  'files/kotwords/test-cell-ranges.jpz': 'needs-formats',
  'files/kotwords/test-empty-clue.ipuz': 'ipuz 5x5 4+5 game',
  'files/kotwords/test-formatting.xd': 'xd 5x5 5+5 game markup',
  'files/kotwords/test-html.jpz': 'needs-formats',
  'files/kotwords/test-iso-8859-1.puz': 'puz 5x5 5+5 game',
  'files/kotwords/test-no-namespaces.jpz': 'needs-formats',
  'files/kotwords/test-no-solution.ipuz': 'ipuz 5x5 5+5 game',
  'files/kotwords/test-no-solution.puz': 'puz 5x5 5+5 game',
  'files/kotwords/test-prefilled.jpz': 'needs-formats',
  'files/kotwords/test-simple.puz': 'puz 5x5 5+5 game',
  'files/kotwords/test-void.jpz': 'needs-formats',
  'files/kotwords/test-zero-indexed.ipuz': 'ipuz 5x5 5+5 game',
  'files/kotwords/test.ipuz': 'ipuz 5x5 5+5 game',
  'files/kotwords/test.jpz': 'needs-formats',
  'files/kotwords/test.puz': 'puz 5x5 5+5 game',
  'files/kotwords/test.xd': 'xd 5x5 5+5 game annotation annotation style style style style',
  'broken/bad-magic.puz': 'unknown-format',
  'broken/bad-overall-checksum.puz': 'puz 5x5 5+5 game checksum',
  'broken/dims-mismatch.ipuz': 'malformed',
  'broken/emoji-rebus.ipuz': 'ipuz 3x3 3+3 game',
  'broken/html-clue.ipuz': 'ipuz 3x3 3+3 game markup',
  'broken/huge-size.puz': 'malformed',
  'broken/kana.ipuz': 'ipuz 3x3 3+3 game numbers',
  'broken/nfd-kana.ipuz': 'ipuz 3x3 3+3 game',
  'broken/not-json.ipuz': 'malformed',
  'broken/truncated-grid.puz': 'malformed',
  'broken/xxe.jpz': 'needs-formats',
  'xwordgiver/english-5x5.xd': 'xd 5x5 5+5 game',
  'xwordgiver/japanese-5x5.xwj': 'xwj 5x5 5+4 game property property property',
  'crosswordsmith/grids/amer11.json': 'unknown-format',
  'crosswordsmith/grids/blocked_13a.json': 'unknown-format',
  'crosswordsmith/grids/blocked_13b.json': 'unknown-format',
  'crosswordsmith/grids/blocked_15a.json': 'unknown-format',
};

function shown({ format, file, puzzle, notes }: CrosswordFileContent): string {
  const clues = file.lists.map((list) => list.clues.length).join('+');
  return [
    format,
    `${file.width}x${file.height}`,
    clues,
    ...(puzzle ? ['game'] : []),
    ...notes.map(({ code }) => code),
  ].join(' ');
}

const names = (): string[] =>
  [['files', 'kotwords'], ['broken'], ['xwordgiver'], ['crosswordsmith', 'grids']].flatMap((path) =>
    readdirSync(at(...path))
      .filter((name) => /\.(?:puz|ipuz|jpz|xd|xwj|json)$/.test(name))
      .map((name) => [...path, name].join('/')),
  );
const read = (name: string) => readCrossword(readFileSync(at(name)));

test('every file from the field has the outcome that is known of it', ({ skip }) => {
  if (folder === undefined) skip(told);
  const found = names().map((name) => {
    const done = read(name);
    return [name, done.ok ? shown(done.value) : done.reason];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('four writings of one puzzle say the same', ({ skip }) => {
  if (folder === undefined) skip(told);
  const [ipuz, indexed, puz, xd] = ['test.ipuz', 'test-zero-indexed.ipuz', 'test.puz', 'test.xd'].map((name) => {
    const done = read(`files/kotwords/${name}`);
    if (!done.ok) throw new Error(done.detail.message);
    return done.value.file;
  });
  expect(indexed).toEqual(ipuz);
  expect(puz).toEqual(ipuz);
  // That of .xd has links and images in its clues, and its notes as a description.
  expect({ ...xd, lists: [] }).toEqual({ ...ipuz, lists: [] });
});

test('what is read is written in every format and read again', ({ skip }) => {
  if (folder === undefined) skip(told);
  const formats: CrosswordFormat[] = [
    'puz',
    'ipuz',
    'xd',
    'xwj',
    'exolve',
    'guardian',
    'react-crossword',
    'crossword-layout-generator',
  ];
  let [written, whole] = [0, 0];
  for (const name of names()) {
    const done = read(name);
    if (!done.ok) continue;
    const { file, format, puzzle } = done.value;
    if (puzzle)
      expect(crossword.verify(puzzle, createBudget({ steps: 10_000 })), name).toMatchObject({ value: { holds: true } });
    for (const other of formats) {
      const made = writeCrossword(file, other, { lossy: true });
      if (!made.ok) {
        expect(made.reason, name).toBe('no-solution');
        continue;
      }
      written += 1;
      const again = readCrossword(made.value.content);
      expect(again.ok && again.value.file, `${name} as ${other}`).toEqual(made.value.file);
      if (other !== format) continue;
      expect(made.value, name).toMatchObject({ file, lost: [] });
      whole += 1;
    }
  }
  expect([written, whole]).toEqual([156, 20]);
});

test('kana and emoji are letters of one cell', ({ skip }) => {
  if (folder === undefined) skip(told);
  for (const name of ['broken/kana.ipuz', 'broken/nfd-kana.ipuz', 'xwordgiver/japanese-5x5.xwj']) {
    const done = read(name);
    const solutions = done.ok ? done.value.file.cells.flatMap(({ solution }) => solution ?? []) : [];
    expect(solutions.length, name).toBeGreaterThan(6);
    expect(
      solutions.every((one) => countGraphemes(one) === 1),
      name,
    ).toBe(true);
    expect(done.ok && writeCrossword(done.value.file, 'puz'), name).toMatchObject({
      ok: false,
      reason: 'cannot-carry',
    });
  }
  expect(read('xwordgiver/japanese-5x5.xwj')).toMatchObject({ value: { puzzle: { answer: 'カイカク' } } });
});
