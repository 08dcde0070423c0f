import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Crossword } from './index.ts';

vi.mock('./making-words-en.ts', () => {
  throw new Error('Offline');
});

test('where the words for a failure do not load, the shared ones are shown and said', async () => {
  const { container } = render(
    <Crossword words={[{ answer: 'AB' }, { answer: 'BA' }]} answerLength={[9, 10]} seed={1} />,
  );
  const textOf = (selector: string): string => container.querySelector(selector)!.textContent;
  await waitFor(() => expect(textOf('.kumiki-status-words')).toMatch(/^No board like this exists\./));
  await waitFor(() => expect(textOf('.kumiki-announcer')).toBe(textOf('.kumiki-status-words')));
});
