import type { PuzzleTypes } from '@kumiki/core';
import type { PuzzleController } from './controller.ts';
import type { Announcement } from './view.ts';

type Announcements = Pick<PuzzleController<PuzzleTypes>, 'announce' | 'getAnnouncement' | 'subscribeAnnouncement'>;

/** What is said to listeners, apart from the view: words render the announcer, and not the board. */
export function createAnnouncements(): Announcements {
  const hearers = new Set<() => void>();
  let said: Announcement = { n: 0, text: '' };
  return {
    announce(text) {
      said = { n: said.n + 1, text };
      for (const listener of hearers) listener();
    },
    getAnnouncement: () => said,
    subscribeAnnouncement(listener) {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
  };
}
