import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';

/** WCAG 2.2, 2.5.8; a hair less is what rounding leaves of a share. */
const LEAST = 24 - 0.01;

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
const isSmall = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width < LEAST || height < LEAST;
};
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

/** Cells and tiles, and what does the same as a press on a small one, as the guide to accessibility has it. */
const equivalents: readonly (readonly [cells: string, others: string, what: string])[] = [
  ['.kumiki-cw-cell', '.kumiki-cw-bar button, .kumiki-cw-key', 'a clue bar or keys on the screen'],
  ['.kumiki-ng-cell', '[data-action="zoom-in"]:not([aria-disabled="true"])', 'a button that zooms in'],
];

/** On a touch screen: what is too small to be hit, and has nothing beside it that does the same. */
export async function smallTargets(root: HTMLElement): Promise<string[]> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isShown);
  const controls = all('button:not(.kumiki-ts-button), input:not(.kumiki-cw-input, .kumiki-choice-input), select');
  const small = controls.filter(isSmall).map((control) => `${nameOf(control)} is smaller than 24 pixels`);
  const cells = equivalents.flatMap(([selector, others, what]) => {
    if (!all(selector).some(isSmall)) return [];
    const instead = all(others);
    const isEqual = instead.length > 0 && !instead.some(isSmall);
    return isEqual ? [] : [`${selector} is smaller than 24 pixels, without ${what}`];
  });
  return [...small, ...cells, ...(await missedTiles(root))];
}

/** Faces that are smaller take presses around them: half of 24 pixels from its middle a press still chooses a tile. */
async function missedTiles(root: HTMLElement): Promise<string[]> {
  const faces = root.querySelectorAll('.kumiki-ts-tile[data-free] .kumiki-ts-face');
  const face = [...faces].find((each) => isShown(each) && isSmall(each));
  const isChosen = (): boolean => root.querySelector('.kumiki-ts-tile[data-selected]') !== null;
  if (!face || isChosen()) return [];
  face.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = face.getBoundingClientRect();
  const at = { clientX: Math.round((left + right) / 2) - 11, clientY: Math.round((top + bottom) / 2) };
  const press = async (): Promise<void> => {
    const hit = document.elementFromPoint(at.clientX, at.clientY);
    hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    await nextFrame();
  };
  await press();
  if (!isChosen()) return ['a press 11 pixels beside the middle of a small tile chooses none'];
  await press();
  return [];
}
