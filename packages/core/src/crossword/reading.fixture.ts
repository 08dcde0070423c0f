// An oracle: it reads a board as text, row by row and column by column, and knows nothing of how boards are made.
import { foldKana } from './fold-kana.ts';
import { graphemes } from './graphemes.ts';
import type { CrosswordPuzzle, Word } from './types.ts';

const GAP = ' ';
export const spelled = (text: string): string => graphemes(text).map(foldKana).join('');

/** The letter at a place, a space where there is none or the board ends. */
function letterAt({ cells, width, height }: CrosswordPuzzle, x: number, y: number): string {
  if (x < 0 || y < 0 || x >= width || y >= height) return GAP;
  const cell = cells[y * width + x];
  return cell ? foldKana(cell.letter) : GAP;
}

/** Every stretch of two or more letters: `0,4 down データベース`, sorted. */
function stretches(puzzle: CrosswordPuzzle): string[] {
  const found: string[] = [];
  for (let y = 0; y < puzzle.height; y += 1) {
    for (let x = 0; x < puzzle.width; x += 1) {
      for (const [direction, dx, dy] of [
        ['across', 1, 0],
        ['down', 0, 1],
      ] as const) {
        if (letterAt(puzzle, x, y) === GAP || letterAt(puzzle, x - dx, y - dy) !== GAP) continue;
        let text = '';
        for (let n = 0; letterAt(puzzle, x + n * dx, y + n * dy) !== GAP; n += 1)
          text += letterAt(puzzle, x + n * dx, y + n * dy);
        if (graphemes(text).length > 1) found.push(`${y},${x} ${direction} ${text}`);
      }
    }
  }
  return found.toSorted();
}

/** The same of the words the board names, where words that run on from another in a line are put together. */
function wordsInLines({ entries, width, mode }: CrosswordPuzzle): string[] {
  const parts = entries.map(({ cells, direction, answer }) => ({
    first: cells[0]!,
    last: cells.at(-1)!,
    direction,
    text: spelled(answer),
  }));
  for (let joined = mode === 'chain'; joined;) {
    joined = false;
    for (const [nth, part] of parts.entries()) {
      const next = parts.findIndex((other) => other.direction === part.direction && other.first === part.last);
      if (next < 0) continue;
      parts[nth] = {
        ...part,
        last: parts[next]!.last,
        text: part.text + graphemes(parts[next]!.text).slice(1).join(''),
      };
      parts.splice(next, 1);
      joined = true;
      break;
    }
  }
  return parts
    .map(({ first, direction, text }) => `${Math.floor(first / width)},${first % width} ${direction} ${text}`)
    .toSorted();
}

/** Do the entries lie where their first cell and direction say, a cell a letter? */
function areStraight({ entries, width, cells }: CrosswordPuzzle): boolean {
  return entries.every(({ cells: own, direction, answer }) => {
    const [x, y] = [own[0]! % width, Math.floor(own[0]! / width)];
    const places = own.map((_, n) => (direction === 'across' ? y * width + x + n : (y + n) * width + x));
    const fits = direction === 'down' || x + own.length <= width;
    const letters = own.map((cell) => foldKana(cells[cell]?.letter ?? GAP)).join('');
    return fits && String(places) === String(own) && letters === spelled(answer);
  });
}

function numbersAlongRows({ entries }: CrosswordPuzzle): boolean {
  let last = 0;
  const numberOf = new Map<number, number>();
  const starts = new Set(entries.map(({ cells }) => cells[0]!));
  for (let cell = 0; starts.size > numberOf.size; cell += 1) {
    if (!starts.has(cell)) continue;
    last += 1;
    numberOf.set(cell, last);
  }
  return entries.every(({ number, cells }) => numberOf.get(cells[0]!) === number);
}

/** Every way to give the letters different words, one after the other. */
function canShareOut(choices: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  const [first, ...rest] = choices;
  if (!first) return true;
  return first.some((word) => !taken.includes(word) && canShareOut(rest, [...taken, word]));
}

/** What the issue asks of a board with an answer word, in the order of its sentences. */
export function isSoundAnswerBoard(puzzle: CrosswordPuzzle): boolean {
  const { entries, cells, answer, hidden, hide } = puzzle;
  if (puzzle.style !== 'answer' || answer === undefined || entries.length === 0) return false;
  const words = entries.map((entry) => spelled(entry.answer));
  if (!areStraight(puzzle) || new Set(words).size < words.length || words.includes(spelled(answer))) return false;
  if (String(stretches(puzzle)) !== String(wordsInLines(puzzle)) || !numbersAlongRows(puzzle)) return false;
  const letters = graphemes(answer).map(foldKana);
  const held = letters.map((_, at) => cells.flatMap((cell, place) => (cell?.at === at ? [place] : [])));
  if (!held.every((places, at) => places.length === 1 && foldKana(cells[places[0]!]!.letter) === letters[at]))
    return false;
  const answerCells = cells.flatMap((cell, place) => (cell?.kind === 'answer' ? [place] : []));
  if (String(answerCells) !== String(held.flat().toSorted((a, b) => a - b))) return false;
  const wordsAt = (place: number): number[] => [...entries.keys()].filter((nth) => entries[nth]!.cells.includes(place));
  if (!canShareOut(held.map(([place]) => wordsAt(place!)))) return false;
  const kindsFit = cells.every((cell, place) => {
    if (cell === null) return wordsAt(place).length === 0;
    return cell.kind === 'given' ? wordsAt(place).length === 1 : wordsAt(place).length > 0;
  });
  const hides = cells.filter((cell, place) => cell?.kind === 'blank' && wordsAt(place).length === 1).length;
  return kindsFit && hides === hidden && (hide === 'none') === (hidden === 0) && hangsTogether(puzzle);
}

/** The same of a board without an answer word: every stretch is a word that lies there, and none comes twice. */
export function isSoundBoard(puzzle: CrosswordPuzzle): boolean {
  if (puzzle.style === 'answer') return isSoundAnswerBoard(puzzle);
  const { entries, cells, answer, hidden, hide } = puzzle;
  const words = entries.map((entry) => spelled(entry.answer));
  const named = new Set(entries.flatMap((entry) => entry.cells));
  return (
    entries.length > 0 &&
    areStraight(puzzle) &&
    new Set(words).size === words.length &&
    String(stretches(puzzle)) === String(wordsInLines(puzzle)) &&
    numbersAlongRows(puzzle) &&
    cells.every((cell, place) => (cell === null) === !named.has(place)) &&
    (answer === undefined
      ? !cells.some((cell) => cell?.kind === 'answer' || cell?.at !== undefined)
      : !words.includes(spelled(answer)) && spelled(lettersInOrder(puzzle)) === spelled(answer)) &&
    (hide === 'none') === (hidden === 0) &&
    (puzzle.unplaced === undefined || hangsTogether(puzzle))
  );
}

/** What the cells of the answer say in the order of their places; a gap where a place comes twice or not at all. */
function lettersInOrder({ cells }: CrosswordPuzzle): string {
  const typed = cells.flatMap((cell) => (cell?.kind === 'answer' ? [cell] : []));
  return typed
    .map((_, at) => typed.filter((cell) => cell.at === at))
    .map((held) => (held.length === 1 ? held[0]!.letter : GAP))
    .join('');
}

/** Cells are painted over and over until nothing changes. */
function hangsTogether({ cells, width }: CrosswordPuzzle): boolean {
  const there = [...cells.keys()].filter((place) => cells[place]);
  const painted = new Set(there.slice(0, 1));
  const touch = (a: number, b: number): boolean =>
    Math.abs(a - b) === width || (Math.abs(a - b) === 1 && Math.floor(a / width) === Math.floor(b / width));
  for (let before = 0; before < painted.size;) {
    before = painted.size;
    for (const place of there) if ([...painted].some((other) => touch(place, other))) painted.add(place);
  }
  return painted.size === there.length;
}

/** Every way to put words of a list on the entries so that given cells stay and crossings agree: all of them are tried. */
export function readings({ cells, entries }: CrosswordPuzzle, words: readonly Word[]): string[][] {
  const list = [...new Set(words.map(({ answer }) => spelled(answer)))];
  const found: string[][] = [];
  const fill = (nth: number, board: ReadonlyMap<number, string>, chosen: readonly string[]): void => {
    const entry = entries[nth];
    if (!entry) return void found.push([...chosen]);
    for (const word of list) {
      const letters = graphemes(word);
      if (letters.length !== entry.cells.length) continue;
      if (!entry.cells.every((cell, at) => (board.get(cell) ?? letters[at]) === letters[at])) continue;
      fill(nth + 1, new Map([...board, ...entry.cells.map((cell, at) => [cell, letters[at]!] as const)]), [
        ...chosen,
        word,
      ]);
    }
  };
  const given = cells.flatMap((cell, at) => (cell?.kind === 'given' ? [[at, foldKana(cell.letter)] as const] : []));
  fill(0, new Map(given), []);
  return found;
}
