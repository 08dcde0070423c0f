import type { CrosswordPuzzle, Direction } from '@kumiki/core/crossword/rules';
import type { ReactNode } from 'react';
import { isHead, numbersOf } from '../crossword/clue-numbers.ts';
import { en } from '../messages/en.ts';
import { crosswordDrawing, rightLetters } from './crossword-drawing.tsx';
import { Sheet } from './sheet.tsx';
import { StaticFigure } from './static-figure.tsx';
import type { SheetOfProps, StaticBoardProps } from './static-props.ts';

export interface StaticCrosswordProps extends StaticBoardProps {
  readonly puzzle: CrosswordPuzzle;
  /** Letters of a game by cell, as its state has them. */
  readonly letters?: readonly string[];
  readonly solution?: boolean;
  /** Without the clues below it. */
  readonly gridOnly?: boolean;
  /** The language of the words and clues, where it is another. */
  readonly contentLang?: string;
}
export interface CrosswordSheetProps extends SheetOfProps {
  readonly puzzle: CrosswordPuzzle;
  readonly contentLang?: string;
  /** A second page with the letters; unless told there is one. */
  readonly solution?: boolean;
}

export function StaticCrossword(props: StaticCrosswordProps): ReactNode {
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
        {puzzle.entries.map((entry, index) =>
          entry.direction === direction ? (
            <li key={entry.number} className="kumiki-st-entry" value={entry.number}>
              {isHead(puzzle, index) && `(${numbersOf(puzzle, index, messages.crossword)}) `}
              {entry.clue}
            </li>
          ) : null,
        )}
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

export function CrosswordSheet(props: CrosswordSheetProps): ReactNode {
  const { puzzle, contentLang, solution = true, title, messages = en, className } = props;
  const board = { puzzle, messages, ...(contentLang === undefined ? {} : { contentLang }) };
  return (
    <Sheet
      lang={messages.locale}
      className={className}
      title={title}
      puzzle={<StaticCrossword {...board} />}
      solution={
        solution
          ? { title: messages.crossword.solution(title), board: <StaticCrossword {...board} solution gridOnly /> }
          : undefined
      }
    />
  );
}
