'use client';
import { KumikiError } from '@kumiki/core';
import { createContext, useContext } from 'react';
import type { UseTileStack } from './use-tile-stack.ts';

export const TileStackContext: React.Context<UseTileStack | undefined> = createContext<UseTileStack | undefined>(
  undefined,
);

/** The game a part of the tile stack stands in. */
export function useTileStackContext(part: string): UseTileStack {
  const game = useContext(TileStackContext);
  if (game) return game;
  throw new KumikiError(
    'no-root',
    `${part} stands outside of TileStack.Root, so it has no tiles to show. Put it inside one.`,
  );
}
