// Files of any content, made without the code that reads and writes them.
import fc from 'fast-check';
import { cluesOf } from '../grids.fixture.ts';
import type { NonogramFile } from './nonogram-file.ts';

/** Any text at all, halves of characters, quotes and what looks like markup among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  fc
    .array(
      fc.constantFrom('&', 'amp;', '#38;', '&copy;', '"', "'", '<', '\n', '\r', '\t', ' ', '\u2028', '\0', 'a', '='),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const meta = fc.record(
  {
    title: anyText,
    author: anyText,
    copyright: anyText,
    license: anyText,
    description: anyText,
    id: anyText,
    source: anyText,
  },
  { requiredKeys: [] },
);

const side = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 24 }) }, fc.integer({ min: 60, max: 90 }));
/** With a picture, which the clues are of. */
export const pictured: fc.Arbitrary<NonogramFile & { readonly goal: string }> = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      cells: fc.array(fc.constantFrom(0, 0, 1, 1, 1), { minLength: width * height, maxLength: width * height }),
      meta,
    }),
  )
  .map(({ width, height, cells, meta: said }) => ({
    clues: cluesOf(cells, width, height),
    meta: said,
    goal: cells.join(''),
  }));

/** Each clue fits in its line, and that is all: most have no solution. */
export const clued: fc.Arbitrary<NonogramFile> = fc
  .tuple(pictured, pictured)
  .map(([a, b]) => ({
    clues: cluesOf(
      Array.from({ length: a.clues.rows.length * a.clues.columns.length }, (_, at) =>
        Number(b.goal[at % b.goal.length]),
      ),
      a.clues.columns.length,
      a.clues.rows.length,
    ),
    meta: a.meta,
  }))
  .map(({ clues: { rows, columns }, meta: said }) => ({
    clues: { rows: rows.toReversed(), columns: columns.map((clue) => clue.toReversed()) },
    meta: said,
  }));
