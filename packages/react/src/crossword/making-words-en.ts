import { lintEn } from './lint-words-en.ts';
import type { CrosswordMakingMessages } from './making-words.ts';
import { unplacedEn, whyNotEn } from './why-not-en.ts';

export const crosswordMakingEn: CrosswordMakingMessages = { whyNot: whyNotEn, unplaced: unplacedEn, lint: lintEn };
