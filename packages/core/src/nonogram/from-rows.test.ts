import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { noise } from './grids.fixture.ts';
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

describe('a picture that plain search gives up', () => {
  // Noise, thin enough that nobody would want to play it; the proof is there all the same.
  const picture = (size: number, share: number, seed: string): string[] => {
    const cells = noise(size, size, Math.round(size * size * share), createRandom(seed));
    return Array.from({ length: size }, (_, y) =>
      Array.from(cells.slice(y * size, (y + 1) * size), (cell) => (cell === 1 ? '#' : '.')).join(''),
    );
  };

  test('is proved by lemmas', () => {
    const made = nonogramFromRows(picture(25, 0.4, 'thin 6'));
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.claim).toBe('multiple');
    expect(made.value.trail.some((number) => number >= 50 + 2 * 625)).toBe(true);
    const verdict = nonogram.verify(made.value, createBudget({ steps: 1_000_000 }));
    expect(verdict).toMatchObject({ ok: true, value: { holds: true, claim: 'multiple' } });
  });

  test('is a solution, and no more is said, where the budget is too small for lemmas', () => {
    const rows = picture(25, 0.4, 'thin 6');
    const least = [40_000, 45_000, 50_000].map((steps) => nonogramFromRows(rows, { budget: createBudget({ steps }) }));
    for (const made of least) {
      if (!made.ok) throw new Error(made.reason);
      expect(made.value.claim).toBe('solvable');
      const verdict = nonogram.verify(made.value, createBudget({ steps: 1_000_000 }));
      expect(verdict).toMatchObject({ ok: true, value: { holds: true, claim: 'solvable' } });
    }
  });
});
