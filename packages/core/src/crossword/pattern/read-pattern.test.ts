import { describe, expect, test } from 'vitest';
import { readPattern, slotsOf } from './read-pattern.ts';

test('blocks, open cells and letters in several hands', () => {
  const read = readPattern(['.#か', '□■_', 'か\u3099█.']);
  if (!read.ok) throw new Error(JSON.stringify(read.detail));
  const { width, height, cells } = read.value;
  expect({ width, height, cells }).toEqual({
    width: 3,
    height: 3,
    cells: ['', null, 'か', '', null, '', 'か\u3099', null, ''],
  });
  expect(slotsOf(read.value)).toEqual([
    { direction: 'down', first: 0, step: 3, length: 3 },
    { direction: 'down', first: 2, step: 3, length: 3 },
  ]);
});

test('slots are the longest runs of two or more, across first', () => {
  const read = readPattern(['..#', '...', '#..']);
  if (!read.ok) throw new Error('unread');
  expect(slotsOf(read.value).map(({ direction, first, length }) => `${direction} ${first} ${length}`)).toEqual([
    'across 0 2',
    'across 3 3',
    'across 7 2',
    'down 0 2',
    'down 1 3',
    'down 5 2',
  ]);
});

describe('what is wrong is said', () => {
  test.each([
    [[], [{ code: 'size' }]],
    [[''], [{ code: 'size' }]],
    [['.'.repeat(256)], [{ code: 'size' }]],
    [Array.from({ length: 256 }, () => '..'), [{ code: 'size' }]],
    [['x'.repeat(1_000_000)], [{ code: 'size' }]],
    [['..', '...'], [{ code: 'ragged', row: 1, wanted: 2 }]],
    [['.. ', '...'], [{ code: 'bad-cell', row: 0, column: 2 }]],
    [['.#', '##'], [{ code: 'alone', row: 0, column: 0 }]],
    [['.'.repeat(65)], [{ code: 'too-long', row: 0, column: 0 }]],
  ] as const)('%#', (rows, problems) => {
    expect(readPattern(rows)).toMatchObject({ ok: false, reason: 'invalid-pattern', detail: problems });
  });

  test('ten times at most', () => {
    const read = readPattern(Array.from({ length: 200 }, () => '\n'.repeat(200)));
    expect(!read.ok && read.detail.length).toBe(10);
  });
});
