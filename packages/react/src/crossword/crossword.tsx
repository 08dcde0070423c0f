'use client';
import { awaitsJudge, isTyped, type CrosswordTypes } from '@kumiki/core/crossword/rules';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Root as PuzzleRoot, type RootProps as PuzzleRootProps } from '../puzzle/root.tsx';
import { Status as PuzzleStatus, type StatusLine, type StatusProps } from '../puzzle/status.tsx';
import { Timer, type WithTimer } from '../puzzle/timer.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { Answer } from './answer.tsx';
import { Board } from './board.tsx';
import { ClueFields } from './clue-fields.tsx';
import { ClueBar, Clues, type CluesProps, type RenderClue } from './clues.tsx';
import { CrosswordContext, inputHandle, useCrosswordContext } from './context.ts';
import { Keyboard, type KeyboardLayout } from './keyboard.tsx';
import { crosswordEn, type CrosswordMessages } from './messages.ts';
import { Tools } from './tools.tsx';
import { useCrossword, type UseCrossword, type UseCrosswordOptions } from './use-crossword.ts';
import { useWhyNot } from './use-why-not.ts';

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
  const whyNot = useWhyNot(game);
  const failure = isWrong(game) ? messages.wrongLetter : whyNot;
  if (!snapshot) return <PuzzleStatus failure={failure} {...props} />;
  const { puzzle, state, step } = snapshot;
  const typed = [...puzzle.cells.keys()].filter((cell) => isTyped(puzzle, cell)).length;
  const left = messages.left({ empty: state.empty, of: typed });
  const playing = step === 0 && puzzle.style === 'answer' ? `${messages.hideStyle[puzzle.hide]} · ${left}` : left;
  const instead = judgement(game, messages) ?? hintLine(game, messages);
  return <PuzzleStatus playing={playing} failure={failure} instead={instead} {...props} />;
}

function judgement({ verification, session }: UseCrossword, messages: CrosswordMessages): StatusLine | undefined {
  const { phase, again } = verification;
  const at = session?.getSnapshot();
  // Nobody here knows whether it is right.
  if (!phase && at && awaitsJudge(at.puzzle, at.state))
    return { tone: 'info', text: messages.left({ empty: 0, of: 0 }) };
  if (phase === 'asking') return { tone: 'info', text: messages.asking };
  if (phase === 'refused') return { tone: 'danger', text: messages.refused };
  if (phase !== 'failed') return undefined;
  return { tone: 'danger', text: messages.askFailed, button: { label: messages.askAgain, press: again } };
}

function hintLine({ shownHint, session }: UseCrossword, messages: CrosswordMessages): StatusLine | undefined {
  if (shownHint?.move?.type !== 'letter' || !session) return undefined;
  const { number, direction } = session.getSnapshot().puzzle.entries[shownHint.because.entry]!;
  return { tone: 'info', text: messages.hint({ number, direction, letter: shownHint.move.letter }) };
}

/** A hint was asked for where a letter is wrong. */
function isWrong({ refusal }: UseCrossword): boolean {
  return refusal?.op === 'hint' && refusal.reason === 'wrong';
}

export type CrosswordProps = UseCrosswordOptions &
  Pick<PuzzleRootProps<CrosswordTypes>, 'className' | 'style' | 'scheme' | 'id' | 'ref' | 'contentLang'> &
  WithTimer & {
    /** Keys on the screen: on touch screens unless told. Then the system's keyboard stays away. */
    readonly keyboard?: 'auto' | 'none' | KeyboardLayout;
    /** What is shown of a clue: its words unless told. */
    readonly renderClue?: RenderClue;
    /** 縦書き: clues in lines from top to bottom. */
    readonly writing?: CluesProps['writing'];
    /** `fields`: a field for each word instead of the grid, for whoever does not use grids. `grid` unless told. */
    readonly as?: 'grid' | 'fields';
  };

/** A new game is what a reshuffle would be. Always the same element, so that a letter does not render it again. */
const toolbar = <Toolbar actions={['undo', 'redo', 'hint', 'restart', 'generate']} />;

/** The ready-made crossword; the same parts can be put together otherwise. */
export function Crossword(props: CrosswordProps): ReactNode {
  const {
    className,
    style,
    scheme,
    id,
    ref,
    contentLang,
    keyboard = 'auto',
    timer,
    as: shape = 'grid',
    ...others
  } = props;
  const { renderClue, writing, ...options } = others;
  const how = renderClue ? { renderClue } : {};
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
          {shape === 'grid' && (
            <>
              <ClueBar {...how} />
              <Board keyboard={isShown ? 'own' : 'system'} />
            </>
          )}
          <Answer />
          {shape === 'grid' && isShown && <Keyboard {...layout} />}
        </div>
        {shape === 'grid' ? <Clues {...how} {...(writing ? { writing } : {})} /> : <ClueFields />}
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
