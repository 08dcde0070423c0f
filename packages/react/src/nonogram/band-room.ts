import type { Clue } from '@kumiki/core/nonogram/rules';

/**
 * Text that is as large as the clues of a side in their own font: a column of the most numbers, or the rows that may be
 * the widest, a line each. Figures are all as wide as 0. `spare` is the fewest numbers to keep room for.
 */
export function bandRoom(axis: 'rows' | 'columns', clues: readonly Clue[], spare: number): string {
  if (axis === 'columns') return zeros(Math.max(1, spare, ...clues.map((clue) => clue.length)), '\n');
  // Of rows with as many numbers the one with the most digits, and of those the ones that no longer row outdoes.
  const digits: number[] = [];
  for (const clue of [[0], ...clues]) digits[clue.length] = Math.max(digits[clue.length] ?? 0, digitsOf(clue));
  if (spare > 0) digits[spare] = Math.max(digits[spare] ?? 0, spare);
  const lines: string[] = [];
  let most = 0;
  for (let numbers = digits.length - 1; numbers > 0; numbers -= 1) {
    const here = digits[numbers] ?? 0;
    if (here <= most) continue;
    most = here;
    lines.push('0'.repeat(here - numbers) + zeros(numbers, ' '));
  }
  return lines.join('\n');
}

function digitsOf(clue: Clue): number {
  return clue.reduce((sum, run) => sum + String(run).length, 0);
}

function zeros(count: number, separator: string): string {
  return Array.from({ length: count }, () => '0').join(separator);
}
