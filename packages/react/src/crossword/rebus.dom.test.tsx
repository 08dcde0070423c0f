import { crosswordFromEntries } from '@kumiki/core/crossword';
import { expect, test } from 'vitest';
import { show } from './show.fixture.tsx';

const made = crosswordFromEntries({
  entries: [
    { answer: ['HE', 'A', 'RT', 'S'], row: 0, column: 0, direction: 'across', clue: 'A suit' },
    { answer: ['A', 'C', 'E'], row: 0, column: 1, direction: 'down', clue: 'The best of it' },
  ],
  rebus: true,
});
if (!made.ok) throw new Error(JSON.stringify(made));
const hearts = made.value;

test('Insert opens the cell: letters are added to it, one step in all, and Enter leads on', async () => {
  const { user, focus, session, cell, at, said, container } = show({ puzzle: hearts });
  focus();
  await user.keyboard('{Insert}');
  expect(cell(0)).toHaveAttribute('data-open');
  expect(said()).toContain('Enter ends it');
  await user.keyboard('he');
  expect(session().getSnapshot().state.letters[0]).toBe('HE');
  expect([at(), session().getSnapshot().steps]).toEqual([0, 1]);
  await user.keyboard('{Enter}');
  expect(at()).toBe(1);
  expect(container.querySelector('[data-open]')).toBeNull();
  await user.keyboard('a{Insert}rt{Escape}s');
  expect(session().getSnapshot().state.letters.slice(0, 4)).toEqual(['HE', 'A', 'RT', 'S']);
});

test('Backspace takes the last letter out; the cursor going elsewhere ends it', async () => {
  const { user, focus, session, cell } = show({ puzzle: hearts });
  focus();
  await user.keyboard('{Insert}hex{Backspace}');
  expect(session().getSnapshot().state.letters[0]).toBe('HE');
  await user.click(cell(2));
  expect(cell(2)).not.toHaveAttribute('data-open');
  await user.keyboard('r');
  expect(session().getSnapshot().state.letters[2]).toBe('R');
});

test('the tool does the same by a press, and says whether it is on', async () => {
  const { user, one, focus, session } = show({ puzzle: hearts });
  focus();
  await user.click(one('[data-action="rebus"]'));
  expect(one('[data-action="rebus"]')).toHaveAttribute('aria-pressed', 'true');
  focus();
  await user.keyboard('he');
  expect(session().getSnapshot().state.letters[0]).toBe('HE');
  await user.click(one('[data-action="rebus"]'));
  expect(one('[data-action="rebus"]')).toHaveAttribute('aria-pressed', 'false');
});

test('on other boards there is no such tool, and Insert does nothing', async () => {
  const { one, user, focus, container } = show();
  focus();
  await user.keyboard('{Insert}');
  expect(container.querySelector('[data-open]')).toBeNull();
  expect(one('[data-action="rebus"]')).toBeNull();
});
