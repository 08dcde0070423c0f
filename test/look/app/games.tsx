import { createSession } from '@kumiki/core';
import { crossword, crosswordFromEntries } from '@kumiki/core/crossword';
import { nonogram, nonogramFromRows } from '@kumiki/core/nonogram';
import { tileStack } from '@kumiki/core/tile-stack';
import { KumikiProvider } from '@kumiki/react';
import { Crossword } from '@kumiki/react/crossword';
import { ja } from '@kumiki/react/messages';
import { Nonogram, type NonogramProps } from '@kumiki/react/nonogram';
import { TileStack } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';
import { brandFaces, type FaceStyle } from '../../../stories/theming/brand-faces.tsx';
import { turtleGame } from './turtle-game.ts';

// No game here is generated or solved: a better generator must not change a picture.

function valueOf<V>(
  made: { readonly ok: true; readonly value: V } | { readonly ok: false; readonly reason: string },
): V {
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

/** Given letters, an answer, letters that were checked right and wrong, one that was revealed; クスリ is being filled. */
function japaneseCrossword(): ReactNode {
  const made = valueOf(
    crosswordFromEntries({
      entries: [
        { answer: 'サクラ', row: 0, column: 0, direction: 'across', clue: '春に咲き、花見の主役になる木' },
        { answer: 'クスリ', row: 0, column: 1, direction: 'down', clue: '良いものほど口に苦いという' },
        { answer: 'リンゴ', row: 2, column: 1, direction: 'across', clue: '一日一個で医者いらず' },
        { answer: 'ゴボウ', row: 2, column: 3, direction: 'down', clue: 'きんぴらに使う、細長い根' },
        { answer: 'ウチワ', row: 4, column: 3, direction: 'across', clue: '夏の夜、手であおいで涼む' },
      ],
      given: [[4, 4]],
    }),
  );
  const cells = [13, 14, 1].reduce(
    (held, cell, at) => held.with(cell, { letter: 'リンク'.charAt(at), kind: 'answer', at }),
    made.cells,
  );
  const session = createSession(crossword, { ...made, style: 'answer', answer: 'リンク', cells });
  for (const [cell, letter] of [
    [0, 'サ'],
    [1, 'ク'],
    [2, 'ロ'],
    [13, 'リ'],
    [15, 'ガ'],
  ] as const) {
    session.dispatch({ type: 'letter', cell, letter });
  }
  session.dispatch({ type: 'check', cells: [0, 2, 15] });
  session.dispatch({ type: 'reveal', cells: [21] });
  return (
    <KumikiProvider messages={ja}>
      <Crossword session={session} contentLang="ja" keyboard="kana50" />
    </KumikiProvider>
  );
}

/** Lines that fit, numbers that are done, crosses, and a column that can't be right. */
function kettle(props: Pick<NonogramProps, 'judge'> = {}): ReactNode {
  const made = valueOf(
    nonogramFromRows([
      '....#.....',
      '...#.#....',
      '....#.....',
      '..#####...',
      '.#.....#..',
      '.#######.#',
      '#########.',
      '.#######..',
      '.#######..',
      '..#...#...',
    ]),
  );
  const session = createSession(nonogram, made);
  session.dispatch({ type: 'mark', cells: [4, 13, 15, 24, 32, 33, 34, 35, 36, 41, 47, 63, 73, 83], mark: 1 });
  session.dispatch({ type: 'mark', cells: [0, 1, 2, 3, 5, 6, 7, 8, 9, 14, 60, 69], mark: 2 });
  session.dispatch({ type: 'mark', cells: [19, 29, 39], mark: 1 });
  return <Nonogram session={session} {...props} />;
}

/** Nine pairs are gone, and one tile is chosen. */
function turtle(faces?: FaceStyle): ReactNode {
  const session = createSession(tileStack, turtleGame);
  for (const tiles of turtleGame.order.slice(0, 9)) session.dispatch({ type: 'pair', tiles });
  const drawn = faces ? { faces: brandFaces(faces) } : {};
  return <TileStack session={session} defaultSelected={turtleGame.order[9]![0]} {...drawn} />;
}

/** One pair is free, so that a hint can't be any other. */
function fourTiles(): ReactNode {
  const kinds = ['dragon-red', 'wind-east', 'dragon-red', 'wind-east'];
  const cells = [
    { x: 2, y: 0, z: 0 },
    { x: 0, y: 0, z: 0 },
    { x: 4, y: 0, z: 0 },
    { x: 2, y: 0, z: 1 },
  ];
  const order = [
    [1, 3],
    [0, 2],
  ] as const;
  return <TileStack puzzle={{ layout: 'four', cells, kinds, faces: kinds, order }} />;
}

/** A pair too many is gone, and the live verdict knows it. */
function lostStacks(): ReactNode {
  const kinds = ['dots-5', 'dots-5', 'dots-5', 'dragon-red', 'dots-5', 'dragon-red', 'dragon-red', 'dragon-red'];
  const cells = kinds.map((_, n) => ({ x: 4 * Math.floor(n / 2), y: 0, z: n % 2 }));
  const session = createSession(tileStack, { layout: 'four stacks', cells, kinds, faces: kinds, order: [] });
  session.dispatch({ type: 'pair', tiles: [3, 5] });
  return <TileStack session={session} liveVerdict />;
}

function untouchedWords(): ReactNode {
  const entries = [
    { answer: 'KETTLE', row: 0, column: 0, direction: 'across', clue: 'It sings when the tea is near' },
    { answer: 'TEA', row: 0, column: 2, direction: 'down', clue: 'It is in the pot' },
  ] as const;
  return <Crossword puzzle={valueOf(crosswordFromEntries({ entries }))} keyboard="none" />;
}

function untouchedSquares(): ReactNode {
  return <Nonogram puzzle={valueOf(nonogramFromRows(['.#.#.', '#####', '#####', '.###.', '..#..']))} />;
}

export const games: Readonly<Record<string, (faces?: FaceStyle) => ReactNode>> = {
  crossword: japaneseCrossword,
  nonogram: () => kettle(),
  'nonogram-on-request': () => kettle({ judge: 'on-request' }),
  'tile-stack': turtle,
  'four-tiles': fourTiles,
  'lost-stacks': lostStacks,
  'untouched-words': untouchedWords,
  'untouched-squares': untouchedSquares,
};
