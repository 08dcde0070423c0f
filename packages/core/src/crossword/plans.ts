// Which board comes when, from its number alone. Harder means that other cells are seen, never only more letters.
import type { HideStyle } from './types.ts';

/** What a style is called, by key; the texts are the interface's. */
export const hideLabels: {
  readonly none: 'as-it-is';
  readonly tail: 'ends-hidden';
  readonly head: 'starts-hidden';
  readonly alt: 'every-other-hidden';
  readonly most: 'most-hidden';
  readonly crossing: 'crossings-hidden';
  readonly vowel: 'vowels-hidden';
  readonly dakuten: 'dakuten-hidden';
} = {
  none: 'as-it-is',
  tail: 'ends-hidden',
  head: 'starts-hidden',
  alt: 'every-other-hidden',
  most: 'most-hidden',
  crossing: 'crossings-hidden',
  vowel: 'vowels-hidden',
  dakuten: 'dakuten-hidden',
};
export type HideLabel = (typeof hideLabels)[HideStyle];

export type Plan = {
  readonly answerLength: readonly [number, number];
  readonly hide: HideStyle;
  /** Of the style that is asked for. A board may have nothing to hide: what it shows is `hideLabels[puzzle.hide]`. */
  readonly label: HideLabel;
  /** Was the band moved, because a vocabulary has no answer of that length? See `fitPlan`. */
  readonly adjusted: boolean;
};
type Step = readonly [least: number, most: number, hide: HideStyle];

const ramp: readonly Step[] = [
  [3, 3, 'none'],
  [3, 4, 'none'],
  [3, 4, 'tail'],
  [4, 4, 'tail'],
  [4, 4, 'head'],
  [4, 5, 'head'],
  [4, 5, 'alt'],
  [5, 5, 'alt'],
  [5, 5, 'most'],
  [5, 6, 'most'],
];
const bands: readonly (readonly [number, number])[] = [
  [3, 3],
  [4, 4],
  [5, 5],
];
const styles: readonly HideStyle[] = ['none', 'tail', 'head', 'alt', 'most'];
/** Boards until one more style opens; by then each of those that are open has been there. */
const BOARDS_A_STYLE = 6;

/** Boards of the challenge. */
export const challengeLength: number = ramp.length;

/** The n-th board of the challenge, from 0; the last one for every number beyond. */
export function challengePlan(n: number): Plan {
  const [least, most, hide] = ramp[Math.min(ramp.length - 1, wholeFrom0(n))]!;
  return planOf([least, most], hide);
}

/**
 * The n-th board of the endless run, from 0: the band of lengths changes with every number, the style with every second
 * one, and one more style opens every six. Numbers below 0, fractions and NaN count as 0.
 */
export function endlessPlan(n: number): Plan {
  const number = wholeFrom0(n);
  const open = Math.min(styles.length, 1 + Math.floor(number / BOARDS_A_STYLE));
  return planOf(bands[number % bands.length]!, styles[Math.floor(number / 2) % open]!);
}

function wholeFrom0(n: number): number {
  return Number.isSafeInteger(n) && n > 0 ? n : 0;
}

function planOf(answerLength: readonly [number, number], hide: HideStyle): Plan {
  return { answerLength, hide, label: hideLabels[hide], adjusted: false };
}
