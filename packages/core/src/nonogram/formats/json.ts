import { decoder, integer, list, optional, raw, record, text, type Decoder, type Problem } from '../../decode.ts';
import { messageOf } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { succeed } from '../../result.ts';
import { plainClues } from '../clues.ts';
import { isColoured, plainColours, runColours } from '../colour/clues.ts';
import { colourProblems, paletteShape, runColoursShape } from '../colour/decode.ts';
import type { Clues, Palette } from '../types.ts';
import { agreedGoal } from './goal.ts';
import { refuse } from './lines.ts';
import { fileLimits, type NonogramFile, type NonogramMeta, type ReadContent } from './nonogram-file.ts';
import { createNotes } from './notes.ts';

const clueLists = list(list(integer(0, limits.side), limits.side), limits.side, 1);
const cells = text(limits.side * limits.side);
const some = optional(text(fileLimits.text));
const meta = record({
  title: some,
  author: some,
  copyright: some,
  license: some,
  description: some,
  id: some,
  source: some,
});
/** What `NonogramFile` is made of, from anything. */
export const decodeFile: Decoder<NonogramFile> = decoder(
  // What was read can be written: the rest of it is passed over.
  record({
    clues: record({
      rows: clueLists,
      columns: clueLists,
      rowColours: optional(runColoursShape),
      columnColours: optional(runColoursShape),
    }),
    palette: optional(paletteShape),
    meta,
    goal: optional(cells),
    notes: optional(raw),
    format: optional(raw),
  }),
  (file) => problemsOf(withPalette(file.clues, file), file.goal),
);
const decodeJson = decoder(
  record({
    rows: clueLists,
    columns: clueLists,
    palette: optional(paletteShape),
    rowColours: optional(runColoursShape),
    columnColours: optional(runColoursShape),
    goal: optional(cells),
    meta: optional(meta),
    // Of a puzzle, as it is generated.
    solution: optional(cells),
    claim: optional(raw),
    trail: optional(raw),
    ends: optional(raw),
    remark: optional(raw),
  }),
  (file) => problemsOf(file, file.goal, file.solution),
);

type WithPalette = Clues & { readonly palette?: Palette };

function withPalette(clues: Clues, file: { readonly palette?: Palette }): WithPalette {
  return Object.hasOwn(file, 'palette') ? { ...clues, palette: file.palette! } : clues;
}

function problemsOf(both: WithPalette, ...goals: readonly (string | undefined)[]): Problem[] {
  const coloured = colourProblems(both);
  if (coloured.length > 0) return coloured;
  return [...cluesProblems(both), ...goals.flatMap((goal) => goalProblems(both, goal))];
}

function cluesProblems(both: Clues): Problem[] {
  for (const axis of ['rows', 'columns'] as const) {
    const length = both[axis === 'rows' ? 'columns' : 'rows'].length;
    for (const [at, clue] of both[axis].entries()) {
      const path = `${axis}[${at}]`;
      const colours = runColours(axis === 'rows' ? at : both.rows.length + at, both);
      const gaps = clue.filter((_, nth) => nth > 0 && colours?.[nth] === colours?.[nth - 1]).length;
      const cellsTaken = clue.reduce((sum, run) => sum + run, gaps);
      if (clue.length > 1 && clue.includes(0)) {
        return [{ path, code: 'clue', message: `${path}: 0 stands alone, for an empty line.` }];
      }
      if (cellsTaken > length) {
        const message = `${path}: its runs take ${cellsTaken} cells; the line has ${length}.`;
        return [{ path, code: 'clue', message }];
      }
    }
  }
  return [];
}

function goalProblems({ rows, columns, palette }: WithPalette, goal: string | undefined): Problem[] {
  const count = rows.length * columns.length;
  const most = palette?.length ?? 1;
  const isDigit = (digit: string): boolean => digit >= '0' && digit <= String(most);
  if (goal === undefined || (goal.length === count && Array.from(goal).every(isDigit))) return [];
  const digits = `digits 0 ${most > 1 ? 'to' : 'or'} ${most}`;
  return [{ path: 'goal', code: 'goal', message: `goal: ${count} ${digits} are wanted, row by row.` }];
}

/** Our own: an object with `rows`, `columns`, and where there are some `goal` and `meta`; or a puzzle of the engine. */
export function readJson(input: string): ReadContent {
  let json: unknown;
  try {
    json = JSON.parse(input);
  } catch (error) {
    return refuse('malformed', 1, `The file starts like JSON and is none: ${messageOf(error)}`);
  }
  const decoded = decodeJson(json);
  if (!decoded.ok) return refuse('malformed', 1, decoded.detail[0]!.message);
  const { goal = decoded.value.solution, meta: given = {}, palette, ...rest } = decoded.value;
  const notes = createNotes();
  for (const key of ['claim', 'trail', 'ends', 'remark'] as const) {
    if (rest[key] !== undefined) notes.add('proof', 1, `"${key}" is left out.`);
  }
  const plain = cluesOfFile(rest);
  const agreed = goal === undefined ? {} : agreedGoal(goal, plain, 1, notes);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as NonogramMeta;
  return succeed({ clues: plain, ...(palette ? { palette } : {}), meta: said, ...agreed, notes: notes.list() });
}

/** Carries all there is. */
export function writeJson({ clues, palette, meta: said, goal }: NonogramFile): string {
  const { rows, columns, rowColours, columnColours } = clues;
  const fields = Object.entries({
    rows,
    columns,
    palette,
    rowColours,
    columnColours,
    goal,
    meta: Object.keys(said).length > 0 ? said : undefined,
  });
  const lines = fields.flatMap(([key, value]) => (value === undefined ? [] : [` "${key}": ${JSON.stringify(value)}`]));
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Clues as a file has them: without the zeros of empty lines, and with colours where there are some. */
export function cluesOfFile(clues: Clues): Clues {
  return isColoured(clues) ? plainColours(clues) : plainClues(clues);
}
