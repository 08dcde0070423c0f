// Run by plain Node in the app's folder: what a server does with the packages. Prints one line of JSON.
import { createBudget, createRandom, defaultSteps, digest, run } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { KumikiProvider } from '@kumiki/react';
import { en, ja } from '@kumiki/react/messages';
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

const show = (props) =>
  renderToString(createElement(KumikiProvider, { messages: ja }, createElement(TileStack, props)));
console.log(
  JSON.stringify({
    dom: typeof document,
    digest: digest(made.value),
    locales: [en.locale, ja.locale],
    waiting: show({ seed }),
    dealt: show({ puzzle: made.value }),
  }),
);
