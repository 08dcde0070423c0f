import { boolean, decoder, integer, list, number, optional, record, text } from '@kumiki/core';

/** What is known of a saved game without reading it. */
export interface GameEntry {
  /** The digest of its first board: part of its key. */
  readonly name: string;
  /** The puzzle's id: boards of several may share a key. */
  readonly puzzle: string;
  /** What the board was made from, by digest and as it was; neither for an imported one. */
  readonly options?: string;
  readonly seed?: string;
  readonly solved: boolean;
  /** When it was last saved: milliseconds since 1970. */
  readonly at: number;
}

/** Games that are kept under one key; of more the oldest go, solved ones first. */
export const MOST_GAMES = 30;

const name = text(64);
const decode = decoder(
  record({
    format: integer(2, 2),
    games: list(
      record({
        name,
        puzzle: name,
        options: optional(name),
        seed: optional(text(1_000)),
        solved: boolean(),
        at: number(0, Number.MAX_SAFE_INTEGER),
      }),
      1_000,
    ),
  }),
);

/** The games, newest first; undefined when the text is no such list. */
export function readIndex(source: string): readonly GameEntry[] | undefined {
  try {
    const decoded = decode(JSON.parse(source));
    return decoded.ok ? decoded.value.games : undefined;
  } catch {
    return undefined;
  }
}

export function writeIndex(games: readonly GameEntry[]): string {
  return JSON.stringify({ format: 2, games });
}

/** The list with the game put first, and what had to go. */
export function withGame(
  games: readonly GameEntry[],
  game: GameEntry,
): { readonly games: readonly GameEntry[]; readonly gone: readonly GameEntry[] } {
  const others = games.filter((entry) => entry.name !== game.name);
  const gone = new Set<GameEntry>();
  const oldest = others.toReversed();
  for (const entry of [...oldest.filter(({ solved }) => solved), ...oldest]) {
    if (others.length - gone.size < MOST_GAMES) break;
    gone.add(entry);
  }
  return { games: [game, ...others.filter((entry) => !gone.has(entry))], gone: [...gone] };
}
