import type { TokenName } from './tokens.ts';

/** `text` is read, `mark` is a line or a shape that carries meaning. What only decorates is not in the table. */
export type PairKind = 'text' | 'mark';
export interface Pair {
  readonly front: TokenName;
  readonly back: TokenName;
  readonly kind: PairKind;
}

/** What each kind has to reach (WCAG 2.2: 1.4.3 and 1.4.11; 1.4.6 on demand). */
export const required: Readonly<Record<'AA' | 'AAA', Readonly<Record<PairKind, number>>>> = {
  AA: { text: 4.5, mark: 3 },
  AAA: { text: 7, mark: 4.5 },
};

const papers = ['cw-paper', 'cw-given', 'cw-related'] as const;
const faces = ['ts-face', 'ts-face-blocked', 'ts-selected', 'ts-hinted'] as const;
const table: readonly (readonly [PairKind, readonly TokenName[], readonly TokenName[]])[] = [
  ['text', ['surface-fg', 'muted-fg', 'success', 'danger'], ['surface']],
  ['text', ['surface-fg', 'muted-fg'], ['raised']],
  ['text', ['accent-fg'], ['accent']],
  ['mark', ['accent', 'ring', 'line-strong'], ['surface']],
  ['mark', ['ring'], ['raised', 'ring-gap', 'ng-paper', ...papers]],
  ['mark', ['line-strong'], ['raised']],
  ['text', ['cw-ink'], [...papers, 'cw-hint-tint']],
  ['text', ['muted-fg'], ['cw-related']],
  ['text', ['cw-revealed', 'success', 'danger'], ['cw-paper', 'cw-related']],
  ['text', ['cw-frame'], ['cw-paper', 'cw-related']],
  ['mark', ['cw-cursor'], papers],
  ['mark', ['cw-line'], ['surface', 'cw-paper']],
  ['mark', ['cw-hint'], ['cw-paper', 'cw-hint-tint']],
  ['mark', ['ng-ink'], ['ng-paper', 'ng-active', 'ng-wrong-tint']],
  ['mark', ['ng-cross'], ['ng-paper', 'ng-active']],
  ['mark', ['ng-line-strong'], ['ng-paper']],
  ['mark', ['ng-frame'], ['surface', 'ng-paper']],
  ['text', ['ng-clue', 'ng-clue-done', 'ng-wrong'], ['surface', 'ng-active']],
  ['mark', ['ng-hint'], ['ng-paper', 'ng-hint-tint']],
  ['text', ['ts-ink', 'ts-suit-a', 'ts-suit-b', 'ts-suit-c'], faces],
  ['mark', ['ts-edge'], ['ts-face']],
  ['mark', ['ts-selected-ring'], ['ts-face', 'ts-selected', 'ts-ring-gap']],
  ['mark', ['ts-hint'], ['ts-face', 'ts-hinted', 'ts-ring-gap']],
  ['mark', ['ts-conflict'], ['ts-face', 'ts-face-blocked', 'ts-ring-gap']],
];

/** Every pair of colours that must be told apart. */
export const pairs: readonly Pair[] = table.flatMap(([kind, fronts, backs]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, kind }))),
);
