import { createBudget, createRandom, digest, noAssets, run, type Problem } from '@kumiki/core';
import { nonogram } from '@kumiki/core/nonogram';
import { describe, expect, test } from 'vitest';
import { nonogramFromColourPixels } from './from-pixels.ts';
import { nonogramInColours, type ColourPictureArgs } from './in-colours.ts';
import type { ColourPixels } from './quantised.ts';

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

describe('the job of a worker', () => {
  const { data, width, height } = drawn(tulip, 8, 10);
  const bytes = new Uint8Array(data);
  const key = digest(bytes);
  const { args: decode, run: job } = nonogramInColours.own.colourPicture;
  const started = (options: unknown, budget = createBudget({ steps: 1_000_000 }), pixels: unknown = key) => {
    const args = decode({ pixels, width, height, options });
    if (!args.ok) throw new Error(args.reason);
    const assets = { get: (of: string) => (of === key ? bytes : undefined) };
    return job(args.value, { random: createRandom(0), budget, assets });
  };

  test('makes of the bytes among the assets what the plain call makes of them', () => {
    for (const options of [{ size: 10 }, { size: 14, colours: 2, repair: false }, { size: 10, ends: 'grid' }] as const)
      expect(run(started(options))).toMatchObject({ ok: true, value: pictured({ data, width, height }, options) });
    expect(run(started({ size: undefined, colours: undefined }))).toMatchObject({ ok: true, value: { width: 20 } });
    const easy = run(started({ size: 10, difficulty: 'easy' }));
    expect(easy.ok && easy.value.report.difficulty?.reached).toBe(true);
  });

  test('pauses a slice of the budget at a time, and tells how far it is', () => {
    const told: unknown[] = [];
    const work = started({ size: 60, colours: 6, repair: false }, createBudget({ steps: 1_000_000, slice: 50 }));
    for (const at of work) told.push(at?.stage);
    expect(told.filter((stage) => stage === 'pixels').length).toBeGreaterThan(20);
  });

  test('is stopped wherever it is, by its budget and by whoever asked', () => {
    let asks = 0;
    const counting = createBudget({ steps: 1_000_000, slice: 50, cancelled: () => (asks += 1) < 0 });
    run(started({ size: 40, colours: 3 }, counting));
    const [spent, looks] = [counting.spent, asks];
    expect([spent > 3_000, looks > 40]).toEqual([true, true]);
    for (let nth = 0; nth < 12; nth += 1) {
      const steps = Math.floor((nth * spent) / 12);
      expect(run(started({ size: 40, colours: 3 }, createBudget({ steps })))).toMatchObject({ reason: 'budget' });
      let more = Math.floor((nth * looks) / 12);
      const budget = createBudget({ steps: 1_000_000, slice: 50, cancelled: () => (more -= 1) < 0 });
      expect(run(started({ size: 40, colours: 3 }, budget))).toMatchObject({ reason: 'cancelled' });
    }
  });

  test.each<[string, unknown, string, string]>([
    ['too many cells', { size: 61 }, 'invalid-options', 'size'],
    ['too many colours', { colours: 9 }, 'invalid-options', 'colours'],
    ['a key of nobody', { threshold: 5 }, 'invalid-options', ''],
    ['a difficulty of nobody', { difficulty: 'mild' }, 'invalid-options', 'difficulty'],
    ['a difficulty without the repair', { difficulty: 'easy', repair: false }, 'invalid-options', 'difficulty'],
    ['no options', null, 'invalid-options', ''],
  ])('%s: refused, with what is wanted', (_name, options, reason, path) => {
    const made = run(started(options));
    if (made.ok) throw new Error('made');
    const [problem] = made.detail as readonly Problem[];
    expect([made.reason, problem!.path]).toEqual([reason, path]);
    expect(problem!.message).toMatch(/wanted|known|leave out/);
  });

  test('bytes that were not sent, and a size that is not theirs', () => {
    const tools = { random: createRandom(0), budget: createBudget({ steps: 1_000 }), assets: noAssets };
    const asked: ColourPictureArgs = { pixels: key, width, height, options: {} };
    expect(run(job(asked, tools))).toMatchObject({
      ok: false,
      reason: 'invalid-pixels',
      detail: [{ code: 'missing' }],
    });
    for (const odd of [{ width: 1e9 }, { height: '8' }, { width: width + 1 }, { width: Number.NaN }]) {
      const args = decode({ ...asked, ...odd });
      if (!args.ok) throw new Error(args.reason);
      const assets = { get: () => bytes };
      expect(run(job(args.value, { ...tools, assets }))).toMatchObject({ ok: false, reason: 'invalid-pixels' });
    }
    expect(decode({ ...asked, more: 1 }).ok).toBe(false);
  });
});
