import { KumikiError } from '../errors.ts';
import type { Play, Position, PuzzleRules, PuzzleTypes, Status } from '../puzzle.ts';
import { createHistory, type History } from './history.ts';
import { createListeners, type Listeners } from './listeners.ts';
import type { Save, SaveMeta } from './save.ts';

/** What a board draws. A new object after every change, the same one in between. */
export interface Snapshot<T extends PuzzleTypes> extends Position<T> {
  readonly status: Status;
  /** Everything filled in, right or not: a board can say "something is wrong" without saying where. */
  readonly complete: boolean;
  readonly step: number;
  readonly steps: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One game: a board, its history, and who wants to hear of changes. Illegal moves change nothing and tell nobody. */
export interface Session<T extends PuzzleTypes> {
  readonly rules: PuzzleRules<T>;
  /** What the board was made from; undefined for an imported one. */
  readonly options: T['options'] | undefined;
  readonly seed: string | undefined;
  readonly meta: SaveMeta;
  readonly getSnapshot: () => Snapshot<T>;
  /** Both return the call that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears only of changes of one key of `rules.changed`, and of new boards. */
  readonly subscribeKey: (key: number, listener: () => void) => () => void;
  /** Plays a move; false when it was illegal. Moves dispatched in a row with the same `group` are one step. */
  readonly dispatch: (move: Play<T>, how?: { readonly group?: string | number }) => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly jump: (step: number) => boolean;
  /** Back to the board as it was last dealt; the steps stay and can be redone. */
  readonly reset: () => boolean;
  /** The positions after each step, the first board included: what `lastSound` and a scrubber read. */
  readonly history: () => readonly Position<T>[];
  readonly save: () => Save<T>;
  /** Adds to the counters that are saved with the game; elapsed time in milliseconds. */
  readonly count: (more: Partial<SaveMeta>) => void;
}

export interface SessionOptions<T extends PuzzleTypes> {
  readonly options?: T['options'];
  readonly seed?: string;
  readonly meta?: SaveMeta;
}

/**
 * Starts a game on a board.
 *
 * @throws KumikiError `bad-puzzle` when the board does not decode. For data from outside, ask `rules.codec.puzzle`
 * first, or use `restoreSession`.
 */
export function createSession<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  puzzle: T['puzzle'],
  options: SessionOptions<T> = {},
): Session<T> {
  const decoded = rules.codec.puzzle(puzzle);
  if (!decoded.ok) {
    throw new KumikiError(
      'bad-puzzle',
      `This is not a board of ${rules.id}, so no game can start on it: ${decoded.detail.map((p) => p.message).join(' ')} ` +
        'Pass the value of a successful generate or read call.',
      decoded.detail,
    );
  }
  const first: Position<T> = { puzzle: decoded.value, state: rules.start(decoded.value) };
  return sessionOf(rules, createHistory(rules, first), options);
}

/** The session over a history that is already there. */
export function sessionOf<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  history: History<T>,
  from: SessionOptions<T>,
): Session<T> {
  const first = history.at(0);
  const listeners = createListeners();
  const keyed = new Map<number, Listeners>();
  let meta: SaveMeta = from.meta ?? { elapsed: 0, hints: 0, reveals: 0 };
  let snapshot: Snapshot<T> | undefined;

  const tell = (before: Position<T>): void => {
    snapshot = undefined;
    const after = history.at();
    const keys = before.puzzle === after.puzzle ? rules.changed(before.state, after.state) : 'all';
    const called = listeners.all();
    if (keys === 'all') for (const list of keyed.values()) called.push(...list.all());
    else for (const key of new Set(keys)) called.push(...(keyed.get(key)?.all() ?? []));
    for (const listener of called) listener();
  };
  const change = (act: () => boolean): boolean => {
    const before = history.at();
    if (!act()) return false;
    tell(before);
    return true;
  };

  return {
    rules,
    options: from.options,
    seed: from.seed,
    get meta() {
      return meta;
    },
    getSnapshot() {
      const at = history.at();
      snapshot ??= {
        ...at,
        status: rules.status(at.state, at.puzzle),
        complete: rules.complete(at.state, at.puzzle),
        step: history.cursor,
        steps: history.length,
        canUndo: history.cursor > 0,
        canRedo: history.cursor < history.length,
      };
      return snapshot;
    },
    subscribe: listeners.add,
    subscribeKey(key, listener) {
      const list = keyed.get(key) ?? createListeners();
      keyed.set(key, list);
      const leave = list.add(listener);
      return () => {
        leave();
        if (list.all().length === 0 && keyed.get(key) === list) keyed.delete(key);
      };
    },
    dispatch: (move, how) => change(() => history.push(move, how?.group)),
    undo: () => change(() => history.go(history.cursor - 1)),
    redo: () => change(() => history.go(history.cursor + 1)),
    jump: (step) => change(() => history.go(step)),
    reset: () => change(() => history.go(history.lastDeal())),
    history: () => [first, ...history.steps.map((step) => step.after)],
    save: () => ({
      format: 1,
      puzzleId: rules.id,
      version: rules.version,
      ...(from.seed === undefined ? {} : { seed: from.seed }),
      ...(from.options === undefined ? {} : { options: from.options }),
      puzzle: first.puzzle,
      steps: history.steps.map((step) => [...step.moves]),
      cursor: history.cursor,
      meta: { ...meta },
    }),
    count(more) {
      meta = {
        elapsed: meta.elapsed + (more.elapsed ?? 0),
        hints: meta.hints + (more.hints ?? 0),
        reveals: meta.reveals + (more.reveals ?? 0),
      };
    },
  };
}
