import { isTyped } from '../entries.ts';
import type { CrosswordCell, CrosswordPuzzle, CrosswordState, Direction } from '../types.ts';
import type { CrosswordFile, FileCell } from './crossword-file.ts';
import { speaking, usualTitle } from './features.ts';
import { inOrder } from './linked-words.ts';
import { plainLine } from './plain-text.ts';

/** What stands for a shade of the board's own. */
const SHADE = '#cccccc';
const [WRONG, REVEALED] = [2, 3];

/**
 * The board of a game as a file: letters, what is given, numbers, clues and what they link, circles, shades, bars, and the answer word; with
 * the state of a game, also what is filled in. Alternatives are in no file.
 */
export function crosswordFileOf(puzzle: CrosswordPuzzle, state?: CrosswordState): CrosswordFile {
  const { width, height, entries } = puzzle;
  const numbers = new Map(entries.map(({ number, cells }) => [cells[0]!, String(number)]));
  const cells = puzzle.cells.map((cell, at): FileCell => {
    if (cell === null) return { kind: 'block' };
    const number = numbers.get(at);
    const entry = state && isTyped(puzzle, at) ? (state.letters[at] ?? '') : '';
    return {
      kind: 'open',
      ...(cell.letter === '' ? {} : { solution: cell.letter }),
      ...(cell.kind === 'given' ? { given: true } : {}),
      ...(number === undefined ? {} : { number }),
      ...dressOf(cell, at % width < width - 1, at + width < puzzle.cells.length),
      ...(entry === '' ? {} : { entry }),
      ...(state?.pencil[at] === 1 ? { pencil: true } : {}),
      ...(state?.marks[at] === WRONG ? { wrong: true } : {}),
      ...(state?.marks[at] === REVEALED ? { revealed: true } : {}),
    };
  });
  const clues = (direction: Direction) =>
    entries
      .filter((entry) => entry.direction === direction)
      .map(({ number, cells: word, clue = '' }) => ({ number: String(number), text: plainLine(clue), cells: word }));
  const lists = (['across', 'down'] as const).map((direction) => ({
    title: usualTitle[direction],
    direction,
    clues: clues(direction),
  }));
  const answer = puzzle.cells
    .flatMap((cell, at) => (cell?.kind === 'answer' ? [{ at, nth: cell.at! }] : []))
    .toSorted((a, b) => a.nth - b.nth)
    .map(({ at }) => at);
  return speaking({
    width,
    height,
    cells,
    lists: lists.filter((list) => list.clues.length > 0),
    ...(Object.hasOwn(puzzle, 'groups')
      ? {
          groups: inOrder(
            puzzle.groups!.map((group) =>
              group.map((entry) => ({ direction: entries[entry]!.direction, cell: entries[entry]!.cells[0]! })),
            ),
          ),
        }
      : {}),
    ...(answer.length > 0 ? { answerWord: answer } : {}),
  });
}

/** Bars at the edge of the board say nothing. */
function dressOf(
  { circle, image, shade, bars }: CrosswordCell,
  hasRight: boolean,
  hasBelow: boolean,
): Partial<FileCell> {
  return {
    ...(circle ? { circle } : {}),
    ...(image === undefined ? {} : { image }),
    ...(shade === undefined ? {} : { shade: shade === true ? SHADE : shade }),
    ...(bars?.right && hasRight ? { barRight: true } : {}),
    ...(bars?.below && hasBelow ? { barBelow: true } : {}),
  };
}
