import { createSession, digest, type Session } from '@kumiki/core';
import { crosswordFromEntries } from '@kumiki/core/crossword';
import { crosswordRules, type CrosswordTypes } from '@kumiki/core/crossword/rules';
import { nullPuzzleRules } from '@kumiki/core/null-puzzle/rules';
import type { NullPuzzleTypes } from '@kumiki/core/null-puzzle';
import { nonogramRules } from '@kumiki/core/nonogram/rules';
import { describe, expect, test } from 'vitest';
import { MOST_GAMES, readIndex } from './game-index.ts';
import { createGameStore, type GameStore } from './game-store.ts';
import { memoryStorage, type MemoryStorage } from './memory-storage.fixture.ts';
import type { StorageTrouble } from './storage.ts';

const key = 'lamps';
/** One press from its end. */
const nearly: NullPuzzleTypes['puzzle'] = { lamps: [0, 0, 1, 1, 1, 1], presses: [0] };
/** A board of its own for each number. */
const board = (n: number): NullPuzzleTypes['puzzle'] => ({
  lamps: Array.from({ length: 10 }, (_, bit) => (((n + 1) >> bit) & 1) as 0 | 1),
  presses: Array.from({ length: 10 }, (_, bit) => bit).filter((bit) => ((n + 1) >> bit) & 1),
});
const game = (n: number, from: { seed?: string; lamps?: number } = {}): Session<NullPuzzleTypes> => {
  const { seed, lamps } = from;
  return createSession(nullPuzzleRules, board(n), {
    ...(seed === undefined ? {} : { seed }),
    ...(lamps === undefined ? {} : { options: { lamps } }),
  });
};
const press = (session: Session<NullPuzzleTypes>, ...lamps: number[]): Session<NullPuzzleTypes> => {
  for (const lamp of lamps) session.dispatch({ type: 'press', lamp });
  return session;
};
function open(
  storage: MemoryStorage = memoryStorage(),
  clock = { now: 1 },
): { store: GameStore<NullPuzzleTypes>; storage: MemoryStorage; told: StorageTrouble[]; clock: { now: number } } {
  const told: StorageTrouble[] = [];
  const store = createGameStore(
    nullPuzzleRules,
    key,
    storage,
    (trouble) => told.push(trouble),
    () => clock.now,
  );
  return { store, storage, told, clock };
}
const nameOf = (n: number): string => digest(board(n)).slice(0, 16);
const stateOf = (session: Session<NullPuzzleTypes> | undefined): unknown => session?.getSnapshot().state;

describe('games under one key', () => {
  test('each board has its own: one does not push out the other', () => {
    const { store, told } = open();
    const games = [0, 1, 2].map((n) => press(game(n, { seed: `day ${n}`, lamps: 10 }), 3));
    for (const one of games) expect(store.store(one)).toBe(true);
    games.forEach((one, n) => {
      expect(stateOf(store.load({ puzzle: board(n) }))).toEqual(stateOf(one));
      expect(stateOf(store.load({ options: { lamps: 10 }, seed: `day ${n}` }))).toEqual(stateOf(one));
    });
    expect(store.load({ puzzle: board(9) })).toBeUndefined();
    expect(store.load({ options: { lamps: 10 }, seed: 'day 9' })).toBeUndefined();
    expect(store.load({ options: { lamps: 11 }, seed: 'day 1' })).toBeUndefined();
    expect(told).toEqual([]);
  });

  test('without a board or a seed it is the one that was played last', () => {
    const { store } = open();
    for (const n of [0, 1, 2]) store.store(press(game(n, { seed: `${n}`, lamps: 10 }), 3));
    store.store(press(game(1, { seed: '1', lamps: 10 }), 4));
    expect(store.load({})?.seed).toBe('1');
    expect(store.load({ options: { lamps: 10 } })?.seed).toBe('1');
    expect(store.load({ options: { lamps: 4 } })).toBeUndefined();
  });

  test('a seed is a seed as number or as text', () => {
    const { store } = open();
    store.store(game(0, { seed: '7', lamps: 10 }));
    expect(store.load({ seed: 7 })?.seed).toBe('7');
  });

  test('what a board was made from is compared as it is decoded, large words lists too', () => {
    const words = ['KETTLE', 'TEAPOT', 'SAUCER', 'SPOON'].map((answer) => ({ answer, clue: `A ${answer}` }));
    const options: CrosswordTypes['options'] = { style: 'answer', words };
    const made = crosswordFromEntries({ entries: [{ answer: 'TEA', row: 0, column: 0, direction: 'across' }] });
    if (!made.ok) throw new Error(JSON.stringify(made.detail));
    const storage = memoryStorage();
    const stored = createGameStore(crosswordRules, key, storage, () => {});
    expect(stored.store(createSession(crosswordRules, made.value, { options, seed: 's' }))).toBe(true);
    const { load } = createGameStore(crosswordRules, key, storage, () => {});
    expect(load({ options: structuredClone(options), seed: 's' })).toBeDefined();
    expect(load({ options: { style: 'answer', words: words.slice(1) }, seed: 's' })).toBeUndefined();
  });

  test('two kinds of puzzle can share a key', () => {
    const { store, storage, told } = open();
    store.store(press(game(0), 1));
    const others = createGameStore(nonogramRules, key, storage, (trouble) => told.push(trouble));
    expect(others.load({})).toBeUndefined();
    expect(told).toEqual([]);
    expect(store.load({})).toBeDefined();
  });

  test('of many the oldest go, solved ones first', () => {
    const { store, storage, clock } = open();
    for (let n = 0; n < MOST_GAMES; n += 1) {
      clock.now = n;
      store.store(n === 5 ? press(createSession(nullPuzzleRules, nearly), 0) : press(game(n), 9));
    }
    const kept = (): readonly (string | undefined)[] => readIndex(storage.entries.get(key)!)!.map(({ name }) => name);
    expect(kept()).toHaveLength(MOST_GAMES);
    store.store(press(game(100), 9));
    expect(kept()).toHaveLength(MOST_GAMES);
    const solved = digest(nearly).slice(0, 16);
    expect(kept()).not.toContain(solved);
    expect(storage.entries.has(`${key}:${solved}`)).toBe(false);
    store.store(press(game(101), 9));
    expect(kept()).not.toContain(nameOf(0));
    expect(kept()).toContain(nameOf(1));
  });
});

describe('what can’t be read', () => {
  const texts = ['{', '{}', '[]', 'null', '{"format":99,"puzzleId":"null-puzzle"}', '{"format":1,"puzzleId":"chess"}'];

  test.each(texts)('a game that says %s is put aside, told, and never written over', (text) => {
    const { store, storage, told } = open();
    store.store(press(game(0), 3));
    const at = `${key}:${nameOf(0)}`;
    storage.entries.set(at, text);
    expect(store.load({ puzzle: board(0) })).toBeUndefined();
    const kept = told[0]!.kept!;
    expect(told).toMatchObject([{ key: at, code: text.includes('99') ? 'newer-version' : expect.any(String) }]);
    expect(storage.entries.get(kept)).toBe(text);
    // The new game takes the place; another damaged one gets another place aside.
    store.store(press(game(0), 4));
    storage.entries.set(at, `${text} `);
    store.load({ puzzle: board(0) });
    expect(storage.entries.get(kept)).toBe(text);
    expect(storage.entries.get(told[1]!.kept!)).toBe(`${text} `);
  });

  test.each(texts)('a list that says %s is put aside; games are found by their boards all the same', (text) => {
    const { store, storage, told } = open();
    store.store(press(game(0), 3));
    storage.entries.set(key, text);
    expect(store.load({})).toBeUndefined();
    expect(storage.entries.get(told[0]!.kept!)).toBe(text);
    expect(store.load({ puzzle: board(0) })).toBeDefined();
  });

  test('where there is no room to put it aside, it is not written over either', () => {
    const { store, storage, told } = open();
    const at = `${key}:${nameOf(0)}`;
    storage.entries.set(at, '{"format":99}');
    storage.room = 20;
    expect(store.load({ puzzle: board(0) })).toBeUndefined();
    expect(told.map(({ code }) => code)).toEqual(['full']);
    storage.room = 1e6;
    expect(store.store(press(game(0), 3))).toBe(false);
    expect(storage.entries.get(at)).toBe('{"format":99}');
  });

  test('a damaged step costs the steps after it, and the whole is put aside', () => {
    const { store, storage, told } = open();
    const one = press(game(0), 3, 4, 5);
    store.store(one);
    const at = `${key}:${nameOf(0)}`;
    const save = JSON.parse(storage.entries.get(at)!) as { steps: unknown[] };
    save.steps[1] = 'nonsense';
    storage.entries.set(at, JSON.stringify(save));
    const loaded = store.load({ puzzle: board(0) });
    expect(loaded?.getSnapshot().steps).toBe(1);
    expect(told).toMatchObject([{ code: 'damaged-step' }]);
    expect(JSON.parse(storage.entries.get(told[0]!.kept!)!)).toEqual(save);
  });

  test('a game as the first version kept it, alone under the key, goes on and is kept as the others', () => {
    const { store, storage } = open();
    const one = press(game(3, { seed: 's', lamps: 10 }), 3);
    storage.entries.set(key, JSON.stringify(one.save()));
    expect(stateOf(store.load({ options: { lamps: 10 }, seed: 's' }))).toEqual(stateOf(one));
    store.store(press(game(4), 1));
    expect(stateOf(store.load({ puzzle: board(3) }))).toEqual(stateOf(one));
  });
});

describe('a browser that keeps nothing', () => {
  test('full: told once, until there is room again', () => {
    const { store, storage, told } = open();
    storage.room = 10;
    expect(store.store(press(game(0), 3))).toBe(false);
    expect(store.store(press(game(0), 4))).toBe(false);
    expect(told.filter(({ code }) => code === 'full').length).toBeGreaterThan(0);
    storage.room = 1e6;
    expect(store.store(press(game(0), 5))).toBe(true);
  });

  test('switched off: told, never thrown', () => {
    const { store, storage, told } = open();
    storage.off = true;
    expect(store.load({})).toBeUndefined();
    expect(store.load({ puzzle: board(0) })).toBeUndefined();
    expect(store.store(press(game(0), 3))).toBe(false);
    expect(told).toMatchObject([{ code: 'unavailable' }]);
  });
});
