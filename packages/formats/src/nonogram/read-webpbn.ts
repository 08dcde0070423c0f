import { fail, limits, succeed, type Result } from '@kumiki/core';
import type {
  Clues,
  NonogramFileContent,
  NonogramFileNote,
  NonogramFileProblem,
  NonogramFileReason,
  NonogramMeta,
} from '@kumiki/core/nonogram';
import { checkClues, deriveClues, deriveColouredClues, markFor } from '@kumiki/core/nonogram/rules';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import { decodeHtmlText } from './html-text.ts';
import { createPalette, type Colours, type Palette } from './palette.ts';
import { refuse, type Refused } from './refuse.ts';

const metaKeys: ReadonlySet<string> = new Set(['title', 'author', 'copyright', 'description', 'id', 'source']);
/** What a set says for its puzzles, where they say nothing themselves. */
const shared: ReadonlySet<string> = new Set(['author', 'copyright', 'source']);
const MOST_TEXT = 10_000;
const MOST_NOTES = 20;

/**
 * The puzzles of a file of webpbn.com (its XML, version 0.3 and before), in rows and columns: black on white, or in up to
 * 8 colours, of which those are kept that cells have. A triddler is refused by name. Clues, or the first picture where there are none; a picture that
 * has the clues is the goal. What else is there is in `notes`.
 *
 * Such files name a document type, which is passed over: nothing is fetched, and one that defines anything itself is
 * refused. Nothing is proved of the puzzles, and they belong to their authors. Never throws; costs the characters.
 *
 * @see https://webpbn.com/pbn_fmt.html
 */
export function readWebpbn(
  text: string,
): Result<readonly NonogramFileContent[], NonogramFileReason, NonogramFileProblem> {
  const read = readXml(text, { externalType: true });
  if (!read.ok) return read;
  const set = read.value;
  const puzzles = elementsIn(set).filter(({ name }) => name === 'puzzle');
  if (set.name !== 'puzzleset' || puzzles.length === 0) {
    return fail('unknown-format', { line: set.line, message: 'A <puzzleset> with a <puzzle> in it is wanted.' });
  }
  const notes: NonogramFileNote[] = [];
  const common = metaOf(set, shared, notes, ['puzzle']);
  if ('ok' in common) return common;
  const contents: NonogramFileContent[] = [];
  for (const puzzle of puzzles) {
    const content = contentOf(puzzle, common, notes);
    if ('ok' in content) return content;
    contents.push(content);
  }
  return succeed(contents);
}

function contentOf(
  puzzle: XmlElement,
  inherited: NonogramMeta,
  ofSet: readonly NonogramFileNote[],
): NonogramFileContent | Refused {
  const type = puzzle.attributes.get('type') ?? 'grid';
  if (type === 'triddler')
    return refuse('unknown-format', puzzle, 'The puzzle is a triddler; only rows and columns are read.');
  if (type !== 'grid') return refuse('malformed', puzzle, `The type is "${type.slice(0, 40)}"; "grid" is wanted.`);
  const notes = [...ofSet];
  const said = metaOf(puzzle, metaKeys, notes, ['color', 'clues', 'solution']);
  if ('ok' in said) return said;
  const meta = { ...inherited, ...said };
  const palette = createPalette(puzzle);
  if ('ok' in palette) return palette;
  const axes = new Map<string, AxisClues>();
  const goals: { readonly rows: readonly string[]; readonly at: XmlElement }[] = [];
  for (const element of elementsIn(puzzle)) {
    if (element.name === 'clues') {
      const axis = element.attributes.get('type') ?? '';
      if (axis !== 'rows' && axis !== 'columns')
        return refuse('malformed', element, 'These are clues of neither rows nor columns.');
      if (axes.has(axis)) return refuse('malformed', element, `The clues of the ${axis} are there twice.`);
      const clues = cluesIn(element, palette);
      if ('ok' in clues) return clues;
      axes.set(axis, clues);
    } else if (element.name === 'solution') {
      const kind = element.attributes.get('type') ?? 'goal';
      const [image, ...others] = elementsIn(element).filter(({ name }) => name === 'image');
      if (others[0]) note(notes, 'more-goals', others[0].line, 'A further picture is left out.');
      if (kind === 'saved') note(notes, 'saved-grid', element.line, 'A half-solved grid is left out.');
      else if (kind !== 'goal' || !image) note(notes, 'more-goals', element.line, 'A solution is left out.');
      else {
        const rows = palette.rowsOf(image);
        if (!Array.isArray(rows)) return rows;
        goals.push({ rows, at: image });
      }
    }
  }
  const [rows, columns] = [axes.get('rows'), axes.get('columns')];
  const [first] = goals;
  const colours = palette.colours();
  if (colours && 'ok' in colours) return colours;
  let clues: Clues;
  if (rows && columns) clues = { rows: rows.runs, columns: columns.runs, ...paintedBy(rows, columns, colours) };
  else if (rows || columns || !first) {
    return refuse(
      'malformed',
      puzzle,
      'Clues of the rows and of the columns are wanted, or a picture without unknown cells.',
    );
  } else {
    const width = first.rows[0]?.length ?? 0;
    const wrong = checkRows(first.rows, width, first.rows.length, first.at);
    if (wrong) return wrong;
    const cells = first.rows.join('');
    if (cells.includes('?'))
      return refuse('malformed', first.at, 'The picture has unknown cells, and there are no clues.');
    clues = (colours ? deriveColouredClues : deriveClues)(valuesOf(cells, colours), width, first.rows.length);
  }
  const wrong = checkFit(clues, puzzle);
  if (wrong) return wrong;
  let goal: string | undefined;
  for (const { rows: picture, at } of goals) {
    const odd = checkRows(picture, clues.columns.length, clues.rows.length, at);
    if (odd) return odd;
    const cells = picture.join('');
    const agrees = !cells.includes('?') && checkClues(valuesOf(cells, colours).map(markFor), clues).fits;
    if (!agrees) note(notes, 'goal-disagrees', at.line, 'The picture does not have these clues; it is left out.');
    else if (goal !== undefined) note(notes, 'more-goals', at.line, 'A further picture is left out.');
    else goal = valuesOf(cells, colours).join('');
  }
  const lost = palette.lost();
  if (lost) note(notes, 'colours', lost.line, lost.message);
  return {
    clues,
    ...(colours ? { palette: colours.palette } : {}),
    meta,
    ...(goal === undefined ? {} : { goal }),
    notes,
  };
}

/** By line, the runs and the numbers of their colours. */
interface AxisClues {
  readonly runs: number[][];
  readonly inks: number[][];
}

/** The clues of an axis; how long its lines are is known later. */
function cluesIn(element: XmlElement, palette: Palette): AxisClues | Refused {
  const axis: AxisClues = { runs: [], inks: [] };
  for (const line of elementsIn(element)) {
    if (line.name !== 'line') return refuse('malformed', line, `<${line.name}> is among the clues; <line> is wanted.`);
    if (axis.runs.length === limits.side) return refuse('too-large', line, `There are more than ${limits.side} lines.`);
    const clue: number[] = [];
    const inks: number[] = [];
    let zero = false;
    for (const count of elementsIn(line)) {
      const text = count.children.map((child) => (typeof child === 'string' ? child : '<')).join('');
      const run = count.name === 'count' && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
      if (run === undefined || run > limits.side || clue.length === limits.side) {
        return refuse('malformed', count, `A <count> of 0 to ${limits.side} is wanted.`);
      }
      if (zero || (run === 0 && clue.length > 0))
        return refuse('malformed', count, '0 stands alone, for an empty line.');
      if (run === 0) zero = true;
      else {
        const ink = palette.use(count);
        if (typeof ink !== 'number') return ink;
        clue.push(run);
        inks.push(ink);
      }
    }
    axis.runs.push(clue);
    axis.inks.push(inks);
  }
  return axis;
}

function paintedBy(rows: AxisClues, columns: AxisClues, colours: Colours | undefined): Partial<Clues> {
  if (!colours) return {};
  const paint = ({ inks }: AxisClues): number[][] => inks.map((line) => line.map((ink) => colours.places[ink]!));
  return { rowColours: paint(rows), columnColours: paint(columns) };
}

/** The cells of a picture as values: 0 blank, 1 filled, or c + 1 for colour c. */
function valuesOf(cells: string, colours: Colours | undefined): number[] {
  return Array.from(cells, Number).map((ink) => (ink > 0 && colours ? colours.places[ink - 1]! + 1 : ink));
}

function checkFit(clues: Clues, puzzle: XmlElement): Refused | undefined {
  const { rows, columns, rowColours, columnColours } = clues;
  for (const [name, axis, colours, length] of [
    ['row', rows, rowColours, columns.length],
    ['column', columns, columnColours, rows.length],
  ] as const) {
    if (length === 0) return refuse('malformed', puzzle, 'There is not a single cell.');
    const at = axis.findIndex((clue, line) => {
      const gaps = clue.filter((_, nth) => nth > 0 && colours?.[line]![nth] === colours?.[line]![nth - 1]).length;
      return clue.reduce((sum, run) => sum + run, gaps) > length;
    });
    if (at >= 0)
      return refuse('malformed', puzzle, `The runs of ${name} ${at + 1} take more than its ${length} cells.`);
  }
  return undefined;
}

function checkRows(rows: readonly string[], width: number, height: number, at: XmlElement): Refused | undefined {
  if (width === 0) return refuse('malformed', at, 'The picture has no cells.');
  if (rows.length === height && rows.every((row) => row.length === width)) return undefined;
  return refuse('malformed', at, `The picture is not ${height} rows of ${width} cells each.`);
}

function metaOf(
  element: XmlElement,
  keys: ReadonlySet<string>,
  notes: NonogramFileNote[],
  others: readonly string[],
): NonogramMeta | Refused {
  const meta: Record<string, string> = {};
  for (const child of elementsIn(element)) {
    if (others.includes(child.name)) continue;
    if (!keys.has(child.name) || Object.hasOwn(meta, child.name)) {
      note(notes, 'property', child.line, `<${child.name.slice(0, 40)}> is left out.`);
      continue;
    }
    const [inner] = elementsIn(child);
    if (inner) note(notes, 'property', inner.line, `<${inner.name.slice(0, 40)}> in <${child.name}> is left out.`);
    const said = decodeHtmlText(child.children.filter((part) => typeof part === 'string').join(''));
    if (said.length > MOST_TEXT) {
      return refuse(
        'too-large',
        child,
        `The ${child.name} has ${said.length} characters; at most ${MOST_TEXT} are read.`,
      );
    }
    if (said !== '') meta[child.name] = said;
  }
  return meta;
}

function note(notes: NonogramFileNote[], code: NonogramFileNote['code'], line: number, message: string): void {
  if (notes.length < MOST_NOTES) notes.push({ code, line, message });
  else if (notes.length === MOST_NOTES) {
    notes.push({ code: 'more', line, message: 'From here on there is more that is left out.' });
  }
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}
