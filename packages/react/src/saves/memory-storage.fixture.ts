import type { GameStorage } from './storage.ts';

/** A storage whose room can run out, that can be switched off, and that two pages can share. */
export interface MemoryStorage extends GameStorage {
  readonly entries: Map<string, string>;
  /** Characters it takes in all. */
  room: number;
  off: boolean;
  /** The same storage as another page sees it: each hears of the other's writing. */
  readonly another: () => MemoryStorage;
}

export function memoryStorage(
  entries = new Map<string, string>(),
  pages: Set<{ hear?: (key: string | null) => void }> = new Set(),
): MemoryStorage {
  const page: { hear?: (key: string | null) => void } = {};
  pages.add(page);
  const tell = (key: string): void => {
    for (const other of pages) if (other !== page) other.hear?.(key);
  };
  const self: MemoryStorage = {
    entries,
    room: Number.POSITIVE_INFINITY,
    off: false,
    another: () => memoryStorage(entries, pages),
    getItem(key) {
      if (self.off) throw new DOMException('The operation is insecure.', 'SecurityError');
      return entries.get(key) ?? null;
    },
    setItem(key, text) {
      if (self.off) throw new DOMException('The operation is insecure.', 'SecurityError');
      const others = [...entries].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
      if (others + text.length > self.room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, text);
      tell(key);
    },
    removeItem(key) {
      entries.delete(key);
      tell(key);
    },
    subscribe(listener) {
      page.hear = listener;
      return () => void delete page.hear;
    },
  };
  return self;
}
