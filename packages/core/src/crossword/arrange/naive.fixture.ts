// Oracles: they read boards as text and try layouts one after the other, and know nothing of how boards are made.
import type { Random } from '../../random.ts';
import { spelled } from '../reading.fixture.ts';
import type { CrosswordPuzzle, Pin, Word } from '../types.ts';

export interface Asked {
  readonly words: readonly Word[];
  readonly pinned?: readonly Pin[];
  readonly size?: { readonly width: number; readonly height: number };
}

/** The letters of a spelling; no test word folds to letters of several code points. */
const lettersOf = (answer: string): string[] => Array.from(spelled(answer));
const GAP = '.';

function rowsOf({ cells, width, height }: CrosswordPuzzle): string[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => {
      const cell = cells[row * width + column];
      return cell ? spelled(cell.letter) : GAP;
    }),
  );
}

/** Words of two or more letters in the rows, then in the columns: `row,column,direction,word`. */
function runsIn(rows: readonly (readonly string[])[]): string[] {
  const at = (row: number, column: number): string => rows[row]?.[column] ?? GAP;
  const runs: string[] = [];
  for (const [row, line] of rows.entries()) {
    for (const column of line.keys()) {
      for (const [direction, down, right] of [
        ['across', 0, 1],
        ['down', 1, 0],
      ] as const) {
        if (at(row, column) === GAP || at(row - down, column - right) !== GAP) continue;
        let word = '';
        for (let n = 0; at(row + n * down, column + n * right) !== GAP; n += 1)
          word += at(row + n * down, column + n * right);
        if (Array.from(word).length > 1) runs.push(`${row},${column},${direction},${word}`);
      }
    }
  }
  return runs;
}

/** How many parts the letters are in. */
function partsIn(rows: readonly (readonly string[])[]): number {
  const open = new Set(
    rows.flatMap((line, row) => line.flatMap((letter, column) => (letter === GAP ? [] : [`${row},${column}`]))),
  );
  let parts = 0;
  while (open.size > 0) {
    parts += 1;
    const waiting = [[...open][0]!];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!open.delete(next)) continue;
      const [row, column] = next.split(',').map(Number) as [number, number];
      for (const [y, x] of [
        [row + 1, column],
        [row - 1, column],
        [row, column + 1],
        [row, column - 1],
      ] as const)
        waiting.push(`${y},${x}`);
    }
  }
  return parts;
}

/** What is wrong with a board as an answer to what was asked; '' for nothing. */
export function faultOf(puzzle: CrosswordPuzzle, asked: Asked): string {
  const { words, pinned = [], size } = asked;
  const rows = rowsOf(puzzle);
  const runs = runsIn(rows);
  const entries = puzzle.entries.map(({ cells, direction, answer }) => {
    const [row, column] = [Math.floor(cells[0]! / puzzle.width), cells[0]! % puzzle.width];
    return `${row},${column},${direction},${spelled(answer)}`;
  });
  if (String(runs.toSorted()) !== String(entries.toSorted())) return `runs ${runs.join(' ')}`;
  if (puzzle.cells.flat().filter(Boolean).length === 0 || partsIn(rows) !== 1) return `${partsIn(rows)} parts`;
  const laid = puzzle.entries.map(({ answer }) => spelled(answer));
  if (new Set(laid).size < laid.length) return 'a word twice';
  const known = new Map([...words.toReversed(), ...pinned.toReversed()].map((word) => [spelled(word.answer), word]));
  for (const { answer, clue } of puzzle.entries) {
    const word = known.get(spelled(answer));
    if (word?.answer !== answer || word.clue !== clue) return `${answer} (${clue}) is none of the words`;
  }
  if (size ? puzzle.width !== size.width || puzzle.height !== size.height : !isTight(rows)) return 'another size';
  const pins = pinned.map((pin) => {
    const entry = puzzle.entries.find(({ answer }) => answer === pin.answer);
    if (entry?.direction !== pin.direction) return 'gone';
    const [row, column] = [Math.floor(entry.cells[0]! / puzzle.width), entry.cells[0]! % puzzle.width];
    return `${row - pin.row},${column - pin.column}`;
  });
  if (new Set(pins).size > 1 || pins.includes('gone') || (size && pins.some((moved) => moved !== '0,0')))
    return `pins moved by ${pins.join(' ')}`;
  return reasonsFault(puzzle, asked, laid);
}

function isTight(rows: readonly (readonly string[])[]): boolean {
  const filled = (line: readonly (string | undefined)[]): boolean => line.some((letter) => letter !== GAP);
  return (
    filled(rows[0]!) &&
    filled(rows.at(-1)!) &&
    filled(rows.map((line) => line[0])) &&
    filled(rows.map((line) => line.at(-1)))
  );
}

/** Is every word on the board or named, and is what is said of it true? */
function reasonsFault(puzzle: CrosswordPuzzle, { words, pinned = [], size }: Asked, laid: readonly string[]): string {
  const named = puzzle.unplaced ?? [];
  if (
    String(named.map(({ word }) => word)) !==
    String([...new Set(named.map(({ word }) => word))].toSorted((a, b) => a - b))
  )
    return 'named out of order';
  const longest = size ? Math.max(size.width, size.height) : 255;
  const isWord = (answer: string): boolean => lettersOf(answer).length > 1 && !/\s/.test(answer);
  const fitting = [...pinned, ...words]
    .map(({ answer }) => answer)
    .filter((answer) => isWord(answer) && lettersOf(answer).length <= longest)
    .map(spelled);
  const share = (a: string, b: string): boolean => Array.from(a).some((letter) => b.includes(letter));
  const reached = new Set(laid);
  for (const word of reached) for (const other of fitting) if (share(word, other)) reached.add(other);
  for (const [nth, { answer }] of words.entries()) {
    const said = named.find(({ word }) => word === nth);
    const spelling = spelled(answer);
    const before = words.slice(0, nth).some((other) => spelled(other.answer) === spelling);
    const isPinned = pinned.some((pin) => spelled(pin.answer) === spelling);
    let reason: string | undefined;
    if (answer === '') reason = 'empty';
    else if (/\s/.test(answer)) reason = 'bad-character';
    else if (lettersOf(answer).length === 1) reason = 'one-letter';
    else if (isPinned) reason = undefined;
    else if (before) reason = 'duplicate';
    else if (lettersOf(answer).length > longest) reason = 'too-long';
    else if (laid.includes(spelling)) reason = undefined;
    else if (reached.has(spelling)) reason = 'budget';
    else if (fitting.some((other) => other !== spelling && share(other, spelling))) reason = 'apart';
    else reason = 'no-shared-letter';
    if (said?.reason !== reason || (said && said.answer !== answer))
      return `${answer} is said to be ${said?.reason}, but is ${reason}`;
  }
  return '';
}

/** Words, crossings, width and height of a board as a person counts them. */
export function countsOf(puzzle: CrosswordPuzzle): [words: number, crossings: number, width: number, height: number] {
  const rows = rowsOf(puzzle);
  const runs = runsIn(rows);
  const letters = rows.flat().filter((letter) => letter !== GAP).length;
  const total = runs.reduce((sum, run) => sum + Array.from(run.split(',')[3]!).length, 0);
  const used = rows.flatMap((line, row) => (line.some((letter) => letter !== GAP) ? [row] : []));
  const columns = [...rows[0]!.keys()].filter((column) => rows.some((line) => line[column] !== GAP));
  return [runs.length, total - letters, columns.at(-1)! - columns[0]! + 1, used.at(-1)! - used[0]! + 1];
}

type Laid = { readonly word: string; readonly row: number; readonly column: number; readonly down: boolean };

/**
 * All sound layouts of one piece of some or all of these words, the first one across, by trying; each is given to `visit`.
 * `grows`: only those that are sound after every word.
 */
export function everyLayout(
  words: readonly string[],
  grows: boolean,
  visit: (counts: ReturnType<typeof countsOf>) => void,
): void {
  const seen = new Set<string>();
  const grow = (laid: readonly Laid[]): void => {
    const top = Math.min(...laid.map(({ row }) => row));
    const left = Math.min(...laid.map(({ column }) => column));
    const name = laid
      .map(({ word, row, column, down }) => `${word}${row - top},${column - left}${down}`)
      .toSorted()
      .join(' ');
    if (seen.has(name)) return;
    seen.add(name);
    const letters = new Map<string, string>();
    for (const { word, row, column, down } of laid)
      for (const [n, letter] of Array.from(word).entries())
        letters.set(`${row + (down ? n : 0)},${column + (down ? 0 : n)}`, letter);
    const counts = countsIfSound(laid, letters);
    if (counts) visit(counts);
    else if (grows) return;
    for (const word of words) {
      if (laid.some((other) => other.word === word)) continue;
      for (const [cell, held] of letters) {
        const [y, x] = cell.split(',').map(Number) as [number, number];
        for (const [n, letter] of Array.from(word).entries()) {
          if (letter !== held) continue;
          for (const down of [false, true]) {
            const next = { word, row: down ? y - n : y, column: down ? x : x - n, down };
            if (agrees(next, laid, letters)) grow([...laid, next]);
          }
        }
      }
    }
  };
  for (const word of words) grow([{ word, row: 0, column: 0, down: false }]);
}

/** Same letters where it crosses, and no cell with another word of its direction. */
function agrees(next: Laid, laid: readonly Laid[], letters: ReadonlyMap<string, string>): boolean {
  const own = new Map(
    Array.from(next.word, (letter, n) => [
      `${next.row + (next.down ? n : 0)},${next.column + (next.down ? 0 : n)}`,
      letter,
    ]),
  );
  for (const [cell, letter] of own) if ((letters.get(cell) ?? letter) !== letter) return false;
  return laid.every(
    ({ word, row, column, down }) =>
      down !== next.down ||
      Array.from(word).every((_, n) => !own.has(`${row + (down ? n : 0)},${column + (down ? 0 : n)}`)),
  );
}

function countsIfSound(
  laid: readonly Laid[],
  letters: ReadonlyMap<string, string>,
): ReturnType<typeof countsOf> | undefined {
  const places = [...letters.keys()].map((cell) => cell.split(',').map(Number) as [number, number]);
  const top = Math.min(...places.map(([row]) => row));
  const left = Math.min(...places.map(([, column]) => column));
  const height = Math.max(...places.map(([row]) => row)) - top + 1;
  const width = Math.max(...places.map(([, column]) => column)) - left + 1;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => letters.get(`${row + top},${column + left}`) ?? GAP),
  );
  const wanted = laid.map(
    ({ word, row, column, down }) => `${row - top},${column - left},${down ? 'down' : 'across'},${word}`,
  );
  if (String(runsIn(rows).toSorted()) !== String(wanted.toSorted())) return undefined;
  const total = laid.reduce((sum, { word }) => sum + word.length, 0);
  return [laid.length, total - letters.size, width, height];
}

const ALPHABETS = ['AB', 'ABCDE', 'ABCDEFGHIJKL', 'あいうえおアィうッつー', 'さくらすいかｶ', '🍎🍊🍇いA'];

/** A case of chance: words of a few letters, some of them no words or twice there, a size now and then, and pins. */
export function smallCase(random: Random): Asked {
  const letters = Array.from(ALPHABETS[random.int(ALPHABETS.length)]!);
  const word = (least: number, more: number): string =>
    Array.from({ length: least + random.int(more) }, () => letters[random.int(letters.length)]!).join('');
  const words: Word[] = Array.from({ length: 1 + random.int(14) }, () => {
    const answer = random.int(30) === 0 ? ['', 'A', 'A B', 'XX', 'ZY'][random.int(5)]! : word(2, 5);
    return random.int(3) === 0 ? { answer, clue: `Clue of ${answer}` } : { answer };
  });
  const size = random.int(3) === 0 ? { width: 2 + random.int(8), height: 2 + random.int(8) } : undefined;
  const pinned: Pin[] = [];
  const pins = random.int(3) === 0 ? 1 + random.int(3) : 0;
  for (let n = 0; n < pins; n += 1) {
    const answer = random.int(4) === 0 && words[0]!.answer.length > 1 ? words[0]!.answer : word(2, 3);
    const place = {
      row: random.int(7),
      column: random.int(7),
      direction: random.int(2) === 0 ? 'across' : 'down',
    } as const;
    pinned.push({ answer, ...place });
  }
  return { words, ...(size ? { size } : {}), ...(pins > 0 ? { pinned } : {}) };
}
