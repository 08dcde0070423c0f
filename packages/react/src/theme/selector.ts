import { KumikiError } from '@kumiki/core';

/** A selector can't be checked without a browser; what could end its rule, or begin another, can. */
export function assertSelector(selector: string): void {
  if (selector.trim() !== '' && selector.length <= 400 && !/[{};<>@\\]|\/\*|url\(/i.test(selector)) return;
  throw new KumikiError(
    'bad-selector',
    `${JSON.stringify(selector.slice(0, 80))} can't name what a theme is for: it would end the rule. Pass a selector such as [data-kumiki-theme="acme"].`,
  );
}
