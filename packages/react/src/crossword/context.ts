'use client';
import { KumikiError } from '@kumiki/core';
import { createContext, useContext } from 'react';
import type { UseCrossword } from './use-crossword.ts';

/** The game, and the one text input that all parts of a board share. */
export interface CrosswordParts {
  readonly game: UseCrossword;
  readonly input: InputHandle;
}
export interface InputHandle {
  /** In the listener of a press, or phones do not open their keyboard. */
  readonly focus: () => void;
  readonly hold: (focus: (() => void) | undefined) => void;
}

export const CrosswordContext: React.Context<CrosswordParts | undefined> = createContext<CrosswordParts | undefined>(
  undefined,
);

export function useCrosswordParts(part: string): CrosswordParts {
  const parts = useContext(CrosswordContext);
  if (parts) return parts;
  throw new KumikiError(
    'no-root',
    `${part} stands outside of Crossword.Root, so it has no cells to show. Put it inside one.`,
  );
}

/** The game a part of the crossword stands in. */
export function useCrosswordContext(part: string): UseCrossword {
  return useCrosswordParts(part).game;
}

export function inputHandle(): InputHandle {
  let held: (() => void) | undefined;
  return { focus: () => held?.(), hold: (focus) => void (held = focus) };
}
