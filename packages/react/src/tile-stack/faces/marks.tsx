import type { ReactNode } from 'react';

/** The five colours of the set; the style sheet decides what they are. */
export type Tone = 'a' | 'b' | 'c' | 'ink' | 'paper';

/** A line along `path`, `width` units thick, with round caps and joins. */
export function stroke(tone: Tone, width: number, path: string): ReactNode {
  return <path className={`kumiki-face-${tone}-line`} strokeWidth={width} d={path} />;
}

/** The area inside `path`. */
export function fill(tone: Tone, path: string): ReactNode {
  return path === '' ? null : <path className={`kumiki-face-${tone}`} d={path} />;
}

/** A full disc. */
export function disc(tone: Tone, x: number, y: number, radius: number): ReactNode {
  return <circle className={`kumiki-face-${tone}`} cx={x} cy={y} r={radius} />;
}

/** A circle's outline, `width` units thick, half of it outside `radius`. */
export function ring(tone: Tone, x: number, y: number, radius: number, width: number): ReactNode {
  return <circle className={`kumiki-face-${tone}-line`} strokeWidth={width} cx={x} cy={y} r={radius} />;
}
