import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { Drawing } from './drawing.ts';

export interface FigureProps {
  readonly className?: string | undefined;
  /** Put first inside the figure, where a caption is wanted. */
  readonly children?: ReactNode;
}

/** A drawing as a figure of a page: its title and its lines are what a screen reader is told. No script, no style attribute. */
export function StaticFigure({
  drawing,
  lang,
  className,
  children,
  after,
}: FigureProps & { readonly drawing: Drawing; readonly lang: string; readonly after?: ReactNode }): ReactNode {
  const id = useId();
  const { x = 0, y = 0, width, height, scale, title, description, body } = drawing;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return (
    <figure className={clsx('kumiki-st-figure', className)} lang={lang}>
      {children}
      <svg
        className="kumiki-st-drawing"
        viewBox={[x, y, width, height].map(round).join(' ')}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        role="img"
        aria-labelledby={`${id}t`}
        {...(description === undefined ? {} : { 'aria-describedby': `${id}d` })}
      >
        <title id={`${id}t`}>{title}</title>
        {description !== undefined && <desc id={`${id}d`}>{description}</desc>}
        {body}
      </svg>
      {after}
    </figure>
  );
}
