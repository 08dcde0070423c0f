import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../../budget.ts';
import { createRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { createLexicon, crossword, fillGrid, openLexicon } from '../index.ts';
import type { CrosswordPuzzle, FillStyleOptions, Word } from '../types.ts';
import { wordsEn, wordsJa } from '../words/index.ts';
import { digest } from '../../digest.ts';
import { canFill, faultOf, leftIn, runsIn, smallCase, type Asked } from './naive.fixture.ts';

const plenty = () => createBudget({ steps: 2_000_000 });
const filled = ({ rows, words, ...options }: Asked, seed: number) =>
  fillGrid(rows, createLexicon(words).lexicon, options, createRandom(seed), plenty());
const listOf = (words: string): Word[] => words.split(' ').map((answer) => ({ answer }));

describe('small grids of chance', () => {
  test('are filled when they can be, and otherwise proved impossible: four thousand against trying everything', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 4_000; seed += 1) {
      const asked = smallCase(createRandom(`small ${seed}`));
      const made = filled(asked, seed);
      const said = made.ok ? 'filled' : (made.detail as { readonly code: string }).code;
      counts[said] = (counts[said] ?? 0) + 1;
      if (made.ok) expect(faultOf(made.value, asked), `seed ${seed}`).toBe('');
      else expect(made.reason, `seed ${seed}`).toBe('impossible');
      expect(made.ok, `seed ${seed}: ${JSON.stringify(asked)}`).toBe(canFill(runsIn(asked.rows), asked));
    }
    // All four ways to end were taken, or this has not tested them.
    for (const code of ['filled', 'too-few-words', 'root-infeasible', 'infeasible'])
      expect(counts[code], code).toBeGreaterThan(30);
  });

  test('root-infeasible: its slots refute one another, each is needed, and a word of the form it names is a way out', () => {
    let [seen, singles] = [0, 0];
    for (let seed = 0; seed < 2_500; seed += 1) {
      const asked = smallCase(createRandom(`root ${seed}`));
      const made = filled(asked, seed);
      if (made.ok || made.detail?.code !== 'root-infeasible') continue;
      seen += 1;
      const { slots, blocked, single, letters } = made.detail;
      const all = runsIn(asked.rows);
      const core = slots.map((slot) =>
        all.find(
          ({ direction, cells }) => direction === slot.direction && String(cells[0]) === `${slot.row},${slot.column}`,
        )!,
      );
      expect(core.map(({ cells }) => cells.length)).toEqual(slots.map(({ length }) => length));
      const pins = all.filter((one) =>
        asked.pinned.some(
          (pin) => one.direction === pin.direction && String(one.cells[0]) === `${pin.row},${pin.column}`,
        ),
      );
      expect(canFill([...core, ...pins], asked), `seed ${seed}`).toBe(false);
      const isRefuted = (runs: typeof core): boolean =>
        leftIn([...runs, ...pins], asked).some((left) => left.length === 0);
      expect(isRefuted(core), `seed ${seed}`).toBe(true);
      for (const one of core) expect(isRefuted(core.filter((other) => other !== one)), `seed ${seed}`).toBe(false);

      const nth = slots.findIndex((slot) => JSON.stringify(slot) === JSON.stringify(blocked));
      // A single one: without it nothing is refuted. Where there is none, each that is left out leaves the grid refuted.
      const stands = (without: (typeof core)[number]): boolean =>
        !isRefuted(all.filter((one) => one !== without && !pins.includes(one)));
      expect(single, `seed ${seed}`).toBe(core.some(stands));
      if (single) expect(stands(core[nth]!), `seed ${seed}`).toBe(true);
      singles += single ? 1 : 0;
      const others = single ? all.filter((one) => one !== core[nth]) : [...core.filter((_, n) => n !== nth), ...pins];
      const left = leftIn(others, asked);
      const alphabet = new Set(asked.words.flatMap(({ answer }) => Array.from(answer)));
      for (const [place, cell] of core[nth]!.cells.entries()) {
        const shown = asked.rows[cell[0]]![cell[1]]!;
        const pin = pins.find(({ cells }) => cells.some((one) => String(one) === String(cell)));
        const pinned = pin && leftIn([pin], asked)[0]![0]![pin.cells.findIndex((one) => String(one) === String(cell))];
        const given = shown === '.' ? pinned : shown;
        if (given !== undefined) {
          expect(letters[place]).toBe(given);
          continue;
        }
        const wanted = new Set(alphabet);
        for (const [n, other] of others.entries()) {
          const crossing = other.cells.findIndex((one) => String(one) === String(cell));
          if (crossing < 0) continue;
          for (const letter of wanted) if (!left[n]!.some((word) => word[crossing] === letter)) wanted.delete(letter);
        }
        const said = letters[place] === '' ? alphabet : new Set(letters[place]);
        expect([...said].toSorted(), `seed ${seed}, place ${place}`).toEqual([...wanted].toSorted());
      }
      // Those that cross it leave room for such a word: with it the slot is no longer empty.
      const answer = letters.map((some) => some[0] ?? [...alphabet][0]!).join('');
      const helped = {
        ...asked,
        words: [...asked.words.filter((word) => word.answer !== answer), { answer, score: 100 }],
      };
      const room = leftIn(others, helped);
      expect(
        core[nth]!.cells.every((cell, place) =>
          others.every((other, n) => {
            const crossing = other.cells.findIndex((one) => String(one) === String(cell));
            return crossing < 0 || room[n]!.some((word) => word[crossing] === answer[place]);
          }),
        ),
        `seed ${seed}`,
      ).toBe(true);
    }
    expect(singles).toBeGreaterThan(100);
    expect(seen - singles).toBeGreaterThan(100);
  });
});

describe('pinned words and given letters', () => {
  const sixes = [5, 6].flatMap((length) =>
    Array.from({ length: 2_000 }, (_, nth) => ({
      answer: Array.from({ length }, (_letter, at) => 'ABCDEFG'[Math.floor((nth * 7919) / 7 ** at) % 7]!).join(''),
    })),
  );
  const { lexicon } = createLexicon(sixes);
  const pins = [{ answer: 'BAGGED', clue: 'Put in a sack', row: 0, column: 0, direction: 'across' }] as const;

  test('stand where they were put, with their own clue, and need not be in the lexicon', () => {
    expect(sixes).not.toContainEqual({ answer: 'BAGGED' });
    const rows = ['......', '.#.#.#', '..C...', '.#.#.#', '.....F'];
    for (let seed = 0; seed < 20; seed += 1) {
      const made = fillGrid(rows, lexicon, { pinned: pins }, createRandom(seed), plenty());
      if (!made.ok) throw new Error(JSON.stringify(made));
      const cells = [0, 1, 2, 3, 4, 5];
      expect(made.value.entries[0]).toEqual({
        number: 1,
        direction: 'across',
        cells,
        answer: 'BAGGED',
        clue: 'Put in a sack',
      });
      expect(faultOf(made.value, { rows, words: sixes, pinned: pins, minScore: 0 })).toBe('');
    }
  });

  test.each([
    ['no-slot', { answer: 'ANT', row: 1, column: 0, direction: 'across' }],
    ['no-slot', { answer: 'ANT', row: 0, column: 5, direction: 'across' }],
    ['wrong-length', { answer: 'ANT', row: 0, column: 0, direction: 'across' }],
    ['conflict', { answer: 'APPLE', row: 0, column: 0, direction: 'down' }],
    ['twice', { answer: 'bagged', row: 2, column: 0, direction: 'across' }],
    ['twice', { answer: 'BADGED', row: 0, column: 0, direction: 'across' }],
  ] as const)('%s', (why, pin) => {
    const rows = ['......', '.#.#.#', '......', '.#.#.#', '......'];
    const made = fillGrid(rows, lexicon, { pinned: [...pins, pin] }, createRandom(1), plenty());
    expect(made).toMatchObject({ ok: false, reason: 'invalid-options', detail: { code: 'bad-pin', pin: 1, why } });
  });

  test('a pinned word is nowhere else', () => {
    const twos = listOf('AB BA AA BB');
    const made = fillGrid(
      ['..', '..'],
      createLexicon(twos).lexicon,
      { pinned: [{ answer: 'AB', row: 0, column: 0, direction: 'across' }] },
      createRandom(1),
      plenty(),
    );
    // AB over BA would need AB down; AB over AA needs AA twice, and so on.
    expect(made).toMatchObject({ ok: false, reason: 'impossible' });
  });
});

describe('scores and tags', () => {
  const words = Array.from({ length: 3_000 }, (_, nth) => ({
    answer: Array.from({ length: 5 }, (_letter, at) => 'ABCDEFG'[Math.floor((nth * 7919) / 7 ** at) % 7]!).join(''),
    score: nth % 101,
    tags: nth % 3 === 0 ? ['third'] : ['other', 'more'],
  }));
  const { lexicon } = createLexicon(words);
  const rows = ['.....', '.#.#.', '.....', '.#.#.', '.....'];
  const scoreOf = new Map(words.map(({ answer, score }) => [answer, score]));
  const tagsOf = new Map(words.map(({ answer, tags }) => [answer, tags]));

  test('no word is below the least, and none has a tag that is left out', () => {
    for (const minScore of [0, 40, 80, 95]) {
      const made = fillGrid(
        rows,
        lexicon,
        { minScore, without: ['third', 'nobody has it'] },
        createRandom(minScore),
        plenty(),
      );
      if (!made.ok) throw new Error(JSON.stringify(made));
      for (const { answer } of made.value.entries) {
        expect(scoreOf.get(answer)).toBeGreaterThanOrEqual(minScore);
        expect(tagsOf.get(answer)).not.toContain('third');
      }
    }
    expect(fillGrid(rows, lexicon, { without: ['third', 'more'] }, createRandom(1), plenty())).toMatchObject({
      ok: false,
      reason: 'impossible',
      detail: { code: 'too-few-words', lengths: [{ length: 5, slots: 6, words: 0 }] },
    });
  });

  test('the best third is enough here, and it is taken', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const made = fillGrid(rows, lexicon, {}, createRandom(seed), plenty());
      if (!made.ok) throw new Error(made.reason);
      for (const { answer } of made.value.entries) expect(scoreOf.get(answer)).toBeGreaterThan(60);
    }
  });
});

describe('the generate job of style fill', () => {
  const options = (more: Partial<FillStyleOptions> = {}): FillStyleOptions => ({
    style: 'fill',
    words: wordsJa,
    ...more,
  });
  const job = (asked: FillStyleOptions, seed: number | string, budget = plenty(), assets = noAssets) =>
    crossword.jobs.generate(asked, { random: createRandom(seed), budget, assets });

  test('gives boards whose proof holds, with the clues of the words', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const made = run(job(options(seed % 2 === 0 ? {} : { pattern: 'ja-7-1' }), seed));
      if (!made.ok) throw new Error(made.reason);
      expect(crossword.verify(made.value, plenty())).toMatchObject({
        ok: true,
        value: { holds: true, claim: 'strict' },
      });
      for (const { answer, clue } of made.value.entries) expect(wordsJa).toContainEqual({ answer, clue });
    }
  });

  test('one seed, one board; the slices change nothing', () => {
    const asked = options({ words: wordsEn, pattern: 'uk-9-1' });
    const boards = [1, 7, 1_000, 1e9].map((slice) => run(job(asked, 'same', createBudget({ steps: 1e6, slice }))));
    for (const board of boards) expect(board).toStrictEqual(boards[0]);
    const others = Array.from({ length: 10 }, (_, seed) => JSON.stringify(run(job(asked, seed))));
    expect(new Set(others).size).toBeGreaterThan(5);
  });

  test('a packed lexicon among the assets does the same as its words', () => {
    const { bytes } = createLexicon(wordsJa).lexicon;
    const key = digest(bytes);
    const assets = { get: (wanted: string) => (wanted === key ? bytes.slice() : undefined) };
    const fromBytes = run(job(options({ words: { lexicon: key } }), 5, plenty(), assets));
    const fromWords = run(job(options(), 5));
    expect(fromBytes.ok && fromBytes.value).toStrictEqual(fromWords.ok && fromWords.value);
    expect(run(job(options({ words: { lexicon: 'nobody' } }), 5))).toMatchObject({
      reason: 'invalid-options',
      detail: { code: 'bad-lexicon' },
    });
    const damaged = { get: () => bytes.slice(0, 1_000) };
    expect(run(job(options({ words: { lexicon: key } }), 5, plenty(), damaged))).toMatchObject({
      reason: 'invalid-options',
      detail: { code: 'bad-lexicon' },
    });
  });

  /** An open square: hundreds of words fit everywhere, and hardly any fourteen of them together. */
  const hardRows = Array.from({ length: 7 }, () => '.......');
  const letterOf = createRandom('hard');
  const hardWords = Array.from({ length: 1_200 }, () => ({
    answer: Array.from({ length: 7 }, () => 'ABCDEFG'[letterOf.int(7)]!).join(''),
  }));

  test('shows the words that stand so far while it works, as a board', () => {
    const work = job(
      { style: 'fill', words: hardWords, pattern: hardRows },
      1,
      createBudget({ steps: 20_000, slice: 100 }),
    );
    const shown: CrosswordPuzzle[] = [];
    let step = work.next();
    for (; !step.done; step = work.next()) {
      if (step.value?.best && step.value.best !== shown.at(-1)) shown.push(step.value.best);
    }
    expect(shown.length).toBeGreaterThan(0);
    const sizes = shown.map(({ entries }) => entries.length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    for (const best of shown) {
      expect(crossword.codec.puzzle(best).ok).toBe(true);
      for (const { answer, cells } of best.entries) {
        expect(hardWords).toContainEqual({ answer });
        expect(cells.map((cell) => best.cells[cell]!.letter).join('')).toBe(answer);
      }
    }
    expect(step.value).toMatchObject({
      ok: false,
      reason: 'budget',
      detail: { code: 'unfilled', filled: sizes.at(-1) },
    });
  });

  test('an unfilled grid comes back with what was filled, and says so when it was cancelled', () => {
    const rows = hardRows;
    const { lexicon } = createLexicon(hardWords);
    const made = fillGrid(rows, lexicon, {}, createRandom(1), createBudget({ steps: 20_000 }));
    if (made.ok || made.detail?.code !== 'unfilled') throw new Error(JSON.stringify(made));
    expect(made.reason).toBe('budget');
    expect(made.spent).toBe(20_000);
    const shape = (lines: readonly string[]): string => lines.join().replaceAll(/[^#,]/g, '.');
    expect(shape(made.detail.rows)).toBe(shape(rows));
    let asked = 0;
    const cancelled = fillGrid(
      rows,
      lexicon,
      {},
      createRandom(1),
      createBudget({ steps: 1e6, cancelled: () => (asked += 1) > 3 }),
    );
    expect(cancelled).toMatchObject({ ok: false, reason: 'cancelled', detail: { code: 'unfilled' } });
  });

  test.each([
    [
      'an unknown name',
      { pattern: 'toString' },
      'invalid-options',
      { code: 'bad-pattern', problems: [{ code: 'unknown', name: 'toString' }] },
    ],
    ['ragged rows', { pattern: ['..', '...'] }, 'invalid-options', { code: 'bad-pattern' }],
    ['no words', { words: [] }, 'impossible', { code: 'too-few-words', lengths: [] }],
    [
      'words that are none',
      { words: listOf('a b'), pattern: ['..', '..'] },
      'impossible',
      { code: 'too-few-words', lengths: [{ length: 2, slots: 4, words: 0 }] },
    ],
    ['a size of one', { pattern: { width: 1, height: 1 } }, 'budget', { code: 'stopped' }],
    [
      'nothing but sevens in a five',
      { words: listOf('ABCDEFG BCDEFGA'), pattern: { width: 5, height: 5 } },
      'budget',
      {},
    ],
  ] as const)('%s', (_name, more, reason, detail) => {
    const made = run(job(options(more as Partial<FillStyleOptions>), 1, createBudget({ steps: 20_000 })));
    expect(made).toMatchObject({ ok: false, reason, detail });
  });

  test('a root that can not be filled names its slots as they are printed', () => {
    const words = listOf('ABC DEF GHI AXG BXH CXI');
    const made = fillGrid(['...', '...', '...'], createLexicon(words).lexicon, {}, createRandom(1), plenty());
    expect(made).toMatchObject({ ok: false, reason: 'impossible', detail: { code: 'root-infeasible' } });
  });
});

test('an opened lexicon is the same one', () => {
  const { lexicon } = createLexicon(wordsJa);
  const opened = openLexicon(lexicon.bytes);
  expect(opened.ok && opened.value).toBe(lexicon);
});
