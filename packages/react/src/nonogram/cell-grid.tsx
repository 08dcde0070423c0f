'use client';
import type { Session } from '@kumiki/core';
import { colourOf, type Mark, type NonogramState, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import { memo, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../messages/context.tsx';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import { clueOf, coloursOf } from './lines.ts';
import { nonogramEn, type NonogramMessages } from './messages.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { isWrong, type Solution } from './use-solution.ts';
import type { UseNonogram } from './use-nonogram.ts';

/** Boards up to this many cells have them all in the grid; larger ones only the rows around the focus. */
const MOST_CELLS = 625;
/** Cells of those rows, about. */
const WINDOW_CELLS = 300;

export interface CellGridProps {
  readonly game: UseNonogram & { readonly session: Session<NonogramTypes> };
  /** Brings a cell into view where the board is larger than its place. */
  readonly onFocusCell: (cell: number) => void;
  /** Takes the calls by which the pointer says where the keyboard goes on. */
  readonly placeRef: React.RefObject<GridPlace | undefined>;
}

/** Where the keyboard is in the grid. */
export interface GridPlace {
  /** The focus comes into the grid, and the next key is for this cell. */
  readonly pointTo: (cell: number) => void;
  /** The cell that the next key is for; undefined while the focus is elsewhere. */
  readonly focused: () => number | undefined;
}

/**
 * The board's meaning: an ARIA grid with its clues as headers, one tab stop, over the drawing and out of the pointer's
 * way. The keys are in `useGridKeys`.
 */
export function CellGrid({ game, onFocusCell, placeRef }: CellGridProps): ReactNode {
  const { session, width, height, active } = game;
  const { puzzle } = session.getSnapshot();
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = current < width * height ? current : 0;
  const [from, to] = rowsAround(Math.floor(stop / width), width, height);

  // The cell may come into the window only with this move, so the focus follows the render.
  const wanted = useRef<number | undefined>(undefined);
  const goTo = useCallback((cell: number): void => {
    wanted.current = cell;
    setCurrent(cell);
  }, []);
  const tabStop = useRef<HTMLElement | null>(null);
  // A pointer leaves the focus with the grid. The cell gets it with the next key, because moving the focus makes the
  // browser lay out the page, and far off the window renders its rows anew: strokes would pay for it every time.
  const pointed = useRef<number | undefined>(undefined);
  const at = useRef(stop);
  const settle = useCallback((): void => {
    const cell = pointed.current;
    pointed.current = undefined;
    if (cell === undefined) return;
    flushSync(() => setCurrent(cell));
    tabStop.current?.focus({ preventScroll: true });
  }, []);
  // Another board under the focus: it goes to its first cell, and never to the page.
  const [board, setBoard] = useState(puzzle);
  if (board !== puzzle) {
    setBoard(puzzle);
    setCurrent(0);
  }
  const inside = useRef(false);
  const shown = useRef(puzzle);
  useLayoutEffect(() => {
    at.current = stop;
    placeRef.current = {
      pointTo(cell) {
        pointed.current = cell;
        if (document.activeElement !== ref.current) ref.current?.focus({ preventScroll: true });
      },
      focused: () => (inside.current ? (pointed.current ?? at.current) : undefined),
    };
    moveStop(tabStop, cellIn(ref.current, stop));
    if (shown.current !== puzzle) {
      pointed.current = undefined;
      if (inside.current) wanted.current ??= stop;
    }
    shown.current = puzzle;
    const cell = wanted.current;
    wanted.current = undefined;
    if (cell === undefined) return;
    tabStop.current?.focus({ preventScroll: true });
    onFocusCell(cell);
  });
  const keys = useGridKeys(game, () => at.current, goTo);

  // Through the CSSOM: a strict content security policy ignores style attributes.
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    rows.current?.style.setProperty('top', `${(from / height) * 100}%`);
    rows.current?.style.setProperty('height', `${((to - from) / height) * 100}%`);
  }, [from, to, height]);

  return (
    <div
      ref={ref}
      className="kumiki-ng-cells"
      role="grid"
      tabIndex={-1}
      aria-label={messages.board({ width, height })}
      aria-rowcount={height + 1}
      aria-colcount={width + 1}
      onKeyDown={(event) => {
        settle();
        keys.onKeyDown(event);
      }}
      onKeyUp={keys.onKeyUp}
      onClick={keys.onClick}
      onFocus={({ target }) => {
        inside.current = true;
        const { cell: named } = (target as HTMLElement).dataset;
        if (named === undefined) return;
        pointed.current = undefined;
        const cell = Number(named);
        setCurrent(cell);
        active.set(cell);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From cell to cell the board keeps the focus, and a run goes on.
        if (currentTarget.contains(relatedTarget)) return;
        inside.current = false;
        if (pointed.current !== undefined) setCurrent(pointed.current);
        pointed.current = undefined;
        keys.endStroke();
        active.set(undefined);
      }}
    >
      <ColumnHeaders session={session} />
      <div ref={rows} className="kumiki-ng-cell-rows" role="rowgroup">
        {Array.from({ length: to - from }, (_, n) => from + n).map((y) => (
          <CellRow
            key={y}
            y={y}
            session={session}
            header={messages.clue({ axis: 'row', number: y + 1, clue: clueOf(y, puzzle), ...coloursOf(y, puzzle) })}
            messages={messages}
            coloured={puzzle.palette !== undefined}
            solution={game.solution}
          />
        ))}
      </div>
    </div>
  );
}

function rowsAround(y: number, width: number, height: number): readonly [number, number] {
  if (width * height <= MOST_CELLS) return [0, height];
  const around = Math.max(1, Math.floor(WINDOW_CELLS / width / 2));
  return [Math.max(0, y - around), Math.min(height, y + around + 1)];
}

function cellIn(grid: HTMLElement | null, cell: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) ?? null;
}

/** By hand: two rows of a wide board would render again for two attributes. */
function moveStop(stop: React.RefObject<HTMLElement | null>, to: HTMLElement | null): void {
  if (stop.current === to) return;
  stop.current?.setAttribute('tabindex', '-1');
  to?.setAttribute('tabindex', '0');
  stop.current = to;
}

const ColumnHeaders = memo(function ColumnHeaders({
  session,
}: {
  readonly session: Session<NonogramTypes>;
}): ReactNode {
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const puzzle = usePuzzleState(session, ({ puzzle: board }) => board);
  return (
    <div className="kumiki-ng-headers" role="row" aria-rowindex={1}>
      {puzzle.columns.map((_, x) => (
        <span key={x} role="columnheader" aria-colindex={x + 2}>
          {messages.clue({
            axis: 'column',
            number: x + 1,
            clue: clueOf(puzzle.rows.length + x, puzzle),
            ...coloursOf(puzzle.rows.length + x, puzzle),
          })}
        </span>
      ))}
    </div>
  );
});

interface CellRowProps {
  readonly y: number;
  readonly session: Session<NonogramTypes>;
  readonly header: string;
  readonly messages: NonogramMessages;
  readonly solution: Solution | undefined;
  readonly coloured: boolean;
}

const CellRow = memo(function CellRow({ y, session, header, messages, solution, coloured }: CellRowProps): ReactNode {
  // As one text, so that a row whose marks are the same is not rendered again.
  const marks = usePuzzleState(session, ({ state }) => rowText(state, y), y);
  return (
    <div className="kumiki-ng-cell-row" role="row" aria-rowindex={y + 2}>
      <span className="kumiki-ng-header" role="rowheader" aria-colindex={1}>
        {header}
      </span>
      {Array.from(marks, (mark, x) => (
        <div
          key={x}
          className="kumiki-ng-cell"
          role="gridcell"
          aria-colindex={x + 2}
          data-cell={y * marks.length + x}
          tabIndex={-1}
          aria-label={messages.cell({
            row: y + 1,
            column: x + 1,
            mark: markIn(mark),
            ...(mark === NOTED ? { noted: true } : {}),
            ...(coloured ? colourName(markIn(mark)) : {}),
            wrong: solution !== undefined && isWrong(markIn(mark), solution[y * marks.length + x]!),
          })}
        />
      ))}
    </div>
  );
});

/** Stands for an unmarked cell with a note. */
const NOTED = 'n';

/** A character a cell: its mark, or that it is noted. */
function rowText({ marks, notes, width }: NonogramState, y: number): string {
  const text = marks.subarray(y * width, (y + 1) * width).join('');
  return notes ? Array.from(text, (mark, x) => (notes[y * width + x] === 1 ? NOTED : mark)).join('') : text;
}

function markIn(character: string): Mark {
  return (character === NOTED ? 0 : Number(character)) as Mark;
}

/** Of a painted cell its colour, counted from 1. */
function colourName(mark: number): { readonly colour?: number } {
  const colour = colourOf(mark);
  return colour === undefined ? {} : { colour: colour + 1 };
}
