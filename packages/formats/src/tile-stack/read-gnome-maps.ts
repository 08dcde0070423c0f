import { fail, limits, succeed, type Failure, type Result } from '@kumiki/core';
import { checkLayout, type Cell, type Layout } from '@kumiki/core/tile-stack/rules';
import type { FileProblem, FileReason } from '../file-problem.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';

/** Tiles of all maps of a file: each map is proved to be playable, and that takes its time. */
const MOST_TILES = 2 * limits.tiles;

/**
 * The layouts of a GNOME Mahjongg map file: `<map name scorename>` with `<layer z>`, `<row y left right>`, `<column x top
 * bottom>`, `<block left right top bottom>` and `<tile x y>`; x and y count whole tiles, halves as .5, and a `z` of its own
 * goes before the layer's. Names of elements and attributes in any case, as GNOME reads them; elements around the maps are
 * passed over. `scorename` becomes the id.
 *
 * Checked like every layout: each can be dealt on. The shapes in files belong to their authors.
 */
export function readGnomeMaps(text: string): Result<readonly Layout[], FileReason, FileProblem> {
  const read = readXml(text);
  if (!read.ok) return read;
  const maps = mapsIn(read.value);
  if (maps.length === 0) {
    const message = `There is no <map> in <${read.value.name}>; a file of GNOME Mahjongg has one for each layout.`;
    return fail('unknown-format', { line: read.value.line, message });
  }
  const layouts: Layout[] = [];
  let tiles = 0;
  for (const [nth, map] of maps.entries()) {
    const made = layoutOf(map, `map-${nth + 1}`, MOST_TILES - tiles);
    if (!made.ok) return made;
    tiles += made.value.cells.length;
    layouts.push(made.value);
  }
  return succeed(layouts);
}

function mapsIn(element: XmlElement): XmlElement[] {
  if (kindOf(element) === 'map') return [element];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : mapsIn(child)));
}

function layoutOf(
  map: XmlElement,
  fallback: string,
  most: number,
): Result<Layout, 'malformed' | 'too-large', FileProblem> {
  const given = attributesOf(map);
  const name = given.get('name') || fallback;
  const id = given.get('scorename') || name;
  if (Math.max(name.length, id.length) > limits.text) {
    return fail('too-large', { line: map.line, message: `A name is longer than ${limits.text} characters.` });
  }
  const cells: Cell[] = [];
  const failure = addAll(map, 0, cells, most);
  if (failure) return failure;
  const [problem] = checkLayout(cells).filter(({ severity }) => severity === 'error');
  if (!problem) return succeed({ id, name, cells });
  return fail(problem.code === 'too-large' ? 'too-large' : 'malformed', {
    line: map.line,
    message: `Map ${JSON.stringify(name)}: ${problem.message}`,
  });
}

type Refused = Failure<'malformed' | 'too-large', FileProblem>;

/** Adds the cells of everything in a map or a layer; what is wrong, or nothing. */
function addAll(element: XmlElement, layer: number, cells: Cell[], most: number): Refused | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() === '') continue;
      return malformed(element, `There is text in <${element.name}>, and no place for it.`);
    }
    const kind = kindOf(child);
    if (kind === 'layer' && kindOf(element) === 'map') {
      const z = numberOf(child, 'z', 1) ?? 0;
      const failure = typeof z === 'number' ? addAll(child, z, cells, most) : z;
      if (failure) return failure;
      continue;
    }
    const range = rangeOf(child, kind, layer);
    if ('ok' in range) return range;
    const { left, right, top, bottom, z } = range;
    const many = Math.max(0, Math.floor((right - left) / 2) + 1) * Math.max(0, Math.floor((bottom - top) / 2) + 1);
    if (cells.length + many > Math.min(most, limits.tiles)) {
      const message = `There are more than ${limits.tiles} tiles in a map, or ${MOST_TILES} in the file.`;
      return fail('too-large', { line: child.line, message });
    }
    for (let y = top; y <= bottom; y += 2) for (let x = left; x <= right; x += 2) cells.push({ x, y, z });
  }
  return undefined;
}

interface Range {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly z: number;
}
/** Which attributes say where it starts and ends: left, right, top, bottom. What is left out is 0, as GNOME has it. */
const sidesOf: ReadonlyMap<string, readonly [string, string, string, string]> = new Map([
  ['row', ['left', 'right', 'y', 'y']],
  ['column', ['x', 'x', 'top', 'bottom']],
  ['block', ['left', 'right', 'top', 'bottom']],
  ['tile', ['x', 'x', 'y', 'y']],
]);

function rangeOf(element: XmlElement, kind: string, layer: number): Range | Refused {
  const sides = sidesOf.get(kind);
  if (!sides) {
    return malformed(
      element,
      `<${element.name}> is not known here; known are layer, ${[...sidesOf.keys()].join(', ')}.`,
    );
  }
  if (element.children.some((child) => typeof child !== 'string' || child.trim() !== '')) {
    return malformed(element, `<${element.name}> is to be empty.`);
  }
  const found = [...sides.map((side) => numberOf(element, side, 2) ?? 0), numberOf(element, 'z', 1) ?? layer];
  for (const one of found) if (typeof one !== 'number') return one;
  const [left, right, top, bottom, z] = found as number[];
  return { left: left!, right: right!, top: top!, bottom: bottom!, z: z! };
}

/** An attribute in units of which `parts` make one of the file's; undefined where it is not there. */
function numberOf(element: XmlElement, name: string, parts: 1 | 2): number | Refused | undefined {
  const text = attributesOf(element).get(name);
  if (text === undefined) return undefined;
  const value = /^\s*[+-]?\d{1,5}(?:\.\d{1,6})?\s*$/.test(text) ? Number(text) * parts : Number.NaN;
  if (Number.isInteger(value)) return value === 0 ? 0 : value;
  const shown = JSON.stringify(text.slice(0, 40));
  return malformed(
    element,
    `${name} of <${element.name}> is ${shown}; a number of whole${parts === 2 ? ' or half' : ''} steps is wanted.`,
  );
}

function kindOf({ name }: XmlElement): string {
  return name.toLowerCase();
}

function attributesOf({ attributes }: XmlElement): ReadonlyMap<string, string> {
  return new Map([...attributes].map(([name, value]) => [name.toLowerCase(), value]));
}

function malformed({ line }: XmlElement, message: string): Refused {
  return fail('malformed', { line, message });
}
