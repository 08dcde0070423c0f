'use client';
import type { NonogramDetail, NonogramTypes } from '@kumiki/core/nonogram/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Root as PuzzleRoot, type RootProps as PuzzleRootProps } from '../puzzle/root.tsx';
import { Status as PuzzleStatus, type StatusLine, type StatusProps } from '../puzzle/status.tsx';
import { Timer, type WithTimer } from '../puzzle/timer.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { Board, type BoardProps } from './board.tsx';
import { NonogramContext, useNonogramContext } from './context.ts';
import { hintTold } from './hint-told.ts';
import { RevealTitle } from './reveal/reveal.tsx';
import { nonogramEn, type NonogramMessages } from './messages.ts';
import { Tools } from './tools.tsx';
import { useNonogram, type UseNonogram, type UseNonogramOptions } from './use-nonogram.ts';

export type RootProps = Omit<PuzzleRootProps<NonogramTypes>, 'game'> & {
  /** What `useNonogram` returned. */
  readonly game: UseNonogram;
};

export function Root({ game, ...props }: RootProps): ReactNode {
  return (
    <NonogramContext value={game}>
      <PuzzleRoot game={game} {...props} />
    </NonogramContext>
  );
}

/** The status of a nonogram: that one picture fits, then how much is filled, and what the page's judge says. */
export function Status(props: StatusProps): ReactNode {
  const game = useNonogramContext('Nonogram.Status');
  const messages = useMessages<NonogramMessages>('nonogram', nonogramEn);
  const snapshot = game.session?.getSnapshot();
  const failure = refused(game, messages);
  if (!snapshot) return <PuzzleStatus failure={failure} {...props} />;
  const { puzzle, state, step } = snapshot;
  const wanted = puzzle.rows.flat().reduce((sum, run) => sum + run, 0);
  const { width, height } = game;
  const playing =
    step === 0 && puzzle.claim === 'unique'
      ? messages.unique({ width, height })
      : messages.filled({ filled: state.filled, of: wanted });
  const instead = judgement(game, messages) ?? hintLine(game, messages);
  return <PuzzleStatus playing={playing} failure={failure} instead={instead} {...props} />;
}

function refused({ refusal }: UseNonogram, { whyNot }: NonogramMessages): string | undefined {
  // A refused option comes as a list of problems.
  const detail: unknown = Array.isArray(refusal?.detail) ? refusal.detail[0] : refusal?.detail;
  if (typeof detail !== 'object' || detail === null || !Object.hasOwn(detail, 'code')) return undefined;
  const { code } = detail as NonogramDetail;
  return Object.hasOwn(whyNot, code) ? whyNot[code] : undefined;
}

function judgement({ verification }: UseNonogram, messages: NonogramMessages): StatusLine | undefined {
  const { phase, again } = verification;
  if (phase === 'asking') return { tone: 'info', text: messages.asking };
  if (phase === 'accepted') return { tone: 'info', text: messages.allFit };
  if (phase === 'refused') return { tone: 'danger', text: messages.refused };
  if (phase === 'failed') {
    return { tone: 'danger', text: messages.askFailed, button: { label: messages.askAgain, press: again } };
  }
  return undefined;
}

function hintLine({ shownHint, session }: UseNonogram, messages: NonogramMessages): StatusLine | undefined {
  const told = shownHint && session && hintTold(shownHint, session.getSnapshot().puzzle);
  return told && { tone: 'info', text: messages.hint(told) };
}

export type NonogramProps = UseNonogramOptions &
  Pick<PuzzleRootProps<NonogramTypes>, 'className' | 'style' | 'scheme' | 'id' | 'ref'> &
  Pick<BoardProps, 'emptyClue' | 'strokes'> &
  WithTimer;

/** A new game is what a reshuffle would be. Always the same element, so that a stroke does not render it again. */
const toolbar = <Toolbar actions={['undo', 'redo', 'hint', 'restart', 'generate']} />;

/** The ready-made nonogram; the same parts can be put together otherwise. */
export function Nonogram({
  className,
  style,
  scheme,
  id,
  ref,
  emptyClue,
  strokes,
  timer,
  ...options
}: NonogramProps): ReactNode {
  const game = useNonogram(options);
  return (
    <Root game={game} className={className} style={style} id={id} ref={ref} {...(scheme ? { scheme } : {})}>
      {timer && <Timer />}
      <Tools />
      <Board {...(emptyClue ? { emptyClue } : {})} {...(strokes ? { strokes } : {})} />
      {options.reveal && <RevealTitle />}
      {toolbar}
      <Status />
    </Root>
  );
}
