import { createSession } from '@kumiki/core';
import { crosswordRules } from '@kumiki/core/crossword/rules';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { answerBoard, garden, tea } from './boards.fixture.ts';
import { Crossword } from './index.ts';

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('on a server', () => {
  test('a board to be made holds its place, and there is no cell, no input and no key yet', () => {
    const html = renderToString(<Crossword seed="2026-11-30" />);
    expect(html).toContain('data-skeleton');
    expect(html).toContain('data-phase="idle"');
    expect(html).toMatch(/data-units="\d+"/);
    expect(html).toMatch(/viewBox="0 0 \d+ \d+"/);
    expect(html).not.toMatch(/<input|role="gridcell"|kumiki-cw-key/);
    expect(html).not.toContain('style=');
  });

  test('a given board is there whole: cells with names and numbers, clues, without a style attribute anywhere', () => {
    const html = renderToString(<Crossword puzzle={tea} />);
    expect(html).toContain('data-phase="ready"');
    expect(html).not.toContain('data-skeleton');
    expect(count(html, /role="gridcell"/g)).toBe(20);
    expect(count(html, /aria-label="blank, /g)).toBe(20);
    expect(count(html, /data-current/g)).toBe(1);
    expect(html).toContain('Where leaves and hot water meet');
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/KETTLE|TEAPOT/);
  });

  test('a game under way is drawn as far as it got, in the language of the page, with keys where they are wanted', () => {
    const session = createSession(crosswordRules, answerBoard);
    session.dispatch({ type: 'letter', cell: 0, letter: 'か' });
    session.dispatch({ type: 'check', cells: [0] });
    session.dispatch({ type: 'reveal', cells: [3] });
    const html = renderToString(
      <KumikiProvider messages={ja}>
        <Crossword session={session} keyboard="kana50" contentLang="ja" />
      </KumikiProvider>,
    );
    expect(html).toContain('か、正解、ヨコ1、2文字');
    expect(html).toContain('答え：ク、空き');
    expect(count(html, /class="kumiki-cw-key"/g)).toBe(50);
    expect(html).not.toContain('style=');
  });

  test('a board too wide for the sheet’s sizes still has one', () => {
    expect(renderToString(<Crossword puzzle={garden} />)).toContain('data-units="5"');
    expect(renderToString(<Crossword puzzle={answerBoard} />)).toContain('data-units="2"');
  });

  test('the same props give the same markup', () => {
    const once = (): string => renderToString(<Crossword puzzle={tea} keyboard="qwerty" />);
    expect(once()).toBe(once());
  });
});
