/** What axe does not ask, of every story: names of all cells and controls, one tab stop a bar or grid, no broken words. */
export function walk(canvas: HTMLElement): string[] {
  const faults: string[] = [];
  const all = (selector: string): HTMLElement[] => [...canvas.querySelectorAll<HTMLElement>(selector)];
  const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: HTMLElement): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim() || (element.title ?? '').trim();
  const where = (element: HTMLElement): string => `<${element.tagName.toLowerCase()} class="${element.className}">`;

  for (const element of all(
    'button, [role="gridcell"], [role="grid"], [role="toolbar"], [role="columnheader"], [role="rowheader"]',
  )) {
    if (element.closest('.kumiki-root') && nameOf(element) === '') faults.push(`${where(element)} has no name`);
  }
  for (const text of all('.kumiki-root :is([aria-label], .kumiki-status-words, .kumiki-announcer)')) {
    const words = `${text.getAttribute('aria-label') ?? ''} ${text.childElementCount === 0 ? text.textContent : ''}`;
    if (/undefined|NaN|\[object|null\b/.test(words)) faults.push(`${where(text)} says ${JSON.stringify(words.trim())}`);
  }
  for (const group of all(
    '.kumiki-root :is([role="toolbar"], .kumiki-ng-cells, .kumiki-ts-buttons, .kumiki-cw-keyboard)',
  )) {
    const stops = [...group.querySelectorAll<HTMLElement>('[tabindex="0"]')].filter(
      (element) =>
        element.closest('[role="toolbar"], .kumiki-ng-cells, .kumiki-ts-buttons, .kumiki-cw-keyboard') === group,
    );
    if (stops.length !== 1) faults.push(`${where(group)} has ${stops.length} tab stops`);
  }
  for (const root of all('.kumiki-root')) {
    const regions = root.querySelectorAll('.kumiki-announcer').length;
    if (regions !== 1) faults.push(`a board has ${regions} live regions`);
  }
  for (const button of all('.kumiki-root button:not(.kumiki-ts-button)').filter(isShown)) {
    const { width, height } = button.getBoundingClientRect();
    if (Math.min(width, height) < 23.5) faults.push(`${where(button)} is ${width} × ${height}`);
  }
  return faults;
}
