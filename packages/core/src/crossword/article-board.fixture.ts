import { crosswordFromEntries } from './from-entries.ts';
import type { CrosswordCell, CrosswordPuzzle, Mode } from './types.ts';

/** The words of the board that article 000 prints, and where they lie. */
export const articleEntries = [
  { answer: 'データベース', row: 0, column: 4, direction: 'down' },
  { answer: 'メトリクス', row: 5, column: 0, direction: 'across' },
  { answer: 'スクリプト', row: 5, column: 4, direction: 'down' },
  { answer: 'プロトコル', row: 9, column: 2, direction: 'across' },
] as const;

/** That board: データベース and スクリプト share their ス, the letters of ベクトル and that ス are typed. */
export function articleBoard(mode: Mode): CrosswordPuzzle {
  const made = crosswordFromEntries({ entries: articleEntries, mode: 'chain' });
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  const answer = [
    [3, 4],
    [5, 3],
    [9, 4],
    [9, 6],
  ].map(([row, column]) => row! * 7 + column!);
  return {
    ...made.value,
    style: 'answer',
    mode,
    answer: 'ベクトル',
    attempts: 1,
    cells: made.value.cells.map((cell, at): CrosswordCell | null => {
      const nth = answer.indexOf(at);
      if (nth >= 0) return { ...cell!, kind: 'answer', at: nth };
      return cell && { ...cell, kind: at === 5 * 7 + 4 ? 'blank' : 'given' };
    }),
  };
}
