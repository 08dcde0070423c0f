import type { Hint } from '@kumiki/core';
import { markOf, type ChainStep, type HintReason, type NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { ReactNode } from 'react';
import { clueOf } from './lines.ts';
import { paintsOf } from './palette.ts';

interface HintDrawingProps {
  readonly hint: Hint<NonogramTypes>;
  readonly puzzle: NonogramTypes['puzzle'];
}

/** A hint with its reason: where runs lie at the earliest and the latest, or what the other way would lead to. */
export function HintDrawing({ hint, puzzle }: HintDrawingProps): ReactNode {
  const { move, because } = hint;
  if (move?.type !== 'mark') return null;
  const width = puzzle.columns.length;
  const { reason, line } = because;
  return (
    <g data-reason={reason.kind}>
      {reason.kind === 'contradiction' && <Chain chain={reason.chain} ends={reason.ends} puzzle={puzzle} />}
      {'leftmost' in reason && <PlacesOfRuns reason={reason} line={line} puzzle={puzzle} />}
      <path className="kumiki-ng-hint" data-mark={move.mark} d={squares(move.cells, width, 0.12)} />
    </g>
  );
}

const squares = (cells: readonly number[], width: number, inset: number): string =>
  cells
    .map((cell) => {
      const side = 1 - 2 * inset;
      return `M${(cell % width) + inset} ${Math.floor(cell / width) + inset}h${side}v${side}h${-side}z`;
    })
    .join('');

type Located = Extract<HintReason, { readonly leftmost: readonly number[] }>;

/** Two bars a run: along the upper or left side of the cells at the earliest, along the other one at the latest. */
function PlacesOfRuns({
  reason,
  line,
  puzzle,
}: {
  readonly reason: Located;
  readonly line: number;
  readonly puzzle: NonogramTypes['puzzle'];
}): ReactNode {
  const height = puzzle.rows.length;
  const clue = clueOf(line, puzzle);
  const runs = reason.kind === 'overlap' ? [reason.run] : [...clue.keys()];
  const bars = (starts: readonly number[], offset: number): string =>
    runs
      .map((run) => {
        const [from, length] = [starts[run]! + 0.1, clue[run]! - 0.2];
        return line < height
          ? `M${from} ${line + offset}h${length}v.12h${-length}z`
          : `M${line - height + offset} ${from}h.12v${length}h-.12z`;
      })
      .join('');
  return (
    <>
      <path className="kumiki-ng-places" data-end="earliest" d={bars(reason.leftmost, 0.06)} />
      <path className="kumiki-ng-places" data-end="latest" d={bars(reason.rightmost, 0.82)} />
    </>
  );
}

/** Cells that would have a colour, and smaller, side by side, the colours that others could have yet. */
function wouldPaint(chain: readonly ChainStep[], colour: number, width: number): string {
  const own = chain.flatMap(({ filled, marks = [] }) => filled.filter((_, nth) => marks[nth] === markOf(colour)));
  const left = new Map(chain.flatMap(({ narrowed = [] }) => narrowed.map(({ cell, may }) => [cell, may] as const)));
  const known = new Set(chain.flatMap(({ filled, crossed }) => [...filled, ...crossed]));
  const small = [...left].flatMap(([cell, may]) => {
    if (known.has(cell) || ((may >> (colour + 1)) & 1) === 0) return [];
    const before = may & ((2 << colour) - 1) & ~1;
    const nth = Array.from({ length: colour }, (_, at) => (before >> (at + 1)) & 1).reduce((sum, bit) => sum + bit, 0);
    return [
      `M${(cell % width) + 0.14 + (nth % 4) * 0.2} ${Math.floor(cell / width) + 0.66 - Math.floor(nth / 4) * 0.2}h.12v.12h-.12z`,
    ];
  });
  return squares(own, width, 0.34) + small.join('');
}

/** What would follow: small squares where cells would be filled, small crosses where not, and the line that then fails. */
function Chain({
  chain,
  ends,
  puzzle,
}: {
  readonly chain: readonly ChainStep[];
  readonly ends: number;
  readonly puzzle: NonogramTypes['puzzle'];
}): ReactNode {
  const [width, height] = [puzzle.columns.length, puzzle.rows.length];
  const paints = paintsOf(puzzle);
  const filled = paints ? [] : chain.flatMap((step) => step.filled);
  const crossed = chain.flatMap((step) => step.crossed);
  const line = ends < height ? `M0 ${ends}h${width}v1H0z` : `M${ends - height} 0h1v${height}h-1z`;
  const crosses = crossed.map((cell) => {
    const [x, y] = [(cell % width) + 0.36, Math.floor(cell / width) + 0.36];
    return `M${x} ${y}l.28 .28M${x + 0.28} ${y}l-.28 .28`;
  });
  return (
    <>
      <path className="kumiki-ng-fails" d={line} />
      {paints ? (
        paints.map(({ fill }, colour) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour is its place in the palette
          <path key={colour} className="kumiki-ng-would-paint" fill={fill} d={wouldPaint(chain, colour, width)} />
        ))
      ) : (
        <path className="kumiki-ng-would-fill" d={squares(filled, width, 0.34)} />
      )}
      <path className="kumiki-ng-would-cross" d={crosses.join('')} />
    </>
  );
}
