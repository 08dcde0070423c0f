import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SheetProps {
  readonly lang: string;
  readonly className: string | undefined;
  readonly title: string | undefined;
  readonly puzzle: ReactNode;
  /** Undefined for a sheet without a solution. */
  readonly solution: { readonly title: string; readonly board: ReactNode } | undefined;
}

/** A sheet for paper: the puzzle on a page, and its solution on the next, where nobody sees it by accident. */
export function Sheet({ lang, className, title, puzzle, solution }: SheetProps): ReactNode {
  return (
    <div className={clsx('kumiki-st-sheet', className)} lang={lang}>
      <section className="kumiki-st-page">
        {title !== undefined && <h2 className="kumiki-st-title">{title}</h2>}
        {puzzle}
      </section>
      {solution && (
        <section className="kumiki-st-page">
          <h2 className="kumiki-st-title">{solution.title}</h2>
          {solution.board}
        </section>
      )}
    </div>
  );
}
