import { countGraphemes, isLetter } from '../graphemes.ts';
import { crosswordFromEntries, type EntriesInput, type EntriesProblem } from '../from-entries.ts';
import { crosswordLimits } from '../limits.ts';
import type { CrosswordMove, CrosswordPuzzle } from '../types.ts';
import type { CrosswordFile } from './crossword-file.ts';
import { usedBeside } from './features.ts';
import { wordKey } from './linked-words.ts';
import type { Notes } from './notes.ts';
import { progressOf } from './progress.ts';
import { runsOf } from './standard-entries.ts';

type Words = EntriesInput['entries'];

export type FileGame = {
  readonly puzzle: CrosswordPuzzle;
  /** What was filled in when the file was saved, to be played at the start; missing where nothing was. */
  readonly progress?: readonly CrosswordMove[];
};

/**
 * The file as a game, where the game can hold it: every cell in a word, words that go right or down. A board whose clues are
 * for parts of runs is one of mode `chain`; one with letters that the file does not say ends by the host. Why there is none,
 * and what it leaves out, goes to the notes.
 */
export function toPuzzle(file: CrosswordFile, notes: Notes): FileGame | undefined {
  const { width, height, cells, answerWord } = file;
  const beside = usedBeside(file, ['timer', 'numbers', 'enumerations', 'markup', 'void']);
  const isOpen = cells.map(({ kind }) => kind === 'open');
  const { words, isChain } = wordsOf(file);
  const covered = new Set(words.flatMap(({ cells: word }) => word));
  const alone = cells.flatMap((_, at) => (isOpen[at] && !covered.has(at) ? [at] : []));
  if (file.locked) notes.add('locked', 'The solution is scrambled; unlockCrossword opens it.');
  if (alone.length > 0) notes.add('alone', 'Cells are in no word.', { cells: alone });
  if (file.locked || alone.length > 0) {
    notes.add('no-puzzle', 'The game has no place for this board yet; the file holds all of it.');
    return undefined;
  }
  const place = (at: number) => ({ row: Math.floor(at / width), column: at % width });
  const given = cells.flatMap((cell, at) => (cell.given ? [[place(at).row, place(at).column] as const] : []));
  const dressed = cells.flatMap(({ circle, image, shade, barRight, barBelow }, at) => {
    if (!circle && image === undefined && shade === undefined && !barRight && !barBelow) return [];
    const bars = { ...(barRight ? { right: barRight } : {}), ...(barBelow ? { below: barBelow } : {}) };
    return [
      {
        ...place(at),
        ...(circle ? { circle } : {}),
        ...(image === undefined ? {} : { image }),
        ...(shade === undefined ? {} : { shade }),
        ...(barRight || barBelow ? { bars } : {}),
      },
    ];
  });
  const groups = linkedOf(file, words, notes);
  const made = crosswordFromEntries({
    entries: words,
    groups,
    given,
    cells: dressed,
    mode: isChain ? 'chain' : 'strict',
    rebus: usedBeside(file, ['rebus']).length > 0,
  });
  if (!made.ok) {
    notes.add('no-puzzle', reasonOf(made.detail, words));
    return undefined;
  }
  for (const { code, cells: where } of beside)
    notes.add(code, `The game leaves out ${code}.`, where ? { cells: where } : {});
  if (file.lists.some(({ direction }) => direction === 'other'))
    notes.add('clue-lists', 'The game leaves out clues that run neither across nor down.');
  const whole = resized(made.value, width, height);
  const puzzle = answerWord === undefined ? whole : withAnswer(whole, answerWord, notes);
  const progress = progressOf(file, puzzle, notes);
  return { puzzle, ...(progress.length > 0 ? { progress } : {}) };
}

type Word = Words[number] & { readonly cells: readonly number[] };

/** The words of the board: its runs, and of runs whose clues are for parts of them only, those parts. */
function wordsOf(file: CrosswordFile): { readonly words: readonly Word[]; readonly isChain: boolean } {
  const { width, cells, lists } = file;
  const clues = new Map<string, { readonly cells: readonly number[]; readonly text: string }>();
  const partsOf = new Map<string, (readonly number[])[]>();
  const runs = runsOf(file);
  const runAt = new Map(runs.flatMap(({ direction, cells: run }) => run.map((at) => [`${direction} ${at}`, run])));
  for (const { direction, clues: inside } of lists) {
    if (direction === 'other') continue;
    const step = direction === 'across' ? 1 : width;
    for (const clue of inside) {
      const key = `${direction} ${clue.cells.join()}`;
      const [first] = clue.cells;
      const run = runAt.get(`${direction} ${first}`);
      if (clues.has(key) || run === undefined) continue;
      clues.set(key, clue);
      if (
        clue.cells.length < 2 ||
        clue.cells.some((at, nth) => at !== first! + nth * step) ||
        !run.includes(clue.cells.at(-1)!)
      )
        continue;
      const place = `${direction} ${run[0]}`;
      const parts = partsOf.get(place);
      if (parts) parts.push(clue.cells);
      else partsOf.set(place, [clue.cells]);
    }
  }
  let isChain = false;
  const words = runs.flatMap(({ direction, cells: run }) => {
    const parts = partsOf.get(`${direction} ${run[0]}`) ?? [];
    const isWhole = parts.length === 0 || parts.some((part) => part.length === run.length);
    isChain ||= !isWhole;
    return (isWhole ? [run] : parts).map((word): Word => {
      const clue = clues.get(`${direction} ${word.join()}`)?.text;
      return {
        answer: word.map((at) => cells[at]!.solution ?? ''),
        row: Math.floor(word[0]! / width),
        column: word[0]! % width,
        direction,
        ...(clue ? { clue: clue.slice(0, crosswordLimits.clue) } : {}),
        cells: word,
      };
    });
  });
  return { words, isChain };
}

/** Groups as indices of the words. */
function linkedOf({ groups = [] }: CrosswordFile, words: readonly Word[], notes: Notes): number[][] {
  const placeOf = new Map(words.map(({ direction, cells }, nth) => [wordKey({ direction, cell: cells[0]! }), nth]));
  const linked = groups.map((group) => group.flatMap((word) => placeOf.get(wordKey(word)) ?? []));
  const whole = linked.filter(({ length }, nth) => length === groups[nth]!.length);
  if (whole.length < groups.length) notes.add('linked-clues', 'A clue speaks for a word that the game does not have.');
  return whole;
}

function shown({ answer }: Words[number]): string {
  return (typeof answer === 'string' ? answer : answer.join('')).slice(0, 64);
}

function reasonOf([problem]: readonly EntriesProblem[], words: Words): string {
  switch (problem?.code) {
    case 'bad-answer':
      return `The game has no place for the word ${shown(words[problem.entry]!)}: 2 … 64 letters without a space are wanted.`;
    case 'same-word':
      return `The game has each word once; ${shown(words[problem.entries[1]]!)} is there twice.`;
    case 'no-entries':
      return 'No word has two cells.';
    default:
      return `The words make no board of the game: ${problem?.code ?? ''}.`;
  }
}

/** A board is as large as its words; rows and columns at its end are put back. */
function resized(puzzle: CrosswordPuzzle, width: number, height: number): CrosswordPuzzle {
  if (puzzle.width === width && puzzle.height === height) return puzzle;
  const place = (at: number): number => Math.floor(at / puzzle.width) * width + (at % puzzle.width);
  const cells = Array.from<CrosswordPuzzle['cells'][number]>({ length: width * height }).fill(null);
  for (const [at, cell] of puzzle.cells.entries()) cells[place(at)] = cell;
  return {
    ...puzzle,
    width,
    height,
    cells,
    entries: puzzle.entries.map((entry) => ({ ...entry, cells: entry.cells.map(place) })),
  };
}

function withAnswer(puzzle: CrosswordPuzzle, places: readonly number[], notes: Notes): CrosswordPuzzle {
  const answer = places.map((at) => puzzle.cells[at]!.letter).join('');
  const isHeld =
    new Set(places).size === places.length &&
    countGraphemes(answer) === places.length &&
    places.every((at) => puzzle.cells[at]!.kind === 'blank' && isLetter(puzzle.cells[at]!.letter));
  if (!isHeld) {
    notes.add(
      'answer-word',
      'The game leaves out the answer word: it needs a cell of its own for each letter, known and not given.',
    );
    return puzzle;
  }
  const nth = new Map(places.map((at, index) => [at, index]));
  const cells = puzzle.cells.map((cell, at) =>
    cell && nth.has(at) ? { ...cell, kind: 'answer' as const, at: nth.get(at)! } : cell,
  );
  return { ...puzzle, cells, answer };
}
