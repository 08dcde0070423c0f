import { isCellImage } from './cell-image.ts';
import type { Problem } from '../decode.ts';
import { canHold } from './content.ts';
import { endsByHost } from './ending.ts';
import { foldKana } from './fold-kana.ts';
import { countGraphemes, isLetter } from './graphemes.ts';
import type { CrosswordCell, CrosswordPuzzle } from './types.ts';

/**
 * What the parts alone do not say, as far as play relies on it: as many cells as width and height make, content in each,
 * words that lie on cells, every cell in a word, groups of words that are there, and the letters of the answer once each.
 * Whether the board is a sound one is `verify`'s to say.
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
    const odd = oddLetter(puzzle, cell) ?? oddDress(puzzle, cell);
    if (odd !== undefined) report(`cells[${at}].${odd.key}`, odd.key, odd.message);
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
  const linked = new Set<number>();
  for (const [nth, group] of (Object.hasOwn(puzzle, 'groups') ? puzzle.groups! : []).entries()) {
    if (group.some((entry) => entry >= entries.length))
      report(`groups[${nth}]`, 'range', `there are ${entries.length} words, counted from 0.`);
    if (group.some((entry) => linked.has(entry)) || new Set(group).size < group.length)
      report(`groups[${nth}]`, 'group', 'a word is linked to others once.');
    for (const entry of group) linked.add(entry);
    if (problems.length > 9) return problems;
  }
  const alone = cells.findIndex((cell, at) => cell !== null && !covered.has(at));
  if (alone >= 0) report(`cells[${alone}]`, 'alone', 'every cell is in a word.');
  return problems;
}

interface Odd {
  readonly key: 'letter' | 'alternatives' | 'shade' | 'image';
  readonly message: string;
}

function oddLetter(puzzle: CrosswordPuzzle, { letter, kind }: CrosswordCell): Odd | undefined {
  if (isLetter(letter)) return undefined;
  if (kind === 'answer') return { key: 'letter', message: 'one letter that can be seen is wanted.' };
  if (letter === '' && kind === 'blank' && endsByHost(puzzle)) return undefined;
  if (letter !== '' && canHold(puzzle, letter)) return undefined;
  const message =
    'one letter that can be seen is wanted; more where the puzzle has rebus, none in a blank cell where it ends by the host.';
  return { key: 'letter', message };
}

/** What is wrong with what a cell has besides its letter. */
export function oddDress(
  puzzle: Pick<CrosswordPuzzle, 'rebus'>,
  cell: Pick<CrosswordCell, 'letter' | 'alternatives' | 'shade' | 'image'>,
): Odd | undefined {
  const shade = Object.hasOwn(cell, 'shade') ? cell.shade : undefined;
  if (typeof shade === 'string' && !/^#[\da-f]{6}$/.test(shade))
    return { key: 'shade', message: 'true or #rrggbb is wanted, with small letters.' };
  if (Object.hasOwn(cell, 'image') && !isCellImage(cell.image!))
    return { key: 'image', message: 'data:image/png;base64,… is wanted, or jpeg, gif, webp.' };
  if (!Object.hasOwn(cell, 'alternatives')) return undefined;
  const { letter, alternatives = [] } = cell;
  const all = [letter, ...alternatives];
  const isSound =
    letter !== '' &&
    alternatives.every((one) => canHold(puzzle, one)) &&
    new Set(all.map(foldKana)).size === all.length;
  return isSound
    ? undefined
    : { key: 'alternatives', message: 'contents beside a known one are wanted, all different.' };
}
