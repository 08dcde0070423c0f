'use client';
import { isTyped, type CrosswordDetail, type CrosswordTypes } from '@kumiki/core/crossword/rules';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Root as PuzzleRoot, type RootProps as PuzzleRootProps } from '../puzzle/root.tsx';
import { Status as PuzzleStatus, type StatusLine, type StatusProps } from '../puzzle/status.tsx';
import { Timer, type WithTimer } from '../puzzle/timer.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { Answer } from './answer.tsx';
import { Board } from './board.tsx';
import { ClueBar, Clues } from './clues.tsx';
import { CrosswordContext, inputHandle, useCrosswordContext } from './context.ts';
import { Keyboard, type KeyboardLayout } from './keyboard.tsx';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { Tools } from './tools.tsx';
import { useCrossword, type UseCrossword, type UseCrosswordOptions } from './use-crossword.ts';
import { whyNot } from './why-not.ts';

export type RootProps = Omit<PuzzleRootProps<CrosswordTypes>, 'game'> & {
  /** What `useCrossword` returned. */
  readonly game: UseCrossword;
};

export function Root({ game, ...props }: RootProps): ReactNode {
  const [input] = useState(inputHandle);
  const parts = useMemo(() => ({ game, input }), [game, input]);
  return (
    <CrosswordContext value={parts}>
      <PuzzleRoot game={game} {...props} />
    </CrosswordContext>
  );
}

/** The status of a crossword: how its letters are hidden, then how many are missing; why a request failed. */
export function Status(props: StatusProps): ReactNode {
  const game = useCrosswordContext('Crossword.Status');
  const messages = useMessages<CrosswordMessages>('crossword', crosswordEn);
  const snapshot = game.session?.getSnapshot();
  const failure = refused(game, messages);
  if (!snapshot) return <PuzzleStatus failure={failure} {...props} />;
  const { puzzle, state, step } = snapshot;
  const typed = [...puzzle.cells.keys()].filter((cell) => isTyped(puzzle, cell)).length;
  const left = messages.left({ empty: state.empty, of: typed });
  const playing = step === 0 && puzzle.style === 'answer' ? `${messages.hideStyle[puzzle.hide]} · ${left}` : left;
  return <PuzzleStatus playing={playing} failure={failure} instead={hintLine(game, messages)} {...props} />;
}

function hintLine({ shownHint, session }: UseCrossword, messages: CrosswordMessages): StatusLine | undefined {
  if (shownHint?.move?.type !== 'letter' || !session) return undefined;
  const { number, direction } = session.getSnapshot().puzzle.entries[shownHint.because.entry]!;
  return { tone: 'info', text: messages.hint({ number, direction, letter: shownHint.move.letter }) };
}

function refused({ refusal }: UseCrossword, messages: CrosswordMessages): string | undefined {
  if (refusal?.op === 'hint' && refusal.reason === 'wrong') return messages.wrongLetter;
  if (refusal?.op !== 'generate') return undefined;
  const { detail } = refusal as { readonly detail: CrosswordDetail | undefined };
  return detail && Object.hasOwn(detail, 'code') ? whyNot(detail, messages.whyNot) : undefined;
}

export type CrosswordProps = UseCrosswordOptions &
  Pick<PuzzleRootProps<CrosswordTypes>, 'className' | 'style' | 'scheme' | 'id' | 'ref' | 'contentLang'> &
  WithTimer & {
    /** Keys on the screen: on touch screens unless told. Then the system's keyboard stays away. */
    readonly keyboard?: 'auto' | 'none' | KeyboardLayout;
  };

/** A new game is what a reshuffle would be. Always the same element, so that a letter does not render it again. */
const toolbar = <Toolbar actions={['undo', 'redo', 'hint', 'restart', 'generate']} />;

/** The ready-made crossword; the same parts can be put together otherwise. */
export function Crossword(props: CrosswordProps): ReactNode {
  const { className, style, scheme, id, ref, contentLang, keyboard = 'auto', timer, ...options } = props;
  const game = useCrossword(options);
  const isTouch = useSyncExternalStore(watchPointer, isCoarse, () => false);
  const isShown = keyboard === 'auto' ? isTouch : keyboard !== 'none';
  const layout = keyboard === 'kana50' || keyboard === 'qwerty' ? { layout: keyboard } : {};
  return (
    <Root
      game={game}
      className={className}
      style={style}
      id={id}
      ref={ref}
      {...(scheme ? { scheme } : {})}
      {...(contentLang === undefined ? {} : { contentLang })}
    >
      {timer && <Timer />}
      <div className="kumiki-cw-table">
        <div className="kumiki-cw-play">
          <Tools />
          <ClueBar />
          <Board keyboard={isShown ? 'own' : 'system'} />
          <Answer />
          {isShown && <Keyboard {...layout} />}
        </div>
        <Clues />
      </div>
      {toolbar}
      <Status />
    </Root>
  );
}

/** Undefined on pages that know no media, as those of unit tests. */
function coarsePointer(): MediaQueryList | undefined {
  return typeof globalThis.matchMedia === 'function' ? matchMedia('(pointer: coarse)') : undefined;
}
function watchPointer(listener: () => void): () => void {
  const query = coarsePointer();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
function isCoarse(): boolean {
  return coarsePointer()?.matches ?? false;
}
