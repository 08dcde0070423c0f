import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaredIn, namedIn, setIn, usedIn } from './custom-properties.ts';

const source = join(import.meta.dirname, '../../packages/react/src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const text = sheets.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
const tokens = readFileSync(join(source, 'theme/tokens.css'), 'utf8');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n');
const names = (css: string, pattern: RegExp): Set<string> => new Set([...css.matchAll(pattern)].map((hit) => hit[1]!));

const repository = join(import.meta.dirname, '../..');
const told = ['stories', '.storybook', 'README.md', 'packages/react/README.md'].flatMap((place) => {
  const path = join(repository, place);
  const files = place.endsWith('.md')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return files
    .filter((name) => /\.(?:css|tsx?|mdx?)$/.test(name))
    .map((name) => ({ name: relative(repository, name), text: readFileSync(name, 'utf8') }));
});

describe('custom properties', () => {
  const declared = new Set([...declaredIn(text), ...setIn(code)]);
  const used = usedIn(text);

  test('of the sheets are declared where they are used, and used where they are declared', () => {
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });

  test('of stories, guides and readmes are declared by the sheets', () => {
    const unknown = told.flatMap(({ name, text: words }) =>
      [...usedIn(words), ...namedIn(words)]
        .filter((property) => !declared.has(property))
        .map((property) => `${name}: ${property}`),
    );
    expect(unknown).toEqual([]);
    expect(told.length).toBeGreaterThan(20);
  });

  test('are found with what they fall back to, over lines, in calculations and in the middle of a rule', () => {
    const css = `
      .a { color: var(--kumiki-plain); inline-size: calc(1px * var(--kumiki-fallback, 1)) }
      .b { color: var(--kumiki-outer, var( --kumiki-inner , red)); --kumiki-late: 1px;--kumiki-tight:2px }
      .c{--kumiki-first: 3px}
      /* var(--kumiki-remark) --kumiki-remarked: 1 */
      .d { margin: var(
        --kumiki-broken,
        0) }`;
    expect([...usedIn(css)].toSorted()).toEqual(
      ['broken', 'fallback', 'inner', 'outer', 'plain'].map((name) => `--kumiki-${name}`),
    );
    expect([...declaredIn(css)].toSorted()).toEqual(['first', 'late', 'tight'].map((name) => `--kumiki-${name}`));
    expect([...setIn(`style.setProperty('--kumiki-zoom', '2')`)]).toEqual(['--kumiki-zoom']);
    expect([...namedIn('`--kumiki-cw-ink` of all `--kumiki-cw-*`')]).toEqual(['--kumiki-cw-ink']);
  });
});

describe('the style sheets', () => {
  test('dark and automatic dark say the same, for every colour that light has', () => {
    const block = (start: string): Map<string, string> => {
      const from = tokens.indexOf(start);
      const body = tokens.slice(tokens.indexOf('{', from) + 1, tokens.indexOf('}', from));
      return new Map([...body.matchAll(/(--kumiki-[a-z0-9-]+):\s*([^;]+);/g)].map((hit) => [hit[1]!, hit[2]!]));
    };
    const light = block(':where(:root,');
    const dark = block(":where([data-kumiki-scheme='dark'])");
    expect(tokens).toContain('@media screen and (prefers-color-scheme: dark)');
    const inMedia = tokens.slice(tokens.indexOf('@media screen and (prefers-color-scheme: dark)'));
    for (const [name, value] of dark) expect(inMedia).toContain(`${name}: ${value};`);
    const colours = [...light].filter(([, value]) => value.startsWith('oklch')).map(([name]) => name);
    // The ink of the faces stays: tiles are ivory in the dark as well.
    expect(colours.filter((name) => !dark.has(name))).toEqual(['--kumiki-ts-ink']);
  });

  test('every rule begins with a class of ours; no element, no id, nothing important', () => {
    const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{}])\s*([^{}@;]+?)\s*\{/g);
    const selectors = [...rules].flatMap((hit) => hit[1]!.split(/,(?![^()]*\))/)).map((part) => part.trim());
    const foreign = selectors.filter(
      (selector) => !/^(\.kumiki-|\[data-action|:where\(|from|to|\d+%)/.test(selector) || selector.includes('#'),
    );
    expect(foreign).toEqual([]);
    expect(text).not.toContain('!important');
  });

  test('every class that the sheets know is used by a component, and the other way round', () => {
    const inSheets = names(text, /\.(kumiki-[a-z0-9-]+)/g);
    const inCode = names(code, /['"`\s](kumiki-[a-z0-9-]+)(?=['"`\s])/g);
    // The faces build their class names from a colour and a kind, the bands of clues from their axis; sealed art names its format.
    const built = (name: string): boolean => /^kumiki-(?:face-|ng-(?:rows|columns)$|reveal-\d+$)/.test(name);
    expect([...inSheets].filter((name) => !inCode.has(name) && !built(name))).toEqual([]);
    expect([...inCode].filter((name) => !inSheets.has(name) && !built(name))).toEqual([]);
  });
});
