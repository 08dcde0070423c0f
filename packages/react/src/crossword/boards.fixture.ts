import { crosswordFromEntries, type CrosswordPuzzle, type EntriesInput } from '@kumiki/core/crossword';

/** A board of entries; those of the tests are right. */
export function board(input: EntriesInput): CrosswordPuzzle {
  const made = crosswordFromEntries(input);
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  return made.value;
}

/**
 * Eight cells by six, with an empty column at the left.
 *
 * ```text
 * .KETTLE.   1 … 6
 * ...E....   11
 * ..SAUCER   18 … 23
 * ...P....   27
 * .SPOON..   33 … 37
 * ...T....   43
 * ```
 */
export const tea: CrosswordPuzzle = board({
  entries: [
    { answer: 'KETTLE', row: 0, column: 1, direction: 'across', clue: 'It sings when the tea is near' },
    { answer: 'TEAPOT', row: 0, column: 3, direction: 'down', clue: 'Where leaves and hot water meet' },
    { answer: 'SAUCER', row: 2, column: 2, direction: 'across', clue: 'What a cup stands on' },
    { answer: 'SPOON', row: 4, column: 1, direction: 'across', clue: 'It goes round and round' },
  ],
});

/**
 * Five cells by three; ケ and ク are given.
 *
 * ```text
 * ケイサン.   0 … 3
 * ..ク..     7
 * ..ラジオ    12 … 14
 * ```
 */
export const garden: CrosswordPuzzle = board({
  entries: [
    { answer: 'ケイサン', row: 0, column: 0, direction: 'across' },
    { answer: 'サクラ', row: 0, column: 2, direction: 'down' },
    { answer: 'ラジオ', row: 2, column: 2, direction: 'across' },
  ],
  given: [
    [0, 0],
    [1, 2],
  ],
});

/** カキ and キク, the answer クキ: nothing is shown. */
export const answerBoard: CrosswordPuzzle = {
  ...board({
    entries: [
      { answer: 'カキ', row: 0, column: 0, direction: 'across' },
      { answer: 'キク', row: 0, column: 1, direction: 'down' },
    ],
  }),
  style: 'answer',
  hide: 'most',
  hidden: 1,
  answer: 'クキ',
  cells: [
    { letter: 'カ', kind: 'blank' },
    { letter: 'キ', kind: 'answer', at: 1 },
    null,
    { letter: 'ク', kind: 'answer', at: 0 },
  ],
};

/**
 * Seven cells by five. One clue speaks for 1 across, 2 down and 1 down, in this order; 3 across has its own.
 *
 * ```text
 * OUTER.P    0 … 4, 6
 * R.....E    7, 13
 * C.....A   14, 20
 * APPLE.C   21 … 25, 27
 * ......E   34
 * ```
 */
export const linkedBoard: CrosswordPuzzle = board({
  entries: [
    { answer: 'OUTER', row: 0, column: 0, direction: 'across', clue: 'Far from inner war, by a whale (5,5,4)' },
    { answer: 'ORCA', row: 0, column: 0, direction: 'down', clue: 'See 1 across' },
    { answer: 'PEACE', row: 0, column: 6, direction: 'down', clue: 'See 1 across' },
    { answer: 'APPLE', row: 3, column: 0, direction: 'across', clue: 'It keeps doctors away' },
  ],
  groups: [[0, 2, 1]],
});
