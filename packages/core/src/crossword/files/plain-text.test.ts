import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clueText, htmlToLines, htmlToText, plainLine, textToHtml } from './plain-text.ts';
import { htmlToXd, xdToHtml } from './xd-markup.ts';

test.each([
  ['a &lt;b&gt; &amp; c &eacute; &#233;&#xe9; &unknown; &#9999999;', 'a <b> & c é éé &unknown; &#9999999;'],
  ['<b>bold</b>, <I CLASS="x">x</I><br>next', 'bold, x next'],
  ['before <script>alert("</b>")</script> after<style>p { }</style>', 'before  after'],
  ['<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>を書く', '漢字を書く'],
  ['3 < 4 > 2 <- <', '3 < 4 > 2 <- <'],
  ['<img src=x onerror=alert(1)>pic', 'pic'],
  ['never closed <b and <script>', 'never closed'],
  ['<!-- hidden --> shown', 'shown'],
  [' \u0000\tone\r\n two \u2028', 'one  two'],
])('%s reads as %s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test('any text goes through HTML, and only tags are markup', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.constantFrom('<', 'b', '>', '&', 'amp;', '#38;', '/', ' ', '!')).map((parts) => parts.join('')),
      ),
      (drawn) => {
        const text = plainLine(drawn);
        expect(clueText(textToHtml(text))).toEqual({ text });
        expect(htmlToLines(textToHtml(text))).toBe(text);
      },
    ),
    { numRuns: 3_000, seed: 1 },
  );
  expect(clueText('a <b>b</b>')).toEqual({ text: 'a b', markup: 'a <b>b</b>' });
});

test('marks of .xd are tags and back; what is left open is text', () => {
  const pairs = [
    ['{*b*} {/i/} {_u_} {-s-} {~1~} {^2^}', '<b>b</b> <i>i</i> <u>u</u> <s>s</s> <sub>1</sub> <sup>2</sup>'],
    ['{*{/both/}*} x', '<b><i>both</i></b> x'],
  ] as const;
  for (const [xd, html] of pairs) {
    expect(xdToHtml(xd)).toBe(html);
    expect(htmlToXd(html)).toBe(xd);
  }
  expect(xdToHtml('{*open, {/crossed*}/} {} {x}')).toBe(
    '{*open, {/crossed*}/} {} {x}'.replace('{/crossed*}/}', '<i>crossed*}</i>'),
  );
  expect(
    xdToHtml('{@ to | http://x @} {! a.png | picture !} {!! a.png | one | 1 | 2 !!} {# red | #f00 | #000 #}'),
  ).toBe('to picture one red');
  for (const html of ['<em>x</em>', '<b>x', 'x</b>', '<b class="a">x</b>', '<b><i>x</b></i>'])
    expect(htmlToXd(html)).toBeUndefined();
});
