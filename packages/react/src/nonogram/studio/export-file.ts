import { writeNonogram, type NonogramWriteFormat } from '@kumiki/core/nonogram';
import type { StudioResult } from './make-puzzle.ts';
import { saveFile } from './save-file.ts';

interface FileKind {
  readonly name: string;
  readonly type: string;
  /** It has a place for colours. */
  readonly coloured: boolean;
}
const kinds: Readonly<Record<NonogramWriteFormat, FileKind>> = {
  json: { name: 'nonogram.json', type: 'application/json', coloured: true },
  non: { name: 'nonogram.non', type: 'text/plain', coloured: true },
  olsak: { name: 'nonogram.g', type: 'text/plain', coloured: true },
  nin: { name: 'nonogram.nin', type: 'text/plain', coloured: false },
  pbm: { name: 'nonogram.pbm', type: 'image/x-portable-bitmap', coloured: false },
  'raw-pbm': { name: 'nonogram.pbm', type: 'image/x-portable-bitmap', coloured: false },
};

/** The formats that a puzzle can be written as: those without a place for colours are no file of it. */
export function formatsOf({ puzzle }: StudioResult): readonly NonogramWriteFormat[] {
  const all = Object.keys(kinds) as NonogramWriteFormat[];
  return puzzle.palette ? all.filter((format) => kinds[format].coloured) : all;
}

/** Hands the puzzle and its picture to the browser as a file, as far as the format has a place for both. */
export function exportFile({ puzzle, cells }: StudioResult, format: NonogramWriteFormat): void {
  const { rows, columns, rowColours, columnColours, palette } = puzzle;
  const colours = rowColours && columnColours ? { rowColours, columnColours } : {};
  const painted = palette ? { palette } : {};
  const file = { clues: { rows, columns, ...colours }, ...painted, meta: {}, goal: cells.join('') };
  const written = writeNonogram(file, format, { lossy: true });
  if (written.ok) saveFile(kinds[format].name, written.value, kinds[format].type);
}
