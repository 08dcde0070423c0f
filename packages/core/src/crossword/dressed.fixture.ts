// Boards with all that a cell can have, and a reading of them that knows nothing of how they are made.
import type { Random } from '../random.ts';
import { crosswordFromEntries, type EntriesInput } from './from-entries.ts';
import { spelled } from './reading.fixture.ts';
import type { CrosswordCell, CrosswordPuzzle, Direction } from './types.ts';

type Grid = readonly (readonly (Pick<CrosswordCell, 'bars'> | null)[])[];

/** Every stretch of two or more places with nothing between them, as `row,column` in reading order. */
function stretchesIn(grid: Grid): { direction: Direction; places: [number, number][] }[] {
  const found: { direction: Direction; places: [number, number][] }[] = [];
  const goesOn = (y: number, x: number, direction: Direction): boolean => {
    const [cell, next] = [grid[y]?.[x], direction === 'across' ? grid[y]?.[x + 1] : grid[y + 1]?.[x]];
    return Boolean(cell) && Boolean(next) && !(direction === 'across' ? cell!.bars?.right : cell!.bars?.below);
  };
  for (const [y, row] of grid.entries()) {
    for (const x of row.keys()) {
      for (const direction of ['across', 'down'] as const) {
        const [dy, dx] = direction === 'across' ? [0, 1] : [1, 0];
        if (goesOn(y - dy, x - dx, direction) || !goesOn(y, x, direction)) continue;
        const places: [number, number][] = [[y, x]];
        for (let [r, c] = [y, x]; goesOn(r, c, direction); [r, c] = [r + dy, c + dx]) places.push([r + dy, c + dx]);
        found.push({ direction, places });
      }
    }
  }
  return found;
}

/** Is every stretch a word, and does every word say what is in its cells, '' where that is not known to the last? */
export function isSoundDressed({ cells, entries, width, height }: CrosswordPuzzle): boolean {
  const grid = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
  const told = stretchesIn(grid).map(({ direction, places }) => {
    const own = places.map(([y, x]) => grid[y]![x]!.letter);
    return `${direction} ${String(places.map(([y, x]) => y * width + x))} ${own.includes('') ? '' : spelled(own.join(''))}`;
  });
  const said = entries.map(({ direction, cells: own, answer }) => `${direction} ${String(own)} ${spelled(answer)}`);
  const words = entries.map(({ answer }) => spelled(answer)).filter((word) => word !== '');
  return (
    said.length > 0 &&
    String(told.toSorted()) === String(said.toSorted()) &&
    new Set(words).size === words.length &&
    cells.every((cell, at) => (cell !== null) === entries.some((entry) => entry.cells.includes(at)))
  );
}

export const plain = ['ア', 'イ', 'ス', 'ト', 'A', 'B', '7'];
export const several = ['AB', 'アイ', '♥B', 'つア7'];

/** A small board with blocks, bars, rebuses, letters that nobody knows, alternatives, circles, shades and given letters. */
export function dressedBoard(random: Random): CrosswordPuzzle {
  for (;;) {
    const [width, height] = [2 + random.int(4), 2 + random.int(4)];
    const [isRebus, isUnknown] = [random.int(2) === 0, random.int(3) === 0];
    const content = (): string => {
      if (isUnknown && random.int(3) === 0) return '';
      const from = isRebus && random.int(4) === 0 ? several : plain;
      return from[random.int(from.length)]!;
    };
    const bar = () => (random.int(6) === 0 ? ({ right: true } as const) : {});
    const below = () => (random.int(6) === 0 ? ({ below: true } as const) : {});
    const grid = Array.from({ length: height }, () =>
      Array.from({ length: width }, () =>
        random.int(6) === 0 ? null : { letter: content(), bars: { ...bar(), ...below() } },
      ),
    );
    const stretches = stretchesIn(grid);
    const covered = new Map(stretches.flatMap(({ places }) => places.map((place) => [String(place), place] as const)));
    const entries: EntriesInput['entries'] = stretches.map(({ direction, places }) => ({
      answer: places.map(([y, x]) => grid[y]![x]!.letter),
      row: places[0]![0],
      column: places[0]![1],
      direction,
    }));
    const cells = [...covered.values()].map(([row, column]) => {
      const { letter, bars } = grid[row]![column]!;
      const others = [...plain, ...(isRebus ? several : [])].filter((one) => spelled(one) !== spelled(letter));
      const alternatives = random.shuffle(others).slice(0, random.int(3));
      return {
        row,
        column,
        ...(Object.keys(bars).length > 0 ? { bars } : {}),
        ...(letter !== '' && alternatives.length > 0 ? { alternatives } : {}),
        ...(random.int(3) === 0 ? { circle: true as const } : {}),
        ...(random.int(6) === 0 ? { image: 'data:image/png;base64,iVBORw0K' } : {}),
        ...(random.int(3) === 0 ? { shade: random.int(2) === 0 ? (true as const) : '#aabbcc' } : {}),
      };
    });
    const given = [...covered.values()].filter(([y, x]) => grid[y]![x]!.letter !== '' && random.int(8) === 0);
    const ends = random.int(4) === 0 ? { ends: 'host' as const } : {};
    const made = crosswordFromEntries({ entries, cells, given, rebus: isRebus, ...ends });
    if (made.ok) return made.value;
    const odd = made.detail.filter(({ code }) => code !== 'same-word' && code !== 'no-entries');
    if (odd.length > 0) throw new Error(JSON.stringify(odd));
  }
}
