'use client';
import type { TileStackState } from '@kumiki/core/tile-stack/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Presence {
  /** Tiles that were just taken, with the face they had, until they have left the screen. */
  readonly leaving: ReadonlyMap<number, string>;
  /** Tiles that came back by an undo. */
  readonly returning: ReadonlySet<number>;
  /** Cells to which a reshuffle brought a tile, and the cell it came from. */
  readonly relocated: ReadonlyMap<number, number>;
}
const nobody: Presence = { leaving: new Map(), returning: new Set(), relocated: new Map() };

/** Longer than any of the animations; with reduced motion they are over at once and nothing is left to see. */
const OVER_MS = 400;

/**
 * What is on its way out or back. It lives beside the game's state: a tile that is taken is gone, whatever still flies.
 * A tile that comes back while it leaves simply is there again.
 */
export function usePresence(state: TileStackState | undefined): Presence {
  const [presence, setPresence] = useState(nobody);
  const shown = useRef(state);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (!before || !state || before === state || before.alive.length !== state.alive.length) return;
    const gone = [...before.alive.keys()].filter((tile) => before.alive[tile] === 1 && state.alive[tile] === 0);
    const back = [...before.alive.keys()].filter((tile) => before.alive[tile] === 0 && state.alive[tile] === 1);
    if (gone.length + back.length === 0) return;
    if (before.left === state.left) {
      // As many as before: a reshuffle moved them. Which came from where nobody can tell by their faces.
      setPresence({ ...nobody, relocated: new Map(back.map((to, n) => [to, gone[n]!])) });
      return;
    }
    setPresence(({ leaving }) => {
      const still = new Map([...leaving].filter(([tile]) => state.alive[tile] === 0));
      for (const tile of gone) still.set(tile, before.faces[tile]!);
      return { ...nobody, leaving: still, returning: new Set(back) };
    });
  }, [state]);
  useEffect(() => {
    if (presence === nobody) return undefined;
    const timer = setTimeout(() => setPresence(nobody), OVER_MS);
    return () => clearTimeout(timer);
  }, [presence]);
  return presence;
}
