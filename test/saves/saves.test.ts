// Saves as each version wrote them, kept for ever. A change that makes one of them unreadable loses somebody's game:
// bring the puzzle's version up, write a `migrate`, and add the new version's save beside the old one.
import { readdirSync, readFileSync } from 'node:fs';
import { restoreSession, type AnyPuzzle } from '@kumiki/core';
import { registry } from '@kumiki/core/worker';
import { describe, expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

interface Golden {
  readonly puzzleId: string;
  readonly version: number;
  readonly cursor: number;
  readonly steps: readonly unknown[];
  readonly seed: string;
}
const read = (file: string): Golden => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden;

test('there is one for every version of every puzzle', () => {
  const wanted = Object.values(registry).flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, n) => `${id}-${n + 1}.json`),
  );
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

describe.each(files)('%s', (file) => {
  const golden = read(file);
  const puzzle: AnyPuzzle = registry[golden.puzzleId]!;

  test('is restored whole, at its step, and each step can be taken back and played again', () => {
    const restored = restoreSession(puzzle, golden);
    if (!restored.ok) throw new Error(`${restored.reason} ${JSON.stringify(restored.detail)}`);
    const { session, dropped } = restored.value;
    expect(dropped).toEqual([]);
    expect(session.getSnapshot()).toMatchObject({ step: golden.cursor, steps: golden.steps.length });
    expect(session.meta).toEqual({ elapsed: 61_000, hints: 1, reveals: 0 });
    expect(session.seed).toBe(golden.seed);
    while (session.undo());
    expect(session.getSnapshot().step).toBe(0);
    while (session.redo());
    expect(session.getSnapshot().step).toBe(golden.steps.length);
  });

  test('is written again as it was, in the words of today', () => {
    const restored = restoreSession(puzzle, golden);
    const again = restored.ok ? restored.value.session.save() : restored;
    expect(restoreSession(puzzle, JSON.parse(JSON.stringify(again)))).toMatchObject({
      ok: true,
      value: { dropped: [] },
    });
    if (golden.version === puzzle.version) expect(again).toEqual(golden);
    else expect(again).toMatchObject({ version: puzzle.version });
  });
});
