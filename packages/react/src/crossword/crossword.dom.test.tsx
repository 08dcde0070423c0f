import { createSession } from '@kumiki/core';
import { crosswordRules } from '@kumiki/core/crossword/rules';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { crosswordEn } from './messages.ts';
import { answerBoard, board, garden, tea } from './boards.fixture.ts';
import { boardAttributes, cellAttributes } from './data-attributes.ts';
import { Crossword } from './index.ts';
import { listen, show } from './show.fixture.tsx';

const KETTLE = [1, 2, 3, 4, 5, 6];
const TEAPOT = [3, 11, 19, 27, 35, 43];
const SAUCER = [18, 19, 20, 21, 22, 23];

describe('the grid that is read', () => {
  test('is one grid of rows and cells, each in its place, and nothing but real cells', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'Crossword, 4 words.' });
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['6', '8']);
    const rows = within(grid).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const [y, row] of rows.entries()) {
      const places = within(row)
        .queryAllByRole('gridcell')
        .map((each) => Number(each.getAttribute('aria-colindex')) - 1 + y * 8);
      expect(places).toEqual([...tea.cells.keys()].filter((at) => tea.cells[at] && Math.floor(at / 8) === y));
    }
    // What is between the cells is nobody's.
    const others = [...grid.querySelectorAll(':scope > * > :not([role="gridcell"])')];
    expect(others.every((each) => each.getAttribute('aria-hidden') === 'true' && each.textContent === '')).toBe(true);
  });

  test('every cell has its name: letter, word and place; the clue where the word begins, and there only', () => {
    const { cell } = show();
    const name = (n: number): string => cell(n).getAttribute('aria-label')!;
    expect(name(1)).toBe('blank, 1 across: It sings when the tea is near, 6 letters');
    expect(name(2)).toBe('blank, letter 2 of 1 across');
    // It begins TEAPOT, but KETTLE is worked on.
    expect(name(3)).toBe('blank, letter 3 of 1 across');
    expect(name(11)).toBe('blank, letter 2 of 2 down');
    expect(name(19)).toBe('blank, letter 3 of 2 down');
    expect(name(18)).toBe('blank, 3 across: What a cup stands on, 6 letters');
    for (const [at, held] of tea.cells.entries()) {
      if (held)
        expect(name(at), String(at)).toMatch(
          /^blank, (?:letter [2-6] of [1-4] (?:across|down)|[1-4] (?:across|down): .+, \d letters)$/,
        );
    }
  });

  test('the names follow the word that is worked on', async () => {
    const { cell, user, focus } = show();
    focus();
    await user.keyboard('{PageDown}');
    expect(cell(3)).toHaveAttribute('aria-label', 'blank, 2 down: Where leaves and hot water meet, 6 letters');
    expect(cell(19)).toHaveAttribute('aria-label', 'blank, letter 3 of 2 down');
    await user.keyboard('{PageDown}');
    expect(cell(19)).toHaveAttribute('aria-label', 'blank, letter 2 of 3 across');
    // Away from the cursor a cell is read in the word that begins there, or else in the one with the lower number.
    expect(cell(3)).toHaveAttribute('aria-label', 'blank, 2 down: Where leaves and hot water meet, 6 letters');
    expect(cell(35)).toHaveAttribute('aria-label', 'blank, letter 5 of 2 down');
  });

  test('given letters, letters of the answer and marks are in the name, in both languages', async () => {
    const given = show({ puzzle: garden });
    expect(given.cell(0)).toHaveAttribute('aria-label', 'ケ, given, 1 across, 4 letters');
    const { cell, session, unmount } = show({ puzzle: answerBoard });
    expect(cell(1)).toHaveAttribute('aria-label', 'blank, answer letter 2, letter 2 of 1 across');
    act(() => void session().dispatch({ type: 'letter', cell: 0, letter: 'ア' }));
    act(() => void session().dispatch({ type: 'letter', cell: 1, letter: 'き' }));
    act(() => void session().dispatch({ type: 'check', cells: [0, 1] }));
    act(() => void session().dispatch({ type: 'reveal', cells: [3] }));
    expect(cell(0)).toHaveAttribute('aria-label', 'ア, wrong, 1 across, 2 letters');
    expect(cell(1)).toHaveAttribute('aria-label', 'き, answer letter 2, right, letter 2 of 1 across');
    expect(cell(3)).toHaveAttribute('aria-label', 'ク, answer letter 1, revealed, letter 2 of 2 down');
    unmount();
    const japanese = show({ puzzle: answerBoard }, ja);
    expect(japanese.cell(0)).toHaveAttribute('aria-label', '空き、ヨコ1、2文字');
    expect(japanese.cell(1)).toHaveAttribute('aria-label', '空き、答えの2文字目、ヨコ1の2文字目');
    expect(screen.getByRole('grid', { name: 'クロスワード、2語、答えは2文字。' })).toBeVisible();
  });

  test('no letter stands anywhere that is not in the name, and no number is text', async () => {
    const { all, user, focus } = show();
    focus();
    await user.keyboard('kettlexyz');
    for (const each of all('.kumiki-cw-cell')) {
      const text = each.textContent;
      expect(each.getAttribute('aria-label')!.startsWith(text === '' ? 'blank,' : `${text},`)).toBe(true);
    }
  });

  test('a word that begins where another passes has its number there', () => {
    const { all } = show();
    const numbers = all('.kumiki-cw-number').map((each) => [
      each.closest('[data-cell]')!.getAttribute('data-cell'),
      each.dataset['text'],
    ]);
    expect(numbers).toEqual([
      ['1', '1'],
      ['3', '2'],
      ['18', '3'],
      ['33', '4'],
    ]);
  });

  test('state stands in the declared attributes, and in no others', async () => {
    const { container, cell, user, focus, tool } = show({ puzzle: answerBoard, keyboard: 'none' });
    focus();
    await user.keyboard('あ');
    await tool('check', 'all');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(container.querySelector('[data-hint]')).not.toBeNull());
    expect(cell(0)).toHaveAttribute('data-kind', 'blank');
    const declared = new Set<string>([
      ...Object.values(cellAttributes),
      ...Object.values(boardAttributes),
      'data-text',
      'data-composing',
    ]);
    const used = [...container.querySelectorAll('.kumiki-cw-board, .kumiki-cw-board *')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('data-')),
    );
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
    for (const name of Object.values(cellAttributes))
      if (!['data-mark', 'data-pencil', 'data-open', 'data-shade', 'data-bar', 'data-linked'].includes(name))
        expect(used).toContain(name);
  });
});

describe('the cursor', () => {
  test('one tab stop; the input names the cell the cursor is on, wherever it goes', async () => {
    const { container, input, user, cell, focus, at } = show();
    expect(container.querySelectorAll('.kumiki-cw-board [tabindex], .kumiki-cw-board input')).toHaveLength(1);
    focus();
    for (const key of [
      '{ArrowRight}',
      '{ArrowRight}',
      '{ArrowDown}',
      '{ArrowDown}',
      'x',
      '{PageDown}',
      '{End}',
      '{Backspace}',
      '{Control>}{Home}{/Control}',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await user.keyboard(key);
      const named = document.getElementById(input().getAttribute('aria-activedescendant')!);
      expect(named, key).toBe(cell(at()));
      expect(named).toHaveAttribute('aria-selected', 'true');
      expect(container.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    }
    expect(document.getElementById(input().getAttribute('aria-controls')!)).toHaveAttribute('role', 'grid');
    expect(screen.getByRole('textbox', { name: 'Letters of the crossword' })).toBe(input());
  });

  test('a click takes it there and gives the board the keys; another click turns', async () => {
    const { cell, input, user, word, at } = show();
    await user.click(cell(19));
    expect(input()).toHaveFocus();
    // The direction it had, where a word reads that way.
    expect([at(), word()]).toEqual([19, SAUCER]);
    await user.click(cell(19));
    expect([at(), word()]).toEqual([19, TEAPOT]);
    await user.click(cell(19));
    expect(word()).toEqual(SAUCER);
    await user.click(cell(43));
    expect([at(), word()]).toEqual([43, TEAPOT]);
    await user.click(cell(43));
    expect([at(), word()]).toEqual([43, TEAPOT]);
  });

  test('a click on a gap gives the board the keys and moves nothing', async () => {
    const { one, input, user, at } = show();
    await user.click(one('.kumiki-cw-gap'));
    expect(input()).toHaveFocus();
    expect(at()).toBe(1);
  });

  test('arrows turn, then move, over gaps; Home and End go to the ends of the word, with Ctrl of the board', async () => {
    const { user, focus, at, word } = show();
    focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect([at(), word()]).toEqual([3, KETTLE]);
    await user.keyboard('{ArrowDown}');
    expect([at(), word()]).toEqual([3, TEAPOT]);
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(11);
    await user.keyboard('{End}');
    expect(at()).toBe(43);
    await user.keyboard('{Home}');
    expect([at(), word()]).toEqual([3, TEAPOT]);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(at()).toBe(43);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect([at(), word()]).toEqual([1, KETTLE]);
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(33);
  });

  test('Page Up and Down go through the words, all around; Enter and Space turn and type nothing', async () => {
    const { user, focus, at, word, letters } = show();
    focus();
    await user.keyboard('{PageDown}');
    expect([at(), word()]).toEqual([3, TEAPOT]);
    await user.keyboard('{PageUp}{PageUp}');
    expect([at(), word()]).toEqual([33, [33, 34, 35, 36, 37]]);
    await user.keyboard('{PageDown}');
    expect([at(), word()]).toEqual([1, KETTLE]);
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(word()).toEqual(TEAPOT);
    await user.keyboard(' ');
    expect(word()).toEqual(KETTLE);
    // No word reads down from here.
    await user.keyboard('{ArrowRight}{Enter}');
    expect(word()).toEqual(KETTLE);
    expect(letters().replaceAll('.', '')).toBe('');
  });

  test('Tab and Shift+Tab leave the board', async () => {
    const { user, focus, input } = show();
    focus();
    await user.tab();
    expect(input()).not.toHaveFocus();
    focus();
    await user.tab({ shift: true });
    expect(input()).not.toHaveFocus();
  });

  test('keys of the system and of input methods are left alone', () => {
    const { input, focus, at } = show();
    focus();
    const left = [
      { key: 'ArrowRight', altKey: true },
      { key: 'ArrowRight', metaKey: true },
      { key: 'ArrowRight', ctrlKey: true },
      { key: 'Home', metaKey: true },
      { key: 'Enter', altKey: true },
      { key: 'PageDown', ctrlKey: true },
      { key: 'Tab' },
      { key: 'F5' },
      { key: 'Enter', isComposing: true },
      { key: 'ArrowRight', keyCode: 229 },
      { key: ' ', keyCode: 229 },
      { key: 'Delete', isComposing: true },
    ];
    // True where nobody prevented the default.
    for (const key of left) expect(fireEvent.keyDown(input(), key), JSON.stringify(key)).toBe(true);
    expect(at()).toBe(1);
    expect(fireEvent.keyDown(input(), { key: 'ArrowRight' })).toBe(false);
  });

  test('starts anew on another board, and stays on the same one after a restart', async () => {
    const { user, focus, at, change, word } = show();
    focus();
    await user.keyboard('ket');
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(at()).toBe(4);
    change({ puzzle: garden });
    expect([at(), word()]).toEqual([1, [0, 1, 2, 3]]);
    change({ puzzle: tea });
    expect([at(), word()]).toEqual([1, KETTLE]);
  });

  test('of a game that was begun before stands at its first gap, and no move without it takes it along', () => {
    const session = createSession(crosswordRules, tea);
    for (const [nth, cell] of KETTLE.entries()) session.dispatch({ type: 'letter', cell, letter: 'KETTLE'[nth]! });
    const { at, word } = show({ session });
    expect([at(), word()]).toEqual([11, TEAPOT]);
    act(() => void session.dispatch({ type: 'letter', cell: 11, letter: 'E' }));
    expect(at()).toBe(11);
  });

  test('in a session of your own a new deal starts anew, and an undo of it brings it back', async () => {
    const session = createSession(crosswordRules, tea);
    const { user, focus, at } = show({ session });
    focus();
    await user.keyboard('{PageDown}{End}');
    expect(at()).toBe(43);
    act(() => void session.dispatch({ type: 'deal', puzzle: garden }));
    expect(at()).toBe(1);
    act(() => void session.undo());
    expect(at()).toBe(43);
  });
});

describe('typing', () => {
  test('lower case becomes capitals; the cursor goes on and leaves a full word', async () => {
    const { user, focus, letters, at, word } = show();
    focus();
    await user.keyboard('kettle');
    expect(letters().slice(1, 7)).toBe('KETTLE');
    expect([at(), word()]).toEqual([11, TEAPOT]);
  });

  test('Backspace takes the letter or goes back, Delete takes it, a key each', async () => {
    const { user, focus, letters, at } = show();
    focus();
    await user.keyboard('ket{Backspace}');
    expect([letters().slice(1, 5), at()]).toEqual(['KE..', 3]);
    await user.keyboard('{ArrowLeft}{Backspace}');
    expect([letters().slice(1, 5), at()]).toEqual(['K...', 2]);
    await user.keyboard('{Home}{Delete}');
    expect([letters().slice(1, 5), at()]).toEqual(['....', 1]);
    await user.keyboard('{Backspace}{Delete}');
    expect([letters().slice(1, 5), at()]).toEqual(['....', 1]);
  });

  test('a full word is typed over from its first letter to its last', async () => {
    const { user, focus, letters, at } = show();
    focus();
    await user.keyboard('kittle');
    await user.click(screen.getAllByRole('button', { name: /It sings/ })[0]!);
    await user.keyboard('kettle');
    expect(letters().slice(1, 7)).toBe('KETTLE');
    expect(letters().replaceAll('.', '')).toBe('KETTLE');
    expect(at()).toBe(11);
  });

  test('a pasted word is one step; so is every letter of its own', async () => {
    const { user, focus, letters, session } = show();
    focus();
    await user.paste('ket tle');
    expect(letters().slice(1, 7)).toBe('KETTLE');
    expect(session().getSnapshot().step).toBe(1);
    await user.keyboard('ea');
    expect(session().getSnapshot().step).toBe(3);
    await user.keyboard('{Control>}z{/Control}');
    expect(letters()).toContain('E');
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(letters().replaceAll('.', '')).toBe('');
    await user.keyboard('{Control>}y{/Control}');
    expect(letters().slice(1, 7)).toBe('KETTLE');
  });

  test('one letter before and one after the board came back are two steps of a session of your own', async () => {
    const session = createSession(crosswordRules, tea);
    const first = show({ session });
    first.focus();
    await first.user.keyboard('k');
    first.unmount();
    const second = show({ session });
    second.focus();
    await second.user.keyboard('{End}e');
    expect(session.getSnapshot().step).toBe(2);
  });

  test('what a listener cancels changes nothing and leaves the cursor; why and whence it is told', async () => {
    const onMove = vi.fn((_move: unknown, details: { cancel: () => void; reason: string }) => details.cancel());
    const { user, focus, letters, at } = show({ onMove });
    focus();
    await user.keyboard('k');
    expect([letters().replaceAll('.', ''), at()]).toEqual(['', 1]);
    expect(onMove).toHaveBeenCalledWith(
      { type: 'letter', cell: 1, letter: 'K' },
      expect.objectContaining({ reason: 'key', event: expect.any(Event) }),
    );
  });

  test('a letter cancelled, another not: the rest of a word is played', async () => {
    const { user, focus, letters } = show({
      onMove: (move, details) => move.type === 'letter' && move.letter === 'T' && details.cancel(),
    });
    focus();
    await user.paste('KETTLE');
    expect(letters().slice(1, 7)).toBe('KE..LE');
  });

  test('after the end nothing more is typed', async () => {
    const { user, focus, letters, session, status } = show({ puzzle: answerBoard });
    focus();
    await user.paste('かき');
    await user.paste('く');
    expect(session().getSnapshot().status).toBe('solved');
    expect(status()).toContain('Solved in');
    await user.keyboard('{Home}ん{Backspace}');
    expect(letters()).toBe('かき.く');
  });

  test('a key renders the cells it touches, and no others', async () => {
    const cell = vi.fn(crosswordEn.cell);
    const { user, focus } = show({}, { crossword: { ...crosswordEn, cell } });
    focus();
    await user.keyboard('k');
    cell.mockClear();
    await user.keyboard('e');
    // The one with the letter and the one the cursor came to; twice each in StrictMode, and once more for the letter.
    expect(cell.mock.calls.length).toBeLessThanOrEqual(2 * 3);
  });
});

describe('check and reveal', () => {
  test('by letter, by word, everything: right and wrong are marked and counted aloud', async () => {
    const { cell, user, focus, said, tool, all } = show();
    focus();
    await user.keyboard('kittle');
    await user.click(cell(2));
    await tool('check', 'letter');
    expect(all('[data-mark]').map((each) => [each.dataset['cell'], each.dataset['mark']])).toEqual([['2', 'wrong']]);
    expect(said()).toBe('0 letters right, 1 wrong.');
    await tool('check', 'word');
    expect(said()).toBe('5 letters right, 1 wrong.');
    expect(all('[data-mark="right"]')).toHaveLength(5);
    await user.click(cell(43));
    await user.keyboard('x');
    await tool('check', 'all');
    expect(said()).toBe('5 letters right, 2 wrong.');
    expect(cell(43)).toHaveAttribute('data-mark', 'wrong');
  });

  test('a mark goes with the next letter of its cell, and only that one', async () => {
    const { cell, user, focus, tool } = show();
    focus();
    await user.keyboard('kittle');
    await tool('check', 'all');
    await user.click(cell(2));
    await user.keyboard('a');
    expect(cell(2)).not.toHaveAttribute('data-mark');
    expect(cell(1)).toHaveAttribute('data-mark', 'right');
    await user.click(cell(1));
    await user.keyboard('{Delete}');
    expect(cell(1)).not.toHaveAttribute('data-mark');
  });

  test('revealed letters are marked, counted, said, and take no other', async () => {
    const { cell, user, focus, session, said, tool, letters } = show();
    focus();
    await user.keyboard('kx');
    await user.click(cell(2));
    await tool('reveal', 'letter');
    expect(cell(2)).toHaveAttribute('data-mark', 'revealed');
    expect([said(), session().meta.reveals]).toEqual(['1 letter revealed.', 1]);
    focus();
    await user.keyboard('{Delete}x{ArrowLeft}');
    expect(letters().slice(1, 4)).toBe('KEX');
    await user.click(cell(2));
    await tool('reveal', 'word');
    // The K was found, and stays the player's.
    expect(cell(1)).not.toHaveAttribute('data-mark');
    expect([said(), session().meta.reveals]).toEqual(['4 letters revealed.', 5]);
    await tool('reveal', 'word');
    expect(session().meta.reveals).toBe(5);
  });

  test('who reveals the last letters is told how many in the end', async () => {
    const { user, focus, onSolve, tool } = show();
    focus();
    await user.keyboard('kettle');
    await tool('reveal', 'all');
    expect(onSolve).toHaveBeenCalledOnce();
    expect(onSolve.mock.lastCall![0]).toMatchObject({ reveals: 14 });
  });

  test('what was revealed is in the save when the page is left', async () => {
    try {
      const { tool } = show({ storageKey: 'crossword', seed: 's' });
      await tool('reveal', 'word');
      // The saves may still be on their way.
      await waitFor(() => {
        window.dispatchEvent(new Event('pagehide'));
        expect(Object.values(localStorage).join('\n')).toContain('"reveals":6');
      });
    } finally {
      localStorage.clear();
    }
  });

  test('a check and a reveal that a listener cancels say and count nothing', async () => {
    const { user, focus, container, session, tool } = show({
      onMove: (move, details) => move.type !== 'letter' && details.cancel(),
    });
    focus();
    await user.keyboard('x');
    const heard = listen(container);
    await tool('check', 'all');
    await tool('reveal', 'all');
    await act(async () => {});
    expect(heard).toEqual([]);
    expect(session().meta.reveals).toBe(0);
  });

  test('are off when the board is solved', async () => {
    const { one, session, tool, all } = show();
    await tool('reveal', 'all');
    expect(session().getSnapshot().status).toBe('solved');
    for (const action of ['check', 'reveal']) {
      expect(one(`[data-action="${action}"]`)).toHaveAttribute('aria-disabled', 'true');
      expect(one(`[data-action="${action}"]`)).not.toHaveAttribute('popovertarget');
    }
    await tool('check', 'all');
    expect(all('[data-mark="right"]')).toHaveLength(0);
  });
});

describe('what is said', () => {
  test('the word that the cursor comes to, once, with its clue and how much of it is there', async () => {
    const { container, user, focus } = show();
    const heard = listen(container);
    focus();
    await user.keyboard('{ArrowRight}');
    expect(heard).toEqual([]);
    await user.keyboard('{PageDown}');
    await user.keyboard('ea{PageDown}{PageUp}');
    await act(async () => {});
    expect(heard).toEqual([
      '2 down: Where leaves and hot water meet. 6 letters, 0 filled in.',
      '3 across: What a cup stands on. 6 letters, 0 filled in.',
      '2 down: Where leaves and hot water meet. 6 letters, 2 filled in.',
    ]);
  });

  test('that the cursor left a full word, once', async () => {
    const { container, user, focus } = show();
    focus();
    await user.keyboard('kettl');
    const heard = listen(container);
    await user.keyboard('e');
    await act(async () => {});
    expect(heard).toEqual(['2 down: Where leaves and hot water meet. 6 letters, 1 filled in.']);
  });

  test('everything filled in and something wrong: that, and not where', async () => {
    const { user, focus, status, said, all, onSolve } = show({ puzzle: answerBoard });
    focus();
    await user.paste('かき');
    await user.paste('り');
    const words = 'Everything is filled in, but something is not right.';
    expect([status(), said()]).toEqual([words, words]);
    expect(all('[data-mark]')).toEqual([]);
    expect(onSolve).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(status()).not.toContain(words);
    await user.paste('ク');
    expect(onSolve).toHaveBeenCalledOnce();
  });

  test('how letters are hidden before the first move, then how many are missing', async () => {
    const { user, focus, status } = show({ puzzle: answerBoard });
    expect(status()).toBe('Nearly everything hidden · 3 of 3 letters to go');
    focus();
    await user.keyboard('か');
    expect(status()).toBe('2 of 3 letters to go');
  });

  test('a hint: shown on its cell, in words, and played by the second press', async () => {
    const { user, cell, status, said, session, letters } = show({ puzzle: answerBoard });
    const button = screen.getByRole('button', { name: 'Hint' });
    await user.click(button);
    await waitFor(() => expect(cell(0)).toHaveAttribute('data-hint'));
    const words = 'Hint: カ goes here, in 1 across.';
    expect([status(), said(), letters()]).toEqual([words, words, '....']);
    expect(session().meta.hints).toBe(1);
    await user.click(button);
    expect(letters()).toBe('カ...');
    expect(cell(0)).not.toHaveAttribute('data-hint');
    expect(session().meta.hints).toBe(1);
  });

  test('a hint while a letter is wrong says that one is', async () => {
    const { user, focus, status } = show({ puzzle: answerBoard });
    focus();
    await user.keyboard('ん');
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(status()).toMatch(/letter.*(wrong|not right)/));
  });
});

describe('the clues', () => {
  test('are two named lists; the one that is worked on is current, and a press goes to its word', async () => {
    const { user, input, at, word, all } = show();
    const [acrossList, downList] = [
      screen.getByRole('group', { name: 'Across' }),
      screen.getByRole('group', { name: 'Down' }),
    ];
    const names = (list: HTMLElement): string[] =>
      within(list)
        .getAllByRole('button')
        .map((each) => each.textContent);
    expect(names(acrossList)).toEqual([
      '1It sings when the tea is near',
      '3What a cup stands on',
      '4It goes round and round',
    ]);
    expect(names(downList)).toEqual(['2Where leaves and hot water meet']);
    const current = (): string[] => all('[aria-current="true"]').map((each) => each.textContent);
    expect(current()).toEqual(['1It sings when the tea is near']);
    await user.click(within(downList).getByRole('button'));
    expect(current()).toEqual(['2Where leaves and hot water meet']);
    expect([at(), word()]).toEqual([3, TEAPOT]);
    expect(input()).toHaveFocus();
  });

  test('the bar shows the clue of the cursor’s word, and goes to the ones around it', async () => {
    const { user, one, input } = show();
    const bar = (): string => one('.kumiki-cw-bar-clue').textContent;
    expect(bar()).toBe('1 across It sings when the tea is near');
    await user.click(screen.getByRole('button', { name: 'Next clue' }));
    expect(bar()).toBe('2 down Where leaves and hot water meet');
    expect(input()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous clue' }));
    await user.click(screen.getByRole('button', { name: 'Previous clue' }));
    expect(bar()).toBe('4 across It goes round and round');
  });

  test('are not there on a board without any', () => {
    const { container } = show({ puzzle: garden });
    expect(container.querySelector('.kumiki-cw-clues, .kumiki-cw-bar')).toBeNull();
  });

  test('and the answer have the language of the words', () => {
    const { one } = show({ contentLang: 'ja', puzzle: answerBoard });
    expect(one('.kumiki-cw-answer-boxes')).toHaveAttribute('lang', 'ja');
    expect(one('.kumiki-cw-input')).toHaveAttribute('lang', 'ja');
  });
});

describe('the answer', () => {
  test('fills itself, and is read as a whole', async () => {
    const { user, focus, one } = show({ puzzle: answerBoard });
    const boxes = (): string =>
      [...one('.kumiki-cw-answer-boxes').children].map((each) => each.textContent || '.').join('');
    expect(screen.getByRole('img', { name: 'Answer: blank, blank' })).toBeVisible();
    focus();
    await user.paste('かき');
    expect(boxes()).toBe('.き');
    expect(screen.getByRole('img', { name: 'Answer: blank, き' })).toBeVisible();
    await user.paste('く');
    expect(boxes()).toBe('くき');
  });
  test('is not there on a board without one', () => {
    expect(show().container.querySelector('.kumiki-cw-answer')).toBeNull();
  });
});

describe('a board of any script', () => {
  test('takes whole compositions where letters are composed', () => {
    const hangul = board({ entries: [{ answer: '한국', row: 0, column: 0, direction: 'across' }] });
    const { input, focus, letters } = show({ puzzle: hangul });
    focus();
    const compose = (type: string, data: string): boolean =>
      fireEvent(input(), new CompositionEvent(type, { data, bubbles: true }));
    compose('compositionstart', '');
    for (const step of ['ㅎ', '하', '한']) compose('compositionupdate', step);
    input().value = '한';
    compose('compositionend', '한');
    expect(letters()).toBe('한.');
  });
});

describe('boards side by side', () => {
  test('share nothing: no id, no cursor, no letter', async () => {
    const { container } = render(
      <StrictMode>
        <Crossword puzzle={tea} />
        <Crossword puzzle={tea} />
      </StrictMode>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    const [one, two] = [...container.querySelectorAll<HTMLElement>('.kumiki-root')] as [HTMLElement, HTMLElement];
    act(() => one.querySelector('input')!.focus());
    await (await import('@testing-library/user-event')).default.keyboard('ke{PageDown}');
    expect(one.querySelector('[data-current]')).toHaveAttribute('data-cell', '3');
    expect(two.querySelector('[data-current]')).toHaveAttribute('data-cell', '1');
    expect([...two.querySelectorAll('.kumiki-cw-letter')].map((each) => each.textContent).join('')).toBe('');
    expect(two.querySelector('.kumiki-announcer')).toHaveTextContent('');
  });
});

describe('an impossible request', () => {
  const words = ['サクラ', 'クスリ', 'リンゴ', 'ゴボウ', 'ウチワ', 'ワサビ'].map((answer) => ({ answer }));
  test.each([
    [
      'English',
      {},
      'No word has 9 to 10 letters, so there is no answer to hide. Add one, or ask for as many letters as the words have: 3.',
    ],
    [
      'Japanese',
      ja,
      '9〜10文字の言葉がないので、答えを作れません。言葉を足すか、ある長さ（3文字）から選んでください。',
    ],
  ])('says its reason at once, in %s', async (_language, messages, text) => {
    const onError = vi.fn();
    const { status, said, container } = show({ words, answerLength: [9, 10], onError }, messages);
    await waitFor(() => expect(container.querySelector('[data-phase="failed"]')).not.toBeNull(), { timeout: 5_000 });
    await waitFor(() => expect(said()).toBe(text));
    expect(status()).toContain(text);
    expect(onError).toHaveBeenCalledExactlyOnceWith('impossible', {
      code: 'no-answer-word',
      wanted: [9, 10],
      have: [3],
    });
  });

  test('of letters that nothing else contains names them', async () => {
    const apart = ['アイウ', 'カキク', 'サシス'].map((answer) => ({ answer }));
    const { status, container } = show({ words: apart, answerLength: [3, 3] });
    await waitFor(() => expect(container.querySelector('[data-phase="failed"]')).not.toBeNull(), { timeout: 5_000 });
    expect(status()).toContain('No answer can be spread over the other words: nothing else contains ア イ ウ.');
  });
});
