'use client';
import type { NonogramPuzzle, Picture, PictureOptions, Rating } from '@kumiki/core/nonogram/rules';
import { useCallback, useContext, useEffect, useState } from 'react';
import { RunnerContext } from '../../puzzle/provider.tsx';
import { acquireRunner } from '../../runner/pool.ts';
import type { RunnerOptions } from '../../runner/types.ts';
import { decodeImage, type DecodedImage, type DecodeResult } from '../picture/decode-image.ts';
import { nonogramFromDecoded } from '../picture/nonogram-from-image.ts';
import type { ImageSource } from '../picture/open-image.ts';

export interface Studio {
  /** The picture that is worked on; undefined before one was opened. */
  readonly image: DecodedImage | undefined;
  readonly options: PictureOptions;
  readonly change: (options: PictureOptions) => void;
  /** What became of it by the options that were answered last. */
  readonly made: Picture | undefined;
  /** How hard it is; undefined until it is known. */
  readonly rating: Rating | undefined;
  readonly busy: boolean;
  /** Why there is none, in words of the reader or the runner. */
  readonly failure: string | undefined;
  readonly open: (source: ImageSource) => Promise<void>;
}

/** A picture on its way to a puzzle: decoded on the page, made and rated in the worker; a slider sends only its number. */
export function useStudio(picture?: ImageSource, runner?: RunnerOptions): Studio {
  const shared = useContext(RunnerContext);
  const [image, setImage] = useState<DecodedImage>();
  const [options, change] = useState<PictureOptions>({ size: 20 });
  const [made, setMade] = useState<{ readonly of: object; readonly picture: Picture }>();
  const [rated, setRated] = useState<{ readonly of: NonogramPuzzle; readonly rating: Rating }>();
  const [failure, setFailure] = useState<string>();
  const [answered, setAnswered] = useState<{ readonly image: DecodedImage; readonly options: PictureOptions }>();
  const ways = runner ?? shared;

  useEffect(() => {
    if (!image) return undefined;
    const stop = new AbortController();
    void nonogramFromDecoded(image, { ...options, signal: stop.signal }, ways).then((answer) => {
      if (stop.signal.aborted) return;
      setAnswered({ image, options });
      setFailure(answer.ok ? undefined : textOf(answer.detail));
      if (answer.ok) setMade({ of: image, picture: answer.value });
    });
    return () => stop.abort();
  }, [image, options, ways]);

  const puzzle = made?.picture.puzzle;
  useEffect(() => {
    if (!puzzle) return undefined;
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
