import type { Level, Rating } from '../types.ts';
import type { Course } from './rounds.ts';

/** Where each level begins on the scale from 0 to 1; it ends where the next begins. */
const BEGINS = [0, 0.1, 0.55, 0.65, 0.8, 0.9, 1] as const;
/** Rounds by which half of their share of the score is reached: random boards of 15 cells a side take 4 to 6. */
const HALFWAY = 8;

/** The range of scores that a level has. */
export function scoresOf(level: Level): readonly [number, number] {
  return [BEGINS[level], BEGINS[level + 1]!];
}

/**
 * The score of a board: where its level begins, and within that how long it takes (half of it), how few of the lines
 * could be gone on with at the tightest moment (three tenths), and how much room the lines that were used leave (two
 * tenths). Thousandths are the grain.
 */
function scoreOf(level: Level, { rounds, tightest, used, slack }: Course): number {
  const [from, to] = scoresOf(level);
  const long = rounds <= 1 ? 0 : (rounds - 1) / (rounds - 1 + HALFWAY);
  const narrow = tightest.of === 0 ? 0 : 1 - tightest.lines / tightest.of;
  const loose = used === 0 ? 0 : slack / (1_000 * used);
  const inside = 0.5 * long + 0.3 * narrow + 0.2 * loose;
  return Math.floor(1_000 * (from + (to - from) * inside)) / 1_000;
}

/** The rating of a board that took this level and this course. */
export function ratingOf(level: Level, course: Course): Rating {
  const { rounds, tightest, used, slack } = course;
  const mean = used === 0 ? 0 : Math.floor(slack / used) / 1_000;
  return { level, score: scoreOf(level, course), rounds, tightest, slack: mean };
}
