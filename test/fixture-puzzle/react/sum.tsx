import {
  Root,
  Status,
  Toolbar,
  useContentLanguage,
  useMessages,
  usePuzzle,
  usePuzzleContext,
  usePuzzleState,
  usePuzzleView,
  type UsePuzzleOptions,
} from '@kumiki/react';
import type { Session } from '@kumiki/core';
import type { ReactNode } from 'react';
import { sumRules } from '../core/rules.ts';
import type { SumTypes } from '../core/types.ts';

interface SumMessages {
  readonly target: (target: number, total: number) => string;
}
const english: SumMessages = { target: (target, total) => `Make ${target}; you have ${total}.` };

/** An outsider's board: only public names of the packages. */
export function Sum({ contentLang, ...options }: UsePuzzleOptions<SumTypes> & { contentLang?: string }): ReactNode {
  const game = usePuzzle(sumRules, options);
  return (
    <Root game={game} {...(contentLang ? { contentLang } : {})}>
      {game.session && <Board session={game.session} />}
      <Toolbar />
      <Status />
    </Root>
  );
}

function Board({ session }: { readonly session: Session<SumTypes> }): ReactNode {
  const { target, numbers } = usePuzzleState(session, ({ puzzle }) => puzzle);
  const total = usePuzzleState(session, ({ state }) => state.total);
  const messages = useMessages('sum', english);
  return (
    <fieldset lang={useContentLanguage()}>
      <legend>{messages.target(target, total)}</legend>
      {numbers.map((number, at) => (
        <Pick key={at} at={at} number={number} session={session} />
      ))}
    </fieldset>
  );
}

function Pick(props: { readonly at: number; readonly number: number; readonly session: Session<SumTypes> }): ReactNode {
  const controller = usePuzzleContext<SumTypes>('Sum.Pick');
  const { hint } = usePuzzleView(controller);
  const picked = usePuzzleState(props.session, ({ state }) => state.picked[props.at] ?? false, props.at);
  return (
    <button
      type="button"
      aria-pressed={picked}
      data-hint={hint?.keys.includes(props.at) || undefined}
      onClick={() => controller.play({ type: 'pick', at: props.at }, { reason: 'pointer' })}
    >
      {props.number}
    </button>
  );
}
