import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../packages/react/src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const text = sheets.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
const tokens = readFileSync(join(source, 'theme/tokens.css'), 'utf8');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n');
const names = (css: string, pattern: RegExp): Set<string> => new Set([...css.matchAll(pattern)].map((hit) => hit[1]!));

describe('the style sheets', () => {
  const declared = names(text, /^\s*(--kumiki-[a-z0-9-]+):/gm);
  const used = names(text, /var\((--kumiki-[a-z0-9-]+)\)/g);

  test('use only tokens that are declared, and declare none that nobody uses', () => {
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });

  test('dark and automatic dark say the same, for every colour that light has', () => {
    const block = (start: string): Map<string, string> => {
      const from = tokens.indexOf(start);
      const body = tokens.slice(tokens.indexOf('{', from) + 1, tokens.indexOf('}', from));
      return new Map([...body.matchAll(/(--kumiki-[a-z0-9-]+):\s*([^;]+);/g)].map((hit) => [hit[1]!, hit[2]!]));
    };
    const light = block(':where(:root,');
    const dark = block(":where([data-kumiki-scheme='dark'])");
    const inMedia = tokens.slice(tokens.indexOf('@media (prefers-color-scheme: dark)'));
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
