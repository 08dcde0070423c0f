import { NullPuzzle } from '@kumiki/react/null-puzzle';
import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { createSession } from '@kumiki/core';
import { crossword, crosswordFromEntries } from '@kumiki/core/crossword';
import { nonogram, nonogramFromRows } from '@kumiki/core/nonogram';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show } from '../board/show.tsx';

/** What host pages really have, and worse: element rules, unlayered, after our sheet. */
const hostile = `
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
const cells = [
  { x: 0, y: 0, z: 0 },
  { x: 2, y: 0, z: 0 },
  { x: 4, y: 0, z: 0 },
  { x: 2, y: 0, z: 1 },
];
const faces = ['wind-east', 'dragon-red', 'dragon-red', 'wind-east'];
const puzzle: TileStackPuzzle = {
  layout: 't',
  cells,
  kinds: faces,
  faces,
  order: [
    [0, 3],
    [1, 2],
  ],
};

/** A game under way: fills, crosses, done numbers, a line that fits and one that can't be right; or what a check found. */
function nonogramGame() {
  const made = nonogramFromRows(['.#.#.', '#####', '#####', '.###.', '..#..', '.....']);
  if (!made.ok) throw new Error(made.reason);
  const session = createSession(nonogram, made.value);
  session.dispatch({ type: 'mark', cells: [1, 3, 5, 6, 7, 20, 21], mark: 1 });
  session.dispatch({ type: 'mark', cells: [0, 2, 11, 12], mark: 2 });
  return session;
}

/** Everything a crossword has: clues, given letters, an answer, marks, a letter that was revealed. */
function crosswordGame() {
  const made = crosswordFromEntries({
    entries: [
      { answer: 'KETTLE', row: 0, column: 0, direction: 'across', clue: 'It sings when the tea is near' },
      { answer: 'TEA', row: 0, column: 2, direction: 'down', clue: 'It is in the pot' },
    ],
    given: [[0, 1]],
  });
  if (!made.ok) throw new Error(made.reason);
  const held = made.value.cells
    .with(3, { letter: 'T', kind: 'answer', at: 0 })
    .with(5, { letter: 'E', kind: 'answer', at: 1 });
  const session = createSession(crossword, { ...made.value, style: 'answer', answer: 'TE', cells: held });
  for (const [cell, letter] of [
    [0, 'K'],
    [2, 'X'],
    [3, 'T'],
  ] as const)
    session.dispatch({ type: 'letter', cell, letter });
  session.dispatch({ type: 'check', cells: [0, 2] });
  session.dispatch({ type: 'reveal', cells: [4] });
  return session;
}

let sheet: HTMLStyleElement | undefined;
afterEach(() => {
  sheet?.remove();
  document.documentElement.style.removeProperty('--kumiki-motion');
});

async function pixels(box: HTMLElement): Promise<string> {
  return page.screenshot({ element: box, save: false });
}

/** Two pictures in a row are the same. */
async function settled(box: HTMLElement): Promise<void> {
  await vi.waitFor(async () => expect((await pixels(box)) === (await pixels(box))).toBe(true));
}

describe('under a hostile sheet the parts look the same, to the pixel', () => {
  test.each([
    ['the tile stack', <TileStack key="t" puzzle={puzzle} />],
    ['the nonogram', <Nonogram key="g" session={nonogramGame()} />],
    ['the nonogram, on request', <Nonogram key="r" session={nonogramGame()} judge="on-request" />],
    ['the crossword', <Crossword key="c" session={crosswordGame()} keyboard="kana50" />],
    ['the null puzzle', <NullPuzzle key="n" puzzle={{ lamps: [0, 1, 1], presses: [0, 1, 2] }} />],
    ['a failure', <NullPuzzle key="f" options={{ lamps: 0 }} />],
  ])('%s', async (_name, element) => {
    await page.viewport(500, 1000);
    document.documentElement.style.setProperty('--kumiki-motion', '0s');
    const box = show(element, 420);
    await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"], [data-phase="failed"]')).not.toBeNull());
    // Where no part is under it: hovering is not what is compared.
    const frame = window.frameElement!.getBoundingClientRect();
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: frame.left + 480, y: frame.top + 980 });
    await settled(box);
    const calm = await pixels(box);
    sheet = document.createElement('style');
    sheet.textContent = hostile;
    document.head.append(sheet);
    const attacked = await pixels(box);
    expect(attacked === calm, 'a rule of the page changed how a part looks').toBe(true);
    // The comparison can fail: a rule with a class of ours is seen.
    sheet.textContent += '.kumiki-button { background: hotpink !important; opacity: 1 !important }';
    expect((await pixels(box)) === calm).toBe(false);
  });
});
