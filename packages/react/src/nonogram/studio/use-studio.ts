'use client';
import { useCallback, useContext, useEffect, useState } from 'react';
import type { Rating } from '@kumiki/core/nonogram/rules';
import { SharedContext } from '../../puzzle/provider.tsx';
import type { RunnerOptions, RunProgress } from '../../runner/types.ts';
import { decodeImage, type DecodedImage, type DecodeResult } from '../picture/decode-image.ts';
import type { ImageSource } from '../picture/open-image.ts';
import { makePuzzle, type StudioOptions, type StudioResult } from './make-puzzle.ts';
import { useRating } from './use-rating.ts';

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
  /** While it is busy, the share that is done, as far as that is known. */
  readonly progress: number | undefined;
  /**
   * Stops the work under way: the options go back to those that were answered last. Where none were, nothing is made until
   * `retry`, or until something is changed.
   */
  readonly cancel: () => void;
  /** It was stopped, and nothing has been changed since. */
  readonly stopped: boolean;
  readonly retry: () => void;
  /** Why there is none, in words of the reader or the runner. */
  readonly failure: string | undefined;
  readonly open: (source: ImageSource) => Promise<void>;
}

export interface UseStudioOptions {
  /** A picture to begin with. */
  readonly picture?: ImageSource;
  /** Where puzzles are made; with `inColours` a worker of the app's own. */
  readonly runner?: RunnerOptions;
}
/** What is asked for, told apart by identity. */
interface Asked {
  readonly image: DecodedImage | undefined;
  readonly options: StudioOptions;
  readonly ways: RunnerOptions;
}
const isSame = (one: Asked | undefined, other: Asked): boolean =>
  one !== undefined && (['image', 'options', 'ways'] as const).every((key) => one[key] === other[key]);

/** A picture on its way to a puzzle: decoded on the page, made and rated in the worker; a slider sends only its number. */
export function useStudio({ picture, runner }: UseStudioOptions = {}): Studio {
  const shared = useContext(SharedContext);
  const [image, setImage] = useState<DecodedImage>();
  const [options, setOptions] = useState<StudioOptions>({ size: 20 });
  const [made, setMade] = useState<{ readonly of: object; readonly picture: StudioResult }>();
  const [failure, setFailure] = useState<string>();
  const [answered, setAnswered] = useState<Asked>();
  const [halted, setHalted] = useState<Asked>();
  const [stopped, setStopped] = useState(false);
  const [progress, setProgress] = useState<{ readonly of: Asked; readonly done: number | undefined }>();
  const ways = runner ?? shared;
  const asked = { image, options, ways };
  const isAnswered = isSame(answered, asked);
  const isHalted = isSame(halted, asked);

  useEffect(() => {
    if (!image || isAnswered || isHalted) return undefined;
    const stop = new AbortController();
    const own = { image, options, ways };
    const onProgress = (at: RunProgress): void => setProgress({ of: own, done: doneOf(at) });
    void makePuzzle(image, options, ways, { signal: stop.signal, onProgress }).then((answer) => {
      if (stop.signal.aborted) return;
      setAnswered(own);
      setStopped(false);
      setFailure(answer.ok ? undefined : textOf(answer.detail));
      if (answer.ok) setMade({ of: image, picture: answer.value });
    });
    return () => stop.abort();
  }, [image, options, ways, isAnswered, isHalted]);

  const change = useCallback((next: StudioOptions): void => {
    setStopped(false);
    setHalted(undefined);
    setOptions(next);
  }, []);
  const accept = useCallback((decoded: DecodeResult): void => {
    setFailure(decoded.ok ? undefined : decoded.detail.message);
    setStopped(false);
    setHalted(undefined);
    if (decoded.ok) setImage(decoded.value);
  }, []);
  const open = useCallback(async (source: ImageSource) => accept(await decodeImage(source)), [accept]);
  useEffect(() => {
    if (picture) void decodeImage(picture).then(accept);
  }, [picture, accept]);
  const current = made?.of === image ? made?.picture : undefined;
  const busy = image !== undefined && !isAnswered && !isHalted;
  return {
    image,
    options,
    change,
    made: current,
    rating: useRating(current, ways),
    busy,
    progress: busy && progress && isSame(progress.of, asked) ? progress.done : undefined,
    cancel() {
      if (!busy) return;
      setStopped(true);
      if (answered?.image === image) setOptions(answered.options);
      else setHalted(asked);
    },
    stopped,
    retry: () => change({ ...options }),
    failure,
    open,
  };
}

/** Pixels are a tenth of what a difficulty takes. */
function doneOf({ done, stage }: RunProgress): number | undefined {
  if (done === undefined) return undefined;
  return stage === 'difficulty' ? 0.1 + 0.9 * done : 0.1 * done;
}

function textOf(detail: unknown): string {
  const [first] = Array.isArray(detail) ? detail : [detail];
  return (first as { readonly message?: string } | undefined)?.message ?? '';
}
