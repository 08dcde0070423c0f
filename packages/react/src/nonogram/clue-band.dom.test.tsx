// What a stroke costs the numbers: the clues of the lines that it crosses are worked out and drawn anew, and no others.
import { createSession, type Session } from '@kumiki/core';
import { deriveClues, nonogram, type NonogramPuzzle, type NonogramTypes } from '@kumiki/core/nonogram';
import * as rules from '@kumiki/core/nonogram/rules';
import { act, render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Nonogram, type NonogramProps } from './index.ts';

vi.mock('@kumiki/core/nonogram/rules', async (original) => {
  const real = await original<typeof rules>();
  return { ...real, clueProgress: vi.fn(real.clueProgress) };
});
const worked = vi.mocked(rules.clueProgress);

/** Every line has filled cells, and no two clues are the same list. */
function boardOf(size: number): NonogramPuzzle {
  const cells = Uint8Array.from({ length: size * size }, (_, at) => Number((at * 7 + Math.floor(at / size)) % 5 < 3));
  return { ...deriveClues(cells, size, size), claim: 'solvable', trail: [], ends: 'clues' };
}

function open(size: number, props: NonogramProps = {}) {
  const session: Session<NonogramTypes> = createSession(nonogram, boardOf(size));
  const { container } = render(<Nonogram session={session} {...props} />);
  const { rows, columns } = session.getSnapshot().puzzle;
  const lines = [...rows, ...columns];
  const changed = new Set<number>();
  const observer = new MutationObserver((records) => note(records));
  const note = (records: readonly MutationRecord[]): void => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement!;
      changed.add(Number(element.closest<HTMLElement>('.kumiki-ng-clue')?.dataset['line'] ?? -1));
    }
  };
  for (const band of container.querySelectorAll('.kumiki-ng-band'))
    observer.observe(band, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    session,
    lines,
    /** The lines whose clues are worked out and whose labels change while something is done. */
    costOf: (work: () => void): { readonly worked: number[]; readonly changed: number[] } => {
      worked.mockClear();
      changed.clear();
      act(work);
      note(observer.takeRecords());
      const asked = new Set(worked.mock.calls.map(([clue]) => lines.indexOf(clue)));
      const sorted = (some: Iterable<number>): number[] => [...some].toSorted((a, b) => a - b);
      return { worked: sorted(asked), changed: sorted(changed) };
    },
  };
}
const mark = (session: Session<NonogramTypes>, cells: readonly number[], how: 0 | 1 | 2, group?: string): void =>
  void session.dispatch({ type: 'mark', cells, mark: how }, group ? { group } : {});

describe.each([15, 60])('on a board of %i lines a side', (size) => {
  /** Row 4 and the columns 2 to 6. */
  const cells = [2, 3, 4, 5, 6].map((x) => 4 * size + x);
  const crossed = [4, ...[2, 3, 4, 5, 6].map((x) => size + x)];

  test('all clues are worked out once, when it is there', () => {
    worked.mockClear();
    const { lines } = open(size);
    expect(new Set(worked.mock.calls.map(([clue]) => lines.indexOf(clue))).size).toBe(2 * size);
    expect(worked.mock.calls.length).toBe(2 * size);
  });

  test('a mark costs its row and its columns', () => {
    const { session, costOf } = open(size);
    const { worked: asked, changed } = costOf(() => mark(session, cells, 2));
    expect(asked).toEqual(crossed);
    for (const line of changed) expect(crossed).toContain(line);
  });

  test('a cell after the other, each move costs two lines, as does taking it back', () => {
    const { session, costOf } = open(size);
    for (const [nth, cell] of cells.entries()) {
      const { worked: asked } = costOf(() => mark(session, [cell], 1, 'stroke'));
      expect(asked).toEqual([4, size + 2 + nth]);
    }
    expect(costOf(() => void session.undo()).worked).toEqual(crossed);
  });

  test('the label of a line that is done changes, and its neighbours stay as they are', () => {
    const { session, lines, costOf } = open(size);
    // Row 4 as its clue wants it, packed to the left: its own runs, whatever the columns say.
    const wanted = lines[4]!.flatMap((run, nth) => [...(nth > 0 ? [0] : []), ...Array.from({ length: run }, () => 1)]);
    const filled = wanted.flatMap((cell, x) => (cell === 1 ? [4 * size + x] : []));
    const { changed } = costOf(() => mark(session, filled, 1));
    expect(changed).toContain(4);
    const touched = new Set([4, ...filled.map((cell) => size + (cell % size))]);
    for (const line of changed) expect(touched).toContain(line);
  });

  test('a note changes no label', () => {
    const { session, costOf } = open(size);
    const { worked: asked, changed } = costOf(() => void session.dispatch({ type: 'note', cells: [0], on: true }));
    // The row and the column of the note are drawn anew; they say the same.
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(changed).toEqual([]);
  });
});
