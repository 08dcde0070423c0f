import { digest, type PuzzleRules, type PuzzleTypes, type Session } from '@kumiki/core';
import { dailySeed } from '../puzzle/daily-seed.ts';
import { createAutosave } from './autosave.ts';
import { createGameStore, type Wanted } from './game-store.ts';
import { bestOf, readRecords, streakOn, withSolve, type Records } from './records.ts';
import { browserStorage, safely, type GameStorage, type Told } from './storage.ts';

/** The saves of one board on a page: loads, saves by itself, hears of other tabs, counts what the player reached. */
export interface Keeping<T extends PuzzleTypes> {
  readonly load: (wanted: Wanted<T>) => Session<T> | undefined;
  /** From now on this is the game that is saved. */
  readonly follow: (session: Session<T>) => void;
  /** The game that is followed has changed. */
  readonly touch: () => void;
  readonly records: (session: Session<T>) => PlayerRecords;
  /** Counts a solved game. */
  readonly solved: (session: Session<T>) => PlayerRecords;
  /** Saves what is not saved yet, and hears no more. */
  readonly stop: () => void;
}
/** What the player reached, as of today and for the game that is followed. */
export interface PlayerRecords {
  readonly solved: number;
  /** Fewest milliseconds on boards of these options, unaided; undefined before the first. */
  readonly best: number | undefined;
  /** Days in a row that still count today. */
  readonly days: number;
  readonly longest: number;
}

export interface KeepingOptions<T extends PuzzleTypes> {
  readonly rules: PuzzleRules<T>;
  readonly key: string;
  /** `browserStorage` unless told. */
  readonly storage?: GameStorage | undefined;
  readonly tell: Told;
  /** Called before each save: what is counted beside the moves goes in. */
  readonly beforeSave: (session: Session<T>) => void;
  /** Another tab went on with the game that is followed. */
  readonly onElsewhere: (session: Session<T>) => void;
}

export function createKeeping<T extends PuzzleTypes>(options: KeepingOptions<T>): Keeping<T> {
  const { rules, key, storage = browserStorage, tell, beforeSave, onElsewhere } = options;
  const store = createGameStore(rules, key, storage, tell);
  const safe = safely(storage, tell);
  const recordsKey = `${key}:records`;
  let followed: Session<T> | undefined;
  const autosave = createAutosave(() => {
    if (!followed) return;
    beforeSave(followed);
    store.store(followed);
  });
  const unsubscribe = storage.subscribe?.((changed) => {
    if (!followed || changed !== store.keyOf(followed)) return;
    const newer = store.load({ puzzle: followed.history()[0]!.puzzle });
    if (!newer) return;
    autosave.forget();
    onElsewhere(newer);
  });
  const whatOf = ({ options: made, getSnapshot }: Session<T>): string =>
    digest(made ?? getSnapshot().puzzle).slice(0, 16);
  const read = (): Records => readRecords(safe.read(recordsKey));

  return {
    load: store.load,
    follow(session) {
      if (followed !== session) autosave.flush();
      followed = session;
    },
    touch: autosave.touch,
    records: (session) => reached(read(), whatOf(session)),
    solved(session) {
      const { elapsed, hints, reveals } = session.meta;
      const what = whatOf(session);
      const unaided = hints === 0 && reveals === 0;
      const records = withSolve(read(), { what, elapsed, day: dailySeed(), unaided });
      safe.write(recordsKey, JSON.stringify(records));
      return reached(records, what);
    },
    stop() {
      autosave.stop();
      unsubscribe?.();
      followed = undefined;
    },
  };
}

function reached(records: Records, what: string): PlayerRecords {
  const { solved, longest } = records;
  return { solved, longest, best: bestOf(records, what), days: streakOn(records, dailySeed()) };
}
