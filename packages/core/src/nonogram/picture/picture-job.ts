import { pay, stopped, type Budget, type Stopped } from '../../budget.ts';
import { decoder, raw, record, type Decoder, type Problem } from '../../decode.ts';
import type { Job, OwnJobs, Tools } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { repair, type Repaired } from '../generation/repair.ts';
import { plainBoards } from '../generation/adjust-plain.ts';
import { adjusted } from '../generation/adjusted.ts';
import { residueOf } from '../generation/residue.ts';
import { provedPuzzle } from '../prove.ts';
import type { NonogramTypes, Picture, PictureArgs } from '../types.ts';
import { cellsOf } from './cells.ts';
import { decodePictureOptions } from './options.ts';
import { decodePixels } from './pixels.ts';
import { specksOf } from './specks.ts';

/** A picture's puzzle, or why there is none; the problems say what is wrong and what is wanted. */
export type PictureResult = Result<
  Picture,
  'invalid-pixels' | 'invalid-options' | Stopped,
  readonly Problem[] | undefined
>;

/** The engine's job `picture`, for a worker `own:picture`. */
export const pictureJob: OwnJobs<NonogramTypes>['picture'] = {
  // The parts pass as they came: the job decodes them, so that bad ones are answered with a reason of their own.
  args: decoder(record({ pixels: raw, width: raw, height: raw, options: raw })) as unknown as Decoder<PictureArgs>,
  run: pictureOf,
};

/**
 * Makes a puzzle of a picture whose bytes are among the assets: its cells without specks, changed as little as makes them
 * solvable by lines, and the proof of what their clues are worth.
 */
export function* pictureOf(args: PictureArgs, tools: Tools): Job<PictureResult, never> {
  const { budget } = tools;
  const options = decodePictureOptions(args.options);
  if (!options.ok) return fail('invalid-options', options.detail);
  const data = tools.assets.get(args.pixels);
  if (!data) {
    const message = 'pixels: there are no bytes under this digest. Send them as an asset with the job.';
    return fail('invalid-pixels', [{ path: 'pixels', code: 'missing', message }]);
  }
  const pixels = decodePixels({ data, width: args.width, height: args.height });
  if (!pixels.ok) return fail('invalid-pixels', pixels.detail);

  const { method, ends = 'clues', repair: repairs = true, specks: kind = 'faint' } = options.value;
  const drawn = yield* cellsOf(pixels.value, options.value, budget);
  if (!drawn.ok) return drawn;
  const { cells, width, height, threshold, ink, full, certainty } = drawn.value;
  if (!(yield* pay(budget, 1 + Math.floor(cells.length / 100)))) return stopped(budget);
  const specks = kind === 'keep' || method === 'dithered' ? [] : specksOf(cells, ink, full, width, height, kind);
  for (const cell of specks) cells[cell] = 1 - cells[cell]!;
  // Specks alone were all there was: then they are the picture.
  if (!cells.includes(1)) for (const cell of specks.splice(0)) cells[cell] = 1 - cells[cell]!;

  const found = repairs
    ? yield* repair(cells, width, height, certainty, budget)
    : yield* unrepaired(cells, width, height, budget);
  if (!found.ok) return found;
  const { open } = found.value;
  const made = yield* adjusted(
    cells,
    found.value,
    plainBoards(width, height, certainty),
    options.value.difficulty,
    budget,
  );
  if (!made.ok) return made;
  const { changed, report } = made.value;
  const proved = yield* provedPuzzle(made.value.cells, width, height, ends, tools);
  if (!proved.ok) return proved;
  const picture = { puzzle: proved.value, width, height, cells: [...made.value.cells], threshold, changed };
  return succeed({ ...picture, report: { specks, open, ...report } }, budget.spent);
}

function* unrepaired(
  cells: Uint8Array,
  width: number,
  height: number,
  budget: Budget,
): Job<Result<Repaired, Stopped, undefined>, never> {
  const residue = yield* residueOf(cells, width, height, budget);
  if (!residue.ok) return residue;
  const open = [...cells.keys()].filter(residue.value.isOpen);
  const solvable = open.length === 0;
  return succeed({ cells, changed: [], solvable, fewest: solvable, open }, budget.spent);
}
