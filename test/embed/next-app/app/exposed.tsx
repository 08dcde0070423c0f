'use client';
import { KumikiProvider } from '@kumiki/react';
import { ja } from '@kumiki/react/messages';
import type { ReactNode } from 'react';
import { expose } from '../shared/embed';

if (typeof window !== 'undefined') expose();

/** What an app keeps in one client component: the language (it has functions, which no server can hand over). */
export function Exposed({ children }: { readonly children: ReactNode }): ReactNode {
  return <KumikiProvider messages={ja}>{children}</KumikiProvider>;
}
