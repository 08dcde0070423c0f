// Clues of a .jpz that speak for several words: one word of the file lies on the cells of all.
import { crosswordFromEntries, type CrosswordFile, type CrosswordPuzzle } from '@kumiki/core/crossword';
import { expect, test } from 'vitest';
import { readJpz } from './read-jpz.ts';
import { writeJpz } from './write-jpz.ts';

/**
 * ```text
 * 1 CAT
 *   A#O
 * 3 REN
 * ```
 */
const xml = (words: string, clues: string): string => `<crossword-compiler><rectangular-puzzle><crossword>
<grid width="3" height="3">${Array.from('CATA#OREN', (letter, at) => {
  const number = { 0: '1', 2: '2', 6: '3' }[at];
  const place = `x="${(at % 3) + 1}" y="${Math.floor(at / 3) + 1}"`;
  if (letter === '#') return `<cell ${place} type="block"/>`;
  return `<cell ${place} solution="${letter}"${number ? ` number="${number}"` : ''}/>`;
}).join('')}</grid>
${words}<clues><title><b>Across</b></title>${clues}</clues></crossword></rectangular-puzzle></crossword-compiler>`;
const read = (text: string) => {
  const done = readJpz(text);
  if (!done.ok) throw new Error(done.detail.message);
  return done.value;
};
const linkedIn = (puzzle: CrosswordPuzzle | undefined): string[][] | undefined =>
  puzzle?.groups?.map((group) => group.map((entry) => puzzle.entries[entry]!.answer));
const both = '<word id="1" x="1-3" y="1"><cells x="1-3" y="3"/></word>';

test('is read as a group: the clue is for the first word, and a link for the one of its number', () => {
  const { file, puzzle, notes } = read(
    xml(both, '<clue word="1" number="1, 3">Linked</clue><clue word="1" number="3" is-link="1">See 1</clue>'),
  );
  expect(linkedIn(puzzle)).toEqual([['CAT', 'REN']]);
  expect(file.lists[0]!.clues.map(({ number, cells }) => [number, cells])).toEqual([
    ['1', [0, 1, 2]],
    ['3', [6, 7, 8]],
  ]);
  expect(puzzle!.entries.map(({ clue }) => clue)).toEqual(['Linked', undefined, undefined, 'See 1']);
  expect(notes).toEqual([]);
});

test('around a corner, whose cell is there once or twice', () => {
  for (const from of [1, 2]) {
    const corner = `<word id="1" x="1-3" y="1"><cells x="3" y="${from}-3"/></word>`;
    expect(linkedIn(read(xml(corner, '<clue word="1" number="1">x</clue>')).puzzle)).toEqual([['CAT', 'TON']]);
  }
});

test('a link to a word that the group does not have is named; so is a group that is told twice', () => {
  const codes = (clues: string): string[] => read(xml(both, clues)).notes.map(({ code }) => code);
  expect(codes('<clue word="1" number="1">x</clue><clue word="1" number="2" is-link="1">y</clue>')).toEqual([
    'clue-cells',
  ]);
  expect(codes('<clue word="1" number="1">x</clue><clue word="1" number="1">y</clue>')).toEqual(['linked-clues']);
});

test('cells that are no whole words stay what they are', () => {
  const { file, puzzle } = read(
    xml('<word id="1" x="1-3" y="1"><cells x="1-2" y="3"/></word>', '<clue word="1" number="1">x</clue>'),
  );
  expect([file.groups, puzzle!.groups]).toEqual([undefined, undefined]);
  expect(file.lists[0]!.clues[0]!.cells).toEqual([0, 1, 2, 6, 7]);
});

test('a game with a group is written and read again, whole; one that can’t be told is named', () => {
  const made = crosswordFromEntries({
    entries: [
      { answer: 'CAT', row: 0, column: 0, direction: 'across', clue: 'Linked (3,3,3)' },
      { answer: 'REN', row: 2, column: 0, direction: 'across', clue: 'See 1' },
      { answer: 'CAR', row: 0, column: 0, direction: 'down', clue: 'Alone' },
      { answer: 'TON', row: 0, column: 2, direction: 'down' },
    ],
    groups: [[0, 3, 1]],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  const written = writeJpz(made.value);
  if (!written.ok) throw new Error(JSON.stringify(written.detail));
  expect(written.value.content).toContain('is-link="1"');
  expect(read(written.value.content).puzzle).toEqual(made.value);
  const noClue = crosswordFromEntries({
    entries: made.value.entries.map(({ answer, cells, direction, clue }, nth) => ({
      answer,
      row: Math.floor(cells[0]! / 3),
      column: cells[0]! % 3,
      direction,
      ...(nth === 0 || clue === undefined ? {} : { clue }),
    })),
    groups: [[0, 3]],
  });
  if (!noClue.ok) throw new Error(JSON.stringify(noClue.detail));
  expect(writeJpz(noClue.value)).toMatchObject({ detail: { lost: [{ code: 'linked-clues' }] } });
});

test('a file whose clue lies on several words links them only by name', () => {
  const { file } = read(xml('<word id="1" x="1-3" y="1"/>', '<clue word="1" number="1">x</clue>'));
  const odd: CrosswordFile = {
    ...file,
    lists: [{ ...file.lists[0]!, clues: [{ ...file.lists[0]!.clues[0]!, cells: [0, 1, 2, 6, 7, 8] }] }],
  };
  expect(writeJpz(odd)).toMatchObject({ detail: { lost: [{ code: 'clue-cells' }] } });
  const lossy = writeJpz(odd, { lossy: true });
  expect(lossy.ok && read(lossy.value.content).file).toEqual(lossy.ok && lossy.value.file);
});

test('a group of half the board that all clues name is read and written in a moment', () => {
  const side = 254;
  const rows = Array.from({ length: side / 2 }, (_, row) => 2 * row + 1);
  const cells = rows.map((y) => {
    const open = Array.from({ length: side }, (_, x) => {
      const number = x === 0 ? ` number="${(y + 1) / 2}"` : '';
      return `<cell x="${x + 1}" y="${y}"${number} solution="A"/>`;
    });
    return `${open.join('')}<cell x="1-${side}" y="${y + 1}" type="block"/>`;
  });
  const through = `<word id="1">${rows.map((y) => `<cells x="1-${side}" y="${y}"/>`).join('')}</word>`;
  const clue = '<clue word="1" number="2" is-link="1">See 1</clue>';
  const large = `<crossword-compiler><rectangular-puzzle><crossword><grid width="${side}" height="${side}">${cells.join('')}</grid>${through}
<clues><title>Across</title><clue word="1" number="1">All</clue>${clue.repeat(3_500)}</clues></crossword></rectangular-puzzle></crossword-compiler>`;
  const before = process.cpuUsage();
  const { file } = read(large);
  expect(file.groups![0]).toHaveLength(rows.length);
  const written = writeJpz(file, { lossy: true });
  expect(written.ok && written.value.file.groups).toEqual(file.groups);
  const { user, system } = process.cpuUsage(before);
  // A tenth of that where nobody else works; if each clue looked at the whole group, minutes.
  expect(user + system).toBeLessThan(20_000_000);
}, 60_000);
