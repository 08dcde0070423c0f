'use client';
import type { Session } from '@kumiki/core';
import type { CrosswordCell, CrosswordTypes } from '@kumiki/core/crossword/rules';
import { memo, type ReactNode } from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { CellName, CrosswordMessages } from './messages.ts';

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
  readonly isCurrent: boolean;
  readonly isHinted: boolean;
  /** What an input method is working on, shown here. */
  readonly composing: string | undefined;
  readonly messages: CrosswordMessages;
}

/** A cell: real text, its number, and its state as attributes. It renders again only when something of it changes. */
export const Cell: React.ComponentType<CellProps> = memo(function Cell(props: CellProps): ReactNode {
  const { cell, column, held, session, id, number, entry, place, length, messages, composing } = props;
  const { isRelated, isCurrent, isHinted } = props;
  const [letter, marked] = usePuzzleState(session, ({ state }) => `${state.marks[cell]!}${state.letters[cell]!}`, cell)
    .match(/^(.)(.*)$/su)!
    .slice(1)
    .toReversed() as [string, string];
  const mark = marks[Number(marked)];
  const answerPlace = held.at === undefined ? undefined : held.at + 1;
  return (
    <span
      id={id}
      className="kumiki-cw-cell"
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isCurrent}
      aria-label={messages.cell({ letter, kind: held.kind, answerPlace, mark, entry, place, length })}
      data-cell={cell}
      data-kind={held.kind}
      data-related={isRelated || undefined}
      data-current={isCurrent || undefined}
      data-mark={mark}
      data-hint={isHinted || undefined}
    >
      {number !== undefined && <span className="kumiki-cw-number" data-text={number} aria-hidden="true" />}
      {answerPlace !== undefined && (
        <span className="kumiki-cw-place" data-text={placeName(answerPlace)} aria-hidden="true" />
      )}
      <span className="kumiki-cw-letter" data-composing={composing === undefined ? undefined : ''}>
        {composing ?? letter}
      </span>
    </span>
  );
});

/** A, B, C … as printed puzzles name the cells of their answer. */
export function placeName(place: number): string {
  return place <= 26 ? String.fromCharCode(64 + place) : String(place);
}
