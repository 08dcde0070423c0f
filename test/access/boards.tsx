import type { Session } from '@kumiki/core';
import { crosswordFromEntries, type CrosswordPuzzle, type CrosswordTypes } from '@kumiki/core/crossword';
import { nonogramFromRows, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram';
import { tileStackFromCells, type TileStackPuzzle, type TileStackTypes } from '@kumiki/core/tile-stack';
import { KumikiProvider } from '@kumiki/react';
import { Crossword, type CrosswordProps } from '@kumiki/react/crossword';
import { en, ja } from '@kumiki/react/messages';
import { Nonogram, type NonogramProps } from '@kumiki/react/nonogram';
import { TileStack, type TileStackProps } from '@kumiki/react/tile-stack';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../board/show.tsx';

type Made<P> = { readonly ok: true; readonly value: P } | { readonly ok: false; readonly reason: string };
function right<P>(made: Made<P>): P {
  if (!made.ok) throw new Error(`a board of these tests is not right: ${made.reason}`);
  return made.value;
}

const stackedKinds = ['dots-5', 'dots-5', 'dots-5', 'dragon-red', 'dots-5', 'dragon-red', 'dragon-red', 'dragon-red'];
/** Pairs can be taken so that those that are left lie on one another. */
export const fourStacks: TileStackPuzzle = {
  layout: 'four stacks',
  cells: stackedKinds.map((_, n) => ({ x: 4 * Math.floor(n / 2), y: 0, z: n % 2 })),
  kinds: stackedKinds,
  faces: stackedKinds,
  order: [],
};

/** With clues, eight cells by six; it is played in every test by letters that need no input method. */
export const tea: CrosswordPuzzle = right(
  crosswordFromEntries({
    entries: [
      { answer: 'KETTLE', row: 0, column: 1, direction: 'across', clue: 'It sings when the tea is near' },
      { answer: 'TEAPOT', row: 0, column: 3, direction: 'down', clue: 'Where leaves and hot water meet' },
      { answer: 'SAUCER', row: 2, column: 2, direction: 'across', clue: 'What a cup stands on' },
      { answer: 'SPOON', row: 4, column: 1, direction: 'across', clue: 'It goes round and round' },
    ],
  }),
);

const words = right(
  crosswordFromEntries({
    entries: [
      { answer: 'KETTLE', row: 0, column: 0, direction: 'across' },
      { answer: 'TEA', row: 0, column: 2, direction: 'down' },
    ],
    given: [[0, 1]],
  }),
);
/** Without clues: a letter is given, and two cells spell the answer. */
export const answer: CrosswordPuzzle = {
  ...words,
  style: 'answer',
  hide: 'most',
  answer: 'TE',
  cells: words.cells.with(3, { letter: 'T', kind: 'answer', at: 0 }).with(5, { letter: 'E', kind: 'answer', at: 1 }),
};

/** A cup on its saucer. */
export const cupRows: readonly string[] = [
  '....#.....',
  '...#......',
  '....#.....',
  '.########.',
  '.#########',
  '.#######.#',
  '.########.',
  '..#####...',
  '...###....',
  '##########',
];
export const cup: NonogramPuzzle = right(nonogramFromRows(cupRows));
/** 900 cells: only the rows around the focus are in the grid. */
export const stairs: NonogramPuzzle = right(
  nonogramFromRows(Array.from({ length: 30 }, (_, y) => '#'.repeat(y + 1).padEnd(30, '.'))),
);

/** Two pairs; one tile lies on another. */
export const four: TileStackPuzzle = right(
  tileStackFromCells([
    { x: 0, y: 0, z: 0, kind: 'wind-east' },
    { x: 2, y: 0, z: 0, kind: 'dragon-red' },
    { x: 4, y: 0, z: 0, kind: 'dragon-red' },
    { x: 2, y: 0, z: 1, kind: 'wind-east' },
  ]),
);

export const names = ['answer crossword', 'crossword', 'nonogram', 'large nonogram', 'Turtle', 'small stack'] as const;
export type BoardName = (typeof names)[number];
export const languages = { en, ja } as const;
export type Language = keyof typeof languages;

export interface Around {
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  /** Of the page, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Of the box around the board; as wide as the page unless told. */
  readonly box?: number;
  /** A crossword shows its keys, as on a touch screen. */
  readonly touch?: boolean;
}

/** The page is as it was before: attributes, font size, sheets of a test. */
export function tidy(): void {
  const { documentElement: html, body } = document;
  for (const name of ['dir', 'style', 'data-kumiki-scheme', 'data-kumiki-theme']) html.removeAttribute(name);
  body.removeAttribute('style');
  for (const sheet of document.querySelectorAll('style[data-access]')) sheet.remove();
}

/** A sheet of a test, until `tidy`. */
export function addRules(rules: string): void {
  const sheet = document.createElement('style');
  sheet.dataset['access'] = '';
  sheet.textContent = rules;
  document.head.append(sheet);
}

/** A board alone on a page of its scheme, ready to be played. */
async function open(board: ReactNode, around: Around): Promise<HTMLElement> {
  const { language = 'en', scheme = 'light', width = 800, height = 900, box: boxWidth = width } = around;
  await page.viewport(width, height);
  document.documentElement.dataset['kumikiScheme'] = scheme;
  document.body.style.cssText = 'margin: 0; background: var(--kumiki-surface)';
  const box = show(<KumikiProvider messages={languages[language]}>{board}</KumikiProvider>, boxWidth);
  await vi.waitFor(() => expect(box.querySelector('[data-phase="ready"]')).not.toBeNull(), 20_000);
  return box;
}

export interface Opened<T extends CrosswordTypes | NonogramTypes | TileStackTypes> {
  readonly box: HTMLElement;
  readonly session: Session<T>;
  readonly one: (selector: string) => HTMLElement;
  readonly all: (selector: string) => HTMLElement[];
}
function opened<T extends CrosswordTypes | NonogramTypes | TileStackTypes>(
  box: HTMLElement,
  session: Session<T>,
): Opened<T> {
  return {
    box,
    session,
    one(selector) {
      const found = box.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    },
    all: (selector) => [...box.querySelectorAll<HTMLElement>(selector)],
  };
}

export async function openCrossword(props: CrosswordProps = {}, around: Around = {}): Promise<Opened<CrosswordTypes>> {
  const onReady = vi.fn<(session: Session<CrosswordTypes>) => void>();
  const box = await open(<Crossword puzzle={tea} keyboard="none" {...props} onReady={onReady} />, around);
  return opened(box, onReady.mock.lastCall![0]);
}
export async function openNonogram(props: NonogramProps = {}, around: Around = {}): Promise<Opened<NonogramTypes>> {
  const onReady = vi.fn<(session: Session<NonogramTypes>) => void>();
  const box = await open(<Nonogram puzzle={cup} {...props} onReady={onReady} />, around);
  return opened(box, onReady.mock.lastCall![0]);
}
export async function openStack(props: TileStackProps = {}, around: Around = {}): Promise<Opened<TileStackTypes>> {
  const onReady = vi.fn<(session: Session<TileStackTypes>) => void>();
  const box = await open(<TileStack {...props} onReady={onReady} />, around);
  return opened(box, onReady.mock.lastCall![0]);
}

const keyboardOf = ({ touch = false }: Around) => (touch ? 'qwerty' : 'auto');
const openers: Readonly<Record<BoardName, (around: Around) => Promise<{ readonly box: HTMLElement }>>> = {
  'answer crossword': (around) => openCrossword({ puzzle: answer, keyboard: keyboardOf(around) }, around),
  crossword: (around) => openCrossword({ keyboard: keyboardOf(around) }, around),
  nonogram: (around) => openNonogram({}, around),
  'large nonogram': (around) => openNonogram({ puzzle: stairs }, around),
  Turtle: (around) => openStack({ layout: 'turtle', seed: '2026-11-30' }, around),
  'small stack': (around) => openStack({ puzzle: four }, around),
};

/** Each of the boards that this folder looks at, as a page would use it. */
export async function openBoard(name: BoardName, around: Around = {}): Promise<HTMLElement> {
  return (await openers[name](around)).box;
}
