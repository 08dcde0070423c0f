import { describe, expect, test } from 'vitest';
import { noAssets, createBudget } from '../../budget.ts';
import { digest } from '../../digest.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import { crosswordCodec } from '../codec.ts';
import { crosswordEngine } from '../engine.ts';
import type { CrosswordDetail, CrosswordPuzzle, Word } from '../types.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { arrangeWords, type ArrangeOptions } from './arrange.ts';
import { boardMetrics } from './board-metrics.ts';
import { countsOf, everyLayout, faultOf, smallCase } from './naive.fixture.ts';
import { scoreOf } from './score.ts';

const listOf = (words: string): Word[] => words.split(' ').map((answer) => ({ answer }));
const some = (words: readonly Word[], count: number, seed: string): Word[] =>
  createRandom(seed)
    .shuffle([...words])
    .slice(0, count);
const scoreOfBoard = (puzzle: CrosswordPuzzle): number => {
  const [words, crossings, width, height] = countsOf(puzzle);
  return scoreOf({ pieces: 1, words, crossings, width, height });
};

const tools = () => ({ random: createRandom(1), budget: createBudget({ steps: 10_000 }), assets: noAssets });

function made(words: readonly Word[], options: ArrangeOptions = {}, seed: string | number = 1): CrosswordPuzzle {
  const result = arrangeWords(words, options, createRandom(seed));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}
function refused(words: readonly Word[], options: ArrangeOptions = {}): readonly [string, CrosswordDetail] {
  const result = arrangeWords(words, options, createRandom(1));
  if (result.ok) throw new Error('it was arranged');
  return [result.reason, result.detail];
}

describe('arranged words', () => {
  test('three thousand cases of chance: sound, in one piece, pins and size kept, every reason true', () => {
    const seen = new Map<string, number>();
    const count = (key: string): unknown => seen.set(key, (seen.get(key) ?? 0) + 1);
    for (let seed = 0; seed < 3_000; seed += 1) {
      const random = createRandom(`arrange ${seed}`);
      const asked = smallCase(random);
      const result = arrangeWords(asked.words, { ...asked, effort: 40 }, random);
      if (!result.ok) {
        count(`${result.reason} ${result.detail.code}`);
        continue;
      }
      count('ok');
      for (const { reason } of result.value.unplaced!) count(reason);
      const fault = faultOf(result.value, asked);
      if (fault !== '') expect.fail(`seed ${seed}: ${fault} of ${JSON.stringify(asked)}`);
      expect(crosswordCodec.puzzle(result.value)).toMatchObject({ ok: true });
    }
    for (const key of ['ok', 'empty', 'one-letter', 'bad-character', 'duplicate', 'too-long', 'no-shared-letter'])
      expect(seen.get(key), key).toBeGreaterThan(5);
    for (const key of ['apart', 'budget', 'impossible nothing-crosses', 'impossible all-too-long'])
      expect(seen.get(key), key).toBeGreaterThan(5);
    for (const key of ['invalid-options bad-pin', 'impossible pins-apart', 'budget pins-apart'])
      expect(seen.get(key), key).toBeGreaterThan(5);
    expect(seen.get('ok')).toBeGreaterThan(1_500);
  });

  test('sound after a search as well, where words were taken out from between others and put elsewhere', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const random = createRandom(`sound ${seed}`);
      const word = (): string => Array.from({ length: 2 + random.int(4) }, () => 'ABCDEF'[random.int(6)]!).join('');
      const words = [...new Set(Array.from({ length: 8 + random.int(8) }, word))].map((answer) => ({ answer }));
      const board = made(words, { effort: 800 }, seed);
      expect(faultOf(board, { words }), `seed ${seed}`).toBe('');
    }
  });

  test('tiny lists: never better than the best there is, and nearly always the best that grows word by word', () => {
    let [lists, best, grown] = [0, 0, 0];
    for (let seed = 0; seed < 80; seed += 1) {
      const random = createRandom(`tiny ${seed}`);
      const letters = 'ABCDEFGH'.slice(0, 3 + random.int(6));
      const word = (): string =>
        Array.from({ length: 2 + random.int(4) }, () => letters[random.int(letters.length)]!).join('');
      const words = [...new Set(Array.from({ length: 2 + random.int(3) }, word))];
      const result = arrangeWords(listOf(words.join(' ')), { effort: 2_000 }, random);
      if (!result.ok) {
        expect(result.detail.code).toBe('nothing-crosses');
        continue;
      }
      const [optimum, optimumGrown] = [false, true].map((grows) => {
        let most = Number.NEGATIVE_INFINITY;
        everyLayout(words, grows, ([placed, crossings, width, height]) => {
          most = Math.max(most, scoreOf({ pieces: 1, words: placed, crossings, width, height }));
        });
        return most;
      }) as [number, number];
      const score = scoreOfBoard(result.value);
      if (score > optimumGrown) expect.fail(`seed ${seed}: ${score} is above ${optimum} of ${words.join(' ')}`);
      lists += 1;
      if (score === optimum) best += 1;
      if (score === optimumGrown) grown += 1;
    }
    expect(lists).toBeGreaterThan(60);
    expect(best / lists).toBeGreaterThan(0.9);
    expect(grown / lists).toBeGreaterThan(0.98);
  });

  test('the same seed gives the same board; more steps never give a worse one', () => {
    const words = [...some(wordsEn, 25, 'steps'), ...some(wordsJa, 5, 'steps')];
    for (let seed = 0; seed < 8; seed += 1) {
      let before = Number.NEGATIVE_INFINITY;
      for (const effort of [0, 60, 250, 1_000, 4_000, 12_000]) {
        const board = made(words, { effort }, seed);
        expect(made(words, { effort }, String(seed))).toStrictEqual(board);
        const score = scoreOfBoard(board);
        expect(score).toBeGreaterThanOrEqual(before);
        before = score;
      }
      before = Number.NEGATIVE_INFINITY;
      for (const steps of [60, 70, 80, 100, 200, 800, 3_000]) {
        const result = arrangeWords(words, {}, createRandom(seed), createBudget({ steps }));
        if (!result.ok) continue;
        expect(result.spent).toBeLessThanOrEqual(steps);
        expect(faultOf(result.value, { words })).toBe('');
        expect(scoreOfBoard(result.value)).toBeGreaterThanOrEqual(before);
        before = scoreOfBoard(result.value);
      }
      expect(before).toBeGreaterThan(0);
    }
  });

  test('a search goes on to better boards', () => {
    const words = some(wordsEn, 30, 'better');
    const scores = [0, 20_000].map((effort) => scoreOfBoard(made(words, { effort })));
    expect(scores[1]! - scores[0]!).toBeGreaterThan(500);
  });

  test('fifty English words: all laid, in one piece, 1.15 crossings a word', () => {
    const words = some(
      wordsEn.filter(({ answer }) => answer.length > 3),
      50,
      'fifty',
    );
    const board = made(words);
    expect(faultOf(board, { words })).toBe('');
    expect(board.unplaced).toEqual([]);
    const metrics = boardMetrics(board);
    const [placed, crossings, width, height] = countsOf(board);
    expect(metrics).toMatchObject({ words: 50, crossings, width, height });
    expect(placed).toBe(50);
    expect(crossings / placed).toBeGreaterThanOrEqual(1.15);
    expect(metrics.density).toBeCloseTo(metrics.letters / (width * height));
    expect(metrics.squareness).toBeCloseTo(Math.min(width, height) / Math.max(width, height));
  });

  test('fifty Japanese words: all laid, clues and all', () => {
    const words = some(
      wordsJa.filter(({ answer }) => answer.length > 2),
      50,
      'fifty',
    );
    const board = made(words, { effort: 20_000 });
    expect(faultOf(board, { words })).toBe('');
    expect(board.entries.length).toBeGreaterThanOrEqual(49);
    expect(board.entries.every(({ clue }) => clue !== undefined)).toBe(true);
  });

  test('small kana crosses big, a long vowel any dash, and graphemes stay whole', () => {
    for (const text of ['マツリ まっち スーパー ｽｷｰ キマリ', '👨‍👩‍👧🍎 🍎👍🏽👨‍👩‍👧 👍🏽たカ\u3099 ｶﾞｰ']) {
      const words = listOf(text);
      const board = made(words);
      expect(board.unplaced).toEqual([]);
      expect(board.entries.map(({ answer }) => answer).toSorted()).toEqual(
        words.map(({ answer }) => answer).toSorted(),
      );
      expect(run(crosswordEngine.jobs.verify(board, tools()))).toMatchObject({ ok: true, value: { holds: true } });
    }
    expect(made(listOf('👨‍👩‍👧🍎')).entries[0]!.cells).toHaveLength(2);
  });

  test('a lone word is a board', () => {
    expect(made(listOf('LONE'))).toMatchObject({ unplaced: [], entries: [{ answer: 'LONE' }] });
  });

  test('pinned words far apart are joined where a word can', () => {
    const pinned = [
      { answer: 'ABCDE', row: 0, column: 0, direction: 'down' },
      { answer: 'FGHIJ', row: 0, column: 4, direction: 'down' },
    ] as const;
    const words = listOf('CXXXH AXX JXX');
    for (let seed = 0; seed < 20; seed += 1) {
      for (const effort of [0, 200]) expect(faultOf(made(words, { pinned, effort }, seed), { words, pinned })).toBe('');
    }
  });

  test('pinned words are joined by the first build already, as often as not', () => {
    const pinned = [
      { answer: 'GARDEN', row: 0, column: 0, direction: 'down' },
      { answer: 'PLANET', row: 0, column: 4, direction: 'down' },
    ] as const;
    const words = some(wordsEn, 150, 'joined').filter(({ answer }) => answer !== 'GARDEN' && answer !== 'PLANET');
    const joined = Array.from({ length: 10 }, (_, seed) =>
      arrangeWords(words, { pinned, effort: 0 }, createRandom(seed)),
    ).filter(({ ok }) => ok);
    expect(joined.length).toBeGreaterThan(4);
  });

  test('words of a lexicon are arranged like those of a list', () => {
    const { lexicon } = createLexicon(some(wordsEn, 12, 'lexicon'));
    const key = digest(lexicon.bytes);
    const assets = { get: (asked: string) => (asked === key ? lexicon.bytes : undefined) };
    const budget = createBudget({ steps: 100_000 });
    const options = { style: 'arrange', words: { lexicon: key }, effort: 500 } as const;
    const board = run(crosswordEngine.jobs.generate(options, { random: createRandom(1), budget, assets }));
    if (!board.ok) throw new Error(board.reason);
    const words = some(wordsEn, 12, 'lexicon');
    expect(board.value.entries.length + board.value.unplaced!.length).toBe(12);
    expect(
      faultOf(
        { ...board.value, unplaced: [] },
        { words: words.filter(({ answer }) => board.value.entries.some((entry) => entry.answer === answer)) },
      ),
    ).toBe('');
    const none = run(crosswordEngine.jobs.generate(options, { random: createRandom(1), budget, assets: noAssets }));
    expect(none).toMatchObject({ ok: false, reason: 'invalid-options', detail: { code: 'bad-lexicon' } });
  });

  test('its progress shows boards that decode, each no worse than the one before', () => {
    const words = some(wordsEn, 20, 'progress');
    const sliced = { ...tools(), budget: createBudget({ steps: 10_000, slice: 100 }) };
    const job = crosswordEngine.jobs.generate({ style: 'arrange', words, effort: 5_000 }, sliced);
    let shown = 0;
    let before = Number.NEGATIVE_INFINITY;
    for (let turn = job.next(); !turn.done; turn = job.next()) {
      const best = turn.value?.best;
      if (!best) continue;
      shown += 1;
      expect(faultOf(best, { words })).toBe('');
      expect(scoreOfBoard(best)).toBeGreaterThanOrEqual(before);
      before = scoreOfBoard(best);
    }
    expect(shown).toBeGreaterThan(20);
  });
});

describe('thousands of words', () => {
  const many = Array.from({ length: 5_000 }, (_, nth) => ({
    answer: Array.from({ length: 6 }, (_letter, at) => 'ABCDEFGHIJ'[Math.floor((nth * 7_919) / 7 ** at) % 10]!).join(
      '',
    ),
  }));

  test('end with the budget, and the rest is named', () => {
    const result = arrangeWords(many, {}, createRandom(1), createBudget({ steps: 30_000 }));
    if (!result.ok) throw new Error(result.reason);
    expect(result.spent).toBeLessThanOrEqual(30_000);
    const { entries, unplaced } = result.value;
    const duplicates = unplaced!.filter(({ reason }) => reason === 'duplicate').length;
    const left = unplaced!.filter(({ reason }) => reason === 'budget').length;
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.length + duplicates + left).toBe(5_000);
  });

  test('more than that are refused at once', () => {
    const [reason, detail] = refused([...many, { answer: 'ONE' }]);
    expect([reason, detail.code]).toEqual(['invalid-options', 'bad-options']);
  });
});

describe('a request that fails says why', () => {
  const pin = (answer: string, row: number, column: number, direction: 'across' | 'down' = 'across') => ({
    answer,
    row,
    column,
    direction,
  });
  test.each([
    ['no words', [], {}, 'impossible', { code: 'no-words' }],
    ['no letter in common', listOf('ab cd ef'), {}, 'impossible', { code: 'nothing-crosses', words: ['ab', 'cd'] }],
    [
      'all too long',
      listOf('apple pear'),
      { size: { width: 3, height: 2 } },
      'impossible',
      { code: 'all-too-long', shortest: 4, longest: 3 },
    ],
    [
      'pins over one another',
      listOf('apple'),
      { pinned: [pin('ab', 0, 0), pin('cb', 0, 0, 'down')] },
      'invalid-options',
      { code: 'bad-pin', pin: 1, why: 'conflict' },
    ],
    [
      'pins along one another',
      listOf('apple'),
      { pinned: [pin('ab', 0, 0), pin('ba', 1, 0)] },
      'invalid-options',
      { code: 'bad-pin', pin: 1, why: 'conflict' },
    ],
    [
      'a pin twice',
      listOf('apple'),
      { pinned: [pin('ab', 0, 0), pin('AB', 5, 0)] },
      'invalid-options',
      { code: 'bad-pin', pin: 1, why: 'twice' },
    ],
    [
      'a pin outside',
      listOf('apple'),
      { size: { width: 5, height: 5 }, pinned: [pin('abc', 0, 3)] },
      'invalid-options',
      { code: 'bad-pin', pin: 0, why: 'outside' },
    ],
    [
      'a pin that is no word',
      listOf('apple'),
      { pinned: [pin('a b', 0, 0)] },
      'invalid-options',
      { code: 'bad-pin', pin: 0, why: 'bad-word' },
    ],
    [
      'pins without a letter in common',
      listOf('ax'),
      { pinned: [pin('ab', 0, 0), pin('cd', 5, 0)] },
      'impossible',
      { code: 'pins-apart', pins: [0, 1], proved: true },
    ],
    [
      'pins that nothing joins',
      listOf('acx'),
      { pinned: [pin('ab', 0, 0), pin('cd', 9, 9)] },
      'budget',
      { code: 'pins-apart', pins: [0, 1], proved: false },
    ],
  ])('%s', (_name, words, options, reason, detail) => {
    expect(refused(words, options)).toEqual([reason, detail]);
  });
});
