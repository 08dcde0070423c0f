import { fail, succeed, type Result } from '../../result.ts';
import { graphemes, isLetter } from '../graphemes.ts';
import { crosswordLimits } from '../limits.ts';
import type { PatternProblem } from '../types.ts';

/** A grid before it is filled. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  /** By cell, row by row: null for a block, '' for an open cell, otherwise the letter that must stand there. */
  readonly cells: readonly (string | null)[];
}

const BLOCKS = new Set('#■█');
const OPEN = new Set('.□_');
/** A hostile grid does not get to name each of its cells. */
const MOST_PROBLEMS = 10;

/**
 * Reads a pattern from its rows: `#`, `■` or `█` is a block, `.`, `□` or `_` an open cell, and any other letter must stand
 * where it is written. Every open cell has to be in a word: in a row or column of two or more.
 */
export function readPattern(rows: readonly string[]): Result<Pattern, 'invalid-pattern', readonly PatternProblem[]> {
  const height = rows.length;
  const tooWide = rows.some((row) => row.length > crosswordLimits.side * crosswordLimits.letter);
  const lines = height > crosswordLimits.side || tooWide ? [] : rows.map(graphemes);
  const width = lines[0]?.length ?? 0;
  if (width < 1 || width > crosswordLimits.side) return fail('invalid-pattern', [{ code: 'size' }]);
  const ragged = lines.findIndex((line) => line.length !== width);
  if (ragged >= 0) return fail('invalid-pattern', [{ code: 'ragged', row: ragged, wanted: width }]);

  const problems: PatternProblem[] = [];
  const cells = lines.flatMap((line, row) =>
    line.map((shown, column) => {
      if (BLOCKS.has(shown)) return null;
      if (OPEN.has(shown)) return '';
      if (!isLetter(shown)) problems.push({ code: 'bad-cell', row, column });
      return shown;
    }),
  );
  problems.push(...wordlessCells({ width, height, cells }));
  return problems.length > 0
    ? fail('invalid-pattern', problems.slice(0, MOST_PROBLEMS))
    : succeed({ width, height, cells });
}

function wordlessCells({ width, height, cells }: Pattern): PatternProblem[] {
  const problems: PatternProblem[] = [];
  const isOpen = (row: number, column: number): boolean =>
    row >= 0 && row < height && column >= 0 && column < width && cells[row * width + column] !== null;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (!isOpen(row, column)) continue;
      const beside = [
        isOpen(row - 1, column),
        isOpen(row + 1, column),
        isOpen(row, column - 1),
        isOpen(row, column + 1),
      ];
      if (!beside.includes(true)) problems.push({ code: 'alone', row, column });
    }
  }
  for (const { first, length } of slotsOf({ width, height, cells })) {
    if (length > crosswordLimits.letters)
      problems.push({ code: 'too-long', row: Math.floor(first / width), column: first % width });
  }
  return problems;
}

/** A place for a word: every longest row or column of two or more open cells. */
export interface Slot {
  readonly direction: 'across' | 'down';
  readonly first: number;
  /** From a cell to the next: 1, or the width. */
  readonly step: number;
  readonly length: number;
}

/** The slots of a pattern, those across first, each row by row. */
export function slotsOf({ width, height, cells }: Pattern): Slot[] {
  const slots: Slot[] = [];
  const scan = (direction: Slot['direction'], lines: number, length: number, toLine: number, step: number): void => {
    for (let line = 0; line < lines; line += 1) {
      let from = 0;
      for (let nth = 0; nth <= length; nth += 1) {
        if (nth < length && cells[line * toLine + nth * step] !== null) continue;
        if (nth - from > 1) slots.push({ direction, first: line * toLine + from * step, step, length: nth - from });
        from = nth + 1;
      }
    }
  };
  scan('across', height, width, width, 1);
  scan('down', width, height, 1, width);
  return slots;
}
