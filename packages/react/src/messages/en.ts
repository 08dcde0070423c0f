import { crosswordEn } from '../crossword/messages.ts';
import { crosswordMakingEn } from '../crossword/making-words-en.ts';
import { nullPuzzleEn } from '../null-puzzle/messages.ts';
import { nonogramEn } from '../nonogram/messages.ts';
import { nonogramStudioEn } from '../nonogram/studio/messages.ts';
import { tileStackEn } from '../tile-stack/messages.ts';
import { kernelEn } from './kernel-en.ts';
import type { Messages } from './types.ts';

/** English. */
export const en: Messages = {
  locale: 'en',
  kernel: kernelEn,
  crossword: crosswordEn,
  crosswordMaking: crosswordMakingEn,
  nullPuzzle: nullPuzzleEn,
  nonogram: nonogramEn,
  nonogramStudio: nonogramStudioEn,
  tileStack: tileStackEn,
};
