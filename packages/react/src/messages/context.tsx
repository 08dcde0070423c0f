'use client';
import { createContext, useContext } from 'react';
import { kernelEn } from './kernel-en.ts';
import type { KernelMessages, Messages } from './types.ts';

/** Any part of a language, and the messages of puzzles from elsewhere under their own names. */
export type MessageSet = Partial<Messages> & Readonly<Record<string, unknown>>;

export const MessagesContext: React.Context<MessageSet> = createContext<MessageSet>({});

/** The messages of one puzzle, or its English where the page gives none. */
export function useMessages<M>(namespace: string, fallback: M): M {
  const given = useContext(MessagesContext)[namespace];
  return (given as M | undefined) ?? fallback;
}

export function useKernelMessages(): KernelMessages {
  return useMessages('kernel', kernelEn);
}

/** The language the controls are in. */
export function useLocale(): string {
  return useContext(MessagesContext).locale ?? 'en';
}
