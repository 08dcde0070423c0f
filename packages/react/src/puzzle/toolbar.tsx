'use client';
import type { PuzzleTypes } from '@kumiki/core';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useKernelMessages } from '../messages/context.tsx';
import type { KernelMessages } from '../messages/types.ts';
import { usePuzzleContext, usePuzzleView } from './context.ts';
import type { PuzzleController } from './controller.ts';
import { Icon } from './icons.tsx';
import { moveAlong } from './move-along.ts';
import { NewGameDialog } from './new-game-dialog.tsx';
import { renderPart, type PartProps } from './part.tsx';
import { useFitting } from './use-fitting.ts';
import { usePuzzleSnapshot } from './use-puzzle-snapshot.ts';

export type ToolbarAction = 'undo' | 'redo' | 'rewind' | 'hint' | 'reshuffle' | 'restart' | 'generate';
const everything: readonly ToolbarAction[] = ['undo', 'redo', 'hint', 'reshuffle', 'restart', 'generate'];

export type ToolbarProps = PartProps<'div', { readonly fitting: number }> & {
  /** Which buttons, in which order; all but `rewind` unless told. */
  readonly actions?: readonly ToolbarAction[];
};

interface Button {
  readonly action: ToolbarAction;
  readonly label: string;
  readonly disabled: boolean;
  readonly press: () => void;
}

/** The buttons of a game in one row that never wraps: what does not fit goes into a menu. One tab stop; arrows move. */
export function Toolbar({ actions = everything, ...props }: ToolbarProps): ReactNode {
  const controller = usePuzzleContext<PuzzleTypes>('Toolbar');
  const messages = useKernelMessages();
  const [asks, setAsks] = useState(false);
  const buttons = useButtons(controller, actions, messages, () => setAsks(true));
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [last, setLast] = useState<string | undefined>(undefined);
  const fitting = useFitting(bar, buttons.length);
  const [shown, hidden] = [buttons.slice(0, fitting), buttons.slice(fitting)];
  // The one tab stop: where the focus was last, or the first when that has gone into the menu.
  const names: readonly string[] = [...shown.map(({ action }) => action), ...(hidden.length > 0 ? ['more'] : [])];
  const stop = last !== undefined && names.includes(last) ? last : names[0];
  const children = (
    <>
      {shown.map((button) => (
        <ToolbarButton key={button.action} button={button} stop={button.action === stop} />
      ))}
      {hidden.length > 0 && <MoreMenu buttons={hidden} label={messages.more} stop={stop === 'more'} />}
    </>
  );
  const row = renderPart(
    'div',
    props,
    {
      ref: setBar,
      className: 'kumiki-toolbar',
      role: 'toolbar',
      'aria-label': messages.toolbar,
      onKeyDown: moveAlong,
      onFocus: ({ target }) => setLast(target.dataset['action']),
      children,
    },
    { fitting },
  );
  return (
    <>
      {row}
      {asks && <NewGameDialog onAgree={() => controller.generate()} onClose={() => setAsks(false)} />}
    </>
  );
}

function useButtons(
  controller: PuzzleController<PuzzleTypes>,
  actions: readonly ToolbarAction[],
  messages: KernelMessages,
  askFirst: () => void,
): Button[] {
  const { session, phase, busy } = usePuzzleView(controller);
  const snapshot = usePuzzleSnapshot(session);
  const idle = snapshot !== undefined && phase === 'ready' && busy === undefined;
  const open = idle && snapshot.status !== 'solved';
  const begun = open && snapshot.step > 0;
  const said = (act: () => boolean, words: string) => (): void => {
    if (act()) controller.announce(words);
  };
  const all: Record<ToolbarAction, Omit<Button, 'action'>> = {
    undo: { label: messages.undo, disabled: !idle || !snapshot.canUndo, press: said(controller.undo, messages.undone) },
    redo: { label: messages.redo, disabled: !idle || !snapshot.canRedo, press: said(controller.redo, messages.redone) },
    rewind: { label: messages.rewind, disabled: !idle || !snapshot.canUndo, press: controller.rewind },
    hint: { label: messages.hint, disabled: !open, press: controller.hint },
    reshuffle: { label: messages.reshuffle, disabled: !open, press: controller.reshuffle },
    restart: {
      label: messages.restart,
      disabled: !idle || !snapshot.canUndo,
      press: said(controller.restart, messages.restarted),
    },
    generate: {
      label: messages.newGame,
      disabled: phase === 'generating',
      press: begun ? askFirst : () => controller.generate(),
    },
  };
  return actions.map((action) => ({ action, ...all[action] }));
}

/** `aria-disabled` instead of `disabled`: the keyboard may rest on it, and it does not lose focus when undo runs out. */
function ToolbarButton({ button, stop }: { readonly button: Button; readonly stop: boolean }): ReactNode {
  const { action, label, disabled, press } = button;
  return (
    <button
      type="button"
      className="kumiki-button"
      data-action={action}
      tabIndex={stop ? 0 : -1}
      aria-disabled={disabled}
      title={label}
      onClick={disabled ? undefined : press}
    >
      <Icon name={action} />
      <span className="kumiki-button-label">{label}</span>
    </button>
  );
}

function MoreMenu({
  buttons,
  label,
  stop,
}: {
  readonly buttons: readonly Button[];
  readonly label: string;
  readonly stop: boolean;
}): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="kumiki-more">
      <button
        type="button"
        className="kumiki-button"
        data-action="more"
        tabIndex={stop ? 0 : -1}
        title={label}
        popoverTarget={id}
      >
        <Icon name="more" />
        <span className="kumiki-button-label">{label}</span>
      </button>
      <div ref={menu} id={id} popover="auto" role="group" aria-label={label} className="kumiki-menu">
        {buttons.map(({ action, label: name, disabled, press }) => (
          <button
            key={action}
            type="button"
            className="kumiki-menu-item"
            data-action={action}
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return;
              menu.current?.hidePopover();
              press();
            }}
          >
            <Icon name={action} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
