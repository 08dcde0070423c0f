/// <reference types="vite/client" />
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw';
import { compile } from 'tailwindcss';
import preflight from 'tailwindcss/preflight.css?raw';
import theme from 'tailwindcss/theme.css?raw';
import utilities from 'tailwindcss/utilities.css?raw';

/** What host pages really have, and worse: element rules, unlayered, after our sheet. */
const elementRules = `
  button { background: hotpink; color: lime; border: 7px solid red; border-radius: 0; padding: 30px; margin: 9px;
    font: 900 40px cursive; text-transform: uppercase; box-shadow: 0 0 9px red; min-width: 200px; letter-spacing: 4px; opacity: .3 }
  svg { width: 40px; height: 40px; fill: red; stroke: lime; background: yellow; border: 5px solid red; max-width: 60px; margin: 8px }
  path, rect, use, circle { fill: red; stroke: lime; opacity: .5 } g { fill: red; stroke: lime }
  input, table, fieldset { border: 9px solid red }
  progress { width: 9px; height: 99px; accent-color: red }
  div { float: none } span { color: red; font-size: 44px; letter-spacing: 9px } section { text-align: right }
  h3 { font: 900 40px cursive; margin: 30px; color: red } ol { padding: 40px; margin: 20px; list-style: square }
  li { margin: 9px; padding: 9px; list-style: square; color: red } b { color: red; font-size: 44px }
`;

const parts: Readonly<Record<string, string>> = {
  'tailwindcss/preflight.css': preflight,
  'tailwindcss/theme.css': theme,
  'tailwindcss/utilities.css': utilities,
};

/** Tailwind's own compiler: its sheets are no CSS before it ran, `--theme()` is a function of it. */
export async function tailwind(input: string, classes: readonly string[] = []): Promise<string> {
  const compiled = await compile(input, {
    loadStylesheet: (id, base) => {
      const content = parts[id];
      if (content === undefined) throw new Error(`${id} is not among the sheets of Tailwind.`);
      return Promise.resolve({ path: id, base, content });
    },
  });
  return compiled.build([...classes]);
}

/** Sheets of host pages, all of them unlayered and after ours: the hardest order. */
export const hostSheets: readonly (readonly [name: string, css: () => Promise<string>])[] = [
  ['element rules', () => Promise.resolve(elementRules)],
  ['Bootstrap', () => Promise.resolve(bootstrap)],
  [
    'Tailwind preflight',
    () => tailwind(`@import 'tailwindcss/theme.css' layer(theme); @import 'tailwindcss/preflight.css';`),
  ],
];
