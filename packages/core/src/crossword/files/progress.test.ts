// A game, saved as a file and read again: the same board, filled in as it was.
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { dressedBoard, plain, several } from '../dressed.fixture.ts';
import { crossword } from '../index.ts';
import type { CrosswordCell, CrosswordMove, CrosswordPuzzle, CrosswordState } from '../types.ts';
import type { CrosswordFile, FileCell } from './crossword-file.ts';
import { finishCrosswordFile } from './for-other-formats.ts';
import { crosswordFileOf } from './from-puzzle.ts';
import { readCrossword } from './read-crossword.ts';
import { writeCrossword } from './write-crossword.ts';

const play = (puzzle: CrosswordPuzzle, moves: readonly CrosswordMove[] = []): CrosswordState =>
  moves.reduce((state, move) => crossword.reduce(state, move, puzzle), crossword.start(puzzle));
function gameOf(file: CrosswordFile) {
  const read = finishCrosswordFile(file, []);
  if (!read.ok || !read.value.puzzle) throw new Error(JSON.stringify(read));
  return { ...read.value, puzzle: read.value.puzzle };
}
const judged = ({ letters, marks, pencil, empty, wrong }: CrosswordState) => ({
  letters,
  // That a letter was found to be right is in no file.
  marks: Array.from(marks, (mark) => (mark === 1 ? 0 : mark)),
  pencil: [...pencil],
  empty,
  wrong,
});

/** What a file can tell of a board: no alternatives, no bars at the edge, a colour for every shade. */
function told(puzzle: CrosswordPuzzle): CrosswordPuzzle {
  const { width } = puzzle;
  const cells = puzzle.cells.map((cell, at): CrosswordCell | null => {
    if (!cell) return null;
    const { alternatives: _, bars = {}, shade, ...rest } = cell;
    const right = bars.right && at % width < width - 1 ? { right: true as const } : {};
    const below = bars.below && at + width < puzzle.cells.length ? { below: true as const } : {};
    const has = Object.keys({ ...right, ...below }).length > 0;
    return {
      ...rest,
      ...(shade ? { shade: shade === true ? '#cccccc' : shade } : {}),
      ...(has ? { bars: { ...right, ...below } } : {}),
    };
  });
  const { ends: _, ...open } = puzzle;
  return { ...open, cells, ...(cells.some((cell) => cell?.letter === '') ? { ends: 'host' as const } : {}) };
}

test('hundreds of games, half played', () => {
  const random = createRandom('saved games');
  const seen = { pencil: 0, wrong: 0, revealed: 0, rebus: 0, empty: 0, viaIpuz: 0 };
  for (let game = 0; game < 300; game += 1) {
    const puzzle = told(dressedBoard(random));
    let state = crossword.start(puzzle);
    for (let turn = 0; turn < 12; turn += 1) {
      const cell = random.int(puzzle.cells.length);
      const pool = [...plain, ...(puzzle.rebus ? several : [])];
      const typed = random.int(2) === 0 ? puzzle.cells[cell]?.letter || 'ヌ' : pool[random.int(pool.length)]!;
      const pencil = random.int(3) === 0 ? ({ pencil: true } as const) : {};
      const moves: CrosswordMove[] = [
        { type: 'letter', cell, letter: typed, ...pencil },
        { type: 'letter', cell, letter: typed, ...pencil },
        { type: 'check', cells: [...puzzle.cells.keys()] },
        { type: 'reveal', cells: [cell] },
      ];
      state = crossword.reduce(state, moves[random.int(4)]!, puzzle);
    }
    const isRebus = [...state.letters, ...puzzle.cells.map((cell) => cell?.letter ?? '')].some((one) => one.length > 1);
    const { rebus: _, ...lettered } = puzzle;
    const file = crosswordFileOf(puzzle, state);
    const back = gameOf(file);
    expect(back.notes).toEqual([]);
    expect(back.file).toEqual(file);
    expect(back.puzzle).toEqual(isRebus ? puzzle : lettered);
    expect('progress' in back).toBe(state.letters.some((one, at) => one !== '' && puzzle.cells[at]!.kind !== 'given'));
    expect(judged(play(back.puzzle, back.progress))).toEqual(judged(state));
    seen.pencil += state.pencil.includes(1) ? 1 : 0;
    seen.wrong += state.marks.includes(2) ? 1 : 0;
    seen.revealed += state.marks.includes(3) ? 1 : 0;
    seen.rebus += isRebus ? 1 : 0;
    seen.empty += 'progress' in back ? 0 : 1;
    const written = writeCrossword(file, 'ipuz', { lossy: true });
    const read = written.ok ? readCrossword(written.value.content) : written;
    if (!read.ok || !('puzzle' in read.value)) throw new Error(JSON.stringify(read));
    expect(read.value.puzzle).toEqual(back.puzzle);
    seen.viaIpuz += read.value.progress?.every(({ type }) => type === 'letter') ? 1 : 0;
  }
  expect(seen.empty).toBeLessThan(30);
  expect(
    Math.min(seen.pencil, seen.wrong, seen.revealed, seen.rebus, seen.viaIpuz),
    JSON.stringify(seen),
  ).toBeGreaterThan(40);
});

describe('what the game has no place for is named, with its cells', () => {
  const board = (second: Partial<FileCell>): CrosswordFile => ({
    width: 2,
    height: 1,
    cells: [
      { kind: 'open', solution: 'A', number: '1' },
      { kind: 'open', solution: 'B', ...second },
    ],
    lists: [],
  });
  const type = (letter: string, more: object = {}) => ({ type: 'letter', cell: 1, letter, ...more });

  test.each<[string, Partial<FileCell>, string[], unknown]>([
    ['nothing', {}, [], undefined],
    ['a letter in pencil', { entry: 'b', pencil: true }, [], [type('b', { pencil: true })]],
    ['several letters', { entry: 'BC' }, [], [type('BC')]],
    ['a wrong one that was checked', { entry: 'C', wrong: true }, [], [type('C'), { type: 'check', cells: [1] }]],
    ['a right one that was called wrong', { entry: 'b', wrong: true }, ['checks'], [type('b')]],
    ['one that was wrong before', { entry: 'C', wasWrong: true }, ['checks'], [type('C')]],
    ['a revealed one', { entry: 'B', revealed: true }, [], [{ type: 'reveal', cells: [1] }]],
    [
      'a revealed one in pencil',
      { entry: 'B', revealed: true, pencil: true },
      ['pencil'],
      [{ type: 'reveal', cells: [1] }],
    ],
    ['a wrong one that was revealed', { entry: 'C', revealed: true }, ['revealed'], [type('C')]],
    [
      'a revealed one that was cleared',
      { revealed: true, pencil: true, wrong: true },
      ['pencil', 'revealed', 'checks'],
      undefined,
    ],
    [
      'one that was revealed of an unknown cell',
      { solution: undefined as never, entry: 'B', revealed: true },
      ['revealed'],
      [type('B')],
    ],
  ])('%s', (_name, second, codes, progress) => {
    const { notes, progress: moves } = gameOf(JSON.parse(JSON.stringify(board(second))) as CrosswordFile);
    expect(notes.map(({ code, cells }) => [code, cells])).toEqual(codes.map((code) => [code, [1]]));
    expect(moves).toEqual(progress);
  });
});

test('alternatives are in no file, and a rebus is spelled as its cells are', () => {
  const random = createRandom('alternatives');
  let named = 0;
  for (let nth = 0; nth < 100; nth += 1) {
    const puzzle = dressedBoard(random);
    const cells = [...puzzle.cells.keys()].filter((at) => puzzle.cells[at]?.alternatives);
    const strict = writeCrossword(puzzle, 'ipuz');
    named += cells.length;
    if (cells.length === 0) expect(strict).toMatchObject({ ok: true, value: { lost: [] } });
    else expect(strict).toMatchObject({ reason: 'cannot-carry', detail: { lost: [{ code: 'alternatives', cells }] } });
  }
  expect(named).toBeGreaterThan(100);
});

test('an answer word needs a letter from each of its cells', () => {
  const file = (first: string, second: object): CrosswordFile => ({
    width: 2,
    height: 1,
    cells: [
      { kind: 'open', solution: first, number: '1' },
      { kind: 'open', ...second },
    ],
    lists: [],
    answerWord: [1, 0],
  });
  expect(gameOf(file('A', { solution: 'B' }))).toMatchObject({ puzzle: { answer: 'BA' }, notes: [] });
  for (const { puzzle, notes } of [gameOf(file('AB', {})), gameOf(file('AB', { solution: 'C' }))]) {
    expect(puzzle).not.toHaveProperty('answer');
    expect(notes.map(({ code }) => code)).toEqual(['answer-word']);
  }
});
