// An empty line may be [0] as well as []: whatever is drawn or read of a board is the same for both.
import { createSession } from '@kumiki/core';
import { deriveColouredClues, nonogram, nonogramFromRows, type NonogramPuzzle } from '@kumiki/core/nonogram';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Nonogram as StaticBoards, renderToSVG } from '../static/index.ts';
import { Nonogram, type NonogramProps } from './index.ts';

function puzzleOf(...rows: string[]): NonogramPuzzle {
  const made = nonogramFromRows(rows, { ends: 'grid' });
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const coloured: NonogramPuzzle = {
  ...deriveColouredClues([0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 1], 4, 4),
  palette: ['#c62828', '#1565c0'],
  claim: 'solvable',
  trail: [],
  ends: 'clues',
};
const withZeros = (puzzle: NonogramPuzzle): NonogramPuzzle => {
  const lines = (axis: 'rows' | 'columns') => puzzle[axis].map((clue) => (clue.length === 0 ? [0] : clue));
  return { ...puzzle, rows: lines('rows'), columns: lines('columns') };
};

const boards: readonly [string, NonogramPuzzle][] = [
  ['with empty rows and columns', puzzleOf('.....', '##.#.', '.....', '#..#.')],
  ['with an empty column', puzzleOf('##.#', '#..#')],
  ['with nothing at all', puzzleOf('.....', '.....', '.....')],
  ['with nothing at all, of one cell', puzzleOf('.')],
  ['in colours', coloured],
];
const props: readonly NonogramProps[] = [
  {},
  { judge: 'on-request' },
  { emptyClue: 'zero' },
  { emptyClue: 'blank' },
  { clueState: 'line' },
  { clueState: 'anchored', errors: 'line' },
];

describe.each(boards)('a board %s', (_name, puzzle) => {
  const zeros = withZeros(puzzle);
  test('has an empty line, and it can be written both ways', () => {
    const lines = [...puzzle.rows, ...puzzle.columns];
    expect(lines).toContainEqual([]);
    expect(lines).not.toContainEqual([0]);
    expect([...zeros.rows, ...zeros.columns]).not.toContainEqual([]);
  });

  test.each(props)('is the same to play: %o', (how) => {
    const played = (some: NonogramPuzzle): string => {
      const session = createSession(nonogram, some);
      const cells = some.rows.length * some.columns.length;
      session.dispatch({ type: 'mark', cells: [0], mark: 2 });
      session.dispatch({ type: 'mark', cells: [cells - 1], mark: 1 });
      return renderToString(<Nonogram session={session} {...how} />);
    };
    const fresh = (some: NonogramPuzzle): string => renderToString(<Nonogram puzzle={some} {...how} />);
    expect(fresh(zeros)).toBe(fresh(puzzle));
    expect(played(zeros)).toBe(played(puzzle));
  });

  test('is the same on a page without script, on a sheet and as an SVG', () => {
    for (const solution of [false, true]) {
      const page = (some: NonogramPuzzle): string =>
        renderToString(<StaticBoards.Static puzzle={some} solution={solution} />);
      const sheet = (some: NonogramPuzzle): string =>
        renderToString(<StaticBoards.Sheet puzzle={some} solution={solution} />);
      for (const draw of [page, sheet, (some: NonogramPuzzle) => renderToSVG(some, 'light', { solution })])
        expect(draw(zeros)).toBe(draw(puzzle));
    }
  });
});
