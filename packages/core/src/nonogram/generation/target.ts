import { scoresOf } from '../difficulty/score.ts';
import type { Difficulty, Level } from '../types.ts';

/** What a board has to be: the strongest solver it may ask for, and its score. */
export interface Target {
  readonly most: Level;
  readonly score: readonly [number, number];
  /** The weakest solver whose scores reach so high. */
  readonly least: Level;
}

/** The words, as levels and scores. Of random boards of 10 cells a side a half is easy and a half medium. */
const WORDS: Readonly<
  Record<'easy' | 'medium' | 'hard', { readonly level: Level; readonly score: readonly [number, number] }>
> = {
  easy: { level: 1, score: [0, 0.3] },
  medium: { level: 2, score: [0.3, 0.65] },
  hard: { level: 3, score: [0.65, 0.8] },
};

/** By lines alone, whatever the score, unless told. */
export function targetOf(difficulty: Difficulty | undefined): Target {
  const wanted = typeof difficulty === 'string' ? WORDS[difficulty] : (difficulty ?? {});
  const score = wanted.score ?? [0, 1];
  // A high score alone asks for what reaches it.
  const least = levelOf(score[0]);
  const most = wanted.level ?? (least > 2 ? (Math.min(4, least) as Level) : 2);
  return { most, score, least };
}

function levelOf(score: number): Level {
  let level: Level = 0;
  while (level < 5 && scoresOf(level)[1] <= score) level = (level + 1) as Level;
  return level;
}
