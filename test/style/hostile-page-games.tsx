import { createSession } from '@kumiki/core';
import { crossword, crosswordFromEntries } from '@kumiki/core/crossword';
import { nonogram, nonogramFromRows } from '@kumiki/core/nonogram';
import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import { Crossword } from '@kumiki/react/crossword';
import { Nonogram } from '@kumiki/react/nonogram';
import { NullPuzzle } from '@kumiki/react/null-puzzle';
import { TileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';

const cells = [
  { x: 0, y: 0, z: 0 },
  { x: 2, y: 0, z: 0 },
  { x: 4, y: 0, z: 0 },
  { x: 2, y: 0, z: 1 },
];
const faces = ['wind-east', 'dragon-red', 'dragon-red', 'wind-east'];
export const fourTiles: TileStackPuzzle = {
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

/** Boards in the middle of a game, with every part that a page's rules could reach. */
export const boards: readonly (readonly [name: string, element: ReactNode])[] = [
  ['the tile stack', <TileStack key="t" puzzle={fourTiles} defaultSelected={0} />],
  ['the nonogram', <Nonogram key="g" session={nonogramGame()} />],
  ['the nonogram, on request', <Nonogram key="r" session={nonogramGame()} judge="on-request" />],
  ['the crossword', <Crossword key="c" session={crosswordGame()} keyboard="kana50" />],
  ['the null puzzle', <NullPuzzle key="n" puzzle={{ lamps: [0, 1, 1], presses: [0, 1, 2] }} />],
  ['a failure', <NullPuzzle key="f" options={{ lamps: 0 }} />],
];
