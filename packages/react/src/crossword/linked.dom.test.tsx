import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { linkedBoard } from './boards.fixture.ts';
import { listen, show } from './show.fixture.tsx';

const OUTER = [0, 1, 2, 3, 4];
const PEACE = [6, 13, 20, 27, 34];
/** The cells of the other words of the group. */
const linkedIn = (all: (selector: string) => HTMLElement[]): number[] =>
  all('.kumiki-cw-cell[data-linked]').map(({ dataset }) => Number(dataset['cell']));
const bar = (one: (selector: string) => HTMLElement): string => one('.kumiki-cw-bar-clue').textContent;

test('what is typed runs on through the group, Backspace back again; bar and board show all of it', async () => {
  const { user, focus, letters, at, word, one, all } = show({ puzzle: linkedBoard, keyboard: 'none' });
  expect(bar(one)).toBe('1 across, 2, 1 down Far from inner war, by a whale (5,5,4)');
  expect([word(), linkedIn(all)]).toEqual([OUTER, [0, 6, 7, 13, 14, 20, 21, 27, 34]]);
  focus();
  await user.keyboard('outer');
  expect(at()).toBe(6);
  await user.keyboard('pe');
  expect([letters().slice(0, 7), letters()[13], at()]).toEqual(['OUTER.P', 'E', 20]);
  // The clue stays; it speaks for this word too.
  expect(bar(one)).toBe('1 across, 2, 1 down Far from inner war, by a whale (5,5,4)');
  expect([word(), linkedIn(all)]).toEqual([PEACE, [0, 1, 2, 3, 4, 7, 14, 21]]);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect([letters().replaceAll('.', ''), at()]).toEqual(['OUTE', 4]);
  await user.keyboard('rpeacerca');
  // Everything is there; the next word with a gap.
  expect(at()).toBe(22);
  expect([word(), linkedIn(all)]).toEqual([[21, 22, 23, 24, 25], []]);
});

test('Home and End go to the ends of the word itself', async () => {
  const { user, focus, at } = show({ puzzle: linkedBoard, keyboard: 'none' });
  focus();
  await user.keyboard('{End}');
  expect(at()).toBe(4);
  await user.keyboard('e{End}{Home}');
  expect(at()).toBe(6);
});

test('the keys of the screen run on as well', async () => {
  const { user, key, at } = show({ puzzle: linkedBoard, keyboard: 'qwerty' });
  for (const letter of 'OUTERP') {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await user.click(key(letter));
  }
  expect(at()).toBe(13);
  await user.click(key('⌫'));
  await user.click(key('⌫'));
  expect(at()).toBe(4);
});

test('in the lists the first has all numbers, and the others are marked while one of them is worked on', async () => {
  const { user, all } = show({ puzzle: linkedBoard });
  const numbers = (): string[] => all('.kumiki-cw-clue-number').map((each) => each.textContent);
  expect(numbers()).toEqual(['1, 2, 1 down', '3', '1', '2']);
  const marked = (): string[] => all('.kumiki-cw-clue[data-linked]').map((each) => each.textContent);
  const current = (): string[] => all('[aria-current="true"]').map((each) => each.textContent);
  expect(marked()).toEqual(['1See 1 across', '2See 1 across']);
  const [, second] = within(screen.getByRole('group', { name: 'Down' })).getAllByRole('button');
  await user.click(second!);
  expect(current()).toEqual(['2See 1 across']);
  expect(marked()).toEqual(['1, 2, 1 downFar from inner war, by a whale (5,5,4)', '1See 1 across']);
  // Its clue says "See 1 across": that is marked already, once.
  expect(all('.kumiki-cw-clue[data-spoken]')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /doctors/ }));
  expect(marked()).toEqual([]);
});

test('a clue is done when all words that it speaks for are', async () => {
  const { user, focus, all } = show({ puzzle: linkedBoard, keyboard: 'none' });
  focus();
  await user.keyboard('outerpeace');
  expect(all('.kumiki-cw-clue[data-full]')).toEqual([]);
  await user.keyboard('rca');
  expect(all('.kumiki-cw-clue[data-full]')).toHaveLength(3);
});

test('who enters hears all numbers and the clue; who goes on within it hears where, and not the clue again', async () => {
  const { container, user, focus } = show({ puzzle: linkedBoard, keyboard: 'none' });
  const heard = listen(container);
  focus();
  await user.keyboard('outer{Control>}{End}{/Control}');
  await user.click(container.querySelector('[data-cell="22"]')!);
  await user.keyboard('{PageUp}{PageDown}{PageDown}');
  await act(async () => {});
  expect(heard).toEqual([
    '2 down. 5 letters, 0 filled in.',
    '3 across: It keeps doctors away. 5 letters, 0 filled in.',
    '2 down, of 1 across, 2, 1 down: Far from inner war, by a whale (5,5,4). 13 letters, 5 filled in.',
    '3 across: It keeps doctors away. 5 letters, 0 filled in.',
    '1 across, 2, 1 down: Far from inner war, by a whale (5,5,4). 13 letters, 5 filled in.',
  ]);
});

test('the same in Japanese', async () => {
  const { container, user, focus, one, all } = show({ puzzle: linkedBoard, keyboard: 'none' }, ja);
  expect(bar(one)).toBe('ヨコ1、タテ2・1 Far from inner war, by a whale (5,5,4)');
  expect(all('.kumiki-cw-clue-number')[0]!.textContent).toBe('1、タテ2・1');
  const heard = listen(container);
  focus();
  await user.click(container.querySelector('[data-cell="22"]')!);
  await user.keyboard('{PageUp}');
  await act(async () => {});
  expect(heard.at(-1)).toBe(
    'ヨコ1、タテ2・1のタテ2：Far from inner war, by a whale (5,5,4)。13文字、0文字入っています。',
  );
});

test('check, reveal and clearing take the whole of it; letters of finished words that cross stay', async () => {
  const { user, focus, tool, said, letters, session, all } = show({ puzzle: linkedBoard, keyboard: 'none' });
  focus();
  await user.keyboard('outerpeaxercb');
  await user.click(all('[data-cell="13"]')[0]!);
  await tool('check', 'word');
  expect(said()).toBe('11 letters right, 2 wrong.');
  expect(all('[data-mark="wrong"]').map((each) => each.dataset['cell'])).toEqual(['21', '27']);
  await user.click(all('[data-cell="22"]')[0]!);
  await user.keyboard('pple');
  await user.click(all('[data-cell="13"]')[0]!);
  const before = session().getSnapshot().step;
  await user.click(screen.getByRole('button', { name: 'Clear the word' }));
  // B is in 3 across too, which is full.
  expect([letters().replaceAll('.', ''), session().getSnapshot().step]).toEqual(['BPPLE', before + 1]);
  await tool('reveal', 'word');
  expect(letters()).toBe('OUTER.PR.....EC.....AAPPLE.C......E');
});

test('fields of a list tell the numbers of the group', () => {
  show({ puzzle: linkedBoard, as: 'fields' });
  expect(screen.getByRole('textbox', { name: '1, 2, 1 down Far from inner war, by a whale (5,5,4)' })).toBeVisible();
});
