// An oracle: it writes words on a board one slot after the other, and knows nothing of bit sets.
import type { Random } from '../../random.ts';
import { foldKana } from '../fold-kana.ts';
import type { CrosswordPuzzle, Entry } from '../types.ts';

/** Every board that the words make, each as one text; none comes twice. */
export function everyWay({ cells, entries }: CrosswordPuzzle): Set<string> {
  const fold = (text: string): string[] => Array.from(text, foldKana);
  const board = new Map<number, string>();
  for (const [at, cell] of cells.entries()) if (cell?.kind === 'given') board.set(at, foldKana(cell.letter));
  const words = entries.map(({ answer }) => fold(answer));
  const used = new Set<number>();
  const ways = new Set<string>();
  const put = (slot: number): void => {
    const entry = entries[slot];
    if (!entry) {
      ways.add(cells.map((_, at) => board.get(at) ?? '#').join(''));
      return;
    }
    const tried = new Set<string>();
    for (const [nth, word] of words.entries()) {
      if (used.has(nth) || tried.has(word.join('')) || word.length !== entry.cells.length) continue;
      if (!entry.cells.every((cell, at) => (board.get(cell) ?? word[at]) === word[at])) continue;
      tried.add(word.join(''));
      const fresh = entry.cells.filter((cell) => !board.has(cell));
      for (const [at, cell] of entry.cells.entries()) board.set(cell, word[at]!);
      used.add(nth);
      put(slot + 1);
      used.delete(nth);
      for (const cell of fresh) board.delete(cell);
    }
  };
  put(0);
  return ways;
}

/** The board itself as `everyWay` writes it. */
export function ownWay({ cells }: CrosswordPuzzle): string {
  return cells.map((cell) => (cell ? foldKana(cell.letter) : '#')).join('');
}

/** A board of chance: few letters, words that may be there twice, some cells given; one in ten has a wrong word. */
export function chancePuzzle(random: Random): CrosswordPuzzle {
  // Or words that cross nothing, for which there are many ways.
  const isApart = random.int(12) === 0;
  const [width, height] = isApart ? [3, 9] : [2 + random.int(3), 2 + random.int(3)];
  const alphabet = 'ABCツッDE'.slice(0, 1 + random.int(7));
  const letter = (): string => alphabet[random.int(alphabet.length)]!;
  const isChain = random.int(6) === 0;
  const blocks = 2 + random.int(4);
  const letters = Array.from({ length: width * height }, (_, at) => {
    if (isApart) return Math.floor(at / width) % 2 === 1 ? '' : letter();
    return random.int(blocks) === 0 ? '' : letter();
  });
  const entries: Entry[] = [];
  for (const direction of ['across', 'down'] as const) {
    const [step, along, lines, toLine] = direction === 'across' ? [1, width, height, width] : [width, height, width, 1];
    for (let line = 0; line < lines; line += 1) {
      let cells: number[] = [];
      for (let nth = 0; nth <= along; nth += 1) {
        const cell = line * toLine + nth * step;
        if (nth < along && letters[cell] !== '') {
          cells.push(cell);
          // In a chain the next word starts in the cell that this one ends in.
          if (!isChain || cells.length < 3 || nth === along - 1 || random.int(2) === 0) continue;
        }
        if (cells.length > 1) {
          const answer = cells.map((at) => letters[at]).join('');
          entries.push({ number: 1, direction, cells, answer, ...(random.int(2) === 0 ? { clue: 'C' } : {}) });
        }
        cells = nth < along && letters[cell] !== '' ? [cell] : [];
      }
    }
  }
  const covered = new Set(entries.flatMap(({ cells }) => cells));
  const wrong = random.int(10) === 0 ? random.int(entries.length + 1) : -1;
  return {
    style: 'entries',
    mode: isChain ? 'chain' : 'strict',
    width,
    height,
    cells: letters.map((held, at) =>
      covered.has(at) ? { letter: held, kind: random.int(8) === 0 ? 'given' : 'blank' } : null,
    ),
    entries: random.shuffle(
      entries.map((entry, nth) =>
        nth === wrong ? { ...entry, answer: Array.from(entry.answer, letter).join('') } : entry,
      ),
    ),
    hide: 'none',
    hidden: 0,
    uniqueReading: false,
    attempts: 0,
  };
}
