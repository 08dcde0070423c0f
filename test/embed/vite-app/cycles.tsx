import '@kumiki/react/styles.css';
import { wordsEn } from '@kumiki/core/crossword/words';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Mounts the three boards, waits for them, and unmounts them, so many times. */
    cycles: (times: number) => Promise<void>;
  }
}

const words = [...wordsEn];

window.cycles = async (times) => {
  const box = document.querySelector('#app')!;
  for (let n = 0; n < times; n += 1) {
    const root = createRoot(box);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise<void>((resolve) => {
      const ready = new Set<string>();
      const onReady = (board: string) => (): void => {
        ready.add(board);
        if (ready.size === 3) resolve();
      };
      root.render(
        <StrictMode>
          <TileStack layout="pyramid" seed={n} onReady={onReady('tile-stack')} />
          <Nonogram width={5} height={5} seed={n} timer storageKey="cycles" onReady={onReady('nonogram')} />
          <Crossword words={words} answerLength={[5, 5]} seed={n} onReady={onReady('crossword')} />
        </StrictMode>,
      );
    });
    root.unmount();
  }
};
