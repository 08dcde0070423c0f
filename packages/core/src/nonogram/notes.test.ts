import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { createSession, restoreSession } from '../index.ts';
import { knownBoards } from './boards.fixture.ts';
import { nonogram } from './index.ts';
import type { Mark, NonogramMove, NonogramState } from './types.ts';

const { puzzle } = knownBoards(1, 'notes', 5)[0]!;
const play = (state: NonogramState, ...moves: NonogramMove[]): NonogramState =>
  moves.reduce((at, move) => nonogram.reduce(at, move, puzzle), state);
const start = nonogram.start(puzzle);

describe('notes', () => {
  test('stand on unmarked cells, go when a mark comes, and leave nothing behind', () => {
    const noted = play(start, { type: 'note', cells: [0, 1], on: true });
    expect([...noted.notes!].slice(0, 3)).toEqual([1, 1, 0]);
    expect(noted).toMatchObject({ unknown: start.unknown, filled: 0, unfit: start.unfit });
    const marked = play(noted, { type: 'mark', cells: [0], mark: 2 });
    expect([...marked.notes!].slice(0, 2)).toEqual([0, 1]);
    expect(play(marked, { type: 'note', cells: [0], on: true })).toBe(marked);
    const none = play(noted, { type: 'note', cells: [0, 1], on: false });
    expect(none).toEqual(start);
    expect('notes' in none).toBe(false);
  });

  test.each([
    ['the same again', [{ type: 'note', cells: [0], on: true }], { type: 'note', cells: [0], on: true }],
    ['none where none is', [], { type: 'note', cells: [0], on: false }],
    ['a cell twice', [], { type: 'note', cells: [0, 0], on: true }],
    ['a cell that is none', [], { type: 'note', cells: [99_999], on: true }],
    ['no cells', [], { type: 'note', cells: [], on: true }],
    ['no truth', [], { type: 'note', cells: [0], on: 1 }],
  ] as const)('%s changes nothing', (_name, before, move) => {
    const state = play(start, ...(before as readonly NonogramMove[]));
    expect(nonogram.reduce(state, move as never, puzzle)).toBe(state);
  });

  test('change no verdict, no hint, no end: 300 games with and without them', () => {
    const random = createRandom('noted games');
    let noted = 0;
    for (const board of knownBoards(300, 'noted', 5)) {
      let [plain, other] = [nonogram.start(board.puzzle), nonogram.start(board.puzzle)];
      const cells = plain.marks.length;
      for (let n = 0; n < 12; n += 1) {
        const cell = random.int(cells);
        const mark: NonogramMove = { type: 'mark', cells: [cell], mark: random.int(3) as Mark };
        other = nonogram.reduce(
          other,
          { type: 'note', cells: [random.int(cells)], on: random.int(4) > 0 },
          board.puzzle,
        );
        [plain, other] = [nonogram.reduce(plain, mark, board.puzzle), nonogram.reduce(other, mark, board.puzzle)];
        noted += other.notes ? 1 : 0;
        const { notes, ...rest } = other;
        expect(rest).toEqual(plain);
        // A note lies on unmarked cells alone.
        expect(notes?.some((one, at) => one === 1 && other.marks[at] !== 0) ?? false).toBe(false);
        expect(nonogram.status(other, board.puzzle)).toBe(nonogram.status(plain, board.puzzle));
      }
    }
    expect(noted).toBeGreaterThan(500);
  });

  test('tell their lines, are undone, and are saved with the game', () => {
    const session = createSession(nonogram, puzzle);
    const move = { type: 'note', cells: [0], on: true } as const;
    expect(nonogram.changed(start, play(start, move))).toEqual([0, puzzle.rows.length]);
    expect(session.dispatch(move)).toBe(true);
    const restored = restoreSession(nonogram, JSON.parse(JSON.stringify(session.save())));
    if (!restored.ok) throw new Error(restored.reason);
    expect(restored.value.session.getSnapshot().state).toEqual(session.getSnapshot().state);
    session.undo();
    expect(session.getSnapshot().state).toEqual(start);
  });
});
