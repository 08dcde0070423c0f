'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { useKernelMessages } from '../messages/context.tsx';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import { renderPart, type PartProps } from './part.tsx';

/** Most boards are there before anybody could press it. */
const CANCEL_AFTER_MS = 400;

export type ProgressState = { readonly done: number | undefined };

/** While a board is made: a bar, determinate when the job tells how far it is, and after a moment a way to stop it. */
export function Progress(props: PartProps<'div', ProgressState>): ReactNode {
  const controller = usePuzzleContext('Progress');
  const { phase, busy, progress } = usePuzzleView(controller);
  const messages = useKernelMessages();
  const working = phase === 'generating' || busy !== undefined;
  const patient = useAfter(CANCEL_AFTER_MS, working);
  if (!working) return null;
  const done = progress?.done;
  const label =
    phase === 'generating'
      ? messages.generating
      : busy === 'hint'
        ? messages.thinking
        : busy === 'rewind'
          ? messages.rewinding
          : messages.reshuffling;
  const children = (
    <>
      <span className="kumiki-progress-label">{label}</span>
      <progress
        className="kumiki-progress-bar"
        aria-label={messages.progress}
        max={1}
        {...(done === undefined ? {} : { value: done })}
      />
      {patient && (
        <button type="button" className="kumiki-button" onClick={controller.cancel}>
          {messages.cancel}
        </button>
      )}
    </>
  );
  return renderPart('div', props, { className: 'kumiki-progress', children }, { done });
}

function useAfter(ms: number, running: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [ms, running]);
  return over && running;
}
