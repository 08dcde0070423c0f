// Fills: `node --conditions=source test/bench/crossword-fill.ts`. Field data, where KUMIKI_FIELD_DATA says where it is:
// every square pattern of PAT.txt with the kana dictionary, and English grids with CWL50. Fixed seeds.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBudget, createRandom } from '@kumiki/core';
import {
  createLexicon,
  crossword,
  fillGrid,
  patterns,
  type CrosswordPuzzle,
  type Lexicon,
} from '@kumiki/core/crossword';
import { wordsEn, wordsJa } from '@kumiki/core/crossword/words';

const SEEDS = 5;
const data = process.env['KUMIKI_FIELD_DATA'];

/** Milliseconds; CPU time is told in ticks of four of them here and there, which is longer than most fills. */
function timed<V>(call: () => V): [value: V, ms: number] {
  const from = performance.now();
  const value = call();
  return [value, performance.now() - from];
}
const at = (values: readonly number[], share: number): string =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!.toFixed(1);

interface Row {
  readonly grids: number;
  filled: number;
  proven: number;
  open: number;
  readonly ms: number[];
  readonly scores: number[];
}
/** Fills each grid by some seeds and holds every board against the list it was made from. */
function measure(grids: readonly (readonly string[])[], lexicon: Lexicon, scores: ReadonlyMap<string, number>): Row {
  const row: Row = { grids: grids.length, filled: 0, proven: 0, open: 0, ms: [], scores: [] };
  for (const [n, rows] of grids.entries()) {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const budget = createBudget({ steps: 3_000_000 });
      const [made, ms] = timed(() => fillGrid(rows, lexicon, {}, createRandom(`fill ${n} ${seed}`), budget));
      row.ms.push(ms);
      if (made.ok) {
        row.filled += 1;
        row.scores.push(meanScore(rows, made.value, scores));
      } else if (made.reason === 'impossible') row.proven += 1;
      else row.open += 1;
    }
  }
  return row;
}
function meanScore(rows: readonly string[], board: CrosswordPuzzle, scores: ReadonlyMap<string, number>): number {
  const slots = slotsOf(rows);
  const words = board.entries.map((entry) => entry.cells.map((cell) => fold(board.cells[cell]!.letter)).join(''));
  if (words.length !== slots || new Set(words).size !== slots)
    throw new Error('a slot has no word, or one comes twice');
  const found = words.map((word) => scores.get(word));
  if (found.includes(undefined)) throw new Error(`not in the list: ${words[found.indexOf(undefined)]}`);
  return found.reduce<number>((sum, score) => sum + score!, 0) / slots;
}
/** Of what must not be missed and what is aimed at: milliseconds at the median, and the mean score of the words. */
interface Goal {
  readonly ms: number;
  readonly score?: number;
}
const usualGoals: readonly [floor: Goal, aim: Goal] = [{ ms: 50 }, { ms: 30 }];
const told = ({ ms, score }: Goal): string => (score === undefined ? String(ms) : `${ms} at ${score}`);
const report: Record<string, Record<string, string | number>> = {};
const missed: string[] = [];
function tell(name: string, { grids, filled, proven, open, ms, scores }: Row, [floor, aim] = usualGoals): void {
  const score = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const mean = scores.length === 0 ? '–' : score.toFixed(1);
  if (Number(at(ms, 0.5)) > floor.ms || open > 0 || score < (floor.score ?? 0)) missed.push(name);
  report[name] = {
    grids,
    filled,
    proven,
    open,
    p50: at(ms, 0.5),
    p99: at(ms, 0.99),
    max: at(ms, 1),
    floor: told(floor),
    aim: told(aim),
    'mean score': mean,
  };
}
const plain = (list: readonly { readonly answer: string }[]): Map<string, number> =>
  new Map(list.map(({ answer }) => [fold(answer), 50]));

for (const [name, words] of [
  ['our words, Japanese', wordsJa],
  ['our words, English', wordsEn],
] as const) {
  const ms: number[] = [];
  for (let seed = 0; seed < 200; seed += 1) {
    const budget = createBudget({ steps: 1_000_000 });
    const [made, took] = timed(() => crossword.generate({ style: 'fill', words }, createRandom(seed), budget));
    if (!made.ok) throw new Error(`${name}, seed ${seed}: ${made.reason}`);
    ms.push(took);
  }
  report[`${name}: 5 × 5 drawn and filled`] = {
    grids: 200,
    filled: 200,
    p50: at(ms, 0.5),
    p99: at(ms, 0.99),
    max: at(ms, 1),
  };
}

if (data === undefined || !existsSync(data)) console.log('KUMIKI_FIELD_DATA is not set: the field is left out');
else {
  const read = (path: string): string => readFileSync(join(data, 'crossword', path), 'utf8');
  const kana = read('xwordgiver/BasicDict-JPN-Kana-Freedom.tsv')
    .split('\n')
    .filter((line) => !/^\uFEFF?#/.test(line) && line.includes('\t'))
    .map((line) => ({ answer: line.split('\t')[0]!.trim() }));
  const [made, took] = timed(() => createLexicon(kana));
  console.log(`lexicon of ${made.lexicon.size} kana words: ${took.toFixed(0)} ms, ${made.problems.length} left out`);
  const drawn = readPatterns(read('xwordgiver/PAT.txt'));
  const sizes = [...new Set(drawn.map((rows) => rows.length))].toSorted((a, b) => a - b);
  const usual = plain(kana);
  for (const size of sizes) {
    const grids = drawn.filter((rows) => rows.length === size);
    tell(`PAT.txt ${size} × ${size}, kana`, measure(grids, made.lexicon, usual));
  }

  const list = read('crosswordsmith/cwl50.dict');
  const [english, ms] = timed(() => createLexicon(list));
  console.log(
    `lexicon of ${english.lexicon.size} English words: ${ms.toFixed(0)} ms, ${english.problems.length} left out`,
  );
  const scores = new Map<string, number>();
  for (const line of list.split('\n')) {
    const [word, score] = line.trim().split(';');
    if (word && score) scores.set(word, Math.max(Number(score), scores.get(word) ?? 0));
  }
  const mask = (name: string): readonly string[] =>
    (JSON.parse(read(`crosswordsmith/grids/${name}.json`)) as { readonly mask: readonly string[] }).mask;
  const scored = [
    { ms: 1_000, score: 77 },
    { ms: 300, score: 78.5 },
  ] as const;
  tell('amer11, CWL50', measure([mask('amer11')], english.lexicon, scores), scored);
  for (const [name, rows] of Object.entries(patterns).filter(([id]) => id.startsWith('us-15'))) {
    tell(`${name} of ours, ${slotsOf(rows)} slots, CWL50`, measure([rows], english.lexicon, scores), [
      { ms: 500 },
      { ms: 100 },
    ]);
  }
}
console.table(report);
if (missed.length > 0) throw new Error(`Below the floor, or left open: ${missed.join(', ')}.`);

/** How many words a pattern has. */
function slotsOf(rows: readonly string[]): number {
  const lines = [...rows, ...Array.from(rows[0]!, (_, x) => rows.map((row) => row[x]).join(''))];
  return lines.flatMap((line) => line.split('#')).filter(({ length }) => length > 1).length;
}
/** The square ones of a file of patterns that are drawn in frames. */
function readPatterns(text: string): string[][] {
  const found: string[][] = [];
  let rows: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const inside = /^┃(.*)┃$/.exec(line.trim())?.[1];
    if (inside !== undefined) rows.push(inside.replaceAll('■', '#').replaceAll('\u3000', '.'));
    else if (rows.length > 0) {
      if (rows.every(({ length }) => length === rows.length)) found.push(rows);
      rows = [];
    }
  }
  return found;
}
/** Small kana as large ones: where words cross, the cell shows the kana of one of them. */
function fold(word: string): string {
  const small = 'ァィゥェォッャュョヮヵヶ';
  const large = 'アイウエオツヤユヨワカケ';
  return Array.from(word, (kana) => large[small.indexOf(kana)] ?? kana).join('');
}
