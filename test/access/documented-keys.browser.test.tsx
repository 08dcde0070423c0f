import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import type { CrosswordProps } from '@kumiki/react/crossword';
import { cupRows, four, openCrossword, openNonogram, openStack, tea, tidy } from './boards.tsx';

afterEach(tidy);

/** A phrase of the guide, and what has to be true of a fresh board for it to be so. */
interface Key {
  readonly says: string;
  readonly holds: () => Promise<void>;
}
type Section = readonly Key[];

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
  await nextFrame();
};
const number = (name: string): number => Number((document.activeElement as HTMLElement).dataset[name]);

async function stack(focusOn = 0) {
  const game = await openStack({ puzzle: four });
  game.one(`.kumiki-ts-button[data-tile="${focusOn}"]`).focus();
  const chosen = (): number[] =>
    game.all('.kumiki-ts-button[aria-pressed="true"]').map((button) => Number(button.dataset['tile']));
  return { ...game, tile: () => number('tile'), chosen };
}
async function nonogram(x = 0, y = 0) {
  const game = await openNonogram();
  game.one(`[data-cell="${y * 10 + x}"]`).focus();
  const at = (): [number, number] => [number('cell') % 10, Math.floor(number('cell') / 10)];
  const mark = (cell: number): number => game.session.getSnapshot().state.marks[cell]!;
  const spoken = (): string => game.one('.kumiki-announcer').textContent;
  return { ...game, at, mark, spoken };
}
/** K is the cell 1; KETTLE runs across to 6, TEAPOT down from 3. */
async function crossword(cell = 1, props: CrosswordProps = {}) {
  const game = await openCrossword(props);
  game.one('.kumiki-cw-input').focus();
  const cursor = (): number => Number(game.one('[data-current]').dataset['cell']);
  if (cursor() !== cell) game.one(`[data-cell="${cell}"]`).click();
  await nextFrame();
  const entry = (): string => game.one('.kumiki-cw-bar-name').textContent;
  const letter = (at: number): string => game.session.getSnapshot().state.letters[at]!;
  return { ...game, cursor, entry, letter };
}
const step = (game: { readonly session: { getSnapshot: () => { readonly step: number } } }): number =>
  game.session.getSnapshot().step;

/** The same on all boards: one move, then the keys. */
async function eachBoard(look: (game: Parameters<typeof step>[0]) => Promise<void>): Promise<void> {
  const letters = await crossword();
  await press('k');
  await look(letters);
  tidy();
  const squares = await nonogram();
  await press('1');
  await look(squares);
  tidy();
  const tiles = await stack(0);
  await press('{Enter}n{Enter}');
  expect(tiles.session.getSnapshot().state.left).toBe(2);
  await look(tiles);
}

const everyBoard: Section = [
  {
    says: 'Ctrl or ⌘ with Z undoes',
    holds: () =>
      eachBoard(async (game) => {
        for (const key of ['Control', 'Meta']) {
          // oxlint-disable no-await-in-loop -- one key after the other
          expect(step(game)).toBe(1);
          await press(`{${key}>}z{/${key}}`);
          expect(step(game)).toBe(0);
          await press(`{${key}>}y{/${key}}`);
          // oxlint-enable no-await-in-loop
        }
      }),
  },
  {
    says: 'with Shift+Z or Y does again',
    holds: () =>
      eachBoard(async (game) => {
        for (const again of ['{Shift>}z{/Shift}', 'y']) {
          // oxlint-disable no-await-in-loop -- one key after the other
          await press('{Control>}z{/Control}');
          expect(step(game)).toBe(0);
          await press(`{Control>}${again}{/Control}`);
          expect(step(game)).toBe(1);
          // oxlint-enable no-await-in-loop
        }
      }),
  },
  {
    says: 'Tab enters and leaves',
    holds: () =>
      eachBoard(async () => {
        const board = document.activeElement!.closest('.kumiki-board')!;
        await press('{Tab}');
        expect(board.contains(document.activeElement)).toBe(false);
        await press('{Shift>}{Tab}{/Shift}');
        expect(board.contains(document.activeElement)).toBe(true);
      }),
  },
];

const toolbar: Section = [
  {
    says: 'arrows, Home, End',
    async holds() {
      await openNonogram();
      await press('{Tab}');
      const walk: string[] = [];
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await press(`{${key}}`);
        walk.push((document.activeElement as HTMLElement).dataset['action']!);
      }
      expect(walk).toEqual(['cross', 'note', 'cross', 'zoom-in', 'fill']);
    },
  },
];

const tileStack: Section = [
  {
    says: 'arrows go to the nearest tile',
    async holds() {
      const { tile, one } = await stack(0);
      const left = (): number => document.activeElement!.getBoundingClientRect().left;
      const start = left();
      await press('{ArrowRight}');
      expect(left()).toBeGreaterThan(start);
      await press('{ArrowLeft}');
      expect(tile()).toBe(0);
      one('[data-tile="2"].kumiki-ts-button').focus();
      await press('{ArrowUp}');
      expect(one('.kumiki-ts-buttons').contains(document.activeElement)).toBe(true);
      await press('{ArrowDown}');
      expect(one('.kumiki-ts-buttons').contains(document.activeElement)).toBe(true);
    },
  },
  {
    says: 'Shift with ↑ and ↓ to another layer',
    async holds() {
      const { tile } = await stack(3);
      await press('{Shift>}{ArrowDown}{/Shift}');
      expect(four.cells[tile()]!.z).toBe(0);
      await press('{Shift>}{ArrowUp}{/Shift}');
      expect(tile()).toBe(3);
    },
  },
  {
    says: 'Home and End to the first and last',
    async holds() {
      const { tile, all } = await stack(0);
      const order = all('.kumiki-ts-button').map((button) => Number(button.dataset['tile']));
      await press('{End}');
      expect(tile()).toBe(order.at(-1));
      await press('{Home}');
      expect(tile()).toBe(order[0]);
    },
  },
  {
    says: 'Enter or Space chooses',
    async holds() {
      const { chosen } = await stack(0);
      await press('{Enter}');
      expect(chosen()).toEqual([0]);
      await press('{Enter}');
      expect(chosen()).toEqual([]);
      await press(' ');
      expect(chosen()).toEqual([0]);
    },
  },
  {
    says: 'F finds the next free tile',
    async holds() {
      const { tile, one } = await stack(0);
      const been = new Set<number>();
      for (let n = 0; n < 3; n += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await press('f');
        been.add(tile());
        expect(document.activeElement!.getAttribute('aria-disabled')).toBe('false');
      }
      expect([...been].toSorted((a, b) => a - b)).toEqual([0, 2, 3]);
      expect(one('.kumiki-ts-button[data-tile="1"]').getAttribute('aria-disabled')).toBe('true');
    },
  },
  {
    says: 'N the next one that matches',
    async holds() {
      const { tile } = await stack(0);
      await press('n');
      expect(tile()).toBe(3);
    },
  },
  {
    says: 'H hints',
    async holds() {
      const { all } = await stack(0);
      await press('h');
      await vi.waitFor(() => expect(all('.kumiki-ts-tile[data-hint]')).toHaveLength(2), 10_000);
    },
  },
  {
    says: 'U undoes',
    async holds() {
      const game = await stack(0);
      await press('{Enter}n{Enter}');
      expect(step(game)).toBe(1);
      await press('u');
      expect(step(game)).toBe(0);
    },
  },
  {
    says: 'Esc lets go',
    async holds() {
      const { chosen } = await stack(0);
      await press('{Enter}');
      expect(chosen()).toEqual([0]);
      await press('{Escape}');
      expect(chosen()).toEqual([]);
    },
  },
];

function leaves(says: string, keys: string, made: number): Key {
  const holds = async (): Promise<void> => {
    const game = await nonogram();
    await press(keys);
    expect(game.mark(0)).toBe(made);
    expect(step(game)).toBe(made === 0 ? 2 : 1);
  };
  return { says, holds };
}

const nonogramKeys: Section = [
  {
    says: 'arrows, Home, End, Page Up and Down move',
    async holds() {
      const { at } = await nonogram(4, 4);
      const walk: [number, number][] = [];
      const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'];
      for (const key of keys) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await press(`{${key}}`);
        walk.push(at());
      }
      expect(walk.join(' ')).toBe('5,4 5,5 4,5 4,4 0,4 9,4 9,0 9,5');
    },
  },
  {
    says: 'with Ctrl Home and End to the corners',
    async holds() {
      const { at } = await nonogram(4, 4);
      await press('{Control>}{End}{/Control}');
      expect(at()).toEqual([9, 9]);
      await press('{Control>}{Home}{/Control}');
      expect(at()).toEqual([0, 0]);
    },
  },
  {
    says: 'Shift with arrows paints on',
    async holds() {
      const game = await nonogram(2, 3);
      await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
      expect([31, 32, 33, 34, 35, 36].map(game.mark)).toEqual([0, 1, 1, 1, 1, 0]);
      expect(step(game)).toBe(1);
    },
  },
  {
    says: 'Space or Enter does what the tool does',
    async holds() {
      const { mark, one } = await nonogram();
      await press(' ');
      expect(mark(0)).toBe(1);
      await press('{Enter}');
      expect(mark(0)).toBe(0);
      one('[data-action="cross"]').click();
      one('[data-cell="1"]').focus();
      await press('{Enter}');
      expect(mark(1)).toBe(2);
      one('[data-action="erase"]').click();
      one('[data-cell="1"]').focus();
      await press(' ');
      expect(mark(1)).toBe(0);
    },
  },
  leaves('1 fills', '1', 1),
  leaves('2 or X crosses', '2', 2),
  leaves('2 or X crosses', 'x', 2),
  {
    says: 'N notes',
    async holds() {
      const { all, mark } = await nonogram();
      await press('n');
      expect([all('.kumiki-ng-noted').length, mark(0)]).toEqual([1, 0]);
      await press('n');
      expect(all('.kumiki-ng-noted')).toHaveLength(0);
    },
  },
  leaves('0 or Backspace clears', '10', 0),
  leaves('0 or Backspace clears', '1{Backspace}', 0),
  {
    says: 'R and C read the row and the column aloud',
    async holds() {
      const { spoken } = await nonogram(1, 3);
      await press('r');
      expect(spoken()).toMatch(/^Row 4: clue 8\./u);
      await press('c');
      expect(spoken()).toMatch(/^Column 2: clue 4 1\./u);
    },
  },
  {
    says: 'H hints',
    async holds() {
      const { all } = await nonogram();
      await press('h');
      await vi.waitFor(() => expect(all('.kumiki-ng-hint')).toHaveLength(1), 10_000);
    },
  },
  {
    says: 'U undoes',
    async holds() {
      const game = await nonogram();
      await press('1');
      await press('u');
      expect([game.mark(0), step(game)]).toEqual([0, 0]);
    },
  },
];

const crosswordKeys: Section = [
  {
    says: 'letters, or an input method',
    async holds() {
      const { letter, cursor } = await crossword();
      await press('ke');
      expect([letter(1), letter(2), cursor()]).toEqual(['K', 'E', 3]);
    },
  },
  {
    says: 'Arrows move or turn',
    async holds() {
      const { cursor, entry } = await crossword();
      await press('{ArrowRight}{ArrowRight}');
      expect([cursor(), entry()]).toEqual([3, '1 across']);
      await press('{ArrowDown}');
      expect([cursor(), entry()]).toEqual([3, '2 down']);
      await press('{ArrowDown}');
      expect(cursor()).toBe(11);
    },
  },
  {
    says: 'Enter and Space turn',
    async holds() {
      const { entry } = await crossword(3);
      const turns: string[] = [entry()];
      for (const key of ['{Enter}', ' ']) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await press(key);
        turns.push(entry());
      }
      expect(turns).toEqual(['1 across', '2 down', '1 across']);
    },
  },
  {
    says: 'Home and End go to the ends of the word',
    async holds() {
      const { cursor } = await crossword(3);
      await press('{End}');
      expect(cursor()).toBe(6);
      await press('{Home}');
      expect(cursor()).toBe(1);
    },
  },
  {
    says: 'Page Up and Down to the word before and after',
    async holds() {
      const { entry } = await crossword();
      await press('{PageDown}');
      const after = entry();
      await press('{PageUp}');
      expect([after, entry()]).toEqual(['2 down', '1 across']);
    },
  },
  {
    says: 'Backspace and Delete clear',
    async holds() {
      const { letter } = await crossword();
      await press('ke{Backspace}');
      expect([letter(1), letter(2)]).toEqual(['K', '']);
      await press('{Home}{Delete}');
      expect(letter(1)).toBe('');
    },
  },
  {
    says: 'Insert opens a cell for several letters',
    async holds() {
      const { letter, cursor } = await crossword(1, { puzzle: { ...tea, rebus: true } });
      await press('{Insert}ke');
      expect([letter(1), cursor()]).toEqual(['KE', 1]);
    },
  },
  {
    says: 'Insert, Enter or Esc end that',
    async holds() {
      for (const key of ['{Insert}', '{Enter}', '{Escape}']) {
        // oxlint-disable-next-line no-await-in-loop -- one board after the other
        const { letter, cursor } = await crossword(1, { puzzle: { ...tea, rebus: true } });
        // oxlint-disable-next-line no-await-in-loop -- as above
        await press(`{Insert}ke${key}t`);
        expect([letter(1), letter(2), cursor()]).toEqual(['KE', 'T', 3]);
        tidy();
      }
    },
  },
];

const sections: Readonly<Record<string, Section>> = {
  'Every board': everyBoard,
  Toolbar: toolbar,
  'Tile stack': tileStack,
  Nonogram: nonogramKeys,
  Crossword: crosswordKeys,
};

const expectKey = ({ holds }: Key): Promise<void> => holds();

describe.each(Object.keys(sections))('%s', (name) => {
  for (const [at, key] of sections[name]!.entries()) test(`${key.says} (${at + 1})`, () => expectKey(key));
});

test('a key that does nothing is found: arrows and corners', async () => {
  const swallow = (event: KeyboardEvent): void => event.stopImmediatePropagation();
  window.addEventListener('keydown', swallow, { capture: true });
  try {
    for (const name of ['Tile stack', 'Nonogram', 'Crossword']) {
      // oxlint-disable-next-line no-await-in-loop -- one board after the other
      await expect(expectKey(sections[name]![1]!), name).rejects.toThrow('expected');
      tidy();
    }
  } finally {
    window.removeEventListener('keydown', swallow, { capture: true });
  }
});

test('the squares of these tests are those of the picture', () => {
  expect(cupRows.map((row) => row.length)).toEqual(Array.from({ length: 10 }, () => 10));
});

test('every key of the guide is in the table, and nothing else', async () => {
  const guide = await commands.readFile('stories/guides/start.mdx');
  const [, keys] = guide.match(/## Keys\n([\s\S]*?)\n## /u)!;
  const written = new Map(
    keys!
      .split('\n- ')
      .map((item) => item.replaceAll(/\s+/gu, ' ').match(/^\s*\*\*(.+?)\*\*: (.+)$/u))
      .flatMap((found) => (found ? [[found[1]!, found[2]!] as const] : [])),
  );
  expect([...written.keys()]).toEqual(Object.keys(sections));
  for (const [section, text] of written) {
    const phrases = [...new Set(sections[section]!.map(({ says }) => says))];
    for (const phrase of phrases) expect(text).toContain(phrase);
    const rest = phrases.reduce((left, phrase) => left.replace(phrase, ''), text);
    expect(rest.replaceAll(/[\s.,;]/gu, ''), section).toBe('');
  }
});
