import { limits } from '../../limits.ts';
import { succeed, type Failure, type Result } from '../../result.ts';
import type { Clues } from '../types.ts';
import { refuse, type Line } from './lines.ts';
import type { NonogramFileProblem, NonogramFileReason } from './nonogram-file.ts';

type Refused = Failure<NonogramFileReason, NonogramFileProblem>;

/** Clues from their lines: whole numbers with blanks or commas between them; 0 or nothing for an empty line. */
export function readClues(
  rows: readonly Line[],
  columns: readonly Line[],
): Result<Clues, NonogramFileReason, NonogramFileProblem> {
  const axes: number[][][] = [];
  for (const [lines, length] of [
    [rows, columns.length],
    [columns, rows.length],
  ] as const) {
    const clues: number[][] = [];
    for (const line of lines) {
      const clue = readClue(line, length);
      if (!Array.isArray(clue)) return clue;
      clues.push(clue);
    }
    axes.push(clues);
  }
  return succeed({ rows: axes[0]!, columns: axes[1]! });
}

/** Costs the characters up to what is wrong, and keeps no more numbers than fit in the line. */
function readClue({ text, line }: Line, length: number): number[] | Refused {
  const clue: number[] = [];
  let zero = false;
  let cells = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (isBetween(text.charCodeAt(at))) continue;
    let run = 0;
    const start = at;
    for (; isDigit(text.charCodeAt(at)) && run < 1e9; at += 1) run = run * 10 + text.charCodeAt(at) - 48;
    cells += run + 1;
    if (run > length || cells > length) {
      return refuse('malformed', line, `The runs up to ${run} take more than the ${length} cells of their line.`);
    }
    if (at < text.length && !isBetween(text.charCodeAt(at))) {
      const character = String.fromCodePoint(text.codePointAt(at)!);
      if (at > start && /[a-z]/i.test(character)) {
        const message = `"${text.slice(start, at + 1)}" is a run with a colour; coloured puzzles are not read yet.`;
        return refuse('unknown-format', line, message);
      }
      return refuse(
        'malformed',
        line,
        `${JSON.stringify(character)} has no place in a clue; whole numbers are wanted.`,
      );
    }
    if (zero || (run === 0 && clue.length > 0)) {
      return refuse('malformed', line, '0 stands alone, for an empty line; runs of 1 or more are wanted.');
    }
    if (run === 0) zero = true;
    else clue.push(run);
  }
  return clue;
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
