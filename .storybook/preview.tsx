import '@kumiki/react/styles.css';
import './preview.css';
import { KumikiProvider } from '@kumiki/react';
import { en, ja } from '@kumiki/react/messages';
import type { Decorator, Preview } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { expect } from 'storybook/test';
import { walk } from './walk.ts';

/** The toolbar's globals, applied as a page would: attributes on the root element, a provider around the story. */
const WithGlobals: Decorator = (Story, { globals, viewMode }) => {
  const scheme = String(globals['scheme'] ?? 'light');
  const language = globals['language'] === 'ja' ? ja : en;
  const direction = String(globals['direction'] ?? 'ltr');
  const motion = String(globals['motion'] ?? 'system');
  const scale = String(globals['textScale'] ?? '100%');
  useEffect(() => {
    const page = document.documentElement;
    page.dataset['kumikiScheme'] = scheme;
    page.dataset['motion'] = motion;
    page.lang = language.locale;
    page.dir = direction;
    page.style.fontSize = scale;
  }, [scheme, motion, language, direction, scale]);
  return (
    <StrictMode>
      <KumikiProvider messages={language}>
        <div className={viewMode === 'docs' ? 'page page-in-docs' : 'page'}>
          <Story />
        </div>
      </KumikiProvider>
    </StrictMode>
  );
};

const choice = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', controls: { sort: 'requiredFirst' } },
  decorators: [WithGlobals],
  // After every story has played: what axe does not ask.
  afterEach: ({ canvasElement }) => expect(walk(canvasElement)).toEqual([]),
  globalTypes: {
    scheme: choice('Scheme', 'contrast', ['light', 'dark', 'auto']),
    language: choice('Language', 'globe', ['en', 'ja']),
    motion: choice('Motion', 'play', ['system', 'reduced']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
    textScale: choice('Text scale', 'zoom', ['100%', '150%', '200%']),
  },
  initialGlobals: { scheme: 'light', language: 'en', motion: 'system', direction: 'ltr', textScale: '100%' },
};
export default preview;
