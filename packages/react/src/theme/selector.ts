import { KumikiError } from '@kumiki/core';

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** A selector can't be checked without a browser; what could end its rule, or begin another, can. */
export function assertSelector(selector: string): void {
  if (selector.trim() !== '' && selector.length <= 400 && !/[{};<@\\]|\/\*|url\(/i.test(selector)) {
    if (isClosed(selector)) return;
  }
  throw new KumikiError(
    'bad-selector',
    `${JSON.stringify(selector.slice(0, 80))} can't name what a theme is for: it would end the rule. Pass a selector such as [data-kumiki-theme="acme"].`,
  );
}

/** Every bracket and every quote has its end within the selector, in order. */
function isClosed(selector: string): boolean {
  const open: string[] = [];
  let quote = '';
  for (const sign of selector) {
    if (quote !== '') {
      if (sign === quote) quote = '';
      else if (sign === '\n' || sign === '\r' || sign === '\f') return false;
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (CLOSERS[sign] !== undefined) open.push(CLOSERS[sign]);
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return false;
  }
  return quote === '' && open.length === 0;
}
