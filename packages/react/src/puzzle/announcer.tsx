'use client';
import type { ReactNode } from 'react';
import { usePuzzleContext, usePuzzleView } from './context.ts';

/** The live region. The same words twice in a row are spoken twice: each announcement is a new node. */
export function Announcer(): ReactNode {
  const { announcement } = usePuzzleView(usePuzzleContext('Announcer'));
  return (
    <div className="kumiki-announcer" role="status" aria-live="polite" aria-atomic="true">
      {announcement.text !== '' && <span key={announcement.n}>{announcement.text}</span>}
    </div>
  );
}
