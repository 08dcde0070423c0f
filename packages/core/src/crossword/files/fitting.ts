// What several formats need beyond features: letters that stay apart when they are written side by side, a clue a word.
import { countGraphemes } from '../graphemes.ts';
import type { CrosswordFeature, CrosswordFile, CrosswordLoss } from './crossword-file.ts';
import { mapClues, withoutSolution } from './features.ts';
import { runsOf } from './standard-entries.ts';

export type Fitted = { readonly file: CrosswordFile; readonly lost: readonly CrosswordLoss[] };

/** Is it one letter, and does it stay one beside any other? Not so half a flag, or a mark that clings. */
export function standsAlone(letter: string): boolean {
  return countGraphemes(letter) === 1 && countGraphemes(letter + letter) === 2 && countGraphemes(`-${letter}`) === 2;
}

/** Without its solution, where a letter of it does not pass. */
export function fitLetters(file: CrosswordFile, passes: (letter: string) => boolean): Fitted {
  const odd = file.cells.flatMap(({ solution }, at) => (solution !== undefined && !passes(solution) ? [at] : []));
  return odd.length === 0
    ? { file, lost: [] }
    : { file: withoutSolution(file), lost: [{ code: 'letters', cells: odd }] };
}

/** Without clues that have no word, and those for a word that has had its clue. */
export function fitClues(file: CrosswordFile, { isOnce }: { readonly isOnce: boolean }): Fitted {
  const seen = new Set<string>();
  let isLess = false;
  const fitted = mapClues(file, (clue, { direction }) => {
    const place = `${direction} ${clue.cells[0]}`;
    if (clue.cells.length > 0 && !(isOnce && seen.has(place))) {
      seen.add(place);
      return clue;
    }
    isLess = true;
    return undefined;
  });
  return isLess ? { file: fitted, lost: [{ code: 'clue-cells' }] } : { file, lost: [] };
}

/** With a block for each open cell that is in no word. */
export function fitAlone(file: CrosswordFile): Fitted {
  const covered = new Set(runsOf(file).flatMap(({ cells }) => cells));
  const alone = file.cells.flatMap(({ kind }, at) => (kind === 'open' && !covered.has(at) ? [at] : []));
  if (alone.length === 0) return { file, lost: [] };
  const cells = file.cells.map((cell, at) =>
    cell.kind === 'open' && !covered.has(at) ? { kind: 'block' as const } : cell,
  );
  return { file: { ...file, cells }, lost: [{ code: 'alone', cells: alone }] };
}

/** Without the rows and columns at the end that have no open cell. */
export function fitSize(file: CrosswordFile): Fitted {
  const open = file.cells.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const width = open.reduce((most, at) => Math.max(most, (at % file.width) + 1), 1);
  const height = open.reduce((most, at) => Math.max(most, Math.floor(at / file.width) + 1), 1);
  if (width === file.width && height === file.height) return { file, lost: [] };
  const cells = file.cells.filter((_, at) => at % file.width < width && Math.floor(at / file.width) < height);
  const place = (at: number): number => Math.floor(at / file.width) * width + (at % file.width);
  return {
    file: mapClues({ ...file, width, height, cells }, (clue) => ({ ...clue, cells: clue.cells.map(place) })),
    lost: [{ code: 'size' }],
  };
}

/** One after the other. */
export function fitting(...steps: ((file: CrosswordFile) => Fitted)[]): (file: CrosswordFile) => Fitted {
  return (file) => {
    const lost = new Map<CrosswordFeature, CrosswordLoss>();
    let now = file;
    for (const step of steps) {
      const fitted = step(now);
      now = fitted.file;
      for (const loss of fitted.lost) lost.set(loss.code, loss);
    }
    return { file: now, lost: [...lost.values()] };
  };
}
