import fc from 'fast-check';
import type { CrosswordFeature, CrosswordFile, FileCell, FileClue, FileClues, FileWord } from './crossword-file.ts';
import { without } from './features.ts';
import { inOrder } from './linked-words.ts';
import { clueText, plainLine, plainLines } from './plain-text.ts';
import { runsOf, withUsualNumbers, type Run } from './standard-entries.ts';

const capitals = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const letter = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...capitals) },
  { weight: 2, arbitrary: fc.constantFrom(...Array.from('アカガンー漢é1$&.-#?0|_@;:■<')) },
  { weight: 1, arbitrary: fc.constantFrom('が', '👨‍👩‍👧', '🇯', 'ᄀ', 'a') },
);
const rebus = fc.oneof(
  { weight: 12, arbitrary: letter },
  { weight: 1, arbitrary: fc.constantFrom('HEART', 'ハート', 'A.B', '12', '🇯🇵🇫', '&?') },
);
const someText = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        'A quiet river',
        'しずかな川 (4)',
        'x & y < z',
        'Fish (3,2)',
        '2 plus 2',
        'and 7 more',
        '',
      ),
    },
    { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 2, arbitrary: fc.string({ maxLength: 8, unit: 'grapheme' }) },
    {
      weight: 2,
      arbitrary: fc
        .array(
          fc.constantFrom(
            '{*',
            '*}',
            '~',
            ' ~ ',
            '#',
            ' # ',
            '(3)',
            '[',
            ']',
            '&amp;',
            '&',
            '<',
            '>',
            '<b>',
            '\\',
            '|',
            ',',
            '/',
            '4',
            '## ',
            'exolve-',
            '<!--',
            ';',
            ':',
            '^',
          ),
          { maxLength: 6 },
        )
        .map((parts) => parts.join('')),
    },
  )
  .map((text) => plainLine(text));
const someMarkup = fc.oneof(
  { weight: 4, arbitrary: someText.map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('b', 'i', 'u', 's', 'sub', 'sup', 'em', 'span class="x"'),
        fc.constantFrom('moon', 'a & b', 'x'),
        someText,
      )
      .map(([tag, inner, rest]) => clueText(`<${tag}>${inner}</${tag.split(' ')[0]}> ${rest.replaceAll(/[<&]/g, '')}`)),
  },
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** How much a file dares: what every format carries, what most do, or anything. */
export type Daring = 'plain' | 'any';

const yes = (freq: number): fc.Arbitrary<true | undefined> =>
  fc.option(fc.constant(true as const), { nil: undefined, freq });

function cellsOf(daring: Daring, width: number, count: number): fc.Arbitrary<FileCell[]> {
  const isPlain = daring === 'plain';
  const open = fc.record({
    solution: isPlain ? fc.constantFrom(...capitals) : fc.option(rebus, { nil: undefined, freq: 40 }),
    given: yes(3),
    circle: yes(3),
    image: fc.option(fc.constantFrom('data:image/png;base64,iVBORw0K', 'data:image/gif;base64,R0lGODlh='), {
      nil: undefined,
      freq: 6,
    }),
    shade: fc.option(fc.constantFrom('#ff0000', '#cccccc', '#0a1b2c'), { nil: undefined, freq: 3 }),
    barRight: yes(3),
    barBelow: yes(3),
    entry: fc.option(rebus, { nil: undefined, freq: 3 }),
    pencil: yes(3),
    wrong: yes(3),
    wasWrong: yes(3),
    revealed: yes(3),
  });
  const rare = [
    'given',
    'circle',
    'image',
    'shade',
    'barRight',
    'barBelow',
    'entry',
    'pencil',
    'wrong',
    'wasWrong',
    'revealed',
  ] as const;
  return fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom<FileCell['kind'][]>('open', 'open', 'open', 'open', isPlain ? 'block' : 'void', 'block'),
          open,
        ),
        { minLength: count, maxLength: count },
      ),
      isPlain ? fc.constant([] as string[]) : fc.subarray([...rare, 'void', 'missing']),
    )
    .map(([all, used]) =>
      all.map(([kind, cell], at): FileCell => {
        if (kind === 'void' && !used.includes('void')) return { kind: 'block' };
        if (kind !== 'open') return { kind };
        const kept = Object.entries(cell).filter(
          ([key, value]) => value !== undefined && (key === 'solution' || used.includes(key)),
        );
        const made = { kind, ...Object.fromEntries(kept) } as { -readonly [K in keyof FileCell]: FileCell[K] };
        if (!used.includes('missing')) made.solution ??= 'Q';
        if (made.solution === undefined) delete made.given;
        if (made.given) delete made.entry;
        if (at % width === width - 1) delete made.barRight;
        if (at + width >= count) delete made.barBelow;
        return made;
      }),
    );
}

const usual = (
  cells: readonly FileCell[],
  runs: readonly Run[],
  direction: 'across' | 'down',
  texts: readonly { text: string; markup?: string }[],
) =>
  runs
    .filter((run) => run.direction === direction)
    .map((run, nth) => ({ number: cells[run.cells[0]!]!.number!, ...texts[nth % texts.length]!, cells: run.cells }));

/** Words of chance that clues go on in, each in one group. */
function groupsOf(runs: readonly Run[], next: (below: number) => number): FileWord[][] {
  const left = runs.map(({ direction, cells }) => ({ direction, cell: cells[0]! }));
  const groups: FileWord[][] = [];
  for (let nth = 1 + next(2); nth > 0 && left.length > 1; nth -= 1) {
    const count = Math.min(left.length, 2 + next(3));
    groups.push(Array.from({ length: count }, () => left.splice(next(left.length), 1)[0]!));
  }
  return inOrder(groups) as FileWord[][];
}

export function crosswordFiles(daring: Daring): fc.Arbitrary<CrosswordFile> {
  const isPlain = daring === 'plain';
  return fc
    .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) })
    .chain(({ width, height }) =>
      fc.record({
        size: fc.constant({ width, height }),
        cells: cellsOf(daring, width, width * height),
        texts: fc.array(isPlain ? someText.map((text) => ({ text })) : someMarkup, { minLength: 1, maxLength: 8 }),
        odd: isPlain ? fc.constant(0) : fc.integer({ min: 0, max: 11 }),
        pick: fc.infiniteStream(fc.nat(1_000)),
        isUnsolved: isPlain ? fc.constant(false) : fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
        meta: fc.record({
          title: maybe(someText),
          author: maybe(someText),
          copyright: isPlain ? fc.constant(undefined) : maybe(someText),
          notes: isPlain
            ? fc.constant(undefined)
            : maybe(fc.array(someText, { maxLength: 4 }).map((lines) => plainLines(lines.join('\n')))),
          language: isPlain ? fc.constant(undefined) : maybe(fc.constantFrom('ja', 'en-GB', 'x y')),
          date: isPlain ? fc.constant(undefined) : maybe(fc.constantFrom('2026-03-01', '1 March')),
        }),
        timer: isPlain ? fc.constant(undefined) : maybe(fc.record({ seconds: fc.nat(), running: fc.boolean() })),
      }),
    )
    .map(({ size, cells: drawn, texts, odd, pick, isUnsolved, meta, timer }): CrosswordFile => {
      const bare = isUnsolved ? drawn.map((cell) => without(cell, 'solution', 'given')) : drawn;
      const cells = withUsualNumbers({ ...size, cells: bare });
      const runs = runsOf({ ...size, cells });
      const next = (below: number): number => (pick.next().value as number) % below;
      let lists: FileClues[] = (['across', 'down'] as const).map((direction) => ({
        title: direction === 'across' ? 'Across' : 'Down',
        direction,
        clues: usual(cells, runs, direction, texts),
      }));
      const open = cells.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
      let answerWord: number[] | undefined;
      const groups = odd >= 10 ? groupsOf(runs, next) : [];
      if (open.length > 0) {
        // One kind of oddness a file, so that each is seen alone.
        const any = open[next(open.length)]!;
        if (odd === 1) cells[any] = { ...cells[any]!, number: '77' };
        if (odd === 2) lists = lists.map((list) => ({ ...list, title: `${list.title}: ヨコ` }));
        if (odd === 3) lists = lists.toReversed();
        if (odd === 4) lists = lists.map((list) => ({ ...list, clues: list.clues.toReversed() }));
        if (odd === 5) lists = lists.map((list) => ({ ...list, clues: list.clues.slice(1) }));
        if (odd === 6)
          lists.push({
            title: 'Diagonal',
            direction: 'other',
            clues: [{ number: 'x', text: 'one', cells: open.slice(0, 3) }],
          });
        if (odd === 7)
          lists = lists.map((list) => ({
            ...list,
            clues: list.clues.map((clue) => ({ ...clue, enumeration: `1,${clue.cells.length - 1}` })),
          }));
        if (odd === 8) answerWord = Array.from({ length: 1 + next(4) }, () => open[next(open.length)]!);
        if (odd === 9)
          lists = lists.map((list) => ({
            ...list,
            clues: list.clues.flatMap((clue, nth) =>
              nth === 0
                ? [
                    clue,
                    { number: clue.number, text: 'again', cells: clue.cells },
                    { number: '99', text: 'nowhere', cells: [] },
                  ]
                : [clue],
            ),
          }));
      }
      const said = Object.fromEntries(
        Object.entries({ ...meta, timer, answerWord, ...(groups.length > 0 ? { groups } : {}) }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      );
      const spoken = lists
        .map((list) => ({
          ...list,
          clues: list.clues.filter(
            (clue) => clue.text !== '' || clue.markup !== undefined || clue.enumeration !== undefined,
          ),
        }))
        .filter(({ clues }) => clues.length > 0);
      return { ...size, cells, lists: spoken, ...said };
    });
}

type Facet = readonly [of: (file: CrosswordFile) => unknown, ...codes: CrosswordFeature[]];
const cellFacet =
  (key: keyof FileCell) =>
  ({ width, cells }: CrosswordFile): unknown =>
    cells.flatMap((cell, at) => (cell[key] === undefined ? [] : [[at % width, Math.floor(at / width), cell[key]]]));
const clueFacet =
  (key: keyof FileClue) =>
  ({ lists }: CrosswordFile): unknown =>
    lists.map(({ clues }) => clues.map((clue) => clue[key]));
const CLUES = ['markup', 'enumerations', 'clue-lists', 'clue-cells', 'clue-order', 'size'] as const;
/** Each part of a file, and the losses that may change it. */
const facets: readonly Facet[] = [
  [({ width, height }) => [width, height], 'size'],
  [cellFacet('kind'), 'void', 'alone', 'size'],
  [cellFacet('solution'), 'rebus', 'letters', 'partial-solution', 'alone', 'size'],
  [cellFacet('given'), 'given', 'letters', 'partial-solution', 'alone', 'size'],
  [cellFacet('number'), 'numbers', 'bars', 'void', 'size'],
  [cellFacet('circle'), 'circles'],
  [cellFacet('image'), 'images'],
  [cellFacet('shade'), 'shades'],
  [cellFacet('barRight'), 'bars'],
  [cellFacet('barBelow'), 'bars'],
  [cellFacet('entry'), 'entries', 'rebus'],
  [cellFacet('pencil'), 'pencil', 'entries'],
  [cellFacet('wrong'), 'checks', 'entries'],
  [cellFacet('wasWrong'), 'checks', 'entries'],
  [cellFacet('revealed'), 'revealed'],
  [
    ({ lists }) => lists.map(({ title, direction }) => [title, direction]),
    'clue-lists',
    'clue-cells',
    'markup',
    'enumerations',
  ],
  [clueFacet('number'), 'numbers', ...CLUES],
  [clueFacet('text'), 'text', ...CLUES],
  [clueFacet('markup'), ...CLUES],
  [clueFacet('cells'), ...CLUES],
  [clueFacet('enumeration'), ...CLUES],
  [({ title }) => title, 'title'],
  [({ author }) => author, 'author'],
  [({ copyright }) => copyright, 'copyright'],
  [({ notes }) => notes, 'notes', 'text'],
  [({ language }) => language, 'language'],
  [({ date }) => date, 'date'],
  [({ timer }) => timer, 'timer'],
  [({ locked }) => locked, 'locked'],
  [({ answerWord }) => answerWord, 'answer-word'],
  [({ groups }) => groups, 'linked-clues'],
];

/** Losses that would have had to be named, for what is not the same in the two files. */
export function unexplained(file: CrosswordFile, kept: CrosswordFile, lost: readonly CrosswordFeature[]): string[] {
  return facets
    .filter(([of]) => JSON.stringify(of(file)) !== JSON.stringify(of(kept)))
    .filter(([, ...codes]) => !codes.some((code) => lost.includes(code)))
    .map(([, ...codes]) => codes.join(' or '));
}
