'use client';
import type { NonogramPuzzle, Rating } from '@kumiki/core/nonogram/rules';
import { useCallback, useContext, useEffect, useState } from 'react';
import { RunnerContext } from '../../puzzle/provider.tsx';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunnerOptions } from '../../runner/types.ts';
import { decodeImage, type DecodedImage, type DecodeResult } from '../picture/decode-image.ts';
import type { ImageSource } from '../picture/open-image.ts';
import { makePuzzle, type Quantise, type StudioOptions, type StudioResult } from './make-puzzle.ts';

export interface Studio {
  /** The picture that is worked on; undefined before one was opened. */
  readonly image: DecodedImage | undefined;
  readonly options: StudioOptions;
  readonly change: (options: StudioOptions) => void;
  /** What became of it by the options that were answered last. */
  readonly made: StudioResult | undefined;
  /** How hard it is; undefined until it is known. */
  readonly rating: Rating | undefined;
  readonly busy: boolean;
  /** Why there is none, in words of the reader or the runner. */
  readonly failure: string | undefined;
  readonly open: (source: ImageSource) => Promise<void>;
}

export interface UseStudioOptions {
  /** A picture to begin with. */
  readonly picture?: ImageSource;
  readonly runner?: RunnerOptions;
  /** Offers colours. */
  readonly quantise?: Quantise;
}

/** A picture on its way to a puzzle: decoded on the page, made and rated in the worker; a slider sends only its number. */
export function useStudio({ picture, runner, quantise }: UseStudioOptions = {}): Studio {
  const shared = useContext(RunnerContext);
  const [image, setImage] = useState<DecodedImage>();
  const [options, change] = useState<StudioOptions>({ size: 20 });
  const [made, setMade] = useState<{ readonly of: object; readonly picture: StudioResult }>();
  const [rated, setRated] = useState<{ readonly of: NonogramPuzzle; readonly rating: Rating }>();
  const [failure, setFailure] = useState<string>();
  const [answered, setAnswered] = useState<{ readonly image: DecodedImage; readonly options: StudioOptions }>();
  const ways = runner ?? shared;

  useEffect(() => {
    if (!image) return undefined;
    const stop = new AbortController();
    void makePuzzle(image, options, quantise, ways, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setAnswered({ image, options });
      setFailure(answer.ok ? undefined : textOf(answer.detail));
      if (answer.ok) setMade({ of: image, picture: answer.value });
    });
    return () => stop.abort();
  }, [image, options, quantise, ways]);

  const puzzle = made?.picture.puzzle;
  useEffect(() => {
    // Boards in colours have no rating.
    if (!puzzle || puzzle.palette) return undefined;
    const stop = new AbortController();
    const lease = acquireRunner(ways);
    const args = { rows: puzzle.rows, columns: puzzle.columns };
    void lease.runner
      .run({ puzzle: 'nonogram', op: 'own:rate', args }, { signal: stop.signal })
      .then((answer) => answer.ok && setRated({ of: puzzle, rating: answer.value as Rating }))
      .finally(lease.release);
    return () => stop.abort();
  }, [puzzle, ways]);

  const accept = useCallback((decoded: DecodeResult): void => {
    setFailure(decoded.ok ? undefined : decoded.detail.message);
    if (decoded.ok) setImage(decoded.value);
  }, []);
  const open = useCallback(async (source: ImageSource) => accept(await decodeImage(source)), [accept]);
  useEffect(() => {
    if (picture) void decodeImage(picture).then(accept);
  }, [picture, accept]);
  return {
    image,
    options,
    change,
    made: made?.of === image ? made?.picture : undefined,
    rating: rated && rated.of === puzzle ? rated.rating : undefined,
    busy: image !== undefined && (answered?.image !== image || answered.options !== options),
    failure,
    open,
  };
}

function textOf(detail: unknown): string {
  const [first] = Array.isArray(detail) ? detail : [detail];
  return (first as { readonly message?: string } | undefined)?.message ?? '';
}
