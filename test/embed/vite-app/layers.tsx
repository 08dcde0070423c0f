import '@kumiki/react/styles.layer.css';
import { TileStack } from '@kumiki/react/tile-stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './shared/embed.ts';

const embed = expose();

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <button type="button" id="of-the-page">
      A button of the page
    </button>
    <TileStack id="tile-stack" seed="2026-11-30" onReady={(session) => void (embed.tileStack = session)} />
  </StrictMode>,
);
