import {
  boolean,
  decoder,
  fail,
  integer,
  oneOf,
  optional,
  raw,
  record,
  type Decoder,
  type Job,
  type OwnJobs,
  type Problem,
  type PuzzleDef,
  type Result,
  type Tools,
} from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import type { Difficulty, Ends, NonogramTypes, Painted } from '@kumiki/core/nonogram/rules';
import type { ColourPictureReason } from './from-pixels.ts';
import { mostCells, mostColours, quantised, type QuantiseOptions } from './quantised.ts';

/** What the job `colourPicture` is asked: the digest of RGBA bytes that are sent as an asset, and what is to become of them. */
export type ColourPictureArgs = {
  readonly pixels: string;
  readonly width: number;
  readonly height: number;
  readonly options: Readonly<QuantiseOptions> & {
    readonly ends?: Ends;
    readonly repair?: boolean;
    readonly difficulty?: Difficulty;
  };
};
/** The nonogram's types, and its job for pictures in colours. */
export type NonogramInColoursTypes = Omit<NonogramTypes, 'jobs'> & {
  jobs: NonogramTypes['jobs'] & { colourPicture: { args: ColourPictureArgs; value: Painted; best: never } };
};

const optionsOf = decoder(
  record({
    size: optional(integer(1, mostCells)),
    colours: optional(integer(1, mostColours)),
    ends: optional(oneOf('clues', 'grid', 'host')),
    repair: optional(boolean()),
    // The job that mends looks at it.
    difficulty: optional(raw),
  }),
);
const colourPicture: OwnJobs<NonogramInColoursTypes>['colourPicture'] = {
  // The parts pass as they came: the job looks at them, so that bad ones are answered with a reason of their own.
  args: decoder(
    record({ pixels: raw, width: raw, height: raw, options: raw }),
  ) as unknown as Decoder<ColourPictureArgs>,
  run: pictured,
};

/**
 * The nonogram with one job more, `own:colourPicture`: a picture is quantised by image-q, mended and proved, in slices and
 * with progress. For a worker of the app's own: `servePuzzles({ nonogram: nonogramInColours }, workerPort()!)`; what its page
 * sends are the pixels, once, and numbers.
 */
export const nonogramInColours: PuzzleDef<NonogramInColoursTypes> = {
  // The same but for the jobs, which nothing else speaks of.
  ...(nonogram as unknown as PuzzleDef<NonogramInColoursTypes>),
  own: { ...nonogram.own, colourPicture },
};

function* pictured(args: ColourPictureArgs, tools: Tools): Job<Painting, never> {
  const data = tools.assets.get(args.pixels);
  if (!data) {
    const message = 'pixels: there are no bytes under this digest. Send them as an asset with the job.';
    return fail('invalid-pixels', [{ path: 'pixels', code: 'missing', message }]);
  }
  const wanted = optionsOf(args.options);
  if (!wanted.ok) return fail('invalid-options', wanted.detail);
  const { size, colours, ...more } = wanted.value;
  const few = { ...(size === undefined ? {} : { size }), ...(colours === undefined ? {} : { colours }) };
  const picture = yield* quantised({ data, width: args.width, height: args.height }, few, tools.budget);
  if (!picture.ok) return picture;
  const painting = nonogram.own.paint.args({ ...picture.value, ...more });
  if (!painting.ok) return fail('invalid-options', painting.detail);
  return (yield* nonogram.own.paint.run(painting.value, tools)) as Painting;
}
type Painting = Result<Painted, ColourPictureReason, readonly Problem[] | undefined>;
