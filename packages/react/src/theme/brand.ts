import { decoder, number, oneOf, optional, record, text, type Problem } from '@kumiki/core';

export type ThemeScheme = 'light' | 'dark';

/** What a brand gives: at most nine things. Colours are any opaque CSS colour: `#1a5fb4`, `oklch(45% 0.14 265)`, `teal`. */
export type Brand = {
  /** The colour of the brand: buttons, the cursor, the frames of answers. */
  readonly accent: string;
  /** What the boards stand on, and their text. */
  readonly surface: string;
  readonly ink: string;
  readonly success?: string;
  readonly danger?: string;
  /** Corners in px, 0 … 32; 8 unless told. */
  readonly radius?: number;
  /** A CSS list of fonts. */
  readonly font?: string;
  /** As bright as `surface` is unless told; the other scheme is derived from the same colours. */
  readonly scheme?: ThemeScheme;
  /** AA (text 4.5, marks 3) unless told; AAA wants 7 and 4.5. */
  readonly contrast?: 'AA' | 'AAA';
};

const decode = decoder(
  record({
    accent: text(100),
    surface: text(100),
    ink: text(100),
    success: optional(text(100)),
    danger: optional(text(100)),
    radius: optional(number(0, 32)),
    font: optional(text(400)),
    scheme: optional(oneOf('light', 'dark')),
    contrast: optional(oneOf('AA', 'AAA')),
  }),
  ({ font }) => (font === undefined ? [] : fontProblems(font)),
);

/** The brand as plain values, or what is wrong with it. Nothing that could end a declaration comes through. */
export function readBrand(input: unknown): { readonly ok: true; readonly value: Brand } | BadBrand {
  const decoded = decode(input);
  return decoded.ok ? { ok: true, value: decoded.value } : { ok: false, problems: decoded.detail };
}
export interface BadBrand {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** Names of fonts, quoted or not, in any script, with commas between them. */
const FONTS = /^(?:"[^"\\;{}<>()\n]*"|'[^'\\;{}<>()\n]*'|[\p{L}\p{N} _-]|,)+$/u;

function fontProblems(font: string): Problem[] {
  if (FONTS.test(font) && font.trim() !== '') return [];
  const message = `font: got ${JSON.stringify(font.slice(0, 60))}; names of fonts with commas between them are wanted, quoted where they have other signs than letters, digits, spaces and hyphens.`;
  return [{ path: 'font', code: 'font', message }];
}
