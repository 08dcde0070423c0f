import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layouts } from './layouts/index.ts';
import { readLayout } from './read-layout.ts';
import { checkLayout } from './layout.ts';
import { looseStacks } from './stacks.fixture.ts';
import type { Cell } from './types.ts';
import { writeLayout } from './write-layout.ts';

const sorted = (cells: readonly Cell[]): string[] => cells.map(({ x, y, z }) => `${z} ${y} ${x}`).toSorted();
/** A grid of four by two quarters a layer. */
const grid = (...rows: string[]): string => ['kmahjongg-layout-v1.1', 'w4', 'h2', ...rows].join('\n');

describe('files of layouts', () => {
  test.each(['kmahjongg', 'mah', 'json'] as const)('%s: what is written is read back', (format) => {
    for (const layout of Object.values(layouts)) {
      const read = readLayout(writeLayout(layout, format));
      if (!read.ok) throw new Error(`${layout.id}: ${read.detail.message}`);
      expect({ id: read.value.id, name: read.value.name }).toEqual({ id: layout.id, name: layout.name });
      expect(sorted(read.value.cells)).toEqual(sorted(layout.cells));
    }
  });

  test('any stack: half offsets, gaps, places below zero', () => {
    fc.assert(
      fc.property(looseStacks, fc.integer({ min: -30, max: 30 }), (stack, shift) => {
        const even = stack.slice(stack.length % 2).map(({ x, y, z }) => ({ x: x + shift, y: y - shift, z: z + shift }));
        if (even.length === 0) return;
        const layout = { id: 'any', name: 'Any', cells: even };
        if (checkLayout(even).some(({ code }) => code === 'unpeelable')) {
          expect(readLayout(writeLayout(layout, 'mah'))).toMatchObject({ ok: false, reason: 'malformed' });
          return;
        }
        for (const format of ['mah', 'json'] as const) {
          const read = readLayout(writeLayout(layout, format));
          expect(read.ok && sorted(read.value.cells)).toEqual(sorted(even));
        }
        const read = readLayout(writeLayout(layout, 'kmahjongg'));
        if (!read.ok) throw new Error(read.detail.message);
        const [x, y, z] = (['x', 'y', 'z'] as const).map((of) => Math.min(0, ...even.map((cell) => cell[of])));
        const moved = even.map((cell) => ({ x: cell.x - x!, y: cell.y - y!, z: cell.z - z! }));
        expect(sorted(read.value.cells)).toEqual(sorted(moved));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('a grid of KMahjongg, version 1.1, with comments and another end of lines', () => {
    const text =
      '\ufeffkmahjongg-layout-v1.1\r\n# name: Two steps\r\nw5\r\nh3\r\nd2\r\n1212.\r\n4343.\r\n.....\r\n# upper\r\n.12..\r\n.4312\r\n...43\r\n';
    expect(readLayout(text)).toMatchObject({
      ok: true,
      value: {
        name: 'Two steps',
        cells: [
          { x: 0, y: 0, z: 0 },
          { x: 2, y: 0, z: 0 },
          { x: 1, y: 0, z: 1 },
          { x: 3, y: 1, z: 1 },
        ],
      },
    });
  });

  test('version 1.0 is 32 by 16, and rows that end early are empty to the end', () => {
    const rows = ['1212', '4343', ...Array.from({ length: 14 }, () => '.'.repeat(32)), '..12..12', '..43..43'];
    expect(readLayout(['kmahjongg-layout-v1.0', ...rows].join('\n'))).toMatchObject({
      value: {
        cells: [
          { x: 0, y: 0, z: 0 },
          { x: 2, y: 0, z: 0 },
          { x: 2, y: 0, z: 1 },
          { x: 6, y: 0, z: 1 },
        ],
      },
    });
  });

  test('a board of ffalt/mah: runs of two half units', () => {
    const text = JSON.stringify({
      mah: '1.0',
      boards: [
        {
          id: 'b',
          name: 'B',
          cat: 'x',
          map: [
            [
              1,
              [
                [3, [0, [4, 3]]],
                [7, 2],
                [9, 3],
              ],
            ],
          ],
        },
      ],
    });
    expect(readLayout(text)).toMatchObject({
      value: {
        id: 'b',
        cells: [...[0, 4, 6, 8].map((x) => ({ x, y: 3, z: 1 })), { x: 2, y: 7, z: 1 }, { x: 3, y: 9, z: 1 }],
      },
    });
  });

  test.each<[string, string, string, number]>([
    ['another format', 'BOARD 7', 'unknown-format', 1],
    ['a map of GNOME Mahjongg', '<?xml version="1.0"?>', 'needs-formats', 1],
    ['a newer version', 'kmahjongg-layout-v2.0\n12\n43', 'unknown-format', 1],
    ['nothing', '', 'unknown-format', 1],
    ['a tile cut off below', grid('12..', '4...'), 'malformed', 4],
    ['a tile cut off by the layer', grid('....', '12..', '43..', '....'), 'malformed', 5],
    ['a quarter of no tile', grid('..3.', '....'), 'malformed', 4],
    ['two tiles in one another', grid('1112', '4343'), 'malformed', 4],
    ['a letter', grid('12x.', '43..'), 'malformed', 4],
    ['a row too long', grid('12...', '43...'), 'malformed', 4],
    ['a layer of no size', 'kmahjongg-layout-v1.1\nw0\nh2\n12\n43', 'malformed', 3],
    ['an odd number of tiles', grid('12..', '43..'), 'malformed', 4],
    ['JSON that breaks off', '{"id":\n1,\n', 'malformed', 3],
    ['JSON with a comma too many', '{"id":"a",\n"cells":[],\n}', 'malformed', 3],
    ['JSON of two values', '{}\n\n{}', 'malformed', 3],
    ['JSON with a word of its own', '{"id":"a",\n"name":NaN}', 'malformed', 2],
    ['JSON with an open text', '{"id":"a",\n"name":"b\n}', 'malformed', 2],
    ['JSON that is very deep', `{"id":\n${'['.repeat(100_000)}`, 'malformed', 2],
    ['JSON of something else', '{"nodes":[]}', 'malformed', 1],
    ['a fraction', '{"id":"a","name":"a","cells":[\n{"x":0,"y":0,"z":0},\n{"y":0,\n"x":0.5,"z":0}]}', 'malformed', 4],
    ['a fraction after blank lines', '\n\r\n {"id":"a","name":"a","cells":[{"x":0.5,"y":0,"z":0}]}', 'malformed', 3],
    ['a name that is a number', '{"id":"a",\n"cells":[],\n"name":\n5}', 'malformed', 4],
    [
      'the same place twice',
      '{"id":"a","name":"a","cells":[\n{"x":0,"y":0,"z":0},\n{"x":0,"y":0,"z":0}]}',
      'malformed',
      3,
    ],
    ['two grids of one tile', grid('12..', '43..', '....', '....', '12..', '43..').replace('h2', 'h3'), 'malformed', 4],
    [
      'tiles in one another, of a board of runs',
      '{"mah":"1.0","boards":[{"map":[\n[0,[\n[0,[0,4]],\n[1,[\n[8,1],\n1]]]]]}]}',
      'malformed',
      6,
    ],
    ['a layer that is none', '{"mah":"1.0","boards":[{"map":[\n[0,[]],\n7]}]}', 'malformed', 3],
    ['half a layer', '{"mah":"1.0","boards":[{"map":[\n[0,[]],\n[\n1.5,[]]]}]}', 'malformed', 4],
    ['a row that is none', '{"mah":"1.0","boards":[{"map":[[0,[\n[0,0],\n"x"]]]}]}', 'malformed', 3],
    ['a run of a text', '{"mah":"1.0","boards":[{"map":[[0,[[0,[\n0,\n[4,"x"]]]]]]}]}', 'malformed', 3],
    ['an odd board of runs', '{"mah":"1.0",\n"boards":[{"name":"odd",\n"map":[[0,[[0,0]]]]}]}', 'malformed', 3],
    ['a run without end', '{"mah":"1.0","boards":[{"map":[[0,[[0,[[0,8000],[0,8000]]]]]]}]}', 'too-large', 1],
    ['a negative run', '{"mah":"1.0","boards":[{"map":[[0,[[0,[[0,-5]]]]]]}]}', 'malformed', 1],
    ['a board that is none', '{"mah":"1.0","boards":[5]}', 'malformed', 1],
    ['no boards', '{"mah":"1.0","boards":[]}', 'malformed', 1],
    ['a key that pollutes', '{"mah":"1.0","__proto__":{},"boards":[{"map":[]}]}', 'malformed', 1],
  ])('%s is refused with the reason and the line', (_name, text, reason, line) => {
    const read = readLayout(text);
    if (read.ok) throw new Error('read');
    expect({ reason: read.reason, line: read.detail.line }).toEqual({ reason, line });
    expect(read.detail.message).toMatch(/\S/);
  });

  test('a file cut off, or with a character changed, is read or refused, never thrown at', () => {
    for (const format of ['kmahjongg', 'mah', 'json'] as const) {
      const text = writeLayout(layouts['well']!, format);
      for (let at = 0; at < text.length; at += 37) {
        for (const damaged of [text.slice(0, at), `${text.slice(0, at)}1${text.slice(at + 1)}`]) {
          const read = readLayout(damaged);
          if (!read.ok) {
            expect(read.detail.line).toBeGreaterThanOrEqual(1);
            expect(read.detail.line).toBeLessThanOrEqual(damaged.split('\n').length);
          }
          expect(['read', 'unknown-format', 'malformed', 'too-large', 'needs-formats']).toContain(
            read.ok ? 'read' : read.reason,
          );
        }
      }
    }
  });
});
