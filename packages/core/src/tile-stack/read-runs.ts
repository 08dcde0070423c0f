import {
  decoder,
  either,
  integer,
  list,
  raw,
  record,
  text as words,
  optional,
  type Problem,
  type Shape,
} from '../decode.ts';
import { limits } from '../limits.ts';
import { fail, succeed, type Failure, type Result } from '../result.ts';
import { lineAt, stepsOf } from './json-lines.ts';
import { malformed, type LayoutFileProblem, type LayoutFileReason, type ReadLayout } from './layout-file.ts';
import type { Cell } from './types.ts';

const axis = integer(-limits.halfUnits, limits.halfUnits);
const shape: Shape<{ readonly mah: string; readonly boards: readonly unknown[] }> = record({
  mah: words(20),
  boards: list(raw, 1_000, 1),
});
const isNumber = (input: unknown): boolean => !Array.isArray(input);
/** A run is a place, or the first of so many tiles side by side. */
const run = either(axis, list(integer(-limits.halfUnits, limits.tiles), 2, 2), isNumber);
const file = decoder(shape);
const board = decoder(
  record({
    id: optional(words(limits.text)),
    name: optional(words(limits.text)),
    cat: optional(raw),
    by: optional(raw),
    map: list(raw, limits.layers * 2),
  }),
);
const layer = decoder(list(raw, 2, 2));
const layerParts = decoder(record({ z: integer(-limits.layers, limits.layers), rows: list(raw, limits.tiles) }));
const rowParts = decoder(record({ y: axis, runs: either(axis, list(run, limits.tiles), isNumber) }));

/** The way to the map of the first board. */
const MAP = ['boards', 0, 'map'] as const;

/**
 * The first board of a `.mah` file (ffalt/mah): JSON whose `map` is a list of layers `[z, rows]`, of rows `[y, runs]`, of
 * runs `x` or `[x, count]`, in half units; a row of one tile is `[y, x]`.
 *
 * @param text what `json` was read from, for the lines of what is wrong.
 */
export function readRuns(json: unknown, text: string): Result<ReadLayout, LayoutFileReason, LayoutFileProblem> {
  const whole = file(json);
  const wrong = (
    problems: readonly Problem[],
    way: readonly (string | number)[],
    where = '',
  ): Failure<'malformed', LayoutFileProblem> => {
    const [{ path, message }] = problems as [Problem];
    return malformed(`${where}${message}`, lineAt(text, [...way, ...stepsOf(path)]));
  };
  if (!whole.ok) return wrong(whole.detail, []);
  const first = board(whole.value.boards[0]);
  if (!first.ok) return wrong(first.detail, MAP.slice(0, 2));
  const cells: Cell[] = [];
  const ways: (readonly (string | number)[])[] = [];
  for (const [nth, input] of first.value.map.entries()) {
    const here = [...MAP, nth];
    const both = layer(input);
    if (!both.ok) return wrong(both.detail, here, `Layer ${nth} of the map: `);
    const parts = layerParts({ z: both.value[0], rows: both.value[1] });
    if (!parts.ok) return wrong(inArray(parts.detail, ['z', 'rows']), here, `Layer ${nth} of the map: `);
    const { z, rows } = parts.value;
    for (const [rowNth, row] of rows.entries()) {
      const at = [...here, 1, rowNth];
      const pair = layer(row);
      if (!pair.ok) return wrong(pair.detail, at, `A row of layer ${nth} of the map: `);
      const read = rowParts({ y: pair.value[0], runs: pair.value[1] });
      if (!read.ok) return wrong(inArray(read.detail, ['y', 'runs']), at, `A row of layer ${nth} of the map: `);
      const { y, runs } = read.value;
      for (const [runNth, one] of (typeof runs === 'number' ? [runs] : runs).entries()) {
        const way = typeof runs === 'number' ? [...at, 1] : [...at, 1, runNth];
        const [x, count] = typeof one === 'number' ? [one, 1] : [one[0]!, one[1]!];
        if (cells.length + count > limits.tiles) {
          return fail('too-large', { line: lineAt(text, way), message: `There are more than ${limits.tiles} tiles.` });
        }
        for (let n = 0; n < count; n += 1) {
          cells.push({ x: x + 2 * n, y, z });
          ways.push(way);
        }
      }
    }
  }
  const { id = 'read', name = id } = first.value;
  return succeed({
    layout: { id, name, cells },
    lineOf: (cell) => lineAt(text, cell === undefined ? MAP : (ways[cell] ?? MAP)),
  });
}

/** The names that decoders gave the places of an array, as the places again. */
function inArray(problems: readonly Problem[], names: readonly string[]): Problem[] {
  return problems.map((problem) => {
    const [first, ...rest] = stepsOf(problem.path);
    const place = names.indexOf(String(first));
    return place < 0 ? problem : { ...problem, path: [place, ...rest].map((step) => `[${step}]`).join('') };
  });
}
