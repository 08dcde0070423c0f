// Texts in `.non` files are HTML: what is not ASCII comes as a reference to a character.

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

/** The text with its references replaced, once; what is no known reference stays as it is. */
export function decodeReferences(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? all;
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** One line for between quotes, that `decodeReferences` makes the same text of. */
export function encodeReferences(text: string): string {
  return (
    text
      .replaceAll(/&(?=#?\w{1,8};)/g, '&amp;')
      .replaceAll('"', '&quot;')
      // oxlint-disable-next-line no-control-regex -- they would end the line, or not survive an editor
      .replaceAll(/[\u0000-\u001F\u007F\u2028\u2029]|\p{Cs}/gu, (character) => `&#${character.charCodeAt(0)};`)
  );
}
