import { fail, succeed, type Result } from '@kumiki/core';
import { writeNonogram, type NonogramFile, type NonogramWriteProblem } from '@kumiki/core/nonogram';
import { xmlLimits } from '../xml/limits.ts';
import { encodeHtmlText } from './html-text.ts';

export type WebpbnWriteReason = 'invalid' | 'cannot-carry' | 'too-large';

const metaKeys = ['source', 'id', 'title', 'author', 'copyright', 'description'] as const;

/**
 * A file of webpbn.com with these puzzles, black on white or in colours; `readWebpbn` reads them back to the same. The
 * format has no place for a license, nor for a palette of which a colour is not used, or only one (`cannot-carry`), and `readWebpbn` reads no more than 200,000 elements, which a board of 512 by 512
 * may have in its clues (`too-large`). No document type is written: no reader needs one.
 *
 * @param options with `lossy`, what the format has no place for is left out.
 */
export function writeWebpbn(
  puzzles: readonly NonogramFile[],
  { lossy = false }: { readonly lossy?: boolean } = {},
): Result<string, WebpbnWriteReason, NonogramWriteProblem> {
  if (puzzles.length === 0) {
    const problem = { path: '', code: 'list', message: 'At least one puzzle is wanted.' };
    return fail('invalid', { lost: [], problems: [problem] });
  }
  const lines = ['<?xml version="1.0"?>', '<puzzleset>'];
  let elements = 1;
  let characters = 0;
  for (const puzzle of puzzles) {
    // JSON carries everything: what it refuses is no puzzle.
    const valid = writeNonogram(puzzle, 'json');
    if (!valid.ok) return fail('invalid', valid.detail);
    const lost = [...(puzzle.meta.license ? ['license'] : []), ...(losesColours(puzzle) ? ['palette'] : [])];
    if (lost.length > 0 && !lossy) return fail('cannot-carry', { lost, problems: [] });
    const from = lines.length;
    elements += addPuzzle(lines, puzzle);
    for (const line of lines.slice(from)) characters += line.length + 1;
    if (elements > xmlLimits.elements || characters > xmlLimits.characters - 100) {
      return fail('too-large', { lost: [], problems: [] });
    }
  }
  return succeed([...lines, '</puzzleset>', ''].join('\n'));
}

/** The reader keeps colours that cells have, where there are two at least. */
function losesColours({ palette, clues }: NonogramFile): boolean {
  if (!palette) return false;
  return palette.length < 2 || new Set(clues.rowColours?.flat()).size < palette.length;
}

/** How many elements it takes. */
function addPuzzle(lines: string[], { clues, palette, meta, goal }: NonogramFile): number {
  let elements = 12;
  lines.push('<puzzle type="grid" defaultcolor="black" backgroundcolor="white">');
  for (const key of metaKeys) {
    const text = meta[key];
    if (text) lines.push(`<${key}>${encodeHtmlText(text)}</${key}>`);
  }
  lines.push('<color name="white" char=".">fff</color>');
  if (!palette) lines.push('<color name="black" char="X">000</color>');
  for (const [nth, hex] of (palette ?? []).entries()) {
    elements += 1;
    lines.push(`<color name="${nameOf(nth)}" char="${KEYS[nth]}">${hex.slice(1).toLowerCase()}</color>`);
  }
  for (const axis of ['columns', 'rows'] as const) {
    const colours = axis === 'rows' ? clues.rowColours : clues.columnColours;
    lines.push(`<clues type="${axis}">`);
    for (const [at, clue] of clues[axis].entries()) {
      const runs = clue.filter((run) => run !== 0);
      elements += 1 + runs.length;
      const colour = (nth: number): string => (palette ? ` color="${nameOf(colours![at]![nth]!)}"` : '');
      lines.push(`<line>${runs.map((run, nth) => `<count${colour(nth)}>${run}</count>`).join('')}</line>`);
    }
    lines.push('</clues>');
  }
  if (goal !== undefined) {
    const width = clues.columns.length;
    const picture = goal
      .replaceAll('0', '.')
      .replaceAll(/[1-8]/g, (value) => (palette ? KEYS[Number(value) - 1]! : 'X'));
    const rows = clues.rows.map((_, y) => `|${picture.slice(y * width, (y + 1) * width)}|`);
    lines.push('<solution type="goal">', '<image>', ...rows, '</image>', '</solution>');
  }
  lines.push('</puzzle>');
  return elements;
}

/** Characters of the colours of a palette, and their names. */
const KEYS = 'abcdefgh';
const nameOf = (colour: number): string => `colour ${KEYS[colour]}`;
