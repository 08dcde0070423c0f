import { contrast, hexOf, mix, seek, type Colour } from './colour.ts';
import { pairs, required } from './pairs.ts';
import type { ThemeScheme } from './brand.ts';
import type { TokenName } from './tokens.ts';

/** The colours a theme is made from, all of one scheme. */
export interface Inputs {
  readonly accent: Colour;
  readonly surface: Colour;
  readonly ink: Colour;
  readonly success: Colour;
  readonly danger: Colour;
  readonly scheme: ThemeScheme;
  readonly level: 'AA' | 'AAA';
}
/** A colour that has no lightness in which it can be told from what it stands on. */
export interface Unreachable {
  readonly token: TokenName;
  readonly against: readonly TokenName[];
}
export type Colours = Partial<Record<TokenName, string>>;

/**
 * All colours of a theme. What lies behind comes first, by recipe, and gives way where the ink could not be read on it;
 * what stands in front keeps its hue and moves in lightness alone, no further than its pairs ask for.
 */
export function derive(inputs: Inputs): { readonly colours: Colours; readonly unreachable: readonly Unreachable[] } {
  const { accent, surface, ink, success, danger, scheme, level } = inputs;
  const isDark = scheme === 'dark';
  const ratios = required[level];
  const colours: Colours = {};
  const unreachable: Unreachable[] = [];

  /** Behind text: on the way from the safe colour as far as the ink can still be read. */
  const behind = (name: TokenName, wanted: Colour, safe: Colour, text: Colour): Colour => {
    const words = hexOf(text);
    for (let share = 1; share > 0; share -= 0.05) {
      const colour = mix(safe, wanted, share);
      if (contrast(words, hexOf(colour)) < ratios.text) continue;
      colours[name] = hexOf(colour);
      return colour;
    }
    colours[name] = hexOf(safe);
    return safe;
  };
  /** In front: as its pairs with what is there already want it. */
  const inFront = (name: TokenName, wanted: Colour): void => {
    const against = pairs.filter(({ front, back }) => front === name && colours[back] !== undefined);
    const kinds = ['text', 'mark'] as const;
    let colour: Colour | undefined = wanted;
    // Text first, which is the harder: what reaches that reaches the other on most backs.
    for (const kind of kinds) {
      const backs = against.filter((pair) => pair.kind === kind || kind === 'mark').map(({ back }) => colours[back]!);
      if (colour) colour = seek(colour, kind === 'text' ? textBacks(against) : backs, ratios[kind]);
    }
    if (!colour) unreachable.push({ token: name, against: against.map(({ back }) => back) });
    colours[name] = hexOf(colour ?? wanted);
  };
  const textBacks = (against: typeof pairs): string[] =>
    against.filter(({ kind }) => kind === 'text').map(({ back }) => colours[back]!);
  const lighter = (colour: Colour, by: number): Colour => ({ ...colour, l: Math.min(1, colour.l + by) });

  const paper = isDark ? lighter(surface, 0.07) : lighter({ ...surface, c: surface.c / 2 }, 0.02);
  colours['surface'] = hexOf(surface);
  const raised = behind('raised', isDark ? lighter(surface, 0.06) : paper, surface, ink);
  const cells = behind('cw-paper', paper, surface, ink);
  behind('cw-given', mix(surface, cells, isDark ? 0.4 : -0.8), cells, ink);
  behind('cw-related', mix(cells, accent, isDark ? 0.22 : 0.1), cells, ink);
  behind('cw-hint-tint', mix(cells, success, isDark ? 0.25 : 0.14), cells, ink);
  colours['ng-paper'] = hexOf(cells);
  behind('ng-active', mix(mix(surface, cells, 0.5), accent, isDark ? 0.22 : 0.1), surface, ink);
  behind('ng-wrong-tint', mix(cells, danger, isDark ? 0.25 : 0.12), cells, ink);
  behind('ng-hint-tint', mix(cells, success, isDark ? 0.28 : 0.18), cells, ink);
  colours['ring-gap'] = hexOf(isDark ? mix(surface, { l: 0, c: 0, h: 0 }, 0.3) : cells);

  colours['surface-fg'] = hexOf(ink);
  for (const name of ['cw-ink', 'ng-clue', 'ng-ink'] as const) inFront(name, ink);
  inFront('muted-fg', mix(ink, surface, 0.35));
  deriveAccent(inputs, colours, unreachable);
  inFront('ring', accent);
  inFront('success', success);
  inFront('danger', danger);
  colours['line'] = hexOf(mix(surface, ink, 0.14));
  inFront('line-strong', mix(raised, ink, 0.45));
  inFront('cw-line', mix(surface, ink, 0.5));
  inFront('cw-frame', accent);
  inFront('cw-cursor', accent);
  inFront('cw-revealed', mix(ink, surface, 0.3));
  inFront('cw-hint', success);
  inFront('ng-cross', mix(cells, ink, 0.5));
  colours['ng-line'] = hexOf(mix(cells, ink, 0.14));
  inFront('ng-line-strong', mix(cells, ink, 0.45));
  inFront('ng-frame', mix(cells, ink, 0.65));
  inFront('ng-clue-done', mix(ink, surface, 0.38));
  inFront('ng-wrong', danger);
  inFront('ng-hint', success);
  deriveTiles(inputs, colours, inFront);
  return { colours, unreachable };
}

/** The accent carries text, and is seen on the surface: both at once, as near to the brand's as can be. */
function deriveAccent({ accent, surface, level }: Inputs, colours: Colours, unreachable: Unreachable[]): void {
  const ratios = required[level];
  const words = [
    { l: 0.99, c: 0.004, h: accent.h },
    { l: 0.18, c: 0.02, h: accent.h },
  ].map(hexOf);
  let best: { readonly colour: Colour; readonly text: string } | undefined;
  for (const text of words) {
    // Both wants in one search: contrast with the text is scaled to the other's measure.
    const seen = seek(accent, [text], ratios.text);
    const both = seen && seekBoth(seen, text, ratios.text, hexOf(surface), ratios.mark);
    if (!both) continue;
    if (!best || Math.abs(both.l - accent.l) < Math.abs(best.colour.l - accent.l)) best = { colour: both, text };
  }
  if (!best) unreachable.push({ token: 'accent', against: ['surface', 'accent-fg'] });
  colours['accent'] = hexOf(best?.colour ?? accent);
  colours['accent-fg'] = best?.text ?? words[0]!;
}

function seekBoth(from: Colour, text: string, textRatio: number, back: string, markRatio: number): Colour | undefined {
  for (let away = 0; away <= 500; away += 1) {
    for (const step of [-away, away]) {
      const candidate = { ...from, l: from.l + step / 500 };
      if (candidate.l < 0 || candidate.l > 1) continue;
      const hex = hexOf(candidate);
      if (contrast(hex, text) >= textRatio && contrast(hex, back) >= markRatio) return candidate;
    }
  }
  return undefined;
}

/** Tiles are pale in both schemes, as real ones are; they take the surface's hue, and their suits the brand's. */
function deriveTiles(
  { accent, surface, ink, success, danger, scheme }: Inputs,
  colours: Colours,
  inFront: (name: TokenName, wanted: Colour) => void,
): void {
  const isDark = scheme === 'dark';
  const face = { l: isDark ? 0.89 : 0.975, c: Math.min(0.03, Math.max(surface.c, 0.008)), h: surface.h };
  const darker = (by: number, chroma = face.c): Colour => ({ ...face, l: face.l - by, c: chroma });
  const tint = (to: Colour): Colour => mix(face, { ...to, l: 0.75 }, 0.22);
  colours['ts-face'] = hexOf(face);
  colours['ts-face-blocked'] = hexOf(darker(isDark ? 0.1 : 0.085));
  colours['ts-face-hover'] = hexOf(darker(-0.02));
  colours['ts-side'] = hexOf(darker(isDark ? 0.25 : 0.175, face.c + 0.015));
  colours['ts-side-dark'] = hexOf(darker(isDark ? 0.38 : 0.295, face.c + 0.02));
  colours['ts-selected'] = hexOf(tint(accent));
  colours['ts-hinted'] = hexOf(tint(success));
  colours['ts-ring-gap'] = hexOf(darker(-0.025));
  inFront('ts-edge', darker(isDark ? 0.59 : 0.395, 0.03));
  inFront('ts-ink', { l: 0.24, c: Math.min(ink.c, 0.03), h: ink.h });
  inFront('ts-selected-ring', { ...accent, l: Math.min(accent.l, 0.5) });
  inFront('ts-hint', { ...success, l: Math.min(success.l, 0.5) });
  inFront('ts-conflict', { ...danger, l: Math.min(danger.l, 0.5) });
  inFront('ts-suit-a', { ...accent, l: Math.min(accent.l, 0.45) });
  inFront('ts-suit-b', { ...success, l: Math.min(success.l, 0.45) });
  inFront('ts-suit-c', { ...danger, l: Math.min(danger.l, 0.5) });
}
