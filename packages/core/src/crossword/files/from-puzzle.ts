import type { CrosswordPuzzle, Direction } from '../types.ts';
import type { CrosswordFile, FileCell } from './crossword-file.ts';
import { speaking, usualTitle } from './features.ts';
import { plainLine } from './plain-text.ts';

/** The board of a game as a file: letters, what is given, numbers, clues, and the answer word. */
export function crosswordFileOf(puzzle: CrosswordPuzzle): CrosswordFile {
  const { width, height, entries } = puzzle;
  const numbers = new Map(entries.map(({ number, cells }) => [cells[0]!, String(number)]));
  const cells = puzzle.cells.map((cell, at): FileCell => {
    if (cell === null) return { kind: 'block' };
    const number = numbers.get(at);
    return {
      kind: 'open',
      solution: cell.letter,
      ...(cell.kind === 'given' ? { given: true } : {}),
      ...(number === undefined ? {} : { number }),
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
    ...(answer.length > 0 ? { answerWord: answer } : {}),
  });
}
