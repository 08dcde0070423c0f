'use client';
import type { NonogramPuzzle, Rating } from '@kumiki/core/nonogram/rules';
import { useEffect, useState } from 'react';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunnerOptions } from '../../runner/types.ts';
import type { StudioResult } from './make-puzzle.ts';

/** How hard the puzzle of a picture is: what was found on the way to a difficulty, or rated in the worker. */
export function useRating(made: StudioResult | undefined, ways: RunnerOptions): Rating | undefined {
  const [rated, setRated] = useState<{ readonly of: NonogramPuzzle; readonly rating: Rating }>();
  const puzzle = made?.puzzle;
  const known = made?.report.difficulty?.rating;
  useEffect(() => {
    if (!puzzle || known) return undefined;
    const stop = new AbortController();
    const lease = acquireRunner(ways);
    const { rows, columns, rowColours, columnColours, palette } = puzzle;
    const colours = palette && rowColours && columnColours ? { palette, rowColours, columnColours } : {};
    void lease.runner
      .run({ puzzle: 'nonogram', op: 'own:rate', args: { rows, columns, ...colours } }, { signal: stop.signal })
      .then((answer) => answer.ok && setRated({ of: puzzle, rating: answer.value as Rating }))
      .finally(lease.release);
    return () => stop.abort();
  }, [puzzle, known, ways]);
  return known ?? (rated && rated.of === puzzle ? rated.rating : undefined);
}
