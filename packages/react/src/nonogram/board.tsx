'use client';
import { isNoted, type Mark, type NonogramState } from '@kumiki/core/nonogram/rules';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDragScroll } from '../board/drag-scroll.ts';
import { usePaintStroke, type StrokeStart } from '../board/paint-stroke.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { CellGrid, type GridPlace } from './cell-grid.tsx';
import { ClueBand } from './clue-band.tsx';
import { useNonogramContext } from './context.ts';
import { Drawing } from './drawing.tsx';
import { strokeGroup } from './stroke-group.ts';
import { createStrokeCount, type StrokeCount } from './stroke-count.ts';
import { brushFor, type Brush } from './tool.ts';
import { spareNumbers, unitsOf } from './units.ts';
import type { UseNonogram } from './use-nonogram.ts';

export type BoardProps = PartProps<'div', { readonly skeleton: boolean }> & {
  /** How the clue of an empty line is shown; `zero` unless told. */
  readonly emptyClue?: 'zero' | 'blank';
  /** `line` keeps a stroke in the row or column it began in, the default; `free` follows the pointer. */
  readonly strokes?: 'line' | 'free';
};

/** The board: clues on two sides, a drawing that takes the pointer, and a grid for keyboard and screen reader over it. */
export function Board({ emptyClue = 'zero', strokes = 'line', ...props }: BoardProps): ReactNode {
  const game = useNonogramContext('Nonogram.Board');
  const { session, width, height, tool, viewport, wrong, active, feedback, generated, palette } = game;
  const { shownHint, solution, revealed } = game;
  const shown = { session, width, height, wrong, active };
  const told = { feedback, generated, palette };
  const skeleton = session === undefined;
  const place = useRef<GridPlace>(undefined);
  const [count] = useState(createStrokeCount);
  const paintable = useStrokes(game, strokes, place, count);
  const { hold } = game.area;
  const { hold: holdCount } = count;
  const surface = useCallback(
    (element: HTMLElement | null) => {
      hold(element);
      return paintable(element);
    },
    [paintable, hold],
  );
  const { outer, inner, zoom, reveal } = viewport;
  const revealCell = useCallback(
    (cell: number) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      reveal(x / width, y / height, (x + 1) / width, (y + 1) / height);
    },
    [reveal, width, height],
  );
  const dragged = useDragScroll(tool === 'move');
  const clues = session?.getSnapshot().puzzle.rows;
  const isColoured = palette !== undefined;
  const units = useMemo(
    () => unitsOf(width, clues, generated ? spareNumbers(width, isColoured) : 0, isColoured),
    [width, clues, generated, isColoured],
  );
  const children = (
    <div ref={outer} className="kumiki-ng-scroller" {...dragged}>
      <div ref={inner} className="kumiki-ng-sheet" dir="ltr">
        <div className="kumiki-ng-corner" />
        <ClueBand axis="columns" emptyClue={emptyClue} {...shown} {...told} />
        <ClueBand axis="rows" emptyClue={emptyClue} {...shown} {...told} />
        <div ref={surface} className="kumiki-ng-area">
          {/* Gives the board its shape; the drawing over it may change without laying anything out. */}
          <svg className="kumiki-ng-shape" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" />
          <Drawing {...shown} shownHint={shownHint} solution={solution} revealed={revealed} />
          <span ref={holdCount} className="kumiki-ng-count" aria-hidden="true" hidden />
          {session && <CellGrid game={{ ...game, session }} placeRef={place} onFocusCell={revealCell} />}
        </div>
      </div>
    </div>
  );
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-board kumiki-ng-board',
      'data-units': units,
      'data-skeleton': skeleton || undefined,
      'data-tool': tool,
      'data-scrolls': (tool === 'move' && zoom > 1) || undefined,
      'data-zoomed': zoom > 1 || undefined,
      children,
    },
    { skeleton },
  );
}

interface Stroke {
  readonly brush: Brush;
  readonly group: string;
  /** What it made of the board so far; undefined before it painted anything. */
  left: NonogramState | undefined;
  /** Cells it went over, whatever was in them. */
  length: number;
}

/** Strokes of the pointer as moves: what the first cell decided, to all cells like it, in one step. */
function useStrokes(
  game: UseNonogram,
  path: 'line' | 'free',
  place: React.RefObject<GridPlace | undefined>,
  count: StrokeCount,
): React.RefCallback<HTMLElement | SVGElement> {
  const { session, width, height, tool, colour, phase, busy, status, paint, endStroke, active, controller } = game;
  const stroke = useRef<Stroke | undefined>(undefined);
  const canPaint = session !== undefined && phase === 'ready' && busy !== 'reshuffle' && status !== 'solved';
  const start = ({ cell, button, event }: StrokeStart): boolean => {
    if (!session) return false;
    const { state } = session.getSnapshot();
    const mark = state.marks[cell] as Mark;
    const used = button === 'secondary' ? 'cross' : tool;
    stroke.current = {
      brush: brushFor(used, mark, colour, isNoted(state, cell)),
      group: strokeGroup(),
      left: undefined,
      length: 0,
    };
    // The default of a press would take the focus away again.
    event.preventDefault();
    place.current?.pointTo(cell);
    active.set(cell);
    return true;
  };
  const { ref } = usePaintStroke({
    columns: width,
    rows: height,
    enabled: canPaint && tool !== 'move',
    path,
    onStart: start,
    onCells(cells) {
      const current = stroke.current;
      if (!current) return;
      active.set(cells.at(-1));
      current.length += cells.length;
      count.show(current.length, cells.at(-1)!, width, height);
      const painted = paint(cells, current.brush, { group: current.group, reason: 'pointer' });
      if (painted) current.left = session?.getSnapshot().state;
    },
    onEnd() {
      count.hide();
      stroke.current = undefined;
      endStroke();
    },
    onCancel(reason) {
      count.hide();
      // Turned off, as by the stroke that solves the board: what is painted stays.
      const left = reason === 'off' ? undefined : stroke.current?.left;
      // Where something else came after it, as an undo by keyboard, the last step is not the stroke's.
      if (left && session?.getSnapshot().state === left) controller.undo();
      stroke.current = undefined;
      endStroke();
    },
    // When the mouse leaves, the lines of the focus are lit again.
    onHover: (cell) => active.set(cell ?? place.current?.focused()),
  });
  return ref;
}
