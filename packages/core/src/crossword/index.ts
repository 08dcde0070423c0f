import { definePuzzle, type PuzzleCalls } from '../define.ts';
import type { PuzzleDef } from '../puzzle.ts';
import { crosswordEngine } from './engine.ts';
import { crosswordRules } from './rules.ts';
import type { CrosswordTypes } from './types.ts';

export { answerWordOver, type AnswerWord, type AnswerWordDetail } from './answer-word/answer-word-over.ts';
export { hideableWords, type HideableOptions } from './answer-word/hideable-words.ts';
export { arrangeWords, type ArrangeOptions, type ArrangeResult } from './arrange/arrange.ts';
export { boardMetrics, type BoardMetrics } from './arrange/board-metrics.ts';
export { calibrate } from './calibrate.ts';
export { answerSteps, composeAnswerCrossword, type AnswerOptions } from './compose.ts';
export * from './files/index.ts';
export { fillGrid, type FillOptions } from './fill/fill-grid.ts';
export type { FillResult } from './fill/fill-pattern.ts';
export { fitPlan } from './fit-plan.ts';
export { crosswordFromEntries, type CellDress, type EntriesInput, type EntriesProblem } from './from-entries.ts';
export { hideCells } from './hide.ts';
export { createLexicon, type CreatedLexicon } from './lexicon/create-lexicon.ts';
export type { Lexicon } from './lexicon/lexicon.ts';
export type { Texts } from './lexicon/texts.ts';
export { openLexicon } from './lexicon/packed.ts';
export { lintCrossword } from './lint/lint-crossword.ts';
export { lintPresets } from './lint/presets.ts';
export { defaultPattern, patterns } from './pattern/patterns.ts';
export * from './rules.ts';
export { provePlacement, type PlacementProof } from './skeleton/prove-placement.ts';
export { skeletonFrom, type SkeletonResult } from './skeleton/skeleton-from.ts';
export { checkWords } from './vocabulary.ts';
/** Crossword: words that cross, typed a letter a cell, and an answer word that comes out of them. */
export const crossword: PuzzleDef<CrosswordTypes> & PuzzleCalls<CrosswordTypes> = definePuzzle(
  crosswordRules,
  crosswordEngine,
);
