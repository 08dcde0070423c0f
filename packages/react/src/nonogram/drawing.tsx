'use client';
import type { Session } from '@kumiki/core';
import type { Mark, NonogramTypes } from '@kumiki/core/nonogram/rules';
import { memo, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { ActiveCell } from './active-cell.ts';
import { crossedPath, filledPath, linesPath } from './row-paths.ts';
import type { UseNonogram } from './use-nonogram.ts';

export type DrawingProps = Pick<UseNonogram, 'session' | 'width' | 'height' | 'active' | 'wrong' | 'shownHint'>;

/** The picture of the grid: a path or two for two rows, never a node a cell. A cell is 1 × 1. */
export const Drawing: React.ComponentType<DrawingProps> = memo(function Drawing(props: DrawingProps): ReactNode {
  const { session, width, height, active, wrong, shownHint } = props;
  const lines = useMemo(
    () => ({ all: linesPath(width, height, 1), fifth: linesPath(width, height, 5) }),
    [width, height],
  );
  const hinted = shownHint?.move?.type === 'mark' ? shownHint.move : undefined;
  return (
    <svg className="kumiki-ng-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect className="kumiki-ng-paper" width={width} height={height} />
      <Crosshair active={active} width={width} height={height} />
      {wrong && <WrongLines lines={wrong} width={width} height={height} />}
      <path className="kumiki-ng-lines" d={lines.all} />
      {session && (
        <g>
          {Array.from({ length: Math.ceil(height / 2) }, (_, at) => (
            <Rows key={at} from={2 * at} to={Math.min(2 * at + 1, height - 1)} session={session} />
          ))}
        </g>
      )}
      <path className="kumiki-ng-fifths" d={lines.fifth} />
      {hinted && <HintCells cells={hinted.cells} mark={hinted.mark} width={width} />}
      <rect className="kumiki-ng-frame" width={width} height={height} />
    </svg>
  );
});

/** Two rows: half as many elements as one each. */
const Rows = memo(function Rows({
  from,
  to,
  session,
}: {
  readonly from: number;
  readonly to: number;
  readonly session: Session<NonogramTypes>;
}): ReactNode {
  const [first, second] = [usePaths(from, session), usePaths(to, session)];
  const [filled, crossed] = from === to ? first : [first[0] + second[0], first[1] + second[1]];
  return (
    <>
      {filled !== '' && <path className="kumiki-ng-filled" d={filled} />}
      {crossed !== '' && <path className="kumiki-ng-crossed" d={crossed} />}
    </>
  );
});

function usePaths(y: number, session: Session<NonogramTypes>): readonly [filled: string, crossed: string] {
  // As one text, so that a row whose marks are the same is not rendered again.
  const paths = usePuzzleState(
    session,
    ({ state: { marks, width } }) => `${filledPath(marks, y, width)}|${crossedPath(marks, y, width)}`,
    y,
  );
  return paths.split('|') as [string, string];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function Crosshair({ active, width, height }: Size & { readonly active: ActiveCell }): ReactNode {
  const cell = useSyncExternalStore(active.subscribe, active.get, () => undefined);
  if (cell === undefined || cell >= width * height) return null;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return (
    <path
      className="kumiki-ng-crosshair"
      d={`M0 ${y}H${width}v1H0zM${x} 0h1V${height}h-1z`}
      data-row={y}
      data-column={x}
    />
  );
}

function WrongLines({ lines, width, height }: Size & { readonly lines: ReadonlySet<number> }): ReactNode {
  const path = [...lines].map((line) =>
    line < height ? `M0 ${line}h${width}v1H0z` : `M${line - height} 0h1v${height}h-1z`,
  );
  return <path className="kumiki-ng-wrong" d={path.join('')} />;
}

function HintCells({
  cells,
  mark,
  width,
}: {
  readonly cells: readonly number[];
  readonly mark: Mark;
  readonly width: number;
}): ReactNode {
  const path = cells.map((cell) => `M${(cell % width) + 0.12} ${Math.floor(cell / width) + 0.12}h.76v.76h-.76z`);
  return <path className="kumiki-ng-hint" data-mark={mark} d={path.join('')} />;
}
