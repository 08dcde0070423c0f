import { digest, run, runSliced } from '@kumiki/core';
import type { Case, Erased } from './case.ts';
import type { PuzzleTypes } from '@kumiki/core';
import { toolsFor } from './tools-for.ts';

export const goldenSeeds: readonly (string | number)[] = [
  '2026-11-30',
  '組木',
  '',
  0,
  -1,
  1e21,
  'x'.repeat(500),
  '\ud800 𠮷',
  4_294_967_296,
  0.1,
];

/** Digests by name of the options; in each, by seed in the order of `goldenSeeds`. */
export type Golden = Readonly<Record<string, readonly string[]>>;

export function goldenOptions(
  puzzle: Erased,
  known: Case<PuzzleTypes>,
): [name: string, options: PuzzleTypes['options']][] {
  return [['defaults', puzzle.defaults], ...Object.entries(known.options)];
}

export function digestOf(puzzle: Erased, options: PuzzleTypes['options'], seed: string | number): string {
  const made = run(puzzle.jobs.generate(options, toolsFor(seed)));
  return made.ok ? digest(made.value) : `failed: ${made.reason}`;
}

/** The same, stopped and taken up again at every yield, with a slice of one step. */
export async function slicedDigestOf(
  puzzle: Erased,
  options: PuzzleTypes['options'],
  seed: string | number,
): Promise<{ digest: string; pauses: number }> {
  let clock = 0;
  let pauses = 0;
  const made = await runSliced(puzzle.jobs.generate(options, toolsFor(seed, { slice: 1 })), {
    now: () => (clock += 1_000),
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
    sliceMs: 8,
  });
  return { digest: made.ok ? digest(made.value) : `failed: ${made.reason}`, pauses };
}

export function goldenOf(puzzle: Erased, known: Case<PuzzleTypes>): Golden {
  return Object.fromEntries(
    goldenOptions(puzzle, known).map(([name, options]) => [
      name,
      goldenSeeds.map((seed) => digestOf(puzzle, options, seed)),
    ]),
  );
}
