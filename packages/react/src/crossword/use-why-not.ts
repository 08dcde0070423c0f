'use client';
import type { CrosswordDetail } from '@kumiki/core/crossword/rules';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/context.tsx';
import type { CrosswordMakingMessages } from './making-words.ts';
import type { UseCrossword } from './use-crossword.ts';
import { whyNot } from './why-not.ts';

type Words = Pick<CrosswordMakingMessages, 'whyNot'>;

/**
 * Why no board could be made; undefined where the shared words say as much. English is loaded when there is something to
 * say: until it is there nothing is, and should it not come, the shared words are.
 */
export function useWhyNot({ refusal }: UseCrossword): string | undefined {
  const given = useMessages<Words | undefined>('crosswordMaking', undefined);
  const [english, setEnglish] = useState<Words | 'none'>();
  const detail = refusal?.op === 'generate' ? (refusal.detail as CrosswordDetail | undefined) : undefined;
  const isTold = detail !== undefined && Object.hasOwn(detail, 'code') && detail.code !== 'stopped';
  const isWanted = isTold && !given && !english;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const take = (words: Words | 'none'): void => {
      if (isHere) setEnglish(words);
    };
    import('./making-words-en.ts').then(
      ({ crosswordMakingEn }) => take(crosswordMakingEn),
      () => take('none'),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  if (!isTold) return undefined;
  const words = given ?? english;
  if (words === 'none') return undefined;
  return words ? whyNot(detail, words.whyNot) : '';
}
