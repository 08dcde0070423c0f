// The checker of the composer. It reads a board as a person does; no code is shared with drafts, hiding or numbering.
import { pay, stopped, type Stopped } from '../budget.ts';
import type { Job, Tools, Verdict } from '../puzzle.ts';
import { succeed, type Result } from '../result.ts';
import { foldKana } from './fold-kana.ts';
import { graphemes } from './graphemes.ts';
import type { CrosswordCell, CrosswordPuzzle, CrosswordTypes, Direction } from './types.ts';

/** Cells that are looked at in a step. */
const CELLS_A_STEP = 40;

/**
 * Holds when every run of two or more cells up to a gap or a bar is one of the words (`strict`) or a chain of words that share end cells
 * (`chain`), every cell is in a word, the words say what is in their cells (as far as that is known), none is there twice, the numbers follow the
 * rows, words are linked to words, arranged words hang together, the answer word is no word of the board and has one cell a letter, and, where the
 * board was composed around it: all hangs together, each of its letters is in a word of its own, shared cells are typed,
 * and as many cells are hidden as it says. What `uniqueReading` promises can't
 * be seen on a board: it speaks of a vocabulary.
 */
export function* verify(
  puzzle: CrosswordPuzzle,
  { budget }: Tools,
): Job<Result<Verdict<CrosswordTypes>, Stopped, undefined>, never> {
  const cells = puzzle.entries.reduce((sum, entry) => sum + entry.cells.length, puzzle.cells.length);
  if (!(yield* pay(budget, 1 + Math.ceil(cells / CELLS_A_STEP)))) return stopped(budget);
  const runs = runsOf(puzzle);
  const starts = startsOf(puzzle);
  const sound =
    isSpelled(puzzle) &&
    isCovered(puzzle) &&
    isNumbered(puzzle) &&
    isLinkedOnce(puzzle) &&
    runs.every((run) => isMadeOfWords(run, puzzle.mode, starts)) &&
    (puzzle.style === 'answer' ? hasItsAnswer(puzzle) : hasAnswerOrNone(puzzle)) &&
    (!Object.hasOwn(puzzle, 'unplaced') || isOnePiece(puzzle.cells, puzzle.width));
  return succeed(
    sound
      ? { holds: true, claim: puzzle.mode, proof: { runs: runs.length } }
      : { holds: false, claim: 'unproven', proof: null },
    budget.spent,
  );
}

interface Run {
  readonly direction: Direction;
  readonly cells: readonly number[];
}

/** Does a bar stand behind the cell? */
function endsWords(cell: CrosswordCell, direction: Direction): boolean {
  return Object.hasOwn(cell, 'bars') && Object.hasOwn(cell.bars!, direction === 'across' ? 'right' : 'below');
}

/** Every longest row or column of two or more cells without a gap or a bar. */
function runsOf({ width, height, cells }: CrosswordPuzzle): Run[] {
  const runs: Run[] = [];
  const scan = (
    direction: Direction,
    lines: number,
    length: number,
    at: (line: number, nth: number) => number,
  ): void => {
    for (let line = 0; line < lines; line += 1) {
      let run: number[] = [];
      for (let nth = 0; nth <= length; nth += 1) {
        const cell = nth < length ? at(line, nth) : -1;
        const held = cell >= 0 ? cells[cell] : null;
        if (held) run.push(cell);
        if (held && !endsWords(held, direction)) continue;
        if (run.length > 1) runs.push({ direction, cells: run });
        run = [];
      }
    }
  };
  scan('across', height, width, (y, x) => y * width + x);
  scan('down', width, height, (x, y) => y * width + x);
  return runs;
}

const spelling = (text: string): string => graphemes(text).map(foldKana).join('\u0000');

/** The words lie in their lines without gaps and bars, say what is in their cells, and none of them comes twice. */
function isSpelled({ width, cells, entries }: CrosswordPuzzle): boolean {
  const words = entries.map(({ answer }) => spelling(answer));
  const known = words.filter((word) => word !== '');
  if (entries.length === 0 || new Set(known).size < known.length) return false;
  return entries.every(({ direction, cells: own }, nth) => {
    const letters = own.map((cell) => cells[cell]?.letter ?? '');
    // A word that is not known to its last letter is not named.
    const spelled = letters.includes('') ? '' : letters.flatMap(graphemes).map(foldKana).join('\u0000');
    const inLine = own.every((cell, at) => {
      const before = own[at - 1];
      if (before === undefined) return true;
      const held = cells[before];
      if (held && endsWords(held, direction)) return false;
      return direction === 'down' ? cell === before + width : cell === before + 1 && cell % width !== 0;
    });
    return own.length > 1 && inLine && spelled === words[nth];
  });
}

function isCovered({ cells, entries }: CrosswordPuzzle): boolean {
  const covered = new Set(entries.flatMap((entry) => entry.cells));
  return cells.every((cell, at) => (cell !== null) === covered.has(at));
}

/** One number a cell that a word starts in, counted up in reading order. */
function isNumbered({ entries }: CrosswordPuzzle): boolean {
  const firsts = [...new Set(entries.map((entry) => entry.cells[0]!))].toSorted((a, b) => a - b);
  return entries.every((entry) => firsts[entry.number - 1] === entry.cells[0]);
}

/** Each word that is linked to others is there, and is linked once; nothing is linked to itself alone. */
function isLinkedOnce(puzzle: CrosswordPuzzle): boolean {
  const groups = Object.hasOwn(puzzle, 'groups') ? puzzle.groups! : [];
  const linked = groups.flat();
  return (
    groups.every(({ length }) => length > 1) &&
    new Set(linked).size === linked.length &&
    linked.every((entry) => puzzle.entries[entry] !== undefined)
  );
}

/** The words that start in a cell, by direction and cell. */
type Starts = Readonly<Record<Direction, ReadonlyMap<number, readonly (readonly number[])[]>>>;

function startsOf({ entries }: CrosswordPuzzle): Starts {
  const starts = { across: new Map<number, (readonly number[])[]>(), down: new Map<number, (readonly number[])[]>() };
  for (const { direction, cells } of entries) {
    const there = starts[direction].get(cells[0]!);
    if (there) there.push(cells);
    else starts[direction].set(cells[0]!, [cells]);
  }
  return starts;
}

/** In strict boards one word fills a run; in chains each further one starts in the last cell of the one before. */
function isMadeOfWords({ direction, cells }: Run, mode: CrosswordPuzzle['mode'], starts: Starts): boolean {
  const words = cells.flatMap((cell) => starts[direction].get(cell) ?? []);
  if (mode === 'strict' && words.length !== 1) return false;
  let end = cells[0];
  for (const word of words) {
    if (word[0] !== end) return false;
    end = word.at(-1);
  }
  return words.length > 0 && end === cells.at(-1);
}

/** A board that was not composed around an answer may have one laid over it. */
function hasAnswerOrNone(puzzle: CrosswordPuzzle): boolean {
  const { cells, answer, hide, hidden } = puzzle;
  const sound =
    answer === undefined ? !cells.some((cell) => cell?.kind === 'answer') : placesOf(puzzle, answer) !== undefined;
  return sound && (hide === 'none') === (hidden === 0);
}

/** By letter of the answer its cells, one each; undefined where they are not, or the answer is a word of the board. */
function placesOf({ cells, entries }: CrosswordPuzzle, answer: string): number[][] | undefined {
  if (entries.some((entry) => spelling(entry.answer) === spelling(answer))) return undefined;
  const letters = graphemes(answer).map(foldKana);
  const places = letters.map((_, at) => [...cells.keys()].filter((cell) => cells[cell]?.at === at));
  if (!places.every((held, at) => held.length === 1 && foldKana(cells[held[0]!]!.letter) === letters[at]))
    return undefined;
  return cells.filter((cell) => cell?.kind === 'answer').length === letters.length ? places : undefined;
}

function hasItsAnswer(puzzle: CrosswordPuzzle): boolean {
  const { answer, cells, entries, width, hide, hidden } = puzzle;
  const places = answer === undefined ? undefined : placesOf(puzzle, answer);
  if (!places) return false;
  const words = cells.map((): number[] => []);
  for (const [nth, entry] of entries.entries()) for (const cell of entry.cells) words[cell]!.push(nth);
  const alone = cells.filter((cell, at) => cell?.kind === 'blank' && words[at]!.length === 1).length;
  return (
    hidden === alone &&
    (hide === 'none') === (hidden === 0) &&
    cells.every((cell, at) => cell?.kind !== 'given' || words[at]!.length === 1) &&
    isOnePiece(cells, width) &&
    haveWordsOfTheirOwn(places.map(([cell]) => words[cell!]!))
  );
}

function isOnePiece(cells: CrosswordPuzzle['cells'], width: number): boolean {
  const waiting = [...cells.keys()].filter((cell) => cells[cell]).slice(0, 1);
  const reached = new Set(waiting);
  for (const cell of reached) {
    const beside = [cell - width, cell + width];
    if (cell % width > 0) beside.push(cell - 1);
    if (cell % width < width - 1) beside.push(cell + 1);
    for (const next of beside) if (cells[next]) reached.add(next);
  }
  return reached.size === cells.filter((cell) => cell !== null).length;
}

/** Can every letter choose one of its words so that no two choose the same? */
function haveWordsOfTheirOwn(choices: readonly (readonly number[])[]): boolean {
  const chooser = new Map<number, number>();
  const choose = (letter: number, asked: Set<number>): boolean => {
    for (const word of choices[letter]!) {
      if (asked.has(word)) continue;
      asked.add(word);
      const rival = chooser.get(word);
      if (rival === undefined || choose(rival, asked)) {
        chooser.set(word, letter);
        return true;
      }
    }
    return false;
  };
  return choices.every((_, letter) => choose(letter, new Set()));
}
