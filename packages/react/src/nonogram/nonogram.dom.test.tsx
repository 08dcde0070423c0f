import { createRandom, createSession, type Session } from '@kumiki/core';
import {
  clueProgress,
  deriveClues,
  nonogram,
  nonogramFromRows,
  rateNonogram,
  type Feedback,
  type Mark,
  type NonogramPuzzle,
  type NonogramTypes,
} from '@kumiki/core/nonogram';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ja } from '../messages/index.ts';
import { KumikiProvider } from '../puzzle/provider.tsx';
import { boardAttributes, clueAttributes } from './data-attributes.ts';
import { Nonogram, Root, sealReveal, Tools, type NonogramProps } from './index.ts';

function puzzleOf(...rows: string[]): NonogramPuzzle {
  const made = nonogramFromRows(rows);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const heartRows = ['.#.#.', '#####', '#####', '.###.', '..#..'];
const heart = puzzleOf(...heartRows);
/** With two empty lines, and a line that is full. */
const gate = puzzleOf('.....', '#####', '.#.#.', '.#.#.');

function chance(width: number, height: number): Uint8Array {
  const random = createRandom(`${width} × ${height}`);
  return Uint8Array.from({ length: width * height }, () => Number(random.int(100) < 55));
}
/** A board of chance that nobody proved anything of. */
function large(width: number, height: number): NonogramPuzzle {
  return { ...deriveClues(chance(width, height), width, height), claim: 'solvable', trail: [], ends: 'clues' };
}

function show(props: NonogramProps = {}) {
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const element = (more: NonogramProps = {}) => (
    <StrictMode>
      <Nonogram
        {...(props.session || 'width' in props ? {} : { puzzle: heart })}
        onReady={onReady}
        {...props}
        {...more}
      />
    </StrictMode>
  );
  const result = render(element());
  const { container } = result;
  const session = (): Session<NonogramTypes> => onReady.mock.lastCall![0];
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    ...result,
    all,
    session,
    user: userEvent.setup(),
    change: (more: NonogramProps) => result.rerender(element(more)),
    mark: (cells: readonly number[], mark: Mark, group?: string) =>
      act(() => void session().dispatch({ type: 'mark', cells, mark }, group ? { group } : {})),
    cell: (n: number): HTMLElement => container.querySelector<HTMLElement>(`[data-cell="${n}"]`)!,
    clue: (line: number): HTMLElement => container.querySelector<HTMLElement>(`[data-line="${line}"]`)!,
    said: () => container.querySelector('.kumiki-announcer')!.textContent,
    status: () => container.querySelector('.kumiki-status')!.textContent,
    /** Cells that Tab reaches. */
    stops: () =>
      all('[role="gridcell"][tabindex="0"], [role="grid"][tabindex="0"]').map((each) => each.dataset['cell']),
  };
}

describe('the grid that is read', () => {
  const names = { '.': 'blank', '#': 'filled', x: 'crossed' };
  test('every cell says where it is and what is in it, and stands in its row and column', () => {
    const { container, mark } = show();
    mark([1, 5, 24], 1);
    mark([0, 7], 2);
    const marked = ['x#...', '#.x..', '.....', '.....', '....#'];
    const grid = screen.getByRole('grid', {
      name: 'Nonogram, 5 columns, 5 rows. The numbers are the lengths of the filled runs.',
    });
    expect(grid).toHaveAttribute('aria-rowcount', '6');
    expect(grid).toHaveAttribute('aria-colcount', '6');
    const rows = [...grid.querySelectorAll('[role="row"]')];
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const [y, row] of rows.slice(1).entries()) {
      const cells = [...row.querySelectorAll('[role="gridcell"]')];
      expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['2', '3', '4', '5', '6']);
      expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(
        Array.from(marked[y]!, (sign, x) => `Row ${y + 1}, column ${x + 1}, ${names[sign as keyof typeof names]}`),
      );
    }
    // Nothing else of the board is read: numbers and drawing are there to be seen.
    for (const seen of container.querySelectorAll('.kumiki-ng-band, .kumiki-ng-board svg')) {
      expect(seen).toHaveAttribute('aria-hidden', 'true');
    }
  });

  test('the headers are the clues', () => {
    show({ puzzle: gate });
    const texts = (role: string): string[] => screen.getAllByRole(role).map((each) => each.textContent);
    expect(texts('rowheader')).toEqual(['Row 1: 0', 'Row 2: 5', 'Row 3: 1 1', 'Row 4: 1 1']);
    expect(texts('columnheader')).toEqual([1, 3, 1, 3, 1].map((run, x) => `Column ${x + 1}: ${run}`));
    expect(screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-colindex'))).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    for (const header of screen.getAllByRole('rowheader')) expect(header).toHaveAttribute('aria-colindex', '1');
  });

  test('in Japanese', () => {
    const { container } = render(
      <KumikiProvider messages={ja}>
        <Nonogram puzzle={heart} />
      </KumikiProvider>,
    );
    expect(screen.getByRole('grid', { name: /^お絵かきロジック、横5縦5。/ })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '2行3列、空き' })).toHaveAttribute('data-cell', '7');
    expect(screen.getByRole('rowheader', { name: '1行目：1、1' })).toBeVisible();
    expect(container.textContent).toContain('答えは一通り');
  });

  test('a board larger than the grid shows rows around the focus: all of them, one after the other, are named', async () => {
    const { container, session, cell, stops, user } = show({ puzzle: large(30, 30) });
    await user.tab();
    await user.tab();
    const seen = new Set<string>();
    for (let y = 0; y < 30; y += 1) {
      const here = cell(y * 30);
      expect(here).toHaveFocus();
      expect(stops()).toEqual([String(y * 30)]);
      const rows = [...container.querySelectorAll('[role="rowgroup"] > [role="row"]')];
      // The neighbours are there too, for whoever reads on without moving the focus.
      const numbers = rows.map((row) => Number(row.getAttribute('aria-rowindex')));
      expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
      expect(numbers[0]).toBeLessThanOrEqual(Math.max(2, y + 1));
      expect(numbers.at(-1)).toBeGreaterThanOrEqual(Math.min(31, y + 3));
      for (const row of rows) {
        const number = Number(row.getAttribute('aria-rowindex')) - 1;
        expect(row.querySelector('[role="rowheader"]')!.textContent).toMatch(new RegExp(`^Row ${number}: `));
        for (const [x, each] of row.querySelectorAll('[role="gridcell"]').entries()) {
          expect(each.getAttribute('aria-label')).toBe(`Row ${number}, column ${x + 1}, blank`);
          seen.add(`${number} ${x}`);
        }
      }
      // oxlint-disable-next-line no-await-in-loop -- row by row
      await user.keyboard('{ArrowDown}');
    }
    expect(seen.size).toBe(900);
    expect(session().getSnapshot().step).toBe(0);
  });

  test.each([
    [30, 30],
    [100, 100],
    [3, 400],
    [400, 2],
  ])('the focus of a %i × %i board stays on it, wherever it goes at once', async (width, height) => {
    const { container, cell, stops, user } = show({ puzzle: large(width, height) });
    act(() => cell(0).focus());
    const last = width * height - 1;
    const page = 5 * width;
    for (const [keys, to] of [
      ['{Control>}{End}{/Control}', last],
      ['{PageUp}', Math.max(last % width, last - page)],
      ['{Control>}{Home}{/Control}', 0],
      ['{End}', width - 1],
      ['{PageDown}{PageDown}{PageDown}', Math.min(last, width - 1 + 3 * page)],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await user.keyboard(keys);
      expect(cell(to)).toHaveFocus();
      expect(stops()).toEqual([String(to)]);
    }
    expect(container.querySelectorAll('[role="gridcell"]').length).toBeLessThanOrEqual(Math.max(625, 3 * width));
  });

  test('one stop also after a board of another size, smaller, larger and windowed', () => {
    const { session, cell, stops } = show({ puzzle: large(10, 10) });
    act(() => cell(99).focus());
    expect(stops()).toEqual(['99']);
    for (const puzzle of [heart, large(30, 20), gate, large(100, 100), large(1, 1)]) {
      act(() => void session().dispatch({ type: 'deal', puzzle }));
      expect(stops()).toHaveLength(1);
      expect(cell(Number(stops()[0]))).toHaveAttribute('role', 'gridcell');
    }
  });

  test('a fresh 100 × 100 board is a thousand elements at most', () => {
    const { container } = show({ puzzle: large(100, 100) });
    expect(container.querySelectorAll('.kumiki-root *').length).toBeLessThanOrEqual(1_000);
  });
});

describe('the colours of the clues', () => {
  const done = (clue: HTMLElement): string[] =>
    [...clue.querySelectorAll('[data-done]')].map((number) => number.textContent);

  test('a number is done when its run is there and closed; a line when it fits; and wrong when it can’t any more', () => {
    const board = puzzleOf('#.##.###', '........', '#.......');
    const { clue, mark } = show({ puzzle: board });
    expect(clue(0).dataset['state']).toBeUndefined();
    expect(clue(1).dataset['state']).toBe('complete');
    mark([0], 1);
    expect(done(clue(0))).toEqual([]);
    mark([1], 2);
    expect(done(clue(0))).toEqual(['1']);
    mark([5, 6, 7], 1);
    mark([4], 2);
    expect(done(clue(0))).toEqual(['1', '3']);
    expect(clue(0).dataset['state']).toBeUndefined();
    expect(clue(0).textContent).toBe('1 2 3');
    mark([2, 3], 1);
    expect([clue(0).dataset['state'], done(clue(0))]).toEqual(['complete', []]);
    mark([1], 1);
    expect([clue(0).dataset['state'], done(clue(0))]).toEqual(['contradicted', []]);
    // The column has a run too many.
    expect(clue(4).dataset['state']).toBe('contradicted');
    mark([1], 0);
    expect(clue(0).dataset['state']).toBe('complete');
  });

  test.each([
    {},
    { errors: 'line' },
    { clueState: 'anchored', errors: 'closed-runs' },
    { clueState: 'line', errors: 'off' },
  ] as const)('are what clueProgress says of every line, for marks of chance: %j', (modes) => {
    const board = large(12, 9);
    const { session, clue } = show({ puzzle: board, ...modes });
    const feedback: Feedback = { clueState: 'exact', errors: 'closed-runs', ...modes };
    const random = createRandom('marks');
    const seen = { complete: 0, contradicted: 0, done: 0 };
    const solution = chance(12, 9);
    for (let round = 0; round < 40; round += 1) {
      // Mostly right, or every line would be wrong soon; and cleared again.
      const cells = [...solution.keys()].filter(() => random.int(4) === 0);
      const right = (mark: Mark): number[] => cells.filter((cell) => mark === 2 - solution[cell]!);
      if (round % 8 === 7) act(() => void session().reset());
      for (const of of [1, 2] as const)
        act(() => void session().dispatch({ type: 'mark', cells: right(of), mark: of }));
      act(() => void session().dispatch({ type: 'mark', cells: [random.int(108)], mark: random.int(3) as Mark }));
      const { marks } = session().getSnapshot().state;
      for (const [line, numbers] of [...board.rows, ...board.columns].entries()) {
        const of =
          line < 9
            ? marks.slice(line * 12, line * 12 + 12)
            : Array.from({ length: 9 }, (_, y) => marks[y * 12 + line - 9]!);
        const progress = clueProgress(numbers, of, feedback);
        const state = progress.complete ? 'complete' : progress.contradicted ? 'contradicted' : undefined;
        const expected = state ? [] : numbers.filter((_, at) => progress.done[at]).map(String);
        expect([line, clue(line).dataset['state'], done(clue(line))]).toEqual([line, state, expected]);
        expect(clue(line).textContent.split(/\s/)).toEqual(numbers.length === 0 ? ['0'] : numbers.map(String));
        if (state) seen[state] += 1;
        seen.done += expected.length;
      }
    }
    if (feedback.clueState === 'line') expect(seen.done).toBe(0);
    else expect(seen.done).toBeGreaterThan(20);
    if (feedback.errors === 'off') expect(seen.contradicted).toBe(0);
    else expect(seen.contradicted).toBeGreaterThan(20);
    expect(seen.complete).toBeGreaterThan(20);
  });

  test('an error at a glance leaks no deduction: a line without room is not told, unless it is asked for', () => {
    const board = puzzleOf('###.###', '.......');
    // A cross in the middle of a three's only place: nothing fits any more, and nobody sees it at a glance.
    const { clue, mark, change } = show({ puzzle: board });
    mark([1], 2);
    expect(clue(0).dataset['state']).toBeUndefined();
    change({ errors: 'line' });
    expect(clue(0).dataset['state']).toBe('contradicted');
    change({ errors: 'closed-runs' });
    mark([0], 1);
    expect(clue(0).dataset['state']).toBe('contradicted');
  });

  test('held against the solution, wrong marks are drawn, named and counted, whoever knows the solution', async () => {
    const { all, cell, mark, change, said, user } = show({ errors: 'solution' });
    // Worked out behind the scenes: the puzzle brings none.
    mark([0], 1);
    await waitFor(() => expect(all('.kumiki-ng-wrong-cells')).toHaveLength(1));
    expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, filled, wrong');
    mark([1], 2);
    expect(all('.kumiki-ng-wrong-cells')[0]!.getAttribute('d')!.match(/M/g)).toHaveLength(2);
    cell(2).focus();
    await user.keyboard('1');
    expect(said()).toContain('1 cell is wrong.');
    change({ errors: 'closed-runs' });
    expect(all('.kumiki-ng-wrong-cells')).toHaveLength(0);
    expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, filled');
  });

  test('a board of several solutions has no wrong cells', async () => {
    const { all, mark } = show({ puzzle: puzzleOf('#.', '.#'), errors: 'solution' });
    mark([0], 2);
    mark([1], 1);
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    expect(all('.kumiki-ng-wrong-cells')).toHaveLength(0);
  });

  test('an empty line shows 0, or nothing, whichever way its clue is written', () => {
    for (const rows of [gate.rows, [[0], ...gate.rows.slice(1)]]) {
      const { clue, container, change, unmount } = show({ puzzle: { ...gate, rows } });
      expect(clue(0).textContent).toBe('0');
      expect(clue(0).dataset['state']).toBe('complete');
      expect(container.querySelector('[role="rowheader"]')!.textContent).toBe('Row 1: 0');
      change({ emptyClue: 'blank' });
      expect(clue(0).textContent).toBe('');
      unmount();
    }
  });
});

describe('the lines of the pointer and the focus', () => {
  const active = (all: (selector: string) => HTMLElement[]): string[] =>
    all('.kumiki-ng-clue[data-active]').map((each) => each.dataset['line']!);
  test('are lit on the drawing and at both clues, and go out when the focus leaves', () => {
    const { cell, all } = show();
    expect(active(all)).toEqual([]);
    act(() => cell(13).focus());
    expect(active(all).toSorted()).toEqual(['2', '8']);
    expect(all('.kumiki-ng-crosshair')).toHaveLength(1);
    act(() => cell(4).focus());
    expect(active(all).toSorted()).toEqual(['0', '9']);
    act(() => cell(4).blur());
    expect(active(all)).toEqual([]);
    expect(all('.kumiki-ng-crosshair')).toHaveLength(0);
  });
  test('a smaller board takes the focus to its first cell, and lights nothing that it does not have', () => {
    const { cell, all, session } = show({ puzzle: large(10, 10) });
    act(() => cell(99).focus());
    act(() => void session().dispatch({ type: 'deal', puzzle: heart }));
    expect(document.activeElement).toBe(cell(0));
    expect(active(all)).toHaveLength(2);
    expect(all('.kumiki-ng-crosshair')).toHaveLength(1);
  });
});

describe('what is said while playing', () => {
  test('a line that fits, and one that can’t be right; once, and not when it is taken back', () => {
    const { mark, said, session } = show();
    mark([1], 1);
    expect(said()).toBe('');
    mark([3], 1);
    expect(said()).toBe('Row 1 fits.');
    mark([2], 1);
    expect(said()).toBe('Row 1 can’t be right.');
    // It was wrong before.
    mark([4], 1);
    expect(said()).toBe('Row 1 can’t be right.');
    act(() => void session().undo());
    act(() => void session().undo());
    expect(said()).toBe('Row 1 can’t be right.');
    // A row and two columns at once.
    act(() => void session().reset());
    mark([5, 6, 7, 8, 9, 10, 14], 1);
    expect(said()).toBe('Row 2 fits. Column 1 fits. Column 5 fits.');
  });
  test('the last stroke says that it is solved, not which lines it completed', async () => {
    const { mark, said, status } = show();
    mark(
      [...heartRows.join('').matchAll(/#/g)].map(({ index }) => index),
      1,
    );
    await waitFor(() => expect(said()).toMatch(/^Solved in /));
    expect(status()).toMatch(/^Solved in \d:\d\d with 1 move\./);
  });
});

describe('a board that tells on request', () => {
  const states = (all: (selector: string) => HTMLElement[]): HTMLElement[] =>
    all('.kumiki-ng-clue[data-state], [data-done], [data-wrong], .kumiki-ng-wrong, .kumiki-ng-done');

  test('tells nothing before, whatever is marked: no attribute, no word', () => {
    const { all, mark, said, status } = show({ judge: 'on-request' });
    for (const [cells, with_] of [
      [[1, 3], 1],
      [[0, 2, 4], 1],
      [[20, 21], 2],
      [[5, 6, 7, 8, 9], 1],
      [[12], 2],
    ] as const) {
      mark(cells, with_);
      expect([states(all), said()]).toEqual([[], '']);
      expect(status()).toMatch(/^\d+ of 16 squares filled$/);
    }
  });

  test('asked, it names the lines that do not fit and nothing else, and that goes with the next move', async () => {
    const { all, mark, clue, said, user } = show({ judge: 'on-request' });
    mark([1, 3], 1);
    mark([5, 6, 7, 8, 9], 1);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(said()).toBe('These do not fit: row 3, row 4, row 5, column 1, column 2, column 3, column 4, column 5.');
    const wrong = all('[data-wrong]').map((each) => Number(each.dataset['line']));
    expect(wrong.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(all('.kumiki-ng-wrong')).toHaveLength(1);
    expect(all('[data-state], [data-done]')).toEqual([]);
    expect(clue(0)).not.toHaveAttribute('data-wrong');
    mark([0], 2);
    expect(states(all)).toEqual([]);
    expect(clue(2)).not.toHaveAttribute('data-wrong');
  });

  test('many lines are counted, and when all fit it says so', async () => {
    const twin = { ...heart, ends: 'host' as const };
    const { said, mark, user } = show({ judge: 'on-request', puzzle: twin, verifySolution: () => false });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(said()).toBe(
      'These do not fit: row 1, row 2, row 3, row 4, row 5, column 1, column 2, column 3, and 2 more.',
    );
    mark(
      [...heartRows.join('').matchAll(/#/g)].map(({ index }) => index),
      1,
    );
    await waitFor(() => expect(said()).toMatch(/^All clues fit, but/));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(said()).toBe('Every line fits.');
  });

  test('full and not right: it says that, and not where', async () => {
    const { all, mark, said, status } = show({ judge: 'on-request' });
    mark([...Array(25).keys()].slice(0, 16), 1);
    expect(status()).toBe('Everything is filled in, but something is not right.');
    await waitFor(() => expect(said()).toBe('Everything is filled in, but something is not right.'));
    expect(states(all)).toEqual([]);
  });

  test('a live board has no Check button, and a solved one does not check', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
    const { mark, said, user } = show({ judge: 'on-request' });
    mark(
      [...heartRows.join('').matchAll(/#/g)].map(({ index }) => index),
      1,
    );
    await waitFor(() => expect(said()).toMatch(/^Solved/));
    const button = screen.getByRole('button', { name: 'Check' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(said()).toMatch(/^Solved/);
  });
});

describe('the words under the board', () => {
  test('first that one picture fits, then how much is filled', () => {
    const { status, mark } = show();
    expect(status()).toBe('5 × 5 · exactly one solution');
    mark([0, 1], 2);
    expect(status()).toBe('0 of 16 squares filled');
    mark([2], 1);
    expect(status()).toBe('1 of 16 squares filled');
  });
  const squares = [...Array(25).keys()];
  const filled = [...heartRows.join('').matchAll(/#/g)].map(({ index }) => index);
  test.each<[string, (marks: ReturnType<typeof show>['mark']) => void]>([
    ['as many are filled as there should be', (mark) => mark(squares.slice(0, 16), 1)],
    ['all of them are filled', (mark) => mark(squares, 1)],
    ['all of them are crossed', (mark) => mark(squares, 2)],
    [
      'all of them are marked, and one is not filled',
      (mark) => {
        mark(filled.slice(1), 1);
        mark([filled[0]!, ...squares.filter((cell) => !filled.includes(cell))], 2);
      },
    ],
  ])('something is wrong when the board is full and not right, and it goes on: %s', async (_how, fill) => {
    const words = 'Everything is filled in, but something is not right.';
    const { status, said, mark, session } = show();
    fill(mark);
    expect(status()).toBe(words);
    await waitFor(() => expect(said()).toContain(words));
    expect(session().getSnapshot()).toMatchObject({ status: 'playing', complete: true });
    mark(squares, 0);
    expect(status()).toBe('0 of 16 squares filled');
    mark(filled, 1);
    expect(session().getSnapshot()).toMatchObject({ status: 'solved' });
    expect(status()).toMatch(/^Solved/);
  });
  test('a board with several solutions promises nothing', () => {
    const { status } = show({ puzzle: puzzleOf('#.', '.#') });
    expect(status()).toBe('0 of 2 squares filled');
  });
  test('a hint says where to look', async () => {
    const { status, said, all, user, session } = show();
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(status()).toMatch(/^Hint: (Row|Column) \d.*, so .*(filled|blank)\.$/));
    await waitFor(() => expect(said()).toBe(status()));
    expect(all('.kumiki-ng-hint')).toHaveLength(1);
    expect(session().getSnapshot().step).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(session().getSnapshot().step).toBe(1);
    expect(all('.kumiki-ng-hint')).toHaveLength(0);
  });
});

describe('tools', () => {
  const pressed = (): (string | null)[] =>
    screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('data-action'));

  test('of its own: a press chooses, one is chosen, and it is told', async () => {
    const onToolChange = vi.fn();
    const { user, all } = show({ defaultTool: 'cross', onToolChange });
    expect(pressed()).toEqual(['cross']);
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(pressed()).toEqual(['erase']);
    expect(all('.kumiki-ng-board')[0]).toHaveAttribute('data-tool', 'erase');
    expect(onToolChange).toHaveBeenCalledExactlyOnceWith('erase', expect.objectContaining({ reason: 'pointer' }));
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(onToolChange).toHaveBeenCalledOnce();
  });
  test('of yours: it stays until you change it', async () => {
    const onToolChange = vi.fn();
    const { user, change } = show({ tool: 'fill', onToolChange });
    await user.click(screen.getByRole('button', { name: 'Cross' }));
    expect(onToolChange).toHaveBeenCalledOnce();
    expect(pressed()).toEqual(['fill']);
    change({ tool: 'cross' });
    expect(pressed()).toEqual(['cross']);
  });
  test('a cancelled change does not happen', async () => {
    const { user } = show({ onToolChange: (_tool, details) => details.cancel() });
    await user.click(screen.getByRole('button', { name: 'Cross' }));
    expect(pressed()).toEqual(['fill']);
  });
  test('one stop for Tab, and arrows from one to the next, the check and the zoom with them', async () => {
    const { user, container } = show({ puzzle: large(15, 15), judge: 'on-request' });
    const bar = container.querySelector('.kumiki-ng-tools')!;
    const stops = (): (string | null)[] =>
      [...bar.querySelectorAll('[tabindex="0"]')].map((each) => each.getAttribute('data-action'));
    expect(stops()).toEqual(['fill']);
    await user.tab();
    const order = ['fill', 'cross', 'note', 'erase', 'move', 'check', 'zoom-out', 'zoom-in'];
    for (const action of order) {
      expect(document.activeElement).toHaveAttribute('data-action', action);
      expect(stops()).toEqual([action]);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.keyboard('{ArrowRight}');
    }
    await user.keyboard('{Home}');
    expect(stops()).toEqual(['fill']);
    // No button without a name.
    for (const button of bar.querySelectorAll('button')) expect(button).toHaveAccessibleName();
  });
  test('outside of a root they say what is missing', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Tools />)).toThrow(/Nonogram\.Tools stands outside of Nonogram\.Root/);
    quiet.mockRestore();
    expect(Root).toBeTypeOf('function');
  });
});

describe('props that change', () => {
  test('another puzzle is a new game; the same one written anew is not', () => {
    const { change, mark, all, session } = show();
    mark([0], 1);
    change({ puzzle: structuredClone(heart) });
    expect(session().getSnapshot().step).toBe(1);
    change({ puzzle: gate });
    expect(session().getSnapshot().step).toBe(0);
    expect(all('[role="gridcell"]')).toHaveLength(20);
    expect(all('.kumiki-ng-filled')).toHaveLength(0);
  });
  test('another size makes a new board', async () => {
    const { change, all, session } = show({ width: 5, height: 5, seed: 1 });
    await waitFor(() => expect(all('[role="gridcell"]')).toHaveLength(25));
    const first = session();
    change({ width: 6 });
    await waitFor(() => expect(all('[role="gridcell"]')).toHaveLength(30));
    expect(session()).not.toBe(first);
    expect(all('.kumiki-ng-columns .kumiki-ng-clue')).toHaveLength(6);
    expect(all('.kumiki-ng-drawing')[0]).toHaveAttribute('viewBox', '0 0 6 5');
  });
  test('a shape, a mask and a difficulty reach the generator', async () => {
    const mask = ['.##.', '####', '####', '.##.'];
    const { session } = show({ width: 4, height: 4, shape: 'mask', mask, seed: 2 });
    await waitFor(() => expect(session().getSnapshot().puzzle.rows).toHaveLength(4));
    expect(session().options).toMatchObject({ shape: 'mask', mask });
    const other = show({ width: 6, height: 6, difficulty: 'hard', seed: 2 });
    await waitFor(() => expect(other.session().getSnapshot().puzzle.rows).toHaveLength(6));
    expect(rateNonogram(other.session().getSnapshot().puzzle)).toMatchObject({ ok: true, value: { level: 3 } });
  });
  test.each<[NonogramProps, string]>([
    [{ width: 3, height: 3, density: 0 }, 'Not a single square'],
    [{ width: 3, height: 3, shape: 'mask' }, 'The mask does not go with the board'],
    [{ width: 3, height: 3, difficulty: { level: 1, score: [0.8, 0.9] } }, 'Raise the level'],
  ])('why there is no board is said in words: %j', async (props, words) => {
    show(props);
    expect((await screen.findAllByText(new RegExp(words)))[0]).toBeVisible();
  });
  test('another session is drawn at once, and the one before is left alone', () => {
    const [one, other] = [createSession(nonogram, heart), createSession(nonogram, gate)];
    const { change, all, cell } = show({ session: one });
    act(() => void one.dispatch({ type: 'mark', cells: [0], mark: 1 }));
    expect(all('.kumiki-ng-filled')).toHaveLength(1);
    change({ session: other });
    expect(all('.kumiki-ng-filled')).toHaveLength(0);
    expect(all('[role="gridcell"]')).toHaveLength(20);
    act(() => void one.dispatch({ type: 'mark', cells: [1], mark: 1 }));
    expect(all('.kumiki-ng-filled')).toHaveLength(0);
    fireEvent.keyDown(cell(0), { key: '1' });
    expect([one.getSnapshot().step, other.getSnapshot().step]).toEqual([2, 1]);
  });
  test('marks of two boards on one session, and of one that comes back, are steps of their own', () => {
    const session = createSession(nonogram, heart);
    const first = show({ session });
    fireEvent.keyDown(first.cell(0), { key: '1' });
    const second = show({ session });
    fireEvent.keyDown(second.cell(0), { key: '0' });
    expect(session.getSnapshot().step).toBe(2);
    first.unmount();
    const third = show({ session });
    fireEvent.keyDown(third.cell(0), { key: '2' });
    expect(session.getSnapshot().step).toBe(3);
  });
  test('telling on request and live can be exchanged in the middle', () => {
    const { change, mark, all, said } = show({ judge: 'on-request' });
    mark([1, 3], 1);
    change({ judge: 'live' });
    expect(all('[data-state="complete"]')).toHaveLength(1);
    expect(said()).toBe('');
    change({ judge: 'on-request' });
    expect(all('[data-state]')).toEqual([]);
  });
  test('a listener may cancel a mark', () => {
    const { cell, all, session } = show({ onMove: (_move, details) => details.cancel() });
    fireEvent.keyDown(cell(0), { key: '1' });
    expect(session().getSnapshot().step).toBe(0);
    expect(all('.kumiki-ng-filled')).toHaveLength(0);
  });
});

test('a hint on a wrong board shows the way back to where it went wrong', async () => {
  const { session, mark, user } = show();
  mark([1, 3], 1);
  mark([0], 2);
  mark([5], 2);
  mark([6], 1);
  await user.click(screen.getByRole('button', { name: 'Hint' }));
  await user.click(await screen.findByRole('button', { name: 'Back to where it could be solved' }));
  // Cell 5 is filled in the heart: the step before is the last one without a mistake.
  await waitFor(() => expect(session().getSnapshot()).toMatchObject({ step: 2, canRedo: true }));
});

test('state stands in the declared attributes, and in no others', async () => {
  const { container, mark, cell, user } = show({ judge: 'on-request' });
  act(() => cell(0).focus());
  mark([0, 1], 1);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const live = show();
  live.mark([1, 3], 1);
  live.mark([20], 1);
  live.mark([8, 18, 23], 2);
  const declared = new Set<string>([...Object.values(boardAttributes), ...Object.values(clueAttributes)]);
  const used = [container, live.container].flatMap((each) =>
    [...each.querySelectorAll('.kumiki-ng-board, .kumiki-ng-band *')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('data-')),
    ),
  );
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
  for (const name of [...Object.values(boardAttributes), ...Object.values(clueAttributes)]) {
    if (!['data-skeleton', 'data-zoomed', 'data-scrolls', 'data-active', 'data-done'].includes(name))
      expect(used).toContain(name);
  }
});

describe('what a picture reveals', () => {
  const size = { width: 5, height: 5 };
  const reveal = {
    title: 'A heart',
    by: 'K.',
    palette: ['#cc0000', 'url(x)'],
    art: ['.a.a.', 'aaaaa', 'aaaab', '.aaa.', '..a..'],
  };
  const solution = heartRows.flatMap((row) => Array.from(row, (cell) => Number(cell === '#')));

  test('is not on the page before it is solved; then title and colours are, and are said', async () => {
    const sealed = await sealReveal(reveal, solution, size, { iterations: 1_000 });
    const { container, mark, said, session, all } = show({ reveal: sealed });
    expect(container.innerHTML).not.toContain('A heart');
    mark(
      solution.flatMap((cell, at) => (cell === 1 ? [at] : [])),
      1,
    );
    await waitFor(() => expect(container.querySelector('.kumiki-ng-title')?.textContent).toBe('A heart'));
    expect(said()).toBe('A heart, K.');
    // What is no plain colour is left out.
    expect(all('.kumiki-ng-art path').map((path) => path.getAttribute('fill'))).toEqual(['#cc0000']);
    expect(all('.kumiki-ng-art path')[0]!.getAttribute('d')!.match(/M/g)).toHaveLength(15);
    act(() => void session().undo());
    expect(container.querySelector('.kumiki-ng-title')).toBeNull();
  });

  test('stays closed where the seal is of another picture', async () => {
    const sealed = await sealReveal(reveal, solution.with(0, 1), size, { iterations: 1_000 });
    const { container, mark } = show({ reveal: sealed });
    mark(
      solution.flatMap((cell, at) => (cell === 1 ? [at] : [])),
      1,
    );
    await act(() => new Promise((resolve) => void setTimeout(resolve, 80)));
    expect(container.querySelector('.kumiki-ng-title')).toBeNull();
  });
});

test('crosses of complete lines come with the stroke, where that is wanted, and go with it', async () => {
  for (const autoCross of [true, false]) {
    const { cell, session, user, unmount } = show({ autoCross });
    cell(1).focus();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.keyboard('1');
    expect([...session().getSnapshot().state.marks].filter((mark) => mark === 2)).toHaveLength(0);
    cell(3).focus();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.keyboard('1');
    const { state, step } = session().getSnapshot();
    expect([...state.marks.subarray(0, 5)]).toEqual(autoCross ? [2, 1, 2, 1, 2] : [0, 1, 0, 1, 0]);
    expect(step).toBe(2);
    act(() => void session().undo());
    expect([...session().getSnapshot().state.marks.subarray(0, 5)]).toEqual([0, 1, 0, 0, 0]);
    unmount();
  }
});

test('notes are made and taken away by their tool and by N, are named, and give way to marks', async () => {
  const { cell, session, user, said, all } = show();
  await user.click(screen.getByRole('button', { name: 'Note' }));
  cell(0).focus();
  await user.keyboard(' ');
  expect(said()).toBe('1 note made.');
  expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, blank, noted');
  expect(all('.kumiki-ng-noted')).toHaveLength(1);
  expect(session().getSnapshot().state).toMatchObject({ filled: 0, unknown: 25 });
  await user.keyboard('n');
  expect(said()).toBe('1 note taken away.');
  await user.keyboard('n2');
  expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, crossed');
  expect(all('.kumiki-ng-noted')).toHaveLength(0);
  await user.keyboard('0n');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  cell(0).focus();
  await user.keyboard(' ');
  expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, blank');
  act(() => void session().undo());
  expect(cell(0)).toHaveAttribute('aria-label', 'Row 1, column 1, blank, noted');
});
