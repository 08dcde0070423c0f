import type { PuzzleTypes } from '@kumiki/core';
import { describe } from 'vitest';
import type { Case, Erased } from './case.ts';
import { budgetLaws } from './laws/budget.ts';
import { decoderLaws } from './laws/decoder.ts';
import { gameLaws } from './laws/game.ts';
import { givenBoardLaws } from './laws/given-board.ts';
import { generationLaws } from './laws/generation.ts';
import { hostileMoveLaws } from './laws/hostile-move.ts';
import { positionLaws } from './laws/position.ts';
import { saveLaws } from './laws/save.ts';

/** How much to try: hundreds of boards in Node; in a browser a few, and only what another engine could do otherwise. */
export interface Scale {
  readonly seeds: number;
  readonly games: number;
  /** Has everything been tried in Node already? */
  readonly elsewhere?: true;
  /** Bytes in use, where the platform tells. */
  readonly heapUsed?: () => number;
}

/** Declares the tests that every puzzle passes, unchanged. */
export function describeConformance(puzzle: Erased, known: Case<PuzzleTypes>, scale: Scale): void {
  describe(`${puzzle.id} keeps the contract`, { timeout: 30_000 }, () => {
    generationLaws(puzzle, known, scale);
    gameLaws(puzzle, known, scale);
    givenBoardLaws(puzzle, known);
    if (scale.elsewhere) return;
    positionLaws(puzzle, known);
    saveLaws(puzzle, known);
    hostileMoveLaws(puzzle, known);
    decoderLaws(puzzle, known, scale);
    budgetLaws(puzzle, known);
  });
}
