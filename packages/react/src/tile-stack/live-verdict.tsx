'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { LiveVerdict as PuzzleLiveVerdict, type LiveVerdictProps } from '../puzzle/live-verdict.tsx';
import { useTileStackContext } from './context.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';

/** Whether the game can still be won; of a lost one, on demand, which tiles are in one another's way. */
export function LiveVerdict(props: LiveVerdictProps): ReactNode {
  const { explained, explain, live } = useTileStackContext('TileStack.LiveVerdict');
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const canExplain = live?.state === 'lost' && live.verdict?.proof && 'conflict' in live.verdict.proof;
  return (
    <PuzzleLiveVerdict
      aside={
        canExplain && (
          <button
            type="button"
            className="kumiki-button"
            data-action="why"
            aria-pressed={explained !== undefined}
            onClick={explain}
          >
            {messages.why}
          </button>
        )
      }
      {...props}
      {...(explained ? { words: { ...props.words, lost: explained.text } } : {})}
    />
  );
}
