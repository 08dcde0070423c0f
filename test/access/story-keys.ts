import { userEvent } from 'vitest/browser';
import { nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { listen, wordFaults } from './heard.ts';

async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await nextFrame();
}

/** Where the keyboard is on a board, in words that compare. */
interface Walked {
  readonly stop: string;
  readonly at: (board: HTMLElement) => string;
  readonly walk: (board: HTMLElement, faults: string[]) => Promise<void>;
}
const focused = (): HTMLElement => document.activeElement as HTMLElement;
const data = (name: string): string => focused().dataset[name] ?? '';

/** Some of the keys moves to somewhere else; where nothing is beside it, none has to. */
async function movesBySome(keys: readonly string[], at: () => string): Promise<boolean> {
  const from = at();
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await press(key);
    if (at() !== from) return true;
  }
  return false;
}
// Twice each: of a crossword the first may only turn.
const arrows = ['{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowUp}'].flatMap((key) => [key, key]);

const tileStack: Walked = {
  stop: '.kumiki-ts-button[tabindex="0"]',
  at: () => data('tile'),
  async walk(board, faults) {
    const order = [...board.querySelectorAll<HTMLElement>('.kumiki-ts-button')].map(({ dataset }) => dataset['tile']);
    if (order.length < 2) return;
    await press('{Home}');
    if (data('tile') !== order[0]) faults.push('Home does not go to the first tile');
    if (!(await movesBySome(arrows, () => data('tile')))) faults.push('no arrow goes to another tile');
    await press('{End}');
    if (data('tile') !== order.at(-1)) faults.push('End does not go to the last tile');
    await press('f');
    if (board.querySelector('[aria-disabled="false"]') && focused().getAttribute('aria-disabled') !== 'false') {
      faults.push('F does not find a free tile');
    }
    await press('{Escape}');
    if (board.querySelector('.kumiki-ts-button[aria-pressed="true"]')) faults.push('Esc does not let go');
  },
};

const nonogram: Walked = {
  stop: '.kumiki-ng-cell[tabindex="0"]',
  at: () => data('cell'),
  async walk(board, faults) {
    const width = Number(board.querySelector('[role="grid"]')!.getAttribute('aria-colcount')) - 1;
    const height = Number(board.querySelector('[role="grid"]')!.getAttribute('aria-rowcount')) - 1;
    const goes = async (key: string, to: (from: number) => number): Promise<void> => {
      const wanted = to(Number(data('cell')));
      await press(key);
      if (data('cell') !== String(wanted)) faults.push(`${key} goes to ${data('cell')} and not to ${wanted}`);
    };
    await goes('{Control>}{End}{/Control}', () => width * height - 1);
    await goes('{Home}', (from) => from - width + 1);
    await goes('{Control>}{Home}{/Control}', () => 0);
    await goes('{ArrowRight}', (from) => (width > 1 ? from + 1 : from));
    await goes('{ArrowDown}', (from) => (height > 1 ? from + width : from));
    await goes('{ArrowLeft}', (from) => (width > 1 ? from - 1 : from));
    await goes('{ArrowUp}', (from) => (height > 1 ? from - width : from));
    await goes('{End}', (from) => from + width - 1);
    await speaks(board, 'r', faults);
    await speaks(board, 'c', faults);
  },
};

const crossword: Walked = {
  stop: '.kumiki-cw-input',
  at: (board) => board.querySelector<HTMLElement>('[data-current]')?.dataset['cell'] ?? '',
  async walk(board, faults) {
    const cursor = (): string => crossword.at(board);
    const word = (): string[] =>
      [...board.querySelectorAll<HTMLElement>('[data-related]')].map(({ dataset }) => dataset['cell']!);
    const width = Number(board.querySelector('[role="grid"]')!.getAttribute('aria-colcount'));
    /** Cells from one to another along a line, and nothing where they are in no line. */
    const between = (from: number, to: number): string[] => {
      const step = Math.floor(from / width) === Math.floor(to / width) ? 1 : width;
      const count = (to - from) / step;
      return Number.isInteger(count) && count >= 0
        ? Array.from({ length: count + 1 }, (_, n) => String(from + n * step))
        : [];
    };
    await press('{Home}');
    const first = cursor();
    await press('{End}');
    const along = between(Number(first), Number(cursor()));
    const all = word();
    // A clue may speak for several words: then the ends are those of one of them.
    const isWhole = along.length > 1 && along.every((cell) => all.includes(cell));
    const ends = [
      [along[0], -1],
      [along.at(-1), 1],
    ] as const;
    const step = along.length > 1 ? Number(along[1]) - Number(along[0]) : 1;
    const line = (cell: number): number => (step === 1 ? Math.floor(cell / width) : cell % width);
    const isEnd = ends.every(([cell, way]) => {
      const next = Number(cell) + way * step;
      return line(next) !== line(Number(cell)) || !all.includes(String(next));
    });
    if (!isWhole || !isEnd) faults.push('Home and End do not go to the ends of the word');
    if (!(await movesBySome(arrows, cursor))) faults.push('no arrow goes to another cell');
    const before = word().join();
    const others = board.querySelectorAll('.kumiki-cw-number').length;
    await press('{PageDown}');
    if (others > 1 && word().join() === before) faults.push('Page Down does not go to another word');
  },
};

async function speaks(board: HTMLElement, key: string, faults: string[]): Promise<void> {
  const region = board.closest('.kumiki-root')!.querySelector('.kumiki-announcer')!;
  const before = region.textContent;
  await press(key);
  if (region.textContent.trim() === '' || region.textContent === before) faults.push(`${key} says nothing new`);
}

/** Goes over a board by the keys of the guide that change nothing of its game, and hears what is said meanwhile. */
export async function keyFaults(root: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  for (const { stop, walk } of [tileStack, nonogram, crossword]) {
    const board = root.querySelector<HTMLElement>('.kumiki-board');
    const entry = board?.querySelector<HTMLElement>(stop);
    if (!board || !entry || root.dataset['phase'] !== 'ready') continue;
    const heard = listen(root);
    entry.focus();
    // oxlint-disable-next-line no-await-in-loop -- a board has one of them
    await walk(board, faults);
    if (!board.contains(document.activeElement)) faults.push('the focus is lost');
    faults.push(...heard.take().flatMap((words) => wordFaults(words, root.lang)));
    heard.end();
  }
  return faults;
}
