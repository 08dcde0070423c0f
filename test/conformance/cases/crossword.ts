import type { Position, Status } from '@kumiki/core';
import {
  crosswordFromEntries,
  type AnswerStyleOptions,
  type CrosswordMove,
  type CrosswordPuzzle,
  type CrosswordTypes,
  type EntriesInput,
  type Word,
} from '@kumiki/core/crossword';
import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import { articleWords } from '../../../packages/core/src/crossword/article-words.fixture.ts';
import { isSoundBoard, spelled } from '../../../packages/core/src/crossword/reading.fixture.ts';
import type { Case } from '../case.ts';

type At = Position<CrosswordTypes>;

const listOf = (words: string): Word[] => words.split(' ').map((answer) => ({ answer }));
const withClues = listOf(
  'apple river stone eagle tiger lemon melon onion olive orange garden pearl planet tea star lion',
).map(({ answer }) => ({ answer, clue: `Six letters or fewer: ${answer[0]}…` }));
const short = listOf(
  'いか しか くし すいか みかん いるか くじら しまうま たくあん しいたけ かたな かいがら たぬき きつね すずめ みるく',
);
/** Three thousand words of six letters of the alphabet: other readings are everywhere. */
const alike = Array.from({ length: 3_000 }, (_, nth) => ({
  answer: Array.from({ length: 5 }, (_letter, at) => 'ABCDEF'[Math.floor(nth / 6 ** at) % 6]!).join(''),
}));
/** Words of five and of six letters, scored, some with a tag. */
const scored = [5, 6].flatMap((length) =>
  Array.from({ length: 600 }, (_, nth) => ({
    answer: Array.from({ length }, (_letter, at) => 'ABCDEFG'[Math.floor((nth * 7919) / 7 ** at) % 7]!).join(''),
    score: nth % 101,
    ...(nth % 5 === 0 ? { tags: ['few'] } : {}),
  })),
);
const answerStyle = (words: readonly Word[], more: Partial<AnswerStyleOptions> = {}): AnswerStyleOptions => ({
  style: 'answer',
  words,
  ...more,
});

const isTyped = ({ puzzle }: At, cell: number): boolean =>
  puzzle.cells[cell]?.kind === 'blank' || puzzle.cells[cell]?.kind === 'answer';
const isKnown = ({ puzzle }: At, cell: number): boolean => puzzle.cells[cell]!.letter !== '';
const isRight = ({ puzzle, state }: At, cell: number): boolean => {
  const { letter, alternatives = [] } = puzzle.cells[cell]!;
  return [letter, ...alternatives].some((one) => one !== '' && spelled(one) === spelled(state.letters[cell]!));
};
/** Is it filled in, and not known to be wrong? */
const isFine = (at: At, cell: number): boolean =>
  at.state.letters[cell] !== '' && (isRight(at, cell) || !isKnown(at, cell));
const typedOf = (at: At): number[] => [...at.puzzle.cells.keys()].filter((cell) => isTyped(at, cell));

function statusOf(at: At): Status {
  const isFull = typedOf(at).every((cell) => isFine(at, cell));
  return isFull && (at.puzzle.ends === undefined || at.state.accepted) ? 'solved' : 'playing';
}

function isLegal(at: At, move: CrosswordMove): boolean {
  const { puzzle, state } = at;
  if (statusOf(at) === 'solved') return false;
  if (move.type === 'accept') return puzzle.ends === 'host' && typedOf(at).every((cell) => isFine(at, cell));
  if (move.type === 'letter') {
    const { cell, letter, pencil } = move;
    const fits = letter === '' || (puzzle.rebus ? /^[\p{L}ー♥]{1,64}$/u : /^[\p{L}ー]$/u).test(letter);
    const isOther =
      state.letters[cell] !== letter || (letter !== '' && (state.pencil[cell] === 1) !== (pencil === true));
    return fits && isTyped(at, cell) && state.marks[cell] !== 3 && isOther;
  }
  if (move.cells.length === 0 || move.cells.some((cell) => cell >= puzzle.cells.length)) return false;
  const open = move.cells.filter((cell) => isTyped(at, cell) && isKnown(at, cell) && state.marks[cell] !== 3);
  if (move.type === 'reveal') return open.some((cell) => !isRight(at, cell));
  return open.some((cell) => state.letters[cell] !== '' && state.marks[cell] !== (isRight(at, cell) ? 1 : 2));
}

const anywhere = (
  puzzle: CrosswordPuzzle,
  pick: (below: number) => number,
  kinds: readonly string[],
): number | undefined => {
  const cells = [...puzzle.cells.keys()].filter((cell) => kinds.includes(puzzle.cells[cell]?.kind ?? ''));
  return cells.length === 0 ? undefined : cells[pick(cells.length)];
};
const letterTo = (cell: number, letter: string): Extract<CrosswordMove, { type: 'letter' }> => ({
  type: 'letter',
  cell,
  letter,
});

const board = {
  style: 'answer',
  mode: 'strict',
  width: 2,
  height: 2,
  cells: [
    { letter: 'か', kind: 'blank' },
    { letter: 'い', kind: 'answer', at: 1 },
    { letter: 'に', kind: 'answer', at: 0 },
    null,
  ],
  entries: [
    { number: 1, direction: 'across', cells: [0, 1], answer: 'かい' },
    { number: 1, direction: 'down', cells: [0, 2], answer: 'かに' },
  ],
  answer: 'にい',
  hide: 'none',
  hidden: 0,
  uniqueReading: true,
  attempts: 1,
};

const across = { row: 0, column: 0, direction: 'across' } as const;
const down = { row: 0, column: 0, direction: 'down' } as const;
function boardOf(input: EntriesInput): CrosswordPuzzle {
  const made = crosswordFromEntries(input);
  if (!made.ok) throw new Error(JSON.stringify(made.detail));
  return made.value;
}
/** What options do not make: rebuses, alternatives, circles, shades, bars, and letters that nobody knows. */
const boards = {
  'a rebus in a circle, with an alternative': boardOf({
    entries: [
      { answer: ['か', 'いに'], ...across },
      { answer: ['か', 'さ'], ...down },
    ],
    cells: [{ row: 0, column: 1, circle: true, shade: '#ffcc00', alternatives: ['カイ', 'ト'] }],
  }),
  'a letter that only the judge knows': boardOf({
    entries: [
      { answer: ['か', ''], ...across },
      { answer: ['か', 'さ'], ...down },
    ],
    cells: [{ row: 1, column: 0, shade: true }],
    given: [[1, 0]],
  }),
  'no solution': boardOf({ entries: [{ answer: ['', '', ''], ...across }] }),
  'bars, and the judge has the last word': boardOf({
    entries: [
      { answer: 'かさ', ...across },
      { answer: 'にわ', row: 0, column: 2, direction: 'across' },
    ],
    cells: [{ row: 0, column: 1, bars: { right: true } }],
    ends: 'host',
  }),
};

const withFirst = (cell: object): object => ({ ...board, cells: [cell, ...board.cells.slice(1)] });

export const crosswordCase: Case<CrosswordTypes> = {
  options: {
    'three letters': answerStyle(articleWords, { answerLength: [3, 3] }),
    'five letters, chains, tails hidden': answerStyle(articleWords, {
      answerLength: [5, 5],
      mode: 'chain',
      hide: 'tail',
    }),
    'any reading, most hidden': answerStyle(articleWords, { answerLength: [4, 6], hide: 'most', uniqueReading: false }),
    'with clues, every other hidden': answerStyle(withClues, { answerLength: [3, 5], hide: 'alt' }),
    'voiced kana hidden': answerStyle(articleWords, { answerLength: [4, 5], hide: 'dakuten' }),
    'beside crossings hidden': answerStyle(articleWords, { answerLength: [4, 5], hide: 'crossing' }),
    'a filled grid': { style: 'fill', words: wordsEn, pattern: 'uk-9-1' },
    'a grid drawn and filled': { style: 'fill', words: wordsJa },
    'a grid with a pin and a letter': {
      style: 'fill',
      words: scored,
      pattern: ['......', '.#.#.#', '..C...', '.#.#.#', '......'],
      pinned: [{ answer: 'BAGGED', clue: 'Put in a sack', row: 0, column: 0, direction: 'across' }],
      minScore: 20,
      without: ['few'],
    },
    'words arranged': { style: 'arrange', words: wordsEn.slice(40, 55), effort: 300 },
    'words arranged in a size around a pin': {
      style: 'arrange',
      words: wordsJa.slice(100, 125),
      size: { width: 11, height: 9 },
      pinned: [{ answer: 'クロスワード', row: 4, column: 2, direction: 'across' }],
      effort: 300,
    },
  },
  varied: answerStyle(articleWords, { answerLength: [5, 6] }),
  tiny: {
    'two letters': answerStyle(short, { answerLength: [2, 2] }),
    'two letters, chains': answerStyle(short, { answerLength: [2, 2], mode: 'chain', uniqueReading: false }),
    'three letters': answerStyle(short, { answerLength: [3, 3] }),
  },
  absurd: {
    'no words': answerStyle([]),
    'no word of that length': answerStyle(articleWords, { answerLength: [9, 10] }),
    'sixty-four letters': answerStyle(articleWords, { answerLength: [64, 64] }),
    'from five to three': answerStyle(articleWords, { answerLength: [5, 3] }),
    'from nothing': answerStyle(articleWords, { answerLength: [0, 3] }),
    'a band that is no number': answerStyle(articleWords, { answerLength: [Number.NaN, 3] }),
    'words that are none': answerStyle(listOf('a b c'.replaceAll(' ', '  ')), { answerLength: [2, 5] }),
    'one word': answerStyle(listOf('たたみ')),
    'can not be laid': answerStyle(listOf('あい あか いき'), { answerLength: [2, 2] }),
    'three thousand words alike, most hidden': answerStyle(alike, { answerLength: [5, 5], hide: 'most' }),
    'a grid of one cell': { style: 'fill', words: short, pattern: { width: 1, height: 1 } },
    'a grid larger than its words': { style: 'fill', words: short, pattern: { width: 40, height: 40 } },
    'a grid of nobody': { style: 'fill', words: short, pattern: 'nobody' },
    'a lexicon of nobody': { style: 'fill', words: { lexicon: 'nobody' } },
    'a grid without words': { style: 'fill', words: [] },
    'a grid with holes': { style: 'fill', words: short, pattern: ['.#.', '#.#'] },
    'a word pinned twice': {
      style: 'fill',
      words: scored,
      pattern: ['...', '#.#', '...'],
      pinned: [
        { answer: 'ABC', row: 0, column: 0, direction: 'across' },
        { answer: 'abc', row: 2, column: 0, direction: 'across' },
      ],
    },
    'an open grid of words alike': { style: 'fill', words: alike, pattern: Array.from({ length: 5 }, () => '.....') },
    'no words to arrange': { style: 'arrange', words: [] },
    'words without a letter in common': { style: 'arrange', words: listOf('ab cd ef') },
    'words longer than the board': { style: 'arrange', words: wordsEn.slice(-9), size: { width: 3, height: 3 } },
    'three thousand words alike to arrange': { style: 'arrange', words: alike },
    'more words than can be arranged': { style: 'arrange', words: [...alike, ...alike] },
    'words to arrange of nobody': { style: 'arrange', words: { lexicon: 'nobody' } },
    'pins over one another': {
      style: 'arrange',
      words: short,
      pinned: [
        { answer: 'いか', row: 0, column: 0, direction: 'across' },
        { answer: 'しか', row: 0, column: 0, direction: 'down' },
      ],
    },
    'pins that share no letter': {
      style: 'arrange',
      words: [],
      pinned: [
        { answer: 'いか', row: 0, column: 0, direction: 'across' },
        { answer: 'もち', row: 5, column: 5, direction: 'down' },
      ],
    },
    'a pin in the last corner': {
      style: 'arrange',
      words: short,
      pinned: [{ answer: 'いか', row: 254, column: 253, direction: 'across' }],
    },
    'a very long word': answerStyle([{ answer: 'x'.repeat(256) }]),
  },
  boards,
  refused: {
    options: [
      {},
      { style: 'answer' },
      { style: 'fill' },
      { style: 'fill', words: [], pattern: 5 },
      { style: 'fill', words: [], pattern: [5] },
      { style: 'fill', words: [], pattern: { width: 5 } },
      { style: 'fill', words: [], pattern: { width: 5, height: 256 } },
      { style: 'fill', words: [], pinned: [{ answer: 'あい' }] },
      { style: 'fill', words: [], minScore: 101 },
      { style: 'fill', words: { lexicon: 5 } },
      { style: 'fill', words: [], answerLength: [3, 4] },
      { style: 'arrange' },
      { style: 'arrange', words: [], size: { width: 5 } },
      { style: 'arrange', words: [], size: { width: 256, height: 5 } },
      { style: 'arrange', words: [], pinned: [{ answer: 'あい' }] },
      { style: 'arrange', words: [], effort: -1 },
      { style: 'answer', words: ['さくら'] },
      { style: 'answer', words: [{ answer: 5 }] },
      { style: 'answer', words: [{ answer: 'x'.repeat(65) }] },
      { style: 'answer', words: [{ answer: 'か', clue: 'x'.repeat(1_001) }] },
      { style: 'answer', words: [], mode: 'loose' },
      { style: 'answer', words: [], answerLength: [0, 3] },
      { style: 'answer', words: [], answerLength: [4, 3] },
      { style: 'answer', words: [], answerLength: [3, 65] },
      { style: 'answer', words: [], answerLength: [3.5, 4] },
      { style: 'answer', words: [], answerLength: [3] },
      { style: 'answer', words: [], hide: 'all' },
      { style: 'answer', words: [], uniqueReading: 1 },
    ],
    puzzle: [
      { ...board, style: 'fill' },
      { ...board, width: 3 },
      { ...board, width: 256 },
      { ...board, cells: [] },
      { ...board, cells: board.cells.with(3, { letter: 'い', kind: 'given' }) },
      { ...board, cells: board.cells.with(0, { letter: 'かい', kind: 'blank' }) },
      { ...board, cells: board.cells.with(0, { letter: '', kind: 'blank' }) },
      { ...board, cells: board.cells.with(0, { letter: '\n', kind: 'blank' }) },
      { ...board, cells: board.cells.with(1, { letter: 'い', kind: 'answer' }) },
      { ...board, cells: board.cells.with(1, { letter: 'い', kind: 'answer', at: 0 }) },
      { ...board, cells: board.cells.with(1, { letter: 'い', kind: 'answer', at: 2 }) },
      { ...board, entries: board.entries.slice(1) },
      { ...board, entries: board.entries.with(0, { ...board.entries[0]!, cells: [0, 3] }) },
      { ...board, entries: board.entries.with(0, { ...board.entries[0]!, cells: [0, 4] }) },
      { ...board, answer: 'にいか' },
      { ...board, answer: undefined },
      { ...board, style: 'entries', answer: undefined },
      { ...board, hidden: -1 },
      { ...board, attempts: 0.5 },
      { ...board, unplaced: [{ word: 0, answer: 'か', reason: 'bored' }] },
      { ...board, unplaced: 1 },
      { ...board, rebus: false },
      { ...board, ends: 'letters' },
      { ...board, ends: 'host', cells: board.cells.with(0, { letter: '', kind: 'given' }) },
      { ...board, rebus: true, cells: board.cells.with(1, { letter: 'いか', kind: 'answer', at: 1 }) },
      withFirst({ letter: 'か', kind: 'blank', alternatives: ['カ'] }),
      withFirst({ letter: 'か', kind: 'blank', alternatives: ['いか'] }),
      withFirst({ letter: 'か', kind: 'blank', circle: 1 }),
      withFirst({ letter: 'か', kind: 'blank', shade: 'red' }),
      withFirst({ letter: 'か', kind: 'blank', bars: { left: true } }),
    ],
    move: [
      { type: 'letter', cell: 0 },
      { type: 'letter', letter: 'か' },
      { type: 'letter', cell: 0, letter: 'か'.repeat(65) },
      { type: 'letter', cell: 65_025, letter: 'か' },
      { type: 'check' },
      { type: 'check', cells: [] },
      { type: 'reveal', cells: 0 },
      { type: 'reveal', cells: [-1] },
      { type: 'deal' },
      { type: 'letter', cell: 0, letter: 'か', pencil: false },
      { type: 'accept', cells: [0] },
    ],
  },
  hostileMoves: [
    { type: 'letter', cell: 0, letter: 0 },
    { type: 'letter', cell: 65_024, letter: 'か' },
    { type: 'letter', cell: 0, letter: new String('か') },
    { type: 'letter', cell: 0, letter: 'かな' },
    { type: 'letter', cell: 0, letter: ' ' },
    { type: 'letter', cell: 0, letter: '\u0000' },
    { type: 'letter', cell: 0, letter: '\u3099' },
    { type: 'letter', cell: 0, letter: '\ud800' },
    { type: 'letter', cell: [0], letter: 'か' },
    { type: 'letter', cell: 0, letter: 'か', and: 1 },
    { type: 'letter', cell: 0, letter: 'か', pencil: 'soft' },
    { type: 'letter', cell: 0, letter: 'か'.repeat(65) },
    { type: 'accept', by: 'me' },
    { type: 'check', cells: [] },
    { type: 'check', cells: [65_024] },
    { type: 'check', cells: { 0: 0, length: 1 } },
    { type: 'reveal', cells: ['0'] },
    { type: 'reveal', cells: [0, 65_024] },
    { type: 'reveal', cells: [65_025] },
  ],
  candidates: (at) => {
    const { puzzle, state } = at;
    const typed = typedOf(at);
    const all = [...puzzle.cells.keys()];
    const given = all.find((cell) => puzzle.cells[cell]?.kind === 'given');
    const nothing = all.find((cell) => puzzle.cells[cell] === null);
    return [
      ...[given, nothing, all.length].flatMap((cell) => (cell === undefined ? [] : [letterTo(cell, 'ヌ')])),
      letterTo(typed[0]!, 'ヌヌ'),
      letterTo(typed[0]!, state.letters[typed[0]!]!),
      { type: 'accept' },
      { ...letterTo(typed[0]!, puzzle.cells[typed[0]!]!.letter), pencil: true },
      { ...letterTo(typed.at(-1)!, 'ヌ'), pencil: true },
      { type: 'check', cells: all },
      { type: 'check', cells: [all.length] },
      { type: 'reveal', cells: [typed.at(-1)!] },
      { type: 'reveal', cells: [typed[0]!, all.length] },
      ...typed.flatMap((cell): CrosswordMove[] => [
        letterTo(cell, puzzle.cells[cell]!.letter || 'ヤ'),
        letterTo(cell, spelled(puzzle.cells[cell]!.letter || 'や')),
        letterTo(cell, 'ヌ'),
        letterTo(cell, ''),
        { type: 'check', cells: [cell] },
      ]),
    ];
  },
  onward: ({ state }, move) =>
    move.type === 'letter' && move.letter !== '' && !move.pencil && state.letters[move.cell] === '',
  spoilt: (at, move) => {
    const { puzzle, state } = at;
    const beyond = puzzle.cells.length;
    if (move.type === 'accept') return [{ ...move, cells: [0] } as never];
    if (move.type !== 'letter')
      return [
        { ...move, cells: [] },
        { ...move, cells: [...move.cells, beyond] },
      ];
    const given = [...puzzle.cells.keys()].filter((cell) => puzzle.cells[cell]?.kind === 'given').slice(0, 3);
    return [
      ...[...given, beyond].map((cell) => ({ ...move, cell })),
      ...[puzzle.rebus ? 'か か' : 'かか', ' ', '\t', '\u3099', '\u200b'].map((letter) => ({ ...move, letter })),
      { ...letterTo(move.cell, state.letters[move.cell]!), ...(state.pencil[move.cell] ? { pencil: true } : {}) },
    ];
  },
  legal: isLegal,
  status: statusOf,
  invariants: (at) => {
    const { puzzle, state } = at;
    const typed = typedOf(at);
    const all = [...puzzle.cells.keys()];
    return [
      [state.letters.length, all.length],
      [state.marks.length, all.length],
      [state.empty, typed.filter((cell) => state.letters[cell] === '').length],
      [state.wrong, typed.filter((cell) => state.letters[cell] !== '' && !isFine(at, cell)).length],
      [state.pencil.length, all.length],
      [all.every((cell) => !state.pencil[cell] || (isTyped(at, cell) && state.letters[cell] !== '')), true],
      [all.every((cell) => !state.pencil[cell] || state.marks[cell] !== 3), true],
      [state.accepted && puzzle.ends === undefined, false],
      [all.every((cell) => isTyped(at, cell) || state.letters[cell] === (puzzle.cells[cell]?.letter ?? '')), true],
      [all.every((cell) => state.marks[cell] === 0 || (isTyped(at, cell) && state.letters[cell] !== '')), true],
      [typed.every((cell) => state.marks[cell] === 0 || isRight(at, cell) === (state.marks[cell] !== 2)), true],
    ];
  },
  keys: ({ cells }) => [...cells.keys()].filter((cell) => cells[cell]),
  look: ({ state }, key) => [state.letters[key]!, state.marks[key]!, state.pencil[key]!],
  proved: isSoundBoard,
  tamperings: [
    {
      name: 'another letter',
      breaks: true,
      tamper: (puzzle, pick) => {
        const cell = anywhere(puzzle, pick, ['given', 'blank', 'answer'])!;
        return { ...puzzle, cells: puzzle.cells.with(cell, { ...puzzle.cells[cell]!, letter: 'ヰ' }) };
      },
    },
    {
      name: 'a cell gone',
      breaks: true,
      tamper: (puzzle, pick) => ({
        ...puzzle,
        cells: puzzle.cells.with(anywhere(puzzle, pick, ['given', 'blank'])!, null),
      }),
    },
    {
      name: 'a word gone',
      breaks: true,
      tamper: (puzzle, pick) => ({ ...puzzle, entries: puzzle.entries.toSpliced(pick(puzzle.entries.length), 1) }),
    },
    {
      name: 'a word twice',
      breaks: true,
      tamper: (puzzle, pick) => ({
        ...puzzle,
        entries: [...puzzle.entries, puzzle.entries[pick(puzzle.entries.length)]!],
      }),
    },
    {
      name: 'the answer on the board',
      breaks: true,
      tamper: (puzzle, pick) => ({ ...puzzle, answer: puzzle.entries[pick(puzzle.entries.length)]!.answer }),
    },
    {
      name: 'a given cell hidden without being counted',
      breaks: true,
      tamper: (puzzle, pick) => {
        const cell = anywhere(puzzle, pick, ['given']);
        if (cell === undefined) return undefined;
        return { ...puzzle, cells: puzzle.cells.with(cell, { letter: puzzle.cells[cell]!.letter, kind: 'blank' }) };
      },
    },
    {
      name: 'another number of hidden cells',
      breaks: true,
      tamper: (puzzle, pick) => ({ ...puzzle, hidden: puzzle.hidden + 1 + pick(3) }),
    },
    {
      name: 'another number',
      breaks: true,
      tamper: (puzzle, pick) => {
        const at = pick(puzzle.entries.length);
        const entry = puzzle.entries[at]!;
        return { ...puzzle, entries: puzzle.entries.with(at, { ...entry, number: entry.number + 1 }) };
      },
    },
    {
      name: 'a cell where there was none',
      breaks: true,
      tamper: (puzzle, pick) => {
        const empty = [...puzzle.cells.keys()].filter((cell) => puzzle.cells[cell] === null);
        if (empty.length === 0) return undefined;
        return { ...puzzle, cells: puzzle.cells.with(empty[pick(empty.length)]!, { letter: 'ヰ', kind: 'given' }) };
      },
    },
    {
      name: 'a crossing shown',
      breaks: false,
      tamper: (puzzle, pick) => {
        const cell = anywhere(puzzle, pick, ['blank']);
        if (cell === undefined) return undefined;
        return { ...puzzle, cells: puzzle.cells.with(cell, { letter: puzzle.cells[cell]!.letter, kind: 'given' }) };
      },
    },
    { name: 'called strict', breaks: false, tamper: (puzzle) => ({ ...puzzle, mode: 'strict' }) },
    { name: 'called a chain', breaks: false, tamper: (puzzle) => ({ ...puzzle, mode: 'chain' }) },
    {
      name: 'a word moved a cell on',
      breaks: false,
      tamper: (puzzle, pick) => {
        const at = pick(puzzle.entries.length);
        const entry = puzzle.entries[at]!;
        return {
          ...puzzle,
          entries: puzzle.entries.with(at, { ...entry, cells: entry.cells.map((cell) => cell + 1) }),
        };
      },
    },
  ],
  leastSteps: (op, puzzle) => (op === 'generate' ? puzzle.entries.length : 1),
  hard: () => [],
  own: {
    calibrate: [
      { args: { words: articleWords, options: { answerLength: [4, 4], boards: 200, boardsAStyle: 20 } } },
      {
        args: { words: listOf('あい あか いき'), options: { answerLength: [2, 2], boards: 1_000_000 } },
        value: { boards: 10, failed: 10 },
      },
    ],
  },
};
