import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { guide } from '../../../../scripts/tokens-guide.ts';
import { pairs, required } from './pairs.ts';
import { defaultSheet } from './sheet.ts';
import { tokenNames, tokens, type Token } from './tokens.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('the list of tokens', () => {
  test('is what the sheet declares and the guide describes: `pnpm run tokens` writes both', () => {
    expect(read('tokens.css')).toBe(defaultSheet());
    expect(read('../../../../stories/guides/tokens.mdx')).toBe(guide());
  });

  test('is short: eighteen shared ones, and a dozen or so a board', () => {
    const counted = new Map<string, number>();
    for (const name of tokenNames) counted.set(tokens[name].board, (counted.get(tokens[name].board) ?? 0) + 1);
    expect(counted.get('shared')).toBeLessThanOrEqual(18);
    for (const [board, count] of counted) expect(count, board).toBeLessThanOrEqual(18);
  });

  test.each(['light', 'dark'] as const)('the default theme tells every pair apart: %s', (scheme) => {
    const valueOf = (token: Token): string => (scheme === 'dark' ? token.dark : undefined) ?? token.light;
    const low = pairs.flatMap(({ front, back, kind }) => {
      const ratio = wcagContrast(valueOf(tokens[front]), valueOf(tokens[back]));
      return ratio < required.AA[kind] ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    });
    expect(low).toEqual([]);
  });
});
