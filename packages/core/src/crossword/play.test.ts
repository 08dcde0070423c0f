// Play on boards with all that a cell can have, against a model on paper.
import { describe, expect, test } from 'vitest';
import { createBudget } from '../budget.ts';
import { createRandom } from '../random.ts';
import { restoreSession } from '../session/save.ts';
import { createSession } from '../session/session.ts';
import { dressedBoard, plain, several } from './dressed.fixture.ts';
import { awaitsJudge, canHold, clearWordMoves, crossword, crosswordFromEntries, isKnown, isRight } from './index.ts';
import { spelled } from './reading.fixture.ts';
import type { CrosswordMove, CrosswordPuzzle, CrosswordState, CrosswordTypes } from './types.ts';

interface Paper {
  readonly texts: readonly string[];
  readonly notes: readonly ('' | 'right' | 'wrong' | 'revealed')[];
  readonly inPencil: readonly boolean[];
  readonly agreed: boolean;
}
const budget = () => createBudget({ steps: 1_000 });
const typedIn = (puzzle: CrosswordPuzzle, at: number): boolean => puzzle.cells[at]?.kind === 'blank';
const rightsOf = (puzzle: CrosswordPuzzle, at: number): string[] => {
  const { letter, alternatives = [] } = puzzle.cells[at]!;
  return letter === '' ? [] : [letter, ...alternatives].map(spelled);
};
const fits = (puzzle: CrosswordPuzzle, at: number, text: string): boolean =>
  rightsOf(puzzle, at).includes(spelled(text));
const typedOf = (puzzle: CrosswordPuzzle): number[] => [...puzzle.cells.keys()].filter((at) => typedIn(puzzle, at));
const missing = (puzzle: CrosswordPuzzle, { texts }: Paper): number[] =>
  typedOf(puzzle).filter((at) => texts[at] === '');
const mistakes = (puzzle: CrosswordPuzzle, { texts }: Paper): number[] =>
  typedOf(puzzle).filter((at) => texts[at] !== '' && rightsOf(puzzle, at).length > 0 && !fits(puzzle, at, texts[at]!));
const isFull = (puzzle: CrosswordPuzzle, paper: Paper): boolean =>
  missing(puzzle, paper).length + mistakes(puzzle, paper).length === 0;
const isDone = (puzzle: CrosswordPuzzle, paper: Paper): boolean =>
  isFull(puzzle, paper) && (puzzle.ends === undefined || paper.agreed);

const single = [...plain, 'い', 'ッ', 'a', 'Ｂ', 'ヌ'];
const long = [...several, 'ab', 'あい', 'ツア7', 'ヌヌ'];

/** The same paper when the move may not be made. */
function onPaper(puzzle: CrosswordPuzzle, paper: Paper, move: CrosswordMove): Paper {
  if (isDone(puzzle, paper)) return paper;
  if (move.type === 'accept') return puzzle.ends && isFull(puzzle, paper) ? { ...paper, agreed: true } : paper;
  if (move.type === 'letter') {
    const { cell, letter } = move;
    const allowed = ['', ...single, ...(puzzle.rebus ? long : [])].includes(letter);
    if (!allowed || !typedIn(puzzle, cell) || paper.notes[cell] === 'revealed') return paper;
    const pencil = letter !== '' && move.pencil === true;
    const isThere = paper.texts[cell] === letter;
    if (isThere && paper.inPencil[cell] === pencil) return paper;
    return {
      ...paper,
      texts: paper.texts.with(cell, letter),
      notes: isThere ? paper.notes : paper.notes.with(cell, ''),
      inPencil: paper.inPencil.with(cell, pencil),
    };
  }
  if (move.cells.some((cell) => cell >= puzzle.cells.length)) return paper;
  const [texts, notes, inPencil] = [[...paper.texts], [...paper.notes], [...paper.inPencil]];
  for (const cell of move.cells) {
    if (!typedIn(puzzle, cell) || notes[cell] === 'revealed' || puzzle.cells[cell]!.letter === '') continue;
    const right = texts[cell] !== '' && fits(puzzle, cell, texts[cell]!);
    if (move.type === 'check' && texts[cell] !== '') notes[cell] = right ? 'right' : 'wrong';
    if (move.type === 'reveal' && !right)
      [texts[cell], notes[cell], inPencil[cell]] = [puzzle.cells[cell]!.letter, 'revealed', false];
  }
  const after = { ...paper, texts, notes, inPencil };
  return JSON.stringify(after) === JSON.stringify(paper) ? paper : after;
}

const startOf = (puzzle: CrosswordPuzzle): Paper => ({
  texts: puzzle.cells.map((cell) => (cell?.kind === 'given' ? cell.letter : '')),
  notes: puzzle.cells.map(() => ''),
  inPencil: puzzle.cells.map(() => false),
  agreed: false,
});

function expectState(puzzle: CrosswordPuzzle, paper: Paper, state: CrosswordState): void {
  expect({ ...state, marks: [...state.marks], pencil: [...state.pencil] }).toEqual({
    letters: paper.texts,
    marks: paper.notes.map((note) => ['', 'right', 'wrong', 'revealed'].indexOf(note)),
    pencil: paper.inPencil.map(Number),
    empty: missing(puzzle, paper).length,
    wrong: mistakes(puzzle, paper).length,
    accepted: paper.agreed,
  });
  expect(crossword.status(state, puzzle)).toBe(isDone(puzzle, paper) ? 'solved' : 'playing');
  expect(crossword.complete(state, puzzle)).toBe(missing(puzzle, paper).length === 0);
  const waits = puzzle.ends === 'host' && isFull(puzzle, paper) && !paper.agreed;
  expect(awaitsJudge(puzzle, state)).toBe(waits);
  expect(crossword.judge(state, puzzle, budget())).toMatchObject({
    value: { holds: mistakes(puzzle, paper).length === 0 },
  });
}

function expectSolve(puzzle: CrosswordPuzzle, paper: Paper, state: CrosswordState): void {
  const solved = crossword.solve(state, puzzle, budget());
  const known = typedOf(puzzle).every((at) => puzzle.cells[at]!.letter !== '');
  expect(solved.ok).toBe(known && mistakes(puzzle, paper).length === 0 && !isDone(puzzle, paper));
  if (!solved.ok) return;
  let now = state;
  for (const move of solved.value) {
    const next = crossword.reduce(now, move, puzzle);
    expect(next).not.toBe(now);
    now = next;
  }
  expect(crossword.status(now, puzzle)).toBe('solved');
}

function expectHint(puzzle: CrosswordPuzzle, paper: Paper, state: CrosswordState): void {
  const hint = crossword.hint(state, puzzle, budget());
  const open = missing(puzzle, paper).filter((at) => puzzle.cells[at]!.letter !== '');
  if (mistakes(puzzle, paper).length > 0) return expect(hint).toMatchObject({ ok: false, reason: 'wrong' });
  if (open.length === 0) return expect(hint).toMatchObject({ ok: false, reason: 'none' });
  if (!hint.ok) throw new Error(hint.reason);
  const { keys, move, because } = hint.value;
  const sizes = puzzle.entries.map(({ cells }) => cells.filter((at) => open.includes(at)).length);
  expect(sizes[because.entry]).toBe(Math.min(...sizes.filter((size) => size > 0)));
  expect(open).toContain(keys[0]);
  return expect(move).toEqual({ type: 'letter', cell: keys[0], letter: puzzle.cells[keys[0]!]!.letter });
}

test('hundreds of games go as on paper', { timeout: 30_000 }, () => {
  const random = createRandom('dressed games');
  const seen = { taken: 0, refused: 0, solved: 0, agreed: 0, toInk: 0, byAlternative: 0, cleared: 0, kept: 0 };
  for (let game = 0; game < 120; game += 1) {
    const puzzle = dressedBoard(random);
    let [paper, state] = [startOf(puzzle), crossword.start(puzzle)];
    expectState(puzzle, paper, state);
    for (let turn = 0; turn < 50; turn += 1) {
      const wanted = [...missing(puzzle, paper), ...mistakes(puzzle, paper)];
      const anywhere = random.int(puzzle.cells.length + 1);
      const cell = random.int(4) > 0 ? (wanted[random.int(wanted.length || 1)] ?? anywhere) : anywhere;
      const held = puzzle.cells[cell];
      const right = [held?.letter || 'ア', ...(held?.alternatives ?? [])];
      const pool = [...single, ...long, '', ' ', '\u3099', 'x'.repeat(65)];
      const typed = random.int(5) > 0 ? right[random.int(right.length)]! : pool[random.int(pool.length)]!;
      const pencil = random.int(3) === 0 ? ({ pencil: true } as const) : {};
      const cells = Array.from({ length: 1 + random.int(4) }, () =>
        random.int(puzzle.cells.length + (turn % 7 ? 0 : 2)),
      );
      const moves: CrosswordMove[] = [
        ...Array.from({ length: 5 }, (): CrosswordMove => ({ type: 'letter', cell, letter: typed, ...pencil })),
        { type: 'letter', cell, letter: paper.texts[cell] ?? '', ...pencil },
        { type: 'check', cells },
        { type: 'accept' },
        { type: 'reveal', cells: cells.slice(0, 1) },
      ];
      const move = moves[random.int(turn % 4 ? moves.length - 1 : moves.length)]!;
      const before = structuredClone(state);
      const next = crossword.reduce(state, move, puzzle);
      expect(state).toStrictEqual(before);
      const after = onPaper(puzzle, paper, move);
      expect(next === state, JSON.stringify([puzzle, paper, move])).toBe(after === paper);
      seen[next === state ? 'refused' : 'taken'] += 1;
      const differ = [...puzzle.cells.keys()].filter(
        (at) =>
          after.texts[at] !== paper.texts[at] ||
          after.notes[at] !== paper.notes[at] ||
          after.inPencil[at] !== paper.inPencil[at],
      );
      expect(crossword.changed(state, next)).toEqual(differ);
      if (after.agreed && !paper.agreed) seen.agreed += 1;
      if (move.type === 'letter' && next !== state && next.letters === state.letters) seen.toInk += 1;
      if (held && typed !== held.letter && isRight(puzzle, cell, typed)) seen.byAlternative += 1;
      if (isDone(puzzle, after) && !isDone(puzzle, paper)) seen.solved += 1;
      [paper, state] = [after, next];
      expectState(puzzle, paper, state);
      if (turn % 3 > 0) continue;
      expectSolve(puzzle, paper, state);
      expectHint(puzzle, paper, state);
      expectClear(puzzle, paper, state, random.int(puzzle.entries.length));
    }
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(40);

  function expectClear(puzzle: CrosswordPuzzle, paper: Paper, state: CrosswordState, entry: number): void {
    const others = puzzle.entries.filter((_, nth) => nth !== entry);
    const isFinished = (at: number): boolean =>
      others.some(({ cells }) => cells.includes(at) && cells.every((one) => paper.texts[one] !== ''));
    const there = puzzle.entries[entry]!.cells.filter(
      (at) => typedIn(puzzle, at) && paper.texts[at] !== '' && paper.notes[at] !== 'revealed',
    );
    const gone = isDone(puzzle, paper) ? [] : there.filter((at) => !isFinished(at));
    const moves = clearWordMoves(puzzle, state, entry);
    expect(moves).toEqual(gone.map((cell) => ({ type: 'letter', cell, letter: '' })));
    let now = state;
    for (const move of moves) {
      const next = crossword.reduce(now, move, puzzle);
      expect(next).not.toBe(now);
      now = next;
    }
    expect(now.letters).toEqual(paper.texts.map((text, at) => (gone.includes(at) ? '' : text)));
    seen.cleared += gone.length;
    seen.kept += there.length - gone.length;
  }
});

const barred = crosswordFromEntries({
  entries: [
    { answer: ['C', 'AR', 'T'], row: 0, column: 0, direction: 'across' },
    { answer: ['C', 'O', ''], row: 0, column: 0, direction: 'down' },
    { answer: ['T', 'E', 'N'], row: 0, column: 2, direction: 'down' },
  ],
  cells: [{ row: 0, column: 2, alternatives: ['D'], circle: true }],
  given: [[1, 2]],
});
if (!barred.ok) throw new Error(JSON.stringify(barred.detail));
const puzzle = barred.value;
const letter = (cell: number, typed: string, pencil?: true): CrosswordMove => ({
  type: 'letter',
  cell,
  letter: typed,
  ...(pencil ? { pencil } : {}),
});

describe('a board with a rebus and a letter that nobody knows', () => {
  test('is played to the word of the judge, and undone step by step', () => {
    const session = createSession<CrosswordTypes>(crossword, puzzle);
    const said = () => {
      const { state } = session.getSnapshot();
      return [crossword.status(state, puzzle), crossword.complete(state, puzzle), awaitsJudge(puzzle, state)];
    };
    const moves = [letter(0, 'c'), letter(1, 'ar', true), letter(2, 'd'), letter(3, 'O'), letter(8, 'n')];
    for (const move of moves) expect(session.dispatch(move)).toBe(true);
    expect(session.dispatch({ type: 'accept' })).toBe(false);
    expect(said()).toEqual(['playing', false, false]);
    expect(session.dispatch(letter(6, 'x'))).toBe(true);
    expect(said()).toEqual(['playing', true, true]);
    expect(session.dispatch({ type: 'check', cells: [6] })).toBe(false);
    expect(session.dispatch({ type: 'reveal', cells: [6] })).toBe(false);
    expect(session.dispatch({ type: 'accept' })).toBe(true);
    expect(said()).toEqual(['solved', true, false]);
    const restored = restoreSession<CrosswordTypes>(crossword, JSON.parse(JSON.stringify(session.save())));
    if (!restored.ok) throw new Error(restored.reason);
    expect(restored.value.session.getSnapshot()).toEqual(session.getSnapshot());
    session.undo();
    expect(said()).toEqual(['playing', true, true]);
    session.jump(2);
    expect(session.getSnapshot().state).toMatchObject({ empty: 4, wrong: 0, accepted: false });
    expect(session.getSnapshot().state.pencil[1]).toBe(1);
  });

  test('knows what it knows', () => {
    expect([0, 6, 7, 99].map((cell) => isKnown(puzzle, cell))).toEqual([true, false, false, false]);
    expect([isRight(puzzle, 1, 'ａｒ'), isRight(puzzle, 1, 'A'), isRight(puzzle, 6, 'x')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      ['A', 'AR', 'A R', '', 'か\u3099', '\u3099か', 'x'.repeat(64), 'x'.repeat(65)].map((text) =>
        canHold(puzzle, text),
      ),
    ).toEqual([true, true, false, false, true, false, true, false]);
    expect(canHold({}, 'AR')).toBe(false);
  });

  test('a check stays when the letter goes from pencil to ink, and goes with the letter', () => {
    const at = (...moves: CrosswordMove[]) =>
      moves.reduce((state, move) => crossword.reduce(state, move, puzzle), crossword.start(puzzle));
    const checked: CrosswordMove = { type: 'check', cells: [0] };
    const marked = ({ marks, pencil, letters }: CrosswordState) => [letters[0], marks[0], pencil[0]];
    expect(marked(at(letter(0, 'X', true), checked))).toEqual(['X', 2, 1]);
    expect(marked(at(letter(0, 'X', true), checked, letter(0, 'X')))).toEqual(['X', 2, 0]);
    expect(marked(at(letter(0, 'X', true), checked, letter(0, '', true)))).toEqual(['', 0, 0]);
    expect(marked(at(letter(0, 'X', true), { type: 'reveal', cells: [0] }))).toEqual(['C', 3, 0]);
  });
});

test('what a page puts on the prototype of all objects changes nothing', () => {
  const made = crosswordFromEntries({ entries: [{ answer: 'カニ', row: 0, column: 0, direction: 'across' }] });
  if (!made.ok) throw new Error('no board');
  const polluted = {
    rebus: true,
    ends: 'host',
    alternatives: ['ヌ'],
    pencil: true,
    bars: { right: true },
    shade: 'red',
  };
  const proto = Object.prototype as Record<string, unknown>;
  Object.assign(proto, polluted);
  let said: unknown;
  try {
    const [first, second] = [letter(0, 'ヌ'), letter(1, 'ニ')];
    const { value } = made;
    const wrong = crossword.reduce(crossword.start(value), { type: 'letter', cell: 0, letter: 'ヌ' }, value);
    const longer = crossword.reduce(wrong, { type: 'letter', cell: 0, letter: 'カカ' }, value);
    const right = [{ ...first, letter: 'か' } as CrosswordMove, second].reduce(
      (state, move) => crossword.reduce(state, move, value),
      wrong,
    );
    said = [
      wrong.wrong,
      wrong.pencil[0],
      longer === wrong,
      crossword.status(right, value),
      crossword.codec.puzzle(JSON.parse(JSON.stringify(value))).ok,
      crossword.verify(value, budget()),
    ];
  } finally {
    for (const key of Object.keys(polluted)) delete proto[key];
  }
  expect(said).toMatchObject([1, 0, true, 'solved', true, { value: { holds: true } }]);
});

test('the decoder of a board holds what is new to its words', () => {
  const { cells } = puzzle;
  expect(crossword.codec.puzzle(puzzle)).toEqual({ ok: true, value: puzzle, spent: 0 });
  const answered = { ...puzzle, answer: 'Q', cells: cells.with(3, { letter: 'O', kind: 'answer' as const, at: 0 }) };
  expect(crossword.codec.puzzle(answered)).toMatchObject({ ok: true });
  const cell = (at: number, more: object) => ({ ...puzzle, cells: cells.with(at, { ...cells[at]!, ...more }) });
  const { rebus: _, ...lettered } = puzzle;
  const { ends: _ends, ...unjudged } = puzzle;
  for (const fine of [cell(0, { shade: true }), cell(0, { shade: '#00ff7f' }), cell(0, { bars: { right: true } })])
    expect(crossword.codec.puzzle(fine)).toMatchObject({ ok: true });
  for (const wrong of [
    lettered,
    unjudged,
    cell(0, { letter: '', kind: 'given' }),
    cell(0, { letter: '', kind: 'answer', at: 0 }),
    cell(0, { letter: 'A B' }),
    cell(0, { letter: 'x'.repeat(65) }),
    cell(0, { alternatives: [] }),
    cell(0, { alternatives: ['c'] }),
    cell(0, { alternatives: ['D', 'd'] }),
    cell(0, { alternatives: [''] }),
    cell(0, { alternatives: ['A B'] }),
    cell(6, { alternatives: ['A'] }),
    cell(0, { alternatives: Array.from({ length: 17 }, (__, nth) => String.fromCharCode(0x4e00 + nth)) }),
    cell(0, { circle: false }),
    cell(0, { shade: 'red' }),
    cell(0, { shade: '#FFFFFF' }),
    cell(0, { shade: '#fffff' }),
    cell(0, { shade: false }),
    cell(0, { bars: { left: true } }),
    cell(0, { bars: { right: false } }),
    cell(0, { bars: true }),
    { ...puzzle, answer: 'Q', cells: cells.with(1, { letter: 'AR', kind: 'answer' as const, at: 0 }) },
    { ...puzzle, rebus: false },
    { ...puzzle, ends: 'clues' },
  ])
    expect(crossword.codec.puzzle(wrong), JSON.stringify(wrong)).toMatchObject({ ok: false });
  for (const move of [
    { type: 'letter', cell: 0, letter: 'A', pencil: false },
    { type: 'letter', cell: 0, letter: 'A', pencil: 1 },
    { type: 'accept', cells: [0] },
    { type: 'check', cells: [0], pencil: true },
  ])
    expect(crossword.codec.move(move)).toMatchObject({ ok: false });
});
