// Oracles: they read patterns as text and try words one after the other, and know nothing of bit sets or slots as numbers.
import type { Random } from '../../random.ts';
import type { CrosswordPuzzle, Pin, Word } from '../types.ts';

/** A run of two or more open cells of a pattern. */
export interface Run {
  readonly direction: 'across' | 'down';
  readonly cells: readonly (readonly [row: number, column: number])[];
}
export interface Asked {
  readonly rows: readonly string[];
  readonly words: readonly Word[];
  readonly pinned: readonly Pin[];
  readonly minScore: number;
}

const at = (rows: readonly string[], row: number, column: number): string => rows[row]?.[column] ?? '#';

export function runsIn(rows: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [direction, down, right] of [
    ['across', 0, 1],
    ['down', 1, 0],
  ] as const) {
    for (const [row, line] of rows.entries()) {
      for (let column = 0; column < line.length; column += 1) {
        if (at(rows, row, column) === '#' || at(rows, row - down, column - right) !== '#') continue;
        const cells: [number, number][] = [];
        for (let n = 0; at(rows, row + n * down, column + n * right) !== '#'; n += 1)
          cells.push([row + n * down, column + n * right]);
        if (cells.length > 1) runs.push({ direction, cells });
      }
    }
  }
  return runs;
}

const pinOf = ({ direction, cells }: Run, pinned: readonly Pin[]): Pin | undefined =>
  pinned.find((pin) => pin.direction === direction && pin.row === cells[0]![0] && pin.column === cells[0]![1]);

/** The words a run may have, by letters of the pattern and score; a pin alone where there is one. */
function wordsFor(run: Run, { rows, words, pinned, minScore }: Asked): string[] {
  const pin = pinOf(run, pinned);
  const among = pin ? [pin.answer] : words.filter(({ score = 50 }) => score >= minScore).map(({ answer }) => answer);
  return [...new Set(among)].filter(
    (word) =>
      word.length === run.cells.length &&
      run.cells.every(([row, column], nth) => ['.', word[nth]].includes(at(rows, row, column))),
  );
}

/** Can all these runs be filled at once, no word twice? By trying. */
export function canFill(runs: readonly Run[], asked: Asked): boolean {
  const written = new Map<string, string>();
  const used = new Set<string>();
  const lists = runs.map((run) => wordsFor(run, asked));
  const order = [...runs.keys()].toSorted((a, b) => lists[a]!.length - lists[b]!.length);
  const put = (nth: number): boolean => {
    const run = runs[order[nth]!];
    if (!run) return true;
    for (const word of lists[order[nth]!]!) {
      if (used.has(word)) continue;
      if (!run.cells.every((cell, n) => [undefined, word[n]].includes(written.get(String(cell))))) continue;
      const fresh = run.cells.filter((cell) => !written.has(String(cell)));
      for (const [n, cell] of run.cells.entries()) written.set(String(cell), word[n]!);
      used.add(word);
      if (put(nth + 1)) return true;
      used.delete(word);
      for (const cell of fresh) written.delete(String(cell));
    }
    return false;
  };
  return put(0);
}

/** What is left when words that no crossing word agrees with, and the only word of another run, are taken until none is. */
export function leftIn(runs: readonly Run[], asked: Asked): string[][] {
  const left = runs.map((run) => wordsFor(run, asked));
  for (let changed = true; changed;) {
    changed = false;
    for (const [nth, run] of runs.entries()) {
      const kept = left[nth]!.filter((word) =>
        runs.every((other, n) => {
          if (n === nth) return true;
          if (left[n]!.length === 1 && left[n]![0] === word) return false;
          return run.cells.every((cell, k) => {
            const place = other.cells.findIndex((one) => String(one) === String(cell));
            return place < 0 || left[n]!.some((crossing) => crossing[place] === word[k]);
          });
        }),
      );
      if (kept.length < left[nth]!.length) changed = true;
      left[nth] = kept;
    }
  }
  return left;
}

/** What is wrong with a board as an answer to what was asked; '' for nothing. */
export function faultOf({ cells, width, height, entries }: CrosswordPuzzle, asked: Asked): string {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => cells[row * width + column]?.letter ?? '#').join(''),
  );
  const blocks = (lines: readonly string[]): string => lines.join('/').replaceAll(/[^#/]/g, '.');
  if (blocks(rows) !== blocks(asked.rows)) return `other blocks: ${rows.join('/')}`;
  const seen = new Set<string>();
  for (const run of runsIn(asked.rows)) {
    const word = run.cells.map(([row, column]) => at(rows, row, column)).join('');
    if (!wordsFor(run, asked).includes(word)) return `${word} is no word for ${run.direction} ${String(run.cells[0])}`;
    if (seen.has(word)) return `${word} comes twice`;
    seen.add(word);
  }
  return seen.size === entries.length ? '' : `${entries.length} entries for ${seen.size} words`;
}

/** A small case of chance: few letters, few words, some letters given, some words pinned. */
export function smallCase(random: Random): Asked {
  const width = 2 + random.int(3);
  const height = 2 + random.int(3);
  const letters = 'ABCDE'.slice(0, 2 + random.int(4));
  const letter = (): string => letters[random.int(letters.length)]!;
  const word = (length: number): string => Array.from({ length }, letter).join('');
  const size = 4 + random.int(40);
  const words = Array.from({ length: size }, () => ({ answer: word(2 + random.int(3)), score: 10 * random.int(11) }));
  let rows: string[];
  do {
    rows = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => (random.int(5) === 0 ? '#' : random.int(12) === 0 ? letter() : '.')).join(''),
    );
  } while (runsIn(rows).length === 0 || hasLoneCell(rows));
  const runs = runsIn(rows);
  const pinned: Pin[] = [];
  if (random.int(3) === 0) {
    const { direction, cells } = runs[random.int(runs.length)]!;
    const answer = cells.map(([row, column]) => (at(rows, row, column) === '.' ? letter() : at(rows, row, column)));
    pinned.push({ answer: answer.join(''), direction, row: cells[0]![0], column: cells[0]![1] });
  }
  // The first of equal words counts, with its score.
  const first = words.filter(({ answer }, nth) => words.findIndex((one) => one.answer === answer) === nth);
  return { rows, words: first, pinned, minScore: random.int(3) === 0 ? 10 * random.int(8) : 0 };
}

function hasLoneCell(rows: readonly string[]): boolean {
  const covered = new Set(runsIn(rows).flatMap(({ cells }) => cells.map(String)));
  return rows.some((line, row) =>
    Array.from(line).some((cell, column) => cell !== '#' && !covered.has(`${row},${column}`)),
  );
}
