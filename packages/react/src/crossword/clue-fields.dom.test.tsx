import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { garden } from './boards.fixture.ts';
import { show } from './show.fixture.tsx';

const fields = ({ all }: ReturnType<typeof show>): HTMLInputElement[] =>
  all('.kumiki-cw-field-input') as HTMLInputElement[];

test('a field a clue, named by it; no grid', () => {
  const shown = show({ as: 'fields' });
  expect(fields(shown)).toHaveLength(4);
  expect(fields(shown)[0]!.labels![0]!.textContent).toContain('It sings when the tea is near');
  expect(shown.container.querySelector('[role="grid"]')).toBeNull();
  expect(shown.one('.kumiki-cw-field-count').textContent).toBe('0 of 6 letters');
});

test('a word goes into its cells, and crossing letters appear in the other fields', async () => {
  const shown = show({ as: 'fields' });
  const [kettle, , ,] = fields(shown);
  await shown.user.type(kettle!, 'kettle');
  act(() => kettle!.blur());
  expect(shown.letters()).toContain('KETTLE');
  const pot = fields(shown).find((field) => field.labels![0]!.textContent.includes('leaves and hot water'))!;
  expect(pot.value).toBe('T');
  await shown.user.type(pot, 'eapot');
  act(() => pot.blur());
  expect(pot.value).toBe('TEAPOT');
});

test('gaps are underscores; taking letters away clears their cells', async () => {
  const shown = show({ as: 'fields' });
  const [kettle] = fields(shown);
  await shown.user.type(kettle!, 'k__t');
  act(() => kettle!.blur());
  expect(kettle!.value).toBe('K__T');
  await shown.user.clear(kettle!);
  expect(shown.session().getSnapshot().state.letters.join('')).toBe('');
});

test('given letters stay, whatever is written over them; kana comes when it is certain', () => {
  const shown = show({ puzzle: garden, as: 'fields' });
  const [first] = fields(shown);
  fireEvent.compositionStart(first!);
  fireEvent.input(first!, { target: { value: 'ケい' }, isComposing: true });
  expect(shown.session().getSnapshot().steps).toBe(0);
  fireEvent.input(first!, { target: { value: 'ケイサン' }, isComposing: true });
  fireEvent.compositionEnd(first!);
  expect(shown.letters()).toContain('ケイサン');
});

test('solved in the list it is solved', async () => {
  const shown = show({ as: 'fields' });
  for (const [at, word] of ['kettle', 'saucer', 'spoon', 'teapot'].entries()) {
    const field = fields(shown)[at]!;
    // oxlint-disable-next-line no-await-in-loop -- a player writes one after the other
    await shown.user.clear(field);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shown.user.type(field, word);
    act(() => field.blur());
  }
  expect(shown.onSolve).toHaveBeenCalledOnce();
});
