import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ja } from '../messages/index.ts';
import { board, garden, tea } from './boards.fixture.ts';
import { show } from './show.fixture.tsx';

const sorted = (text: string): string => Array.from(text).toSorted().join('');
const kana = () => {
  const shown = show({ puzzle: garden, keyboard: 'kana50' });
  return {
    ...shown,
    press: async (...names: string[]) => {
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await shown.user.click(shown.key(name));
      }
    },
  };
};

describe('the keys', () => {
  test('are the fifty sounds, ン and ー, and on Latin boards the letters', () => {
    const names = (): string =>
      [...document.querySelectorAll('.kumiki-cw-key')].map((each) => each.textContent).join('');
    const shown = show({ puzzle: garden, keyboard: 'kana50' });
    expect(sorted(names())).toBe(
      sorted('アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー゛゜小⇄⌫'),
    );
    shown.unmount();
    show({ keyboard: 'qwerty' });
    expect(sorted(names())).toBe(sorted('ABCDEFGHIJKLMNOPQRSTUVWXYZ⇄⌫'));
  });

  test('follow the board where they are shown by themselves', () => {
    const { one, change } = show({ puzzle: tea });
    expect(one('.kumiki-cw-keyboard')).toBeNull();
    change({ keyboard: 'kana50' });
    expect(one('.kumiki-cw-keyboard')).toHaveAttribute('data-layout', 'kana50');
  });

  test('keep the system’s keyboard away, and only they do', () => {
    expect(show({ keyboard: 'kana50' }).input()).toHaveAttribute('inputmode', 'none');
    expect(show({ keyboard: 'none' }).input()).toHaveAttribute('inputmode', 'text');
  });

  test('are a named group with named keys, in both languages', () => {
    const shown = show({ puzzle: garden, keyboard: 'kana50' });
    expect(screen.getByRole('group', { name: 'Keyboard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveTextContent('⌫');
    expect(screen.getByRole('button', { name: 'Change direction' })).toHaveTextContent('⇄');
    shown.unmount();
    show({ puzzle: garden, keyboard: 'kana50' }, ja);
    expect(screen.getByRole('group', { name: '文字盤' })).toBeVisible();
    expect(screen.getByRole('button', { name: '消す' })).toBeVisible();
  });

  test('have one tab stop, which follows the focus, also on another layout', () => {
    const { all, key, change } = show({ puzzle: garden, keyboard: 'kana50' });
    const stops = (): string[] => all('.kumiki-cw-key[tabindex="0"]').map((each) => each.textContent);
    expect(stops()).toEqual(['ア']);
    act(() => key('ヌ').focus());
    expect(stops()).toEqual(['ヌ']);
    act(() => key('゛゜小').focus());
    expect(stops()).toEqual(['゛゜小']);
    change({ puzzle: tea, keyboard: 'qwerty' });
    expect(stops()).toEqual(['Q']);
    act(() => key('⌫').focus());
    change({ puzzle: garden, keyboard: 'kana50' });
    expect(stops()).toEqual(['⌫']);
  });
});

describe('a press', () => {
  test('types where the cursor is, and the cursor goes on', async () => {
    const { press, letters, at } = kana();
    await press('イ', 'サ');
    expect([letters().slice(0, 4), at()]).toEqual(['ケイサ.', 3]);
  });

  test('of ⌫ erases as Backspace does, of ⇄ turns', async () => {
    const { press, letters, at, word } = kana();
    await press('イ', 'サ', '⌫');
    expect([letters().slice(0, 4), at()]).toEqual(['ケイ..', 2]);
    await press('⇄');
    expect(word()).toEqual([2, 7, 12]);
  });

  test('of ゛゜小 turns the letter that was typed last around, wherever the cursor went on to', async () => {
    const { press, letters, at, session } = kana();
    await press('ハ', '゛゜小');
    expect([letters().slice(0, 4), at()]).toEqual(['ケバ..', 2]);
    await press('゛゜小');
    expect(letters().slice(0, 4)).toBe('ケパ..');
    await press('゛゜小', 'ツ', '゛゜小');
    expect(letters().slice(0, 4)).toBe('ケハッ.');
    expect(session().getSnapshot().step).toBe(6);
    // The last letter of a word, after which the cursor is in another one.
    await press('カ', '゛゜小');
    expect(letters().slice(0, 4)).toBe('ケハッガ');
    expect(at()).toBe(12);
  });

  test('of ゛゜小 somewhere else changes the letter there, and not the one typed last', async () => {
    const { press, user, cell, letters } = kana();
    await press('ハ', 'カ');
    await user.click(cell(1));
    await press('゛゜小');
    expect(letters().slice(0, 4)).toBe('ケバカ.');
  });

  test('of ゛゜小 after letters came from elsewhere changes the last of those', async () => {
    const { press, user, focus, letters } = kana();
    await press('ハ');
    focus();
    await user.keyboard('カ');
    await press('゛゜小');
    expect(letters().slice(0, 4)).toBe('ケハガ.');
  });

  test('of ゛゜小 changes no letter that is given or revealed', async () => {
    const given = board({ entries: [{ answer: 'カキク', row: 0, column: 0, direction: 'across' }], given: [[0, 1]] });
    const { user, cell, key, letters } = show({ puzzle: given, keyboard: 'kana50' });
    await user.click(key('ハ'));
    await user.click(cell(1));
    await user.click(key('゛゜小'));
    // The letter before it is the one meant.
    expect(letters()).toBe('バキ.');
  });

  test('of ゛゜小 has nothing to do on an empty board', async () => {
    const { press, letters, session } = kana();
    await press('゛゜小');
    expect([letters().slice(0, 4), session().getSnapshot().step]).toEqual(['ケ...', 0]);
  });

  test('of ゛゜小 on a new board leaves the old one’s letters in peace', async () => {
    const { press, change, letters } = kana();
    await press('イ');
    change({
      puzzle: board({ entries: [{ answer: 'ハハハ', row: 0, column: 0, direction: 'across' }], given: [[0, 1]] }),
    });
    await press('゛゜小');
    expect(letters()).toBe('.ハ.');
  });
});
