import type { Stopped } from '../../budget.ts';
import { decoder, raw, record, type Decoder, type Problem } from '../../decode.ts';
import type { Job, OwnJobs, Tools } from '../../puzzle.ts';
import { fail, succeed, type Result } from '../../result.ts';
import { provedPuzzle } from '../prove.ts';
import type { NonogramTypes, Picture, PictureArgs } from '../types.ts';
import { cellsOf } from './cells.ts';
import { decodePictureOptions } from './options.ts';
import { decodePixels } from './pixels.ts';

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

/** Makes a puzzle of a picture whose bytes are among the assets: its cells, and the proof of what their clues are worth. */
export function* pictureOf(args: PictureArgs, tools: Tools): Job<PictureResult, never> {
  const options = decodePictureOptions(args.options);
  if (!options.ok) return fail('invalid-options', options.detail);
  const data = tools.assets.get(args.pixels);
  if (!data) {
    const message = 'pixels: there are no bytes under this digest. Send them as an asset with the job.';
    return fail('invalid-pixels', [{ path: 'pixels', code: 'missing', message }]);
  }
  const pixels = decodePixels({ data, width: args.width, height: args.height });
  if (!pixels.ok) return fail('invalid-pixels', pixels.detail);

  const drawn = yield* cellsOf(pixels.value, options.value, tools.budget);
  if (!drawn.ok) return drawn;
  const { cells, width, height, threshold } = drawn.value;
  const proved = yield* provedPuzzle(cells, width, height, options.value.ends ?? 'clues', tools);
  if (!proved.ok) return proved;
  return succeed({ puzzle: proved.value, width, height, cells: [...cells], threshold }, tools.budget.spent);
}
