import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clueMarkup } from './clue-markup.tsx';

const html = (source: string): string => renderToStaticMarkup(clueMarkup(source));

test.each([
  ['plain & simple', 'plain &amp; simple'],
  ['<i>Hamlet</i> &amp; <b>more</b>', '<em>Hamlet</em> &amp; <strong>more</strong>'],
  ['H<sub>2</sub>O, x<sup>2</sup>', 'H<sub>2</sub>O, x<sup>2</sup>'],
  ['<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>'],
  ['one<br>two<br/>three', 'one<br/>two<br/>three'],
  ['<em onclick="alert(1)" style="x">a</em>', '<em>a</em>'],
  ['<a href="javascript:alert(1)">go</a>', 'go'],
  ['<script>alert(1)</script>safe<style>b{}</style>', 'safe'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<svg><script>x</script></svg>y', 'y'],
  ['<em>left <b>open', '<em>left <strong>open</strong></em>'],
  ['<em>crossed <b>tags</em> here</b>', '<em>crossed <strong>tags</strong></em> here'],
  ['&lt;b&gt; &#x41;&#65; &nope; &#0;', '&lt;b&gt; AA &amp;nope; &amp;#0;'],
  ['5 < 6 and <3', '5 &lt; 6 and &lt;3'],
  ['<constructor>x</constructor><toString>y', 'xy'],
  ['<!-- hidden <b> -->seen', 'seen'],
])('%s', (source, wanted) => {
  expect(html(source)).toBe(wanted);
});

test('of anything: no other element, no attribute; and deep or long clues end', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<em>',
      '</em>',
      '<b',
      '<ruby><rt>',
      '<script>',
      '</script>',
      '<i a="',
      '"',
      '>',
      '<',
      '&#x3c;',
      '<br>',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const tags = html(parts.join('')).match(/<[^>]*>/g) ?? [];
      for (const tag of tags) expect(tag).toMatch(/^<\/?(?:em|strong|sub|sup|ruby|rt|rp)>$|^<br\/>$/);
    }),
    { numRuns: 2_000 },
  );
  expect(html('<em>'.repeat(5_000)).length).toBeLessThan(1_000);
  const before = performance.now();
  html('<'.repeat(10_000) + '<script '.repeat(2_000));
  html(`<script>${'</script'.repeat(2_000)}`);
  expect(performance.now() - before).toBeLessThan(2_000);
});
