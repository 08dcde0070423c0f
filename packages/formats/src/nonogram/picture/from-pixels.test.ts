import { createBudget, createRandom } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { describe, expect, test } from 'vitest';
import { nonogramFromColourPixels, type ColourPixels } from './from-pixels.ts';

const INKS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '.': [255, 255, 255, 255],
  ' ': [10, 20, 30, 0],
  r: [220, 30, 20, 255],
  g: [30, 160, 60, 255],
  b: [20, 40, 200, 255],
  y: [250, 220, 40, 255],
};

/** A picture of letters, each so many pixels wide and high; every pixel a little off, by chance. */
function drawn(rows: readonly string[], scale: number, noise = 0): ColourPixels {
  const [width, height] = [rows[0]!.length * scale, rows.length * scale];
  const random = createRandom('noise');
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const ink = INKS[rows[Math.floor(at / width / scale)]![Math.floor((at % width) / scale)]!]!;
    for (let n = 0; n < 4; n += 1)
      data[at * 4 + n] = ink[n]! + (n < 3 && noise > 0 ? random.int(2 * noise + 1) - noise : 0);
  }
  return { data, width, height };
}

/** A tulip. */
const tulip = [
  '..r.r.r...',
  '..rrrrr...',
  '..rryrr...',
  '..rrrrr...',
  '...rrr....',
  '....g...g.',
  '.gg.g.gg..',
  '..gggg....',
  '....g.....',
  '.bbbbbbbb.',
];
const cellsIn = (rows: readonly string[], order: string): number[] =>
  Array.from(rows.join(''), (letter) => order.indexOf(letter) + 1);
const pictured = (...given: Parameters<typeof nonogramFromColourPixels>) => {
  const made = nonogramFromColourPixels(...given);
  if (!made.ok) throw new Error(`${made.reason} ${JSON.stringify(made.detail)}`);
  return made.value;
};

describe('a puzzle of a picture in colours', () => {
  test.each([
    [1, 0],
    [7, 0],
    [16, 20],
  ])('with cells of %i pixels and noise of %i: its cells, and about its colours', (scale, noise) => {
    const { cells, width, puzzle } = pictured(drawn(tulip, scale, noise), { size: 10, repair: false });
    expect(width).toBe(10);
    expect(cells).toEqual(cellsIn(tulip, 'rygb'));
    expect(puzzle.palette).toHaveLength(4);
    for (const [nth, letter] of Array.from('rygb').entries()) {
      const hex = Number.parseInt(puzzle.palette![nth]!.slice(1), 16);
      const found = [hex >> 16, (hex >> 8) & 255, hex & 255];
      for (const [channel, value] of found.entries())
        expect(Math.abs(value - INKS[letter]![channel]!)).toBeLessThan(16);
    }
  });

  test('it is a puzzle that lines solve and the checker believes, the same every time', () => {
    const made = pictured(drawn(tulip, 8, 10), { size: 10 });
    expect(made).toEqual(pictured(drawn(tulip, 8, 10), { size: 10 }));
    expect(made.report.solvable).toBe(true);
    expect(made.puzzle.claim).toBe('unique');
    expect(nonogram.codec.puzzle(made.puzzle).ok).toBe(true);
    const verified = nonogram.verify(made.puzzle, createBudget({ steps: 1_000_000 }));
    expect(verified).toMatchObject({ ok: true, value: { holds: true, claim: 'unique' } });
  });

  test('what is transparent is paper; fewer colours are asked for, and a picture wider than high', () => {
    // Glass beside paper is one colour.
    const glass = tulip.map((row, y) => (y % 2 === 0 ? row.replaceAll('.', ' ') : row));
    expect(pictured(drawn(glass, 6), { size: 10, repair: false }).cells).toEqual(cellsIn(tulip, 'rygb'));
    const two = pictured(drawn(tulip, 6), { size: 10, colours: 2 });
    expect(two.puzzle.palette!.length).toBeLessThanOrEqual(2);
    const wide = pictured(drawn(['.r.b....', '.rrb.gg.'], 9), { size: 8, repair: false, ends: 'grid' });
    expect([wide.width, wide.height, wide.puzzle.solution]).toEqual([8, 2, '0102000001120330']);
  });

  test('paper of any colour: what is most frequent along the edge', () => {
    const night = tulip.map((row) => row.replaceAll('b', '.').replaceAll('.', 'b'));
    expect(pictured(drawn(night, 6), { size: 10, repair: false }).cells).toEqual(cellsIn(night, 'ryg'));
  });

  test('a picture that hides most of its paper', () => {
    const wall = ['.......', ...Array.from({ length: 5 }, () => '.rrrrr.'), '.......'];
    expect(pictured(drawn(wall, 6), { size: 7, repair: false }).cells).toEqual(cellsIn(wall, 'r'));
  });

  test('a picture larger or smaller than its samples', () => {
    for (const scale of [1, 2, 3, 5, 37]) {
      expect(pictured(drawn(tulip, scale), { size: 10, repair: false }).cells).toEqual(cellsIn(tulip, 'rygb'));
    }
    expect(pictured(drawn(['r.', '.b'], 1), { size: 60, repair: false }).cells).toHaveLength(3_600);
  });

  test('what is no picture, and options that are none', () => {
    const good = drawn(tulip, 2);
    for (const bad of [
      { ...good, width: 0 },
      { ...good, width: 19 },
      { ...good, height: 1.5 },
      { ...good, width: 8_193 },
      { ...good, data: [...good.data] as unknown as Uint8Array },
      { data: new Uint8Array(4), width: 8_192, height: 8_192 },
    ]) {
      expect(nonogramFromColourPixels(bad)).toMatchObject({ ok: false, reason: 'invalid-pixels' });
    }
    for (const options of [{ size: 61 }, { size: 0 }, { colours: 9 }, { colours: 1.5 }]) {
      expect(nonogramFromColourPixels(good, options)).toMatchObject({ ok: false, reason: 'invalid-options' });
    }
    expect(nonogramFromColourPixels(drawn(['...', '...'], 5))).toMatchObject({ ok: false, reason: 'invalid-cells' });
    const stopped = nonogramFromColourPixels(good, { budget: createBudget({ steps: 2 }) });
    expect(stopped).toMatchObject({ ok: false, reason: 'budget' });
  });
});
