import { describe, expect, test, vi } from 'vitest';
import { show } from '../../../../test/board/show.tsx';
import { plainColour } from '../theme/colour.ts';
import { rightLetters } from './crossword-drawing.tsx';
import { coloured, dressed, picture, stack } from './boards.fixture.ts';
import { classPaints, type Paints } from './class-paints.ts';
import { coloursOf } from './colours-of.ts';
import { Crossword, Nonogram, renderToSVG, TileStack } from './index.ts';

const cells = Array.from({ length: 80 }, (_, at) => at % 2);
const marks = Uint8Array.from(cells, (cell, at) => (at % 5 === 0 ? 2 : cell));
const boards = (
  <>
    <Nonogram.Static puzzle={picture} marks={marks} />
    <Nonogram.Static puzzle={coloured} solution />
    <Crossword.Static puzzle={dressed} letters={rightLetters(dressed)} />
    <TileStack.Static puzzle={{ ...stack, faces: stack.faces.map((face, at) => (at === 0 ? 'nobody' : face)) }} />
  </>
);

async function drawn(scheme: 'light' | 'dark'): Promise<HTMLElement> {
  const box = show(<div data-kumiki-scheme={scheme}>{boards}</div>, 900);
  await vi.waitFor(() => expect(box.querySelectorAll('svg')).toHaveLength(4));
  return box;
}

/** What the page shows of a class, and what the table says that it is. */
describe.each(['light', 'dark'] as const)('a drawing that stands alone looks as the sheets say: %s', (scheme) => {
  test.each(Object.entries(classPaints))('%s', async (name, paints: Paints) => {
    const box = await drawn(scheme);
    const element = box.querySelector(`.${name}`)!;
    expect(element, name).not.toBeNull();
    const style = getComputedStyle(element);
    const { colour } = coloursOf(scheme, 1);
    const tile = element.closest('.kumiki-ts-tile');
    for (const what of ['fill', 'stroke'] as const) {
      const wanted = paints[what];
      if (wanted === undefined || element.hasAttribute(what)) continue;
      const blocked = wanted === 'ts-face' && tile?.hasAttribute('data-free') === false;
      if (wanted === 'none') expect(style[what], `${name} ${what}`).toBe('none');
      else if (wanted.startsWith('#'))
        expect(plainColour(style[what]).hex).toBe(wanted === '#000' ? '#000000' : '#ffffff');
      else {
        const shown = plainColour(style[what]);
        const said = colour(blocked ? 'ts-face-blocked' : (wanted as Parameters<typeof colour>[0]));
        expect(shown.hex, `${name} ${what}`).toBe(said.hex);
        expect(shown.alpha).toBeCloseTo(said.alpha, 2);
      }
    }
    const { width, font, opacity = 1, round } = paints;
    if (width)
      expect(Number.parseFloat(style.strokeWidth)).toBeCloseTo('pixels' in width ? width.pixels : width.units, 2);
    if (font?.size !== undefined) expect(Number.parseFloat(style.fontSize)).toBeCloseTo(font.size, 3);
    if (font) expect([style.textAnchor, style.fontWeight]).toEqual([font.anchor, String(font.weight ?? 400)]);
    if (round) expect(style.strokeLinecap).toBe('round');
    expect(Number(style.opacity)).toBe(opacity);
  });
});

test('a picture of it in an <img> has the pixels of the figure on the page', async () => {
  const box = await drawn('light');
  const figure = box.querySelector('svg')!;
  const source = renderToSVG(picture, 'light', { solution: cells });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  expect(image.naturalWidth).toBeGreaterThan(figure.width.baseVal.value - 2);
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  // The middle of each cell, in the colour of its value.
  const { colour } = coloursOf('light', 1);
  const [ink, paper] = [colour('ng-ink').hex, colour('ng-paper').hex];
  const rows = Math.max(...picture.columns.map(({ length }) => length));
  const top = rows * 0.72 + 0.3;
  const left = image.naturalWidth / 24 - picture.columns.length - 0.3;
  const seen = cells.map((_, at) => {
    const [x, y] = [left + (at % 10) + 0.3, top + Math.floor(at / 10) + 0.3];
    const [r, g, b] = context.getImageData(Math.round(x * 24), Math.round(y * 24), 1, 1).data;
    return `#${[r!, g!, b!].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
  expect(seen).toEqual(cells.map((cell) => (cell === 1 ? ink : paper)));
});
