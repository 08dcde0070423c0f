'use client';
import type { PuzzleTypes } from '@kumiki/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useKernelMessages, useLocale } from '../messages/context.tsx';
import { Announcer } from './announcer.tsx';
import { ContentLanguageContext } from './content-language.ts';
import { PuzzleContext } from './context.ts';
import { renderPart, type PartProps } from './part.tsx';
import { shortcut } from './shortcuts.ts';
import type { UsePuzzle } from './use-puzzle.ts';

export type RootState = Pick<UsePuzzle<PuzzleTypes>, 'phase' | 'status' | 'complete' | 'busy' | 'paused'>;
export type RootProps<T extends PuzzleTypes> = Omit<PartProps<'section', RootState>, 'lang'> & {
  /** What `usePuzzle` or a puzzle's own hook returned. */
  readonly game: UsePuzzle<T>;
  /** `dark`, `light`, or `auto` to follow the system; as around it unless told. */
  readonly scheme?: 'light' | 'dark' | 'auto';
  /** BCP 47 tag of the puzzle's own words, for boards whose words are in another language than the controls. */
  readonly contentLang?: string;
};

/** The frame of a puzzle: gives its parts the game, carries state as attributes, speaks, and takes undo and redo keys. */
export function Root<T extends PuzzleTypes>(all: RootProps<T>): ReactNode {
  const { game, scheme, contentLang, children, ...props } = all;
  const locale = useLocale();
  const messages = useKernelMessages();
  const { phase, status, complete, busy, paused } = game;
  const keyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const act = shortcut(event);
    if (!act || !game[act]()) return;
    event.preventDefault();
    game.announce(act === 'undo' ? messages.undone : messages.redone);
  };
  return (
    <PuzzleContext value={game.controller}>
      <ContentLanguageContext value={contentLang}>
        {renderPart(
          'section',
          props as PartProps<'section', RootState>,
          {
            className: 'kumiki-root',
            lang: locale,
            'aria-busy': phase === 'generating' || busy === 'reshuffle',
            onKeyDown: keyDown,
            'data-phase': phase,
            'data-status': status,
            'data-complete': complete || undefined,
            'data-busy': busy,
            'data-paused': paused || undefined,
            'data-kumiki-scheme': scheme,
            children: (
              <>
                {children}
                <Announcer />
              </>
            ),
          },
          { phase, status, complete, busy, paused },
        )}
      </ContentLanguageContext>
    </PuzzleContext>
  );
}
