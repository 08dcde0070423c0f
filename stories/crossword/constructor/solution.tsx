import { boardMetrics, type CrosswordPuzzle } from '@kumiki/core/crossword';
import type { ReactNode } from 'react';
import type { Labels } from './labels.ts';

/** A board with its letters, while it is made and afterwards, and the figures it is judged by. */
export function Solution({ puzzle, labels }: { readonly puzzle: CrosswordPuzzle; readonly labels: Labels }): ReactNode {
  const { width, height, cells, answer } = puzzle;
  const { words, crossings, density, squareness } = boardMetrics(puzzle);
  const figures: readonly (readonly [string, string])[] = [
    [labels.placed, String(words)],
    [labels.box, `${width} × ${height}`],
    [labels.crossings, words === 0 ? '–' : (crossings / words).toFixed(2)],
    [labels.density, `${Math.round(100 * density)} %`],
    [labels.square, `${Math.round(100 * squareness)} %`],
  ];
  return (
    <figure className="constructed">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${labels.best}${answer === undefined ? '' : `: ${answer}`}`}
      >
        {cells.map((cell, at) =>
          cell === null ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            <g key={at} transform={`translate(${at % width} ${Math.floor(at / width)})`}>
              <rect className="constructed-cell" data-kind={cell.kind} width={1} height={1} />
              {cell.kind === 'answer' && (
                <rect className="constructed-frame" x={0.1} y={0.1} width={0.8} height={0.8} />
              )}
              <text className="constructed-letter" x={0.5} y={0.53}>
                {cell.letter}
              </text>
            </g>
          ),
        )}
      </svg>
      <figcaption>
        <dl className="figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
