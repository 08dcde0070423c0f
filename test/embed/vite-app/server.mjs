// Run by plain Node in the app's folder: what a server does with the packages. Prints one line of JSON.
import { createBudget, createRandom, defaultSteps, digest, run } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { KumikiProvider } from '@kumiki/react';
import { en, ja } from '@kumiki/react/messages';
import { createTheme } from '@kumiki/react/theme';
import { TileStack } from '@kumiki/react/tile-stack';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const seed = '2026-11-30';
const tools = {
  random: createRandom(seed),
  budget: createBudget({ steps: defaultSteps }),
  assets: { get: () => undefined },
};
const made = run(tileStack.jobs.generate(tileStack.defaults, tools));
if (!made.ok) throw new Error(JSON.stringify(made));

const show = (props, messages = ja) =>
  renderToString(createElement(KumikiProvider, { messages }, createElement(TileStack, props)));
// What a page of a publisher is sent: its sheet, in both schemes, and why another brand is none.
const brand = { accent: '#165e83', surface: '#fbf8f0', ink: '#2b2b2b', radius: 3, font: '"Yu Mincho", serif' };
const themes = ['light', 'dark'].map((scheme) => createTheme({ ...brand, scheme }));
if (!themes.every(({ ok }) => ok)) throw new Error(JSON.stringify(themes));
console.log(
  JSON.stringify({
    dom: typeof document,
    digest: digest(made.value),
    locales: [en.locale, ja.locale],
    english: show({ seed }, en),
    themes: themes.map(({ value: { scheme, vars, css, report } }) => ({
      scheme,
      vars,
      sheet: css('[data-kumiki-theme="acme"]'),
      asked: css('[data-kumiki-theme="acme"]', scheme),
      low: report.filter(({ passes }) => !passes),
    })),
    refused: createTheme({ ...brand, ink: '#cccccc' }),
    waiting: show({ seed }),
    dealt: show({ puzzle: made.value }),
  }),
);
