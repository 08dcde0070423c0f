import { createBudget, createRandom, defaultSteps, noAssets, type Tools } from '@kumiki/core';

/** What a job works with, for a seed; a million steps unless told. */
export function toolsFor(
  seed: number | string = 0,
  budget: { steps?: number; slice?: number; cancelled?: () => boolean } = {},
): Tools {
  return {
    random: createRandom(seed),
    budget: createBudget({ steps: defaultSteps, ...budget }),
    assets: noAssets,
  };
}
