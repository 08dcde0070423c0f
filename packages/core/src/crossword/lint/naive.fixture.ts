// An oracle: it draws a board with its bars as text on a canvas of twice the size, and looks for patterns in that.
import type { Random } from '../../random.ts';
import { foldKana } from '../fold-kana.ts';
import type { LintBoard, LintRules, LintSymmetry } from './lint-types.ts';

export type Cells = Exclude<LintBoard, readonly string[]>;
type Canvas = readonly (readonly string[])[];

/** Cells at even places: `#`, `~` for a void, `?` or a letter. Between them `|` for a bar, or a space. */
function canvasOf({ width, height, cells, bars }: Cells): Canvas {
  const kind = (y: number, x: number): string => {
    const cell = cells[y * width + x];
    if (!cell || cell.kind === 'block') return '#';
    return cell.kind === 'void' ? '~' : cell.letter || cell.solution || '?';
  };
  const isOpen = (y: number, x: number): boolean => !['#', '~'].includes(kind(y, x));
  return Array.from({ length: 2 * height - 1 }, (_, row) =>
    Array.from({ length: 2 * width - 1 }, (_between, column) => {
      const [y, x] = [row >> 1, column >> 1];
      if (row % 2 === 0 && column % 2 === 0) return kind(y, x);
      if (row % 2 === 1 && column % 2 === 1) return ' ';
      const at = y * width + x;
      const isBarred =
        column % 2 === 1
          ? cells[at]?.barRight === true || (bars?.right.includes(at) ?? false)
          : cells[at]?.barBelow === true || (bars?.below.includes(at) ?? false);
      const isBetween = column % 2 === 1 ? isOpen(y, x) && isOpen(y, x + 1) : isOpen(y, x) && isOpen(y + 1, x);
      return isBarred && isBetween ? '|' : ' ';
    }),
  );
}

const transposed = (canvas: Canvas): Canvas => canvas[0]!.map((_, column) => canvas.map((row) => row[column]!));

type Run = { readonly direction: 'across' | 'down'; readonly cells: readonly number[]; readonly letters: string[] };

function runsOn(canvas: Canvas, direction: 'across' | 'down'): Run[] {
  const width = (canvas[0]!.length + 1) / 2;
  const lines = direction === 'across' ? canvas : transposed(canvas);
  return lines.flatMap((line, row) => {
    if (row % 2 === 1) return [];
    const runs: Run[] = [];
    for (let from = 0; from < line.length; from += 2) {
      for (let to = from + 2; to < line.length; to += 2) {
        const part = line.slice(from, to + 1);
        const ends = [line[from - 2], line[from - 1], line[to + 1], line[to + 2]];
        const endsBefore = from === 0 || '#~'.includes(ends[0]!) || ends[1] === '|';
        const endsAfter = to === line.length - 1 || '#~'.includes(ends[3]!) || ends[2] === '|';
        if (part.some((sign) => '#~|'.includes(sign)) || !endsBefore || !endsAfter) continue;
        const letters = part.filter((_, nth) => nth % 2 === 0);
        const cells = letters.map((_, nth) =>
          direction === 'across' ? (row / 2) * width + from / 2 + nth : (from / 2 + nth) * width + row / 2,
        );
        runs.push({ direction, cells, letters });
      }
    }
    return runs;
  });
}

/** Places of the canvas that hang together over signs that `passes`, as lists of cells: labels are spread until none changes. */
function piecesOn(canvas: Canvas, isOne: (sign: string) => boolean, isWall: (sign: string) => boolean): number[][] {
  const width = (canvas[0]!.length + 1) / 2;
  const label = new Map<number, number>();
  for (const [y, row] of canvas.entries())
    for (const [x, sign] of row.entries())
      if (y % 2 === 0 && x % 2 === 0 && isOne(sign)) label.set((y / 2) * width + x / 2, label.size);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, mine] of label)
      for (const [b, other] of label) {
        const [ay, ax, by, bx] = [Math.floor(a / width), a % width, Math.floor(b / width), b % width];
        if (Math.abs(ay - by) + Math.abs(ax - bx) !== 1 || mine <= other) continue;
        if (isWall(canvas[ay + by]![ax + bx]!)) continue;
        if (label.get(a)! > other) {
          label.set(a, other);
          changed = true;
        }
      }
  }
  const found = new Map<number, number[]>();
  for (const [cell, name] of label) found.set(name, [...(found.get(name) ?? []), cell]);
  return [...found.values()];
}

const turned = (canvas: Canvas, symmetry: LintSymmetry): Canvas => {
  const mirrored = symmetry === 'horizontal' ? canvas : canvas.map((row) => row.toReversed());
  return symmetry === 'vertical' ? mirrored : mirrored.toReversed();
};
/** A letter is as good as another one to a symmetry. */
const shape = (sign: string | undefined): string => (sign !== undefined && '#~| '.includes(sign) ? sign : '?');

/** Every finding as a line of text, in no order. */
export function naiveFindings(board: Cells, rules: LintRules): string[] {
  const canvas = canvasOf(board);
  const { width, height } = board;
  const at = (y: number, x: number): string => canvas[2 * y]?.[2 * x] ?? '';
  const places = Array.from({ length: width * height }, (_, cell) => [Math.floor(cell / width), cell % width] as const);
  const found: string[] = [];
  const say = (rule: keyof LintRules, cells: readonly number[], rest: object = {}): void => {
    const asked = rules[rule];
    const level = typeof asked === 'object' ? asked.level : asked;
    if (level === undefined || level === 'off') return;
    const first = cells[0]!;
    found.push(
      lineOf({ rule, level, cells, detail: { row: Math.floor(first / width), column: first % width, ...rest } }),
    );
  };
  const isOpen = (sign: string): boolean => sign !== '' && !'#~'.includes(sign);

  const touching = piecesOn(
    canvas,
    (sign) => sign === '#',
    () => false,
  );
  for (const cells of touching) if (cells.length > 1) say('adjacent-blocks', cells, { blocks: cells.length });
  const pieces = piecesOn(canvas, isOpen, (sign) => sign === '|');
  const most = Math.max(0, ...pieces.map((cells) => cells.length));
  const largest = pieces.findIndex((cells) => cells.length === most);
  for (const [nth, cells] of pieces.entries())
    if (nth !== largest) say('divided', cells, { cells: cells.length, pieces: pieces.length });

  for (const [cell, [y, x]] of places.entries()) {
    if (at(y, x) === '#' && [0, height - 1].includes(y) && [0, width - 1].includes(x)) say('corner-blocks', [cell]);
    const around = [at(y - 1, x), at(y + 1, x), at(y, x - 1), at(y, x + 1)];
    if (isOpen(at(y, x)) && around.filter((sign) => sign === '#').length >= 3) say('three-sided', [cell]);
    for (const way of [1, -1])
      for (let length = rules['diagonal-blocks']?.least ?? Infinity; length <= height; length += 1) {
        const row = Array.from({ length }, (_, nth) => at(y + nth, x + nth * way));
        if (row.some((sign) => sign !== '#')) continue;
        if ([at(y - 1, x - way), at(y + length, x + length * way)].includes('#')) continue;
        say(
          'diagonal-blocks',
          row.map((_, nth) => cell + nth * (width + way)),
          { blocks: length },
        );
      }
  }

  const broken = (rules.symmetry?.anyOf ?? []).map((nearest) => {
    const image = turned(canvas, nearest);
    const cells = places.flatMap(([y, x], cell) =>
      [
        [2 * y, 2 * x],
        [2 * y, 2 * x + 1],
        [2 * y + 1, 2 * x],
      ].some(([row, column]) => shape(canvas[row!]?.[column!]) !== shape(image[row!]?.[column!]))
        ? [cell]
        : [],
    );
    return { nearest, cells };
  });
  const fewest = Math.min(...broken.map(({ cells }) => cells.length));
  const best = broken.find(({ cells }) => cells.length === fewest);
  if (best && fewest > 0) say('symmetry', best.cells, { nearest: best.nearest, cells: fewest });

  const runs = [...runsOn(canvas, 'across'), ...runsOn(canvas, 'down')];
  const times = (cell: number): number => runs.filter((run) => run.cells.includes(cell)).length;
  for (const { direction, cells } of runs) {
    const { length } = cells;
    const least = rules['short-word']?.least ?? 0;
    if (length < least) say('short-word', cells, { direction, length, least });
    const alone = cells.filter((cell) => times(cell) < 2);
    const { share = 1, more = 0 } = rules['unchecked-share'] ?? {};
    let allowed = 0;
    while (allowed + 1 <= length * share + more) allowed += 1;
    if (alone.length > allowed)
      say('unchecked-share', alone, { direction, length, unchecked: alone.length, most: allowed });
    const row = rules['unchecked-row']?.most ?? 0;
    const signs = cells.map((cell) => (times(cell) < 2 ? 'u' : 'c')).join('');
    for (const { 0: stretch, index } of signs.matchAll(/u+/g))
      if (stretch.length > row)
        say('unchecked-row', cells.slice(index, index + stretch.length), {
          direction,
          length,
          unchecked: stretch.length,
          most: row,
        });
  }
  for (const [cell, [y, x]] of places.entries()) {
    if (isOpen(at(y, x)) && times(cell) === 0) say('no-word', [cell]);
    if (isOpen(at(y, x)) && times(cell) === 1) say('unchecked', [cell]);
  }

  const words = board.entries ?? runs;
  const lettersOf = (cells: readonly number[]): string[] => cells.map((cell) => at(...places[cell]!));
  for (const [nth, { cells }] of words.entries()) {
    const text = lettersOf(cells);
    const same = words.findIndex((word) => foldKana(lettersOf(word.cells).join('')) === foldKana(text.join('')));
    if (same < nth && !text.includes('?'))
      say('duplicate-word', [...words[same]!.cells, ...cells], { answer: text.join('') });
  }
  for (const { direction, cells, letters } of board.entries ? runs : []) {
    const own = board.entries!.filter((word) => word.direction === direction);
    const isWord = own.some((word) => word.cells.join() === cells.join());
    const isChain = cells.every(
      (cell, nth) => nth === 0 || own.some((word) => word.cells.includes(cell) && word.cells.includes(cells[nth - 1]!)),
    );
    if (board.mode === 'chain' ? isChain : isWord) continue;
    const shown = letters.map((letter) => (letter === '?' ? '.' : letter)).join('');
    say('false-run', cells, { direction, length: cells.length, letters: shown });
  }
  const starts = words.map(({ direction, cells }) => `${direction} ${cells[0]}`);
  const groups = (board.groups ?? []).map((group) =>
    group.map((word) => {
      const { direction, cell } = typeof word === 'object' ? word : { direction: 'none', cell: -1 };
      return typeof word === 'number' ? starts[word] : `${direction} ${cell}`;
    }),
  );
  for (const [group, told] of groups.entries()) {
    const before = groups.slice(0, group).flat();
    const real = told.filter((word) => word !== undefined && starts.includes(word));
    const once = new Set(real.filter((word) => !before.includes(word))).size;
    const level = rules['linked-clues'];
    if (level === undefined || level === 'off' || (told.length >= 2 && once === told.length)) continue;
    const cells = [...new Set(real.map((word) => Number(word!.split(' ')[1])))];
    found.push(lineOf({ rule: 'linked-clues', level, cells, detail: { group, told: told.length, sound: once } }));
  }
  return found.toSorted();
}

export function lineOf({
  rule,
  level,
  cells,
  detail,
}: {
  rule: string;
  level: string;
  cells: readonly number[];
  detail: object;
}): string {
  const fields = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${rule} ${level} [${cells.join(' ')}] ${JSON.stringify(fields)}`;
}

/** A board of chance: blocks, voids, bars, few letters, some unknown; words that are the runs, or not quite. */
export function chanceBoard(random: Random): Cells {
  const width = 1 + random.int(7);
  const height = 1 + random.int(7);
  const size = width * height;
  const one = (): number => 2 + random.int(8);
  const [block, gap, bar, unknown] = [one(), 3 * one(), random.int(2) * one(), one()];
  const letters = 'ABcツッガ'.slice(0, 1 + random.int(6));
  const letter = (): string => (random.int(unknown) === 0 ? '' : letters[random.int(letters.length)]!);
  const cells = Array.from({ length: size }, (): Cells['cells'][number] => {
    if (random.int(block) === 0) return random.int(2) === 0 ? null : { kind: 'block' };
    if (random.int(gap) === 0) return { kind: 'void' };
    const told = random.int(2) === 0 ? { kind: 'blank', letter: letter() } : { kind: 'open', solution: letter() };
    const lines =
      bar > 0 && random.int(bar) === 0 ? ({ [random.int(2) === 0 ? 'barRight' : 'barBelow']: true } as const) : {};
    return { ...told, ...lines };
  });
  const some = (): number[] => [...cells.keys()].filter(() => random.int(6) === 0);
  const mirrored =
    random.int(3) === 0 ? cells.map((cell, at) => (at < size / 2 ? cell : cells[size - 1 - at]!)) : cells;
  const board: Cells = {
    width,
    height,
    cells: mirrored,
    ...(random.int(3) === 0 ? { bars: { right: some(), below: some() } } : {}),
  };
  const kind = random.int(4);
  const canvas = canvasOf(board);
  const runs = [...runsOn(canvas, 'across'), ...runsOn(canvas, 'down')];
  const way = () => (random.int(2) === 0 ? ('across' as const) : ('down' as const));
  const linked = (count: number): Pick<Cells, 'groups'> => {
    if (count === 0 || random.int(3) === 0) return {};
    const groups = Array.from({ length: 1 + random.int(3) }, () =>
      Array.from({ length: 1 + random.int(3) }, () => {
        const run = runs[random.int(runs.length)]!;
        const cell = random.int(9) === 0 ? random.int(size) : run.cells[0]!;
        return random.int(2) === 0 && kind > 0
          ? random.int(count + (random.int(9) === 0 ? 1 : 0))
          : { direction: random.int(9) === 0 ? way() : run.direction, cell };
      }),
    );
    return { groups };
  };
  if (kind === 0) return { ...board, ...linked(runs.length) };
  const entries = runs.flatMap(({ direction, cells: own }) => {
    if (random.int(8) === 0) return [];
    const cut = 1 + random.int(own.length);
    const parts = kind === 3 && own.length > 2 ? [own.slice(0, cut + 1), own.slice(cut)] : [own];
    return parts.filter((part) => part.length > 1).map((part) => ({ direction, cells: part }));
  });
  return { ...board, entries, mode: kind === 3 ? 'chain' : 'strict', ...linked(entries.length) };
}

/** Rules of chance: levels, some left out, and values from one end to the other. */
export function chanceRules(random: Random): LintRules {
  const level = () => (['error', 'warning', 'off'] as const)[random.int(5) % 3]!;
  const rules: LintRules = {
    'adjacent-blocks': level(),
    divided: level(),
    'corner-blocks': level(),
    'three-sided': level(),
    'diagonal-blocks': { level: level(), least: 2 + random.int(4) },
    symmetry: {
      level: level(),
      anyOf: random.shuffle<LintSymmetry>(['point', 'vertical', 'horizontal']).slice(0, 1 + random.int(3)),
    },
    'short-word': { level: level(), least: random.int(6) },
    'no-word': level(),
    unchecked: level(),
    'unchecked-share': { level: level(), share: random.int(5) / 4, more: random.int(5) / 2 - 1 },
    'unchecked-row': { level: level(), most: random.int(4) },
    'duplicate-word': level(),
    'false-run': level(),
    'linked-clues': level(),
  };
  return Object.fromEntries(Object.entries(rules).filter(() => random.int(6) > 0));
}
