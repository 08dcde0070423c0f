import { createTheme, type Brand } from '@kumiki/react/theme';
import { brands } from '../../stories/theming/brands.ts';
import { hexOf, readColour } from '../../packages/react/src/theme/colour.ts';
import { tokens, tokenNames, type Token, type TokenName } from '../../packages/react/src/theme/tokens.ts';

/** The smallest change that anybody would make on purpose, written as a sheet. */
export interface Step {
  readonly what: string;
  readonly sheet: string;
}

/** Where a token is looked for in each scheme; the others of a board are in its usual picture. */
const shownBy: Partial<Record<TokenName, string>> = {
  accent: 'nonogram-SCHEME-360',
  'accent-fg': 'nonogram-SCHEME-360',
  ring: 'crossword-hint-focus-SCHEME',
  'ring-gap': 'crossword-hint-focus-SCHEME',
  'cw-hint': 'crossword-hint-focus-SCHEME',
  'cw-hint-tint': 'crossword-hint-focus-SCHEME',
  'ng-hint': 'nonogram-hint-SCHEME',
  'ng-hint-tint': 'nonogram-hint-SCHEME',
  'ng-active': 'nonogram-check-focus-SCHEME',
  'ng-wrong-tint': 'nonogram-check-focus-SCHEME',
  'ts-hint': 'tile-stack-hint-focus-SCHEME',
  'ts-hinted': 'tile-stack-hint-focus-SCHEME',
  'ts-conflict': 'tile-stack-lost-hover-SCHEME',
  'ts-face-hover': 'tile-stack-lost-hover-SCHEME',
};
/** Pictures are of boards at rest; test/access/motion holds it. */
const notSeen: readonly TokenName[] = ['motion'];

/** Two hundredths of lightness, in the light scheme also of chroma; a tenth of opacity; a pixel; another font. */
function stepsOf(value: string, scheme: 'light' | 'dark'): string[] {
  const colour = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value);
  if (!colour) return value.endsWith('px') ? [`${Number.parseFloat(value) + 1}px`] : ['serif'];
  const [lightness, chroma, hue, alpha] = colour.slice(1).map(Number) as [number, number, number, number];
  if (!Number.isNaN(alpha))
    return [`oklch(${lightness}% ${chroma} ${hue} / ${alpha > 0.5 ? alpha - 0.1 : alpha + 0.1})`];
  const lighter = lightness > 50 ? lightness - 2 : lightness + 2;
  const steps = [`oklch(${lighter}% ${chroma} ${hue})`, `oklch(${lightness}% ${chroma + 0.02} ${hue})`];
  return scheme === 'light' ? steps : steps.slice(0, 1);
}

/** Steps of every token of a scheme, by the picture that has to show them. */
export function stepsOfTokens(scheme: 'light' | 'dark'): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  for (const name of tokenNames.filter((each) => !notSeen.includes(each))) {
    const { board, light, dark = light }: Token = tokens[name];
    const usual = `${board === 'shared' ? 'crossword' : board}-SCHEME-360`;
    const shot = (shownBy[name] ?? usual).replace('SCHEME', scheme);
    const made = stepsOf(scheme === 'light' ? light : dark, scheme).map((value) => ({
      what: `${name}: ${value}`,
      sheet: `:root:root { --kumiki-${name}: ${value} }`,
    }));
    steps.set(shot, [...(steps.get(shot) ?? []), ...made]);
  }
  return steps;
}

/** What a reader's own size of text does is the step of a font size: no token holds one. */
export const largerText: Step = { what: 'text of 17 px', sheet: ':root { font-size: 17px }' };

/** Two hundredths of lightness, and some degrees of hue, of a colour that a brand gives. */
function stepsOfColour(colour: string): string[] {
  const { l, c, h } = readColour(colour)!;
  return [
    { l: l > 0.5 ? l - 0.02 : l + 0.02, c, h },
    { l, c, h: h + 10 },
  ].map(hexOf);
}

/**
 * What the boards of a house are dressed in, and steps of each thing that it gives, by its name. Of a colour there are two:
 * one of them may change nothing, for a theme seeks its own lightness.
 */
export function stepsOfBrand(id: string, scheme: 'light' | 'dark'): readonly [asItIs: Step, ...steps: Step[]] {
  const { brand } = brands.find((each) => each.id === id)!;
  const { accent, surface, ink, radius = 8 } = brand;
  const { success = tokens.success.light, danger = tokens.danger.light } = brand;
  const dress = (what: string, change: Partial<Brand>): Step => {
    const made = createTheme({ ...brand, font: '"Noto Sans JP Variable"', scheme, ...change });
    if (!made.ok) throw new Error(JSON.stringify(made.detail));
    return { what, sheet: made.value.css(`[data-kumiki-theme="${id}"]`) };
  };
  const asItIs = dress('as it is', {});
  const steps = [
    ...Object.entries({ accent, surface, ink, success, danger }).flatMap(([name, colour]) =>
      stepsOfColour(colour).map((value) => dress(name, { [name]: value })),
    ),
    // Of square corners a pixel can't be seen.
    dress('radius', { radius: radius === 0 ? 8 : radius + 1 }),
    dress('font', { font: 'serif' }),
    dress('contrast', { contrast: brand.contrast === 'AAA' ? 'AA' : 'AAA' }),
  ];
  return [asItIs, ...steps];
}
