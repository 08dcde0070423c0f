import type { DifficultyWord } from './types.ts';

/**
 * What the words of a difficulty mean: the share of games that a player who takes any pair wins. On a Turtle a plain deal
 * has 0.42, a random board that can be won 0.06. Layouts have their limits: where nearly every game is won, or hardly any,
 * the nearest board that was found is dealt.
 */
export const winRates: Readonly<Record<DifficultyWord, number>> = { easy: 0.65, normal: 0.3, hard: 0.08 };
