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
const toOklab = converter('oklab');

/** A colour in OKLCH: lightness 0 … 1, chroma, hue in degrees. */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** What a CSS colour means, without its opacity; undefined when it is no colour that a theme can be made from. */
export function readColour(text: string): Colour | undefined {
  const parsed = parse(text);
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  return [l, c, h].every(Number.isFinite) ? { l, c, h } : undefined;
}

/** As it comes to the screen: within sRGB by less chroma, in eight bits a channel. */
export function hexOf({ l, c, h }: Colour): string {
  const inside = clampChroma({ mode: 'oklch', l: Math.max(0, Math.min(1, l)), c, h } satisfies Oklch, 'oklch');
  return formatHex(inside);
}

/** The contrast of two colours as they come to the screen, 1 … 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [wcagLuminance(a), wcagLuminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
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
  const reaches = (candidate: Colour): boolean => {
    const hex = hexOf(candidate);
    return against.every((other) => contrast(hex, other) >= ratio);
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
