import { succeed } from '../../result.ts';
import { checkSide, readClues } from './clue-lines.ts';
import { linesOf, refuse, type Line } from './lines.ts';
import type { NonogramFile, ReadContent } from './nonogram-file.ts';
import { createNotes } from './notes.ts';

/**
 * The `.g` of Mirek and Petr Olšák's solver, black on white: what comes before the first line that starts with a colon is
 * a comment, then a row's clue a line to the next such line, then the columns to the third. An empty row is a blank line.
 * Colours may be declared (`#D`), but runs that say theirs are refused, and so are triddlers (`#T`).
 */
export function readOlsak(text: string): ReadContent {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const notes = createNotes();
  const blocks: Line[][] = [];
  for (const line of lines.value) {
    const open = blocks.at(-1);
    if (blocks.length === 3) {
      if (line.text !== '') notes.add('comment', line.line, 'What comes after the end is left out.');
    } else if (line.text.startsWith(':')) blocks.push([]);
    else if (open) open.push(line);
    else if (/^#t/i.test(line.text)) {
      return refuse(
        'unknown-format',
        line.line,
        'The puzzle has lines in three directions; only rows and columns are read.',
      );
    } else if (/^#d/i.test(line.text)) notes.add('colours', line.line, 'The declared colours are left out.');
    else if (line.text !== '') notes.add('comment', line.line, `A comment: ${line.text.slice(0, 60)}`);
  }
  const [rows, columns, end] = blocks;
  const last = lines.value.at(-1)!;
  if (!rows || !columns) {
    return refuse('malformed', last.line, 'Rows and columns each begin after a line that starts with a colon.');
  }
  if (!end) {
    // What the last line ends with is no line of its own.
    if (last.text === '') columns.pop();
    notes.add('no-end', last.line, 'No third colon ends the columns; columns may be missing.');
  }
  const first = rows[0] ?? last;
  const wrong = checkSide(columns.length, 'width', first.line) ?? checkSide(rows.length, 'height', first.line);
  if (wrong) return wrong;
  const clues = readClues(rows, columns);
  return clues.ok ? succeed({ clues: clues.value, meta: {}, notes: notes.list() }) : clues;
}

/** Carries the clues. */
export function writeOlsak({ clues: { rows, columns } }: NonogramFile): string {
  const lines = (clues: readonly (readonly number[])[]): string[] => clues.map((clue) => clue.join(' '));
  return [': rows', ...lines(rows), ': columns', ...lines(columns), ': end', ''].join('\n');
}
