import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import type { NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import type { TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { createRunner, type RunnerOptions, type RunnerWay } from '@kumiki/react';

/** What the tests see of a page beside the page itself. */
export interface Embed {
  tileStack?: Session<TileStackTypes>;
  nonogram?: Session<NonogramTypes>;
  crossword?: Session<CrosswordTypes>;
  nullPuzzle?: Session<NullPuzzleTypes>;
  /** Of a puzzle that the app brings itself. */
  ownPuzzle?: { readonly getSnapshot: () => { readonly puzzle: { readonly picks: readonly number[] } } };
  /** Sessions of boards that a server made. */
  servedNonogram?: Session<NonogramTypes>;
  /** What React had to mend while it hydrated. */
  recovered: string[];
  /** The way that a runner of this page takes, by a job of its own. */
  readonly way: () => Promise<RunnerWay | undefined>;
  /** Boards that take about a second to make, made by a runner of this page. */
  readonly work: () => Promise<void>;
}
declare global {
  interface Window {
    embed: Embed;
  }
}

export function expose(options: RunnerOptions = {}): Embed {
  const job = async (puzzle: string, args: unknown, boards: number): Promise<RunnerWay | undefined> => {
    const runner = createRunner(options);
    for (let seed = 0; seed < boards; seed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const made = await runner.run({ puzzle, op: 'generate', args, seed: String(seed) });
      if (!made.ok) throw new Error(JSON.stringify(made));
    }
    const { way } = runner;
    runner.dispose();
    return way;
  };
  window.embed = {
    recovered: [],
    way: () => job('null-puzzle', { lamps: 5 }, 1),
    work: async () => void (await job('tile-stack', { layout: 'turtle', difficulty: 'hard' }, 8)),
  };
  return window.embed;
}
