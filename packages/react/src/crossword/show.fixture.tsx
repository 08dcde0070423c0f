import type { Session } from '@kumiki/core';
import type { CrosswordTypes } from '@kumiki/core/crossword/rules';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { vi, type Mock } from 'vitest';
import type { MessageSet } from '../messages/context.tsx';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { tea } from './boards.fixture.ts';
import { Crossword, type CrosswordProps } from './index.ts';

/** Menus are popovers, which jsdom does not have. */
if (!('hidePopover' in HTMLElement.prototype)) Object.assign(HTMLElement.prototype, { hidePopover: () => {} });

export interface Shown extends Pick<RenderResult, 'container' | 'unmount'> {
  readonly onSolve: Mock;
  readonly user: UserEvent;
  readonly session: () => Session<CrosswordTypes>;
  readonly one: (selector: string) => HTMLElement;
  readonly all: (selector: string) => HTMLElement[];
  readonly cell: (n: number) => HTMLElement;
  readonly input: () => HTMLInputElement;
  readonly key: (name: string) => HTMLElement;
  /** Renders it again with other props. */
  readonly change: (more: CrosswordProps) => void;
  readonly focus: () => void;
  readonly said: () => string;
  readonly status: () => string;
  /** By cell, '.' where there is none. */
  readonly letters: () => string;
  /** The cell of the cursor, and the cells of its word. */
  readonly at: () => number;
  readonly word: () => readonly number[];
  readonly tool: (action: 'check' | 'reveal', scope: 'letter' | 'word' | 'all') => Promise<void>;
}

/** A crossword in jsdom, in StrictMode: what a person sees, presses and hears of it. */
export function show(props: CrosswordProps = {}, messages: MessageSet = {}): Shown {
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const onSolve = vi.fn();
  const element = (more: CrosswordProps = {}) => (
    <StrictMode>
      <KumikiProvider messages={messages}>
        <Crossword
          {...(props.session || props.words ? {} : { puzzle: tea })}
          onReady={onReady}
          onSolve={onSolve}
          {...props}
          {...more}
        />
      </KumikiProvider>
    </StrictMode>
  );
  const { container, rerender, unmount } = render(element());
  const user = userEvent.setup();
  const session = (): Session<CrosswordTypes> => onReady.mock.lastCall![0];
  const one = (selector: string): HTMLElement => container.querySelector<HTMLElement>(selector)!;
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  const cell = (n: number): HTMLElement => one(`.kumiki-cw-cell[data-cell="${n}"]`);
  const input = (): HTMLInputElement => one('.kumiki-cw-input') as HTMLInputElement;
  return {
    container,
    unmount,
    onSolve,
    user,
    session,
    one,
    all,
    cell,
    input,
    change: (more: CrosswordProps) => rerender(element(more)),
    said: () => one('.kumiki-announcer').textContent,
    status: () => one('.kumiki-status').textContent,
    letters: () =>
      session()
        .getSnapshot()
        .state.letters.map((letter) => letter || '.')
        .join(''),
    at: () => Number(one('[data-current]').dataset['cell']),
    word: () => all('[data-related]').map((each) => Number(each.dataset['cell'])),
    focus: () => act(() => input().focus()),
    key: (name: string) => all('.kumiki-cw-key').find((each) => each.textContent === name)!,
    tool: async (action: 'check' | 'reveal', scope: 'letter' | 'word' | 'all') => {
      const menu = one(`[data-action="${action}"]`).parentElement!;
      await user.click(menu.querySelector(`[data-scope="${scope}"]`)!);
    },
  };
}

/** Everything that the live region says from now on, each announcement once. */
export function listen(container: HTMLElement): readonly string[] {
  const heard: string[] = [];
  const region = container.querySelector('.kumiki-announcer')!;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) heard.push(node.textContent ?? '');
  }).observe(region, { childList: true });
  return heard;
}
