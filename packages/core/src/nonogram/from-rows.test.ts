import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { nonogram, nonogramFromRows } from './index.ts';

describe('a picture as text', () => {
  test('becomes a puzzle that says what was proved of it', () => {
    const heart = nonogramFromRows(['.#.#.', '#####', '#####', '.###.', '..#..']);
    if (!heart.ok) throw new Error(heart.reason);
    expect(heart.value).toMatchObject({
      rows: [[1, 1], [5], [5], [3], [1]],
      columns: [[2], [4], [4], [4], [2]],
      claim: 'unique',
      ends: 'clues',
    });
    expect(heart.value).not.toHaveProperty('solution');
    const verdict = nonogram.verify(heart.value, createBudget({ steps: 10_000 }));
    expect(verdict).toMatchObject({ ok: true, value: { holds: true, claim: 'unique' } });
    expect(nonogramFromRows(['#.', '.#'])).toMatchObject({ ok: true, value: { claim: 'multiple' } });
  });

  test('carries the picture where only the picture counts', () => {
    expect(nonogramFromRows(['#.', '.#'], { ends: 'grid' })).toMatchObject({
      ok: true,
      value: { ends: 'grid', solution: '1001' },
    });
  });

  test.each([
    ['nothing', [], 'rows'],
    ['no list', '#.#', 'rows'],
    ['an empty row', [''], 'row'],
    ['a number', [7], 'row'],
    ['rows of different length', ['##', '#'], 'length'],
    ['another character', ['#X'], 'character'],
    ['too wide a row', ['#'.repeat(513)], 'row'],
    ['too many rows', Array.from({ length: 513 }, () => '#'), 'rows'],
  ])('%s is named', (_what, rows, code) => {
    const made = nonogramFromRows(rows as readonly string[]);
    expect(made).toMatchObject({ ok: false, reason: 'invalid-rows', detail: [{ code }] });
  });

  test('many faults are told as ten', () => {
    const made = nonogramFromRows(Array.from({ length: 40 }, () => '?'));
    expect(made.ok ? [] : made.detail).toHaveLength(10);
  });
});
