import { describe, expect, test } from 'vitest';
import { brushFor, brushOn, type Tool } from './tool.ts';

const all = [0, 1, 2] as const;

describe('the brush of a tool', () => {
  test.each<[Tool, first: 0 | 1 | 2, to: 0 | 1 | 2, touches: number[]]>([
    ['fill', 0, 1, [0]],
    ['fill', 1, 0, [1]],
    ['fill', 2, 1, [2]],
    ['cross', 0, 2, [0]],
    ['cross', 1, 2, [1]],
    ['cross', 2, 0, [2]],
    ['erase', 0, 0, [1, 2]],
    ['erase', 1, 0, [1, 2]],
    ['erase', 2, 0, [1, 2]],
  ])('%s, begun on %i, sets %i and touches %j', (tool, first, to, touches) => {
    const brush = brushFor(tool, first);
    expect(brush.to).toBe(to);
    expect(all.filter(brush.touches)).toEqual(touches);
  });

  test('paints the colour that is chosen, and takes back that colour alone', () => {
    expect(brushFor('fill', 0, 0).to).toBe(1);
    expect(brushFor('fill', 0, 2).to).toBe(4);
    expect(brushFor('fill', 4, 2).to).toBe(0);
    expect(brushFor('fill', 1, 2).to).toBe(4);
    expect(brushFor('cross', 4, 2).to).toBe(2);
  });

  test.each(all)('that carries %i on covers unknown cells alone', (mark) => {
    const brush = brushOn(mark);
    expect(brush.to).toBe(mark);
    expect(all.filter(brush.touches)).toEqual([0]);
  });
});
