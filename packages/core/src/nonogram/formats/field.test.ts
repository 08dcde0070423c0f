// Puzzles that others made. They are not part of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fulfils } from '../grids.fixture.ts';
import { readNonogram } from './read-nonogram.ts';
import { writeNonogram } from './write-nonogram.ts';

const folder = process.env['KUMIKI_FIELD_DATA'];

test('every file from the field is read, agrees with its picture, and is written to be read again', ({ skip }) => {
  if (folder === undefined) skip('set KUMIKI_FIELD_DATA to a folder with nonogram/*.non and nonogram/*.nin');
  const files = readdirSync(join(folder!, 'nonogram')).filter((file) => /\.(?:non|nin)$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(12);
  let goals = 0;
  for (const file of files) {
    const read = readNonogram(readFileSync(join(folder!, 'nonogram', file)));
    if (!read.ok) throw new Error(`${file}, line ${read.detail.line}: ${read.detail.message}`);
    const { format, notes, ...content } = read.value;
    expect({ format, notes }, file).toEqual({ format: file.slice(-3), notes: [] });
    if (content.goal !== undefined) {
      goals += 1;
      expect(fulfils(Array.from(content.goal, Number), content.clues), file).toBe(true);
    }
    for (const other of ['non', 'json'] as const) {
      const made = writeNonogram(content, other);
      expect(made.ok && readNonogram(made.value), file).toMatchObject({ ok: true, value: { ...content, notes: [] } });
    }
  }
  expect(goals).toBeGreaterThanOrEqual(10);
});
