import '@kumiki/react/styles.css';
import { NullPuzzle } from '@kumiki/react/null-puzzle';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expose } from './shared/embed.ts';
import { Games } from './shared/games.tsx';

const embed = expose();

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <Games />
    <NullPuzzle className="null-puzzle" seed="2026-11-30" onReady={(session) => void (embed.nullPuzzle = session)} />
  </StrictMode>,
);
