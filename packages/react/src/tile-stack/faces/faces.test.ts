import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { faceBox, faces } from './index.ts';

const oneToNine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ids = [
  ...['dots', 'bamboo', 'characters'].flatMap((suit) => oneToNine.map((n) => `${suit}-${n}`)),
  ...['east', 'south', 'west', 'north'].map((wind) => `wind-${wind}`),
  ...['red', 'green', 'white'].map((dragon) => `dragon-${dragon}`),
  ...['plum', 'orchid', 'chrysanthemum', 'bamboo'].map((flower) => `flower-${flower}`),
  ...['spring', 'summer', 'autumn', 'winter'].map((season) => `season-${season}`),
];
const markup = new Map([...faces].map(([id, face]) => [id, renderToStaticMarkup(face.draw())]));
const all = [...markup.values()].join('');

const attribute = (element: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
const numbersOf = (text: string) => (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);

type Point = readonly [x: number, y: number];

/** The point of a Bézier curve at `t` (de Casteljau). */
function onCurve(controls: readonly Point[], t: number): Point {
  const [first = [NaN, NaN]] = controls;
  if (controls.length < 2) return first;
  const between = controls.slice(1).map(([x, y], i): Point => {
    const [u, v] = controls[i] ?? first;
    return [u + (x - u) * t, v + (y - v) * t];
  });
  return onCurve(between, t);
}

const pointsPerSegment: Readonly<Record<string, number>> = { M: 1, L: 1, T: 1, Q: 2, C: 3 };

/** The numbers after a command as its points, one list a segment. */
function segments(command: string, values: readonly number[]): Point[][] {
  const size = 2 * (pointsPerSegment[command] ?? NaN);
  if (!values.length || values.length % size !== 0) throw new Error(`${command}${values.join(' ')}`);
  const pairs = values.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, values[i + 1] ?? NaN]]));
  return Array.from({ length: values.length / size }, (_, i) => pairs.slice((i * size) / 2, ((i + 1) * size) / 2));
}

/** Points along a path of absolute commands, sixteen a curve. */
function points(path: string): Point[] {
  const found: Point[] = [];
  let here: Point = [0, 0];
  let control: Point = here;
  const curve = (...controls: readonly Point[]) => {
    for (let step = 1; step <= 16; step += 1) found.push(onCurve([here, ...controls], step / 16));
    [here, control] = [controls.at(-1) ?? here, controls.at(-2) ?? here];
  };
  const draw = (command: string) => (segment: readonly Point[], i: number) => {
    if (command === 'M' && i === 0) {
      here = segment[0] ?? here;
      found.push(here);
    } else if (command === 'T') {
      curve([2 * here[0] - control[0], 2 * here[1] - control[1]], ...segment);
    } else {
      curve(...segment);
    }
  };
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = numbersOf(text);
    if (command === 'A') {
      // Half circles about the middle between two points: only those are used.
      const [rx = 0, , , , , x = 0, y = 0] = values;
      const middle: Point = [(here[0] + x) / 2, (here[1] + y) / 2];
      for (let step = 0; step <= 16; step += 1) {
        const angle = (step / 16) * 2 * Math.PI;
        found.push([middle[0] + rx * Math.cos(angle), middle[1] + rx * Math.sin(angle)]);
      }
      here = [x, y];
    } else if (command === 'H') for (const x of values) curve([x, here[1]]);
    else if (command === 'V') for (const y of values) curve([here[0], y]);
    else if (command !== 'Z') segments(command, values).forEach(draw(command));
  }
  if (!found.length) throw new Error(`nothing drawn by "${path}"`);
  return found;
}

/** What an element covers at most, its line's thickness included. */
function extent(element: string): { left: number; top: number; right: number; bottom: number } {
  const number = (name: string) => Number(attribute(element, name) ?? 0);
  const around = number('stroke-width') / 2 + number('r');
  const path = attribute(element, 'd');
  const list: readonly Point[] = path === undefined ? [[number('cx'), number('cy')]] : points(path);
  const [xs, ys] = [list.map(([x]) => x), list.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

test('has the 42 faces of the standard set, each once', () => {
  expect([...faces.keys()]).toEqual(ids);
});

test('tells faces apart by shape, with every class and index gone', () => {
  const withoutIndex = (text: string) => text.replace(/^<path[^>]*><\/path>/, '');
  const shapes = [...markup.values()].map((text) => withoutIndex(text.replaceAll(/ class="[^"]*"/g, '')));
  expect(shapes).not.toContain('');
  expect(new Set(shapes).size).toBe(42);
});

test('colours by class only, and can stand in a symbol more than once', () => {
  const classes = new Set([...all.matchAll(/class="([^"]*)"/g)].map(([, name]) => name));
  for (const name of classes) expect(name).toMatch(/^kumiki-face-(a|b|c|ink|paper)(-line)?$/);
  expect(all).not.toMatch(/ id=|style=|url\(|<text|fill=|stroke=|transform=|NaN|undefined/);
  const names = new Set([...all.matchAll(/<(\w+)/g)].map(([, name]) => name));
  expect(names).toEqual(new Set(['circle', 'path']));
});

test('says the index its family uses', () => {
  const indexes = (family: string) =>
    [...faces].flatMap(([id, { index }]) => (id.startsWith(family) ? [index] : [])).join('');
  expect(['dots', 'bamboo-', 'characters'].map(indexes)).toEqual(['123456789', '123456789', '123456789']);
  expect(['wind', 'dragon', 'flower', 'season'].map(indexes)).toEqual(['ESWN', 'RGB', '1234', '1234']);
});

/** Round caps may reach a little into the margin of 5. */
const margin = 4.8;

describe.each(ids)('%s', (id) => {
  const elements = markup.get(id)?.match(/<(path|circle)[^>]*>/g) ?? [];

  test('stays within the box, about 5 units from its edge', () => {
    const outside = elements.filter((element) => {
      const { left, top, right, bottom } = extent(element);
      return !(Math.min(left, top) >= margin && right <= faceBox.width - margin && bottom <= faceBox.height - margin);
    });
    expect(outside).toEqual([]);
  });

  test('has a motif beside its index, centred within 3 units across', () => {
    const motif = elements.slice(1).map(extent);
    const left = Math.min(...motif.map((part) => part.left));
    const right = Math.max(...motif.map((part) => part.right));
    expect(motif.length).toBeGreaterThan(0);
    expect(Math.abs((left + right) / 2 - faceBox.width / 2)).toBeLessThan(3);
  });

  test('gives a thickness to lines and to nothing else', () => {
    const isLine = (element: string) => attribute(element, 'class')?.endsWith('-line');
    expect(elements.filter((element) => attribute(element, 'stroke-width') !== undefined)).toEqual(
      elements.filter(isLine),
    );
  });
});

test('is small enough to put into a page', () => {
  expect(all.length).toBeLessThan(40_000);
});
