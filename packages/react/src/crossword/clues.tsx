'use client';
import {
  linkedEntries,
  type CrosswordPuzzle,
  type CrosswordState,
  type Direction,
  type Entry,
} from '@kumiki/core/crossword/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { useContentLanguage } from '../puzzle/content-language.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useCrosswordContext, useCrosswordParts } from './context.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { isHead, numbersOf } from './clue-numbers.ts';
import { referencesOf } from './references.ts';

/** What is shown of a clue, its words unless told: `clueMarkup` of a file's own HTML, say. */
export type RenderClue = (entry: Pick<Entry, 'number' | 'direction' | 'clue'>, index: number) => ReactNode;
export type ClueBarProps = PartProps<'div'> & { readonly renderClue?: RenderClue };
export type CluesProps = PartProps<'div', { readonly writing: 'horizontal' | 'vertical' }> & {
  readonly renderClue?: RenderClue;
  /** 縦書き: lines from top to bottom, from the right to the left. */
  readonly writing?: 'horizontal' | 'vertical';
};
const plainClue: RenderClue = ({ clue }) => clue;

function hasClues({ entries }: CrosswordPuzzle): boolean {
  return entries.some(({ clue }) => clue !== undefined);
}

/** The clue that is worked on, between two buttons to the clues around it. Nothing on a board without clues. */
export function ClueBar({ renderClue = plainClue, ...props }: ClueBarProps): ReactNode {
  const { game, input } = useCrosswordParts('Crossword.ClueBar');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const language = useContentLanguage();
  const { session, entry, goToEntry } = game;
  const puzzle = session?.getSnapshot().puzzle;
  if (!puzzle || !hasClues(puzzle)) return null;
  const count = puzzle.entries.length;
  const group = entry === undefined ? [] : linkedEntries(puzzle, entry);
  const [head] = group;
  const current = head === undefined ? undefined : puzzle.entries[head];
  const step = (by: number) => (): void => {
    input.focus();
    goToEntry(((entry ?? 0) + by + count) % count);
  };
  const children = (
    <>
      <button type="button" className="kumiki-button" aria-label={messages.previousClue} onClick={step(-1)}>
        <Chevron path="M12.5 4.5 7 10l5.5 5.5" />
      </button>
      <span className="kumiki-cw-bar-clue">
        {current && (
          <>
            <b className="kumiki-cw-bar-name">{messages.entries(group.map((each) => puzzle.entries[each]!))}</b>{' '}
            <span className="kumiki-cw-clue-text" lang={language}>
              {renderClue(current, head!)}
            </span>
          </>
        )}
      </span>
      <button type="button" className="kumiki-button" aria-label={messages.nextClue} onClick={step(1)}>
        <Chevron path="M7.5 4.5 13 10l-5.5 5.5" />
      </button>
    </>
  );
  return renderPart('div', props, { className: 'kumiki-cw-bar', children }, {});
}

function Chevron({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className="kumiki-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path className="kumiki-icon-line" d={path} />
    </svg>
  );
}

/** All clues, two lists of buttons. Nothing on a board without clues. */
export function Clues({ renderClue = plainClue, writing = 'horizontal', ...props }: CluesProps): ReactNode {
  const { session } = useCrosswordContext('Crossword.Clues');
  const puzzle = session?.getSnapshot().puzzle;
  if (!puzzle || !hasClues(puzzle)) return null;
  const children = (
    <>
      <ClueList direction="across" puzzle={puzzle} renderClue={renderClue} />
      <ClueList direction="down" puzzle={puzzle} renderClue={renderClue} />
    </>
  );
  return renderPart('div', props, { className: 'kumiki-cw-clues', 'data-writing': writing, children }, { writing });
}

/** Is all that its clue speaks for filled in? */
function isFull(puzzle: CrosswordPuzzle, index: number, { letters }: CrosswordState): boolean {
  return linkedEntries(puzzle, index).every((each) =>
    puzzle.entries[each]!.cells.every((cell) => letters[cell] !== ''),
  );
}

function ClueList({
  direction,
  puzzle,
  renderClue,
}: {
  readonly direction: Direction;
  readonly puzzle: CrosswordPuzzle;
  readonly renderClue: RenderClue;
}): ReactNode {
  const { game, input } = useCrosswordParts('Crossword.Clues');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const language = useContentLanguage();
  const state = game.session!.getSnapshot().state;
  const title = messages[direction];
  const spoken = new Set(game.entry === undefined ? [] : referencesOf(puzzle, game.entry));
  const linked = game.entry === undefined ? [] : linkedEntries(puzzle, game.entry);
  return (
    <div className="kumiki-cw-list" role="group" aria-label={title}>
      <h3 className="kumiki-cw-list-title">{title}</h3>
      <ol className="kumiki-cw-entries">
        {puzzle.entries.map((entry, index) =>
          entry.direction === direction ? (
            <li key={entry.number} className="kumiki-cw-entry">
              <button
                type="button"
                className="kumiki-cw-clue"
                aria-current={index === game.entry}
                data-linked={(index !== game.entry && linked.includes(index)) || undefined}
                data-spoken={(spoken.has(index) && !linked.includes(index)) || undefined}
                data-full={isFull(puzzle, index, state) || undefined}
                onClick={() => {
                  input.focus();
                  game.goToEntry(index);
                }}
              >
                <span className="kumiki-cw-clue-number" data-linked={isHead(puzzle, index) || undefined}>
                  {numbersOf(puzzle, index, messages)}
                </span>
                <span className="kumiki-cw-clue-text" lang={language}>
                  {renderClue(entry, index)}
                </span>
              </button>
            </li>
          ) : null,
        )}
      </ol>
    </div>
  );
}
