'use client';
import { KumikiError } from '@kumiki/core';
import { createContext, useContext } from 'react';
import type { UseNonogram } from './use-nonogram.ts';

export const NonogramContext: React.Context<UseNonogram | undefined> = createContext<UseNonogram | undefined>(
  undefined,
);

/** The game a part of the nonogram stands in. */
export function useNonogramContext(part: string): UseNonogram {
  const game = useContext(NonogramContext);
  if (game) return game;
  throw new KumikiError(
    'no-root',
    `${part} stands outside of Nonogram.Root, so it has no cells to show. Put it inside one.`,
  );
}
