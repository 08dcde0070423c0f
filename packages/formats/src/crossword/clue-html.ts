import { htmlToText, textToHtml } from '@kumiki/core/crossword/files';
import { encodeAttribute } from '../xml/entities.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';

/** What is in an element as HTML: its texts, and the elements in it with their names and attributes in small letters. */
export function htmlOf(element: XmlElement): string {
  const parts: string[] = [];
  const add = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (typeof child === 'string') {
        parts.push(textToHtml(child));
        continue;
      }
      const name = localName(child);
      const attributes = [...child.attributes].map(([key, value]) => ` ${key}="${encodeAttribute(value)}"`).join('');
      parts.push(`<${name}${attributes}>`);
      add(child);
      if (name !== 'br' && name !== 'img') parts.push(`</${name}>`);
    }
  };
  add(element);
  return parts.join('');
}

/** The name without the prefix of a namespace, in small letters. */
export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** XML that `htmlOf` makes this HTML of; undefined where there is none, as of tags that are not closed. */
export function xmlOfHtml(html: string): string | undefined {
  const xml = html
    .split(/(<[^<>]*>)/)
    .map((part, nth) =>
      nth % 2 === 1
        ? part.replace(/^<(br|img)\b([^<>]*?)\/?>$/, '<$1$2/>')
        : encodeAttribute(htmlToText(`-${part}-`).slice(1, -1)),
    )
    .join('');
  const read = readXml(`<clue>${xml}</clue>`);
  return read.ok && htmlOf(read.value) === html ? xml : undefined;
}
