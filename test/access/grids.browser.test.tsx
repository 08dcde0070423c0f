import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readTree, withRole, type AxNode } from './ax-tree.ts';
import { openBoard, tidy, type BoardName } from './boards.tsx';

afterEach(tidy);

/** A row group stands between a grid and its rows and changes nothing of the table. */
const rowsOf = (node: AxNode): readonly AxNode[] =>
  node.children.flatMap((child) => (child.role === 'rowgroup' ? rowsOf(child) : [child]));

const cells = new Set(['gridcell', 'columnheader', 'rowheader']);

async function readGrid(): Promise<readonly AxNode[]> {
  const grids = withRole(await readTree(), 'grid');
  expect(grids).toHaveLength(1);
  const rows = rowsOf(grids[0]!);
  for (const { role, children } of rows) {
    expect(role).toBe('row');
    expect(children.length).toBeGreaterThan(0);
    for (const cell of children) expect(cells).toContain(cell.role);
  }
  // None is lost outside of a row.
  expect(withRole(grids[0]!, ...cells)).toHaveLength(rows.flatMap(({ children }) => children).length);
  return rows;
}
const countOf = (rows: readonly AxNode[], role: string): number =>
  rows.flatMap(({ children }) => children).filter((cell) => cell.role === role).length;

describe('grids own rows, and rows own cells', () => {
  test.each<[BoardName, number, number]>([
    ['answer crossword', 3, 8],
    ['crossword', 6, 20],
  ])('%s', async (name, height, letters) => {
    await openBoard(name);
    const rows = await readGrid();
    expect(rows).toHaveLength(height);
    expect(countOf(rows, 'gridcell')).toBe(letters);
  });

  test('the nonogram has a header for every column and every row', async () => {
    await openBoard('nonogram');
    const rows = await readGrid();
    expect(rows).toHaveLength(11);
    expect(rows[0]!.children.map(({ role }) => role)).toEqual(Array.from({ length: 10 }, () => 'columnheader'));
    for (const { children } of rows.slice(1)) {
      expect(children.map(({ role }) => role)).toEqual(['rowheader', ...Array.from({ length: 10 }, () => 'gridcell')]);
    }
    expect(rows[4]!.children[0]!.name).toBe('Row 4: 8');
  });

  test('of a large nonogram only rows around the focus are there, each with its place in the whole', async () => {
    const box = await openBoard('large nonogram');
    expect(box.querySelector('[role="grid"]')!.getAttribute('aria-rowcount')).toBe('31');
    expect(box.querySelector('[role="grid"]')!.getAttribute('aria-colcount')).toBe('31');
    box.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')!.focus();
    for (const key of ['', '{PageDown}', '{Control>}{End}{/Control}', '{PageUp}']) {
      // oxlint-disable no-await-in-loop -- one key after the other
      if (key) await userEvent.keyboard(key);
      const rows = await readGrid();
      expect(rows.length).toBeLessThan(20);
      expect(countOf(rows, 'columnheader')).toBe(30);
      expect(countOf(rows, 'rowheader')).toBe(rows.length - 1);
      const focused = document.activeElement!;
      expect(focused.getAttribute('role')).toBe('gridcell');
      const at = Number((focused as HTMLElement).dataset['cell']);
      expect(focused.closest('[role="row"]')!.getAttribute('aria-rowindex')).toBe(String(Math.floor(at / 30) + 2));
      expect(focused.getAttribute('aria-colindex')).toBe(String((at % 30) + 2));
      // oxlint-enable no-await-in-loop
    }
  });
});

test('a cell outside of a row, and a row outside of a grid, are found', async () => {
  const box = await openBoard('nonogram');
  box.querySelector('[role="row"]:not(.kumiki-ng-headers)')!.setAttribute('role', 'group');
  await expect(readGrid()).rejects.toThrow('row');
});
