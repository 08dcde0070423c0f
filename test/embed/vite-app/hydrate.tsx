import '@kumiki/react/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page, type Made } from './page.tsx';
import { expose } from './shared/embed.ts';

const embed = expose();
const made = JSON.parse(document.querySelector('#made')!.textContent) as Made;

hydrateRoot(
  document.querySelector('#app')!,
  <StrictMode>
    <Page {...made} onReady={(session) => void (embed.servedNonogram = session)} />
  </StrictMode>,
  { onRecoverableError: (error) => embed.recovered.push(String(error)) },
);
