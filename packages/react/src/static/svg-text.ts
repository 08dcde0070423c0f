import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TokenName } from '../theme/tokens.ts';
import { classPaints, type Paints } from './class-paints.ts';

export interface SvgColours {
  /** The colour of a token, as any reader of SVG knows it, with its opacity apart. */
  readonly colour: (token: TokenName) => { readonly hex: string; readonly alpha: number };
  readonly font: string;
  /** Pixels a unit. */
  readonly scale: number;
}

/**
 * Elements of a drawing as SVG text: tags, attributes and functions without hooks, nothing else. Classes become the
 * attributes they mean, since mail and image readers know no sheet.
 */
export function svgText(node: ReactNode, colours: SvgColours): string {
  const write = (child: ReactNode, paper: TokenName): string => {
    if (child === null || child === undefined || typeof child === 'boolean') return '';
    if (typeof child === 'string' || typeof child === 'number') return escaped(String(child));
    if (Array.isArray(child)) return child.map((one: ReactNode) => write(one, paper)).join('');
    if (!isValidElement(child)) return '';
    const { type, props } = child as ReactElement<Props>;
    if (type === Fragment) return write(props.children, paper);
    if (typeof type === 'function') return write((type as (props: object) => ReactNode)(props), paper);
    const under = paperUnder(props, paper);
    const inner = write(props.children, under);
    const tag = type;
    const attributes = [...given(props), ...painted(props, colours, under)]
      .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
      .join('');
    return inner === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inner}</${tag}>`;
  };
  return write(node, 'ts-face');
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode; readonly className?: string };
type Attribute = readonly [name: string, value: string | number];

/** What a tile is made of, on it and in the cuts of its drawing. */
function paperUnder({ className, ...props }: Props, paper: TokenName): TokenName {
  if (className !== 'kumiki-ts-tile') return paper;
  return props['data-free'] === true ? 'ts-face' : 'ts-face-blocked';
}

const spelled: Readonly<Record<string, string>> = { strokeWidth: 'stroke-width', fontSize: 'font-size' };

/** Geometry and paints of its own, and pictures that are all there; what only the page needs (classes, data) is left out. */
function given(props: Props): Attribute[] {
  return Object.entries(props).flatMap(([name, value]): Attribute[] =>
    (typeof value === 'string' || typeof value === 'number') && !/^(?:className|data-|aria-|children$)/.test(name)
      ? [[spelled[name] ?? name, typeof value === 'number' ? rounded(value) : value]]
      : [],
  );
}

function painted({ className, ...props }: Props, { colour, font, scale }: SvgColours, paper: TokenName): Attribute[] {
  const paints: Paints | undefined = className === undefined ? undefined : classPaints[className];
  if (!paints) return [];
  const made = className!.endsWith('-paper') || className!.endsWith('-paper-line') || className === 'kumiki-ts-face';
  const token = (name: TokenName): TokenName => (made && name === 'ts-face' ? paper : name);
  const of = (what: 'fill' | 'stroke', value: string | undefined): Attribute[] => {
    if (value === undefined || props[what] !== undefined) return [];
    if (value === 'none' || value.startsWith('#')) return [[what, value]];
    const { hex, alpha } = colour(token(value as TokenName));
    return alpha < 1
      ? [
          [what, hex],
          [`${what}-opacity`, rounded(alpha)],
        ]
      : [[what, hex]];
  };
  const { width, round, opacity, font: type } = paints;
  return [
    ...of('fill', paints.fill),
    ...of('stroke', paints.stroke),
    ...(width ? [['stroke-width', rounded('units' in width ? width.units : width.pixels / scale)] as const] : []),
    ...(round
      ? ([
          ['stroke-linecap', 'round'],
          ['stroke-linejoin', 'round'],
        ] as const)
      : []),
    ...(opacity === undefined ? [] : [['opacity', opacity] as const]),
    ...(type
      ? ([
          ['font-family', font],
          ['font-weight', type.weight ?? 400],
          ['text-anchor', type.anchor],
          ['dominant-baseline', type.anchor === 'middle' ? 'central' : 'alphabetic'],
          ...(type.size === undefined ? [] : [['font-size', type.size] as const]),
        ] as const)
      : []),
  ];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text and attribute values; what XML has no way to write is left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => named[character]!)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
