import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { tileStack, tileStackFromCells, type LaidTile } from './index.ts';

const at = (x: number, y: number, z: number, kind: string): LaidTile => ({ x, y, z, kind });
const budget = () => createBudget({ steps: 1_000_000 });

describe('a stack that somebody laid', () => {
  test('plays, and carries an order that other code believes', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const dealt = tileStack.generate({ layout: 'lantern' }, createRandom(seed), budget());
      if (!dealt.ok) throw new Error(dealt.reason);
      const { cells, kinds, faces } = dealt.value;
      const tiles = cells.map((cell, n) => ({ ...cell, kind: kinds[n]!, face: faces[n]! }));
      const made = tileStackFromCells(tiles);
      if (!made.ok) throw new Error(made.reason);
      expect(tileStack.codec.puzzle(made.value)).toMatchObject({ ok: true });
      expect(tileStack.verify(made.value, budget())).toMatchObject({ ok: true, value: { holds: true } });
      expect(made.value).toMatchObject({ cells, kinds, faces });
    }
  });

  test('a face is the kind unless told', () => {
    const made = tileStackFromCells([at(0, 0, 0, 'cup'), { ...at(4, 0, 0, 'cup'), face: 'blue cup' }]);
    expect(made).toMatchObject({
      ok: true,
      value: { kinds: ['cup', 'cup'], faces: ['cup', 'blue cup'], order: [[0, 1]] },
    });
  });

  test('one that cannot be won is refused as lost', () => {
    expect(tileStackFromCells([at(0, 0, 0, 'a'), at(0, 0, 1, 'a')])).toMatchObject({ ok: false, reason: 'lost' });
  });

  test('without the budget to find out it is given without a proof', () => {
    const tiles = [at(0, 0, 0, 'a'), at(4, 0, 0, 'a')];
    const made = tileStackFromCells(tiles, { budget: createBudget({ steps: 1 }) });
    expect(made).toMatchObject({ ok: true, value: { order: [] } });
  });

  test.each([
    ['an odd kind', [at(0, 0, 0, 'a'), at(4, 0, 0, 'b')], ['odd-kind', 'odd-kind']],
    ['an odd number', [at(0, 0, 0, 'a')], ['odd-count', 'odd-kind']],
    ['two in one place', [at(0, 0, 0, 'a'), at(0, 0, 0, 'a')], ['duplicate']],
    ['half a cell', [at(0.5, 0, 0, 'a'), at(4, 0, 0, 'a')], ['not-integer']],
    ['nothing', [], ['empty']],
    ['a tile without a kind', [at(0, 0, 0, ''), at(4, 0, 0, 'a')], ['bad-kind']],
    ['null', [null, at(4, 0, 0, 'a')], ['bad-kind']],
    ['no list', 'tiles', ['too-large']],
  ])('%s is named', (_what, tiles, codes) => {
    const made = tileStackFromCells(tiles as readonly LaidTile[]);
    expect(made).toMatchObject({ ok: false, reason: 'invalid-tiles', detail: codes.map((code) => ({ code })) });
  });
});
