/** Everything around the cells and tiles that is read or pressed. */
const chrome = [
  'button:not(.kumiki-ts-button, [popover] button)',
  '.kumiki-status-words',
  '.kumiki-cw-bar-clue',
  '.kumiki-cw-list-title',
  '.kumiki-cw-answer-title',
  '.kumiki-cw-answer-boxes',
].join();

const chromeOf = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(chrome)].filter((element) => element.getClientRects().length > 0);

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.textContent || element.className);

/** Parts that do not lie within the root, or the root that does not lie within the page. */
export function strayed(box: HTMLElement): string[] {
  const root = box.matches('.kumiki-root') ? box : box.querySelector('.kumiki-root')!;
  const frame = root.getBoundingClientRect();
  const found = chromeOf(box).flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside =
      left >= frame.left - 0.5 && right <= frame.right + 0.5 && top >= frame.top - 0.5 && bottom <= frame.bottom + 0.5;
    return isInside ? [] : [`${nameOf(element)} at ${left.toFixed(0)} … ${right.toFixed(0)}`];
  });
  if (frame.left < -0.5 || frame.right > innerWidth + 0.5) found.push('the root');
  return found;
}

/** Parts that lie over one another. */
export function overlapping(box: HTMLElement): string[] {
  const parts = chromeOf(box).map((element) => ({ element, at: element.getBoundingClientRect() }));
  return parts.flatMap((one, n) =>
    parts
      .slice(n + 1)
      .filter(
        ({ element, at }) =>
          !one.element.contains(element) &&
          Math.min(one.at.right, at.right) - Math.max(one.at.left, at.left) > 1 &&
          Math.min(one.at.bottom, at.bottom) - Math.max(one.at.top, at.top) > 1,
      )
      .map(({ element }) => `${nameOf(one.element)} and ${nameOf(element)}`),
  );
}

/** Parts whose words are larger than themselves. Words for listeners alone are a pixel on purpose. */
export function clipped(box: HTMLElement): string[] {
  return chromeOf(box).flatMap((element) => {
    const outer = element.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement!.matches('.kumiki-ng-hidden')) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = words.getBoundingClientRect();
      const isIn =
        left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1;
      if (width > 0 && !isIn) return [`${nameOf(element)}: ${width.toFixed(0)} × ${height.toFixed(0)}`];
    }
    return [];
  });
}
