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

  test.each<[string, string, string, number | undefined]>([
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
    ['a layer of no size', 'kmahjongg-layout-v1.1\nw0\nh2\n12\n43', 'malformed', undefined],
    ['an odd number of tiles', grid('12..', '43..'), 'malformed', undefined],
    ['JSON that breaks off', '{"id":', 'malformed', undefined],
    ['JSON of something else', '{"nodes":[]}', 'malformed', undefined],
    ['a fraction', '{"id":"a","name":"a","cells":[{"x":0.5,"y":0,"z":0},{"x":4,"y":0,"z":0}]}', 'malformed', undefined],
    [
      'the same place twice',
      '{"id":"a","name":"a","cells":[{"x":0,"y":0,"z":0},{"x":0,"y":0,"z":0}]}',
      'malformed',
      undefined,
    ],
    ['a run without end', '{"mah":"1.0","boards":[{"map":[[0,[[0,[[0,8000],[0,8000]]]]]]}]}', 'too-large', undefined],
    ['a negative run', '{"mah":"1.0","boards":[{"map":[[0,[[0,[[0,-5]]]]]]}]}', 'malformed', undefined],
    ['a board that is none', '{"mah":"1.0","boards":[5]}', 'malformed', undefined],
    ['no boards', '{"mah":"1.0","boards":[]}', 'malformed', undefined],
    ['a key that pollutes', '{"mah":"1.0","__proto__":{},"boards":[{"map":[]}]}', 'malformed', undefined],
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
          expect(['read', 'unknown-format', 'malformed', 'too-large', 'needs-formats']).toContain(
            read.ok ? 'read' : read.reason,
          );
        }
      }
    }
  });
});
