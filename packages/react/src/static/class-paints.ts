import type { TokenName } from '../theme/tokens.ts';

/** What a class of the sheets means to a drawing that stands alone: its paints by token or as they are, in user units. */
export interface Paints {
  readonly fill?: TokenName | 'none' | `#${string}`;
  readonly stroke?: TokenName | 'none';
  /** In pixels of a board at its own scale, or in units where the sheet says so too. */
  readonly width?: { readonly pixels: number } | { readonly units: number };
  readonly round?: true;
  readonly opacity?: number;
  readonly font?: { readonly size?: number; readonly weight?: number; readonly anchor: 'start' | 'middle' | 'end' };
}

const face = (token: TokenName | 'none'): Paints => ({ fill: token, stroke: 'none' });
const line = (token: TokenName): Paints => ({ fill: 'none', stroke: token, round: true });
const edge = (fill: TokenName): Paints => ({ fill, stroke: 'ts-edge', width: { pixels: 1 } });

/** `paper` of a tile's face is whatever the tile is made of: see `svgText`. */
export const classPaints: Readonly<Record<string, Paints>> = {
  'kumiki-ng-paper': { fill: 'ng-paper', stroke: 'none' },
  'kumiki-ng-lines': { fill: 'none', stroke: 'ng-line', width: { pixels: 1 } },
  'kumiki-ng-fifths': { fill: 'none', stroke: 'ng-line-strong', width: { pixels: 1.5 } },
  'kumiki-ng-frame': { fill: 'none', stroke: 'ng-frame', width: { pixels: 2 } },
  'kumiki-ng-filled': { fill: 'ng-ink', stroke: 'none' },
  'kumiki-ng-crossed': { fill: 'none', stroke: 'ng-cross', width: { units: 0.09 }, round: true },
  'kumiki-ng-painted': { stroke: 'none' },
  'kumiki-ng-chip-edge': { stroke: 'none' },
  'kumiki-ng-pattern': { fill: 'none', width: { pixels: 1.5 }, round: true },
  'kumiki-st-clue': { fill: 'ng-clue', font: { size: 0.56, weight: 500, anchor: 'middle' } },
  'kumiki-st-on-light': { fill: '#000', font: { size: 0.56, weight: 600, anchor: 'middle' } },
  'kumiki-st-on-dark': { fill: '#fff', font: { size: 0.56, weight: 600, anchor: 'middle' } },
  'kumiki-st-cell': { fill: 'cw-paper', stroke: 'cw-line', width: { pixels: 1 } },
  'kumiki-st-given': { fill: 'cw-given', stroke: 'cw-line', width: { pixels: 1 } },
  'kumiki-st-shade': { stroke: 'none', opacity: 0.35 },
  'kumiki-st-answer': { fill: 'none', stroke: 'cw-frame', width: { pixels: 1.5 } },
  'kumiki-st-circle': { fill: 'none', stroke: 'cw-line', width: { pixels: 1.5 } },
  'kumiki-st-bar': { fill: 'none', stroke: 'cw-ink', width: { pixels: 3 } },
  'kumiki-st-number': { fill: 'cw-ink', font: { size: 0.27, weight: 400, anchor: 'start' } },
  'kumiki-st-place': { fill: 'cw-frame', font: { size: 0.23, weight: 700, anchor: 'end' } },
  'kumiki-st-letter': { fill: 'cw-ink', font: { weight: 400, anchor: 'middle' } },
  'kumiki-ts-shadow': face('ts-shadow'),
  'kumiki-ts-side-right': edge('ts-side'),
  'kumiki-ts-side-lower': edge('ts-side-dark'),
  'kumiki-ts-face': edge('ts-face'),
  'kumiki-ts-bevel': { fill: 'none', stroke: 'ts-light', width: { units: 1.5 } },
  'kumiki-ts-word': { fill: 'ts-ink', font: { size: 22, weight: 600, anchor: 'middle' } },
  'kumiki-face-a': face('ts-suit-a'),
  'kumiki-face-b': face('ts-suit-b'),
  'kumiki-face-c': face('ts-suit-c'),
  'kumiki-face-ink': face('ts-ink'),
  'kumiki-face-paper': face('ts-face'),
  'kumiki-face-a-line': line('ts-suit-a'),
  'kumiki-face-b-line': line('ts-suit-b'),
  'kumiki-face-c-line': line('ts-suit-c'),
  'kumiki-face-ink-line': line('ts-ink'),
  'kumiki-face-paper-line': line('ts-face'),
};
