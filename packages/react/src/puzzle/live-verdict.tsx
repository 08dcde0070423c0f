'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKernelMessages } from '../messages/context.tsx';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import { Icon, type IconName } from './icons.tsx';
import { renderPart, type PartProps } from './part.tsx';
import type { LiveState } from './verdict-watch.ts';

/** Most positions are decided before anybody could read that they are being checked. */
const PATIENCE_MS = 150;

export type LiveVerdictState = { readonly live: LiveState | undefined };
export type LiveVerdictProps = PartProps<'div', LiveVerdictState> & {
  /** What is said instead of the shared words, by state. */
  readonly words?: Partial<Readonly<Record<LiveState, string>>>;
  /** Beside the words of a lost game, as a way to see why. */
  readonly aside?: ReactNode;
};

const icons: Readonly<Record<LiveState, IconName>> = {
  sound: 'success',
  lost: 'danger',
  checking: 'more',
  unknown: 'info',
};

/** One line that says whether the game can still be solved, and leads back to where it could. Wants `liveVerdict`. */
export function LiveVerdict({ words, aside, ...props }: LiveVerdictProps): ReactNode {
  const controller = usePuzzleContext('LiveVerdict');
  const { live, phase } = usePuzzleView(controller);
  const messages = useKernelMessages();
  const state = usePatient(phase === 'ready' ? live?.state : undefined);
  const said = { ...messages.live, ...words };
  const text = state === undefined ? '' : said[state];
  useTurnsSpoken(state, text, controller.announce);
  const children = (
    <>
      <span className="kumiki-live-text">
        {state && <Icon name={icons[state]} />}
        <span className="kumiki-live-words">{text}</span>
      </span>
      {state === 'lost' && (
        <>
          {aside}
          <button type="button" className="kumiki-button" data-action="rewind" onClick={controller.rewind}>
            {messages.rewind}
          </button>
        </>
      )}
    </>
  );
  return renderPart('div', props, { className: 'kumiki-live', 'data-live': state, children }, { live: state });
}

/** The state before stays on the page for a moment while the next one is being found. */
function usePatient(state: LiveState | undefined): LiveState | undefined {
  const [shown, show] = useState(state);
  const isChecking = state === 'checking';
  if (!isChecking && shown !== state) show(state);
  useEffect(() => {
    if (!isChecking) return undefined;
    const timer = setTimeout(() => show('checking'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isChecking]);
  return isChecking ? shown : state;
}

/** Only the turns are said aloud: that the game is lost, and that it no longer is. */
function useTurnsSpoken(state: LiveState | undefined, text: string, announce: (text: string) => void): void {
  const before = useRef<LiveState | undefined>(undefined);
  useEffect(() => {
    if (state !== 'sound' && state !== 'lost') return;
    const was = before.current;
    before.current = state;
    if (state === 'lost' ? was !== 'lost' : was === 'lost') announce(text);
  }, [state, text, announce]);
}
