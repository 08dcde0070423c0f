// Pictures behind cells of a .jpz: those that are in the file, and nothing that would have to be fetched or could act.
import { crosswordFromEntries } from '@kumiki/core/crossword';
import { describe, expect, test } from 'vitest';
import { readJpz } from './read-jpz.ts';
import { writeJpz } from './write-jpz.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const xml = (first: string, block = ''): string => `<crossword-compiler><rectangular-puzzle><crossword>
<grid width="3" height="1"><cell x="1" y="1" solution="I" number="1">${first}</cell><cell x="2" y="1" solution="N"/>
<cell x="3" y="1" type="block">${block}</cell></grid><word id="1" x="1-2" y="1"/>
<clues><title><b>Across</b></title><clue word="1" number="1">x</clue></clues></crossword></rectangular-puzzle></crossword-compiler>`;
const picture = (format: string, encoded: string): string =>
  `<background-picture format="${format}"><encoded-image>${encoded}</encoded-image></background-picture>`;
const read = (text: string) => {
  const done = readJpz(text);
  if (!done.ok) throw new Error(done.detail.message);
  return done.value;
};

test.each([
  ['PNG', 'png'],
  ['GIF', 'gif'],
  ['JPG', 'jpeg'],
  ['jpeg', 'jpeg'],
])('a %s is read as an address, in the file and in the game', (format, type) => {
  const wrapped = PNG.replaceAll(/.{20}/g, '$&\n  ');
  const { file, puzzle, notes } = read(xml(picture(format, wrapped)));
  const image = `data:image/${type};base64,${PNG}`;
  expect([file.cells[0]!.image, puzzle!.cells[0]!.image, notes]).toEqual([image, image, []]);
  const again = writeJpz(file);
  expect(again.ok && read(again.value.content).file).toEqual(file);
});

describe('is left out, named with its cell, and the board stays', () => {
  test.each([
    ['an SVG', picture('SVG', 'PHN2Zz48L3N2Zz4=')],
    ['a format that goes on', picture('png;base64,AAAA&quot; onload=&quot;x', PNG)],
    ['no format', `<background-picture><encoded-image>${PNG}</encoded-image></background-picture>`],
    ['no base64', picture('PNG', 'https://example.org/a.png')],
    ['nothing', picture('PNG', '')],
    ['an address elsewhere', '<background-picture format="PNG" href="https://example.org/a.png"/>'],
    ['a picture of 75 kB', picture('PNG', 'A'.repeat(100_001))],
  ])('%s', (_name, child) => {
    const { file, puzzle, notes } = read(xml(child));
    expect([file.cells[0]!.image, puzzle!.cells[0]!.image]).toEqual([undefined, undefined]);
    expect(notes).toEqual([expect.objectContaining({ code: 'style', cells: [0], line: 2 })]);
  });

  test('one of a block', () => {
    const { notes } = read(xml('', picture('PNG', PNG)));
    expect(notes).toEqual([expect.objectContaining({ code: 'style', cells: [2] })]);
  });
});

test('a format that .jpz does not have is named by the writer', () => {
  const made = crosswordFromEntries({
    entries: [{ answer: 'IN', row: 0, column: 0, direction: 'across' }],
    cells: [{ row: 0, column: 1, image: `data:image/webp;base64,${PNG}` }],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  expect(writeJpz(made.value)).toMatchObject({ reason: 'cannot-carry', detail: { lost: [{ code: 'images' }] } });
  const lossy = writeJpz(made.value, { lossy: true });
  expect(lossy.ok && read(lossy.value.content).file.cells[1]).toEqual({ kind: 'open', solution: 'N' });
});
