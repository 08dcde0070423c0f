import { userEvent } from 'vitest/browser';
import { lineOf, listen, settled, wordFaults } from './heard.ts';

/** What a key has to make of the game, where it can still be played; or how the game stood when it is the same again. */
type Leaves = 'another' | 'the same' | 'whatever' | { readonly as: string };

interface Hands {
  readonly board: HTMLElement;
  /** The game as it is on the board: what is marked, written, taken. */
  readonly state: () => string;
  /** Presses the keys, writes down what is said, and holds the game against what they have to make of it. */
  readonly press: (name: string, keys: string, leaves?: Leaves) => Promise<void>;
  readonly hint: () => Promise<void>;
  readonly fault: (what: string) => void;
}

interface Play {
  readonly stop: string;
  readonly state: (board: HTMLElement) => string;
  readonly play: (hands: Hands) => Promise<void>;
}

const data = (name: string): string => (document.activeElement as HTMLElement).dataset[name] ?? '';
const undo = '{Control>}z{/Control}';
const redo = '{Control>}y{/Control}';
const redoToo = '{Control>}{Shift>}z{/Shift}{/Control}';

/** A move that was just made is taken back and made again by each of the keys for it, and taken back in the end. */
async function backAndForth({ press, state }: Hands, before: string, undoToo?: string): Promise<void> {
  const after = state();
  await press('Ctrl+Z', undo, { as: before });
  await press('Ctrl+Y', redo, { as: after });
  await press('⌘+Z', '{Meta>}z{/Meta}', { as: before });
  await press('Ctrl+Shift+Z', redoToo, { as: after });
  await press(undoToo?.toUpperCase() ?? 'Ctrl+Z', undoToo ?? undo, { as: before });
}

const tileStack: Play = {
  stop: '.kumiki-ts-button[tabindex="0"]',
  state: (board) =>
    [...board.querySelectorAll<HTMLElement>('.kumiki-ts-button')].map(({ dataset }) => dataset['tile']).join(),
  async play(hands) {
    const { board, press, state, hint, fault } = hands;
    const isChosen = (): boolean => document.activeElement!.getAttribute('aria-pressed') === 'true';
    await press('Esc', '{Escape}', 'the same');
    await press('Shift+↓', '{Shift>}{ArrowDown}{/Shift}', 'the same');
    await press('Shift+↑', '{Shift>}{ArrowUp}{/Shift}', 'the same');
    const free = board.querySelectorAll('[aria-disabled="false"]').length;
    for (let n = 0; n < free; n += 1) {
      // oxlint-disable no-await-in-loop -- one tile after the other
      await press('F', 'f', 'the same');
      const first = data('tile');
      await press('Space', ' ', 'the same');
      if (!isChosen()) fault('Space does not choose a free tile');
      await press('N', 'n', 'the same');
      if (data('tile') !== first) break;
      await press('Esc', '{Escape}', 'the same');
      if (isChosen()) fault('Esc does not let go');
      // oxlint-enable no-await-in-loop
    }
    if (board.querySelector('[aria-pressed="true"]')) {
      const before = state();
      await press('Enter', '{Enter}', 'another');
      await backAndForth(hands, before, 'u');
    }
    await hint();
  },
};

const nonogram: Play = {
  stop: '.kumiki-ng-cell[tabindex="0"]',
  state: (board) =>
    [...board.querySelectorAll('.kumiki-ng-cell')].map((cell) => cell.getAttribute('aria-label')).join('\n'),
  async play(hands) {
    const { press, state, hint } = hands;
    await press('Ctrl+Home', '{Control>}{Home}{/Control}', 'the same');
    await press('0', '0');
    const blank = state();
    await press('1', '1', 'another');
    await press('Backspace', '{Backspace}', { as: blank });
    await press('2', '2', 'another');
    await press('0', '0', { as: blank });
    await press('X', 'x', 'another');
    await press('0', '0', { as: blank });
    await press('N', 'n', 'another');
    await press('N', 'n', { as: blank });
    await press('Shift+→', '{Shift>}{ArrowRight}{/Shift}');
    await press('Ctrl+Home', '{Control>}{Home}{/Control}', 'the same');
    await press('0', '0', 'another');
    await press('Space', ' ');
    await press('Enter', '{Enter}');
    await press('1', '1');
    await press('0', '0', 'another');
    const before = state();
    await press('1', '1', 'another');
    await backAndForth(hands, before, 'u');
    await press('R', 'r', 'the same');
    await press('C', 'c', 'the same');
    await hint();
  },
};

/** One of them is a letter of any board that stories show. */
const letters = ['e', 'エ'];
const MOST_WORDS = 12;

const crossword: Play = {
  stop: '.kumiki-cw-input',
  state: (board) => [...board.querySelectorAll('.kumiki-cw-letter')].map(({ textContent }) => textContent).join(),
  async play(hands) {
    const { board, press, state, hint, fault } = hands;
    const word = (): string =>
      [...board.querySelectorAll<HTMLElement>('[data-related]')].map(({ dataset }) => dataset['cell']).join();
    const first = word();
    await press('Page Down', '{PageDown}', 'the same');
    await press('Page Up', '{PageUp}', 'the same');
    if (word() !== first) fault('Page Up does not go back to the word that Page Down left');
    await press('Enter', '{Enter}', 'the same');
    await press('Space', ' ', 'the same');
    if (word() !== first) fault('Space does not turn back what Enter turned');
    const typed = await typeSomewhere(hands);
    if (typed) {
      await backAndForth(hands, typed.before);
      await press('Home', '{Home}', 'the same');
      await press(typed.letter, typed.letter, 'another');
      await press('Backspace', '{Backspace}', 'another');
      await press('Home', '{Home}', 'the same');
      await press(typed.letter, typed.letter);
      await press('Home', '{Home}', 'the same');
      const written = state();
      const isGiven = board.querySelector('[data-current][data-kind="given"]') !== null;
      await press('Delete', '{Delete}', isGiven ? 'the same' : 'another');
      if (!isGiven) await press('Ctrl+Z', undo, { as: written });
      await press('Insert', '{Insert}', 'the same');
      await press('Esc', '{Escape}', 'the same');
    } else if (board.closest<HTMLElement>('.kumiki-root')!.dataset['status'] === 'playing') {
      fault('no word takes a letter');
    }
    await hint();
  },
};

/** Writes a letter where a word takes one. */
async function typeSomewhere({ press, state }: Hands): Promise<{ before: string; letter: string } | undefined> {
  for (let n = 0; n < MOST_WORDS; n += 1) {
    for (const letter of letters) {
      // oxlint-disable no-await-in-loop -- one key after the other
      await press('Home', '{Home}', 'the same');
      await press('Delete', '{Delete}');
      const before = state();
      await press(letter, letter);
      if (state() !== before) return { before, letter };
      // oxlint-enable no-await-in-loop
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await press('Page Down', '{PageDown}', 'the same');
  }
  return undefined;
}

const wants = (leaves: Leaves, before: string): ((after: string) => boolean) => {
  if (leaves === 'another') return (after) => after !== before;
  if (leaves === 'the same') return (after) => after === before;
  return typeof leaves === 'string' ? () => true : (after) => after === leaves.as;
};
const asked = (leaves: Leaves): string => (typeof leaves === 'string' ? leaves : 'as it was before');

export interface Played {
  /** A line a key: its name, and all that is said then. */
  readonly transcript: string[];
  readonly faults: string[];
}

/** Plays on from where a story left its board, by the keys of the guide that make moves, and writes down what is said. */
export async function playOn(root: HTMLElement): Promise<Played> {
  const [transcript, faults]: [string[], string[]] = [[], []];
  const board = root.querySelector<HTMLElement>('.kumiki-board');
  const found = [tileStack, nonogram, crossword].find(({ stop }) => board?.querySelector(stop));
  if (!board || !found || root.dataset['phase'] !== 'ready') return { transcript, faults };
  const heard = listen(root);
  const state = (): string => found.state(board);
  const write = (name: string): void => {
    const words = heard.take();
    faults.push(...words.flatMap((each) => wordFaults(each, root.lang)));
    if (new Set(words).size < words.length) faults.push(`${name} says the same twice`);
    transcript.push(lineOf(name, words));
  };
  const hands: Hands = {
    board,
    state,
    fault: (what) => void faults.push(what),
    async press(name, keys, leaves = 'whatever') {
      const before = state();
      const isPlayed = root.dataset['status'] === 'playing';
      await userEvent.keyboard(keys);
      await settled(root);
      const isRight = !isPlayed || wants(leaves, before)(state());
      if (!isRight) faults.push(`${name} does not leave the game ${asked(leaves)}`);
      write(name);
    },
    async hint() {
      const button = root.querySelector<HTMLElement>('[data-action="hint"]');
      if (!button || button.getAttribute('aria-disabled') === 'true') return;
      button.focus();
      const before = root.querySelector('.kumiki-announcer')!.firstChild;
      await userEvent.keyboard('{Enter}');
      await settled(root, () => root.querySelector('.kumiki-announcer')!.firstChild !== before);
      write('Hint');
    },
  };
  board.querySelector<HTMLElement>(found.stop)!.focus();
  await settled(root);
  write('the focus comes');
  await found.play(hands);
  heard.end();
  return { transcript, faults };
}
