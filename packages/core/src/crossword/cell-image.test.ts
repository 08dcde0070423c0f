import { expect, test } from 'vitest';
import { isCellImage } from './cell-image.ts';
import { readCrossword } from './files/index.ts';
import { crosswordLimits } from './limits.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test.each([
  [pixel, true],
  ['data:image/png;base64,iVBORw0K', true],
  ['data:image/svg+xml;base64,PHN2Zz4=', false],
  ['data:image/png,raw', false],
  ['https://example.org/a.png', false],
  ['javascript:alert(1)', false],
  ['data:text/html;base64,PGI+', false],
  [`data:image/png;base64,${'A'.repeat(crosswordLimits.image)}`, false],
  ['', false],
])('%.40s', (text, wanted) => {
  expect(isCellImage(text)).toBe(wanted);
});

test('an ipuz brings pictures that are in it; others are named and left out', () => {
  const read = (imagebg: string) =>
    readCrossword(
      JSON.stringify({
        version: 'http://ipuz.org/v2',
        kind: ['http://ipuz.org/crossword#1'],
        dimensions: { width: 2, height: 1 },
        puzzle: [[{ cell: 1, style: { imagebg } }, 0]],
        solution: [['A', 'B']],
        clues: { Across: [[1, 'x']] },
      }),
    );
  const own = read(pixel);
  expect(own).toMatchObject({ ok: true, value: { puzzle: { cells: [{ image: pixel }, {}] }, notes: [] } });
  const fetched = read('https://example.org/a.png');
  if (!fetched.ok) throw new Error(fetched.reason);
  expect(fetched.value.puzzle!.cells[0]).not.toHaveProperty('image');
  expect(fetched.value.notes.map(({ code }) => code)).toEqual(['style']);
});
