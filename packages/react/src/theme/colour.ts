import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as teach,
  wcagLuminance,
  type Oklch,
} from 'culori/fn';

// The colour library knows only the spaces it was taught; named colours and hex need no space of their own.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) teach(mode as typeof modeRgb);
const toOklch = converter('oklch');
const toRgb = converter('rgb');
const toOklab = converter('oklab');

/** A colour in OKLCH: lightness 0 … 1, chroma, hue in degrees. */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** What a CSS colour means, without its opacity; undefined when it is no colour that a theme can be made from. */
export function readColour(text: string): Colour | undefined {
  const parsed = parseColour(text);
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  return [l, c, h].every(Number.isFinite) ? { l, c, h } : undefined;
}

/** The library's parser throws at some strings that are no colour, such as `/0f`. */
function parseColour(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Half of a step of a channel: so far out of sRGB a colour still rounds to one within. */
const HALF_STEP = 0.5 / 255;

/** As it comes to the screen: within sRGB by less chroma, in eight bits a channel. What was such a colour stays as it was. */
export function hexOf({ l, c, h }: Colour): string {
  const colour = { mode: 'oklch', l: Math.max(0, Math.min(1, l)), c, h } satisfies Oklch;
  const { r, g, b } = toRgb(colour);
  const isShown = [r, g, b].every((channel) => channel >= -HALF_STEP && channel <= 1 + HALF_STEP);
  return formatHex(isShown ? { mode: 'rgb', r, g, b } : clampChroma(colour, 'oklch'));
}

/** The contrast of two colours as they come to the screen, 1 … 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  return ratioOf(wcagLuminance(a), wcagLuminance(b));
}
function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** How far apart two colours are in OKLCH: the straight line through OKLab. From 0.02 on they look different. */
export function distance(a: Colour, b: Colour): number {
  const [p, q] = [toOklab({ mode: 'oklch', ...a }), toOklab({ mode: 'oklch', ...b })];
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/** A colour on the way from one to another, 0 … 1, straight through OKLab. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [p, q] = [toOklab({ mode: 'oklch', ...from }), toOklab({ mode: 'oklch', ...to })];
  const between = (x: number, y: number): number => x + (y - x) * share;
  const {
    l,
    c,
    h = 0,
  } = toOklch({
    mode: 'oklab',
    l: between(p.l, q.l),
    a: between(p.a, q.a),
    b: between(p.b, q.b),
  });
  return { l, c, h };
}
/** Steps in which lightness is searched: two of them are seen by nobody. */
const STEPS = 500;

/**
 * The colour nearest in lightness that reaches a contrast against all of the others; the colour itself when it does.
 * Undefined when no lightness does.
 */
export function seek(colour: Colour, against: readonly string[], ratio: number): Colour | undefined {
  const levels = against.map(wcagLuminance);
  const reaches = (candidate: Colour): boolean => {
    const level = wcagLuminance(hexOf(candidate));
    return levels.every((other) => ratioOf(level, other) >= ratio);
  };
  if (reaches(colour)) return colour;
  const start = Math.round(colour.l * STEPS);
  for (let away = 1; away <= STEPS; away += 1) {
    for (const step of [start - away, start + away]) {
      if (step < 0 || step > STEPS) continue;
      const candidate = { ...colour, l: step / STEPS };
      if (reaches(candidate)) return candidate;
    }
  }
  return undefined;
}

/** Any CSS colour that we write, for readers that know only `#rrggbb`, with its opacity apart. */
export function plainColour(text: string): { readonly hex: string; readonly alpha: number } {
  const parsed = parseColour(text);
  if (!parsed) return { hex: '#000000', alpha: 1 };
  const { l, c, h = 0 } = toOklch(parsed);
  return { hex: hexOf({ l, c, h }), alpha: parsed.alpha ?? 1 };
}
