import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

const top = join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  'stories/guides/start.mdx',
  'stories/guides/saves-and-links.mdx',
  'stories/guides/server.mdx',
  'stories/guides/nonogram-clues.mdx',
  'stories/guides/nonogram-reveal.mdx',
  'packages/core/README.md',
  'packages/formats/README.md',
  'packages/react/README.md',
];
const folder = join(import.meta.dirname, 'examples');

interface Example {
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

/** The `ts` and `tsx` blocks of a page. */
function examplesOf(page: string): Example[] {
  const text = readFileSync(join(top, page), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, code], n) => {
    const name = `${page.replaceAll(/\W+/g, '-')}-${n + 1}`;
    return { name: `${page}, example ${n + 1}`, file: join(folder, `${name}.${kind!}`), code: code! };
  });
}

const examples = pages.flatMap(examplesOf);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of examples) writeFileSync(file, code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the examples of the documentation', () => {
  test('are there', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  test('compile', () => {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ extends: '../../../tsconfig.json', include: ['.'], exclude: [] }));
    const { stdout } = spawnSync(join(top, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
    expect(stdout).toBe('');
  }, 60_000);

  test.each(examples)('$name runs, and has nothing to complain of', async ({ file }) => {
    const complained = vi.spyOn(console, 'error');
    onTestFinished(() => complained.mockRestore());
    const module = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    for (const component of Object.values(module)) {
      if (typeof component !== 'function') continue;
      expect(renderToString(createElement(component as ComponentType))).toContain('kumiki-root');
    }
    expect(complained).not.toHaveBeenCalled();
  });
});
