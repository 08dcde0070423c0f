import { graphemes, type CrosswordDetail, type SlotName } from '@kumiki/core/crossword/rules';
import type { ReactNode } from 'react';

interface Drawn {
  readonly x: number;
  readonly y: number;
  /** Of the place that no word fits. */
  isBlocked: boolean;
  letter: string;
  number?: number;
}

/**
 * Why there is no board, drawn: the places that block one another, numbered as the words beside it name them; or a grid as
 * far as it was filled. Hidden from who reads, for those words say it all.
 */
export function Refused({ detail }: { readonly detail: unknown }): ReactNode {
  const cells = cellsOf(detail as CrosswordDetail | undefined);
  if (cells.length === 0) return null;
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...cells.map(({ x }) => x)), Math.max(...cells.map(({ y }) => y))];
  const path = (some: readonly Drawn[]): string => some.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
  return (
    <svg
      className="kumiki-cw-preview"
      viewBox={`${left} ${top} ${right - left + 1} ${bottom - top + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="kumiki-cw-preview-cells" d={path(cells)} />
      <path className="kumiki-cw-preview-blocked" d={path(cells.filter(({ isBlocked }) => isBlocked))} />
      {cells.map(({ x, y, letter, number }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {letter !== '' && (
            <text className="kumiki-cw-preview-letter" x={0.5} y={0.56}>
              {letter}
            </text>
          )}
          {number !== undefined && (
            <text className="kumiki-cw-preview-number" x={0.08} y={0.3}>
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function cellsOf(detail: CrosswordDetail | undefined): readonly Drawn[] {
  if (detail?.code === 'unfilled')
    return detail.rows.flatMap((row, y) =>
      graphemes(row)
        .map((letter, x) => ({ x, y, isBlocked: false, letter: letter === '.' ? '' : letter }))
        .filter(({ letter }) => letter !== '#'),
    );
  if (detail?.code !== 'root-infeasible') return [];
  const cells = new Map<string, Drawn>();
  for (const slot of detail.slots) {
    const isBlocked = sameSlot(slot, detail.blocked);
    for (let nth = 0; nth < slot.length; nth += 1) {
      const [x, y] = slot.direction === 'across' ? [slot.column + nth, slot.row] : [slot.column, slot.row + nth];
      const cell = cells.get(`${x} ${y}`) ?? { x, y, isBlocked: false, letter: '' };
      cells.set(`${x} ${y}`, cell);
      if (nth === 0) cell.number = slot.number;
      if (!isBlocked) continue;
      cell.isBlocked = true;
      const left = detail.letters[nth] ?? '';
      if (graphemes(left).length === 1) cell.letter = left;
    }
  }
  return [...cells.values()];
}

const sameSlot = (a: SlotName, b: SlotName): boolean => a.number === b.number && a.direction === b.direction;
