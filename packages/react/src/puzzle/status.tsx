'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useKernelMessages, useLocale } from '../messages/context.tsx';
import type { KernelMessages } from '../messages/types.ts';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import { duration } from './duration.ts';
import { Icon, type IconName } from './icons.tsx';
import { renderPart, type PartProps } from './part.tsx';
import { Progress } from './progress.tsx';
import { canShare, share } from './share.ts';
import { usePuzzleSnapshot } from './use-puzzle-snapshot.ts';
import type { PuzzleView, Refusal } from './view.ts';

export type StatusTone = 'info' | 'success' | 'danger';
/** Something a puzzle has to say before the shared words, with a button that mends it. */
export interface StatusLine {
  readonly tone: StatusTone;
  readonly text: string;
  readonly button?: { readonly label: string; readonly press: () => void };
}
export type StatusProps = PartProps<'div', { readonly tone: StatusTone }> & {
  /** What is said while the game simply goes on, "70 pairs left". */
  readonly playing?: ReactNode;
  /** What is said when no move is left, where the puzzle knows more than that. */
  readonly stuck?: string | undefined;
  /** What is said of a request that failed, where the puzzle knows more than that. */
  readonly failure?: string | undefined;
  /** Takes the place of the game's own words until it is solved. */
  readonly instead?: StatusLine | undefined;
  /** Can what is left be dealt anew? Then a hint that finds the game lost offers that too. */
  readonly reshuffles?: boolean | undefined;
};

/** One line under the board that is always there, so that nothing shifts: progress, failure with a way out, the result. */
export function Status({ playing, stuck, failure, instead, reshuffles, ...props }: StatusProps): ReactNode {
  const controller = usePuzzleContext<PuzzleTypes>('Status');
  const view = usePuzzleView(controller);
  const snapshot = usePuzzleSnapshot(view.session);
  const messages = useKernelMessages();
  const locale = useLocale();
  // A server knows no clipboard; its markup comes without the button.
  const shareable = useSyncExternalStore(nothingChanges, canShare, () => false);
  const line = lineOf(view, snapshot?.status, snapshot?.complete ?? false, messages, locale, shareable, {
    stuck,
    failure,
    instead,
    reshuffles,
  });
  useSpoken(line.text, controller.announce);
  const { retry, undo, reshuffle, rewind } = controller;
  const handOn = async (): Promise<void> => {
    if ((await share(line.text)) === 'copied') controller.announce(messages.copied);
  };
  const act = { retry, undo, reshuffle, rewind, generate: () => controller.generate(), share: () => void handOn() };
  const labels = { ...messages, generate: messages.newGame };
  const children = line.working ? (
    <Progress />
  ) : (
    <>
      <span className="kumiki-status-text">
        {line.icon && <Icon name={line.icon} />}
        {/* One box beside the icon, however long the words are. */}
        <span className="kumiki-status-words">{line.text === '' ? playing : line.text}</span>
      </span>
      {line.actions.map((action) => (
        <button key={action} type="button" className="kumiki-button" data-action={action} onClick={() => act[action]()}>
          {labels[action]}
        </button>
      ))}
      {line.button && (
        <button type="button" className="kumiki-button" data-action="instead" onClick={line.button.press}>
          {line.button.label}
        </button>
      )}
    </>
  );
  return renderPart(
    'div',
    props,
    { className: 'kumiki-status', 'data-tone': line.tone, children },
    { tone: line.tone },
  );
}

const nothingChanges = (): (() => void) => () => {};

interface Line extends StatusLine {
  readonly icon?: IconName;
  readonly actions: readonly ('retry' | 'generate' | 'undo' | 'rewind' | 'reshuffle' | 'share')[];
  readonly working?: true;
}

function lineOf(
  view: PuzzleView<PuzzleTypes>,
  status: string | undefined,
  complete: boolean,
  messages: KernelMessages,
  locale: string,
  shareable: boolean,
  {
    stuck = messages.stuck,
    failure,
    instead,
    reshuffles = false,
  }: Pick<StatusProps, 'stuck' | 'failure' | 'instead' | 'reshuffles'>,
): Line {
  if (view.phase === 'generating' || view.busy) return { tone: 'info', text: '', actions: [], working: true };
  if (view.refusal) {
    const line = refusalLine(view.refusal, messages, reshuffles);
    return failure === undefined ? line : { ...line, text: failure };
  }
  if (status === 'solved' && view.session) {
    const { step } = view.session.getSnapshot();
    const { elapsed, hints } = view.session.meta;
    const text = messages.solved({ steps: step, hints, time: duration(elapsed, locale) });
    return { tone: 'success', text, icon: 'success', actions: shareable ? ['generate', 'share'] : ['generate'] };
  }
  if (instead) return { ...instead, ...(instead.tone === 'info' ? {} : { icon: instead.tone }), actions: [] };
  if (status === 'stuck') {
    return { tone: 'danger', text: stuck, icon: 'danger', actions: ['undo', 'reshuffle', 'rewind', 'generate'] };
  }
  if (complete) return { tone: 'danger', text: messages.incorrect, icon: 'danger', actions: [] };
  return { tone: 'info', text: '', actions: [] };
}

function refusalLine({ op, reason }: Refusal, messages: KernelMessages, reshuffles: boolean): Line {
  if (op === 'hint' && reason === 'none') return { tone: 'info', text: messages.noHint, icon: 'info', actions: [] };
  if (op === 'hint' && reason === 'wrong') {
    return {
      tone: 'danger',
      text: messages.wrongTurn,
      icon: 'danger',
      actions: reshuffles ? ['rewind', 'reshuffle', 'undo'] : ['rewind', 'undo'],
    };
  }
  if (op === 'rewind' && reason === 'none') {
    return { tone: 'danger', text: messages.noRewind, icon: 'danger', actions: ['generate'] };
  }
  const known = Object.hasOwn(messages.failed, reason) ? (reason as keyof KernelMessages['failed']) : 'crashed';
  const { what, mend } = messages.failed[known];
  return { tone: 'danger', text: `${what} ${mend}`, icon: 'danger', actions: ['retry'] };
}

/** What appears after the first render is said aloud as well. */
function useSpoken(text: string, announce: (text: string) => void): void {
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (text !== '') announce(text);
  }, [text, announce]);
}
