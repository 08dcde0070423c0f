import { freeTiles } from './free.ts';
import type { Cell } from './types.ts';

/** Can all these tiles be taken, two free ones at a time, whatever lies on them? By trying everything. */
export function peelable(
  cells: readonly Cell[],
  alive: Uint8Array = new Uint8Array(cells.length).fill(1),
  seen = new Set<string>(),
): boolean {
  if (!alive.includes(1)) return true;
  if (seen.has(String(alive))) return false;
  seen.add(String(alive));
  const free = freeTiles(cells, alive);
  return free.some((a) =>
    free.some(
      (b) =>
        a < b &&
        peelable(
          cells,
          alive.map((one, tile) => (tile === a || tile === b ? 0 : one)),
          seen,
        ),
    ),
  );
}
