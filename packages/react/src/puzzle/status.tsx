'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKernelMessages, useLocale } from '../messages/context.tsx';
import type { KernelMessages } from '../messages/types.ts';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import { Icon, type IconName } from './icons.tsx';
import { renderPart, type PartProps } from './part.tsx';
import { Progress } from './progress.tsx';
import { usePuzzleSnapshot } from './use-puzzle-snapshot.ts';
import type { PuzzleView, Refusal } from './view.ts';

export type StatusTone = 'info' | 'success' | 'danger';
export type StatusProps = PartProps<'div', { readonly tone: StatusTone }> & {
  /** What is said while the game simply goes on, "70 pairs left". */
  readonly playing?: ReactNode;
};

/** One line under the board that is always there, so that nothing shifts: progress, failure with a way out, the result. */
export function Status({ playing, ...props }: StatusProps): ReactNode {
  const controller = usePuzzleContext<PuzzleTypes>('Status');
  const view = usePuzzleView(controller);
  const snapshot = usePuzzleSnapshot(view.session);
  const messages = useKernelMessages();
  const locale = useLocale();
  const line = lineOf(view, snapshot?.status, snapshot?.complete ?? false, messages, locale);
  useSpoken(line.text, controller.announce);
  const children = line.working ? (
    <Progress />
  ) : (
    <>
      <span className="kumiki-status-text">
        {line.icon && <Icon name={line.icon} />}
        {/* One box beside the icon, however long the words are. */}
        <span className="kumiki-status-words">{line.text === '' ? playing : line.text}</span>
      </span>
      {line.action === 'retry' && (
        <button type="button" className="kumiki-button" data-action="retry" onClick={controller.retry}>
          {messages.retry}
        </button>
      )}
      {line.action === 'generate' && (
        <button type="button" className="kumiki-button" data-action="generate" onClick={() => controller.generate()}>
          {messages.newGame}
        </button>
      )}
      {line.action === 'undo' && (
        <button type="button" className="kumiki-button" data-action="undo" onClick={controller.undo}>
          {messages.undo}
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

interface Line {
  readonly tone: StatusTone;
  readonly text: string;
  readonly icon?: IconName;
  readonly action?: 'retry' | 'generate' | 'undo';
  readonly working?: true;
}

function lineOf(
  view: PuzzleView<PuzzleTypes>,
  status: string | undefined,
  complete: boolean,
  messages: KernelMessages,
  locale: string,
): Line {
  if (view.phase === 'generating' || view.busy) return { tone: 'info', text: '', working: true };
  if (view.refusal) return refusalLine(view.refusal, messages);
  if (status === 'solved' && view.session) {
    const { step } = view.session.getSnapshot();
    const { elapsed, hints } = view.session.meta;
    const text = messages.solved({ steps: step, hints, time: duration(elapsed, locale) });
    return { tone: 'success', text, icon: 'success', action: 'generate' };
  }
  if (status === 'stuck') return { tone: 'danger', text: messages.stuck, icon: 'danger', action: 'undo' };
  if (complete) return { tone: 'danger', text: messages.incorrect, icon: 'danger' };
  return { tone: 'info', text: '' };
}

function refusalLine({ op, reason }: Refusal, messages: KernelMessages): Line {
  if (op === 'hint' && reason === 'none') return { tone: 'info', text: messages.noHint, icon: 'info' };
  if (op === 'hint' && reason === 'wrong') {
    return { tone: 'danger', text: messages.wrongTurn, icon: 'danger', action: 'undo' };
  }
  const known = Object.hasOwn(messages.failed, reason) ? (reason as keyof KernelMessages['failed']) : 'crashed';
  const { what, mend } = messages.failed[known];
  return { tone: 'danger', text: `${what} ${mend}`, icon: 'danger', action: 'retry' };
}

/** Minutes and seconds, in the figures of the language. */
function duration(milliseconds: number, locale: string): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  return `${one.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
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
