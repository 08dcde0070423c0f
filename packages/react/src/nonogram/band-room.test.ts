import { array, assert, integer, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandRoom } from './band-room.ts';

const side: Arbitrary<number[][]> = array(array(integer({ min: 1, max: 512 }), { maxLength: 12 }), { maxLength: 30 });
/** Widths of figure and space in some font; what is wider than what depends on them. */
const font = { figure: integer({ min: 1, max: 9 }), space: integer({ min: 1, max: 9 }) };
const widthIn = (text: string, figure: number, space: number): number =>
  Array.from(text).reduce((sum, char) => sum + (char === ' ' ? space : figure), 0);

describe('the room of a band of clues', () => {
  it('is as wide as the widest row in any font', () => {
    assert(
      property(side, font.figure, font.space, (clues, figure, space) => {
        const widest = Math.max(figure, ...clues.map((clue) => widthIn(clue.join(' '), figure, space)));
        const room = Math.max(
          ...bandRoom('rows', clues, 0)
            .split('\n')
            .map((line) => widthIn(line, figure, space)),
        );
        expect(room).toBe(widest);
      }),
    );
  });

  it('is as high as the longest column', () => {
    assert(
      property(side, (clues) => {
        const longest = Math.max(1, ...clues.map((clue) => clue.length));
        expect(bandRoom('columns', clues, 0).split('\n').length).toBe(longest);
      }),
    );
  });

  it('keeps what was asked for, and a zero', () => {
    expect(bandRoom('rows', [[10]], 3)).toBe('0 0 0');
    expect(bandRoom('rows', [[10, 10, 10]], 3)).toBe('0000 0 0');
    expect(bandRoom('columns', [[1]], 3)).toBe('0\n0\n0');
    expect(bandRoom('rows', [[]], 0)).toBe('0');
    expect(bandRoom('columns', [], 0)).toBe('0');
  });
});
