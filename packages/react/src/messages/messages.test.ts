import { describe, expect, test } from 'vitest';
import { en, ja, type Messages } from './index.ts';

/** Every text of a language, functions called with numbers and words. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const sample = { steps: 2, time: '1:02', hints: 1, number: 3, lit: true, name: 'X', layer: 1, row: 2, column: 3 };
    const more = { state: 'free', pairs: 4, moves: 5, by: 'Y' };
    const out: unknown = (value as (...args: unknown[]) => unknown)({ ...sample, ...more }, 'B', true);
    return [[path, String(out)]];
  }
  return Object.entries(value as object).flatMap(([key, item]) => texts(item, `${path}.${key}`));
}

describe('languages', () => {
  test('say the same things, none of them empty', () => {
    const [english, japanese] = [texts(en), texts(ja)];
    expect(japanese.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of [...english, ...japanese]) expect(text.trim(), path).not.toBe('');
  });

  test('Japanese is Japanese', () => {
    const latin = texts(ja).filter(([path, text]) => path !== '.locale' && !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text));
    expect(latin).toEqual([]);
  });

  test('a third language with a key missing does not compile', () => {
    const { undo: _undo, ...withoutUndo } = en.kernel;
    // @ts-expect-error the kernel's undo is missing
    const broken: Messages = { ...en, locale: 'eo', kernel: withoutUndo };
    // @ts-expect-error a whole puzzle is missing
    const partial: Messages = { locale: 'eo', kernel: en.kernel, nullPuzzle: en.nullPuzzle };
    const whole: Messages = { ...en, locale: 'eo', kernel: { ...en.kernel, undo: 'Malfari' } };
    expect([broken.locale, partial.locale, whole.kernel.undo]).toEqual(['eo', 'eo', 'Malfari']);
  });
});
