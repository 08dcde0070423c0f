import { graphemes, type CrosswordCell, type CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { ReactNode } from 'react';
import { placeName } from '../crossword/place-name.ts';
import type { Messages } from '../messages/types.ts';
import type { Drawing } from './drawing.ts';

const ROOM = 0.1;
const PIXELS = 36;
/** Sizes of a letter by how many share its cell, as on the board. */
const SIZES = [0.6, 0.42, 0.32, 0.25, 0.2] as const;

/** The grid with its numbers. `letters` fills it in, by cell, '' for none; without it the given letters stand there alone. */
export function crosswordDrawing(
  puzzle: CrosswordPuzzle,
  letters: readonly string[] | undefined,
  { crossword }: Messages,
): Drawing {
  const { width, height, cells, entries } = puzzle;
  const numbers = new Map(entries.map(({ number, cells: own }) => [own[0]!, number]));
  const named = (['across', 'down'] as const).flatMap((direction) =>
    entries
      .filter((entry) => entry.direction === direction)
      .map((entry) => `${crossword.entry(entry)} ${entry.clue ?? ''} (${entry.cells.length})`.replace('  ', ' ')),
  );
  return {
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
    x: -ROOM,
    y: -ROOM,
    scale: PIXELS,
    title: crossword.board({
      words: entries.length,
      answer: puzzle.answer === undefined ? 0 : graphemes(puzzle.answer).length,
    }),
    description: named.join('\n'),
    body: cells.map((cell, at) =>
      cell ? (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          key={at}
          cell={cell}
          x={at % width}
          y={Math.floor(at / width)}
          number={numbers.get(at)}
          letter={letters ? letters[at]! : cell.kind === 'given' ? cell.letter : ''}
        />
      ) : null,
    ),
  };
}

function Cell({
  cell,
  x,
  y,
  number,
  letter,
}: {
  readonly cell: CrosswordCell;
  readonly x: number;
  readonly y: number;
  readonly number: number | undefined;
  readonly letter: string;
}): ReactNode {
  const isAnswer = cell.kind === 'answer';
  const size = SIZES[Math.min(graphemes(letter).length, SIZES.length) - 1] ?? SIZES[0];
  // Frame, number and name leave less room.
  const shown = isAnswer ? size * 0.8 : size;
  const { bars, shade } = cell;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={cell.kind === 'given' || shade ? 'kumiki-st-given' : 'kumiki-st-cell'} width={1} height={1} />
      {typeof shade === 'string' && <rect className="kumiki-st-shade" fill={shade} width={1} height={1} />}
      {cell.image !== undefined && <image href={cell.image} width={1} height={1} />}
      {isAnswer && <rect className="kumiki-st-answer" x={0.075} y={0.075} width={0.85} height={0.85} />}
      {cell.circle && <circle className="kumiki-st-circle" cx={0.5} cy={0.5} r={0.45} />}
      {bars?.right && <path className="kumiki-st-bar" d="M1 0v1" />}
      {bars?.below && <path className="kumiki-st-bar" d="M0 1h1" />}
      {number !== undefined && (
        <text className="kumiki-st-number" x={0.1} y={0.3}>
          {number}
        </text>
      )}
      {isAnswer && cell.at !== undefined && (
        <text className="kumiki-st-place" x={0.86} y={0.86}>
          {placeName(cell.at + 1)}
        </text>
      )}
      {letter !== '' && (
        <text className="kumiki-st-letter" x={0.5} y={isAnswer ? 0.53 : 0.54} fontSize={shown}>
          {letter}
        </text>
      )}
    </g>
  );
}

/** The right letters of every cell. */
export function rightLetters({ cells }: CrosswordPuzzle): readonly string[] {
  return cells.map((cell) => cell?.letter ?? '');
}
