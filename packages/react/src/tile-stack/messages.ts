import type { DifficultyWord } from '@kumiki/core/tile-stack/rules';

/** Where a tile lies, counted from 1: the layer from the table up, row and column in whole tiles. */
export interface TilePlace {
  readonly layer: number;
  readonly row: number;
  readonly column: number;
}
export type TileHindrance = 'free' | 'covered' | 'hemmed-in';

export interface TileStackMessages {
  readonly board: (tiles: number) => string;
  /** The name of a face by its id; what is not here is read out as its id. */
  readonly faces: Readonly<Record<string, string>>;
  readonly tile: (tile: TilePlace & { readonly name: string; readonly state: TileHindrance }) => string;
  /** Before the first move of a deal that carries its proof. */
  readonly winnable: (pairs: number) => string;
  /** After a loss on such a deal. */
  readonly lost: string;
  readonly left: (counts: { readonly pairs: number; readonly moves: number }) => string;
  /** A tile by name and place, where two look alike. */
  readonly at: (tile: TilePlace & { readonly name: string }) => string;
  readonly removed: (pair: { readonly name: string; readonly pairs: number; readonly moves: number }) => string;
  readonly blocked: (tile: { readonly name: string; readonly by: string; readonly state: TileHindrance }) => string;
  readonly noMatch: (first: string, second: string) => string;
  /** `frees`: how many tiles can be taken then that can't be now. */
  readonly hint: (first: string, second: string, certain: boolean, frees: number) => string;
  /** `moved`: so many of them lie on other places than before. */
  readonly reshuffled: (tiles: number, moved: number) => string;
  /** The groups of a lost game that are in one another's way; `named` is a list of their names. */
  readonly conflict: (named: string) => string;
  readonly why: string;
  readonly difficulty: string;
  readonly difficulties: Readonly<Record<DifficultyWord, string>>;
}

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The names of a suit from a name for each number. */
export function suitNames(suit: string, name: (number: number) => string): Record<string, string> {
  return Object.fromEntries(numbers.map((n) => [`${suit}-${n}`, name(n)]));
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const tileStackEn: TileStackMessages = {
  board: (tiles) => `Tile stack, ${count(tiles, 'tile', 'tiles')}. Take pairs that match and are free.`,
  faces: {
    ...suitNames('dots', (n) => `Dots ${n}`),
    ...suitNames('bamboo', (n) => `Bamboo ${n}`),
    ...suitNames('characters', (n) => `Characters ${n}`),
    'wind-east': 'East wind',
    'wind-south': 'South wind',
    'wind-west': 'West wind',
    'wind-north': 'North wind',
    'dragon-red': 'Red dragon',
    'dragon-green': 'Green dragon',
    'dragon-white': 'White dragon',
    'flower-plum': 'Flower: plum',
    'flower-orchid': 'Flower: orchid',
    'flower-chrysanthemum': 'Flower: chrysanthemum',
    'flower-bamboo': 'Flower: bamboo',
    'season-spring': 'Season: spring',
    'season-summer': 'Season: summer',
    'season-autumn': 'Season: autumn',
    'season-winter': 'Season: winter',
  },
  tile: ({ name, layer, row, column, state }) =>
    `${name}, layer ${layer}, row ${row}, column ${column}, ${{ free: 'free', covered: 'covered', 'hemmed-in': 'blocked on both sides' }[state]}`,
  winnable: (pairs) => `This deal can be won · ${count(pairs, 'pair', 'pairs')}`,
  lost: 'No moves are left. The deal could be won: it was the order. Undo, or reshuffle the rest.',
  left: ({ pairs, moves }) => `${count(pairs, 'pair', 'pairs')} left · ${count(moves, 'move', 'moves')}`,
  at: ({ name, layer, row, column }) => `${name} (layer ${layer}, row ${row}, column ${column})`,
  removed: ({ name, pairs, moves }) =>
    `${name} removed. ${count(pairs, 'pair', 'pairs')} left, ${count(moves, 'move', 'moves')} possible.`,
  blocked: ({ name, by, state }) =>
    state === 'covered' ? `${name} is covered by ${by}.` : `${name} is blocked on both sides, by ${by}.`,
  noMatch: (first, second) => `${first} and ${second} do not match.`,
  hint: (first, second, certain, frees) =>
    (certain
      ? `Hint: ${first} and ${second}.`
      : `Hint: ${first} and ${second} can be taken; whether it wins is not known.`) +
    (frees > 0 ? ` That frees ${count(frees, 'tile', 'tiles')}.` : ''),
  reshuffled: (tiles, moved) =>
    `The ${count(tiles, 'tile', 'tiles')} left lie anew${moved > 0 ? `, ${moved} of them in ${moved === 1 ? 'another place' : 'other places'}` : ''}, and can be cleared.`,
  conflict: (named) => `However they are paired, these are in one another’s way: ${named}.`,
  why: 'Show why',
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
};
