'use client';
import type { Session } from '@kumiki/core';
import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { usePuzzleContext, usePuzzleView } from '../puzzle/context.ts';
import { Root, type RootProps } from '../puzzle/root.tsx';
import { Status } from '../puzzle/status.tsx';
import { Timer, type WithTimer } from '../puzzle/timer.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { usePuzzle, type UsePuzzleOptions } from '../puzzle/use-puzzle.ts';
import { usePuzzleSnapshot } from '../puzzle/use-puzzle-snapshot.ts';
import { usePuzzleState } from '../puzzle/use-puzzle-state.ts';
import { nullPuzzleEn, type NullPuzzleMessages } from './messages.ts';

export type NullPuzzleProps = UsePuzzleOptions<NullPuzzleTypes> &
  Pick<RootProps<NullPuzzleTypes>, 'className' | 'style' | 'scheme'> &
  WithTimer;

/** The smallest legal board, to copy from: a hook, a root, a board, and the shared parts. */
export function NullPuzzle({ className, style, scheme, timer, ...options }: NullPuzzleProps): ReactNode {
  const game = usePuzzle(nullPuzzleRules, options);
  return (
    <Root game={game} className={className} style={style} {...(scheme ? { scheme } : {})}>
      {timer && <Timer />}
      <Board />
      <Toolbar />
      <DarkLamps />
    </Root>
  );
}

function DarkLamps(): ReactNode {
  const { session } = usePuzzleView(usePuzzleContext<NullPuzzleTypes>('NullPuzzle.Status'));
  const snapshot = usePuzzleSnapshot(session);
  const messages = useMessages<NullPuzzleMessages>('nullPuzzle', nullPuzzleEn);
  return <Status playing={snapshot && messages.dark(snapshot.state.lamps.filter((lit) => !lit).length)} />;
}

function Board(): ReactNode {
  const controller = usePuzzleContext<NullPuzzleTypes>('NullPuzzle.Board');
  const { session } = usePuzzleView(controller);
  const messages = useMessages<NullPuzzleMessages>('nullPuzzle', nullPuzzleEn);
  const count = session?.getSnapshot().puzzle.lamps.length ?? nullPuzzleRules.defaults.lamps;
  return (
    <div className="kumiki-board kumiki-lamps" role="group" aria-label={messages.board}>
      {Array.from({ length: count }, (_, at) =>
        session ? <Lamp key={at} at={at} session={session} /> : <span key={at} className="kumiki-lamp" />,
      )}
    </div>
  );
}

function Lamp({ at, session }: { readonly at: number; readonly session: Session<NullPuzzleTypes> }): ReactNode {
  const controller = usePuzzleContext<NullPuzzleTypes>('NullPuzzle.Lamp');
  const { hint } = usePuzzleView(controller);
  const messages = useMessages<NullPuzzleMessages>('nullPuzzle', nullPuzzleEn);
  const lit = usePuzzleState(session, ({ state }) => state.lamps[at] === 1, at);
  return (
    <button
      type="button"
      className="kumiki-lamp"
      aria-pressed={lit}
      aria-label={messages.lamp({ number: at + 1, lit })}
      data-lit={lit || undefined}
      data-hint={hint?.keys.includes(at) || undefined}
      onClick={({ nativeEvent }) =>
        controller.play({ type: 'press', lamp: at }, { reason: 'pointer', event: nativeEvent })
      }
    />
  );
}
