// Files that others made. They are not part of the repository.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCrossword } from '@kumiki/core/crossword';
import { expect, test } from 'vitest';
import { readJpz } from './read-jpz.ts';
import { writeJpz } from './write-jpz.ts';

const folder = process.env['KUMIKI_FIELD_DATA'];
const told = 'set KUMIKI_FIELD_DATA to a folder with crossword/files/kotwords and crossword/broken';
const bytes = (name: string): Uint8Array => readFileSync(join(folder!, 'crossword', name));

/** By name: columns, rows, clues, whether it is a game, and the codes of its notes; or why it is refused. */
const expected: Readonly<Record<string, string>> = {
  'files/kotwords/test.jpz': '5x5 5+5 game',
  'files/kotwords/test-no-namespaces.jpz': '5x5 5+5 game',
  'files/kotwords/test-cell-ranges.jpz': '5x5 5+5 game',
  'files/kotwords/test-html.jpz': '5x5 5+5 game markup',
  'files/kotwords/test-barred.jpz': '5x5 4+6 game property',
  'files/kotwords/test-void.jpz': '7x7 5+5 game style style style style void',
  'files/kotwords/test-prefilled.jpz': '5x5 5+5 game',
  'broken/xxe.jpz': 'malformed',
};

test('every .jpz from the field has the outcome that is known of it, and is written to be read again', ({ skip }) => {
  if (folder === undefined) skip(told);
  const found = Object.keys(expected).map((name) => {
    const read = readJpz(bytes(name));
    if (!read.ok) return [name, read.reason];
    const { file, puzzle, notes } = read.value;
    for (const zip of [false, true]) {
      const made = writeJpz(file, { zip });
      expect(made.ok && readJpz(made.value.content), name).toMatchObject({ ok: true, value: { file } });
    }
    const clues = file.lists.map((list) => list.clues.length).join('+');
    const codes = notes.map(({ code }) => code);
    return [name, [`${file.width}x${file.height}`, clues, ...(puzzle ? ['game'] : []), ...codes].join(' ')];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('it says the same as the same puzzle in another format', ({ skip }) => {
  if (folder === undefined) skip(told);
  const ipuz = readCrossword(bytes('files/kotwords/test.ipuz'));
  for (const name of ['test.jpz', 'test-no-namespaces.jpz']) {
    const jpz = readJpz(bytes(`files/kotwords/${name}`));
    expect(jpz.ok && jpz.value.file, name).toEqual(ipuz.ok && ipuz.value.file);
  }
  const barred = readCrossword(bytes('files/kotwords/test-barred.xd'));
  const jpz = readJpz(bytes('files/kotwords/test-barred.jpz'));
  expect(jpz.ok && jpz.value.file.cells.map((cell) => [cell.solution, cell.barRight, cell.barBelow])).toEqual(
    barred.ok && barred.value.file.cells.map((cell) => [cell.solution, cell.barRight, cell.barBelow]),
  );
});
