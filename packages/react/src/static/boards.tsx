import { clsx } from 'clsx';
import type { CrosswordPuzzle, Direction } from '@kumiki/core/crossword/rules';
import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import type { TileStackPuzzle } from '@kumiki/core/tile-stack/rules';
import type { ReactNode } from 'react';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/types.ts';
import type { FaceDrawing } from '../tile-stack/faces/index.ts';
import { crosswordDrawing, rightLetters } from './crossword-drawing.tsx';
import { nonogramDrawing, solutionOf } from './nonogram-drawing.tsx';
import { StaticFigure, type FigureProps } from './static-figure.tsx';
import { tileStackDrawing } from './tile-stack-drawing.tsx';

interface Shared extends FigureProps {
  /** The language of what is said; English unless told. */
  readonly messages?: Messages;
}
export interface StaticNonogramProps extends Shared {
  readonly puzzle: NonogramPuzzle;
  /** Marks of a game, as its state has them. */
  readonly marks?: Uint8Array;
  /** Filled in instead: true where the puzzle carries its solution, or the cells, 0 blank and 1 filled. */
  readonly solution?: boolean | ArrayLike<number>;
}
export interface NonogramSheetProps extends Pick<Shared, 'messages' | 'className'> {
  readonly puzzle: NonogramPuzzle;
  /** For the second page: true where the puzzle carries its solution, or the cells, 0 blank and 1 filled; none unless told. */
  readonly solution?: StaticNonogramProps['solution'];
  /** Over the puzzle and its solution. */
  readonly title?: string;
}
export interface StaticCrosswordProps extends Shared {
  readonly puzzle: CrosswordPuzzle;
  /** Letters of a game by cell, as its state has them. */
  readonly letters?: readonly string[];
  readonly solution?: boolean;
  /** Without the clues below it. */
  readonly gridOnly?: boolean;
  /** The language of the words and clues, where it is another. */
  readonly contentLang?: string;
}
export interface StaticTileStackProps extends Shared {
  readonly puzzle: TileStackPuzzle;
  /** Tiles of a game that are there, by tile; all unless told. */
  readonly alive?: ArrayLike<number>;
  readonly faces?: ReadonlyMap<string, FaceDrawing>;
}

function StaticNonogram({ puzzle, marks, solution = false, messages = en, ...figure }: StaticNonogramProps): ReactNode {
  const cells = typeof solution === 'boolean' ? undefined : solution;
  const shown = solution === false ? marks : solutionOf(puzzle, cells);
  return <StaticFigure drawing={nonogramDrawing(puzzle, shown, messages)} lang={messages.locale} {...figure} />;
}

/** A sheet for paper: the puzzle on a page, and its solution on the next, where nobody sees it by accident. */
function NonogramSheet({ puzzle, solution = false, title, messages = en, className }: NonogramSheetProps): ReactNode {
  const shown = { puzzle, messages };
  return (
    <div className={clsx('kumiki-st-sheet', className)} lang={messages.locale}>
      <section className="kumiki-st-page">
        {title !== undefined && <h2 className="kumiki-st-title">{title}</h2>}
        <StaticNonogram {...shown} />
      </section>
      {solution !== false && (
        <section className="kumiki-st-page">
          <h2 className="kumiki-st-title">{messages.nonogram.solution(title)}</h2>
          <StaticNonogram {...shown} solution={solution} />
        </section>
      )}
    </div>
  );
}

function StaticCrossword(props: StaticCrosswordProps): ReactNode {
  const { puzzle, letters, solution = false, gridOnly = false, contentLang, messages = en, ...figure } = props;
  const drawing = crosswordDrawing(puzzle, solution ? rightLetters(puzzle) : letters, messages);
  const hasClues = !gridOnly && puzzle.entries.some(({ clue }) => clue !== undefined);
  const list = (direction: Direction): ReactNode => (
    <div className="kumiki-st-list">
      {/* No heading: whose level it would have is the page's to say. */}
      <p className="kumiki-st-list-title" aria-hidden="true">
        {messages.crossword[direction]}
      </p>
      <ol className="kumiki-st-entries" aria-label={messages.crossword[direction]} lang={contentLang}>
        {puzzle.entries
          .filter((entry) => entry.direction === direction)
          .map(({ number, clue }) => (
            <li key={number} className="kumiki-st-entry" value={number}>
              {clue}
            </li>
          ))}
      </ol>
    </div>
  );
  const clues = hasClues && (
    <div className="kumiki-st-clues">
      {list('across')}
      {list('down')}
    </div>
  );
  return <StaticFigure drawing={drawing} lang={messages.locale} after={clues} {...figure} />;
}

function StaticTileStack({ puzzle, alive, faces, messages = en, ...figure }: StaticTileStackProps): ReactNode {
  const drawing = tileStackDrawing(puzzle, { alive: alive ?? puzzle.cells.map(() => 1) }, messages, faces);
  return <StaticFigure drawing={drawing} lang={messages.locale} {...figure} />;
}

/** Boards that are only looked at. They render in server components and bring no script to the page. */
export const Nonogram: { readonly Static: typeof StaticNonogram; readonly Sheet: typeof NonogramSheet } = {
  Static: StaticNonogram,
  Sheet: NonogramSheet,
};
export const Crossword: { readonly Static: typeof StaticCrossword } = { Static: StaticCrossword };
export const TileStack: { readonly Static: typeof StaticTileStack } = { Static: StaticTileStack };
