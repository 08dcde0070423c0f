'use client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { usePuzzleContext } from './context.ts';

/** The live region. The same words twice in a row are spoken twice: each announcement is a new node. */
export function Announcer(): ReactNode {
  const { subscribeAnnouncement, getAnnouncement } = usePuzzleContext('Announcer');
  const { n, text } = useSyncExternalStore(subscribeAnnouncement, getAnnouncement, getAnnouncement);
  return (
    <div className="kumiki-announcer" role="status" aria-live="polite" aria-atomic="true">
      {text !== '' && <span key={n}>{text}</span>}
    </div>
  );
}
