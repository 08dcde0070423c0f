'use client';
import { useEffect, type ReactNode } from 'react';
import { renderPart, type PartProps } from '../../puzzle/part.tsx';
import { useNonogramContext } from '../context.ts';

/** The title of a picture once it is solved, and who made it; room for a line before. */
export function RevealTitle(props: PartProps<'p'>): ReactNode {
  const { revealed, controller } = useNonogramContext('Nonogram.RevealTitle');
  const { title, by } = revealed ?? {};
  useEffect(() => {
    if (title !== undefined) controller.announce(by === undefined ? title : `${title}, ${by}`);
  }, [title, by, controller]);
  const children = title !== undefined && (
    <>
      <span className="kumiki-ng-title">{title}</span>
      {by !== undefined && <span className="kumiki-ng-by">{by}</span>}
    </>
  );
  return renderPart('p', props, { className: 'kumiki-ng-reveal', children }, {});
}
