import { decoder, either, integer, list, raw, record, text, optional, type Shape } from '../decode.ts';
import { limits } from '../limits.ts';
import { fail, succeed, type Result } from '../result.ts';
import { malformed, type LayoutFileProblem, type LayoutFileReason } from './layout-file.ts';
import type { Cell, Layout } from './types.ts';

const axis = integer(-limits.halfUnits, limits.halfUnits);
const shape: Shape<{ readonly mah: string; readonly boards: readonly unknown[] }> = record({
  mah: text(20),
  boards: list(raw, 1_000, 1),
});
const isNumber = (input: unknown): boolean => !Array.isArray(input);
/** A run is a place, or the first of so many tiles side by side. */
const run = either(axis, list(integer(-limits.halfUnits, limits.tiles), 2, 2), isNumber);
const file = decoder(shape);
const board = decoder(
  record({
    id: optional(text(limits.text)),
    name: optional(text(limits.text)),
    cat: optional(raw),
    by: optional(raw),
    map: list(raw, limits.layers * 2),
  }),
);
const layer = decoder(list(raw, 2, 2));
const layerParts = decoder(record({ z: integer(-limits.layers, limits.layers), rows: list(raw, limits.tiles) }));
const rowParts = decoder(record({ y: axis, runs: either(axis, list(run, limits.tiles), isNumber) }));

/**
 * The first board of a `.mah` file (ffalt/mah): JSON whose `map` is a list of layers `[z, rows]`, of rows `[y, runs]`, of
 * runs `x` or `[x, count]`, in half units; a row of one tile is `[y, x]`.
 */
export function readRuns(json: unknown): Result<Layout, LayoutFileReason, LayoutFileProblem> {
  const whole = file(json);
  if (!whole.ok) return malformed(whole.detail[0]!.message);
  const first = board(whole.value.boards[0]);
  if (!first.ok) return malformed(first.detail[0]!.message);
  const cells: Cell[] = [];
  for (const [nth, input] of first.value.map.entries()) {
    const both = layer(input);
    const parts = both.ok ? layerParts({ z: both.value[0], rows: both.value[1] }) : both;
    if (!parts.ok) return malformed(`Layer ${nth} of the map: ${parts.detail[0]!.message}`);
    const { z, rows } = parts.value;
    for (const row of rows) {
      const pair = layer(row);
      const read = pair.ok ? rowParts({ y: pair.value[0], runs: pair.value[1] }) : pair;
      if (!read.ok) return malformed(`A row of layer ${nth} of the map: ${read.detail[0]!.message}`);
      const { y, runs } = read.value;
      for (const one of typeof runs === 'number' ? [runs] : runs) {
        const [x, count] = typeof one === 'number' ? [one, 1] : [one[0]!, one[1]!];
        if (cells.length + count > limits.tiles) {
          return fail('too-large', { message: `There are more than ${limits.tiles} tiles.` });
        }
        for (let n = 0; n < count; n += 1) cells.push({ x: x + 2 * n, y, z });
      }
    }
  }
  const { id = 'read', name = id } = first.value;
  return succeed({ id, name, cells });
}
