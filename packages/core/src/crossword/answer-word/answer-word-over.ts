import { createBudget, stopped, type Budget, type Stopped } from '../../budget.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { foldKana } from '../fold-kana.ts';
import { graphemes, hasUnfit, isLetter } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { CrosswordCell, CrosswordPuzzle } from '../types.ts';
import { boardLetters } from './board-letters.ts';
import { haveOwn } from './have-own.ts';
import { widestSpread, type Widest } from './widest-spread.ts';

/**
 * 50 ms. Answers of six to ten letters take 1 ms on boards of fifty words; on boards of a hundred three in four are proved
 * within this. See `test/bench/crossword-arrange.ts`.
 */
const USUAL_STEPS = 20_000;

export type AnswerWord = {
  /** The board with the answer word: its letters are cells of kind `answer`. */
  readonly puzzle: CrosswordPuzzle;
  /** By letter its cell. */
  readonly cells: readonly number[];
  /** The least distance between two of them, counted in cells along rows and columns. */
  readonly spread: number;
  /** Does no word of the board hold two of them? */
  readonly apart: boolean;
  /** Was it proved that no other choice is better? Otherwise the budget ended. */
  readonly proved: boolean;
};
export type AnswerWordDetail =
  /** Fewer than two letters or more than 64, or what can't stand in a cell. */
  | { readonly code: 'bad-word' }
  /** The board was composed around an answer word of its own. */
  | { readonly code: 'has-answer'; readonly answer: string }
  /** It is a word of the board, which would give it away. */
  | { readonly code: 'on-board'; readonly entry: number }
  /** Letters that the board has less often than the word, once for each time that it lacks. */
  | { readonly code: 'missing-letters'; readonly letters: readonly string[] }
  | { readonly code: 'stopped' };

/**
 * Lays an answer word (二重枠) over a board: for each of its letters a typed cell with that letter, in words of their own
 * where that can be, and as far from one another as can be (the least distance between two is the largest). An answer
 * that was laid over the board before is replaced.
 *
 * @param budget 20,000 steps unless told; when it ends, the best choice so far is the answer, and `proved` is false.
 */
export function answerWordOver(
  puzzle: CrosswordPuzzle,
  answer: string,
  budget: Budget = createBudget({ steps: USUAL_STEPS }),
): Result<AnswerWord, 'invalid' | 'impossible' | Stopped, AnswerWordDetail> {
  const parts = answer.length > crosswordLimits.answer ? [] : graphemes(answer);
  if (parts.length < 2 || parts.length > crosswordLimits.letters || hasUnfit(answer) || !parts.every(isLetter))
    return fail('invalid', { code: 'bad-word' });
  if (puzzle.style === 'answer') return fail('invalid', { code: 'has-answer', answer: puzzle.answer ?? '' });
  const letters = parts.map(foldKana);
  const spelled = letters.join('\u0000');
  const entry = puzzle.entries.findIndex((one) => graphemes(one.answer).map(foldKana).join('\u0000') === spelled);
  if (entry >= 0) return fail('impossible', { code: 'on-board', entry });
  const held = boardLetters(puzzle);
  const missing = lacking(letters, held).map((nth) => parts[nth]!);
  if (missing.length > 0) return fail('impossible', { code: 'missing-letters', letters: missing });

  const candidates = letters.map((letter) => held.get(letter)!);
  const lone = loneCells(puzzle, candidates, budget);
  const found = lone.best ? lone : widestSpread(candidates, puzzle.width, () => false, budget);
  if (!found.best) return { ...stopped(budget), detail: { code: 'stopped' } };
  const { cells, spread } = found.best;
  const value = { puzzle: withAnswer(puzzle, answer, cells), cells, spread, apart: lone.best !== undefined };
  return succeed({ ...value, proved: lone.proved && found.proved }, budget.spent);
}

/** Cells of which no two are in one word; for half of the budget, so that others are found where there are none. */
function loneCells(puzzle: CrosswordPuzzle, candidates: readonly (readonly number[])[], budget: Budget): Widest {
  const wordsOf = puzzle.cells.map((): number[] => []);
  for (const [nth, entry] of puzzle.entries.entries()) for (const cell of entry.cells) wordsOf[cell]!.push(nth);
  if (!haveOwn(candidates.map((cells) => new Set(cells.flatMap((cell) => wordsOf[cell]!))))) return { proved: true };
  const half = createBudget({ steps: Math.floor(budget.left / 2) });
  const found = widestSpread(
    candidates,
    puzzle.width,
    (a, b) => wordsOf[a]!.some((word) => wordsOf[b]!.includes(word)),
    half,
  );
  budget.spend(half.spent);
  return found;
}

/** The places of letters for which the board has no cell left. */
function lacking(letters: readonly string[], held: ReadonlyMap<string, readonly number[]>): number[] {
  const used = new Map<string, number>();
  return [...letters.keys()].filter((nth) => {
    const letter = letters[nth]!;
    used.set(letter, (used.get(letter) ?? 0) + 1);
    return used.get(letter)! > (held.get(letter)?.length ?? 0);
  });
}

function withAnswer(puzzle: CrosswordPuzzle, answer: string, chosen: readonly number[]): CrosswordPuzzle {
  return {
    ...puzzle,
    answer,
    cells: puzzle.cells.map((cell, at): CrosswordCell | null => {
      if (cell === null || cell.kind === 'given') return cell;
      const nth = chosen.indexOf(at);
      const { at: _, ...plain } = cell;
      return nth < 0 ? { ...plain, kind: 'blank' } : { ...plain, kind: 'answer', at: nth };
    }),
  };
}
