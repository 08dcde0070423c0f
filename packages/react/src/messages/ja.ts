import { crosswordJa } from '../crossword/messages-ja.ts';
import { crosswordMakingJa } from '../crossword/making-words-ja.ts';
import { nullPuzzleJa } from '../null-puzzle/messages-ja.ts';
import { nonogramJa } from '../nonogram/messages-ja.ts';
import { nonogramStudioJa } from '../nonogram/studio/messages-ja.ts';
import { tileStackJa } from '../tile-stack/messages-ja.ts';
import { kernelJa } from './kernel-ja.ts';
import type { Messages } from './types.ts';

/** Japanese. */
export const ja: Messages = {
  locale: 'ja',
  kernel: kernelJa,
  crossword: crosswordJa,
  crosswordMaking: crosswordMakingJa,
  nullPuzzle: nullPuzzleJa,
  nonogram: nonogramJa,
  nonogramStudio: nonogramStudioJa,
  tileStack: tileStackJa,
};
