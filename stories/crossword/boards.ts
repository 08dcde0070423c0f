import type { CrosswordPuzzle } from '@kumiki/core/crossword';
import { board } from './story-steps.ts';

/** カキ and キク cross in キ. */
export const autumn: CrosswordPuzzle = board({
  entries: [
    { answer: 'カキ', row: 0, column: 0, direction: 'across', clue: '桃栗三年、これは八年' },
    { answer: 'キク', row: 0, column: 1, direction: 'down', clue: '秋に咲き、和菓子の形にもなる花' },
  ],
});

export const tea: CrosswordPuzzle = board({
  entries: [
    { answer: 'KETTLE', row: 0, column: 1, direction: 'across', clue: 'It sings when the tea is near' },
    { answer: 'TEAPOT', row: 0, column: 3, direction: 'down', clue: 'Where leaves and hot water meet' },
    { answer: 'SAUCER', row: 2, column: 2, direction: 'across', clue: 'What a cup stands on' },
    { answer: 'SPOON', row: 4, column: 1, direction: 'across', clue: 'Round and round it goes, and the sugar is gone' },
  ],
});

/** One clue speaks for 1 across, 2 down and 1 down. */
export const linked: CrosswordPuzzle = board({
  entries: [
    { answer: 'OUTER', row: 0, column: 0, direction: 'across', clue: 'Far from inner war, by a whale (5,5,4)' },
    { answer: 'ORCA', row: 0, column: 0, direction: 'down', clue: 'See 1 across' },
    { answer: 'PEACE', row: 0, column: 6, direction: 'down', clue: 'See 1 across' },
    { answer: 'APPLE', row: 3, column: 0, direction: 'across', clue: 'It keeps doctors away' },
  ],
  groups: [[0, 2, 1]],
});
