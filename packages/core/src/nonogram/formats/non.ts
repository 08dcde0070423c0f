import { succeed, type Failure } from '../../result.ts';
import type { Clue } from '../types.ts';
import { checkSide, clueLines, readClues, writtenClue } from './clue-lines.ts';
import { createColourKeys, writtenKeys, type ColourKeys } from './colour-keys.ts';
import { agreedGoal } from './goal.ts';
import { linesOf, refuse, type Line } from './lines.ts';
import { withText } from './meta.ts';
import {
  type NonogramFile,
  type NonogramFileProblem,
  type NonogramFileReason,
  type NonogramMeta,
  type ReadContent,
} from './nonogram-file.ts';
import { createNotes, type Notes } from './notes.ts';
import { decodeReferences, encodeReferences } from './references.ts';

/** What the words of the format are called here. */
const metaOf: ReadonlyMap<string, keyof NonogramMeta> = new Map([
  ['catalogue', 'id'],
  ['title', 'title'],
  ['by', 'author'],
  ['copyright', 'copyright'],
  ['license', 'license'],
  ['description', 'description'],
  ['source', 'source'],
]);

interface Found {
  readonly sizes: Map<'width' | 'height', { readonly cells: number; readonly line: number }>;
  /** By the word that begins it: its own line first, then those below. */
  readonly blocks: Map<'rows' | 'columns' | 'goal', Line[]>;
  readonly notes: Notes;
  readonly keys: ColourKeys;
  meta: NonogramMeta;
}
type Refused = Failure<NonogramFileReason, NonogramFileProblem>;

/**
 * Steve Simpson's `.non`, with the additions of webpbn.com (`goal`, `saved`) and of nonogram-db (`license`, several puzzles
 * with a line of = between them, of which the first is read): `width`, `height`, then `rows` and `columns` with a clue a
 * line below. A colour is `color`, a character and `#rrggbb`; the character stands behind the numbers of its runs, and in the
 * goal. What has no character has the colour `1`.
 *
 * @see http://www.comp.lancs.ac.uk/~ss/nonogram/fmt2
 */
export function readNon(text: string): ReadContent {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const found: Found = {
    sizes: new Map(),
    blocks: new Map(),
    notes: createNotes(),
    keys: createColourKeys(true),
    meta: {},
  };
  let open: Line[] | undefined;
  for (const line of lines.value) {
    const word = /^[a-z][\w-]*/i.exec(line.text)?.[0];
    if (word !== undefined) {
      const taken = takeWord(word.toLowerCase(), line.text.slice(word.length).trim(), line.line, found);
      if (taken !== undefined && 'ok' in taken) return taken;
      open = taken;
    } else if (/^={3,}$/.test(line.text)) {
      if (found.blocks.size === 0) continue;
      found.notes.add('more-puzzles', line.line, 'Another puzzle starts here; only the first is read.');
      break;
    } else if (open) open.push(line);
    else if (line.text !== '') found.notes.add('property', line.line, `"${line.text.slice(0, 40)}" is not known here.`);
  }
  return contentOf(found, lines.value.length);
}

/** The lines that go on with what the word begins, if any do. */
function takeWord(word: string, rest: string, line: number, found: Found): Line[] | Refused | undefined {
  const { sizes, blocks, notes, keys } = found;
  const side = word === 'width' || (word === 'columns' && rest !== '') ? 'width' : 'height';
  if (word === 'width' || word === 'height' || ((word === 'rows' || word === 'columns') && rest !== '')) {
    if (sizes.has(side)) return refuse('malformed', line, `The ${side} is said twice.`);
    if (!/^\d{1,9}$/.test(rest)) return refuse('malformed', line, `The ${side} is no whole number.`);
    sizes.set(side, { cells: Number(rest), line });
    return checkSide(Number(rest), side, line);
  }
  if (word === 'color' || word === 'colour') {
    const said = /^([^\d\s,"]|1)\s+"?(#[\da-f]{6})"?$/iu.exec(rest);
    if (!said) return refuse('malformed', line, 'A colour is one character and #rrggbb.');
    return keys.declare(said[1]!, said[2]!.toLowerCase(), line);
  }
  if (word === 'saved') {
    notes.add('saved-grid', line, 'A half-solved grid is left out.');
    return [];
  }
  if (word === 'rows' || word === 'columns' || word === 'goal') {
    if (blocks.has(word)) return refuse('malformed', line, `"${word}" is there twice.`);
    const block = [{ text: rest, line }];
    blocks.set(word, block);
    return block;
  }
  const key = metaOf.get(word);
  if (key === undefined || Object.hasOwn(found.meta, key)) {
    notes.add('property', line, `"${word.slice(0, 40)}" ${key ? 'is there twice' : 'is not known here'}.`);
    return undefined;
  }
  const quoted = rest.length >= 2 && rest.startsWith('"') && rest.endsWith('"');
  const meta = withText(found.meta, key, decodeReferences(quoted ? rest.slice(1, -1) : rest), line);
  if (!meta.ok) return meta;
  found.meta = meta.value;
  return undefined;
}

function contentOf({ sizes, blocks, notes, keys, meta }: Found, last: number): ReadContent {
  const axes: Line[][] = [];
  for (const [name, side] of [
    ['rows', 'height'],
    ['columns', 'width'],
  ] as const) {
    const size = sizes.get(side);
    if (!size) return refuse('malformed', last, `There is no "${side}" in the file.`);
    const [head, ...block] = blocks.get(name) ?? [];
    if (!head) return refuse('malformed', last, `There is no "${name}" in the file.`);
    const lines = clueLines(block, size.cells, name, head.line);
    if (!Array.isArray(lines)) return lines;
    axes.push(lines);
  }
  const clues = readClues(axes[0]!, axes[1]!, keys);
  if (!clues.ok) return clues;
  const goal = blocks.get('goal');
  if (!goal) return succeed({ ...clues.value, meta, notes: notes.list() });
  const cells: string[] = [];
  let left = axes[0]!.length * axes[1]!.length;
  for (const { text, line } of goal) {
    const row = text.replaceAll(/["\s]/g, '');
    left -= row.length;
    if (left < 0) continue;
    const values = Array.from({ length: row.length }, (_, at) => valueIn(row[at]!, keys));
    const odd = values.indexOf(undefined);
    if (odd >= 0) {
      const message = `${JSON.stringify(row[odd])} is in the goal; 0, 1 and the characters of colours are read.`;
      return refuse('malformed', line, message);
    }
    cells.push(values.join(''));
  }
  if (left !== 0) {
    const message = `The goal has ${left > 0 ? `${left} cells too few` : `${-left} cells too many`}.`;
    return refuse('malformed', goal.at(-1)!.line, message);
  }
  const agreed = agreedGoal(cells.join(''), clues.value.clues, goal[0]!.line, notes);
  return succeed({ ...clues.value, meta, ...agreed, notes: notes.list() });
}

/** What a character of a goal says; undefined where it says nothing. */
function valueIn(cell: string, keys: ColourKeys): number | undefined {
  if (cell === '0') return 0;
  if (!keys.isColoured) return cell === '1' ? 1 : undefined;
  const colour = keys.known(cell);
  return colour === undefined ? undefined : colour + 1;
}

/** Carries all there is. */
export function writeNon({ clues, palette, meta, goal }: NonogramFile): string {
  const { rows, columns, rowColours, columnColours } = clues;
  const clue = (runs: Clue, colours: Clue | undefined): string =>
    runs.length === 0 ? '0' : writtenClue(runs, colours, ',');
  const lines: string[] = [];
  for (const [word, key] of metaOf) {
    const text = meta[key];
    if (text !== undefined) lines.push(`${word} "${encodeReferences(text)}"`);
  }
  for (const [nth, hex] of (palette ?? []).entries()) lines.push(`color ${writtenKeys[nth]} ${hex.toLowerCase()}`);
  lines.push(`width ${columns.length}`, `height ${rows.length}`, '', 'rows');
  lines.push(...rows.map((runs, y) => clue(runs, rowColours?.[y])), '', 'columns');
  lines.push(...columns.map((runs, x) => clue(runs, columnColours?.[x])), '');
  if (goal !== undefined) {
    const picture = palette ? goal.replaceAll(/[1-8]/g, (value) => writtenKeys[Number(value) - 1]!) : goal;
    lines.push(`goal "${picture}"`, '');
  }
  return lines.join('\n');
}
