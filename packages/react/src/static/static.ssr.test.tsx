import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { clued, coloured, dressed, picture, stack } from './boards.fixture.ts';
import { Crossword, Nonogram, TileStack } from './index.ts';

const boards = {
  nonogram: <Nonogram.Static puzzle={picture} messages={ja} />,
  coloured: <Nonogram.Static puzzle={coloured} solution />,
  sheet: <Nonogram.Sheet puzzle={coloured} solution title="A picture" />,
  crossword: <Crossword.Static puzzle={clued} className="mine" />,
  dressed: <Crossword.Static puzzle={dressed} solution gridOnly />,
  stack: <TileStack.Static puzzle={stack} />,
};

describe.each(Object.entries(boards))('%s', (_name, board) => {
  test('is markup alone: no style attribute, no script, the same each time, with a name', () => {
    const html = renderToString(board);
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
    expect(renderToString(board)).toBe(html);
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html)!;
    expect(html).toContain(`<title id="${id}">`);
  });
});

test('the language of the page, the clues as lists, a class of the page’s own', () => {
  expect(renderToString(boards.nonogram)).toContain('lang="ja"');
  const html = renderToString(boards.crossword);
  expect(html).toContain('class="kumiki-st-figure mine"');
  expect(html.match(/<li /g)).toHaveLength(2);
  expect(html).toContain('Blossoms in the snow &amp; early');
  expect(renderToString(boards.dressed)).not.toContain('<li');
});

test('a stack in play shows what is left', () => {
  const alive = stack.cells.map((_, tile) => (tile < 10 ? 0 : 1));
  const html = renderToString(<TileStack.Static puzzle={stack} alive={alive} />);
  expect(html.match(/data-tile=/g)).toHaveLength(134);
});
