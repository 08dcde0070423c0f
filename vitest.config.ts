import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';
import { pdfPages } from './test/print/pdf-command.ts';

const launchOptions = process.env['VITEST_NO_BROWSER'] ? { executablePath: '', args: [] } : findBrowser();
const provider = playwright({ launchOptions });
/** A function: Vitest changes the object it gets, so each project needs its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});
const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } };
/** Tests sit beside their source; what crosses packages sits in test/. The suffix picks the runner. */
const where = (suffix: string) => [`packages/*/src/**/*${suffix}`, `test/**/*${suffix}`];

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line.ts'],
    projects: [
      {
        plugins: [react()],
        resolve: { conditions: ['source'] },
        ssr,
        test: {
          name: 'unit',
          environment: 'node',
          // Speed is measured in test/bench; a busy machine turns no test red.
          testTimeout: 30_000,
          include: [...where('.test.ts'), ...where('.ssr.test.tsx')],
          exclude: ['test/embed/**', 'test/look/**', 'node_modules/**'],
        },
      },
      {
        plugins: [react()],
        resolve,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: where('.dom.test.tsx'),
          setupFiles: ['test/dom-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        resolve,
        // Named here, or a cold cache makes Vite reload the page in the middle of the first tests.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
            '@kumiki/react > clsx',
            '@kumiki/react > culori/fn',
            '@kumiki/react > wanakana',
            'fast-check',
            'pixelmatch',
            'tailwindcss',
          ],
        },
        test: {
          name: 'browser',
          // Fingers and frames are real: on a busy machine one may come too late, once.
          retry: 1,
          include: where('.browser.test.tsx'),
          browser: { ...browser(), commands: { pdfPages } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: browser(),
          setupFiles: ['test/access/every-story.ts'],
          retry: 1,
          testTimeout: 60_000,
          // Every board of a story is walked and played by keys; some stories have a dozen.
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'embed',
          environment: 'node',
          include: ['test/embed/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'look',
          environment: 'node',
          // A picture that is really another fails each time; one that was taken too early does not.
          retry: 2,
          include: ['test/look/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
