import type { Session } from '@kumiki/core';
import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import type { TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { createRunner, type RunnerOptions, type RunnerWay } from '@kumiki/react';

/** What the test sees of a page beside the page itself. */
export interface Embed {
  tileStack?: Session<TileStackTypes>;
  nullPuzzle?: Session<NullPuzzleTypes>;
  /** The way that a runner of this page takes, by a job of its own. */
  readonly way: () => Promise<RunnerWay | undefined>;
}
declare global {
  interface Window {
    embed: Embed;
  }
}

export function expose(options: RunnerOptions = {}): Embed {
  window.embed = {
    async way() {
      const runner = createRunner(options);
      const made = await runner.run({ puzzle: 'null-puzzle', op: 'generate', args: { lamps: 5 } });
      if (!made.ok) throw new Error(JSON.stringify(made));
      const { way } = runner;
      runner.dispose();
      return way;
    },
  };
  return window.embed;
}
