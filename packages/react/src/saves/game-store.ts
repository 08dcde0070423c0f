import { digest, restoreSession, type Json, type PuzzleRules, type PuzzleTypes, type Session } from '@kumiki/core';
import { readIndex, withGame, writeIndex, type GameEntry } from './game-index.ts';
import { safely, type GameStorage, type StorageTrouble, type Told } from './storage.ts';

/** Which game is wanted: one by its board, else the newest that was made from these. */
export interface Wanted<T extends PuzzleTypes> {
  readonly puzzle?: T['puzzle'];
  readonly options?: T['options'];
  readonly seed?: string | number;
}

/**
 * The games under one key: `<key>` lists them, `<key>:<digest of the board>` is each. Nothing that can't be read is
 * lost: it is put aside under `<key>:aside:<its own digest>`, which is never written again.
 */
export interface GameStore<T extends PuzzleTypes> {
  readonly load: (wanted: Wanted<T>) => Session<T> | undefined;
  /** False when the browser would not take it. */
  readonly store: (session: Session<T>) => boolean;
  /** The key of a game: another tab that plays it writes there. */
  readonly keyOf: (session: Session<T>) => string;
}

export function createGameStore<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  key: string,
  storage: GameStorage,
  tell: Told,
  now: () => number = Date.now,
): GameStore<T> {
  const safe = safely(storage, tell);
  const gameKey = (name: string): string => `${key}:${name}`;
  /** Digests of large inputs, such as the words of a crossword, are taken once a game. */
  const known = new WeakMap<Session<T>, Pick<GameEntry, 'name' | 'options'>>();

  /** What can't be played is copied aside before anything is written over it. */
  const putAside = (at: string, source: string, code: StorageTrouble['code'], why: string): boolean => {
    const kept = `${key}:aside:${digestOf(source)}`;
    if (safe.read(kept) !== source && !safe.write(kept, source)) return false;
    tell({ code, key: at, kept, message: why });
    return true;
  };
  /** Texts that found no room aside: their keys are not written to. */
  const untouchable = new Set<string>();

  const restore = (at: string): Session<T> | undefined => {
    const source = safe.read(at);
    if (source === undefined) return undefined;
    const restored = restoreSession(rules, parsed(source));
    const code = restored.ok ? 'damaged-step' : restored.reason;
    const problems = restored.ok ? restored.value.dropped : restored.detail;
    if (problems.length > 0) {
      const why = problems.map(({ message }) => message).join(' ');
      if (!putAside(at, source, code, why)) untouchable.add(at);
    }
    return restored.ok ? restored.value.session : undefined;
  };
  const entries = (): readonly GameEntry[] => {
    const source = safe.read(key);
    if (source === undefined) return [];
    const games = readIndex(source);
    if (games) return games;
    // Either damaged, or a single game as the first version kept it.
    const single = restoreSession(rules, parsed(source));
    if (single.ok) return adoptSingle(single.value.session);
    if (!putAside(key, source, single.reason, single.detail.map(({ message }) => message).join(' ')))
      untouchable.add(key);
    return [];
  };
  const adoptSingle = (session: Session<T>): readonly GameEntry[] => {
    const games = [entryOf(session)];
    if (safe.write(keyOf(session), JSON.stringify(session.save()))) safe.write(key, writeIndex(games));
    return games;
  };
  const namesOf = (session: Session<T>): Pick<GameEntry, 'name' | 'options'> => {
    const before = known.get(session);
    if (before) return before;
    const options = session.options === undefined ? undefined : digestOfOptions(session.options);
    const names = {
      name: digestOf(session.history()[0]!.puzzle),
      ...(options === undefined ? {} : { options }),
    };
    known.set(session, names);
    return names;
  };
  /** As decoding leaves them: the same whether they come from the props or from a save. */
  const digestOfOptions = (options: T['options']): string | undefined => {
    const decoded = rules.codec.options(options);
    return decoded.ok ? digestOf(decoded.value) : undefined;
  };
  const keyOf = (session: Session<T>): string => gameKey(namesOf(session).name);
  const entryOf = (session: Session<T>): GameEntry => ({
    ...namesOf(session),
    puzzle: rules.id,
    ...(session.seed === undefined ? {} : { seed: session.seed }),
    solved: session.getSnapshot().status === 'solved',
    at: now(),
  });

  return {
    keyOf,
    load({ puzzle, options, seed }) {
      if (puzzle !== undefined) return restore(gameKey(digestOf(puzzle)));
      const wanted = options === undefined ? undefined : digestOfOptions(options);
      if (options !== undefined && wanted === undefined) return undefined;
      const isWanted = (entry: GameEntry): boolean =>
        entry.puzzle === rules.id &&
        (seed === undefined || entry.seed === String(seed)) &&
        (wanted === undefined || entry.options === undefined || entry.options === wanted);
      const found = entries().find(isWanted);
      return found && restore(gameKey(found.name));
    },
    store(session) {
      const at = keyOf(session);
      if (untouchable.has(at) || untouchable.has(key)) return false;
      if (!safe.write(at, JSON.stringify(session.save()))) return false;
      const before = entries();
      const entry = entryOf(session);
      const [first] = before;
      if (first?.name === entry.name && first.solved === entry.solved) return true;
      const { games, gone } = withGame(before, entry);
      if (!safe.write(key, writeIndex(games))) return false;
      for (const { name } of gone) safe.remove(gameKey(name));
      return true;
    },
  };
}

function digestOf(content: Json): string {
  return digest(content).slice(0, 16);
}

/** Undefined where it is no JSON; a restore tells that like any other damage. */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
