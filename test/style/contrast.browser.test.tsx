import '@kumiki/react/styles.css';
import { describe, expect, test } from 'vitest';

/** Relative luminance (WCAG 2.2) of what the browser really paints for a colour. */
function luminance(scheme: string, token: string): number {
  const probe = document.createElement('div');
  probe.dataset['kumikiScheme'] = scheme;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue(`--kumiki-${token}`);
  probe.remove();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const text = 4.5;
const shape = 3;
const onFaces = ['ts-face', 'ts-face-blocked', 'ts-face-hover', 'ts-selected', 'ts-hinted'] as const;
const onCells = ['cw-paper', 'cw-given', 'cw-related', 'cw-hint-tint'] as const;
const pairs: readonly (readonly [string, string, number])[] = [
  ['surface-fg', 'surface', text],
  ['surface-fg', 'raised', text],
  ['muted-fg', 'surface', text],
  ['muted-fg', 'raised', text],
  ['success', 'surface', text],
  ['danger', 'surface', text],
  ['accent', 'surface', shape],
  ['accent', 'raised', shape],
  ['accent', 'line', shape],
  ['ring', 'surface', shape],
  ['ring', 'ring-gap', shape],
  ['line-strong', 'surface', shape],
  ['line-strong', 'raised', shape],
  ['ts-face', 'ts-edge', shape],
  ['ts-selected-ring', 'ts-ring-gap', shape],
  ['ts-hint', 'ts-ring-gap', shape],
  ['accent-fg', 'accent', text],
  // Numbers on the page and in the lit line; the lines between cells alone may be faint, for every fifth counts them off.
  ...(['ng-clue', 'ng-clue-done', 'ng-wrong'] as const).flatMap((front) => [
    [front, 'surface', text] as const,
    [front, 'ng-active', text] as const,
  ]),
  ...(['ng-ink', 'ng-cross', 'ng-frame', 'ng-line-strong', 'ng-wrong', 'ng-hint', 'ring'] as const).map(
    (front) => [front, 'ng-paper', shape] as const,
  ),
  // What is drawn over tints must be seen there as well.
  ...(['ng-active', 'ng-wrong-tint', 'ng-hint-tint'] as const).map((back) => ['ng-ink', back, shape] as const),
  ...(['ng-active', 'ng-wrong-tint'] as const).map((back) => ['ng-cross', back, shape] as const),
  ['ng-hint', 'ng-hint-tint', shape],
  ['ring', 'ng-active', shape],
  ...onCells.flatMap((back) => [
    ['cw-ink', back, text] as const,
    ['cw-cursor', back, shape] as const,
    ['cw-frame', back, shape] as const,
    ['ring', back, shape] as const,
  ]),
  // Letters as a check left them, those an input method works on, and the small names of the answer's cells.
  ...(['cw-revealed', 'success', 'danger', 'accent', 'cw-frame'] as const).flatMap((front) => [
    [front, 'cw-paper', text] as const,
    [front, 'cw-related', text] as const,
  ]),
  ['muted-fg', 'cw-related', text],
  ['cw-line', 'surface', shape],
  ['cw-line', 'cw-paper', shape],
  ['cw-hint', 'cw-hint-tint', shape],
  ...onFaces.flatMap((face) => [
    ['ts-ink', face, text] as const,
    ['ts-suit-a', face, shape] as const,
    ['ts-suit-b', face, shape] as const,
    ['ts-suit-c', face, shape] as const,
  ]),
  ...(['ts-face', 'ts-selected'] as const).map((face) => ['ts-selected-ring', face, shape] as const),
  ['ts-hint', 'ts-hinted', shape],
];

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(pairs)('%s on %s reaches %f', (front, back, least) => {
    const [a, b] = [luminance(scheme, front), luminance(scheme, back)].toSorted((x, y) => y - x) as [number, number];
    expect((a + 0.05) / (b + 0.05)).toBeGreaterThanOrEqual(least);
  });
});
