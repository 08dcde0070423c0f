'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useKernelMessages, useLocale } from '../messages/context.tsx';
import type { KernelMessages } from '../messages/types.ts';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import { duration } from './duration.ts';
import { Icon } from './icons.tsx';
import { renderPart, type PartProps } from './part.tsx';
import { usePuzzleSnapshot } from './use-puzzle-snapshot.ts';
import type { PuzzleView } from './view.ts';

/** Of the ready-made boards. */
export interface WithTimer {
  /** Shows the clock with its pause, and best time and days in a row where there is a `storageKey`. Off unless told. */
  readonly timer?: boolean;
}
export type TimerProps = PartProps<'div', { readonly paused: boolean }>;

/**
 * The clock of the game, with a pause that hides the board, and what the player has reached where games are kept. A
 * direct child of Root: a pause hides everything beside it.
 */
export function Timer(props: TimerProps): ReactNode {
  const controller = usePuzzleContext<PuzzleTypes>('Timer');
  const view = usePuzzleView(controller);
  const messages = useKernelMessages();
  const locale = useLocale();
  const { paused, session, phase } = view;
  const snapshot = usePuzzleSnapshot(session);
  const runs = phase === 'ready' && !paused && snapshot !== undefined && snapshot.status !== 'solved';
  const seconds = useSyncExternalStore(
    runs ? everySecond : never,
    () => Math.floor(controller.elapsed() / 1000),
    // Loaded after hydration, as the game is.
    () => 0,
  );
  const press = (): void => {
    if (paused) controller.resume();
    else controller.pause();
    controller.announce(paused ? messages.resumed : messages.paused);
  };
  const children = (
    <>
      <span className="kumiki-timer-time" role="timer" aria-label={messages.time}>
        {duration(seconds * 1000, locale)}
      </span>
      <button
        type="button"
        className="kumiki-button"
        data-action={paused ? 'resume' : 'pause'}
        aria-disabled={!runs && !paused}
        onClick={runs || paused ? press : undefined}
      >
        <Icon name={paused ? 'resume' : 'pause'} />
        {paused ? messages.resume : messages.pause}
      </button>
      <Reached view={view} messages={messages} locale={locale} />
    </>
  );
  return renderPart('div', props, { className: 'kumiki-timer', children }, { paused });
}

function Reached({
  view: { records },
  messages,
  locale,
}: {
  readonly view: PuzzleView<PuzzleTypes>;
  readonly messages: KernelMessages;
  readonly locale: string;
}): ReactNode {
  if (!records) return null;
  const { best, days } = records;
  return (
    <>
      {best !== undefined && (
        <span className="kumiki-timer-record">{messages.best({ time: duration(best, locale) })}</span>
      )}
      {days > 1 && <span className="kumiki-timer-record">{messages.streak({ days })}</span>}
    </>
  );
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}
const never = (): (() => void) => () => {};
