import { paintsOf } from '../palette.ts';
import type { StudioResult } from './make-puzzle.ts';
import type { ReactNode } from 'react';

/** The picture in cells: what lines leave open is hatched, faintly where changes mended it, and what was changed is framed. */
export function Preview({ picture, label }: { readonly picture: StudioResult; readonly label: string }): ReactNode {
  const { width, height, cells, changed, report } = picture;
  const squares = (some: readonly number[], inset: number): string =>
    some
      .map(
        (at) =>
          `M${(at % width) + inset} ${Math.floor(at / width) + inset}h${1 - 2 * inset}v${1 - 2 * inset}h${2 * inset - 1}z`,
      )
      .join('');
  const mended = report.solvable || report.difficulty?.reached === true;
  const paints = paintsOf(picture.puzzle);
  const cellsOf = (value: number): number[] => cells.flatMap((cell, at) => (cell === value ? [at] : []));
  const hatched = report.open.map((at) => `M${at % width} ${Math.floor(at / width) + 1}l1-1`).join('');
  return (
    <svg className="kumiki-studio-preview" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="kumiki-ng-paper" width={width} height={height} />
      {paints ? (
        paints.map(({ fill }, colour) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour is its place in the palette
          <path key={colour} className="kumiki-ng-painted" fill={fill} d={squares(cellsOf(colour + 1), 0)} />
        ))
      ) : (
        <path className="kumiki-ng-filled" d={squares(cellsOf(1), 0)} />
      )}
      <path className="kumiki-studio-open" data-mended={mended || undefined} d={hatched} />
      <path className="kumiki-studio-changed" d={squares(changed, 0.12)} />
      <rect className="kumiki-ng-frame" width={width} height={height} />
    </svg>
  );
}
