import type { Session } from '@kumiki/core';
import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { NonogramPuzzle, NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { Nonogram as Still } from '@kumiki/react/static';
import { TileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';
import { Games } from './shared/games.tsx';

/** What the server made; it travels in the page. */
export interface Made {
  readonly nonogram: NonogramPuzzle;
  readonly crossword: CrosswordPuzzle;
  readonly tileStack: TileStackPuzzle;
}

/** A page that a server draws: boards it made, the same board as a picture, and boards that are made in the browser. */
export function Page({
  nonogram,
  crossword,
  tileStack,
  onReady,
}: Made & { readonly onReady?: (session: Session<NonogramTypes>) => void }): ReactNode {
  return (
    <main>
      <Nonogram id="served-nonogram" puzzle={nonogram} {...(onReady ? { onReady } : {})} />
      <Crossword id="served-crossword" puzzle={crossword} />
      <TileStack id="served-tile-stack" puzzle={tileStack} />
      <Still.Static puzzle={nonogram} />
      <Games />
    </main>
  );
}
