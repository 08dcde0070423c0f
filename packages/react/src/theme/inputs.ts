import type { Problem } from '@kumiki/core';
import type { Brand, ThemeScheme } from './brand.ts';
import { readColour, type Colour } from './colour.ts';
import type { Inputs } from './derive.ts';

type Read =
  | { readonly ok: true; readonly value: Inputs }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const GREEN: Colour = { l: 0.45, c: 0.11, h: 155 };
const RED: Colour = { l: 0.48, c: 0.17, h: 27 };

/** The scheme that a surface and an ink make by themselves. */
export function ownScheme(surface: Colour, ink: Colour): ThemeScheme {
  return surface.l >= ink.l ? 'light' : 'dark';
}

/** The colours of a brand in the scheme that it asks for, or which of them are none. */
export function inputsOf(brand: Brand): Read {
  const problems: Problem[] = [];
  const colour = (field: 'accent' | 'surface' | 'ink' | 'success' | 'danger', fallback: Colour): Colour => {
    const text = brand[field];
    if (text === undefined) return fallback;
    const found = readColour(text);
    if (found) return found;
    const message = `${field}: got ${JSON.stringify(text.slice(0, 60))}; an opaque CSS colour is wanted, such as #1a5fb4.`;
    problems.push({ path: field, code: 'colour', message });
    return fallback;
  };
  const [surface, ink] = [colour('surface', GREEN), colour('ink', GREEN)];
  const own = ownScheme(surface, ink);
  const scheme = brand.scheme ?? own;
  const turned = scheme !== own;
  const glow = (given: Colour): Colour =>
    scheme === 'dark' && given.l < 0.7 ? { ...given, l: 0.78, c: Math.min(given.c, 0.16) } : given;
  const value: Inputs = {
    accent: glow(colour('accent', GREEN)),
    success: glow(colour('success', GREEN)),
    danger: glow(colour('danger', RED)),
    // The other scheme of the same brand: its hues, ink for paper and paper for ink.
    surface: turned ? ground(scheme, surface) : surface,
    ink: turned ? words(scheme, ink) : ink,
    scheme,
    level: brand.contrast ?? 'AA',
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function ground(scheme: ThemeScheme, { c, h }: Colour): Colour {
  return scheme === 'dark' ? { l: 0.2, c: Math.min(c, 0.02), h } : { l: 0.98, c: Math.min(c, 0.015), h };
}
function words(scheme: ThemeScheme, { c, h }: Colour): Colour {
  return scheme === 'dark' ? { l: 0.93, c: Math.min(c, 0.02), h } : { l: 0.22, c: Math.min(c, 0.04), h };
}
