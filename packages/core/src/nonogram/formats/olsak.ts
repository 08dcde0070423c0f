import { succeed } from '../../result.ts';
import type { Clue } from '../types.ts';
import { checkSide, readClues, writtenClue } from './clue-lines.ts';
import { createColourKeys, writtenKeys, type ColourKeys } from './colour-keys.ts';
import { hexOf } from './colour-names.ts';
import { linesOf, refuse, type Line } from './lines.ts';
import type { NonogramFile, NonogramFileProblem, ReadContent } from './nonogram-file.ts';
import { createNotes } from './notes.ts';

/**
 * The `.g` of Mirek and Petr Olšák's solver: what comes before the first line that starts with a colon is
 * a comment, then a row's clue a line to the next such line, then the columns to the third. An empty row is a blank line.
 * Colours may be declared in lines below `#D`: a character that stands behind numbers, a colon, and the name or `#rrggbb` of
 * the colour; `0` is what is blank and `1` what has no character. Triddlers (`#T`) are refused.
 */
export function readOlsak(text: string): ReadContent {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const notes = createNotes();
  const blocks: Line[][] = [];
  /** The line #D and those below it, and what comes after the end. */
  const declared: Line[] = [];
  const behind: Line[] = [];
  for (const line of lines.value) {
    const open = blocks.at(-1);
    if (blocks.length === 3) {
      if (line.text !== '') behind.push(line);
    } else if (line.text.startsWith(':')) blocks.push([]);
    else if (open) open.push(line);
    else if (/^#t/i.test(line.text)) {
      return refuse(
        'unknown-format',
        line.line,
        'The puzzle has lines in three directions; only rows and columns are read.',
      );
    } else if (declared.length > 0 || /^#d/i.test(line.text)) declared.push(line);
    else if (line.text !== '') notes.add('comment', line.line, `A comment: ${line.text.slice(0, 60)}`);
  }
  const [rows, columns, end] = blocks;
  const last = lines.value.at(-1)!;
  if (!rows || !columns) {
    return refuse('malformed', last.line, 'Rows and columns each begin after a line that starts with a colon.');
  }
  // What the last line ends with is no line of its own.
  if (!end && last.text === '') columns.pop();
  const first = rows[0] ?? last;
  const wrong = checkSide(columns.length, 'width', first.line) ?? checkSide(rows.length, 'height', first.line);
  if (wrong) return wrong;
  const keys = createColourKeys(false);
  const [head, ...colours] = declared;
  const read = declareAll(colours, keys);
  if ('ok' in read) return read;
  const clues = readClues(rows, columns, keys);
  if (!clues.ok) return clues;
  if (keys.isColoured) for (const { line, message } of read) notes.add('colours', line, message);
  else if (head) {
    notes.add('colours', head.line, 'The declared colours are left out.');
    for (const line of colours) {
      if (line.text !== '') notes.add('comment', line.line, `A comment: ${line.text.slice(0, 60)}`);
    }
  }
  for (const { line } of behind) notes.add('comment', line, 'What comes after the end is left out.');
  if (!end) notes.add('no-end', last.line, 'No third colon ends the columns; columns may be missing.');
  return succeed({ ...clues.value, meta: {}, notes: notes.list() });
}

/** Takes the colours of the lines below `#D`, and says what is lost. Of a puzzle that uses none they say nothing. */
function declareAll(
  lines: readonly Line[],
  keys: ColourKeys,
): NonogramFileProblem[] | NonNullable<ReturnType<ColourKeys['declare']>> {
  const lost: NonogramFileProblem[] = [];
  for (const { text, line } of lines) {
    if (text === '') continue;
    const said = /^([^\s,]):\S?\s+(\S+)/u.exec(text);
    const hex = said ? hexOf(said[2]!) : undefined;
    if (said?.[1] === '0') {
      if (hex !== '#ffffff') lost.push({ line, message: 'The colour of blank cells is left out.' });
    } else if (!said || hex === undefined || (said[1] !== '1' && /\d/.test(said[1]!))) {
      lost.push({
        line,
        message: `${JSON.stringify(text.slice(0, 40))} is no colour that is known; another is taken.`,
      });
    } else {
      const wrong = keys.declare(said[1]!, hex, line);
      if (wrong) return wrong;
    }
    if (lost.length > 100) break;
  }
  return lost;
}

/** Carries the clues, and their colours. */
export function writeOlsak({ clues, palette }: NonogramFile): string {
  const lines = (runs: readonly Clue[], colours: readonly Clue[] | undefined): string[] =>
    runs.map((clue, at) => writtenClue(clue, colours?.[at], ' '));
  const declared = (palette ?? []).map(
    (hex, nth) => `   ${writtenKeys[nth]}:${writtenKeys[nth]}  ${hex.toLowerCase()}`,
  );
  return [
    ...(palette ? ['#d', '   0:   #ffffff', ...declared] : []),
    ': rows',
    ...lines(clues.rows, clues.rowColours),
    ': columns',
    ...lines(clues.columns, clues.columnColours),
    ': end',
    '',
  ].join('\n');
}
