import { deriveClues, nonogramFromRows, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram';
import type { Session } from '@kumiki/core';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Nonogram, type NonogramProps, type Tool } from './index.ts';

function puzzleOf(...rows: string[]): NonogramPuzzle {
  const made = nonogramFromRows(rows);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const heart = puzzleOf('.#.#.', '#####', '#####', '.###.', '..#..');
/** 7 × 12, for keys that go further than five rows. */
const tall = puzzleOf('#######', ...Array.from({ length: 11 }, (_, y) => (y % 2 === 0 ? '#.....#' : '#######')));

/** The board with the focus on a cell, after some marks (`.`, `#` and `x`) are set. */
function open(props: NonogramProps = {}, at = 0, marks: readonly string[] = []) {
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const { container } = render(
    <StrictMode>
      <Nonogram puzzle={heart} onReady={onReady} {...props} />
      <button type="button">after</button>
    </StrictMode>,
  );
  const session = onReady.mock.lastCall![0];
  const text = marks.join('');
  for (const [mark, sign] of [
    [1, /#/g],
    [2, /x/g],
  ] as const) {
    const cells = Array.from(text.matchAll(sign), ({ index }) => index);
    if (cells.length > 0) act(() => void session.dispatch({ type: 'mark', cells, mark }));
  }
  const cell = (n: number): HTMLElement => container.querySelector<HTMLElement>(`[data-cell="${n}"]`)!;
  act(() => cell(at).focus());
  return {
    container,
    session,
    cell,
    user: userEvent.setup(),
    /** As rows of `.`, `#` and `x`. */
    marks: (): string[] => {
      const { state } = session.getSnapshot();
      const signs = Array.from(state.marks, (mark) => '.#x'[mark]).join('');
      return signs.match(new RegExp(`.{${state.width}}`, 'g'))!;
    },
    step: () => session.getSnapshot().step,
    focused: () => Number((document.activeElement as HTMLElement).dataset['cell']),
    said: () => container.querySelector('.kumiki-announcer')!.textContent,
  };
}

describe('moving', () => {
  // A board of 7 × 12; from the middle, and where there is no further way.
  test.each([
    ['{ArrowLeft}', 24, 23],
    ['{ArrowRight}', 24, 25],
    ['{ArrowUp}', 24, 17],
    ['{ArrowDown}', 24, 31],
    ['{ArrowLeft}', 21, 21],
    ['{ArrowRight}', 27, 27],
    ['{ArrowUp}', 3, 3],
    ['{ArrowDown}', 80, 80],
    ['{Home}', 24, 21],
    ['{End}', 24, 27],
    ['{Control>}{Home}{/Control}', 24, 0],
    ['{Control>}{End}{/Control}', 24, 83],
    ['{PageUp}', 52, 17],
    ['{PageDown}', 24, 59],
    ['{PageUp}', 24, 3],
    ['{PageDown}', 59, 80],
  ])('%s goes from %i to %i, and marks nothing', async (keys, from, to) => {
    const { user, focused, container, step } = open({ puzzle: tall }, from);
    await user.keyboard(keys);
    expect(focused()).toBe(to);
    const stops = container.querySelectorAll('[role="gridcell"][tabindex="0"]');
    expect([...stops].map((stop) => Number((stop as HTMLElement).dataset['cell']))).toEqual([to]);
    expect(step()).toBe(0);
  });

  test('Tab comes in once and leaves, in both directions', async () => {
    const { user, container, focused } = open({}, 7);
    await user.tab();
    const grid = container.querySelector('[role="grid"]')!;
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    await user.tab({ shift: true });
    expect(focused()).toBe(7);
    await user.tab({ shift: true });
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('marking', () => {
  const marks: Record<'.' | '#' | 'x', string[]> = {
    '.': ['.....', '.....', '.....', '.....', '.....'],
    '#': ['.....', '.....', '..#..', '.....', '.....'],
    x: ['.....', '.....', '..x..', '.....', '.....'],
  };
  test.each([
    ...(['{Enter}', ' '] as const).flatMap((key) => [
      ['fill', key, '.', '#'] as const,
      ['fill', key, '#', '.'] as const,
      ['fill', key, 'x', '#'] as const,
      ['cross', key, '.', 'x'] as const,
      ['cross', key, '#', 'x'] as const,
      ['cross', key, 'x', '.'] as const,
      ['erase', key, '.', '.'] as const,
      ['erase', key, '#', '.'] as const,
      ['erase', key, 'x', '.'] as const,
      // The tool of a pointer that moves the board fills by keyboard: a board must be solvable with any tool.
      ['move', key, '.', '#'] as const,
    ]),
    ...(['.', '#', 'x'] as const).flatMap((before) =>
      (['fill', 'cross', 'erase', 'move'] as const).flatMap((tool) => [
        [tool, '1', before, '#'] as const,
        [tool, '2', before, 'x'] as const,
        [tool, 'x', before, 'x'] as const,
        [tool, 'X', before, 'x'] as const,
        [tool, '0', before, '.'] as const,
        [tool, '{Backspace}', before, '.'] as const,
        [tool, '{Delete}', before, '.'] as const,
      ]),
    ),
  ] as const)('with the tool “%s”, %s makes %s a %s', async (tool: Tool, key, before, after) => {
    // Where lines speak as well, theirs is the last word.
    const opened = open({ tool, judge: 'on-request' }, 12, marks[before]);
    const first = opened.step();
    await opened.user.keyboard(key);
    expect(opened.marks()).toEqual(marks[after]);
    expect(opened.step() - first).toBe(before === after ? 0 : 1);
    expect(opened.focused()).toBe(12);
    const done = { '.': 'cleared', '#': 'filled', x: 'crossed' }[after];
    expect(opened.said()).toBe(before === after ? '' : `1 cell ${done}.`);
  });
});

describe('Shift and arrows paint a run', () => {
  test.each([
    ['fill', '.....', '####.'],
    ['cross', '.....', 'xxxx.'],
    // On a mark the run carries it on, and covers unknown cells alone.
    ['fill', '#....', '####.'],
    ['fill', 'x....', 'xxxx.'],
    ['cross', '#....', '####.'],
    ['fill', '#.x..', '##x#.'],
    ['fill', '..x..', '##x#.'],
    ['erase', '##x##', '....#'],
    ['erase', '.#x##', '....#'],
    ['move', '.....', '####.'],
  ] as const)('with the tool “%s”, three steps make %s a %s, and one undo takes them back', async (tool, from, to) => {
    const { user, marks, focused, session, step } = open({ tool }, 0, [from]);
    const before = step();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    expect(marks()[0]).toBe(to);
    expect(focused()).toBe(3);
    expect(step()).toBe(before + 1);
    act(() => void session.undo());
    expect(marks()[0]).toBe(from);
  });

  test('down, up and around a corner, in one step until Shift goes up; the next run is another step', async () => {
    const { user, marks, step } = open({}, 0);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowUp}{/Shift}');
    expect(marks()).toEqual(['#....', '##...', '##...', '.....', '.....']);
    expect(step()).toBe(1);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(marks()[1]).toBe('###..');
    expect(step()).toBe(2);
  });

  test.each([
    [30, 'ArrowDown', 5, 30],
    [30, 'ArrowUp', 30 * 30 - 1, -30],
    [100, 'ArrowDown', 7, 100],
  ] as const)('on a board of %i of which the grid shows a part, from edge to edge: %s', (side, key, from, step) => {
    const cells = Uint8Array.from({ length: side * side }, (_, cell) => Number((cell * 7 + (cell >> 5)) % 5 < 3));
    const puzzle: NonogramPuzzle = { ...deriveClues(cells, side, side), claim: 'solvable', trail: [], ends: 'clues' };
    const { container, session, focused, marks, step: steps } = open({ puzzle });
    expect(container.querySelectorAll('[role="gridcell"]').length).toBeLessThan(side * side);
    const press = (init: KeyboardEventInit): void => void fireEvent.keyDown(document.activeElement!, init);
    if (key === 'ArrowUp') press({ key: 'End', ctrlKey: true });
    else for (let nth = 0; nth < from; nth += 1) press({ key: 'ArrowRight' });
    expect(focused()).toBe(from);
    for (let nth = 1; nth < side; nth += 1) {
      press({ key, shiftKey: true });
      expect(focused()).toBe(from + nth * step);
    }
    fireEvent.keyUp(document.activeElement!, { key: 'Shift' });
    const column = from % side;
    expect(marks().map((row) => row[column])).toEqual(Array.from({ length: side }, () => '#'));
    expect(marks().join('').match(/#/g)).toHaveLength(side);
    expect(steps()).toBe(1);
    // And the keys that mark one cell go to the one in focus, far from where the grid began.
    for (const [mark, sign] of [
      ['2', 'x'],
      ['1', '#'],
      ['0', '.'],
    ] as const) {
      press({ key: mark });
      expect(marks()[Math.floor(focused() / side)]![column]).toBe(sign);
    }
    for (let nth = 0; nth < 4; nth += 1) act(() => void session.undo());
    expect(marks().join('')).not.toContain('#');
  });

  test('a move or another key in between ends it', async () => {
    const { user, step } = open({}, 0);
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(step()).toBe(2);
  });

  test('a move ends it, though nobody let go of Shift here', () => {
    const { cell, step } = open({}, 0);
    for (const shiftKey of [true, false, true]) {
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', shiftKey });
    }
    expect(cell(3)).toHaveFocus();
    expect(step()).toBe(2);
  });

  test('at the edge it marks the cell it stands on, once', async () => {
    const { user, marks, step } = open({}, 4);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(marks()[0]).toBe('....#');
    expect(step()).toBe(1);
  });

  test('leaving the board ends it, though nobody let go of Shift there', async () => {
    const { user, cell, marks, step } = open({}, 0);
    await user.keyboard('{Shift>}{ArrowRight}');
    act(() => screen.getByRole('button', { name: 'after' }).focus());
    await user.keyboard('{/Shift}');
    act(() => cell(10).focus());
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(marks()[2]).toBe('##...');
    expect(step()).toBe(2);
  });
});

describe('reading and helping', () => {
  test('R and C read the line, with what is done only where the board tells', async () => {
    const { user, said } = open({}, 6, ['.#x#.']);
    await user.keyboard('c');
    expect(said()).toBe('Column 2: clue 4. 0 of 1 done, 4 cells unknown.');
    await user.keyboard('{ArrowUp}r');
    expect(said()).toBe('Row 1: clue 1 1. 2 of 2 done, 2 cells unknown.');
  });
  test('on request they say nothing of it', async () => {
    const { user, said } = open({ judge: 'on-request' }, 1, ['.#x#.']);
    await user.keyboard('R');
    expect(said()).toBe('Row 1: clue 1 1. 2 cells unknown.');
  });
  test('H hints and plays it, U undoes', async () => {
    const { user, container, step } = open({}, 0);
    await user.keyboard('h');
    await waitFor(() => expect(container.querySelector('.kumiki-ng-hint')).not.toBeNull());
    expect(step()).toBe(0);
    await user.keyboard('h');
    expect(step()).toBe(1);
    await user.keyboard('u');
    expect(step()).toBe(0);
  });
  test('Ctrl or ⌘ with Z undo and Ctrl with Y redoes', async () => {
    const { user, step } = open({}, 0);
    await user.keyboard('1{Control>}z{/Control}');
    expect(step()).toBe(0);
    await user.keyboard('{Control>}y{/Control}');
    expect(step()).toBe(1);
    await user.keyboard('{Meta>}z{/Meta}');
    expect(step()).toBe(0);
  });
});

const ours = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ' ',
  'Enter',
  '1',
  '2',
  '0',
  'x',
  'Backspace',
  'Delete',
  'r',
  'c',
  'h',
  'u',
];
const withCtrl = ours.filter((key) => key !== 'Home' && key !== 'End');

describe('keys that are not the board’s', () => {
  const press = (opened: ReturnType<typeof open>, key: string, init: KeyboardEventInit): boolean => {
    const event = createEvent.keyDown(opened.cell(12), { key, bubbles: true, cancelable: true, ...init });
    fireEvent(opened.cell(12), event);
    return event.defaultPrevented;
  };
  test.each([
    ['Alt', ours, { altKey: true }],
    ['⌘', ours, { metaKey: true }],
    ['Ctrl', withCtrl, { ctrlKey: true }],
    ['Ctrl and Shift', withCtrl, { ctrlKey: true, shiftKey: true }],
    ['an input method that composes', ours, { isComposing: true }],
    // Safari tells the Enter that ends a composition so.
    ['an input method that has just composed', ours, { keyCode: 229 }],
    ['nothing, which the board does not know', ['Tab', 'Escape', 'F5', 'a', '3', 'Shift', 'Insert'], {}],
  ] as const)('with %s: they are left alone', (_how, keys, init) => {
    const opened = open({}, 12);
    const taken = keys.filter((key) => press(opened, key, init));
    expect(taken).toEqual([]);
    expect([opened.step(), opened.focused(), opened.said()]).toEqual([0, 12, '']);
    expect(opened.container.querySelector('[data-busy]')).toBeNull();
  });
  test('held down, what marks and clears by turns does it once, and a hint is not played by itself', async () => {
    const opened = open({}, 12);
    for (const key of [' ', 'Enter', 'h', 'H']) expect(press(opened, key, { repeat: true })).toBe(true);
    await act(async () => {});
    expect([opened.step(), opened.container.querySelector('[data-busy]')]).toEqual([0, null]);
    for (const repeat of [false, true, true]) press(opened, 'ArrowRight', { repeat });
    expect(opened.focused()).toBe(14);
  });
  test('its own keys are taken from the page', () => {
    for (const key of ours) expect([key, press(open({}, 12), key, {})]).toEqual([key, true]);
  });
});

describe('a screen reader’s own activation', () => {
  test('does to the cell it names what the tool does, wherever the focus is', async () => {
    const { cell, marks } = open({}, 12);
    act(() => cell(3).click());
    expect(marks()).toEqual(['...#.', '.....', '.....', '.....', '.....']);
  });
});

test('a solved board takes no more marks, and can still be walked', async () => {
  const { user, marks, focused, step } = open({}, 12, ['.#.#.', '#####', '#####', '.###.', '..#..']);
  const before = step();
  await user.keyboard('2 {ArrowRight}{Shift>}{ArrowRight}{/Shift}0');
  expect(marks()).toEqual(['.#.#.', '#####', '#####', '.###.', '..#..']);
  expect([focused(), step()]).toEqual([14, before]);
});
