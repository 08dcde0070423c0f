import {
  createSession,
  KumikiError,
  type Hint,
  type Play,
  type PuzzleRules,
  type PuzzleTypes,
  type Result,
  type Session,
} from '@kumiki/core';
import type { Linked, LinkedSeed } from '@kumiki/core/link';
import { loadRunner } from '../runner/late.ts';
import { acquireRunner } from '../runner/pool.ts';
import type { Runner, RunnerOptions } from '../runner/types.ts';
import type { Keeping } from '../saves/index.ts';
import type { GameStorage, StorageTrouble } from '../saves/storage.ts';
import { createAnnouncements } from './announcements.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';
import { createVerdictWatch } from './verdict-watch.ts';
import type { Announcement, MoveDetails, MoveReason, Operation, PuzzleView, SolveSummary } from './view.ts';

export interface PuzzleEvents<T extends PuzzleTypes> {
  readonly onReady?: (session: Session<T>) => void;
  readonly onMove?: (move: Play<T>, details: MoveDetails) => void;
  readonly onSolve?: (summary: SolveSummary) => void;
  readonly onStuck?: () => void;
  /** Every request that was refused or failed; `storage` and a `StorageTrouble` when a game can't be kept or read. */
  readonly onError?: (reason: string, detail: unknown) => void;
}
export interface PuzzleConfig<T extends PuzzleTypes> extends PuzzleEvents<T>, RunnerOptions {
  /** What to generate; the puzzle's defaults unless told. */
  readonly options?: T['options'];
  /** Big inputs that the options name by their digest, as a packed lexicon. Each is sent to the worker once. */
  readonly assets?: readonly Uint8Array[];
  /** A board to play, instead of generating one. */
  readonly puzzle?: T['puzzle'];
  /** Of the first board: the same seed gives the same board everywhere. Chance unless told, and for new games after it. */
  readonly seed?: string | number;
  /** A game of your own: whole control over moves and history. */
  readonly session?: Session<T>;
  /**
   * Keeps games under this key: each board's own, so that yesterday's is still there tomorrow, and the player's best
   * times and days in a row. Loaded after hydration, saved a moment after each move and when the page is left.
   */
  readonly storageKey?: string;
  /** Where they are kept; `localStorage` unless told. */
  readonly storage?: GameStorage;
  /** What `readLink` opened. Keep the object from render to render: another one is another game. */
  readonly linked?: Linked<T> | undefined;
  /** Starts the worker but waits with the board until `generate` is called. */
  readonly preload?: boolean;
  /** Judges each position in the background; `live` says whether it can still be solved. Off unless told. */
  readonly liveVerdict?: boolean;
}
export interface PlayHow {
  readonly group?: string | number;
  readonly reason?: MoveReason;
  readonly event?: Event;
}

/** A game on a page: phases, jobs, events. It knows no React and no puzzle. */
export interface PuzzleController<T extends PuzzleTypes> {
  readonly rules: PuzzleRules<T>;
  readonly getView: () => PuzzleView<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the newest props; new options, seed, board or session start a new game. */
  readonly configure: (config: PuzzleConfig<T>) => void;
  /** Begins to work; the returned call ends it and lets the worker go. */
  readonly mount: () => () => void;
  /** Plays a move unless a listener cancels it or the board is busy. */
  readonly play: (move: Play<T>, how?: PlayHow) => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly restart: () => boolean;
  /** A new game, by chance unless a seed is named; with a session of your own, a new board in it. */
  readonly generate: (options?: T['options'], seed?: string | number) => void;
  readonly reshuffle: () => void;
  /** Goes back to the last position from which the game can still be solved; none of the steps is lost. */
  readonly rewind: () => void;
  /** Stops the clock and hides the board, until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Milliseconds that the game has been played on a visible page, up to now. */
  readonly elapsed: () => number;
  /** Shows a hint; asked again while one is shown, plays it. */
  readonly hint: () => void;
  readonly cancel: () => void;
  /**
   * Another job of the puzzle beside the game: `judge`, `solve`, `own:` and a name. It waits for what is under way, and
   * changes nothing.
   */
  readonly ask: (op: string, args: unknown, signal?: AbortSignal) => Promise<Result<unknown>>;
  /** Does the refused request again. */
  readonly retry: () => void;
  readonly announce: (text: string) => void;
  readonly getAnnouncement: () => Announcement;
  readonly subscribeAnnouncement: (listener: () => void) => () => void;
}

const nothingUnderWay = {
  progress: undefined,
  refusal: undefined,
  busy: undefined,
  hint: undefined,
  live: undefined,
  paused: false,
} as const;

export function createController<T extends PuzzleTypes>(
  rules: PuzzleRules<T>,
  initial: PuzzleConfig<T>,
): PuzzleController<T> {
  const listeners = new Set<() => void>();
  let config = initial;
  let view: PuzzleView<T> = { ...nothingUnderWay, phase: 'idle', session: undefined, records: undefined };
  let runner: Runner | undefined;
  let keeping: Keeping<T> | undefined;
  let opening = false;
  let clock: Stopwatch | undefined;
  let job: AbortController | undefined;
  let leaveSession: (() => void) | undefined;
  let asked: { options: T['options']; seed: string; linked: LinkedSeed<T> | undefined } | undefined;
  let reshuffles = 0;
  /** Boards whose end has been told: undo and redo over it do not tell it again. */
  const solved = new Set<T['puzzle']>();

  const show = (change: Partial<PuzzleView<T>>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const refuse = (op: Operation, reason: string, detail: unknown): void => {
    // An old game goes on when no new one could be made: nothing of the player's is lost.
    const phase = view.session ? 'ready' : 'failed';
    show({ phase, progress: undefined, busy: undefined, refusal: { op, reason, detail } });
    // Before the mount this is a render, which must not be heard of; the mount tells it.
    if (runner) config.onError?.(reason, detail);
  };
  const countTime = (session: Session<T>): void => {
    if (clock) session.count({ elapsed: clock.lap() });
  };

  /** Makes a game the one on the page. Without a mount (on a server) it is only shown. */
  const adopt = (session: Session<T>): void => {
    leaveSession?.();
    leaveSession = undefined;
    show({ ...nothingUnderWay, phase: 'ready', session });
    if (runner) follow(session);
  };
  const follow = (session: Session<T>): void => {
    let { status, state, puzzle } = session.getSnapshot();
    if (status === 'solved') solved.add(puzzle);
    else clock?.start();
    keepFromNow(session);
    look();
    leaveSession = session.subscribe(() => {
      const now = session.getSnapshot();
      const before = status;
      if (now.state !== state && (view.hint || view.refusal)) show({ hint: undefined, refusal: undefined });
      ({ status, state } = now);
      look();
      if (status === 'solved') clock?.stop();
      else if (!view.paused) clock?.start();
      countTime(session);
      keeping?.touch();
      if (status === before) return;
      if (status === 'solved' && !solved.has(now.puzzle)) {
        solved.add(now.puzzle);
        if (keeping) show({ records: keeping.solved(session) });
        config.onSolve?.({ steps: now.step, ...session.meta });
      }
      if (status === 'stuck') config.onStuck?.();
    });
  };

  const keepFromNow = (session: Session<T>): void => {
    if (!keeping) return;
    keeping.follow(session);
    show({ records: keeping.records(session) });
  };

  const jobOf = (op: string, args: unknown) => {
    const { assets } = config;
    return { puzzle: rules.id, op, args, ...(assets ? { assets } : {}) };
  };
  const ask: PuzzleController<T>['ask'] = (op, args, signal) => {
    if (!runner) return Promise.resolve({ ok: false, reason: 'unavailable', detail: undefined, spent: 0 });
    return runner.run(jobOf(op, args), signal ? { signal } : {});
  };
  const watch = createVerdictWatch<T>(
    (args, signal) => ask('judge', args, signal),
    (live) => show({ live }),
  );
  /** Looks at the position again, where that is asked for and nothing else is under way. */
  const look = (): void => {
    const { session, phase, busy } = view;
    if (config.liveVerdict && runner && session && phase === 'ready' && !busy) watch.look(session);
  };
  const endJob = (): void => {
    job?.abort();
    job = undefined;
  };
  /** One job at a time: a new one ends the one before. `then` is not called when it was ended. */
  const perform = (op: Operation, args: unknown, seed: string, then: (result: Result<unknown>) => void): void => {
    endJob();
    if (!runner) return;
    // The person waits for this one.
    watch.stop();
    const mine = new AbortController();
    job = mine;
    const onProgress = (progress: NonNullable<PuzzleView<T>['progress']>): void => show({ progress });
    const request = { ...jobOf(op === 'rewind' ? 'lastSound' : op, args), seed };
    void runner.run(request, { signal: mine.signal, onProgress }).then((result) => {
      if (job !== mine) return;
      job = undefined;
      then(result);
      look();
    });
  };

  const generate: PuzzleController<T>['generate'] = (options = config.options ?? rules.defaults, seed = chance()) =>
    make(options, String(seed));
  const make = (options: T['options'], seed: string, linked?: LinkedSeed<T>): void => {
    const wanted = { options, seed, linked };
    asked = wanted;
    const decoded = rules.codec.options(options);
    if (!decoded.ok) {
      endJob();
      refuse('generate', 'invalid-options', decoded.detail);
      return;
    }
    show({ ...nothingUnderWay, live: view.live, phase: 'generating' });
    perform('generate', options, seed, (result) => {
      if (!result.ok) return refuse('generate', result.reason, result.detail);
      try {
        const puzzle = result.value as T['puzzle'];
        const opened = linked?.open(puzzle);
        if (opened?.ok === false) return refuse('generate', opened.reason, opened.detail);
        if (config.session) {
          config.session.dispatch({ type: 'deal', puzzle });
          adopt(config.session);
        } else adopt(opened?.value.session ?? createSession(rules, puzzle, { options, seed }));
      } catch (error) {
        return refuse('generate', 'crashed', { message: String(error) });
      }
      const { session } = view;
      if (!session) return;
      keeping?.touch();
      config.onReady?.(session);
    });
  };

  const reshuffle = (): void => {
    const { session } = view;
    if (!session || view.phase !== 'ready' || view.busy === 'reshuffle') return;
    const { puzzle, state } = session.getSnapshot();
    show({ busy: 'reshuffle', progress: undefined, refusal: undefined, hint: undefined });
    reshuffles += 1;
    const args = { puzzle, state, ...(session.options === undefined ? {} : { options: session.options }) };
    perform('reshuffle', args, `${session.seed ?? ''} reshuffle ${reshuffles}`, (result) => {
      if (!result.ok) return refuse('reshuffle', result.reason, result.detail);
      show({ busy: undefined, progress: undefined });
      if (session.getSnapshot().state === state) play(result.value as Play<T>, { reason: 'reshuffle' });
    });
  };

  const hint = (): void => {
    const { session } = view;
    if (!session || view.phase !== 'ready' || view.busy) return;
    if (view.hint?.move !== undefined) {
      play(view.hint.move, { reason: 'hint' });
      return;
    }
    const { puzzle, state } = session.getSnapshot();
    show({ busy: 'hint', progress: undefined, refusal: undefined, hint: undefined });
    perform('hint', { puzzle, state }, session.seed ?? '', (result) => {
      if (!result.ok) return refuse('hint', result.reason, result.detail);
      show({ busy: undefined, progress: undefined });
      if (session.getSnapshot().state !== state) return;
      session.count({ hints: 1 });
      show({ hint: result.value as Hint<T> });
    });
  };

  const rewind = (): void => {
    const { session } = view;
    if (!session || view.phase !== 'ready' || view.busy) return;
    const { step: now, state } = session.getSnapshot();
    show({ busy: 'rewind', progress: undefined, refusal: undefined, hint: undefined });
    const history = session.history().slice(0, now + 1);
    perform('rewind', history, session.seed ?? '', (result) => {
      if (!result.ok) return refuse('rewind', result.reason, result.detail);
      show({ busy: undefined, progress: undefined });
      if (session.getSnapshot().state !== state) return;
      const sound = result.value as number;
      if (sound < 0) refuse('rewind', 'none', undefined);
      else session.jump(sound);
    });
  };

  const play: PuzzleController<T>['play'] = (move, how = {}) => {
    const { session } = view;
    if (!session || view.phase !== 'ready' || view.busy === 'reshuffle' || view.paused) return false;
    let cancelled = false;
    const details = { reason: how.reason ?? 'api', event: how.event, cancel: () => void (cancelled = true) };
    config.onMove?.(move, details);
    if (cancelled) return false;
    return session.dispatch(move, how.group === undefined ? {} : { group: how.group });
  };
  const step = (act: (session: Session<T>) => boolean): boolean => {
    const { session } = view;
    return session !== undefined && view.phase === 'ready' && !view.paused && view.busy !== 'reshuffle' && act(session);
  };

  /** The game the props name, if they name one: a session, a board, or a link that carries one. */
  const load = (): void => {
    endJob();
    leaveSession?.();
    leaveSession = undefined;
    show({ ...nothingUnderWay, phase: 'idle', session: undefined });
    if (config.session) return adopt(config.session);
    if (config.linked?.form === 'board') return adopt(config.linked.session);
    if (config.puzzle === undefined) return;
    try {
      const { options, seed } = config;
      adopt(
        createSession(rules, config.puzzle, {
          ...(options === undefined ? {} : { options }),
          ...(seed === undefined ? {} : { seed: String(seed) }),
        }),
      );
    } catch (error) {
      const detail = error instanceof KumikiError ? error.problems : String(error);
      refuse('generate', 'invalid-puzzle', detail);
    }
  };
  /** What was saved of the game that the props ask for; a link that brings moves asks for those. */
  const saved = (): Session<T> | undefined => {
    const { session } = view;
    if (!keeping || config.session || (session && session.getSnapshot().steps > 0)) return undefined;
    if (session) return keeping.load({ puzzle: session.getSnapshot().puzzle });
    const { linked } = config;
    if (linked?.form !== 'seed') return keeping.load(config);
    return linked.steps > 0 ? undefined : keeping.load({ options: linked.options, seed: linked.seed });
  };
  /** On the page, with the game that was saved, the one the props name, or a new one by their seed. */
  const begin = (): void => {
    if (view.refusal) return config.onError?.(view.refusal.reason, view.refusal.detail);
    const before = saved();
    if (before) adopt(before);
    else if (view.session && !leaveSession) follow(view.session);
    else if (view.session) {
      keepFromNow(view.session);
      // Moves that were played while the saves were being loaded.
      if (view.session.getSnapshot().steps > 0) keeping?.touch();
    }
    if (view.session) return config.onReady?.(view.session);
    if (config.preload) return runner?.preload(rules.id);
    const { linked } = config;
    if (linked?.form === 'seed') make(linked.options, linked.seed, linked);
    else generate(config.options, config.seed);
  };
  /** Other options or another seed: that game as it was saved, or a new one while the old stays on the page. */
  const askFor = (): void => {
    // Until the saves are there nothing has begun.
    if (opening) return;
    const before = keeping?.load(config);
    if (!before) return generate(config.options, config.seed);
    endJob();
    adopt(before);
    config.onReady?.(before);
  };
  /** Saves are their own file, loaded where there is a key for them; a game waits for its save, not for the file's fault. */
  const openSaves = async (key: string, mounted: () => boolean): Promise<void> => {
    const tell = (trouble: StorageTrouble): void => config.onError?.('storage', trouble);
    opening = true;
    try {
      const { createKeeping } = await import('../saves/index.ts');
      if (!mounted()) return;
      keeping = createKeeping<T>({
        rules,
        key,
        storage: config.storage,
        tell,
        beforeSave: countTime,
        onElsewhere: (session) => {
          if (config.session || view.phase !== 'ready' || view.busy) return;
          adopt(session);
        },
      });
    } catch (error) {
      tell({ code: 'unavailable', key, message: `The code that keeps games could not be loaded: ${String(error)}` });
    }
    if (!mounted()) return;
    opening = false;
    begin();
  };

  load();
  // A board will be generated at the mount, which is too late to begin to load what does it. On a server there is no mount.
  if (!view.session && !view.refusal && typeof document !== 'undefined') loadRunner();
  return {
    rules,
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    configure(next) {
      const before = config;
      config = next;
      const named = next.session !== undefined || next.puzzle !== undefined || next.linked !== undefined;
      const renamed = next.session !== before.session || next.linked !== before.linked;
      if (renamed || !sameJson(next.puzzle, before.puzzle)) {
        load();
        if (runner && !opening && !view.refusal) begin();
      } else if (runner && !named && (next.seed !== before.seed || !sameJson(next.options, before.options))) {
        askFor();
      }
      if (next.liveVerdict === before.liveVerdict) return;
      if (next.liveVerdict) return look();
      watch.stop();
      show({ live: undefined });
    },
    mount() {
      const acquired = acquireRunner(config);
      ({ runner } = acquired);
      clock = createStopwatch();
      let mounted = true;
      if (config.storageKey === undefined) begin();
      else {
        if (view.session) follow(view.session);
        void openSaves(config.storageKey, () => mounted);
      }
      return () => {
        mounted = false;
        opening = false;
        if (view.session && clock?.peek()) keeping?.touch();
        keeping?.stop();
        keeping = undefined;
        clock?.stop();
        leaveSession?.();
        leaveSession = undefined;
        endJob();
        watch.stop();
        runner = undefined;
        // What was under way begins anew when the component comes back.
        if (view.phase === 'generating') show({ phase: view.session ? 'ready' : 'idle', progress: undefined });
        if (view.busy) show({ busy: undefined, progress: undefined });
        acquired.release();
      };
    },
    play,
    undo: () => step((session) => session.undo()),
    redo: () => step((session) => session.redo()),
    restart: () => step((session) => session.reset()),
    generate,
    reshuffle,
    hint,
    rewind,
    ask,
    cancel() {
      if (!job) return;
      endJob();
      if (!view.session) return refuse('generate', 'cancelled', undefined);
      show({ phase: 'ready', busy: undefined, progress: undefined });
      look();
    },
    retry() {
      if (view.refusal?.op === 'reshuffle') reshuffle();
      else if (view.refusal?.op === 'hint') hint();
      else if (view.refusal?.op === 'rewind') rewind();
      else if (asked) make(asked.options, asked.seed, asked.linked);
      else generate(config.options, config.seed);
    },
    pause() {
      if (!view.session || view.phase !== 'ready' || view.session.getSnapshot().status === 'solved') return;
      clock?.stop();
      show({ paused: true });
    },
    resume() {
      if (!view.paused) return;
      clock?.start();
      show({ paused: false });
    },
    elapsed: () => (view.session?.meta.elapsed ?? 0) + (clock?.peek() ?? 0),
    ...createAnnouncements(),
  };
}

function chance(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('');
}

function sameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
