import type { Problem } from '../decode.ts';
import { limits } from '../limits.ts';
import type { Clues } from './types.ts';

/** What is wrong with clues, with what is wanted. */
export function problemsOf({ rows, columns }: Clues): Problem[] {
  const problems: Problem[] = [];
  for (const [axis, clues] of [
    ['rows', rows],
    ['columns', columns],
  ] as const) {
    if (!Array.isArray(clues) || clues.length < 1 || clues.length > limits.side) {
      const message = `${axis}: a list of 1 to ${limits.side} clues is wanted.`;
      problems.push({ path: axis, code: 'list', message });
      continue;
    }
    for (const [at, clue] of clues.entries()) {
      if (isClue(clue)) continue;
      const message = `${axis}[${at}]: a clue is a list of whole numbers from 1 on, or [0] or [] for an empty line.`;
      problems.push({ path: `${axis}[${at}]`, code: 'clue', message });
      if (problems.length >= 10) return problems;
    }
  }
  return problems;
}

function isClue(clue: unknown): boolean {
  if (!Array.isArray(clue) || clue.length > limits.side) return false;
  if (clue.length === 1 && clue[0] === 0) return true;
  return clue.every((length: unknown) => typeof length === 'number' && Number.isSafeInteger(length) && length >= 1);
}
