import { noXmlCharacter } from './guard-xml.ts';

/** The five that XML has without a document type; there are no others here. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * The text with its references replaced, once; undefined when one is not known or names no character.
 *
 * @param keep leaves names that are not known as they are.
 */
export function decodeEntities(text: string, keep = false): string | undefined {
  if (!text.includes('&')) return text;
  let known = true;
  const decoded = text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));|&/g,
    (all: string, decimal?: string, hex?: string, name?: string) => {
      const unknown = keep ? all : undefined;
      const character = name === undefined ? characterOf(decimal, hex) : (named.get(name) ?? unknown);
      known &&= character !== undefined;
      return character ?? '';
    },
  );
  return known ? decoded : undefined;
}

/** A text as the value of an attribute, without its quotes. What has no place in XML becomes U+FFFD. */
export function encodeAttribute(text: string): string {
  return text
    .replaceAll(new RegExp(noXmlCharacter, 'g'), '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

function characterOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  if (decimal === undefined && hex === undefined) return undefined;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  if (code > 0x10_ffff) return undefined;
  const character = String.fromCodePoint(code);
  return noXmlCharacter.test(character) ? undefined : character;
}
