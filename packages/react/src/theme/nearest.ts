import { distance, hexOf, readColour, type Colour } from './colour.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** From far to near: the last is one step of one channel. */
const STRIDES = [32, 16, 8, 4, 2, 1] as const;
const REACH = [-2, -1, 0, 1, 2] as const;
const AROUND: readonly Rgb[] = REACH.flatMap((red) =>
  REACH.flatMap((green) => REACH.map((blue): Rgb => [red, green, blue])),
);
/** Steps of lightness in which a first possible colour is looked for, upwards and downwards. */
const STEPS = 50;
/** Degrees of hue: from one side alone a search can end in a corner of what a screen can show. */
const TURNS = [-90, -30, 30, 90] as const;
/** More moves than the strides leave room for: 256 / 32 of the first, and a few of each after it. */
const MOST_MOVES = 100;

/**
 * Of the colours of a screen that are possible the one that is nearest in OKLCH, whatever it gives up: lightness, chroma
 * or hue. Undefined when none was found on the ways to black and white. Searched from a dozen sides, to within what
 * nobody sees; `isPossible` is asked some hundred times.
 */
export function nearest(wanted: Colour, isPossible: (hex: string) => boolean): string | undefined {
  const starts = [wanted, { ...wanted, c: 0 }, ...TURNS.map((turn) => ({ ...wanted, h: wanted.h + turn }))];
  const ends = starts.flatMap((start) =>
    [-1, 1].flatMap((way) => {
      const first = firstPossible(start, way, isPossible);
      return first === undefined ? [] : [approach(wanted, first, isPossible)];
    }),
  );
  return ends.toSorted((a, b) => away(wanted, a) - away(wanted, b))[0];
}

function firstPossible(start: Colour, way: number, isPossible: (hex: string) => boolean): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    const l = start.l + (way * step) / STEPS;
    if (l < -1 / STEPS || l > 1 + 1 / STEPS) return undefined;
    const hex = hexOf({ ...start, l });
    if (isPossible(hex)) return hex;
  }
  return undefined;
}

/** Goes from a possible colour to nearer ones, until none around it is. */
function approach(wanted: Colour, from: string, isPossible: (hex: string) => boolean): string {
  let best = from;
  let moves = 0;
  for (const stride of STRIDES) {
    for (let next: string | undefined = best; next !== undefined && moves < MOST_MOVES; moves += 1) {
      best = next;
      const limit = away(wanted, best);
      next = neighbours(best, stride)
        .map((hex) => ({ hex, at: away(wanted, hex) }))
        .filter(({ at }) => at < limit)
        .toSorted((a, b) => a.at - b.at)
        .find(({ hex }) => isPossible(hex))?.hex;
    }
  }
  return best;
}

const away = (wanted: Colour, hex: string): number => distance(wanted, readColour(hex)!);

function neighbours(hex: string, stride: number): string[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const around = AROUND.map((offset) => channels.map((channel, at) => channel + offset[at]! * stride));
  return around.filter((rgb) => rgb.every((channel) => channel >= 0 && channel <= 255)).map(hexOfRgb);
}

const hexOfRgb = (rgb: readonly number[]): string =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
