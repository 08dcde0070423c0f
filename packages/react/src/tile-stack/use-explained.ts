'use client';
import type { TileGroup, TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { useCallback, useMemo, useState } from 'react';
import { useLocale, useMessages } from '../messages/context.tsx';
import type { UsePuzzle } from '../puzzle/use-puzzle.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';
import { nameOf } from './name-of.ts';

export interface Explained {
  readonly groups: readonly TileGroup[];
  readonly text: string;
}

/** The reason of a loss, from the live verdict, for as long as the position stays. */
export function useExplained({ session, controller, live }: UsePuzzle<TileStackTypes>): {
  readonly explained: Explained | undefined;
  readonly explain: () => void;
} {
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const locale = useLocale();
  const state = session?.getSnapshot().state;
  const [asked, ask] = useState<typeof state>(undefined);
  const proof = live?.state === 'lost' ? live.verdict?.proof : undefined;
  const groups = proof && 'conflict' in proof ? proof.conflict : undefined;
  const found = useMemo<Explained | undefined>(() => {
    if (!state || !groups) return undefined;
    const named = groups.map(({ tiles }) => `${nameOf(messages, state.faces[tiles[0]!]!)} ×${tiles.length}`);
    return { groups, text: messages.conflict(new Intl.ListFormat(locale, { type: 'unit' }).format(named)) };
  }, [state, groups, messages, locale]);
  const explained = asked !== undefined && asked === state ? found : undefined;
  const explain = useCallback(() => {
    if (!found) return;
    if (!explained) controller.announce(found.text);
    ask(explained ? undefined : state);
  }, [found, explained, controller, state]);
  return { explained, explain };
}
