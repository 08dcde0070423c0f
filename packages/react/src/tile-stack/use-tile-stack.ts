'use client';
import {
  blockersOf,
  layouts,
  tileStackRules,
  type Cell,
  type DifficultyWord,
  type Layout,
  type TileGroup,
  type TileStackState,
  type TileStackTypes,
} from '@kumiki/core/tile-stack/rules';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControllable } from '../board/use-controllable.ts';
import { useMessages } from '../messages/context.tsx';
import { usePuzzle, type UsePuzzle, type UsePuzzleOptions } from '../puzzle/use-puzzle.ts';
import { tileStackEn, type TileHindrance, type TilePlace, type TileStackMessages } from './messages.ts';
import { countMoves } from './moves.ts';
import { nameOf } from './name-of.ts';
import { useExplained } from './use-explained.ts';

type Difficulty = NonNullable<TileStackTypes['options']['difficulty']>;

export interface SelectDetails {
  readonly reason: 'pointer' | 'key' | 'api' | 'moved';
  readonly event: Event | undefined;
  readonly cancel: () => void;
}
export interface UseTileStackOptions extends Omit<UsePuzzleOptions<TileStackTypes>, 'options'> {
  /** The id of a layout of ours, or one of your own; the Turtle unless told. */
  readonly layout?: string | Layout;
  /** How many kinds of tiles, 1 … 36. */
  readonly kinds?: number;
  /** 0 easy … 1 hard, or the share of games that random play should win; a plain deal unless told. */
  readonly difficulty?: Difficulty;
  /** The same to begin with, where `TileStack.Difficulty` may change it. */
  readonly defaultDifficulty?: Difficulty;
  readonly onDifficultyChange?: (difficulty: Difficulty | undefined, details: SelectDetails) => void;
  /** `peel` deals boards that random play wins often; `uniform` any board that can be won, most of them hard. */
  readonly distribution?: TileStackTypes['options']['distribution'];
  /** The tile that waits for its partner; null for none. */
  readonly selected?: number | null;
  readonly defaultSelected?: number | null;
  readonly onSelectedChange?: (selected: number | null, details: SelectDetails) => void;
}
export interface UseTileStack extends UsePuzzle<TileStackTypes> {
  /** The cells of the board, or of the one that is being made. */
  readonly cells: readonly Cell[];
  readonly selected: number | null;
  /** The blocked tile that was pressed last, and how often anything was refused. */
  readonly refused: { readonly tile: number; readonly n: number } | undefined;
  /** Presses a tile: selects it, or takes the pair when it matches the selected one. */
  readonly press: (tile: number, how?: { readonly reason: 'pointer' | 'key' | 'api'; readonly event?: Event }) => void;
  readonly deselect: () => void;
  readonly difficulty: Difficulty | undefined;
  /** Deals a board of that difficulty. */
  readonly chooseDifficulty: (difficulty: DifficultyWord) => void;
  /** Which tiles lose the game, and that in words; while it is shown. Wants `liveVerdict`. */
  readonly explained: { readonly groups: readonly TileGroup[]; readonly text: string } | undefined;
  /** Shows that, or hides it again. */
  readonly explain: () => void;
}

/** The tile stack's game with its selection; moves of any other source clear what was selected. */
export function useTileStack(props: UseTileStackOptions = {}): UseTileStack {
  const { layout = tileStackRules.defaults.layout, kinds, distribution, ...others } = props;
  const { difficulty: wanted, defaultDifficulty, onDifficultyChange, ...plain } = others;
  const { selected, defaultSelected, onSelectedChange, ...rest } = plain;
  const [difficulty, setDifficulty] = useControllable<Difficulty | undefined, SelectDetails['reason']>({
    value: wanted,
    defaultValue: defaultDifficulty,
    onChange: onDifficultyChange,
  });
  const options = {
    layout,
    ...(kinds === undefined ? {} : { kinds }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(distribution === undefined ? {} : { distribution }),
  };
  const game = usePuzzle(tileStackRules, { ...rest, options });
  const { session, controller, shownHint } = game;
  const state = session?.getSnapshot().state;
  const messages = useMessages<TileStackMessages>('tileStack', tileStackEn);
  const [chosen, choose] = useControllable<number | null, SelectDetails['reason']>({
    value: selected,
    defaultValue: defaultSelected ?? null,
    onChange: onSelectedChange,
  });
  const [refused, setRefused] = useState<UseTileStack['refused']>(undefined);

  // A selection belongs to the position it was made on: undo, hints and reshuffles end it, before anything is painted.
  const chosenOn = useRef(state);
  useLayoutEffect(() => {
    const before = chosenOn.current;
    chosenOn.current = state;
    if (!before || before === state) return;
    choose(null, 'moved', undefined);
    setRefused(undefined);
  }, [state, choose]);
  const current = chosen !== null && state?.free[chosen] === 1 ? chosen : null;

  useEffect(() => {
    if (!shownHint || !session) return;
    const { puzzle, state: lying } = session.getSnapshot();
    const [first, second] = shownHint.keys.map((tile) =>
      messages.at({ ...placeOnBoard(puzzle.cells[tile]!), name: nameOf(messages, lying.faces[tile]!) }),
    );
    const { winning, frees } = shownHint.because;
    controller.announce(messages.hint(first ?? '', second ?? '', winning, frees.length));
  }, [shownHint, session, controller, messages]);

  const press = useCallback<UseTileStack['press']>(
    (tile, how = { reason: 'api' }) => {
      const at = session?.getSnapshot();
      if (!session || !at || at.state.alive[tile] !== 1) return;
      const name = nameOf(messages, at.state.faces[tile]!);
      const { event } = how;
      if (at.state.free[tile] !== 1) {
        const { state: hindrance, by } = hindranceOf(at.puzzle.cells, at.state, tile);
        const names = by.map((other) => nameOf(messages, at.state.faces[other]!));
        controller.announce(messages.blocked({ name, state: hindrance, by: [...new Set(names)].join(', ') }));
        setRefused((before) => ({ tile, n: (before?.n ?? 0) + 1 }));
        return;
      }
      if (current === null) return choose(tile, how.reason, event);
      if (current === tile) return choose(null, how.reason, event);
      if (at.state.kinds[current] !== at.state.kinds[tile]) {
        controller.announce(messages.noMatch(nameOf(messages, at.state.faces[current]!), name));
        return choose(tile, how.reason, event);
      }
      const move = { type: 'pair' as const, tiles: [current, tile] as const };
      if (!controller.play(move, { reason: how.reason, ...(event ? { event } : {}) })) return;
      const { state: after, status } = session.getSnapshot();
      if (status === 'playing') {
        controller.announce(messages.removed({ name, pairs: after.left / 2, moves: countMoves(after) }));
      }
    },
    [session, controller, messages, current, choose],
  );
  const { explained, explain } = useExplained(game);
  const chooseDifficulty = useCallback(
    (word: DifficultyWord) => setDifficulty(word, 'api', undefined),
    [setDifficulty],
  );
  const deselect = useCallback(() => choose(null, 'api', undefined), [choose]);

  return {
    ...game,
    cells: cellsOf(session?.getSnapshot().puzzle.cells, layout),
    selected: current,
    refused,
    press,
    deselect,
    difficulty,
    chooseDifficulty,
    explained,
    explain,
  };
}

/** Where a tile lies, as it is read: layer, row and column in whole tiles, from 1. */
export function placeOnBoard({ x, y, z }: Cell): TilePlace {
  return { layer: z + 1, row: Math.floor(y / 2) + 1, column: Math.floor(x / 2) + 1 };
}

/** Why a tile can't be taken, and which tiles are in its way. */
export function hindranceOf(
  cells: readonly Cell[],
  state: TileStackState,
  tile: number,
): { readonly state: TileHindrance; readonly by: readonly number[] } {
  if (state.free[tile] === 1) return { state: 'free', by: [] };
  const { above, sides } = blockersOf(cells, state.alive, tile);
  return above.length > 0 ? { state: 'covered', by: above } : { state: 'hemmed-in', by: sides };
}

function cellsOf(dealt: readonly Cell[] | undefined, layout: string | Layout): readonly Cell[] {
  if (dealt) return dealt;
  if (typeof layout !== 'string') return layout.cells;
  return (Object.hasOwn(layouts, layout) ? layouts[layout] : undefined)?.cells ?? [];
}
