import { expect, test } from 'vitest';
import { dailySeed } from './daily-seed.ts';

test('the day is that of the place', () => {
  const moment = new Date('2026-11-30T20:00:00Z');
  expect(dailySeed(moment, 'Asia/Tokyo')).toBe('2026-12-01');
  expect(dailySeed(moment, 'America/New_York')).toBe('2026-11-30');
});

test('unless told it is today, here', () => {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  expect(dailySeed(now)).toBe(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
  expect(dailySeed()).toMatch(/^\d{4}-\d\d-\d\d$/);
});
