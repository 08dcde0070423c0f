import { restoreSession, type PuzzleRules, type PuzzleTypes, type Session } from '@kumiki/core';

/** Saves under a key of localStorage. Private windows, full disks and other people's data must not stop a game. */
export interface GameStore<T extends PuzzleTypes> {
  /** The game that was saved, if it can be played on. One that can't is kept under `<key>:corrupt`. */
  load(rules: PuzzleRules<T>): Session<T> | undefined;
  /** False when the browser would not take it. */
  store(session: Session<T>): boolean;
}

export function createGameStore<T extends PuzzleTypes>(key: string): GameStore<T> {
  const write = (at: string, text: string): boolean => {
    try {
      localStorage.setItem(at, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    load(rules) {
      let text: string | null = null;
      try {
        text = localStorage.getItem(key);
        if (text === null) return undefined;
        const restored = restoreSession(rules, JSON.parse(text));
        if (restored.ok) return restored.value.session;
      } catch {
        // Unreadable: kept beside, like any other save that can't be played.
      }
      if (text !== null) write(`${key}:corrupt`, text);
      return undefined;
    },
    store: (session) => write(key, JSON.stringify(session.save())),
  };
}
