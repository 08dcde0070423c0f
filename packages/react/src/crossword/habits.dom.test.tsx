import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from './show.fixture.tsx';

const put = (session: ReturnType<ReturnType<typeof show>['session']>, at: number, text: string): void =>
  act(() => {
    for (const [n, letter] of Array.from(text).entries()) session.dispatch({ type: 'letter', cell: at + n, letter });
  });

test('letters lead over filled cells, or to the next one', async () => {
  const one = show();
  put(one.session(), 2, 'ET');
  one.focus();
  await one.user.keyboard('{Home}k');
  expect(one.at()).toBe(4);
  one.unmount();
  const other = show({ skipFilled: false });
  put(other.session(), 2, 'ET');
  other.focus();
  await other.user.keyboard('{Home}k');
  expect(other.at()).toBe(2);
});

test('a full word leads to the next, or the cursor stays', async () => {
  const one = show();
  one.focus();
  await one.user.keyboard('kettle');
  expect(one.at()).not.toBe(6);
  one.unmount();
  const other = show({ atEnd: 'stay' });
  other.focus();
  await other.user.keyboard('kettle');
  expect(other.at()).toBe(6);
});

test('an arrow across turns first, or moves', async () => {
  const one = show();
  one.focus();
  await one.user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(one.at()).toBe(3);
  one.unmount();
  const other = show({ arrows: 'move' });
  other.focus();
  await other.user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(other.at()).toBe(11);
});

test('a clock runs with the game where it is wanted, and stands when it is solved', async () => {
  const without = show();
  expect(without.one('.kumiki-timer')).toBeNull();
  without.unmount();
  const game = show({ timer: true });
  expect(game.one('.kumiki-timer').textContent).toMatch(/0:00/);
  await game.tool('reveal', 'all');
  expect(game.session().getSnapshot().status).toBe('solved');
  expect(game.status()).toContain('Solved in');
});
