import { limits } from '../limits.ts';
import { fail, succeed, type Result } from '../result.ts';
import { malformed, type LayoutFileProblem, type LayoutFileReason, type ReadLayout } from './layout-file.ts';
import type { Cell } from './types.ts';

/** The quarters of a tile, clockwise from the upper left, and where they lie. */
const QUARTERS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  1: [0, 0],
  2: [1, 0],
  3: [1, 1],
  4: [0, 1],
};
/** Version 1.0 has one size; 1.1 says it in lines of its own, and means this where it does not. */
const USUAL = { width: 32, height: 16 };

/**
 * KMahjongg's text format: after the first line rows of characters, `height` of them a layer from the table up, a
 * character a quarter of a tile (`1 2` above `4 3`), `.` for none. Lines that start with # are comments; `# name: …` and
 * `# id: …` are read.
 */
export function readGrid(text: string): Result<ReadLayout, LayoutFileReason, LayoutFileProblem> {
  const lines = text.split(/\r\n|\n|\r/);
  const version = /^kmahjongg-layout-v(1\.[01])\s*$/.exec(lines[0]!)?.[1];
  if (version === undefined) {
    const message = `The first line is ${JSON.stringify(lines[0]!.slice(0, 60))}; versions 1.0 and 1.1 are known.`;
    return fail('unknown-format', { line: 1, message });
  }
  const named = { id: 'read', name: 'Read from a file' };
  const size = { ...USUAL };
  let sizedAt = 1;
  const rows: { readonly line: number; readonly row: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue;
    const said = /^#\s*(name|id):\s*(.*)$/.exec(line);
    if (said && said[2]!.trim() !== '') named[said[1] as 'name' | 'id'] = said[2]!.trim().slice(0, limits.text);
    if (line.startsWith('#')) continue;
    const sized = version === '1.1' ? /^([whd])\s*(\d{1,5})\s*$/.exec(line) : null;
    if (!sized) {
      rows.push({ line: at + 1, row: line.trimEnd() });
      continue;
    }
    sizedAt = at + 1;
    if (sized[1] === 'w') size.width = Number(sized[2]);
    else if (sized[1] === 'h') size.height = Number(sized[2]);
  }
  const most = limits.halfUnits;
  if (size.width < 2 || size.height < 2 || size.width > most || size.height > most) {
    return malformed(`A layer of ${size.width} by ${size.height} quarters; 2 to ${most} each way are wanted.`, sizedAt);
  }
  return cellsOf(rows, size, named);
}

function cellsOf(
  rows: readonly { readonly line: number; readonly row: string }[],
  { width, height }: { readonly width: number; readonly height: number },
  named: { readonly id: string; readonly name: string },
): Result<ReadLayout, LayoutFileReason, LayoutFileProblem> {
  const cells: Cell[] = [];
  const lines: number[] = [];
  const quarterAt = (x: number, y: number, z: number): string => rows[z * height + y]?.row[x] ?? '.';
  for (const [at, { line, row }] of rows.entries()) {
    const [y, z] = [at % height, Math.floor(at / height)];
    if (row.length > width) return malformed(`The row has ${row.length} characters; ${width} are wanted.`, line);
    if (z > limits.layers) return malformed(`There are more than ${limits.layers} layers of ${height} rows.`, line);
    for (let x = 0; x < row.length; x += 1) {
      const quarter = row[x]!;
      if (quarter === '.') continue;
      const [dx, dy] = QUARTERS[quarter] ?? [];
      if (dx === undefined || dy === undefined) {
        return malformed(
          `${JSON.stringify(quarter)} in column ${x + 1} is no quarter of a tile; 1, 2, 3, 4 and . are known.`,
          line,
        );
      }
      // Every quarter finds the other three of its tile, or it is a part of none.
      for (const [other, [ox, oy]] of Object.entries(QUARTERS)) {
        const [qx, qy] = [x - dx + ox, y - dy + oy];
        if (qy < height && qy >= 0 && qx >= 0 && quarterAt(qx, qy, z) === other) continue;
        return malformed(
          `Quarter ${quarter} in column ${x + 1} is of a tile whose quarter ${other} is not there.`,
          line,
        );
      }
      if (quarter !== '1') continue;
      if (cells.length === limits.tiles) {
        return fail('too-large', { line, message: `There are more than ${limits.tiles} tiles.` });
      }
      cells.push({ x, y, z });
      lines.push(line);
    }
  }
  const begin = rows[0]?.line ?? 1;
  return succeed({
    layout: { ...named, cells },
    lineOf: (cell) => (cell === undefined ? begin : (lines[cell] ?? begin)),
  });
}
