'use client';
import {
  nonogramRules,
  valueOf,
  type NonogramMove,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram/rules';
import { useEffect, useState } from 'react';
import type { UsePuzzle } from '../puzzle/use-puzzle.ts';

/** Row by row what `valueOf` says of the right marks: 0 blank, 1 filled, in colours c + 1. */
export type Solution = Uint8Array;

/**
 * The solution, where it is wanted: of a board that brings it, or of one that has a single one, which is then worked out in
 * the worker. Undefined until it is there, and where a board has several: then no cell is wrong by itself.
 */
export function useSolution({ session, controller }: UsePuzzle<NonogramTypes>, wanted: boolean): Solution | undefined {
  const puzzle = wanted ? session?.getSnapshot().puzzle : undefined;
  const [found, setFound] = useState<{ readonly puzzle: NonogramPuzzle; readonly cells: Solution }>();
  useEffect(() => {
    if (!puzzle || puzzle.solution !== undefined || puzzle.claim !== 'unique') return undefined;
    const job = new AbortController();
    void controller.ask('solve', { puzzle, state: nonogramRules.start(puzzle) }, job.signal).then((solved) => {
      if (!solved.ok || job.signal.aborted) return;
      const cells = new Uint8Array(puzzle.rows.length * puzzle.columns.length);
      for (const move of solved.value as readonly NonogramMove[]) {
        if (move.type === 'mark') for (const cell of move.cells) cells[cell] = valueOf(move.mark);
      }
      setFound({ puzzle, cells });
    });
    return () => job.abort();
  }, [puzzle, controller]);
  if (!puzzle) return undefined;
  if (puzzle.solution !== undefined) return Uint8Array.from(puzzle.solution, Number);
  return found?.puzzle === puzzle ? found.cells : undefined;
}

/** Does a mark contradict the solution? */
export function isWrong(mark: number, solution: number): boolean {
  return mark !== 0 && valueOf(mark) !== solution;
}
