import { createBudget, createRandom, createSession } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { Nonogram } from './index.ts';

const made = nonogram.generate({ width: 10, height: 8 }, createRandom(1), createBudget({ steps: 1e6 }));
if (!made.ok) throw new Error(made.reason);
const puzzle = made.value;
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('on a server', () => {
  test('a board to be made holds its place: shape, lines and room for the clues, and no cell yet', () => {
    const html = renderToString(<Nonogram width={15} height={12} seed="2026-11-30" />);
    expect(html).toContain('data-skeleton');
    expect(html).toContain('data-phase="idle"');
    expect(count(html, /viewBox="0 0 15 12"/g)).toBe(2);
    expect(html).toMatch(/data-units="\d+"/);
    expect(count(html, /class="kumiki-ng-clue"/g)).toBe(27);
    expect(html).toContain('kumiki-ng-room">0 0 0 0 0 0 0 0<');
    expect(html).not.toContain('role="gridcell"');
    expect(html).not.toContain('style=');
  });

  test('a given board is there whole: clues, cells and names, without a style attribute anywhere', () => {
    const html = renderToString(<Nonogram puzzle={puzzle} />);
    expect(html).toContain('data-phase="ready"');
    expect(html).not.toContain('data-skeleton');
    expect(count(html, /role="gridcell"/g)).toBe(80);
    expect(count(html, /role="(?:row|column)header"/g)).toBe(18);
    expect(count(html, /aria-label="Row \d+, column \d+, blank"/g)).toBe(80);
    expect(html).not.toContain('style=');
    // Given boards keep no room that they do not need.
    expect(html).toContain('kumiki-ng-room">0 0 0 0<');
  });

  test('a game under way is drawn as far as it got, in the language of the page', () => {
    const session = createSession(nonogram, puzzle);
    session.dispatch({ type: 'mark', cells: [0, 1], mark: 1 });
    session.dispatch({ type: 'mark', cells: [12], mark: 2 });
    const html = renderToString(
      <KumikiProvider messages={ja}>
        <Nonogram session={session} />
      </KumikiProvider>,
    );
    expect(html).toContain('M0 0h2v1h-2z');
    expect(count(html, /class="kumiki-ng-crossed"/g)).toBe(1);
    expect(html).toContain('1行2列、塗り');
    expect(html).toContain('2行3列、バツ');
    expect(html).not.toContain('style=');
  });

  test('the same props give the same markup', () => {
    const once = (): string => renderToString(<Nonogram width={20} height={15} seed={7} judge="on-request" />);
    expect(once()).toBe(once());
  });
});
