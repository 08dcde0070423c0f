import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeAttribute } from './entities.ts';
import { xmlLimits } from './limits.ts';
import { readXml, type XmlElement } from './read-xml.ts';

const root = (xml: string): XmlElement => {
  const read = readXml(xml);
  if (!read.ok) throw new Error(`line ${read.detail.line}: ${read.detail.message}`);
  return read.value;
};

describe('XML', () => {
  test('elements, attributes and texts, in order, with their lines', () => {
    const xml =
      '\ufeff<?xml version="1.0"?>\r\n<!-- a > b -->\r\n<puzzle size="3 &amp; 4">\r\n  a &lt; <b x=\'"\'/>\n<c>é &#x1F600;<![CDATA[<&]]></c></puzzle>\n';
    expect(root(xml)).toEqual({
      name: 'puzzle',
      line: 3,
      attributes: new Map([['size', '3 & 4']]),
      children: [
        '\n  a < ',
        { name: 'b', line: 4, attributes: new Map([['x', '"']]), children: [] },
        '\n',
        { name: 'c', line: 5, attributes: new Map(), children: ['é 😀', '<&'] },
      ],
    });
  });

  test('any text goes into an attribute and comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        // oxlint-disable-next-line no-control-regex -- XML has no place for them
        const kept = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD');
        expect(root(`<a b="${encodeAttribute(text)}"/>`).attributes.get('b')).toBe(kept);
      }),
      { numRuns: 1_000, seed: 1 },
    );
  });

  test('names that are properties of every object are only names', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      const read = readXml(`<a><${name} ${name}="1" polluted="yes"/></a>`);
      if (read.ok) expect(read.value.children).toHaveLength(1);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }
  });

  test('a document type that only names another file is passed over where that is asked for', () => {
    for (const type of [
      'pbn',
      'pbn SYSTEM "http://example.org/a.dtd"',
      "a PUBLIC '-//A//B' 'a.dtd' ",
      'a\n SYSTEM\n"b"',
    ]) {
      const xml = `<?xml version="1.0"?>\n<!-- <!DOCTYPE pbn> -->\n<!DOCTYPE ${type}>\n<a b="&lt;">&copy;&amp;\n<b/></a>`;
      const line = 4 + type.split('\n').length - 1;
      expect(readXml(xml, { externalType: true })).toMatchObject({
        value: { line, attributes: new Map([['b', '<']]), children: ['&copy;&\n', { name: 'b', line: line + 1 }] },
      });
      expect(readXml(xml)).toMatchObject({ ok: false, reason: 'malformed', detail: { line: 3 } });
    }
    // Without one, nobody can have defined it.
    expect(readXml('<a>&copy;</a>', { externalType: true })).toMatchObject({ ok: false });
  });

  test.each([
    ['an entity', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 1, /document type/],
    [
      'an entity after an external type',
      '<!DOCTYPE a SYSTEM "a.dtd" [<!ENTITY b "bb">]>\n<a>&b;</a>',
      1,
      /document type/,
    ],
    [
      'an entity in a quote that does not end',
      '<!DOCTYPE a SYSTEM "a.dtd> [<!ENTITY b "bb">]><a>&b;</a>',
      1,
      /document type/,
    ],
    ['an entity of the file, without a type', '<!ENTITY b "bb"><a>&b;</a>', 1, /document type/],
    ['a second type', '<!DOCTYPE a>\n<!DOCTYPE a [<!ENTITY b "bb">]><a/>', 2, /document type/],
    ['a second type of the same kind', '<!DOCTYPE a>\n<!DOCTYPE a><a/>', 2, /document type/],
    ['a type in an element', '<a>\n<!DOCTYPE a></a>', 2, /document type/],
    ['a type behind the root', '<a/>\n\n<!DOCTYPE a>', 3, /document type/],
    ['a type without a name', '<!DOCTYPE><a/>', 1, /document type/],
    ['a bare ampersand', '<!DOCTYPE a>\n<a>1 & 2</a>', 2, /&/],
    ['a reference to no character', '<!DOCTYPE a>\n<a>&#0;</a>', 2, /&/],
  ])('%s is refused even then', (_name, xml, line, message) => {
    const read = readXml(xml, { externalType: true });
    expect(read).toMatchObject({ ok: false, reason: 'malformed', detail: { line } });
    if (!read.ok) expect(read.detail.message).toMatch(message);
  });

  test.each([
    ['nothing', '', 'malformed', 1],
    ['no XML', 'mahjongg', 'malformed', 1],
    ['a document type', '<a>\n</a>\n<!DOCTYPE a>', 'malformed', 3],
    [
      'entities that grow',
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>\n<a>&c;</a>',
      'malformed',
      2,
    ],
    ['a file of the machine', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'malformed', 1],
    ['an entity that is not known', '<a>\n<b/>&nbsp;</a>', 'malformed', 1],
    ['a bare ampersand', '<a>\n<b c="1 & 2"/></a>', 'malformed', 2],
    ['a reference to no character', '<a>&#0;</a>', 'malformed', 1],
    ['a reference beyond all characters', '<a>&#x110000;</a>', 'malformed', 1],
    ['a control character', '<a>\n\u0001</a>', 'malformed', 2],
    ['half a character', '<a>\ud83d</a>', 'malformed', 1],
    ['an element that stays open', '<a>\n<b>\n</a>', 'malformed', 3],
    ['a tag that stays open', '<a>\n<b c="', 'malformed', 2],
    ['a comment that stays open', '<a/>\n<!-- ', 'malformed', 2],
    ['two roots', '<a/>\n<b/>', 'malformed', 2],
    ['an attribute twice', '<a b="1"\n b="2"/>', 'malformed', 2],
    ['an attribute without quotes', '<a b=1/>', 'malformed', 1],
    ['too deep', '<a>'.repeat(70) + '</a>'.repeat(70), 'too-large', 1],
    ['too many elements', `<a>${'<b/>'.repeat(200_001)}</a>`, 'too-large', 1],
    ['too long', ' '.repeat(xmlLimits.characters + 1), 'too-large', 1],
    ['a tag too long', `<a>\n<b c="${'x'.repeat(20_000)}"/></a>`, 'too-large', 2],
  ])('%s is refused with its line', (_name, xml, reason, line) => {
    const read = readXml(xml);
    expect(read).toMatchObject({ ok: false, reason });
    if (read.ok) return;
    expect(read.detail.line).toBe(line);
    expect(read.detail.message).toMatch(/\S{3}/);
  });

  test('hostile repetitions take no more than their length', () => {
    const many = 100_000;
    const texts = ['<', '<!--', '<a ', '<a b="', '&', '&amp;', '<![CDATA[', '</a>', '<?', 'a="', '\n', '<a b=\'"'];
    for (const text of texts) {
      for (const xml of [text.repeat(many), `<a>${text.repeat(many)}</a>`]) {
        const from = performance.now();
        readXml(xml);
        expect(performance.now() - from, JSON.stringify(text)).toBeLessThan(2_000);
      }
    }
  });
});
