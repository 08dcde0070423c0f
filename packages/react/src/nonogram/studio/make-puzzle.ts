import type { Problem, Result } from '@kumiki/core';
import type { Painted, Picture, PictureOptions } from '@kumiki/core/nonogram/rules';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunHandlers, RunnerOptions } from '../../runner/types.ts';
import type { DecodedImage } from '../picture/decode-image.ts';
import { nonogramFromDecoded } from '../picture/nonogram-from-image.ts';

/**
 * A picture in few colours: row by row 0 for blank and c + 1 for colour c of the palette. `quantisePicture` of
 * `@kumiki/formats/nonogram/picture` is one.
 */
export type Quantise = (
  pixels: DecodedImage,
  options: { readonly size: number; readonly colours: number },
) => Result<
  { readonly cells: readonly number[]; readonly width: number; readonly palette: readonly string[] },
  string,
  readonly Problem[] | undefined
>;
/** What the author wants; `colours` 1 is black and white. */
export type StudioOptions = PictureOptions & { readonly colours?: number };
/** What became of a picture, in black and white or in colours. */
export type StudioResult = Pick<Picture, 'puzzle' | 'width' | 'height' | 'cells' | 'changed'> & {
  readonly threshold?: number;
  readonly report: Painted['report'];
};

/** Half of them may go into a difficulty: two seconds, of which an author sees the progress and which can be stopped. */
const STEPS_TO_LEAD = 6_000_000;

/** The puzzle of a picture, made in the worker; what is quantised on the page costs some milliseconds. */
export async function makePuzzle(
  image: DecodedImage,
  { colours = 1, ...options }: StudioOptions,
  quantise: Quantise | undefined,
  ways: RunnerOptions,
  handlers: RunHandlers,
): Promise<Result<StudioResult>> {
  const { size = 20, repair = true, difficulty } = options;
  const steps = difficulty === undefined ? {} : { steps: STEPS_TO_LEAD };
  if (colours < 2 || !quantise) return await nonogramFromDecoded(image, { ...options, ...steps, ...handlers }, ways);
  const quantised = quantise(image, { size, colours });
  if (!quantised.ok) return quantised;
  const lease = acquireRunner(ways);
  try {
    const args = { ...quantised.value, repair, ...(difficulty === undefined ? {} : { difficulty }) };
    const request = { puzzle: 'nonogram', op: 'own:paint', args, ...steps };
    return (await lease.runner.run(request, handlers)) as Result<StudioResult>;
  } finally {
    lease.release();
  }
}
