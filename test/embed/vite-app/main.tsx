import '@kumiki/react/styles.css';
import { NullPuzzle } from '@kumiki/react/null-puzzle';
import { TileStack } from '@kumiki/react/tile-stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './embed.ts';

const embed = expose();

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <TileStack id="tile-stack" seed="2026-11-30" onReady={(session) => void (embed.tileStack = session)} />
    <NullPuzzle className="null-puzzle" seed="2026-11-30" onReady={(session) => void (embed.nullPuzzle = session)} />
  </StrictMode>,
);
