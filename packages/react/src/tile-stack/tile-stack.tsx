'use client';
import { clears, type TileStackPuzzle, type TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Root as PuzzleRoot, type RootProps as PuzzleRootProps } from '../puzzle/root.tsx';
import { Status as PuzzleStatus, type StatusProps } from '../puzzle/status.tsx';
import { Timer, type WithTimer } from '../puzzle/timer.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { Board, type BoardProps } from './board.tsx';
import { TileStackContext, useTileStackContext } from './context.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';
import { Difficulty } from './difficulty.tsx';
import { LiveVerdict } from './live-verdict.tsx';
import { countMoves } from './moves.ts';
import { useTileStack, type UseTileStack, type UseTileStackOptions } from './use-tile-stack.ts';

export type RootProps = Omit<PuzzleRootProps<TileStackTypes>, 'game'> & {
  /** What `useTileStack` returned. */
  readonly game: UseTileStack;
};

export function Root({ game, ...props }: RootProps): ReactNode {
  useReshuffleSpoken(game);
  return (
    <TileStackContext value={game}>
      <PuzzleRoot game={game} {...props} />
    </TileStackContext>
  );
}

/** The status of a stack: that the deal can be won, then pairs and moves, and after a loss that it was the order. */
export function Status(props: StatusProps): ReactNode {
  const { session } = useTileStackContext('TileStack.Status');
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const snapshot = session?.getSnapshot();
  if (!snapshot) return <PuzzleStatus {...props} />;
  const { puzzle, state, step } = snapshot;
  const canBeWon = isProved(puzzle);
  const pairs = state.left / 2;
  const playing =
    canBeWon && step === 0 ? messages.winnable(pairs) : messages.left({ pairs, moves: countMoves(state) });
  return <PuzzleStatus reshuffles playing={playing} {...(canBeWon ? { stuck: messages.lost } : {})} {...props} />;
}

const proved = new WeakMap<TileStackPuzzle, boolean>();

/** The proof of a board is replayed, once, and not believed: an imported one may carry none. */
function isProved(puzzle: TileStackPuzzle): boolean {
  const known = proved.get(puzzle);
  if (known !== undefined) return known;
  const { cells, kinds, order } = puzzle;
  const holds = clears(cells, new Uint8Array(cells.length).fill(1), kinds, order);
  proved.set(puzzle, holds);
  return holds;
}

/** A reshuffle changes what lies everywhere at once: said aloud. A new game and an undo say their own words. */
function useReshuffleSpoken({ session, controller }: UseTileStack): void {
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const snapshot = session?.getSnapshot();
  const before = useRef(snapshot);
  useEffect(() => {
    const [was, is] = [before.current, snapshot];
    before.current = is;
    const forward = was && is && was.puzzle === is.puzzle && is.step === was.step + 1;
    if (!forward || was.state.order === is.state.order) return;
    const moved = [...is.state.alive.keys()].filter((tile) => is.state.alive[tile]! > was.state.alive[tile]!).length;
    controller.announce(messages.reshuffled(is.state.left, moved));
  }, [snapshot, controller, messages]);
}

export type TileStackProps = UseTileStackOptions &
  Pick<PuzzleRootProps<TileStackTypes>, 'className' | 'style' | 'scheme' | 'id' | 'ref'> &
  Pick<BoardProps, 'faces'> &
  WithTimer & {
    /** Shows a choice between easy, normal and hard above the board. */
    readonly difficultyChoice?: boolean;
  };

/** Always the same element, so that choosing a tile does not render it again. */
const toolbar = <Toolbar />;

/** The ready-made tile stack; the same parts can be put together otherwise. */
export function TileStack({
  className,
  style,
  scheme,
  id,
  ref,
  faces,
  difficultyChoice,
  timer,
  ...options
}: TileStackProps): ReactNode {
  const game = useTileStack(options);
  return (
    <Root game={game} className={className} style={style} id={id} ref={ref} {...(scheme ? { scheme } : {})}>
      {timer && <Timer />}
      {difficultyChoice && <Difficulty />}
      <Board {...(faces ? { faces } : {})} />
      {toolbar}
      <Status />
      {options.liveVerdict && <LiveVerdict />}
    </Root>
  );
}
