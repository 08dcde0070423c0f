import type { CrosswordPuzzle } from '@kumiki/core/crossword/rules';
import type { ReactNode } from 'react';

/** The best board so far while one is made: its cells, without a letter, since somebody is to find them. */
export function Preview({ puzzle }: { readonly puzzle: CrosswordPuzzle }): ReactNode {
  const { width, height, cells } = puzzle;
  const drawn = cells.map((cell, at) => (cell ? `M${at % width} ${Math.floor(at / width)}h1v1h-1z` : '')).join('');
  return (
    <svg className="kumiki-cw-preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path className="kumiki-cw-preview-cells" d={drawn} />
    </svg>
  );
}
