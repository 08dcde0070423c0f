import type { NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import type { ReactNode } from 'react';
import { en } from '../messages/en.ts';
import { nonogramDrawing, solutionOf } from './nonogram-drawing.tsx';
import { Sheet } from './sheet.tsx';
import { StaticFigure } from './static-figure.tsx';
import type { SheetOfProps, StaticBoardProps } from './static-props.ts';

export interface StaticNonogramProps extends StaticBoardProps {
  readonly puzzle: NonogramPuzzle;
  /** Marks of a game, as its state has them. */
  readonly marks?: Uint8Array;
  /** Filled in instead: true where the puzzle carries its solution, or the cells, 0 blank and 1 filled. */
  readonly solution?: boolean | ArrayLike<number>;
}
export interface NonogramSheetProps extends SheetOfProps {
  readonly puzzle: NonogramPuzzle;
  /** For the second page: true where the puzzle carries its solution, or the cells, 0 blank and 1 filled; none unless told. */
  readonly solution?: StaticNonogramProps['solution'];
}

export function StaticNonogram(props: StaticNonogramProps): ReactNode {
  const { puzzle, marks, solution = false, messages = en, ...figure } = props;
  const cells = typeof solution === 'boolean' ? undefined : solution;
  const shown = solution === false ? marks : solutionOf(puzzle, cells);
  return <StaticFigure drawing={nonogramDrawing(puzzle, shown, messages)} lang={messages.locale} {...figure} />;
}

export function NonogramSheet(props: NonogramSheetProps): ReactNode {
  const { puzzle, solution = false, title, messages = en, className } = props;
  const board = { puzzle, messages };
  return (
    <Sheet
      lang={messages.locale}
      className={className}
      title={title}
      puzzle={<StaticNonogram {...board} />}
      solution={
        solution === false
          ? undefined
          : { title: messages.nonogram.solution(title), board: <StaticNonogram {...board} solution={solution} /> }
      }
    />
  );
}
