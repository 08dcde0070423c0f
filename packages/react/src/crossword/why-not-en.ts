import type { SlotName } from '@kumiki/core/crossword/rules';
import type { UnplacedMessages, WhyNotMessages } from './why-not.ts';

const named = ({ number, direction }: SlotName): string => `${number} ${direction}`;
const place = (row: number, column: number): string => `row ${row + 1}, column ${column + 1}`;
/** Letters by place: one that is settled, several in brackets, a dash for any. */
const form = (letters: readonly string[]): string =>
  letters.map((some) => (some === '' ? '–' : some.length === 1 ? some : `[${shortened(some)}]`)).join(' ');
const shortened = (letters: string): string => (letters.length > 8 ? `${letters.slice(0, 8)}…` : letters);

export const whyNotEn: WhyNotMessages = {
  'no-answer-word': ({ wanted: [least, most] }) =>
    `No word has ${least === most ? least : `${least} to ${most}`} letters, so there is no answer to hide.`,
  'no-crossing': ({ letters }) =>
    `No answer can be spread over the other words: nothing else contains ${letters.join(' ')}.`,
  'bad-options': ({ message }) => message,
  'bad-pattern': ({ problems: [first] }) => {
    switch (first?.code) {
      case 'ragged':
        return `Row ${first.row + 1} of the pattern should have ${first.wanted} cells, as the first one has.`;
      case 'bad-cell':
        return `The pattern has something other than a block, a dot or a letter at ${place(first.row, first.column)}.`;
      case 'alone':
        return `The cell at ${place(first.row, first.column)} of the pattern is in no word. Open one beside it, or close it.`;
      case 'too-long':
        return `The word from ${place(first.row, first.column)} on is too long. Put a block into it.`;
      case 'unknown':
        return `There is no pattern called ${first.name}.`;
      default:
        return 'The pattern has no cells, or too many.';
    }
  },
  'bad-lexicon': ({ message }) => message,
  'bad-pin': ({ pin, why }) =>
    `Pinned word ${pin + 1} ${
      {
        'no-slot': 'stands where the pattern has no word. Move it, or change the pattern.',
        'wrong-length': 'is longer or shorter than its place. Move it, or change the pattern.',
        conflict: 'crosses a word with another letter. Move one of them.',
        twice: 'is there twice, or has the place of another one. Leave one out.',
        outside: 'leaves the board. Move it, or make the board larger.',
        'bad-word': 'can’t stand on a board: two letters or more are wanted.',
      }[why]
    }`,
  'too-few-words': ({ lengths }) =>
    lengths.length === 0
      ? 'There are no words to fill with.'
      : `Too few words: ${lengths.map(({ length, slots, words }) => `${slots} of ${length} letters wanted, ${words} there`).join('; ')}.`,
  'root-infeasible': ({ blocked, letters, slots }) =>
    `No word fits ${named(blocked)}, which would have to read ${form(letters)}${
      slots.length > 1
        ? `, because of ${slots
            .filter((slot) => slot.number !== blocked.number || slot.direction !== blocked.direction)
            .map(named)
            .join(', ')}`
        : ''
    }. Add such a word, or change one of these places.`,
  infeasible: () => 'Everything was tried: these words can’t fill this pattern. Add words, or change the pattern.',
  unfilled: ({ filled, slots }) =>
    `${filled} of ${slots} places were filled before the effort ran out. Try again with another seed, or add words.`,
  'no-words': () => 'None of the words can stand on a board. Two letters or more are wanted.',
  'all-too-long': ({ shortest, longest }) =>
    `The shortest word has ${shortest} letters and the board only ${longest} cells. Make the board larger.`,
  'nothing-crosses': ({ words: [first, second] }) =>
    `No two of these words share a letter. A word with a letter of ${first} and one of ${second} would join them.`,
  'pins-apart': ({ pins: [first, second], proved }) =>
    `Pinned words ${first + 1} and ${second + 1} ${proved ? 'can’t be' : 'were not'} joined by any words. Add words with letters of both, or move them nearer to one another.`,
};

export const unplacedEn: UnplacedMessages = {
  empty: 'it is empty',
  'one-letter': 'it has only one letter',
  'bad-character': 'it has a character that is no letter',
  'too-long': 'it is too long',
  'too-many': 'the list is too long',
  'too-many-letters': 'the list has too many different letters',
  duplicate: 'it is there already',
  'no-shared-letter': 'it shares no letter with another word',
  apart: 'it shares letters only with words that are left out',
  budget: 'no place was found',
};
