/** Where a path's origin goes, after it is scaled and turned. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** @default 1 */
  readonly scale?: number;
  /** Degrees, clockwise. @default 0 */
  readonly turn?: number;
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/**
 * Moves a path, in numbers: a face needs no `transform`, so its coordinates stay box units.
 * `path` may hold only absolute commands that take points (M L Q C Z), each point written `x y`.
 */
export function place(path: string, { x, y, scale = 1, turn = 0 }: Placement): string {
  const cos = scale * Math.cos((turn * Math.PI) / 180);
  const sin = scale * Math.sin((turn * Math.PI) / 180);
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const [u, v] = [Number(px), Number(py)];
    return `${toTenths(x + u * cos - v * sin)} ${toTenths(y + u * sin + v * cos)}`;
  });
}

/** One copy of a path for each of `turns`, in degrees, about the same point. */
export function placeTurned(path: string, turns: readonly number[], at: Placement): string {
  return turns.map((turn) => place(path, { ...at, turn })).join('');
}

/** `count` copies of a path, turned evenly about a point. */
export function placeAround(path: string, count: number, at: Placement): string {
  return placeTurned(
    path,
    Array.from({ length: count }, (_, i) => (360 / count) * i),
    at,
  );
}
