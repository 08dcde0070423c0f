'use client';
import type { Session } from '@kumiki/core';
import { graphemes, type CrosswordCell, type CrosswordState, type CrosswordTypes } from '@kumiki/core/crossword/rules';
import { memo, type ReactNode } from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { CellName, CrosswordMessages } from './messages.ts';
import { placeName } from './place-name.ts';

const marks = [undefined, 'right', 'wrong', 'revealed'] as const;

export interface CellProps {
  readonly cell: number;
  readonly column: number;
  readonly held: CrosswordCell;
  readonly session: Session<CrosswordTypes>;
  readonly id: string;
  /** The number that is printed in it, when a word starts here. */
  readonly number: number | undefined;
  /** What is said of it beside its letter. */
  readonly entry: CellName['entry'];
  readonly place: number;
  readonly length: number;
  readonly isRelated: boolean;
  /** It is in another entry that the clue which is worked on speaks for. */
  readonly isLinked: boolean;
  readonly isCurrent: boolean;
  /** Letters are added to it. */
  readonly isOpen: boolean;
  readonly isHinted: boolean;
  /** What an input method is working on, shown here. */
  readonly composing: string | undefined;
  readonly messages: CrosswordMessages;
}

/** A cell: real text, its number, and its state as attributes. It renders again only when something of it changes. */
export const Cell: React.ComponentType<CellProps> = memo(function Cell(props: CellProps): ReactNode {
  const { cell, column, held, session, id, number, entry, place, length, messages, composing } = props;
  const { isRelated, isLinked, isCurrent, isOpen, isHinted } = props;
  // As one text, so that a cell that is the same is not rendered again: what was said of it, pencil or ink, its letters.
  const shown = usePuzzleState(session, ({ state }) => textOf(state, cell), cell);
  const letter = shown.slice(2);
  const mark = marks[Number(shown[0])];
  const pencilled = letter !== '' && shown[1] === '1';
  const answerPlace = held.at === undefined ? undefined : held.at + 1;
  return (
    <span
      id={id}
      className="kumiki-cw-cell"
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isCurrent}
      aria-label={messages.cell({
        letter,
        kind: held.kind,
        answerPlace,
        mark,
        entry,
        place,
        length,
        pencilled,
        circled: held.circle === true,
      })}
      data-cell={cell}
      data-kind={held.kind}
      data-related={isRelated || undefined}
      data-linked={isLinked || undefined}
      data-current={isCurrent || undefined}
      data-mark={mark}
      data-open={isOpen || undefined}
      data-hint={isHinted || undefined}
      data-pencil={pencilled || undefined}
      data-shade={held.shade === true || undefined}
      data-bar={barsOf(held)}
    >
      {typeof held.shade === 'string' && <Shade colour={held.shade} />}
      {held.image !== undefined && <Picture address={held.image} />}
      {held.circle && <span className="kumiki-cw-circle" aria-hidden="true" />}
      {number !== undefined && <span className="kumiki-cw-number" data-text={number} aria-hidden="true" />}
      {answerPlace !== undefined && (
        <span className="kumiki-cw-place" data-text={placeName(answerPlace)} aria-hidden="true" />
      )}
      <span
        className="kumiki-cw-letter"
        data-letters={lettersIn(composing ?? letter)}
        data-composing={composing === undefined ? undefined : ''}
      >
        {composing ?? letter}
      </span>
    </span>
  );
});

/** A picture that came with the board, as a drawing: it is no content of the page, and a policy may name it by `img-src data:`. */
function Picture({ address }: { readonly address: string }): ReactNode {
  return (
    <svg className="kumiki-cw-picture" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <image href={address} width={1} height={1} preserveAspectRatio="xMidYMid meet" />
    </svg>
  );
}

/** A shade of its own, as a drawing: a strict content security policy takes no style attributes. */
function Shade({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg className="kumiki-cw-shade" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={1} height={1} fill={colour} />
    </svg>
  );
}

function textOf({ marks: said, pencil, letters }: CrosswordState, cell: number): string {
  return `${said[cell]!}${pencil[cell]!}${letters[cell]!}`;
}

/** Sides with a bar, by their names in the sheet. */
function barsOf({ bars }: CrosswordCell): string | undefined {
  const sides = [bars?.right ? 'right' : '', bars?.below ? 'below' : ''].filter((side) => side !== '');
  return sides.length === 0 ? undefined : sides.join(' ');
}

/** Of a rebus how many letters it has, 5 for more: they get smaller. */
function lettersIn(text: string): number | undefined {
  if (text.length < 2) return undefined;
  const count = graphemes(text).length;
  return count < 2 ? undefined : Math.min(5, count);
}
