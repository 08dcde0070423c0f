import { limits } from '../../limits.ts';
import { succeed, type Failure, type Result } from '../../result.ts';
import type { Clue, Clues, Palette } from '../types.ts';
import { writtenKeys, type ColourKeys } from './colour-keys.ts';
import { refuse, type Line } from './lines.ts';
import type { NonogramFileProblem, NonogramFileReason } from './nonogram-file.ts';

type Refused = Failure<NonogramFileReason, NonogramFileProblem>;

/** What a file has of a puzzle's clues. */
export interface ReadClues {
  readonly clues: Clues;
  readonly palette?: Palette;
}

/**
 * Clues from their lines: whole numbers with blanks or commas between them; 0 or nothing for an empty line.
 *
 * @param keys - where runs may have colours: the characters behind the numbers.
 */
export function readClues(
  rows: readonly Line[],
  columns: readonly Line[],
  keys?: ColourKeys,
): Result<ReadClues, NonogramFileReason, NonogramFileProblem> {
  const axes: { readonly clues: number[][]; readonly colours: number[][] }[] = [];
  for (const [lines, length] of [
    [rows, columns.length],
    [columns, rows.length],
  ] as const) {
    const axis: (typeof axes)[number] = { clues: [], colours: [] };
    for (const line of lines) {
      const read = readClue(line, length, keys);
      if ('ok' in read) return read;
      axis.clues.push(read.clue);
      axis.colours.push(read.colours);
    }
    axes.push(axis);
  }
  const plain = { rows: axes[0]!.clues, columns: axes[1]!.clues };
  if (!keys?.isColoured) return succeed({ clues: plain });
  const palette = keys.palette(rows[0]?.line ?? 1);
  if (!palette.ok) return palette;
  const clues = { ...plain, rowColours: axes[0]!.colours, columnColours: axes[1]!.colours };
  return succeed({ clues, palette: palette.value });
}

/** Costs the characters up to what is wrong, and keeps no more numbers than fit in the line. */
function readClue(
  { text, line }: Line,
  length: number,
  keys: ColourKeys | undefined,
): { readonly clue: number[]; readonly colours: number[] } | Refused {
  const clue: number[] = [];
  const colours: number[] = [];
  let zero = false;
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (isBetween(text.charCodeAt(at))) continue;
    let run = 0;
    const start = at;
    for (; isDigit(text.charCodeAt(at)) && run < 1e9; at += 1) run = run * 10 + text.charCodeAt(at) - 48;
    const behind =
      at < text.length && !isBetween(text.charCodeAt(at)) ? String.fromCodePoint(text.codePointAt(at)!) : '';
    // The 0 of an empty line has no colour.
    const isPlain = behind === '' && (!keys || run === 0);
    const colour = isPlain ? 0 : at > start ? keys?.use(behind) : undefined;
    // The runs of one colour keep a gap.
    cells += run + (colours.length > 0 && (colour ?? 0) === colours.at(-1) ? 1 : 0);
    if (run > length || cells > length) {
      return refuse('malformed', line, `The runs up to ${run} take more than the ${length} cells of their line.`);
    }
    if (colour === undefined) {
      if (at > start && /[a-z]/i.test(behind)) {
        const message = `"${text.slice(start, at + 1)}" is a run with a colour; the format has no colours.`;
        return refuse('unknown-format', line, message);
      }
      return refuse('malformed', line, `${JSON.stringify(behind)} has no place in a clue; whole numbers are wanted.`);
    }
    if (behind !== '') {
      at += behind.length;
      if (at < text.length && !isBetween(text.charCodeAt(at))) {
        const message = `${JSON.stringify(text.slice(start, at + 1))} is no run; a number and one character are wanted.`;
        return refuse('malformed', line, message);
      }
    }
    if (zero || (run === 0 && (clue.length > 0 || behind !== ''))) {
      return refuse('malformed', line, '0 stands alone, for an empty line; runs of 1 or more are wanted.');
    }
    if (run === 0) zero = true;
    else {
      clue.push(run);
      colours.push(colour);
    }
  }
  return { clue, colours };
}

/** The runs of a line with the characters of their colours, as files have them. */
export function writtenClue(clue: Clue, colours: Clue | undefined, between: string): string {
  return clue.map((run, nth) => `${run}${colours ? writtenKeys[colours[nth]!]! : ''}`).join(between);
}

/** How many lines a side has, where that is not too many or too few. */
export function checkSide(cells: number, name: string, line: number): Refused | undefined {
  if (cells > limits.side) {
    return refuse('too-large', line, `The ${name} is ${cells}; at most ${limits.side} cells are read.`);
  }
  return cells >= 1 ? undefined : refuse('malformed', line, `The ${name} is ${cells}; at least 1 is wanted.`);
}

/**
 * Those lines of a block that are clues. Some leave a line blank where a row is empty, for others blanks mean nothing: when
 * there are just enough lines with something in them it is those, or else the first lines, and nothing may come after.
 */
export function clueLines(block: readonly Line[], count: number, name: string, from: number): Line[] | Refused {
  const said = block.filter(({ text }) => text !== '');
  if (said.length === count) return said;
  const extra = said.length > count ? said[count] : block.slice(count).find(({ text }) => text !== '');
  if (extra) return refuse('malformed', extra.line, `There are more than the ${count} ${name} the file says it has.`);
  if (block.length >= count) return block.slice(0, count);
  const last = said.at(-1)?.line ?? from;
  return refuse('malformed', last, `There are ${said.length} ${name} up to here; the file says it has ${count}.`);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Blank, tab, comma. */
function isBetween(code: number): boolean {
  return code === 32 || code === 9 || code === 44;
}
