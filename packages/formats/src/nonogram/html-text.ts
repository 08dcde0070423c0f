// Texts of webpbn.com are HTML inside XML: an é of a title may come as `&amp;eacute;`.
import { noXmlCharacter } from '../xml/guard-xml.ts';

/** The names of Latin-1 from U+00A0 on, from the standard of HTML. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ...LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
]);

/** What an element says, without the blanks around it and with references replaced; what is no known one stays. */
export function decodeHtmlText(text: string): string {
  return text
    .trim()
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
      (all, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return named.get(name) ?? all;
        const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
        return code <= 0x10_ffff ? String.fromCodePoint(code) : all;
      },
    );
}

/** The content of an element, that `decodeHtmlText` makes the same text of after XML has been read. */
export function encodeHtmlText(text: string): string {
  const reference = (character: string): string => `&#${character.charCodeAt(0)};`;
  const start = text.length - text.trimStart().length;
  const end = Math.max(start, text.trimEnd().length);
  const html = [
    Array.from(text.slice(0, start), reference).join(''),
    text
      .slice(start, end)
      .replaceAll(/&(?=#?\w{1,8};)/g, '&amp;')
      .replaceAll(new RegExp(`${noXmlCharacter.source}|\\r`, 'g'), reference),
    Array.from(text.slice(end), reference).join(''),
  ].join('');
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
