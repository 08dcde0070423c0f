// An oracle: every way to choose cells for the letters of an answer, one after the other.
import { spelled } from '../reading.fixture.ts';
import type { CrosswordPuzzle } from '../types.ts';

export interface Chosen {
  readonly apart: boolean;
  readonly spread: number;
}

/** The best choice: first whether no word holds two of the cells, then the least distance. Undefined where there is none. */
export function bestChoice(puzzle: CrosswordPuzzle, answer: string): Chosen | undefined {
  const letters = Array.from(spelled(answer));
  let best: Chosen | undefined;
  const choose = (chosen: readonly number[]): void => {
    const letter = letters[chosen.length];
    if (letter === undefined) {
      const found = measure(puzzle, chosen);
      if (!best || (found.apart && !best.apart) || (found.apart === best.apart && found.spread > best.spread))
        best = found;
      return;
    }
    for (const [at, cell] of puzzle.cells.entries())
      if (cell && cell.kind !== 'given' && spelled(cell.letter) === letter && !chosen.includes(at))
        choose([...chosen, at]);
  };
  choose([]);
  return best;
}

export function measure({ entries, width }: CrosswordPuzzle, chosen: readonly number[]): Chosen {
  let spread = Number.POSITIVE_INFINITY;
  for (const a of chosen)
    for (const b of chosen) {
      if (a === b) continue;
      const rows = Math.floor(a / width) - Math.floor(b / width);
      spread = Math.min(spread, Math.abs(rows) + Math.abs((a % width) - (b % width)));
    }
  return { spread, apart: entries.every(({ cells }) => chosen.filter((at) => cells.includes(at)).length < 2) };
}
