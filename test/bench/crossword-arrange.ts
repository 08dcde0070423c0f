// Arranged words and answer words: `node --conditions=source test/bench/crossword-arrange.ts`. Beside the npm package
// crossword-layout-generator, on the same lists. Milliseconds of CPU time; fixed seeds. Field data where
// KUMIKI_FIELD_DATA says where it is: CWL50 and the kana words of XWordGiver.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@kumiki/core';
import {
  answerWordOver,
  arrangeWords,
  boardMetrics,
  createLexicon,
  hideableWords,
  type CrosswordPuzzle,
} from '@kumiki/core/crossword';
import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';
import { generateLayout } from 'crossword-layout-generator';

const data = process.env['KUMIKI_FIELD_DATA'];
const lines = (path: string): string[] =>
  data && existsSync(join(data, path)) ? readFileSync(join(data, path), 'utf8').split(/\r?\n/) : [];
const cwl = lines('crossword/crosswordsmith/cwl50.dict').map((line) => line.split(';'));
const kana = lines('crossword/xwordgiver/BasicDict-JPN-Kana-Freedom.tsv').map((line) => line.split('\t')[0]!);
const lists: Readonly<Record<string, readonly string[]>> = {
  'own English, 4-9': wordsEn.map(({ answer }) => answer).filter((word) => word.length > 3),
  'own Japanese, 3-8': wordsJa.map(({ answer }) => answer).filter((word) => word.length > 2),
  'CWL from 90, 4-10': cwl
    .filter(([word = '', score]) => /^[A-Za-z]{4,10}$/.test(word) && Number(score) >= 90)
    .map(([word]) => word!.toUpperCase()),
  'XWordGiver kana, 3-8': [...new Set(kana.filter((word) => /^[ァ-ヶー]{3,8}$/.test(word)))],
};
if (!data) console.log('KUMIKI_FIELD_DATA is not set: own lists only.');

function timed<V>(call: () => V): [value: V, ms: number] {
  const from = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(from);
  return [value, (user + system) / 1_000];
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;

interface Figures {
  readonly ms: number;
  readonly words: number;
  readonly crossings: number;
  readonly density: number;
  readonly squareness: number;
  readonly pieces: number;
}
interface Place {
  readonly letters: string;
  readonly row: number;
  readonly column: number;
  readonly down: boolean;
}

/** Counted from places alone, for both alike. */
function figuresOf(places: readonly Place[], ms: number): Figures {
  const used = new Map<string, number>();
  for (const { letters, row, column, down } of places)
    for (const n of Array.from(letters).keys()) {
      const cell = `${row + (down ? n : 0)},${column + (down ? 0 : n)}`;
      used.set(cell, (used.get(cell) ?? 0) + 1);
    }
  const cells = [...used.keys()].map((cell) => cell.split(',').map(Number) as [number, number]);
  const side = (at: 0 | 1): number => Math.max(...cells.map((c) => c[at])) - Math.min(...cells.map((c) => c[at])) + 1;
  const [height, width] = [side(0), side(1)];
  const open = new Set(used.keys());
  let pieces = 0;
  for (const from of used.keys()) {
    if (!open.has(from)) continue;
    pieces += 1;
    const waiting = [from];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!open.delete(next)) continue;
      const [y, x] = next.split(',').map(Number) as [number, number];
      waiting.push(`${y + 1},${x}`, `${y - 1},${x}`, `${y},${x + 1}`, `${y},${x - 1}`);
    }
  }
  return {
    ms,
    words: places.length,
    crossings: [...used.values()].filter((count) => count > 1).length / places.length,
    density: used.size / (width * height),
    squareness: Math.min(width, height) / Math.max(width, height),
    pieces,
  };
}

const reasons = new Map<string, number>();
function ours(words: readonly string[], seed: number, effort: number | undefined): Figures {
  const list = words.map((answer) => ({ answer }));
  const [made, ms] = timed(() => arrangeWords(list, effort === undefined ? {} : { effort }, createRandom(seed)));
  if (!made.ok) throw new Error(made.reason);
  const { entries, width, unplaced = [] } = made.value;
  for (const { reason } of unplaced) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const places = entries.map(({ answer, cells, direction }) => ({
    letters: answer,
    row: Math.floor(cells[0]! / width),
    column: cells[0]! % width,
    down: direction === 'down',
  }));
  return figuresOf(places, ms);
}

function theirs(words: readonly string[]): Figures {
  // It prints a line a word.
  const { log } = console;
  console.log = () => {};
  const [made, ms] = timed(() => generateLayout(words.map((answer) => ({ answer, clue: '' }))));
  console.log = log;
  const laid = made.result.filter(({ orientation }) => orientation !== 'none');
  return figuresOf(
    laid.map(({ answer, startx, starty, orientation }) => ({
      letters: answer,
      row: starty,
      column: startx,
      down: orientation === 'down',
    })),
    ms,
  );
}

/** Of ours: what must not be missed, and what is aimed at. */
interface Goal {
  readonly placed: number;
  readonly crossings?: number;
}
const goals = (isJapanese: boolean, count: number): readonly [floor: Goal, aim: Goal] =>
  !isJapanese
    ? [
        { placed: 100, crossings: 1.15 },
        { placed: 100, crossings: 1.25 },
      ]
    : count < 50
      ? [{ placed: 90 }, { placed: 92 }]
      : [{ placed: 99 }, { placed: 100 }];
/** Milliseconds for a hundred words. */
const MOST_MS = 300;
function expectFloor(name: string, [{ placed, crossings = 0 }]: readonly [Goal, Goal], made: readonly Figures[]): void {
  const laid = (100 * mean(made.map(({ words }) => words))) / Number(/\d+$/.exec(name)![0]);
  if (laid < placed) throw new Error(`${name}: ${laid.toFixed(1)} % placed, less than ${placed}.`);
  if (mean(made.map((each) => each.crossings)) < crossings) throw new Error(`${name}: too few crossings.`);
  if (medianMs(made) > MOST_MS) throw new Error(`${name}: more than ${MOST_MS} ms.`);
  if (made.some(({ pieces }) => pieces !== 1)) throw new Error(`${name}: a board in several pieces.`);
}

const medianMs = (figures: readonly Figures[]): number => median(figures.map(({ ms }) => ms));
const rowOf = (list: string, count: number, by: string, figures: readonly Figures[], peers: readonly Figures[]) => ({
  list,
  words: count,
  by,
  'CPU ms, median': medianMs(figures).toFixed(1),
  "of the peer's": (medianMs(figures) / medianMs(peers)).toFixed(2),
  'placed %': ((100 * mean(figures.map(({ words }) => words))) / count).toFixed(1),
  'crossings a word': mean(figures.map(({ crossings }) => crossings)).toFixed(3),
  density: mean(figures.map(({ density }) => density)).toFixed(3),
  squareness: mean(figures.map(({ squareness }) => squareness)).toFixed(2),
  'pieces, mean': mean(figures.map(({ pieces }) => pieces)).toFixed(1),
});

function arranged(): void {
  const rows = [];
  for (const [name, list] of Object.entries(lists)) {
    for (const count of [20, 50, 100]) {
      if (list.length < count) continue;
      const samples = Array.from({ length: 10 }, (_, seed) =>
        createRandom(`${name} ${count} ${seed}`)
          .shuffle([...list])
          .slice(0, count),
      );
      reasons.clear();
      const made = samples.map((words, seed) => ours(words, seed, undefined));
      const peers = samples.slice(0, count < 100 ? 10 : 3).map(theirs);
      rows.push(rowOf(name, count, 'Kumiki', made, peers));
      if (reasons.size > 0) console.log(`${name}, ${count} words: left out`, Object.fromEntries(reasons));
      const first = samples.map((words, seed) => ours(words, seed, 0));
      rows.push(rowOf(name, count, 'Kumiki, effort 0', first, peers));
      rows.push(rowOf(name, count, 'crossword-layout-generator', peers, peers));
      expectFloor(`${name}, ${count}`, goals(/kana|Japanese/.test(name), count), made);
    }
  }
  console.table(rows);
}

function answerWords(): void {
  const list = lists['CWL from 90, 4-10']!.length > 0 ? lists['CWL from 90, 4-10']! : lists['own English, 4-9']!;
  const all = cwl.length > 1 ? cwl.flatMap(([word = '']) => (word === '' ? [] : [{ answer: word }])) : [...wordsEn];
  const { lexicon } = createLexicon(all);
  const rows = [20, 50, 100].map((count) => {
    const words = createRandom(`answer ${count}`)
      .shuffle([...list])
      .slice(0, count)
      .map((answer) => ({ answer }));
    const made = arrangeWords(words, {}, createRandom(1));
    if (!made.ok) throw new Error(made.reason);
    const board: CrosswordPuzzle = made.value;
    const [, listing] = timed(() => hideableWords(board, lexicon));
    const hideable = hideableWords(board, lexicon, { length: [6, 10], most: lexicon.size });
    const chosen = createRandom(1).shuffle(hideable).slice(0, 50);
    const found = chosen.map(({ answer }) => timed(() => answerWordOver(board, answer)));
    const good = found.flatMap(([answer]) => (answer.ok ? [answer.value] : []));
    return {
      words: count,
      letters: boardMetrics(board).letters,
      'words of the lexicon': lexicon.size,
      'hideable of 6-10': hideable.length,
      'a thousand listed in ms': listing.toFixed(1),
      'answer of 6-10: ms, median': median(found.map(([, ms]) => ms)).toFixed(2),
      worst: Math.max(...found.map(([, ms]) => ms)).toFixed(1),
      'spread, mean': mean(good.map(({ spread }) => spread)).toFixed(1),
      'apart %': 100 * mean(good.map(({ apart }) => (apart ? 1 : 0))),
      'proved %': 100 * mean(good.map(({ proved }) => (proved ? 1 : 0))),
    };
  });
  console.table(rows);
}

arranged();
answerWords();
