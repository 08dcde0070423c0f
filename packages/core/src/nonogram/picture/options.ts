import { boolean, decoder, integer, oneOf, optional, record, type Decoder } from '../../decode.ts';
import { difficultyShape, repairProblems } from '../difficulty/decode.ts';
import type { PictureOptions } from '../types.ts';

/** Cells on the longer side, unless told. */
export const defaultSize = 20;
const LARGEST_SIZE = 60;

/** Decodes how a picture is to become a puzzle. */
export const decodePictureOptions: Decoder<PictureOptions> = decoder(
  record({
    size: optional(integer(1, LARGEST_SIZE)),
    threshold: optional(integer(0, 255)),
    invert: optional(boolean()),
    ends: optional(oneOf('clues', 'grid', 'host')),
    method: optional(oneOf('global', 'local', 'dithered')),
    specks: optional(oneOf('keep', 'faint', 'all')),
    repair: optional(boolean()),
    difficulty: optional(difficultyShape),
  }),
  (options) => {
    const [method, threshold] = (['method', 'threshold'] as const).map((key) =>
      Object.hasOwn(options, key) ? options[key] : undefined,
    );
    const problems = repairProblems(options);
    if (threshold === undefined || method === undefined || method === 'global') return problems;
    const message = `threshold: the method '${method}' finds its own; leave the threshold out, or the method.`;
    return [...problems, { path: 'threshold', code: 'method', message }];
  },
);
