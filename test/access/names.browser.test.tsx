import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allOf, readTree, withRole, type AxNode } from './ax-tree.ts';
import { addRules, languages, names, openBoard, tidy, type Language } from './boards.tsx';

afterEach(tidy);

/** What a person can act on, moves over, or is told the state of: each of them has to have a name. */
const named = ['button', 'textbox', 'grid', 'gridcell', 'columnheader', 'rowheader', 'toolbar', 'image', 'img'];

/** Words that stand in a name by accident of a mistake. */
const broken = /undefined|null|NaN|\[object|_r_|«r/u;

function expectNames(tree: AxNode): void {
  const unnamed = withRole(tree, ...named).filter(({ name }) => name.trim() === '');
  expect(unnamed.map(({ role }) => role)).toEqual([]);
  for (const { name, description } of allOf(tree)) expect(`${name} ${description}`).not.toMatch(broken);
}

/** No two buttons of a toolbar, or of a menu in it, have one name. */
function expectDistinct(tree: AxNode): void {
  for (const bar of withRole(tree, 'toolbar')) {
    const labels = withRole(bar, 'button').map(({ name }) => name);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels).toEqual([...new Set(labels)]);
  }
}

const eachBoard = names.flatMap((name) =>
  (Object.keys(languages) as Language[]).map((language) => ({ name, language })),
);

describe.each(eachBoard)('$name, $language', ({ name, language }) => {
  test('has a name on everything that can be acted on and on every cell, and leaves nothing unsaid', async () => {
    const box = await openBoard(name, { language });
    const tree = await readTree();
    expectNames(tree);
    const count = (selector: string): number => box.querySelectorAll(selector).length;
    // Nothing is left out: what is in the document and not in a closed menu is in the tree.
    expect(withRole(tree, 'gridcell')).toHaveLength(count('[role="gridcell"]'));
    expect(withRole(tree, 'button')).toHaveLength(count('button:not([popover] button)'));
    expect(withRole(tree, 'button').length + withRole(tree, 'gridcell').length).toBeGreaterThan(6);

    const nodes = allOf(tree);
    expect(nodes.filter(({ isLive }) => isLive)).toHaveLength(1);
    // Nothing is said twice, and nothing that is seen goes unsaid.
    for (const { name: label, description } of nodes) {
      // A tooltip that repeats the label would be read after it.
      if (description !== '') expect(description).not.toBe(label);
    }
    const said = nodes.map(({ name: label }) => label).join('\n');
    // Languages part the numbers of a clue by marks of their own.
    const squeeze = (text: string): string => text.replaceAll(/[\s、,]+/gu, ' ').trim();
    const spoken = squeeze(said);
    const shown = [...box.querySelectorAll<HTMLElement>('span, b, h3, button')].filter(
      (element) =>
        element.children.length === 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const element of shown) expect(spoken).toContain(squeeze(element.textContent));
  });

  test('has no two buttons of the same name in a toolbar, with its menus open too', async () => {
    // So narrow that every bar has a menu.
    const box = await openBoard(name, { language, width: 320, box: 200 });
    expectDistinct(await readTree());
    expect(box.querySelector('[data-action="more"]')).not.toBeNull();
    for (const opener of box.querySelectorAll<HTMLElement>('[popovertarget]')) {
      // oxlint-disable no-await-in-loop -- one menu after the other
      await userEvent.click(opener);
      const tree = await readTree();
      expectNames(tree);
      expectDistinct(tree);
      await userEvent.keyboard('{Escape}');
      // oxlint-enable no-await-in-loop
    }
    const tree = await readTree();
    for (const { name: label } of withRole(tree, 'group')) expect(label).not.toBe('');
    const bars = withRole(tree, 'toolbar');
    expect(bars).toHaveLength(name === 'Turtle' || name === 'small stack' ? 1 : 2);
    for (const { name: label } of bars) expect(label).not.toBe('');
  });

  test('has one live region beside that of another board', async () => {
    await openBoard(name, { language });
    await openBoard('small stack', { language });
    expect(allOf(await readTree()).filter(({ isLive }) => isLive)).toHaveLength(2);
  });
});

describe('an open menu', () => {
  test.each([
    ['answer crossword', '[data-action="check"]', 800],
    ['small stack', '[data-action="more"]', 200],
  ] as const)('of the %s is a group with a name (%s)', async (name, opener, width) => {
    const box = await openBoard(name, { box: width });
    await userEvent.click(box.querySelector(opener)!);
    const tree = await readTree();
    expect(withRole(tree, 'group').map(({ name: label }) => label)).not.toContain('');
  });
});

describe('a name that is missing, and one that is there twice, is found', () => {
  test('on a cell and on a button', async () => {
    const box = await openBoard('nonogram');
    box.querySelector('[role="gridcell"]')!.removeAttribute('aria-label');
    const withoutCell = await readTree();
    expect(() => expectNames(withoutCell)).toThrow('to deeply equal');
    box.querySelector('[role="gridcell"]')!.setAttribute('aria-label', 'x');
    box.querySelector('[data-action="redo"]')!.setAttribute('aria-label', 'Undo');
    const withTwins = await readTree();
    expect(() => expectDistinct(withTwins)).toThrow('to deeply equal');
    addRules('[data-action="undo"] * { display: none }');
    box.querySelector('[data-action="undo"]')!.removeAttribute('title');
    const withoutButton = await readTree();
    expect(() => expectNames(withoutButton)).toThrow('to deeply equal');
  });
});
