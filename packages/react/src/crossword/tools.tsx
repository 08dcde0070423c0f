'use client';
import { useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Icon } from '../puzzle/icons.tsx';
import { moveAlong } from '../puzzle/move-along.ts';
import { renderPart, type PartProps } from '../puzzle/part.tsx';
import { useCrosswordContext } from './context.ts';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import type { Scope } from './use-crossword.ts';

const paths = {
  check: 'M3.5 3.5h13v13h-13zM6.5 10l2.5 2.7 4.5-5.4',
  reveal: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  rebus:
    'M3 5h14v10H3zM6 12.5l1.7-5h.6l1.7 5M6.6 11h2.8M11.5 12.5v-5h1.8a1.2 1.2 0 0 1 0 2.4h-1.8 1.8a1.3 1.3 0 0 1 0 2.6z',
  pencil: 'M3.5 16.5l1-4L13 4l3 3-8.5 8.5zM11 6l3 3',
  clearWord: 'M7 5h10v10H7L2.5 10zM9.5 8l4 4M13.5 8l-4 4',
} as const;
const scopes: readonly Scope[] = ['letter', 'word', 'all'];

/** Check and reveal, each a menu of what: the letter, the word, everything; pencil or ink; clearing the word. */
export function Tools(props: PartProps<'div'>): ReactNode {
  const game = useCrosswordContext('Crossword.Tools');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const isOff = game.status !== 'playing' || game.phase !== 'ready';
  const children = (
    <>
      <ScopeMenu action="check" label={messages.check} isOff={isOff} isFirst press={game.check} messages={messages} />
      <ScopeMenu action="reveal" label={messages.reveal} isOff={isOff} press={game.reveal} messages={messages} />
      <button
        type="button"
        className="kumiki-button"
        data-action="pencil"
        tabIndex={-1}
        aria-pressed={game.pencil}
        title={messages.pencil}
        onClick={() => game.setPencil(!game.pencil)}
      >
        <Icon path={paths.pencil} />
        <span className="kumiki-button-label">{messages.pencil}</span>
      </button>
      {game.session?.getSnapshot().puzzle.rebus && (
        <button
          type="button"
          className="kumiki-button"
          data-action="rebus"
          tabIndex={-1}
          aria-pressed={game.rebus}
          aria-disabled={isOff}
          title={messages.rebus}
          onPointerDown={(event) => event.preventDefault()}
          onClick={isOff ? undefined : () => game.setRebus(!game.rebus)}
        >
          <Icon path={paths.rebus} />
          <span className="kumiki-button-label">{messages.rebus}</span>
        </button>
      )}
      <button
        type="button"
        className="kumiki-button"
        data-action="clear-word"
        tabIndex={-1}
        aria-disabled={isOff}
        title={messages.clearWord}
        onClick={isOff ? undefined : game.clearWord}
      >
        <Icon path={paths.clearWord} />
        <span className="kumiki-button-label">{messages.clearWord}</span>
      </button>
    </>
  );
  return renderPart(
    'div',
    props,
    {
      className: 'kumiki-toolbar kumiki-tools',
      role: 'toolbar',
      'aria-label': `${messages.check}, ${messages.reveal}, ${messages.pencil}`,
      onKeyDown: moveAlong,
      children,
    },
    {},
  );
}

interface ScopeMenuProps {
  readonly action: 'check' | 'reveal';
  readonly label: string;
  readonly isOff: boolean;
  readonly isFirst?: boolean;
  readonly press: (scope: Scope) => void;
  readonly messages: CrosswordMessages;
}

function ScopeMenu({ action, label, isOff, isFirst = false, press, messages }: ScopeMenuProps): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="kumiki-more">
      <button
        type="button"
        className="kumiki-button"
        data-action={action}
        tabIndex={isFirst ? 0 : -1}
        title={label}
        aria-disabled={isOff}
        popoverTarget={isOff ? undefined : id}
      >
        <Icon path={paths[action]} />
        <span className="kumiki-cw-word">{label}</span>
      </button>
      <div ref={menu} id={id} popover="auto" role="group" aria-label={label} className="kumiki-menu">
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            className="kumiki-menu-item"
            data-scope={scope}
            onClick={() => {
              menu.current?.hidePopover();
              press(scope);
            }}
          >
            {messages.scope[scope]}
          </button>
        ))}
      </div>
    </div>
  );
}
