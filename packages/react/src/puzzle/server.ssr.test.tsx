import { createBudget, createRandom } from '@kumiki/core';
import { tileStack } from '@kumiki/core/tile-stack';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { NullPuzzle } from '../null-puzzle/index.ts';
import { TileStack } from '../tile-stack/index.ts';
import { KumikiProvider } from './provider.tsx';

describe('on a server', () => {
  test('the page has no window, and needs none', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof Worker).toBe('undefined');
  });

  test('a board to be made holds its place: the bare tiles of the layout, no style attributes', () => {
    const html = renderToString(<TileStack seed="2026-11-30" />);
    expect(html.match(/data-tile=/g)).toHaveLength(144);
    expect(html).toContain('data-skeleton');
    expect(html).toContain('data-phase="idle"');
    expect(html).toMatch(/viewBox="[\d. -]+"/);
    expect(html).not.toContain('style=');
  });

  test('a given board is there, in the language of the page', () => {
    const html = renderToString(
      <KumikiProvider messages={ja}>
        <NullPuzzle puzzle={{ lamps: [0, 1], presses: [0, 1] }} />
      </KumikiProvider>,
    );
    expect(html).toContain('lang="ja"');
    expect(html).toContain('ランプ1、消灯');
    expect(html).toContain('data-phase="ready"');
  });

  test('a dealt stack is there with its names, and without a style attribute anywhere', () => {
    const made = tileStack.generate({ layout: 'turtle' }, createRandom(1), createBudget({ steps: 1e6 }));
    if (!made.ok) throw new Error(made.reason);
    const html = renderToString(<TileStack puzzle={made.value} />);
    expect(html.match(/<button[^>]* data-tile=/g)).toHaveLength(144);
    expect(html).not.toContain('style=');
  });

  test('the same props give the same markup', () => {
    const once = (): string => renderToString(<TileStack seed={7} />);
    expect(once()).toBe(once());
  });
});
