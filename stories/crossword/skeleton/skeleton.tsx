import {
  Board,
  Keyboard,
  Root,
  Status,
  Toolbar,
  Tools,
  useCrossword,
  type UseCrosswordOptions,
} from '@kumiki/react/crossword';
import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';
import { WordsToPlace } from './words-to-place.tsx';

export interface SkeletonProps extends UseCrosswordOptions {
  readonly labels: Labels;
  readonly contentLang?: string;
  /** Keys on the screen; the system's own unless told. */
  readonly keyboard?: 'kana50' | 'qwerty';
}

/** A board without clues, and beside it the words that belong on it. */
export function Skeleton({ labels, contentLang, keyboard, ...options }: SkeletonProps): ReactNode {
  const game = useCrossword(options);
  const now = game.session?.getSnapshot();
  return (
    <div className="constructor">
      <Root game={game} {...(contentLang === undefined ? {} : { contentLang })}>
        <Tools />
        <Board keyboard={keyboard ? 'own' : 'system'} />
        {keyboard && <Keyboard layout={keyboard} />}
        <Toolbar actions={['undo', 'redo', 'hint', 'restart']} />
        <Status />
      </Root>
      {now && (
        <WordsToPlace puzzle={now.puzzle} letters={now.state.letters} labels={labels} contentLang={contentLang} />
      )}
    </div>
  );
}
