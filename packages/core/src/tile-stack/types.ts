/** Half units: a tile covers x … x+2, y … y+2 of its layer z. */
export type Cell = { readonly x: number; readonly y: number; readonly z: number };
export type Layout = { readonly id: string; readonly name: string; readonly cells: readonly Cell[] };
/** Two tiles, as indices into the cells. */
export type Pair = readonly [number, number];

export type TileStackDetail =
  | { readonly code: 'unknown-layout'; readonly layout: string; readonly known: readonly string[] }
  | { readonly code: 'bad-layout'; readonly problems: readonly LayoutProblem[] }
  /** No order of removal clears these cells, whatever lies on them. */
  | { readonly code: 'unpeelable'; readonly tiles: number }
  /** A kind that is there an odd number of times can't be cleared. */
  | { readonly code: 'odd-kind'; readonly kind: string }
  | { readonly code: 'nothing-left' }
  | { readonly code: 'stopped' };

export type LayoutProblem = {
  readonly code: 'empty' | 'odd-count' | 'not-integer' | 'too-large' | 'duplicate' | 'overlap' | 'floating';
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
    /** 0 easy … 1 hard, by the article's trickiness; one plain deal unless told. */
    readonly difficulty?: number;
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
  proof: { readonly order: readonly Pair[] } | null;
  jobs: Record<string, never>;
};
export type TileStackPuzzle = TileStackTypes['puzzle'];
export type TileStackState = TileStackTypes['state'];
export type TileStackMove = TileStackTypes['move'];
