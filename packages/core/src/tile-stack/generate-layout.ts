import { createBudget, pay, stopped, type Budget } from '../budget.ts';
import { defaultSteps } from '../limits.ts';
import type { GenerateReason, Job } from '../puzzle.ts';
import type { Random } from '../random.ts';
import { fail, succeed, type Result } from '../result.ts';
import { run } from '../run.ts';
import { capped } from './capped.ts';
import { findPeel } from './find-peel.ts';
import { areApart, orbitOf, type Place, type Symmetry } from './orbits.ts';
import { createTileGrid, type TileGrid } from './tile-grid.ts';
import type { Cell, Layout } from './types.ts';

export type LayoutOptions = {
  /** How many tiles, even, 36 … 288; 144 unless told. */
  readonly tiles?: number;
  /** How many layers, 1 … 8; as many as look well unless told. */
  readonly layers?: number;
  /** `both` unless told. */
  readonly symmetry?: Symmetry;
  /** The most tiles side by side and one below the other, 4 … 32; as it fits unless told. */
  readonly width?: number;
  readonly height?: number;
  /** What the layout is called; `generated` unless told. */
  readonly id?: string;
  readonly name?: string;
};
export type LayoutProposal = { readonly code: 'bad-option' | 'too-small' | 'stopped'; readonly message: string };

const TILES = [36, 288] as const;
const SIDE = [4, 32] as const;
const MOST_LAYERS = 8;
const TRIES = 200;
/** A try of 288 tiles takes up to 3 ms. */
const STEPS_A_TRY = 600;
const STEPS_OF_A_PEEL = 20_000;

/**
 * A layout by chance: blocks of tiles side by side on the floor, in one piece, and smaller ones on them, layer by layer,
 * every tile flat on others; mirrored as wanted. Then single tiles are put on or taken off where it shows least until the
 * number is right. What comes back passes `checkLayout`, without warnings, and can be dealt.
 *
 * The same options and seed give the same layout. About a millisecond; `impossible` where the box is too small for the
 * number, or the options leave no room for the symmetry.
 */
export function generateLayout(
  options: LayoutOptions,
  random: Random,
  budget: Budget = createBudget({ steps: defaultSteps }),
): Result<Layout, GenerateReason, LayoutProposal> {
  const plan = planOf(options);
  if ('message' in plan) return fail('invalid-options', plan);
  return run(propose(plan, random, budget));
}

interface Plan extends Required<Omit<LayoutOptions, 'layers'>> {
  readonly layers: number;
}

function planOf(options: LayoutOptions): Plan | LayoutProposal {
  const { tiles = 144, symmetry = 'both', id = 'generated', name = 'Generated' } = options;
  const { layers = Math.min(MOST_LAYERS, 2 + Math.floor(tiles / 48)) } = options;
  const bad = (message: string): LayoutProposal => ({ code: 'bad-option', message });
  const isWhole = (value: number, [least, most]: readonly [number, number]): boolean =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!isWhole(tiles, TILES) || tiles % 2 === 1)
    return bad(`tiles is ${tiles}; an even number from 36 to 288 is wanted.`);
  if (!isWhole(layers, [1, MOST_LAYERS]))
    return bad(`layers is ${layers}; a number from 1 to ${MOST_LAYERS} is wanted.`);
  if (!['none', 'mirror', 'both'].includes(symmetry))
    return bad(`symmetry is ${symmetry}; none, mirror or both is wanted.`);
  // The floor has room for what it should hold in a box one half wider than high.
  const floor = Math.ceil(tiles * shareOf(0, layers));
  const { width = Math.max(SIDE[0], Math.min(SIDE[1], Math.ceil(Math.sqrt(floor * 2.4)) + 2)) } = options;
  const { height = Math.max(SIDE[0], Math.min(SIDE[1], Math.ceil((floor * 1.6) / width) + 1)) } = options;
  for (const [side, value] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!isWhole(value, SIDE))
      return bad(`${side} is ${value}; a number from ${SIDE[0]} to ${SIDE[1]} tiles is wanted.`);
  }
  if (width * height * layers < tiles) {
    const message = `${layers} layers of ${width} by ${height} have no room for ${tiles} tiles; make one of them larger.`;
    return { code: 'too-small', message };
  }
  return { tiles, layers, symmetry, width, height, id, name };
}

/** What share of the tiles a layer should hold: each less than the one below it. */
function shareOf(z: number, layers: number): number {
  let all = 0;
  for (let n = 0; n < layers; n += 1) all += weightOf(n, layers);
  return weightOf(z, layers) / all;
}
function weightOf(z: number, layers: number): number {
  return (layers - z) * (layers - z) + layers;
}

function* propose(
  plan: Plan,
  random: Random,
  budget: Budget,
): Job<Result<Layout, GenerateReason, LayoutProposal>, never> {
  for (let n = 0; n < TRIES; n += 1) {
    if (!(yield* pay(budget, STEPS_A_TRY, { stage: 'layout' }))) break;
    const cells = tryOnce(plan, random.fork(`try ${n}`));
    if (!cells) continue;
    const alive = new Uint8Array(cells.length).fill(1);
    const found = yield* findPeel(cells, alive, capped(budget, STEPS_OF_A_PEEL));
    if (budget.why !== undefined) break;
    if (Array.isArray(found)) return succeed({ id: plan.id, name: plan.name, cells }, budget.spent);
  }
  if (budget.why !== undefined) {
    return { ...stopped(budget), detail: { code: 'stopped', message: 'The budget ended before a layout was found.' } };
  }
  const message = `In ${TRIES} tries no layout of ${plan.tiles} tiles came out; give it more room, other layers or less symmetry.`;
  return fail('impossible', { code: 'too-small', message }, budget.spent);
}

function tryOnce({ tiles, layers, symmetry, width, height }: Plan, random: Random): Cell[] | undefined {
  const [across, down] = [2 * width, 2 * height];
  const grid = createTileGrid(across, down, layers);
  const build: Build = { grid, across, down, symmetry, random, shifts: [] };
  let wanted = 0;
  for (let z = 0; z < layers; z += 1) {
    const below = build.shifts[z - 1];
    build.shifts.push(below && random.int(3) > 0 ? below : [random.int(2), random.int(2)]);
    wanted += Math.max(2, Math.round(tiles * shareOf(z, layers)));
    layBlocks(build, z, Math.min(wanted, tiles));
  }
  if (!setNumber(build, tiles)) return undefined;
  const cells = grid.cells();
  return cells.at(-1)!.z === layers - 1 ? cornered(cells) : undefined;
}

/** Moved so that it starts at 0, 0. */
function cornered(cells: readonly Cell[]): Cell[] {
  const left = cells.reduce((least, { x }) => Math.min(least, x), Infinity);
  const top = cells.reduce((least, { y }) => Math.min(least, y), Infinity);
  return cells.map(({ x, y, z }) => ({ x: x - left, y: y - top, z }));
}

interface Build {
  readonly grid: TileGrid;
  /** The size of the grid in half units. */
  readonly across: number;
  readonly down: number;
  readonly symmetry: Symmetry;
  readonly random: Random;
  /** By layer: do its columns and rows start at 0 or at 1? A layer that is shifted lies across the one below. */
  readonly shifts: Place[];
}

/** Blocks that did not fit or touch before a layer is left as it is. */
const BLOCKS = 40;

function layBlocks({ grid, across, down, symmetry, random, shifts }: Build, z: number, until: number): void {
  const [shiftX, shiftY] = shifts[z]!;
  for (let n = 0; n < BLOCKS && grid.tiles < until; n += 1) {
    // Long and low, wide, or nearly square.
    const columns = 2 + random.int(n % 3 === 0 ? 7 : 4);
    const rows = n % 3 === 0 ? 1 + random.int(2) : 2 + random.int(3);
    const place = (units: number, many: number, shift: number): number => {
      const room = Math.max(1, Math.floor((units - shift) / 2) - many + 1);
      // Two throws: nearer the middle more often.
      return shift + 2 * Math.floor((random.int(room) + random.int(room)) / 2);
    };
    const left = place(across, columns, shiftX);
    const top = place(down, rows, shiftY);
    const orbits: Place[][] = [];
    let touches = z > 0 || grid.tiles === 0;
    for (let y = top; y < top + 2 * rows; y += 2) {
      for (let x = left; x < left + 2 * columns; x += 2) {
        const orbit = orbitOf(x, y, across, down, symmetry);
        touches ||= grid.tiles > 0 && orbit.some(([atX, atY]) => grid.touching(atX, atY, z) > 0);
        if (areApart(orbit)) orbits.push(orbit);
      }
    }
    // The first block of all has to touch its own reflections.
    if (grid.tiles === 0 && !reachesTheMiddle(orbits, across, down, symmetry)) continue;
    if (!touches) continue;
    for (const orbit of orbits) {
      if (orbit.every(([x, y]) => grid.fits(x, y, z))) for (const [x, y] of orbit) grid.add(x, y, z);
    }
  }
}

function reachesTheMiddle(orbits: readonly Place[][], across: number, down: number, symmetry: Symmetry): boolean {
  const near = (of: 0 | 1, units: number): boolean =>
    orbits.some((orbit) => orbit.some((place) => Math.abs(2 * place[of] + 2 - units) <= 2));
  return symmetry === 'none' || (near(0, across) && (symmetry === 'mirror' || near(1, down)));
}

/** Takes orbits off, or puts some on, until the number is right: the most at home first. False when that does not work. */
function setNumber({ grid, across, down, symmetry, random, shifts }: Build, tiles: number): boolean {
  const orbitsOf = (z: number, takes: (orbit: readonly Place[]) => boolean): Place[][] => {
    const [shiftX, shiftY] = shifts[z]!;
    const found: Place[][] = [];
    for (let y = shiftY; y + 2 <= down; y += 2) {
      for (let x = shiftX; x + 2 <= across; x += 2) {
        const orbit = orbitOf(x, y, across, down, symmetry);
        // Each orbit once: by its first place in reading order.
        if (orbit.some(([atX, atY]) => atY < y || (atY === y && atX < x))) continue;
        if (areApart(orbit) && takes(orbit)) found.push(orbit);
      }
    }
    return found;
  };
  const scored = (
    orbits: readonly Place[][],
    z: number,
  ): { orbit: Place[]; z: number; touching: number; chance: number }[] =>
    orbits.map((orbit) => ({ orbit, z, touching: grid.touching(...orbit[0]!, z), chance: random.int(1 << 20) }));

  while (grid.tiles !== tiles) {
    const missing = tiles - grid.tiles;
    const size = Math.abs(missing);
    const choices = shifts.flatMap((_, z) => {
      const orbits = orbitsOf(z, (orbit) => {
        if (orbit.length > size) return false;
        return missing > 0
          ? orbit.every(([x, y]) => grid.fits(x, y, z) && (z > 0 || grid.touching(x, y, z) > 0))
          : orbit.every(([x, y]) => grid.has(x, y, z) && grid.isTop(x, y, z));
      });
      return scored(orbits, z);
    });
    // On go those that touch most, off those that touch least; large orbits first, so that the small ones are left to
    // make the number.
    const order = choices.toSorted(
      (a, b) =>
        b.orbit.length - a.orbit.length ||
        Math.sign(missing) * (b.touching - a.touching) ||
        b.z - a.z ||
        a.chance - b.chance,
    );
    const change = order.find(({ orbit, z }) => {
      for (const [x, y] of orbit) {
        if (missing > 0) grid.add(x, y, z);
        else grid.remove(x, y, z);
      }
      if (missing > 0 || z > 0 || isInOnePiece(grid, across, down)) return true;
      for (const [x, y] of orbit) grid.add(x, y, z);
      return false;
    });
    if (!change) return false;
  }
  return isInOnePiece(grid, across, down);
}

/** Does the floor hang together, side against side? What lies higher lies on it. */
function isInOnePiece(grid: TileGrid, across: number, down: number): boolean {
  const floor: Place[] = [];
  for (let y = 0; y + 2 <= down; y += 1)
    for (let x = 0; x + 2 <= across; x += 1) if (grid.has(x, y, 0)) floor.push([x, y]);
  const seen = new Set<Place>();
  const waiting = floor.slice(0, 1);
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const [x, y] = place;
    for (const other of floor) {
      const [aside, apart] = [Math.abs(other[0] - x), Math.abs(other[1] - y)];
      if (!seen.has(other) && ((aside === 2 && apart < 2) || (apart === 2 && aside < 2))) waiting.push(other);
    }
  }
  return seen.size === floor.length;
}
