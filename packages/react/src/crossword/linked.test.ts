// Typing on through the words that one clue speaks for.
import { crosswordRules, type CrosswordPuzzle, type CrosswordState } from '@kumiki/core/crossword/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { board, linkedBoard } from './boards.fixture.ts';
import { cursorInEntry, entryAt, pathAt, stepTo, typedNext, type Cursor } from './cursor.ts';
import { deleteBackward, typeText, type TypingHabits } from './typing.ts';

const across = (cell: number): Cursor => ({ cell, direction: 'across' });
const down = (cell: number): Cursor => ({ cell, direction: 'down' });
const start = crosswordRules.start(linkedBoard);
type Moves = ReturnType<typeof typeText>['moves'];
const play = (state: CrosswordState, moves: Moves): CrosswordState =>
  moves.reduce((now, move) => crosswordRules.reduce(now, move, linkedBoard), state);
const put = (moves: Moves): string =>
  moves.map((move) => (move.type === 'letter' ? `${move.cell}${move.letter}` : move.type)).join(' ');
const named = ({ cell, direction }: Cursor): string => `${cell}${direction[0]}`;
function typeEach(at: Cursor, text: string, from = start, habits: TypingHabits = {}) {
  let [state, cursor] = [from, at];
  const way: string[] = [];
  for (const letter of text) {
    const typed = typeText(linkedBoard, state, cursor, letter, habits);
    state = play(state, typed.moves);
    ({ cursor } = typed);
    way.push(named(cursor));
  }
  return { state, cursor, way: way.join(' ') };
}

describe('letters', () => {
  test('at the end of a word go on in the next one of the group, which may turn, over letters that are there', () => {
    expect(typeEach(across(0), 'OUTER').way).toBe('1a 2a 3a 4a 6d');
    // The O of ORCA stands there by now.
    expect(typeEach(across(0), 'OUTERPEACE').way).toBe('1a 2a 3a 4a 6d 13d 20d 27d 34d 7d');
    expect(typeEach(across(0), 'OUTERPEACE', start, { skipFilled: false }).cursor).toEqual(down(0));
  });

  test('go on from wherever the group was entered, and skip a gap that was left before', () => {
    expect(typeEach(down(27), 'CE').cursor).toEqual(down(0));
    expect(typeEach(across(4), 'R').cursor).toEqual(down(6));
  });

  test('of the whole group come by one paste; only then the cursor leaves it, for a word that has a gap', () => {
    const typed = typeText(linkedBoard, start, across(0), 'OUTERPEACEORCA');
    expect(put(typed.moves)).toBe('0O 1U 2T 3E 4R 6P 13E 20A 27C 34E 7R 14C 21A');
    expect(typed.cursor).toEqual(across(22));
  });

  test('typed over go on cell by cell; the habit to stay at the end stays at that of the group', () => {
    const full = play(start, typeText(linkedBoard, start, across(0), 'OUTERPEACEORCA').moves);
    expect(typeEach(across(0), 'OUTERPEACE', full).way).toBe('1a 2a 3a 4a 6d 13d 20d 27d 34d 0d');
    expect(typeEach(across(0), 'OUTERPEACERCA', start, { atEnd: 'stay' }).cursor).toEqual(down(21));
  });

  test('of a whole word lie from its beginning where the cursor waits in it; those of the group from the group’s', () => {
    const word = play(start, typeText(linkedBoard, start, down(6), 'PE').moves);
    expect(put(typeText(linkedBoard, word, down(20), 'PEACE').moves)).toBe('20A 27C 34E');
    const group = play(start, typeText(linkedBoard, start, across(0), 'OUTERP').moves);
    expect(put(typeText(linkedBoard, group, down(13), 'OUTERPEACEORCA').moves)).toBe('13E 20A 27C 34E 7R 14C 21A');
  });

  test('of another word stay in it', () => {
    const typed = typeText(linkedBoard, start, across(21), 'APPLETREE');
    expect(put(typed.moves)).toBe('21A 22P 23P 24L 25E');
    expect(entryAt(linkedBoard, typed.cursor)).toBe(0);
  });
});

describe('Backspace', () => {
  test('at the start of a word goes back to the one before it in the group, and turns', () => {
    const { state } = typeEach(across(0), 'OUTER');
    expect(deleteBackward(linkedBoard, state, down(6))).toEqual({
      moves: [{ type: 'letter', cell: 4, letter: '' }],
      cursor: across(4),
    });
  });
  test('at the start of the group, and of other words, does nothing', () => {
    for (const cursor of [across(0), across(21)])
      expect(deleteBackward(linkedBoard, start, cursor)).toEqual({ moves: [], cursor });
  });
  test('takes back what was typed through a whole group, letter by letter', () => {
    let { state, cursor } = typeEach(across(0), 'OUTERPEACERC');
    const way: string[] = [];
    while (state.empty < start.empty) {
      const typed = deleteBackward(linkedBoard, state, cursor);
      state = play(state, typed.moves);
      ({ cursor } = typed);
      way.push(named(cursor));
    }
    expect(way.join(' ')).toBe('14d 7d 0d 34d 27d 20d 13d 6d 4a 3a 2a 1a');
  });
});

describe('the path', () => {
  test('is that of the entry where nothing is linked', () => {
    const { steps } = pathAt(linkedBoard, cursorInEntry(linkedBoard, start, 3));
    expect(steps.map(({ cell }) => cell)).toEqual(linkedBoard.entries[3]!.cells);
  });

  test('has a cell that ends one word and begins the next once', () => {
    const corner = board({
      entries: [
        { answer: 'TEA', row: 0, column: 0, direction: 'across' },
        { answer: 'ART', row: 0, column: 2, direction: 'down' },
      ],
      groups: [[0, 1]],
    });
    expect(pathAt(corner, across(0)).steps.map(({ cell }) => cell)).toEqual([0, 1, 2, 5, 8]);
    // Either way around, the cursor is found on it.
    expect(pathAt(corner, down(2)).at).toBe(2);
    expect(put(typeText(corner, crosswordRules.start(corner), across(0), 'TEART').moves)).toBe('0T 1E 2A 5R 8T');
  });

  test('is walked forth and back to the same places, whatever is linked', () => {
    const group = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(group, (entries) => {
        const puzzle: CrosswordPuzzle = { ...linkedBoard, groups: [entries] };
        const naive = entries
          .flatMap((each) => puzzle.entries[each]!.cells.map((cell) => ({ cell, entry: each })))
          .filter(({ cell }, nth, all) => cell !== all[nth - 1]?.cell);
        const first = { cell: naive[0]!.cell, direction: puzzle.entries[entries[0]!]!.direction };
        expect(pathAt(puzzle, first).steps).toEqual(naive);
        let cursor: Cursor = first;
        for (const step of naive.slice(1)) {
          const next = typedNext(puzzle, cursor, 1)!;
          expect(next).toEqual(step);
          const before = cursor;
          cursor = stepTo(puzzle, cursor, next);
          expect(entryAt(puzzle, cursor)).toBe(step.entry);
          expect(stepTo(puzzle, cursor, typedNext(puzzle, cursor, -1)!)).toEqual(before);
        }
        expect(typedNext(puzzle, cursor, 1)).toBeUndefined();
      }),
    );
  });
});
