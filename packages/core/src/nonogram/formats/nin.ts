import { succeed } from '../../result.ts';
import { checkSide, clueLines, readClues } from './clue-lines.ts';
import { linesOf, refuse } from './lines.ts';
import type { NonogramFile, ReadContent } from './nonogram-file.ts';

/** Jakub Wilk's `.nin`: a line with width and height, then a clue a line, rows before columns. It has nothing else. */
export function readNin(text: string): ReadContent {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const at = lines.value.findIndex((line) => line.text !== '');
  const { text: head, line } = lines.value[Math.max(0, at)]!;
  const size = /^(\d{1,9})\s+(\d{1,9})$/.exec(head);
  if (!size) return refuse('malformed', line, 'The first line is not the width and the height, two whole numbers.');
  const [width, height] = [Number(size[1]), Number(size[2])];
  const wrong = checkSide(width, 'width', line) ?? checkSide(height, 'height', line);
  if (wrong) return wrong;
  const clued = clueLines(lines.value.slice(at + 1), width + height, 'rows and columns', line);
  if (!Array.isArray(clued)) return clued;
  const clues = readClues(clued.slice(0, height), clued.slice(height));
  return clues.ok ? succeed({ ...clues.value, meta: {}, notes: [] }) : clues;
}

/** Carries the clues. */
export function writeNin({ clues: { rows, columns } }: NonogramFile): string {
  const lines = [...rows, ...columns].map((clue) => (clue.length === 0 ? '0' : clue.join(' ')));
  return [`${columns.length} ${rows.length}`, ...lines, ''].join('\n');
}
