// The rule is our own and short: `Intl.Segmenter` follows the Unicode version of its engine, and a board must have the
// same cells everywhere.

/** One code unit a letter, whatever stands beside it: nearly every word there is. */
const SIMPLE = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uff01-\uff5e]*$/;
/** Two regional indicators, a block of Hangul jamo, or any code point; then what clings to it. */
const CLUSTER =
  /(?:\p{RI}\p{RI}|[\u1100-\u115f]+[\u1160-\u11a7]*[\u11a8-\u11ff]*|[^])(?:[\p{M}\p{EMod}\u0e33\u0eb3\u200c\uff9e\uff9f\u{e0020}-\u{e007f}]|\u200d\p{ExtPict}?)*/gu;
/** Controls, spaces, halves of characters, and marks of layout that nobody sees. */
const UNFIT = /[\p{Cc}\p{Z}\p{Cs}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;
const CLINGS = /^(?:\p{M}|\u200c|\u200d)/u;

/**
 * Splits a text in what a reader calls letters, a cell each: a code point with its combining marks (か + U+3099, ｶﾞ),
 * variation selectors, skin tones, joined emoji, flags, Hangul jamo, the vowel signs of Thai and Lao. Conjuncts of Indic scripts stay apart.
 */
export function graphemes(text: string): string[] {
  if (SIMPLE.test(text)) return text.split('');
  return text.match(CLUSTER) ?? [];
}

/** How many letters that are, without making them. */
export function countGraphemes(text: string): number {
  return SIMPLE.test(text) ? text.length : graphemes(text).length;
}

/** Has it a space, a control character or half a character, none of which can stand in a cell? */
export function hasUnfit(text: string): boolean {
  return UNFIT.test(text);
}

/** Can it stand in a cell? One grapheme that shows something. */
export function isLetter(text: string): boolean {
  return countGraphemes(text) === 1 && !UNFIT.test(text) && !CLINGS.test(text);
}
