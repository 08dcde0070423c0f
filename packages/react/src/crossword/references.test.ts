import { expect, test } from 'vitest';
import { board } from './boards.fixture.ts';
import { referencesOf } from './references.ts';

const names = (clue: string): readonly string[] => {
  const puzzle = board({
    entries: [
      { answer: 'KETTLE', row: 0, column: 1, direction: 'across', clue },
      { answer: 'TEAPOT', row: 0, column: 3, direction: 'down', clue: 'x' },
      { answer: 'SAUCER', row: 2, column: 2, direction: 'across', clue: 'y' },
    ],
  });
  return referencesOf(puzzle, 0).map((index) => `${puzzle.entries[index]!.number} ${puzzle.entries[index]!.direction}`);
};

test.each([
  ['See 3 across', ['3 across']],
  ['Opposite of 2-Down, like 3ac', ['3 across', '2 down']],
  ['ヨコ3の反対', ['3 across']],
  ['3のヨコと、タテのカギ2', ['3 across', '2 down']],
  ['See 1 across', []],
  ['In 1999 downed', []],
  ['77 across', []],
  ['Plain', []],
])('%s', (clue, wanted) => {
  expect(names(clue).toSorted()).toEqual(wanted.toSorted());
});
