import { lintJa } from './lint-words-ja.ts';
import type { CrosswordMakingMessages } from './making-words.ts';
import { unplacedJa, whyNotJa } from './why-not-ja.ts';

export const crosswordMakingJa: CrosswordMakingMessages = { whyNot: whyNotJa, unplaced: unplacedJa, lint: lintJa };
