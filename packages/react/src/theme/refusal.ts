import type { Brand } from './brand.ts';
import { contrast, hexOf, readColour, type Colour } from './colour.ts';
import { inputsOf, ownScheme } from './inputs.ts';
import { nearest } from './nearest.ts';
import { readableColours, type Fault } from './readable.ts';
import type { TokenName } from './tokens.ts';

/** Why no theme can be made of the colours of a brand, with the nearest of which one can. */
export type ImpossibleBrand =
  /** Text and ground are too near to one another: their contrast, and the nearest ink that does. */
  | {
      readonly code: 'unreadable';
      readonly ratio: number;
      readonly required: number;
      readonly nearest: { readonly ink: string };
    }
  /**
   * On this surface no ink does, or some tokens have no lightness that would: the nearest surface; and the nearest ink on
   * it, where the given one can't be read on any.
   */
  | {
      readonly code: 'unreachable';
      readonly tokens: readonly TokenName[];
      readonly nearest: { readonly surface: string; readonly ink?: string };
    };

/** The reason why colours are no theme, and the way out that changes least: distances are those of OKLCH. */
export function refusalOf(brand: Brand, { ratio, required, tokens }: Fault): ImpossibleBrand {
  const [surface, ink] = [readColour(brand.surface)!, readColour(brand.ink)!];
  const side = ownScheme(surface, ink);
  const canBeRead = (words: string, ground: string): boolean => {
    if (contrast(words, ground) < required) return false;
    // In a scheme that was asked for the theme must be made of these colours, and not be the other side of the brand.
    return brand.scheme === undefined || ownScheme(readColour(ground)!, readColour(words)!) === side;
  };
  const isTheme = (change: Partial<Brand>): boolean => {
    const read = inputsOf({ ...brand, ...change });
    return read.ok && readableColours(read.value).ok;
  };
  /** What can be read is nearly always a theme: the costly question is asked of one colour first. */
  const pick = (
    from: Colour,
    isReadable: (hex: string) => boolean,
    change: (hex: string) => Partial<Brand>,
  ): string | undefined => {
    const near = nearest(from, isReadable);
    if (near === undefined || isTheme(change(near))) return near;
    return nearest(from, (hex) => isReadable(hex) && isTheme(change(hex)));
  };
  const inkOn = (ground: string, change: Partial<Brand> = {}): string | undefined =>
    pick(
      ink,
      (hex) => canBeRead(hex, ground),
      (hex) => ({ ...change, ink: hex }),
    );
  const surfaceUnder = (words: readonly string[], changeInk: boolean): string | undefined => {
    const readable = (ground: string): string | undefined => words.find((word) => canBeRead(word, ground));
    return pick(
      surface,
      (hex) => readable(hex) !== undefined,
      (hex) => (changeInk ? { surface: hex, ink: readable(hex)! } : { surface: hex }),
    );
  };

  const near = ratio < required ? inkOn(hexOf(surface)) : undefined;
  if (near !== undefined) return { code: 'unreadable', ratio, required, nearest: { ink: near } };
  const ground = surfaceUnder([hexOf(ink)], false);
  if (ground !== undefined) return { code: 'unreachable', tokens, nearest: { surface: ground } };
  const other = surfaceUnder(['#000000', '#ffffff'], true) ?? '#ffffff';
  return {
    code: 'unreachable',
    tokens,
    nearest: { surface: other, ink: inkOn(other, { surface: other }) ?? '#000000' },
  };
}
