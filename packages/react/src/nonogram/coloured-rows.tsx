'use client';
import type { Session } from '@kumiki/core';
import { markOf, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { memo, type ReactNode } from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { Paint } from './palette.ts';
import { crossedPath, filledPath, notedPath, patternPath } from './row-paths.ts';

interface ColouredRowProps {
  readonly y: number;
  readonly session: Session<NonogramTypes>;
  readonly paints: readonly Paint[];
}

/** A row of a coloured board: a path a colour that is in it, its pattern, and the crosses. */
export const ColouredRow: React.ComponentType<ColouredRowProps> = memo(function ColouredRow({
  y,
  session,
  paints,
}: ColouredRowProps): ReactNode {
  // As one text, so that a row whose marks are the same is not rendered again.
  const text = usePuzzleState(session, ({ state }) => rowText(state.marks, y, state.width), y);
  const marks = Uint8Array.from(text, Number);
  // The paths are made for the row alone, and moved into place by their own coordinates.
  const row = new Uint8Array((y + 1) * marks.length);
  row.set(marks, y * marks.length);
  const noted = usePuzzleState(session, ({ state }) => notedPath(state.notes, y, state.width), y);
  const crossed = crossedPath(row, y, marks.length);
  return (
    <>
      {paints.map(({ fill, on, pattern }, colour) => {
        const path = filledPath(row, y, marks.length, markOf(colour));
        if (path === '') return null;
        const lines = patternPath(row, y, marks.length, markOf(colour), pattern);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a colour is its place in the palette
          <g key={colour} data-colour={colour + 1}>
            <path className="kumiki-ng-painted" fill={fill} d={path} />
            {lines !== '' && <path className="kumiki-ng-pattern" stroke={on} d={lines} />}
          </g>
        );
      })}
      {crossed !== '' && <path className="kumiki-ng-crossed" d={crossed} />}
      {noted !== '' && <path className="kumiki-ng-noted" d={noted} />}
    </>
  );
});

function rowText(marks: Uint8Array, y: number, width: number): string {
  return marks.subarray(y * width, (y + 1) * width).join('');
}
