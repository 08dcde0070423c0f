/** `mirror`: left and right are alike; `both`: top and bottom too. */
export type Symmetry = 'none' | 'mirror' | 'both';
export type Place = readonly [x: number, y: number];

/** A place and its reflections on a grid of half units, each once. */
export function orbitOf(x: number, y: number, width: number, height: number, symmetry: Symmetry): Place[] {
  const across = width - 2 - x;
  const down = height - 2 - y;
  const places: Place[] = [[x, y]];
  if (symmetry !== 'none' && across !== x) places.push([across, y]);
  if (symmetry === 'both' && down !== y) places.push(...places.map(([at]): Place => [at, down]));
  return places;
}

/** Do these places of one layer, each of 2×2 half units, leave one another room? */
export function areApart(places: readonly Place[]): boolean {
  return places.every(([ax, ay], n) =>
    places.slice(n + 1).every(([bx, by]) => Math.abs(ax - bx) >= 2 || Math.abs(ay - by) >= 2),
  );
}
