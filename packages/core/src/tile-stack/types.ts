import type { WinRate } from './wilson.ts';

/** Half units: a tile covers x … x+2, y … y+2 of its layer z. */
export type Cell = { readonly x: number; readonly y: number; readonly z: number };
export type Layout = { readonly id: string; readonly name: string; readonly cells: readonly Cell[] };
/** Two tiles, as indices into the cells. */
export type Pair = readonly [number, number];

/** All tiles of a kind that lie there, as indices into the cells. */
export type TileGroup = { readonly kind: string; readonly tiles: readonly number[] };

export type DifficultyWord = 'easy' | 'normal' | 'hard';

export type TileStackDetail =
  | { readonly code: 'bad-kinds'; readonly kinds: number; readonly most: number; readonly message: string }
  | { readonly code: 'unknown-layout'; readonly layout: string; readonly known: readonly string[] }
  | { readonly code: 'bad-layout'; readonly problems: readonly LayoutProblem[] }
  /** No order of removal clears these cells, whatever lies on them. */
  | { readonly code: 'unpeelable'; readonly tiles: number }
  /** A kind that is there an odd number of times can't be cleared. */
  | { readonly code: 'odd-kind'; readonly kind: string }
  | { readonly code: 'nothing-left' }
  | { readonly code: 'stopped' };

export type TileStackNote =
  /** The random player's share of wins nearest to the one that was asked for, of the boards that were tried. */
  | { readonly code: 'win-rate-not-reached'; readonly wanted: number; readonly reached: WinRate }
  /** `uniform` was asked for, and no laying that can be won came up: the board is peeled. */
  | { readonly code: 'peeled' };

export type LayoutProblem = {
  readonly code:
    | 'empty'
    | 'odd-count'
    | 'not-integer'
    | 'too-large'
    | 'duplicate'
    | 'overlap'
    | 'floating'
    /** No order of removal clears these cells, whatever lies on them. */
    | 'unpeelable'
    /** No such order was found, and it was not proved that there is none. */
    | 'unproven';
  readonly severity: 'error' | 'warning';
  /** Indices of the cells it is about. */
  readonly cells: readonly number[];
  readonly message: string;
};

export type TileStackTypes = {
  options: {
    /** The id of a layout of ours, or a layout of your own. */
    readonly layout: string | Layout;
    /** How many kinds of the standard set to use, 1 … 36; all unless told. */
    readonly kinds?: number;
    /**
     * One plain deal unless told. A word or `{ winRate }` (0 … 1) means the share of games that a player without foresight
     * wins: see `winRates` for what the words mean; it takes about half a second for a Turtle. A number, 0 easy … 1 hard, is
     * the article's own measure, trickiness: it is quick, and says little about how a game goes.
     */
    readonly difficulty?: number | DifficultyWord | { readonly winRate: number };
    /**
     * `peel` (unless told): pairs of free tiles drawn backwards; quick, and friendly, because boards with many winning
     * orders come up more often: random play wins 42 % of such Turtles. `uniform`: every board that can be won is as
     * likely as any other; 6 %. On layouts where hardly any laying can be won (high ones, as Stairs and Pyramid) no such
     * board may come up within the budget's reach; those are peeled all the same, and say so in `notes`.
     */
    readonly distribution?: 'peel' | 'uniform';
  };
  puzzle: {
    readonly layout: string;
    readonly cells: readonly Cell[];
    /** By cell: what matches … */
    readonly kinds: readonly string[];
    /** … and what is drawn. Tiles of one kind may show different faces (the four seasons). */
    readonly faces: readonly string[];
    /** The proof: pairs in an order that clears the board. */
    readonly order: readonly Pair[];
    /** What was asked of the dealer and could not be had; left out where nothing is missing. */
    readonly notes?: readonly TileStackNote[];
  };
  move:
    | { readonly type: 'pair'; readonly tiles: Pair }
    | {
        readonly type: 'reshuffle';
        /** By cell, as in the puzzle. */
        readonly kinds: readonly string[];
        readonly faces: readonly string[];
        /** Tiles that lie on another cell afterwards. */
        readonly moved: readonly { readonly tile: number; readonly to: number }[];
        readonly order: readonly Pair[];
        /** On the same cells, or with tiles moved; older saves do not say. */
        readonly how?: 'in-place' | 'relocated';
      };
  state: {
    /** By cell: 1 where a tile lies. */
    readonly alive: Uint8Array;
    /** By cell: 1 where a tile lies that can be taken. */
    readonly free: Uint8Array;
    readonly left: number;
    readonly kinds: readonly string[];
    readonly faces: readonly string[];
    /** The pairs of the last deal or reshuffle, as its proof gave them. */
    readonly order: readonly Pair[];
  };
  detail: TileStackDetail;
  hint: {
    /** Is it proved that the game can still be won after this pair? */
    readonly winning: boolean;
    /** Tiles that become free by it. */
    readonly frees: readonly number[];
  };
  /**
   * An order that clears the board, or groups whose pairings can't all hold, and whether it is proved that no smaller set
   * of groups loses the game; null where neither is known.
   */
  proof:
    | { readonly order: readonly Pair[] }
    | { readonly conflict: readonly TileGroup[]; readonly smallest: boolean }
    | null;
  jobs: {
    rate: {
      args: {
        readonly puzzle: TileStackPuzzle;
        readonly games?: number;
        readonly losingChoices?: boolean;
        readonly noPeekGames?: number;
      };
      value: TileStackRating;
      best: never;
    };
  };
};
/** How a board is for players who do not look ahead. */
export type TileStackRating = {
  readonly random: WinRate;
  readonly greedy: WinRate;
  /** Article 001's points for traps. */
  readonly trickiness: number;
  /** Where they were asked for; `lost` where the board can't be won at all. */
  readonly losingChoices?: LosingChoices | 'lost';
  /** A player who thinks ahead and sees only what lies open; where it was asked for. */
  readonly noPeek?: WinRate;
};
/** How many of the pairs that could be taken along a winning order lose the game: exact. */
export type LosingChoices = {
  readonly choices: number;
  readonly losing: number;
  /** losing / choices */
  readonly share: number;
  /** At how many turns of the order there is at least one. */
  readonly turns: number;
};
export type TileStackPuzzle = TileStackTypes['puzzle'];
export type TileStackState = TileStackTypes['state'];
export type TileStackMove = TileStackTypes['move'];
