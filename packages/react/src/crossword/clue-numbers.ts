import { linkedEntries, type CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { CrosswordMessages } from './messages.ts';

/** Does its clue speak for others too? */
export function isHead(puzzle: CrosswordPuzzle, index: number): boolean {
  const [head, other] = linkedEntries(puzzle, index);
  return other !== undefined && head === index;
}

/** What is printed before a clue: its number, or all for which it speaks. */
export function numbersOf(puzzle: CrosswordPuzzle, index: number, messages: CrosswordMessages): string {
  const { number, direction } = puzzle.entries[index]!;
  if (!isHead(puzzle, index)) return String(number);
  const group = linkedEntries(puzzle, index).map((each) => puzzle.entries[each]!);
  return messages.entries(group, direction);
}
