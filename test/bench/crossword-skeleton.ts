// Skeletons and the lint: `node --conditions=source test/bench/crossword-skeleton.ts`. Beside a plain backtracking, slot by slot
// along crossings, that gives up after 200,000 words. Milliseconds of CPU time; fixed seeds. Field data where
// KUMIKI_FIELD_DATA says where it is: the kana words of XWordGiver.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@kumiki/core';
import {
  arrangeWords,
  lintCrossword,
  lintPresets,
  provePlacement,
  skeletonFrom,
  type CrosswordPuzzle,
  type LintPreset,
} from '@kumiki/core/crossword';
import { wordsEn } from '@kumiki/core/crossword/words';

const data = process.env['KUMIKI_FIELD_DATA'];
const tsv = 'crossword/xwordgiver/BasicDict-JPN-Kana-Freedom.tsv';
const rows = data && existsSync(join(data, tsv)) ? readFileSync(join(data, tsv), 'utf8').split(/\r?\n/) : [];
const kana = rows.map((row) => row.split('\t')[0]!).filter((word) => /^[ァ-ヶー]{3,8}$/.test(word));
const lists: Readonly<Record<string, readonly string[]>> = {
  'own English': wordsEn.map(({ answer }) => answer),
  'XWordGiver kana': [...new Set(kana)],
};
if (!data) console.log('KUMIKI_FIELD_DATA is not set: own list only.');

const BOARDS = 20;
const GIVES_UP = 200_000;

function timed<V>(call: () => V): [value: V, ms: number] {
  const from = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(from);
  return [value, (user + system) / 1_000];
}
const told = (values: readonly number[], digits = 1): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return `${sorted[sorted.length >> 1]!.toFixed(digits)} (${sorted.at(-1)!.toFixed(digits)})`;
};

/** Two ways, one, or undefined when it gave up. */
function waysByBacktracking({ cells, entries }: CrosswordPuzzle): number | undefined {
  const order = [0];
  const reached = new Set(entries[0]!.cells);
  while (order.length < entries.length) {
    const next = [...entries.keys()].find(
      (at) => !order.includes(at) && entries[at]!.cells.some((c) => reached.has(c)),
    );
    const slot = next ?? [...entries.keys()].find((at) => !order.includes(at))!;
    order.push(slot);
    for (const cell of entries[slot]!.cells) reached.add(cell);
  }
  const board = cells.map((cell) => (cell?.kind === 'given' ? cell.letter : ''));
  const isUsed = new Uint8Array(entries.length);
  let [ways, tried] = [0, 0];
  const put = (nth: number): void => {
    if (nth === order.length) ways += 1;
    if (nth === order.length || ways > 1 || tried > GIVES_UP) return;
    const own = entries[order[nth]!]!.cells;
    for (const [word, { answer }] of entries.entries()) {
      if (isUsed[word] === 1 || answer.length !== own.length) continue;
      tried += 1;
      if (own.some((cell, at) => board[cell] !== '' && board[cell] !== answer[at])) continue;
      const fresh = own.filter((cell) => board[cell] === '');
      for (const [at, cell] of own.entries()) board[cell] = answer[at]!;
      isUsed[word] = 1;
      put(nth + 1);
      isUsed[word] = 0;
      for (const cell of fresh) board[cell] = '';
    }
  };
  put(0);
  return tried > GIVES_UP && ways < 2 ? undefined : Math.min(ways, 2);
}

console.log(
  '\nmedian (worst) | prove | skeleton | letters given | one way without | backtracking on the skeleton, gave up',
);
for (const [name, list] of Object.entries(lists)) {
  for (const count of [20, 50, 100, 200]) {
    if (list.length < count) continue;
    const [proof, skeleton, plain, given]: number[][] = [[], [], [], []];
    let [unique, gaveUp] = [0, 0];
    for (let board = 0; board < BOARDS; board += 1) {
      const random = createRandom(`skeleton ${count} ${board}`);
      const words = random.shuffle([...list]).slice(0, count);
      const made = arrangeWords(
        words.map((answer) => ({ answer })),
        { effort: 20_000 },
        random,
      );
      if (!made.ok) throw new Error(made.reason);
      const [proved, proofMs] = timed(() => provePlacement(made.value));
      if (proved.ok && proved.value.verdict === 'unique') unique += 1;
      const [shown, skeletonMs] = timed(() => skeletonFrom(made.value));
      if (!shown.ok) throw new Error(shown.reason);
      const [ways, plainMs] = timed(() => waysByBacktracking(shown.value));
      if (ways === undefined) gaveUp += 1;
      else if (ways !== 1) throw new Error(`${ways} ways`);
      proof!.push(proofMs);
      skeleton!.push(skeletonMs);
      plain!.push(plainMs);
      given!.push(shown.value.cells.filter((cell) => cell?.kind === 'given').length);
    }
    console.log(
      `${name}, ${count} words | ${told(proof!)} | ${told(skeleton!)} | ${told(given!, 0)} | ${unique} of ${BOARDS} | ${told(plain!)}, ${gaveUp}`,
    );
  }
}

console.log('\nlint | 15 × 15 | 255 × 255');
const patternOf = (side: number): string[] =>
  Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_cell, x) => ((x * 7 + y * 3) % 11 === 0 ? '#' : 'A')).join(''),
  );
for (const preset of Object.keys(lintPresets) as LintPreset[]) {
  const times = [15, 255].map((side) => {
    const pattern = patternOf(side);
    return told(Array.from({ length: 9 }, () => timed(() => lintCrossword(pattern, preset))[1]));
  });
  console.log(`${preset} | ${times.join(' | ')}`);
}
