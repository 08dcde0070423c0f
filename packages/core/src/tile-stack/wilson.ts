/** How often something happened, and where its true share lies with 95 % certainty: 0 … 1. */
export type WinRate = {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
};

/** 1.96 standard deviations on both sides hold 95 % of a normal distribution. */
const Z = 1.96;

/**
 * The share of wins with its score interval (E. B. Wilson, 1927): honest for few games and for shares near 0 and 1. Of no
 * games at all nothing is known: 0 … 1. Only arithmetic that every engine rounds alike.
 */
export function winRate(wins: number, games: number): WinRate {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const z2 = Z * Z;
  const middle = wins + z2 / 2;
  const spread = Z * Math.sqrt((wins * (games - wins)) / games + z2 / 4);
  const low = wins === 0 ? 0 : (middle - spread) / (games + z2);
  const high = wins === games ? 1 : (middle + spread) / (games + z2);
  return { games, wins, rate: wins / games, low, high };
}
