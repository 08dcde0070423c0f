// Run by plain Node in the app's folder, after a build of `page.tsx` for it: writes dist/served.html as a server would.
import { createBudget, createRandom } from '@kumiki/core';
import { crossword } from '@kumiki/core/crossword';
import { wordsEn } from '@kumiki/core/crossword/words';
import { nonogram } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './dist-server/page.js';

const make = (puzzle, options) => {
  const made = puzzle.generate(options, createRandom('2026-11-30'), createBudget({ steps: 1_000_000 }));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
};
const made = {
  nonogram: make(nonogram, { width: 15, height: 15 }),
  crossword: make(crossword, { style: 'answer', words: [...wordsEn], answerLength: [5, 5], hide: 'tail' }),
  tileStack: make(tileStack, { layout: 'turtle' }),
};
const markup = renderToString(createElement(StrictMode, null, createElement(Page, made)));
// A data block is no script: a strict policy lets it be. `<` could end it early.
const data = `<script type="application/json" id="made">${JSON.stringify(made).replaceAll('<', '\\u003c')}</script>`;
const page = readFileSync('dist/hydrate.html', 'utf8');
writeFileSync(
  'dist/served.html',
  page.replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${data}`),
);
