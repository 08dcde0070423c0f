import '@kumiki/react/styles.css';
import { KumikiProvider } from '@kumiki/react';
import { TileStack } from '@kumiki/react/tile-stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Sum } from './fixture-puzzle/react/sum.tsx';
import { expose } from './shared/embed.ts';

const createWorker = (): Worker =>
  new Worker(new URL('./fixture-puzzle/react/sum-worker.ts', import.meta.url), { type: 'module' });
const embed = expose({ createWorker });

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <KumikiProvider createWorker={createWorker}>
      <Sum
        options={{ numbers: 8, largest: 50, picks: 4 }}
        seed="2026-11-30"
        onReady={(session) => void (embed.ownPuzzle = session)}
      />
      <TileStack id="tile-stack" seed="2026-11-30" onReady={(session) => void (embed.tileStack = session)} />
    </KumikiProvider>
  </StrictMode>,
);
