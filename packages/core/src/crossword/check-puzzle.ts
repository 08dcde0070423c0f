import type { Problem } from '../decode.ts';
import { countGraphemes, isLetter } from './graphemes.ts';
import type { CrosswordPuzzle } from './types.ts';

/**
 * What the parts alone do not say, as far as play relies on it: as many cells as width and height make, a letter in each,
 * words that lie on cells, every cell in a word, and the letters of the answer once each. Whether the board is a sound
 * one is `verify`'s to say.
 */
export function checkPuzzle(puzzle: CrosswordPuzzle): Problem[] {
  const { width, height, cells, entries, style } = puzzle;
  // Fields that may be missing are read as own ones: a page may have put anything on Object.prototype.
  const answer = Object.hasOwn(puzzle, 'answer') ? puzzle.answer : undefined;
  const problems: Problem[] = [];
  const report = (path: string, code: string, message: string): void => {
    problems.push({ path, code, message: `${path}: ${message}` });
  };
  if (cells.length !== width * height) {
    report('cells', 'length', `there are ${cells.length}, but ${width} × ${height} make ${width * height}.`);
    return problems;
  }
  const letters = answer === undefined ? 0 : countGraphemes(answer);
  const found = new Set<number>();
  for (const [at, cell] of cells.entries()) {
    if (cell === null) continue;
    if (!isLetter(cell.letter)) report(`cells[${at}].letter`, 'letter', 'one letter that can be seen is wanted.');
    const nth = Object.hasOwn(cell, 'at') ? cell.at : undefined;
    if ((cell.kind === 'answer') !== (nth !== undefined))
      report(`cells[${at}].at`, 'answer', 'cells of the answer have it, and no others.');
    if (nth === undefined) continue;
    if (nth >= letters || found.has(nth))
      report(`cells[${at}].at`, 'answer', `each of the ${letters} letters of the answer has one cell.`);
    found.add(nth);
    if (problems.length > 9) return problems;
  }
  if (answer === undefined && style === 'answer') report('answer', 'answer', 'boards of style answer have one.');
  if (found.size < letters) report('answer', 'answer', `${letters - found.size} of its letters have no cell.`);
  const covered = new Set<number>();
  for (const [nth, entry] of entries.entries()) {
    if (entry.cells.some((at) => (cells[at] ?? null) === null))
      report(`entries[${nth}].cells`, 'range', 'a word lies on cells of the board.');
    for (const at of entry.cells) covered.add(at);
    if (problems.length > 9) return problems;
  }
  const alone = cells.findIndex((cell, at) => cell !== null && !covered.has(at));
  if (alone >= 0) report(`cells[${alone}]`, 'alone', 'every cell is in a word.');
  return problems;
}
