import { integer, list, record, text, decoder, type Problem } from '../decode.ts';
import { messageOf } from '../errors.ts';
import { limits } from '../limits.ts';
import { fail, succeed, type Result } from '../result.ts';
import { checkLayout } from './layout.ts';
import { lineAt, lineOf, lineOfBreak, stepsOf } from './json-lines.ts';
import { malformed, type LayoutFileProblem, type LayoutFileReason, type ReadLayout } from './layout-file.ts';
import { readGrid } from './read-grid.ts';
import { readRuns } from './read-runs.ts';
import type { Cell, Layout } from './types.ts';

/** Characters of a file: what the largest layout takes, and room. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/**
 * A layout from the text of a file, in whichever of these formats it is: KMahjongg's `.layout` (1.0 and 1.1), the `.mah`
 * JSON of ffalt/mah (its first board), or our own JSON, as `writeLayout` writes it. Checked like every layout: what comes
 * back can be dealt on, as far as `checkLayout` can tell. The shapes in files belong to their authors.
 */
export function readLayout(input: string): Result<Layout, LayoutFileReason, LayoutFileProblem> {
  if (input.length > MOST_CHARACTERS) {
    const message = `The file has ${input.length} characters; at most ${MOST_CHARACTERS} are read.`;
    return fail('too-large', { line: 1, message });
  }
  const start = input.trimStart();
  const read = formatOf(start);
  // Lines are counted in the file, with those that are blank before it begins.
  const blank = lineOf(input, input.length - start.length) - 1;
  if (!read.ok) return fail(read.reason, { ...read.detail, line: blank + read.detail.line });
  const { layout, lineOf: lineOfCell } = read.value;
  const [problem] = checkLayout(layout.cells).filter(({ severity }) => severity === 'error');
  if (!problem) return succeed(layout);
  // Of two cells in each other's way, the one that comes later in the file.
  const line = blank + lineOfCell(problem.cells.length === 0 ? undefined : Math.max(...problem.cells));
  return fail(problem.code === 'too-large' ? 'too-large' : 'malformed', { line, message: problem.message });
}

function formatOf(start: string): Result<ReadLayout, LayoutFileReason, LayoutFileProblem> {
  if (start.startsWith('kmahjongg-layout-')) return readGrid(start);
  if (start.startsWith('<')) {
    const message =
      'The file looks like XML; readGnomeMaps of @kumiki/formats/tile-stack reads maps of GNOME Mahjongg.';
    return fail('needs-formats', { line: 1, message });
  }
  if (!start.startsWith('{')) {
    const message =
      'The file starts neither with "kmahjongg-layout-v1.0" or "-v1.1" nor with the "{" of JSON; no other format is known.';
    return fail('unknown-format', { line: 1, message });
  }
  let json: unknown;
  try {
    json = JSON.parse(start);
  } catch (error) {
    return malformed(`The file starts like JSON and is none: ${messageOf(error)}`, lineOfBreak(start));
  }
  if (Object.hasOwn(json as object, 'mah')) return readRuns(json, start);
  const decoded = ownFormat(json);
  if (!decoded.ok) {
    const [{ path, message }] = decoded.detail as [Problem];
    return malformed(message, lineAt(start, stepsOf(path)));
  }
  return succeed({
    layout: decoded.value,
    lineOf: (cell) => lineAt(start, cell === undefined ? ['cells'] : ['cells', cell]),
  });
}

const axis = integer(-limits.halfUnits, limits.halfUnits);
const cells = list(record({ x: axis, y: axis, z: integer(-limits.layers, limits.layers) }), limits.tiles);
const ownFormat = decoder<{ id: string; name: string; cells: readonly Cell[] }>(
  record({ id: text(limits.text), name: text(limits.text), cells }),
);
