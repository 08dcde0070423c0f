import { fail, type Result } from '@kumiki/core';
import type { Painted, Picture, PictureOptions } from '@kumiki/core/nonogram/rules';
import type { RunHandlers, RunnerOptions } from '../../runner/types.ts';
import type { DecodedImage } from '../picture/decode-image.ts';
import { nonogramFromDecoded } from '../picture/nonogram-from-image.ts';
import { runOnPixels } from '../picture/run-on-pixels.ts';

/** What the author wants; `colours` 1 is black and white. */
export type StudioOptions = PictureOptions & { readonly colours?: number };
/** What became of a picture, in black and white or in colours. */
export type StudioResult = Pick<Picture, 'puzzle' | 'width' | 'height' | 'cells' | 'changed'> & {
  readonly threshold?: number;
  readonly report: Painted['report'];
};

/** Half of them may go into a difficulty: two seconds, of which an author sees the progress and which can be stopped. */
const STEPS_TO_LEAD = 6_000_000;

/** The puzzle of a picture, made in the worker; in colours by a job of the worker's own. */
export async function makePuzzle(
  image: DecodedImage,
  { colours = 1, ...options }: StudioOptions,
  ways: RunnerOptions,
  handlers: RunHandlers,
): Promise<Result<StudioResult>> {
  const { size = 20, repair = true, difficulty } = options;
  const steps = difficulty === undefined ? undefined : STEPS_TO_LEAD;
  if (colours < 2)
    return await nonogramFromDecoded(image, { ...options, ...(steps ? { steps } : {}), ...handlers }, ways);
  const wanted = { size, colours, repair, ...(difficulty === undefined ? {} : { difficulty }) };
  const made = await runOnPixels('own:colourPicture', image, wanted, steps, ways, handlers);
  if (made.ok || made.reason !== 'unknown-op') return made as Result<StudioResult>;
  return fail('unavailable', { message: UNSERVED });
}

const UNSERVED =
  'The worker finds no colours. Pass runner.createWorker, a worker that serves nonogramInColours of ' +
  '@kumiki/formats/nonogram/picture, or leave out inColours.';
