import { createElement, Fragment, type ReactNode } from 'react';

/** What may stand in a clue; everything else is left out, its words stay. `i` and `b` become what they mean. */
const elements: Readonly<Record<string, string>> = {
  em: 'em',
  i: 'em',
  strong: 'strong',
  b: 'strong',
  sub: 'sub',
  sup: 'sup',
  ruby: 'ruby',
  rt: 'rt',
  rp: 'rp',
  br: 'br',
};
/** Elements whose words are none of the clue's. */
const silent = /<(script|style|template|textarea|title)\b[^>]{0,1000}>[^]*?<\/\1\s*>/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const MOST_DEPTH = 20;

/**
 * The markup of a clue as React nodes, from HTML of anybody: only `em i strong b sub sup ruby rt rp br`, without
 * attributes. Nothing of it is ever given to the browser as HTML. Linear in its length.
 */
export function clueMarkup(html: string): ReactNode {
  const stack: { readonly tag: string; readonly children: ReactNode[] }[] = [{ tag: '', children: [] }];
  const close = (): void => {
    const { tag, children } = stack.pop()!;
    const parent = stack.at(-1)!;
    parent.children.push(createElement(tag, { key: parent.children.length }, ...children));
  };
  for (const [part, slash, name] of html
    .replaceAll(silent, '')
    .matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*>|<!--[^]*?-->|[^<]+|</gi)) {
    if (name === undefined) {
      if (!part.startsWith('<!--')) stack.at(-1)!.children.push(decoded(part));
      continue;
    }
    const tag = Object.hasOwn(elements, name.toLowerCase()) ? elements[name.toLowerCase()]! : undefined;
    if (tag === undefined) continue;
    if (tag === 'br') stack.at(-1)!.children.push(createElement('br', { key: stack.at(-1)!.children.length }));
    else if (slash === '') {
      if (stack.length <= MOST_DEPTH) stack.push({ tag, children: [] });
    } else if (stack.some((open) => open.tag === tag)) {
      // What was left open inside of it ends with it.
      while (stack.at(-1)!.tag !== tag) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return createElement(Fragment, null, ...stack[0]!.children);
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : whole;
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
      const isCharacter = code > 31 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}
