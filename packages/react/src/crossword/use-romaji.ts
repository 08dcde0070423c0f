'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { loadRomaji, type FromRomaji } from './romaji.ts';

export interface RomajiEntry {
  /** What of typed Latin letters has become kana; undefined where that is none of its business. */
  readonly take: (text: string) => string | undefined;
  /** True when a waiting letter was taken back: then no cell is cleared. */
  readonly takeBack: () => boolean;
  /** Forgets what waits: the cursor has gone elsewhere. */
  readonly forget: () => void;
}

/** Kana from a Latin keyboard without an input method: k waits, ka is か. `onRest` shows what waits. */
export function useRomaji(script: 'hiragana' | 'katakana' | undefined, onRest: (rest: string) => void): RomajiEntry {
  const from = useRef<FromRomaji>(undefined);
  const rest = useRef('');
  useEffect(() => {
    let isHere = true;
    if (script === undefined) return undefined;
    loadRomaji(script === 'katakana').then(
      (loaded) => void (isHere && (from.current = loaded)),
      // Without it Latin letters are what they are.
      () => {},
    );
    return () => {
      isHere = false;
      from.current = undefined;
    };
  }, [script]);
  const wait = useCallback(
    (letters: string): void => {
      if (rest.current === letters) return;
      rest.current = letters;
      onRest(letters);
    },
    [onRest],
  );
  const take = useCallback<RomajiEntry['take']>(
    (text) => {
      if (!from.current || !/^[a-z'-]+$/i.test(text)) {
        wait('');
        return undefined;
      }
      const { kana, rest: left } = from.current(rest.current + text);
      wait(left);
      return kana;
    },
    [wait],
  );
  const takeBack = useCallback((): boolean => {
    if (rest.current === '') return false;
    wait(rest.current.slice(0, -1));
    return true;
  }, [wait]);
  const forget = useCallback(() => wait(''), [wait]);
  return useMemo(() => ({ take, takeBack, forget }), [take, takeBack, forget]);
}
