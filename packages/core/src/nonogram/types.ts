/** The lengths of a line's runs in order; an empty line is `[]`. Every reader takes `[0]` for it as well. */
export type Clue = readonly number[];
/** Both axes: `rows` from the top, `columns` from the left. */
export type Clues = {
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
  /**
   * In colours, by line and run: which colour of the palette, from 0. Runs of one colour have a gap between them, those of
   * different colours need none. Both or neither; without them a puzzle is black and white.
   */
  readonly rowColours?: readonly Clue[];
  readonly columnColours?: readonly Clue[];
};
export type ColouredClues = Required<Clues>;
/** CSS colours `#rrggbb` of the painted cells, 1 … 8 of them and no two the same. */
export type Palette = readonly string[];
/** 0 unknown, 1 filled, 2 crossed; in colours 1 is the first of the palette, 3 the second, 4 the third … See `markOf`. */
export type Mark = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** Who says that the game is over: every grid that fits the clues, the grid in `solution`, or the page's own judge. */
export type Ends = 'clues' | 'grid' | 'host';

/**
 * What is proved of a board: it has one solution; it has several; it has one at least, and nobody knows whether more.
 */
export type Claim = 'unique' | 'multiple' | 'solvable';

/** Why a density is no pleasure: most cells are given away by the clues, or few boards have a single solution. */
export type DensityRemark = 'nearly-empty' | 'rarely-unique' | 'nearly-full';

/** The weakest solver that finishes: 0 overlap, 1 start ranges, 2 full lines, 3 probing, 4 deeper, 5 guessing. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** How hard a board is, by a solver that looks at the whole board round by round. */
export type Rating = {
  readonly level: Level;
  /** 0 easy … 1 hard; levels have ranges of their own, from 0, 0.1, 0.55, 0.65, 0.8 and 0.9 on. */
  readonly score: number;
  /** Times the whole board was looked at with success; at level 5 as far as reasoning comes. */
  readonly rounds: number;
  /** Where the smallest share of the unfinished lines told something: how many did, and of how many. */
  readonly tightest: { readonly lines: number; readonly of: number };
  /** Mean room of the lines that were used: spare cells of the clue / length, 0 … 1. */
  readonly slack: number;
};

/** Cells anywhere; in smooth shapes; the left half mirrored to the right; within a mask. */
export type BoardShape = 'noise' | 'blobs' | 'mirror' | 'mask';
/**
 * In words: `easy` takes the edges of runs (level 1, score up to 0.3), `medium` lines (level 2, 0.3 … 0.65), `hard`
 * supposing single cells (level 3, 0.65 … 0.8). Or `level`, the strongest solver allowed (2 unless the score asks for
 * more), and the score.
 */
export type Difficulty =
  | 'easy'
  | 'medium'
  | 'hard'
  | { readonly level?: 0 | 1 | 2 | 3 | 4; readonly score?: readonly [number, number] };

export type NonogramDetail =
  /** `invalid-options`, and what is wanted. */
  | { readonly code: 'mask' | 'difficulty' | 'palette'; readonly message: string }
  /** The level that is allowed has no scores so high. */
  | { readonly code: 'unreachable'; readonly message: string }
  /** Not a single cell would be filled. */
  | { readonly code: 'nothing-filled'; readonly cells: number }
  /** Where the density is to blame, `remark` says how. */
  | { readonly code: 'stopped'; readonly tried: number; readonly density: number; readonly remark?: DensityRemark };

export type NonogramTypes = {
  options: {
    /** Cells, 1 … 512. */
    readonly width: number;
    readonly height: number;
    /** The share of filled cells, honoured to the cell: 0 … 1. 0.55 unless told, 0.6 where a side has 20 cells or more. */
    readonly density?: number;
    /** Exactly one solution (the default). With false the proof says what the board has. */
    readonly unique?: boolean;
    /** `clues` unless told. */
    readonly ends?: Ends;
    /** What boards look like; `noise` unless told. Where a shape or a difficulty is named, lines alone solve the board. */
    readonly shape?: BoardShape;
    /** For the shape `mask`: row by row, `#` where cells may be filled and `.` where not. The density is of these cells. */
    readonly mask?: readonly string[];
    /** How hard the board is; see `Rating`. */
    readonly difficulty?: Difficulty;
    /** Paints the board in patches of these colours. With the shape `noise`, and without a difficulty. */
    readonly palette?: Palette;
  };
  puzzle: {
    readonly rows: readonly Clue[];
    readonly columns: readonly Clue[];
    /** Of a puzzle in colours all three are there, otherwise none. See `Clues`. */
    readonly palette?: Palette;
    readonly rowColours?: readonly Clue[];
    readonly columnColours?: readonly Clue[];
    readonly claim: Claim;
    /** The trail that proves the claim: see `Trail`. It does not hold the solution. */
    readonly trail: Trail;
    readonly ends: Ends;
    /**
     * Row by row, 1 filled and 0 blank, or c + 1 for colour c; only where the grid ends the game. Boards travel without it.
     */
    readonly solution?: string;
    /** Said of a generated board whose density is no pleasure. */
    readonly remark?: DensityRemark;
  };
  move:
    | { readonly type: 'mark'; readonly cells: readonly number[]; readonly mark: Mark }
    /** A dot on unmarked cells, or none: for the player's own thoughts. A mark takes its place. */
    | { readonly type: 'note'; readonly cells: readonly number[]; readonly on: boolean }
    /** The page's judge agreed. */
    | { readonly type: 'accept' };
  state: {
    readonly width: number;
    /** By cell, row by row. */
    readonly marks: Uint8Array;
    /** By cell: 1 where a note is. Nothing counts them. Absent while there is none. */
    readonly notes?: Uint8Array;
    /** By line, the rows first: 1 where the filled runs are the clue. */
    readonly fits: Uint8Array;
    /** Lines that do not fit. */
    readonly unfit: number;
    readonly filled: number;
    readonly unknown: number;
    readonly accepted: boolean;
  };
  detail: NonogramDetail;
  hint: {
    /** The line to look at, rows first. */
    readonly line: number;
    /** The cell, where it takes one tried the other way. */
    readonly tried?: number;
    readonly reason: HintReason;
  };
  proof: { readonly trail: Trail } | null;
  jobs: {
    picture: { args: PictureArgs; value: Picture; best: never };
    paint: { args: PaintArgs; value: Painted; best: never };
    rate: { args: Clues & { readonly palette?: Palette; readonly most?: Level }; value: Rating; best: never };
    decide: {
      args: Clues & { readonly palette?: Palette; readonly trail?: boolean };
      value: SolvedNonogram;
      best: never;
    };
  };
};

/** Where each run of a line starts at the earliest and at the latest, in cells from the line's start. */
export type Places = { readonly leftmost: readonly number[]; readonly rightmost: readonly number[] };
export type LineReason =
  /** Wherever this run of the clue lies, it covers the cells from its rightmost start to its leftmost end. */
  | ({ readonly kind: 'overlap'; readonly run: number } & Places)
  /** Every filled cell is there: what is left is blank. */
  | ({ readonly kind: 'complete' } & Places)
  /** No run gets that far. */
  | ({ readonly kind: 'out-of-reach' } & Places)
  /** It is so in all ways to fill the line, for none of these reasons alone. */
  | ({ readonly kind: 'every-way' } & Places);
/** A line, and cells that it forces by what is known then. */
export type ChainStep = {
  readonly line: number;
  readonly filled: readonly number[];
  readonly crossed: readonly number[];
  /** In colours: what the filled cells are, in their order. */
  readonly marks?: readonly Mark[];
  /** In colours: cells that may still be several things, but not all: a bit for blank, the lowest, and for every colour. */
  readonly narrowed?: readonly { readonly cell: number; readonly may: number }[];
};
/** In colours: what a cell is supposed to be, and where that leads. */
export type Refuted = { readonly supposed: Mark; readonly chain: readonly ChainStep[]; readonly ends: number };
export type HintReason =
  | LineReason
  /**
   * Were the cell the other way, these lines would force these cells, one after the other, and nothing fulfil the last. In
   * colours that is so with `supposed`, and so are `others`; a colour that the row or the column of the cell does not have
   * is named only where there is nothing else.
   */
  | ({
      readonly kind: 'contradiction';
      readonly supposed?: Mark;
      readonly others?: readonly Refuted[];
    } & Omit<Refuted, 'supposed'>)
  /** The other way fails too, after more supposing than anybody wants to follow. */
  | { readonly kind: 'search' }
  /** Nothing is forced: the board has several solutions, and this leads to one. */
  | { readonly kind: 'choice' };

/**
 * A chain of reasoning as whole numbers, for anyone to follow without thinking. With L lines (rows first) and N = L + 2 ×
 * cells:
 * - `t < L`: the clue of line t, with what is known, forces some of its cells.
 * - `L + 2 × cell + v`: suppose that cell is filled (v = 1) or blank (v = 0).
 * - `N` … `N + 1`: a lemma, numbered from 0. In between, what is supposed (there a cell may be known) leads to an ending.
 *   All of it is taken back, and from then on not all of that can be so: it has been seen, or it can't be.
 * - `N + 2 + n`: lemma n. With all of its cells but one as it supposed them, that one is the other way.
 * A supposition ends when a line can't be fulfilled any more, when a lemma forbids what is known, or as soon as every
 * cell is known, which is a solution where all lines fit; then the cell is the other way, under the suppositions before
 * it (and that may end them too). In a lemma, what comes after its ending says nothing; a lemma begins where nothing is
 * supposed. A chain whose last ending rests on no supposition has seen every solution there is.
 *
 * In colours there are no lemmas, a line says what its cells may be, and V = colours + 1 things a cell can be: `L + V × cell
 * + v` supposes that a cell which may be several things, v among them, is v (0 blank, c + 1 for colour c); at the ending it
 * is not.
 */
export type Trail = readonly number[];

/** How many solutions clues have, and which. */
export interface SolvedNonogram {
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** Row by row, 0 blank and 1 filled (in colours, c + 1 for colour c): the one, two that differ, or none. */
  readonly solutions: readonly Uint8Array[];
  /** Where it was wanted, is not too long, and there is a solution: what a puzzle needs to be verified. */
  readonly trail?: Trail;
  readonly stats: SearchStats;
}
export interface SearchStats {
  readonly steps: number;
  readonly suppositions: number;
  readonly conflicts: number;
}

export type PictureArgs = {
  /** Content digest of the RGBA bytes, which are sent as an asset. */
  readonly pixels: string;
  /** Of the pixels. */
  readonly width: number;
  readonly height: number;
  readonly options: PictureOptions;
};
export type PictureOptions = {
  /** Cells on the longer side, 1 … 60; 20 unless told. The other follows from the picture's shape. */
  readonly size?: number;
  /** Grey up to which a cell is filled, 0 … 255; Otsu's unless told. */
  readonly threshold?: number;
  /** Light on dark: fills what is lighter. */
  readonly invert?: boolean;
  readonly ends?: Ends;
  /**
   * How ink is told from paper: by one threshold (`global`, unless told); by thresholds that follow the light, for
   * photographs (`local`); or as dots (`dithered`), which look well and need many changes to be solvable.
   */
  readonly method?: 'global' | 'local' | 'dithered';
  /** Cells that stand alone are turned: the `faint` ones, covered by less than three quarters, unless told. */
  readonly specks?: 'keep' | 'faint' | 'all';
  /** Changes the fewest cells until lines alone solve the board (the default): near the threshold first. */
  readonly repair?: boolean;
  /** How hard the board is to be: the repair goes on, with cells along edges first, until it is, or as near as it comes. */
  readonly difficulty?: Difficulty;
};
export type Picture = {
  readonly puzzle: NonogramTypes['puzzle'];
  readonly width: number;
  readonly height: number;
  /** Row by row, 1 filled: the author's to see, not part of the puzzle. */
  readonly cells: readonly number[];
  /** What was used, 0 … 255; of the whole picture where each place had its own. */
  readonly threshold: number;
  /** Cells that the repair turned, in order of place. */
  readonly changed: readonly number[];
  readonly report: PictureReport;
};
export type PictureReport = {
  /** Cells that stood alone and were turned. */
  readonly specks: readonly number[];
  /** Cells that lines left open before the repair. */
  readonly open: readonly number[];
  /** Lines alone solve the board. */
  readonly solvable: boolean;
  /** It is proved that fewer changes are not enough. */
  readonly fewest: boolean;
  /** Where a difficulty was wanted: is the board as hard as that, and how hard it is (unless nothing solves it). */
  readonly difficulty?: { readonly reached: boolean; readonly rating?: Rating };
};

export type PaintArgs = {
  /** Row by row, 0 blank and c + 1 for colour c of the palette. */
  readonly cells: readonly number[];
  readonly width: number;
  readonly palette: Palette;
  readonly ends?: Ends;
  /** Changes few cells until lines alone solve the board (the default). */
  readonly repair?: boolean;
  /** How hard the board is to be: the repair goes on until it is, or as near as it comes. */
  readonly difficulty?: Difficulty;
};
export type Painted = Pick<Picture, 'puzzle' | 'width' | 'height' | 'cells' | 'changed'> & {
  readonly report: Omit<PictureReport, 'specks'>;
};

export type NonogramPuzzle = NonogramTypes['puzzle'];
export type NonogramState = NonogramTypes['state'];
export type NonogramMove = NonogramTypes['move'];
export type NonogramOptions = NonogramTypes['options'];
