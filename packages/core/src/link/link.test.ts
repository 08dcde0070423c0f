import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget, noAssets } from '../budget.ts';
import { crossword } from '../crossword/index.ts';
import { digest } from '../digest.ts';
import { defaultSteps } from '../limits.ts';
import { nonogram } from '../nonogram/index.ts';
import { nullPuzzle } from '../null-puzzle/index.ts';
import type { AnyPuzzle, Json } from '../puzzle.ts';
import { createRandom } from '../random.ts';
import { run } from '../run.ts';
import { createSession, type Session } from '../session/session.ts';
import { tileStack } from '../tile-stack/index.ts';
import { sameBoards, version } from '../version.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { readLink, writeLink, type Linked } from './index.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';
import { checkOf } from './write-link.ts';

// oxlint-disable typescript/no-explicit-any -- the registry's erased form
const puzzles: AnyPuzzle[] = [nullPuzzle, nonogram, tileStack, crossword];
const seed = '2026-11-30';

const make = (puzzle: AnyPuzzle, of = seed, options: any = puzzle.defaults): any => {
  const tools = { random: createRandom(of), budget: createBudget({ steps: defaultSteps }), assets: noAssets };
  const made = run(puzzle.jobs.generate(options, tools));
  if (!made.ok) throw new Error(made.reason);
  return made.value;
};
/** A game of some moves of the puzzle's own solution, with one taken back. */
function played(puzzle: AnyPuzzle): Session<any> {
  const session = createSession(puzzle, make(puzzle), { options: puzzle.defaults, seed });
  const tools = { random: createRandom(1), budget: createBudget({ steps: defaultSteps }), assets: noAssets };
  const solved = run(puzzle.jobs.solve(session.getSnapshot(), tools));
  if (!solved.ok) throw new Error(solved.reason);
  for (const move of solved.value.slice(0, 3)) session.dispatch(move, { group: 'stroke' });
  if (solved.value.length > 3) session.dispatch(solved.value[3]);
  session.undo();
  return session;
}
const written = (session: Session<any>, how?: Parameters<typeof writeLink>[1]): string => {
  const link = writeLink(session, how);
  if (!link.ok) throw new Error(link.detail);
  return link.value;
};
const read = (puzzle: AnyPuzzle, link: string): Linked<any> => {
  const linked = readLink(puzzle, link);
  if (!linked.ok) throw new Error(`${linked.reason} ${JSON.stringify(linked.detail)}`);
  return linked.value;
};
/** The link with its list changed, and the check made anew: what somebody with this source could write. */
const forged = (link: string, change: (list: Json[]) => void): string => {
  const bytes = fromBase64url(link);
  const list = bytes.ok ? unpack(bytes.value.subarray(1, -3)) : bytes;
  if (!list.ok) throw new Error('no link');
  const changed = structuredClone(list.value) as Json[];
  change(changed);
  const content = pack(changed);
  return toBase64url(Uint8Array.from([1, ...content, ...checkOf(content)]));
};

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('links to a %s', (_id, puzzle) => {
  test('by seed: the board is made again, and the game goes on where it was', () => {
    const session = played(puzzle);
    const link = written(session, { steps: true });
    expect(link).toMatch(/^[\w-]+$/);
    const linked = read(puzzle, link);
    if (linked.form !== 'seed') throw new Error(linked.form);
    const opened = linked.open(make(puzzle, linked.seed, linked.options));
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.value.dropped).toEqual([]);
    expect(opened.value.session.getSnapshot()).toEqual(session.getSnapshot());
    expect(opened.value.session.redo()).toBe(session.redo());
    expect(opened.value.session.getSnapshot()).toEqual(session.getSnapshot());
    expect(opened.value.session.seed).toBe(seed);
  });

  test('by seed, the wrong board: said, not played', () => {
    const linked = read(puzzle, written(played(puzzle)));
    expect(linked.form === 'seed' && linked.open(make(puzzle, 'another'))).toMatchObject({
      ok: false,
      reason: 'other-board',
    });
  });

  test('with the board: the game is there', () => {
    const session = played(puzzle);
    const linked = read(puzzle, written(session, { form: 'board', steps: true }));
    if (linked.form !== 'board') throw new Error(linked.form);
    expect(linked.session.getSnapshot()).toEqual(session.getSnapshot());
    expect(linked.engine).toBe(version);
    expect(linked.dropped).toEqual([]);
  });

  test('without its moves: the first board, untouched', () => {
    const linked = read(puzzle, written(played(puzzle), { form: 'board' }));
    if (linked.form !== 'board') throw new Error(linked.form);
    expect(linked.session.getSnapshot()).toMatchObject({ step: 0, steps: 0 });
    expect(digest(linked.session.getSnapshot().puzzle)).toBe(digest(make(puzzle)));
  });

  test('an imported board has no seed: its link carries the board, and one by seed is refused', () => {
    const session = createSession(puzzle, make(puzzle));
    expect(read(puzzle, written(session)).form).toBe('board');
    expect(writeLink(session, { form: 'seed' })).toMatchObject({ ok: false, reason: 'no-seed' });
  });

  test('cut, changed, of another puzzle, of another version: each is refused by its name', () => {
    const link = written(played(puzzle), { form: 'board', steps: true });
    const reason = (text: string): string | undefined => {
      const linked = readLink(puzzle, text);
      return linked.ok ? undefined : linked.reason;
    };
    expect(reason(link.slice(0, -4))).toBe('malformed');
    expect(reason(`${link}AAAA`)).toBe('malformed');
    expect(reason('')).toBe('malformed');
    expect(reason('A'.repeat(500_001))).toBe('too-large');
    const another = puzzle === nullPuzzle ? nonogram : nullPuzzle;
    expect(reason(written(played(another)))).toBe('wrong-puzzle');
    expect(reason(written(played(another), { form: 'board' }))).toBe('wrong-puzzle');
    expect(reason(forged(link, (list) => void (list[2] = puzzle.version + 1)))).toBe('newer-version');
    const bySeed = written(played(puzzle));
    expect(reason(forged(bySeed, (list) => void (list[0] = '0.99.0')))).toBe('other-version');
    // The board itself can be read whoever wrote it.
    expect(reason(forged(link, (list) => void (list[0] = '0.99.0')))).toBeUndefined();
    expect(reason(forged(bySeed, (list) => void (list[3] = { nothing: 1 })))).toBe('corrupt');
    expect(reason(forged(bySeed, (list) => void (list[4] = null)))).toBe('corrupt');
    expect(reason(forged(link, (list) => void (list[5] = { nothing: 1 })))).toBe('corrupt');
  });

  test('every character matters', () => {
    const link = written(played(puzzle), { steps: true });
    for (let at = 0; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A';
      const linked = readLink(puzzle, link.slice(0, at) + other + link.slice(at + 1));
      expect(linked.ok, `character ${at}`).toBe(false);
    }
  });
});

test('texts of anybody: refused, never thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.uint8Array().map(toBase64url)), (text) => {
      expect(readLink(nonogram, text).ok).toBe(false);
    }),
  );
  expect(readLink(nonogram, undefined as unknown as string)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('contents of anybody under a right check: refused or decoded, never thrown', () => {
  const link = written(played(nonogram), { form: 'board', steps: true });
  fc.assert(
    fc.property(fc.nat(7), fc.jsonValue(), (at, value) => {
      const linked = readLink(
        nonogram,
        forged(link, (list) => void (list[at] = value as Json)),
      );
      const form = typeof value === 'string' && at === 5 ? 'seed' : 'board';
      expect([linked.ok ? linked.value.form : form]).toEqual([form]);
    }),
    { numRuns: 500 },
  );
});

test('short: by seed about 100 characters, a nonogram of 15×15 about 300, a Turtle below 2,000, which every browser carries', () => {
  const length = (puzzle: AnyPuzzle, options: any, form: 'seed' | 'board'): number =>
    written(createSession(puzzle, make(puzzle, seed, options), { options, seed }), { form }).length;
  const lengths = {
    nonogram: length(nonogram, { width: 15, height: 15 }, 'seed'),
    nonogramBoard: length(nonogram, { width: 15, height: 15 }, 'board'),
    tileStack: length(tileStack, { layout: 'turtle' }, 'seed'),
    tileStackBoard: length(tileStack, { layout: 'turtle' }, 'board'),
  };
  expect(Math.max(lengths.nonogram, lengths.tileStack)).toBeLessThan(110);
  expect(lengths.nonogramBoard).toBeLessThan(330);
  expect(lengths.tileStackBoard).toBeLessThan(2_000);
});

test('the version in a link is that of the package; a seed is good for its line', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(version).toBe(manifest.version);
  expect(sameBoards('1.2.3', '1.9.0')).toBe(true);
  expect(sameBoards('1.2.3', '2.0.0')).toBe(false);
  expect(sameBoards('0.1.0', '0.1.7')).toBe(true);
  expect(sameBoards('0.1.0', '0.2.0')).toBe(false);
});
