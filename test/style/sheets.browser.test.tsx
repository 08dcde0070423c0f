import base from '@kumiki/react/base.css?inline';
import crosswordSheet from '@kumiki/react/crossword.css?inline';
import nonogramSheet from '@kumiki/react/nonogram.css?inline';
import studioSheet from '@kumiki/react/nonogram-studio.css?inline';
import nullSheet from '@kumiki/react/null-puzzle.css?inline';
import staticSheet from '@kumiki/react/static.css?inline';
import all from '@kumiki/react/styles.css?inline';
import tileStackSheet from '@kumiki/react/tile-stack.css?inline';
import { expect, test } from 'vitest';

/** The rules of a sheet, one by one, as the browser reads them. */
function rulesOf(text: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => rule.cssText);
}

const parts = {
  base,
  crossword: crosswordSheet,
  'null-puzzle': nullSheet,
  nonogram: nonogramSheet,
  'nonogram-studio': studioSheet,
  'tile-stack': tileStackSheet,
  static: staticSheet,
};

test('the sheets of the parts, one after the other, are the sheet of everything', () => {
  const rules = Object.values(parts).flatMap(rulesOf);
  expect(rules.length).toBeGreaterThan(300);
  expect(rules).toEqual(rulesOf(all));
});

/** `kumiki-cw-cell` and the like, which a selector names. */
const classesOf = (text: string): string[] => [...new Set(text.match(/\.kumiki-[a-z-]+/g))];
const own = {
  crossword: /^\.kumiki-cw-/,
  nonogram: /^\.kumiki-ng-/,
  'tile-stack': /^\.kumiki-ts-/,
};

test.each(Object.entries(own))(
  'what only %s wears is in its own sheet and in no other that a board needs',
  (name, mine) => {
    const elsewhere = Object.entries(parts)
      .filter(([part]) => part !== name && part !== 'static')
      .flatMap(([part, text]) => classesOf(text).map((each) => `${part} ${each}`));
    expect(elsewhere.filter((each) => mine.test(each.split(' ')[1]!))).toEqual([]);
    expect(classesOf(parts[name as keyof typeof parts]).filter((each) => mine.test(each)).length).toBeGreaterThan(10);
  },
);
