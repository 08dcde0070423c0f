import type { Session } from '@kumiki/core';
import { crosswordFromEntries, foldKana, type CrosswordTypes } from '@kumiki/core/crossword';
import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import { Crossword, type CrosswordProps } from '@kumiki/react/crossword';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { fingers, nextFrame } from '../../packages/react/src/board/pointers.fixture.ts';
import { cycleKana } from '../../packages/react/src/crossword/cycle-kana.ts';
import { show } from './show.tsx';

/** Workers that this page starts, and how many boards they answered with. */
function watchWorkers(): { readonly answers: () => number } {
  let answers = 0;
  class Watched extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; result?: { ok: boolean } }>) => {
        if (data.type === 'done' && data.result?.ok) answers += 1;
      });
    }
  }
  vi.stubGlobal('Worker', Watched);
  return { answers: () => answers };
}
const workers = watchWorkers();
let boards = 0;

async function open(props: CrosswordProps) {
  await page.viewport(1000, 1100);
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const onSolve = vi.fn();
  const box = show(<Crossword onReady={onReady} onSolve={onSolve} {...props} />, 640);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
  const session = onReady.mock.lastCall![0];
  const { puzzle } = session.getSnapshot();
  const input = box.querySelector<HTMLInputElement>('.kumiki-cw-input')!;
  const cursor = (): number => Number(box.querySelector<HTMLElement>('[data-current]')!.dataset['cell']);
  /** The entry that is lit. */
  const lit = (): number => {
    const cells = [...box.querySelectorAll<HTMLElement>('[data-related]')].map((each) => Number(each.dataset['cell']));
    return puzzle.entries.findIndex((entry) => String(entry.cells) === String(cells));
  };
  const state = () => session.getSnapshot().state;
  const isOpen = (entry: number): boolean => puzzle.entries[entry]!.cells.some((cell) => state().letters[cell] === '');
  return { box, session, puzzle, input, cursor, lit, state, isOpen, onSolve };
}
type Game = Awaited<ReturnType<typeof open>>;

/** The board that everybody gets of these words and this seed, made in the worker. */
async function drawn(props: CrosswordProps): Promise<Game> {
  const game = await open({ answerLength: [5, 5], hide: 'alt', seed: '2026-11-30', ...props });
  boards += 1;
  expect(workers.answers(), 'the board came from a worker').toBeGreaterThanOrEqual(boards);
  expect(game.puzzle.hide).toBe('alt');
  expect(game.puzzle.hidden).toBeGreaterThan(0);
  expect(game.state().empty).toBeGreaterThan(5);
  return game;
}

async function expectSolved({ box, session, puzzle, onSolve }: Game, steps: number): Promise<void> {
  await vi.waitFor(() => expect(box.querySelector('[data-status="solved"]')).not.toBeNull());
  await nextFrame();
  const { status, step, state } = session.getSnapshot();
  expect([status, step]).toEqual(['solved', steps]);
  for (const [at, cell] of puzzle.cells.entries())
    expect(foldKana(state.letters[at]!)).toBe(foldKana(cell?.letter ?? ''));
  expect(onSolve).toHaveBeenCalledOnce();
  expect(onSolve.mock.lastCall![0]).toMatchObject({ steps, hints: 0, reveals: 0 });
  expect(box.querySelector('.kumiki-status')!.textContent).toContain('Solved in');
  expect(box.querySelector('.kumiki-announcer')!.textContent).toContain('Solved in');
  const answer = foldKana(puzzle.answer!);
  const strip = box.querySelector('.kumiki-cw-answer-boxes')!;
  expect(foldKana(strip.textContent)).toBe(answer);
  expect(foldKana(strip.getAttribute('aria-label')!.replace('Answer: ', '').replaceAll(', ', ''))).toBe(answer);
}

/** Text as a keyboard without an input method gives it. */
const insert = (text: string) => cdp().send('Input.insertText', { text });
/** A composition as an input method makes it: what it shows, one after the other, then what it commits. */
async function compose(committed: string): Promise<void> {
  for (let at = 0; at < committed.length; at += 1) {
    for (const text of [`${committed.slice(0, at)}ｋ`, committed.slice(0, at + 1)]) {
      // oxlint-disable-next-line no-await-in-loop -- a person types one key after the other
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
  }
  await insert(committed);
}
const hiragana = (katakana: string): string =>
  katakana.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! - 0x60));

describe('a board of our Japanese words, its letters hidden in turn, is solved to the end', () => {
  test('by keyboard alone, a letter at a time', async () => {
    const game = await drawn({ words: wordsJa, keyboard: 'none' });
    // The tools and the clue bar's two buttons come before the board, which is one stop.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(document.activeElement).toBe(game.input);
    let steps = 0;
    // A letter set by mistake, and taken back by Backspace.
    const first = game.cursor();
    await insert('ヲ');
    await vi.waitFor(() => expect(game.state().letters[first]).toBe('ヲ'));
    await userEvent.keyboard('{Home}');
    for (let n = 0; game.cursor() !== first; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(
        game.puzzle.entries[game.lit()]!.direction === 'across' ? '{ArrowRight}' : '{ArrowDown}',
      );
      expect(n).toBeLessThan(9);
    }
    await userEvent.keyboard('{Backspace}');
    steps += 2;
    for (let keys = 0; game.session.getSnapshot().status !== 'solved'; keys += 1) {
      // oxlint-disable no-await-in-loop -- a player presses one key after the other
      const cell = game.cursor();
      if (game.state().letters[cell] === '') {
        await insert(game.puzzle.cells[cell]!.letter);
        await vi.waitFor(() => expect(game.state().letters[cell]).not.toBe(''));
        steps += 1;
      } else await userEvent.keyboard('{PageDown}');
      // oxlint-enable no-await-in-loop
      expect(keys, 'the cursor leads through all gaps').toBeLessThan(200);
    }
    await expectSolved(game, steps);
  }, 60_000);

  test('by touch, on the keys of the screen', async () => {
    const game = await drawn({ words: wordsJa, keyboard: 'kana50', contentLang: 'ja' });
    const middle = (element: Element): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const tap = async (element: Element): Promise<void> => {
      await fingers.down(middle(element));
      await fingers.up();
    };
    const keys = new Map([...game.box.querySelectorAll('.kumiki-cw-key')].map((key) => [key.textContent, key]));
    /** The key to press, and how often ゛゜小 after it. */
    const wayTo = (letter: string): [Element, number] => {
      for (const [name, key] of keys) {
        let made: string | undefined = name;
        for (let turns = 0; turns < 3 && made !== undefined; turns += 1, made = cycleKana(made)) {
          if (made === letter) return [key, turns];
        }
      }
      throw new Error(`no key leads to ${letter}`);
    };
    let steps = 0;
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    try {
      await tap(game.box.querySelector(`[data-cell="${game.puzzle.entries[0]!.cells[0]}"]`)!);
      await vi.waitFor(() => expect(document.activeElement).toBe(game.input));
      for (const [entry, { cells }] of game.puzzle.entries.entries()) {
        // oxlint-disable no-await-in-loop -- a player taps one key after the other
        for (const cell of cells.filter((each) => game.state().letters[each] === '')) {
          if (game.cursor() !== cell) {
            await tap(game.box.querySelector(`[data-cell="${cell}"]`)!);
            await vi.waitFor(() => expect(game.cursor()).toBe(cell));
          }
          const { letter } = game.puzzle.cells[cell]!;
          const [key, turns] = wayTo(letter);
          await tap(key);
          await vi.waitFor(() => expect(game.state().letters[cell]).toBe(key.textContent));
          steps += 1;
          for (let turn = 1, made = cycleKana(key.textContent); turn <= turns; turn += 1, made = cycleKana(made!)) {
            await tap(keys.get('゛゜小')!);
            await vi.waitFor(() => expect(game.state().letters[cell]).toBe(made));
            steps += 1;
          }
          expect(document.activeElement, 'the keys leave the focus where it is').toBe(game.input);
        }
        // oxlint-enable no-await-in-loop
        expect(game.isOpen(entry)).toBe(false);
      }
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    }
    await expectSolved(game, steps);
  }, 60_000);

  test('by compositions of whole words in hiragana', async () => {
    const game = await drawn({ words: wordsJa, keyboard: 'none', contentLang: 'ja' });
    game.input.focus();
    let words = 0;
    while (game.session.getSnapshot().status !== 'solved') {
      // oxlint-disable no-await-in-loop -- a player composes one word after the other
      for (let keys = 0; !game.isOpen(game.lit()); keys += 1) {
        expect(keys).toBeLessThan(game.puzzle.entries.length);
        await userEvent.keyboard('{PageDown}');
      }
      const entry = game.lit();
      await compose(hiragana(game.puzzle.entries[entry]!.answer));
      words += 1;
      await vi.waitFor(() => expect(game.isOpen(entry)).toBe(false));
      // oxlint-enable no-await-in-loop
      expect(words).toBeLessThanOrEqual(game.puzzle.entries.length);
    }
    await expectSolved(game, words);
    // What was typed stays as it was typed.
    expect(game.box.querySelector('.kumiki-cw-answer-boxes')!.textContent).toMatch(/[ぁ-ゖ]/);
  }, 60_000);
});

describe('a board of our English words', () => {
  test('is solved in lower case', async () => {
    const game = await drawn({ words: wordsEn, keyboard: 'none' });
    game.input.focus();
    let steps = 0;
    for (let keys = 0; game.session.getSnapshot().status !== 'solved'; keys += 1) {
      // oxlint-disable no-await-in-loop -- a player presses one key after the other
      const cell = game.cursor();
      if (game.state().letters[cell] === '') {
        await userEvent.keyboard(game.puzzle.cells[cell]!.letter.toLowerCase());
        expect(game.state().letters[cell]).toBe(game.puzzle.cells[cell]!.letter);
        steps += 1;
      } else await userEvent.keyboard('{PageDown}');
      // oxlint-enable no-await-in-loop
      expect(keys).toBeLessThan(200);
    }
    await expectSolved(game, steps);
  }, 60_000);
});

describe('かきが', () => {
  const made = crosswordFromEntries({ entries: [{ answer: 'カキガネ', row: 0, column: 0, direction: 'across' }] });
  if (!made.ok) throw new Error(made.reason);
  const puzzle = made.value;
  afterEach(() => vi.restoreAllMocks());
  const shown = (box: HTMLElement): string =>
    [...box.querySelectorAll('.kumiki-cw-cell')].map((cell) => cell.textContent || '・').join('');

  test('composed as one lands as か, き and が; one step, which one undo takes back', async () => {
    const onMove = vi.fn();
    const { box, session, input, cursor } = await open({ puzzle, keyboard: 'none', onMove });
    input.focus();
    await compose('かきが');
    await vi.waitFor(() => expect(session.getSnapshot().state.letters.join('')).toBe('かきが'));
    expect([shown(box), cursor(), session.getSnapshot().step]).toEqual(['かきが・', 3, 1]);
    expect(onMove.mock.calls.map(([, { reason }]) => reason as string)).toEqual(['ime', 'ime', 'ime']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect([shown(box), session.getSnapshot().step]).toEqual(['・・・・', 0]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(shown(box)).toBe('かきが・');
  });

  test('is seen where it will land while it is composed, and is no move yet', async () => {
    const given = { ...puzzle, cells: puzzle.cells.with(1, { letter: 'キ', kind: 'given' as const }) };
    const { box, session, input } = await open({ puzzle: given, keyboard: 'none' });
    input.focus();
    const set = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await set('か');
    await vi.waitFor(() => expect(shown(box)).toBe('かキ・・'));
    await set('かが');
    await vi.waitFor(() => expect(shown(box)).toBe('かキが・'));
    expect(box.querySelectorAll('[data-composing]')).toHaveLength(2);
    expect(session.getSnapshot().step).toBe(0);
    await insert('かが');
    await vi.waitFor(() => expect(session.getSnapshot().state.letters.join('')).toBe('かキが'));
    expect(box.querySelectorAll('[data-composing]')).toHaveLength(0);
  });

  test('given up in the middle leaves nothing, also when the board is taken away under it', async () => {
    const told = vi.spyOn(console, 'error');
    const { box, session, input } = await open({ puzzle, keyboard: 'none' });
    input.focus();
    const set = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await set('か');
    await vi.waitFor(() => expect(shown(box)).toBe('か・・・'));
    await set('');
    await vi.waitFor(() => expect(shown(box)).toBe('・・・・'));
    await set('かき');
    await vi.waitFor(() => expect(shown(box)).toBe('かき・・'));
    box.remove();
    await nextFrame();
    expect(session.getSnapshot().step).toBe(0);
    expect(told).not.toHaveBeenCalled();
  });

  test('is composed by keys that do nothing else meanwhile: Enter, Space and arrows belong to the input method', async () => {
    const { input, cursor, session } = await open({ puzzle, keyboard: 'none' });
    input.focus();
    await cdp().send('Input.imeSetComposition', { text: 'かき', selectionStart: 2, selectionEnd: 2 });
    for (const key of ['Enter', ' ', 'ArrowRight', 'PageDown']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
    }
    expect(cursor()).toBe(0);
    await insert('かき');
    await vi.waitFor(() => expect(session.getSnapshot().state.letters.join('')).toBe('かき'));
  });
});

describe('undo past the first step', () => {
  test('brings no letter back out of the input’s own history', async () => {
    const game = await drawn({ words: wordsEn, keyboard: 'none' });
    game.input.focus();
    const { letters } = game.state();
    await userEvent.keyboard('qq');
    await userEvent.keyboard('{Control>}zzzzz{/Control}');
    await nextFrame();
    expect([game.state().letters, game.session.getSnapshot().step]).toEqual([letters, 0]);
    await userEvent.keyboard('{Control>}yyyyy{/Control}');
    await nextFrame();
    expect(game.session.getSnapshot().step).toBe(2);
  });
});
