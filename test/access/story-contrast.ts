import { pairs, required } from '../../packages/react/src/theme/pairs.ts';
import { boxOf, colourOf, contrast, crop, take, widestContrast, type Colour } from './pixels.ts';
import { tokensOf } from './tokens-of.ts';

const colours = new Map<string, Colour>();
function paint(css: string): Colour {
  const known = colours.get(css);
  if (known) return known;
  const colour = colourOf(css);
  colours.set(css, colour);
  return colour;
}

/** Pairs of tokens of a board that can be told apart by luck only: of a brand, or of what a story sets by itself. */
export function faintPairs(root: Element): string[] {
  const tokens = tokensOf(root);
  return pairs.flatMap(({ front, back, kind }) => {
    const ratio = contrast(paint(tokens[front]), paint(tokens[back]));
    return ratio < required.AA[kind] - 0.01 ? [`${front} on ${back} has a contrast of ${ratio.toFixed(2)}`] : [];
  });
}

/** What is read on a board, and how far its edge is kept out of the picture. What is disabled may be faint. */
const read: readonly (readonly [selector: string, inset: number])[] = [
  ['.kumiki-status-words', 0],
  ['.kumiki-button:not([aria-disabled="true"]) > .kumiki-button-label', 0],
  ['.kumiki-button:not([aria-disabled="true"]) > .kumiki-icon', 0],
  ['.kumiki-cw-bar-clue', 0],
  ['.kumiki-cw-clue', 4],
  ['.kumiki-cw-list-title', 0],
  ['.kumiki-cw-letter', 0],
  ['.kumiki-cw-key', 4],
  ['.kumiki-ng-clue', 0],
  ['.kumiki-ts-tile[data-free] .kumiki-ts-face', 6],
];
/** Of each kind, spread over the board. */
const MOST = 8;
/** The middle of a thin stroke is a little mixed with what is around it. */
const LEAST = 4.2;

const isRead = (element: Element): boolean => {
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  const isOnPage = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const says = element instanceof HTMLElement ? element.textContent.trim() !== '' : true;
  return (
    isOnPage &&
    width > 8 &&
    height > 8 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    says
  );
};

/** Words, letters, numbers, signs and faces that can be read by luck only, as the screen has them. */
export async function faintPixels(roots: readonly HTMLElement[]): Promise<string[]> {
  const seen = roots.flatMap((root) =>
    read.flatMap(([selector, inset]) => {
      const found = [...root.querySelectorAll(selector)].filter(isRead);
      const every = Math.max(1, Math.ceil(found.length / MOST));
      return found
        .filter((_, n) => n % every === 0)
        .map((element) => ({ what: `${selector} “${element.textContent}”`, where: boxOf(element, inset) }));
    }),
  );
  if (seen.length === 0) return [];
  const picture = await take({ left: 0, top: 0, width: innerWidth, height: innerHeight });
  return seen.flatMap(({ what, where }) => {
    const ratio = widestContrast(crop(picture, where));
    return ratio < LEAST ? [`${what} has a contrast of ${ratio.toFixed(1)}`] : [];
  });
}
