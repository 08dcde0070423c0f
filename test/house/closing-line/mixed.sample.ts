import { expect, test } from 'vitest';

test('one passes', () => expect(1).toBe(1));
test('another passes', () => expect(2).toBe(2));
test('one fails', () => expect(1).toBe(2));
// oxlint-disable-next-line vitest/no-disabled-tests -- a skipped one is what is counted here
test.skip('one is skipped', () => expect(1).toBe(1));
