import type { SlotName } from '@kumiki/core/crossword/rules';
import type { UnplacedMessages, WhyNotMessages } from './why-not.ts';

const named = ({ number, direction }: SlotName): string => `${number} ${direction}`;
const place = (row: number, column: number): string => `row ${row + 1}, column ${column + 1}`;
/** Letters by place: one that is settled, several in brackets, a dash for any. */
const form = (letters: readonly string[]): string =>
  letters.map((some) => (some === '' ? '–' : some.length === 1 ? some : `[${shortened(some)}]`)).join(' ');
const shortened = (letters: string): string => (letters.length > 8 ? `${letters.slice(0, 8)}…` : letters);

export const whyNotEn: WhyNotMessages = {
  'no-answer-word': ({ wanted: [least, most], have }) =>
    `No word has ${least === most ? least : `${least} to ${most}`} letters, so there is no answer to hide. Add one${
      have.length > 0 ? `, or ask for as many letters as the words have: ${have.join(', ')}` : ''
    }.`,
  'no-crossing': ({ letters }) =>
    `No answer can be spread over the other words: nothing else contains ${letters.join(' ')}. Add words that do.`,
  'bad-options': (detail) =>
    detail.why === 'answer-length'
      ? `An answer of ${detail.wanted[0]} to ${detail.wanted[1]} letters can’t be asked for. Give two whole numbers, the smaller first.`
      : `${detail.words} words are more than the ${detail.most} that can be arranged. Give fewer, or fill a grid with them.`,
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
        return `There is no pattern called ${first.name}. Take one of the library, or give its rows.`;
      default:
        return 'The pattern has no cells, or too many. Give it 1 to 255 rows of 1 to 255 cells.';
    }
  },
  'bad-lexicon': (detail) => {
    switch (detail.why) {
      case 'too-many-letters':
        return `The word list has ${detail.letters} different letters, too many for so many words. Leave out words with rare letters.`;
      case 'missing':
        return 'The word list that the settings name is not there. Send the bytes of the lexicon as an asset.';
      default:
        return 'The word list is damaged. Make its lexicon anew.';
    }
  },
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
      ? 'There are no words to fill with. Add some.'
      : `Too few words: ${lengths.map(({ length, slots, words }) => `${slots} of ${length} letters wanted, ${words} there`).join('; ')}. Add words, or change the pattern.`,
  'root-infeasible': ({ blocked, single, letters, slots }) => {
    const others = slots.filter((slot) => slot.number !== blocked.number || slot.direction !== blocked.direction);
    const because = others.length > 0 ? ` because of ${others.map(named).join(', ')}` : '';
    const more = single ? '' : ' It is not the only one without a word.';
    return `No word fits ${named(blocked)}${because}: it would have to read ${form(letters)}. Add such a word, or change one of these places.${more}`;
  },
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
