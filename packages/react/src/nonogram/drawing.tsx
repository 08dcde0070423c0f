'use client';
import type { Session } from '@kumiki/core';
import type { NonogramTypes } from '@kumiki/core/nonogram/rules';
import { memo, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import type { ActiveCell } from './active-cell.ts';
import { ColouredRow } from './coloured-rows.tsx';
import { HintDrawing } from './hint-drawing.tsx';
import { paintsOf } from './palette.ts';
import { Art } from './reveal/art.tsx';
import { crossedPath, filledPath, linesPath, notedPath } from './row-paths.ts';
import type { UseNonogram } from './use-nonogram.ts';
import { isWrong, type Solution } from './use-solution.ts';

export type DrawingProps = Pick<
  UseNonogram,
  'session' | 'width' | 'height' | 'active' | 'wrong' | 'shownHint' | 'solution' | 'revealed'
>;

/** The picture of the grid: a path or two for two rows, never a node a cell. A cell is 1 × 1. */
export const Drawing: React.ComponentType<DrawingProps> = memo(function Drawing(props: DrawingProps): ReactNode {
  const { session, width, height, active, wrong, shownHint, solution, revealed } = props;
  const lines = useMemo(
    () => ({ all: linesPath(width, height, 1), fifth: linesPath(width, height, 5) }),
    [width, height],
  );
  const puzzle = session?.getSnapshot().puzzle;
  const paints = useMemo(() => puzzle && paintsOf(puzzle), [puzzle]);
  return (
    <svg className="kumiki-ng-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect className="kumiki-ng-paper" width={width} height={height} />
      <Crosshair active={active} width={width} height={height} />
      {wrong && <WrongLines lines={wrong} width={width} height={height} />}
      <path className="kumiki-ng-lines" d={lines.all} />
      {session && (
        <g>
          {paints
            ? Array.from({ length: height }, (_, y) => <ColouredRow key={y} y={y} session={session} paints={paints} />)
            : Array.from({ length: Math.ceil(height / 2) }, (_, at) => (
                <Rows key={at} from={2 * at} to={Math.min(2 * at + 1, height - 1)} session={session} />
              ))}
        </g>
      )}
      {revealed && <Art {...revealed} />}
      <path className="kumiki-ng-fifths" d={lines.fifth} />
      {session && solution && <WrongCells session={session} solution={solution} />}
      {session && shownHint && <HintDrawing hint={shownHint} puzzle={session.getSnapshot().puzzle} />}
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
  const [filled, crossed, noted] =
    from === to ? first : [first[0] + second[0], first[1] + second[1], first[2] + second[2]];
  return (
    <>
      {filled !== '' && <path className="kumiki-ng-filled" d={filled} />}
      {crossed !== '' && <path className="kumiki-ng-crossed" d={crossed} />}
      {noted !== '' && <path className="kumiki-ng-noted" d={noted} />}
    </>
  );
});

function usePaths(
  y: number,
  session: Session<NonogramTypes>,
): readonly [filled: string, crossed: string, noted: string] {
  // As one text, so that a row whose marks are the same is not rendered again.
  const paths = usePuzzleState(
    session,
    ({ state: { marks, notes, width } }) =>
      `${filledPath(marks, y, width)}|${crossedPath(marks, y, width)}|${notedPath(notes, y, width)}`,
    y,
  );
  return paths.split('|') as [string, string, string];
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

/** Marks that are not the solution's: a wave under each, not by colour alone. */
const WrongCells = memo(function WrongCells({
  session,
  solution,
}: {
  readonly session: Session<NonogramTypes>;
  readonly solution: Solution;
}): ReactNode {
  const path = usePuzzleState(session, ({ state: { marks, width } }) => {
    const parts: string[] = [];
    for (const [cell, mark] of marks.entries()) {
      if (!isWrong(mark, solution[cell]!)) continue;
      parts.push(`M${(cell % width) + 0.14} ${Math.floor(cell / width) + 0.84}q.09-.14 .18 0t.18 0t.18 0t.18 0`);
    }
    return parts.join('');
  });
  if (path === '') return null;
  return (
    <>
      <path className="kumiki-ng-wrong-halo" d={path} />
      <path className="kumiki-ng-wrong-cells" d={path} />
    </>
  );
});
