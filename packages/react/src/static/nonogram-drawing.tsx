import { markOf, type Clue, type NonogramPuzzle } from '@kumiki/core/nonogram/rules';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/types.ts';
import { paintsOf, type Paint } from '../nonogram/palette.ts';
import { crossedPath, filledPath, linesPath, patternPath } from '../nonogram/row-paths.ts';
import type { Drawing } from './drawing.ts';

/** In cells: the room of a digit, between two numbers of a row, of a number of a column, and around all. */
const DIGIT = 0.36;
const SPACE = 0.3;
const LINE = 0.72;
const ROOM = 0.3;
const PIXELS = 24;

/** The numbers and the grid. `marks` fills it in: those of a game, or the solution as `solutionOf` reads it. */
export function nonogramDrawing(
  puzzle: NonogramPuzzle,
  marks: Uint8Array | undefined,
  { nonogram }: Messages,
): Drawing {
  const [rows, columns] = [puzzle.rows.map(plain), puzzle.columns.map(plain)];
  const [width, height] = [columns.length, rows.length];
  const left = Math.max(...rows.map(widthOf)) + ROOM;
  const top = Math.max(1, ...columns.map((clue) => clue.length)) * LINE + ROOM;
  const paints = paintsOf(puzzle);
  const told = (axis: 'row' | 'column', clue: Clue, at: number): string => {
    const colours = (axis === 'row' ? puzzle.rowColours : puzzle.columnColours)?.[at];
    return nonogram.clue({ axis, number: at + 1, clue, ...(colours && { colours: colours.map((one) => one + 1) }) });
  };
  return {
    width: left + width + ROOM,
    height: top + height + ROOM,
    scale: PIXELS,
    title: nonogram.board({ width, height }),
    description: [
      ...rows.map((clue, at) => told('row', clue, at)),
      ...columns.map((clue, at) => told('column', clue, at)),
    ].join('\n'),
    body: (
      <>
        {rows.map((clue, y) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place
          <Numbers key={y} clue={clue} colours={puzzle.rowColours?.[y]} paints={paints} end={{ x: left, y: top + y }} />
        ))}
        {columns.map((clue, x) => (
          <Numbers
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            key={x}
            clue={clue}
            colours={puzzle.columnColours?.[x]}
            paints={paints}
            end={{ x: left + x, y: top }}
            isColumn
          />
        ))}
        <g transform={`translate(${left} ${top})`}>
          <rect className="kumiki-ng-paper" width={width} height={height} />
          <path className="kumiki-ng-lines" d={linesPath(width, height, 1)} />
          {marks && <Cells marks={marks} width={width} height={height} paints={paints} />}
          <path className="kumiki-ng-fifths" d={linesPath(width, height, 5)} />
          <rect className="kumiki-ng-frame" width={width} height={height} />
        </g>
      </>
    ),
  };
}

/** The marks of the solution that travels with a puzzle, or of cells that were kept elsewhere: 0 blank, 1 filled, c + 1 colour c. */
export function solutionOf(puzzle: NonogramPuzzle, cells?: ArrayLike<number>): Uint8Array | undefined {
  const values = cells ? Array.from(cells) : puzzle.solution && Array.from(puzzle.solution, Number);
  if (!values || values.length !== puzzle.rows.length * puzzle.columns.length) return undefined;
  return Uint8Array.from(values, (value) => (value === 0 ? 0 : markOf(value - 1)));
}

/** Numbers that end at a point: to its left for a row, above it for a column; centred on the line. */
function Numbers({
  clue,
  colours,
  paints,
  end,
  isColumn = false,
}: {
  readonly clue: Clue;
  readonly colours: Clue | undefined;
  readonly paints: readonly Paint[] | undefined;
  readonly end: { readonly x: number; readonly y: number };
  readonly isColumn?: boolean;
}): ReactNode {
  const numbers = clue.length === 0 ? [0] : clue;
  const places: { readonly x: number; readonly y: number }[] = [];
  let [x, y] = [end.x, end.y];
  for (const number of numbers.toReversed()) {
    const width = String(number).length * DIGIT + SPACE;
    places.unshift(isColumn ? { x: x + 0.5, y: y - LINE / 2 } : { x: x - width / 2, y: y + 0.5 });
    x -= isColumn ? 0 : width;
    y -= isColumn ? LINE : 0;
  }
  return numbers.map((number, at) => {
    const place = places[at]!;
    const paint = colours && paints?.[colours[at]!];
    const key = `${place.x} ${place.y}`;
    const text = (
      <text
        key={key}
        className={paint ? `kumiki-st-on-${paint.on === '#fff' ? 'dark' : 'light'}` : 'kumiki-st-clue'}
        {...place}
      >
        {number}
      </text>
    );
    if (!paint) return text;
    const width = String(number).length * DIGIT + SPACE - 0.06;
    const chip = { x: place.x - width / 2, y: place.y - 0.32, width, height: 0.64 };
    const edge = paint.edge(chip);
    return (
      <g key={key}>
        <rect className="kumiki-ng-painted" fill={paint.fill} {...chip} />
        {edge !== '' && <path className="kumiki-ng-chip-edge" d={edge} fill={paint.on} />}
        {text}
      </g>
    );
  });
}

function Cells({
  marks,
  width,
  height,
  paints,
}: {
  readonly marks: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly paints: readonly Paint[] | undefined;
}): ReactNode {
  const ofRows = (path: (y: number) => string): string => Array.from({ length: height }, (_, y) => path(y)).join('');
  const crossed = ofRows((y) => crossedPath(marks, y, width));
  return (
    <>
      {paints ? (
        paints.map(({ fill, on, pattern }, colour) => (
          <g key={fill}>
            <path
              className="kumiki-ng-painted"
              fill={fill}
              d={ofRows((y) => filledPath(marks, y, width, markOf(colour)))}
            />
            <path
              className="kumiki-ng-pattern"
              stroke={on}
              d={ofRows((y) => patternPath(marks, y, width, markOf(colour), pattern))}
            />
          </g>
        ))
      ) : (
        <path className="kumiki-ng-filled" d={ofRows((y) => filledPath(marks, y, width))} />
      )}
      {crossed !== '' && <path className="kumiki-ng-crossed" d={crossed} />}
    </>
  );
}

/** An empty line may be written as a zero. */
const plain = (clue: Clue): Clue => (clue[0] === 0 ? [] : clue);

function widthOf(clue: Clue): number {
  const numbers = clue.length === 0 ? [0] : clue;
  return numbers.reduce((sum, number) => sum + String(number).length * DIGIT + SPACE, 0);
}
