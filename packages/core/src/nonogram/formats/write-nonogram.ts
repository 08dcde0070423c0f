import type { Problem } from '../../decode.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { fitsGoal } from './goal.ts';
import { cluesOfFile, decodeFile, writeJson } from './json.ts';
import { writeNin } from './nin.ts';
import { writeNon } from './non.ts';
import { metaKeys, type NonogramFile, type NonogramFormat } from './nonogram-file.ts';
import { writeOlsak } from './olsak.ts';
import { writePbm, writeRawPbm } from './pbm.ts';

/** What a file can be written as; `pbm` is plain text, `raw-pbm` bytes. */
export type NonogramWriteFormat = NonogramFormat | 'raw-pbm';
/** `lost` names what the format has no place for; `problems` what is no puzzle. */
export type NonogramWriteProblem = { readonly lost: readonly string[]; readonly problems: readonly Problem[] };
export type NonogramWriteReason = 'invalid' | 'cannot-carry' | 'no-goal';

/**
 * The content of a file, which `readNonogram` reads back to the same. Where the format has no place for something it is
 * refused, and named in `lost`: `.nin` and Olšák's `.g` have nothing but clues, PBM has nothing but the picture and can't
 * do without; `.non` and JSON carry everything. Colours are carried by `.non`, `.g` and JSON, and never left out: without them
 * it is another puzzle.
 *
 * @param options with `lossy`, what the format has no place for is left out.
 */
export function writeNonogram<F extends NonogramWriteFormat>(
  file: NonogramFile,
  format: F,
  { lossy = false }: { readonly lossy?: boolean } = {},
): Result<F extends 'raw-pbm' ? Uint8Array : string, NonogramWriteReason, NonogramWriteProblem> {
  const decoded = decodeFile(file);
  if (!decoded.ok) return fail('invalid', { lost: [], problems: decoded.detail });
  const { goal, palette } = decoded.value;
  const clues = cluesOfFile(decoded.value.clues);
  const said = metaKeys.filter((key) => decoded.value.meta[key]);
  const meta = Object.fromEntries(said.map((key) => [key, decoded.value.meta[key]]));
  if (goal !== undefined && !fitsGoal(goal, clues)) {
    const message = 'goal: it does not have the clues; take the clues of the picture, or leave it out.';
    return fail('invalid', { lost: [], problems: [{ path: 'goal', code: 'goal', message }] });
  }
  const coloured = format === 'non' || format === 'json' || format === 'olsak';
  if (palette && !coloured) return fail('cannot-carry', { lost: ['palette'], problems: [] });
  const picture = format === 'pbm' || format === 'raw-pbm';
  if (picture && goal === undefined) return fail('no-goal', { lost: ['clues'], problems: [] });
  const everything = format === 'non' || format === 'json';
  const lost = everything ? [] : [...said, ...(goal === undefined || picture ? [] : ['goal'])];
  if (lost.length > 0 && !lossy) return fail('cannot-carry', { lost, problems: [] });
  const write: Readonly<Record<NonogramWriteFormat, (whole: NonogramFile) => string | Uint8Array>> = {
    non: writeNon,
    nin: writeNin,
    olsak: writeOlsak,
    json: writeJson,
    pbm: () => writePbm(clues.columns.length, clues.rows.length, goal!),
    'raw-pbm': () => writeRawPbm(clues.columns.length, clues.rows.length, goal!),
  };
  const content = write[format]({
    clues,
    meta,
    ...(palette ? { palette } : {}),
    ...(goal === undefined ? {} : { goal }),
  });
  return succeed(content as F extends 'raw-pbm' ? Uint8Array : string);
}
