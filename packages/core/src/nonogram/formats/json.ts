import { decoder, integer, list, optional, raw, record, text, type Decoder, type Problem } from '../../decode.ts';
import { messageOf } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { succeed } from '../../result.ts';
import { plainClues } from '../clues.ts';
import type { Clues } from '../types.ts';
import { agreedGoal } from './goal.ts';
import { refuse } from './lines.ts';
import { fileLimits, type NonogramFile, type NonogramMeta, type ReadContent } from './nonogram-file.ts';
import { createNotes } from './notes.ts';

const clues = list(list(integer(0, limits.side), limits.side), limits.side, 1);
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
    clues: record({ rows: clues, columns: clues }),
    meta,
    goal: optional(cells),
    notes: optional(raw),
    format: optional(raw),
  }),
  ({ clues: both, goal }) => [...cluesProblems(both), ...goalProblems(both, goal)],
);
const decodeJson = decoder(
  record({
    rows: clues,
    columns: clues,
    goal: optional(cells),
    meta: optional(meta),
    // Of a puzzle, as it is generated.
    solution: optional(cells),
    claim: optional(raw),
    trail: optional(raw),
    ends: optional(raw),
    remark: optional(raw),
  }),
  (file) => [...cluesProblems(file), ...goalProblems(file, file.goal), ...goalProblems(file, file.solution)],
);

function cluesProblems(both: Clues): Problem[] {
  for (const axis of ['rows', 'columns'] as const) {
    const length = both[axis === 'rows' ? 'columns' : 'rows'].length;
    for (const [at, clue] of both[axis].entries()) {
      const path = `${axis}[${at}]`;
      const cellsTaken = clue.reduce((sum, run) => sum + run, clue.length - 1);
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

function goalProblems({ rows, columns }: Clues, goal: string | undefined): Problem[] {
  const count = rows.length * columns.length;
  if (goal === undefined || (goal.length === count && !/[^01]/.test(goal))) return [];
  return [{ path: 'goal', code: 'goal', message: `goal: ${count} digits 0 or 1 are wanted, row by row.` }];
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
  const { rows, columns, goal = decoded.value.solution, meta: given = {}, ...rest } = decoded.value;
  const notes = createNotes();
  for (const key of ['claim', 'trail', 'ends', 'remark'] as const) {
    if (rest[key] !== undefined) notes.add('proof', 1, `"${key}" is left out.`);
  }
  const plain = plainClues({ rows, columns });
  const agreed = goal === undefined ? {} : agreedGoal(goal, plain, 1, notes);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) as NonogramMeta;
  return succeed({ clues: plain, meta: said, ...agreed, notes: notes.list() });
}

/** Carries all there is. */
export function writeJson({ clues: { rows, columns }, meta: said, goal }: NonogramFile): string {
  const fields = Object.entries({ rows, columns, goal, meta: Object.keys(said).length > 0 ? said : undefined });
  const lines = fields.flatMap(([key, value]) => (value === undefined ? [] : [` "${key}": ${JSON.stringify(value)}`]));
  return `{\n${lines.join(',\n')}\n}\n`;
}
