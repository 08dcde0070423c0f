import { htmlToText, textToHtml } from './plain-text.ts';

const TAGS: Readonly<Record<string, string>> = { '*': 'b', '/': 'i', _: 'u', '-': 's', '~': 'sub', '^': 'sup' };
const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries(TAGS).map(([sign, tag]) => [tag, sign]));
/** Marks inside one another. */
const MOST_DEEP = 8;

/** The HTML of a clue of .xd: `{*bold*}` and its like; of links, images and colours their text is left. */
export function xdToHtml(text: string): string {
  const parts: string[] = [];
  const open: { sign: string; at: number }[] = [];
  let from = 0;
  const literal = (to: number): void => void parts.push(escaped(text.slice(from, to)));
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at + 1] ?? '';
    const last = open.at(-1);
    if (text[at] === '{' && (Object.hasOwn(TAGS, sign) || /[@!#]/.test(sign)) && open.length < MOST_DEEP) {
      literal(at);
      open.push({ sign, at: parts.length });
      parts.push(`{${sign}`);
      from = at + 2;
      at += 1;
    } else if (last && text[at] === last.sign && sign === '}') {
      literal(at);
      from = at + 2;
      at += 1;
      open.pop();
      close(parts, last);
    }
  }
  literal(text.length);
  return parts.join('');
}

function close(parts: string[], { sign, at }: { sign: string; at: number }): void {
  const tag = Object.hasOwn(TAGS, sign) ? TAGS[sign] : undefined;
  if (tag !== undefined) {
    parts[at] = `<${tag}>`;
    parts.push(`</${tag}>`);
    return;
  }
  const [one = '', two = ''] = parts.splice(at).join('').slice(2).replace(/^!/, '').replace(/!$/, '').split('|');
  parts.push((sign === '!' ? two : one).trim());
}

/** Every sign that could start something, so that pieces can be put side by side. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A clue of .xd that reads as this HTML; undefined where there are other tags than .xd has marks for. */
export function htmlToXd(html: string): string | undefined {
  let out = '';
  const open: string[] = [];
  for (const part of html.split(/(<\/?[a-z]{1,4}>)/)) {
    const [, slash, tag] = /^<(\/?)([a-z]{1,4})>$/.exec(part) ?? [];
    if (tag === undefined) {
      // Any other tag, and blanks that would go when the piece is read alone.
      if (htmlToText(`-${part}-`) !== htmlToText(textToHtml(htmlToText(`-${part}-`)))) return undefined;
      out += htmlToText(`-${part}-`).slice(1, -1);
      continue;
    }
    const sign = SIGNS.get(tag);
    if (sign === undefined || (slash === '/' && open.pop() !== tag)) return undefined;
    if (slash === '/') out += `${sign}}`;
    else {
      open.push(tag);
      out += `{${sign}`;
    }
  }
  return open.length === 0 ? out : undefined;
}
