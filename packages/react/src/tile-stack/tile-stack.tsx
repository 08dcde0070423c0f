'use client';
import type { TileStackTypes } from '@kumiki/core/tile-stack/rules';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../messages/context.tsx';
import { Root as PuzzleRoot, type RootProps as PuzzleRootProps } from '../puzzle/root.tsx';
import { Status as PuzzleStatus, type StatusProps } from '../puzzle/status.tsx';
import { Toolbar } from '../puzzle/toolbar.tsx';
import { Board, type BoardProps } from './board.tsx';
import { TileStackContext, useTileStackContext } from './context.ts';
import { tileStackEn, type TileStackMessages } from './messages.ts';
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

export function Status(props: StatusProps): ReactNode {
  const { session } = useTileStackContext('TileStack.Status');
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const state = session?.getSnapshot().state;
  const playing = state && messages.left({ pairs: state.left / 2, moves: countMoves(state) });
  return <PuzzleStatus playing={playing} {...props} />;
}

/** A reshuffle changes what lies everywhere at once: said aloud. */
function useReshuffleSpoken({ session, controller }: UseTileStack): void {
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const state = session?.getSnapshot().state;
  const before = useRef(state);
  useEffect(() => {
    const [was, is] = [before.current, state];
    before.current = is;
    if (!was || !is || was === is || was.left !== is.left || was.order === is.order) return;
    controller.announce(messages.reshuffled(is.left));
  }, [state, controller, messages]);
}

export type TileStackProps = UseTileStackOptions &
  Pick<PuzzleRootProps<TileStackTypes>, 'className' | 'style' | 'scheme' | 'id' | 'ref'> &
  Pick<BoardProps, 'faces'>;

/** The ready-made tile stack; the same parts can be put together otherwise. */
export function TileStack({ className, style, scheme, id, ref, faces, ...options }: TileStackProps): ReactNode {
  const game = useTileStack(options);
  return (
    <Root game={game} className={className} style={style} id={id} ref={ref} {...(scheme ? { scheme } : {})}>
      <Board {...(faces ? { faces } : {})} />
      <Toolbar />
      <Status />
    </Root>
  );
}
