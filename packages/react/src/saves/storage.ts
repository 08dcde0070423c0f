/**
 * Where games are kept. It has the shape of the Web Storage, so `sessionStorage` is one; each call may throw, as that
 * does when it is full or switched off.
 */
export interface GameStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
  /** Hears of keys that somebody else wrote, as another tab; null when all of them are gone. Returns the call that ends it. */
  readonly subscribe?: (listener: (key: string | null) => void) => () => void;
}

/** `localStorage`, looked up at each call: in some private windows even its name throws. */
export const browserStorage: GameStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  subscribe(listener) {
    const hear = ({ key, storageArea }: StorageEvent): void => {
      if (isLocal(storageArea)) listener(key);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

function isLocal(area: Storage | null): boolean {
  try {
    return area === null || area === localStorage;
  } catch {
    return false;
  }
}

/**
 * Told to `onError('storage', …)`. The game goes on in every case. `full` and `unavailable`: it is not kept, until a
 * later save goes through. Others: what was found could not be played and now lies, untouched, under `kept`.
 */
export interface StorageTrouble {
  readonly code: 'full' | 'unavailable' | 'corrupt' | 'newer-version' | 'wrong-puzzle' | 'damaged-step';
  readonly key: string;
  readonly kept?: string;
  readonly message: string;
}

export type Told = (trouble: StorageTrouble) => void;

/** A storage whose calls never throw: what went wrong is told instead, once until a call goes through again. */
export interface SafeStorage {
  readonly read: (key: string) => string | undefined;
  /** False when it was not taken. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

export function safely(storage: GameStorage, tell: Told): SafeStorage {
  let troubled = false;
  const attempt = <V>(key: string, act: () => V): V | undefined => {
    try {
      const value = act();
      troubled = false;
      return value;
    } catch (error) {
      if (!troubled) tell(troubleOf(key, error));
      troubled = true;
      return undefined;
    }
  };
  return {
    read: (key) => attempt(key, () => storage.getItem(key) ?? undefined),
    write: (key, text) =>
      attempt(key, () => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => attempt(key, () => storage.removeItem(key)),
  };
}

function troubleOf(key: string, error: unknown): StorageTrouble {
  // A DOMException is no Error everywhere.
  const full = /quota/i.test(String((error as { readonly name?: unknown } | null)?.name));
  const message = full
    ? 'The browser has no room left for this game. It goes on, but is lost when the page is closed: free some room.'
    : `The browser keeps nothing here (${String(error)}). The game goes on, but is lost when the page is closed.`;
  return { code: full ? 'full' : 'unavailable', key, message };
}
