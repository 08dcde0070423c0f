import type { AnyPuzzle } from '@kumiki/core';

/** Where the jobs of one of the library's puzzles are done. Nothing of it is loaded before it is asked for. */
export interface Served {
  /** Throws where a page forbids workers. */
  readonly worker: () => Worker;
  /** The text of that worker, for a blob: for pages whose server doesn't serve the file, as Vite 6 and 7 in development. */
  readonly source: () => Promise<{ readonly default: string }>;
  readonly engine: () => Promise<{ readonly default: AnyPuzzle }>;
}

/** By id. A worker a puzzle: a page loads no more than it shows. Bundlers know a worker by exactly these words. */
const library: Readonly<Record<string, Served>> = {
  crossword: {
    worker: () => new Worker(new URL('./crossword.worker.js', import.meta.url), { type: 'module' }),
    source: () => import('./crossword.source.ts'),
    engine: () => import('./crossword.engine.ts'),
  },
  'null-puzzle': {
    worker: () => new Worker(new URL('./null-puzzle.worker.js', import.meta.url), { type: 'module' }),
    source: () => import('./null-puzzle.source.ts'),
    engine: () => import('./null-puzzle.engine.ts'),
  },
  nonogram: {
    worker: () => new Worker(new URL('./nonogram.worker.js', import.meta.url), { type: 'module' }),
    source: () => import('./nonogram.source.ts'),
    engine: () => import('./nonogram.engine.ts'),
  },
  'tile-stack': {
    worker: () => new Worker(new URL('./tile-stack.worker.js', import.meta.url), { type: 'module' }),
    source: () => import('./tile-stack.source.ts'),
    engine: () => import('./tile-stack.engine.ts'),
  },
};

/** The library's own puzzle of that id, if it has one. */
export function servedByLibrary(puzzle: string): Served | undefined {
  return Object.hasOwn(library, puzzle) ? library[puzzle] : undefined;
}

/** Nobody serves a puzzle, whatever is loaded. */
export class NotServed extends Error {
  constructor(puzzle: string) {
    const ours = Object.keys(library).join(', ');
    super(
      `nobody serves ${puzzle}; the library has ${ours}. Pass createWorker, a worker that serves it, or puzzles, its engine.`,
    );
  }
}
