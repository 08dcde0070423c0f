'use client';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { nonogramStudioEn, type NonogramStudioMessages } from './messages.ts';

const KEY = 'kumiki-studio-rights';
const nothingChanges = (): (() => void) => () => {};

/** Reminds an author once that pictures belong to somebody; a page that keeps nothing reminds at every visit. */
export function Rights(): ReactNode {
  const messages = useMessages<NonogramStudioMessages>('nonogramStudio', nonogramStudioEn);
  const known = useSyncExternalStore(nothingChanges, hasAgreed, () => true);
  const [agreed, agree] = useState(false);
  if (known || agreed) return null;
  const press = (): void => {
    agree(true);
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // Where nothing may be kept, it is said again.
    }
  };
  return (
    <div className="kumiki-studio-rights" role="note">
      <span>{messages.rights}</span>
      <button type="button" className="kumiki-button kumiki-studio-button" onClick={press}>
        {messages.rightsRead}
      </button>
    </div>
  );
}

function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
